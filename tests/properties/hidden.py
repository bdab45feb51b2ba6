"""What a seat has no right to know, and the same table with all of that dealt otherwise."""

from __future__ import annotations

import random

from librt.vecs import vec
from mypy_extensions import i64

from boneyard import Event, EventKind, Over, Round, Step, Tile
from boneyard.rules.lines import LinesState
from boneyard.rules.questions import Hands
from boneyard.rules.state import NOTHING
from boneyard.rules.tile import code_of
from tests.properties.tables import Table, again, boneyard, hands


def is_open(round_: Round) -> bool:
    return round_.sheet.answer(Hands, Hands.HIDDEN) is Hands.OPEN


def all_lies_open(round_: Round) -> bool:
    """Every hand is seen: in an open game, and once the round is over; not where it is only dealt again."""
    result = round_.result
    return is_open(round_) or (result is not None and result.over is not Over.REDEAL)


def seats(table: Table) -> list[int | None]:
    return [None, *range(table.players)]


def hidden_from(round_: Round, seat: int | None) -> set[Tile]:
    """The tiles this seat has no right to know the place of."""
    hidden = set(boneyard(round_))
    if not all_lies_open(round_):
        for other, hand in enumerate(hands(round_)):
            if other != seat:
                hidden.update(hand)
    return hidden


def known_in_hands(round_: Round) -> set[tuple[int, Tile]]:
    """The tiles that everybody knows to be in a hand: shown in the reveal, and still there. [E60]"""
    known: set[tuple[int, Tile]] = set()
    for event in round_.history:
        if event.seat is None or event.tile is None:
            continue
        if event.kind is EventKind.REVEALED:
            known.add((event.seat, event.tile))
        elif event.kind in (EventKind.ENGINE_LAID, EventKind.LAID, EventKind.GAVE):
            known.discard((event.seat, event.tile))
    return known


def unseen_by(round_: Round, seat: int | None) -> list[tuple[int, Tile]]:
    """The tiles in others' hands of which this seat cannot tell which they are."""
    if all_lies_open(round_):
        return []
    known = known_in_hands(round_)
    pending = round_.pending
    if pending is not None and pending.step is Step.DRAWN and pending.tile is not None:
        known.add((round_.state.turn, pending.tile))  # everybody knows that it fits
    return [
        (other, tile)
        for other, hand in enumerate(hands(round_))
        for tile in hand
        if other != seat and (other, tile) not in known
    ]


def told_otherwise(
    history: list[Event], unseen: list[tuple[int, Tile]], became: dict[Tile, Tile]
) -> list[Event]:
    """How each of these tiles last came into its hand, or was chosen there, is told of the new one."""
    left = set(unseen)
    told = []
    for event in reversed(history):
        if event.tile is not None and event.seat is not None and (event.seat, event.tile) in left:
            left.remove((event.seat, event.tile))
            event = event._replace(tile=became[event.tile])
        told.append(event)
    return told[::-1]


def dealt_otherwise(round_: Round, seat: int | None, rng: random.Random) -> Round:
    """The same table as far as this seat can tell: the tiles it has not seen are dealt anew."""
    other = again(round_)
    state = other.state
    unseen = unseen_by(round_, seat)
    to_draw = boneyard(other)
    old = [*(tile for _, tile in unseen), *to_draw]
    new = rng.sample(old, len(old))
    became = dict(zip(old, new, strict=True))
    for s, tile in unseen:
        state.take_from_hand(s, code_of(tile))
    for s, tile in unseen:
        state.put_in_hand(s, code_of(became[tile]))
    state.boneyard = vec[i64]([code_of(became[tile]) for tile in to_draw])
    state.boneyard_next = 0
    state.boneyard_size = len(to_draw)
    if isinstance(state, LinesState) and state.engine == NOTHING:
        chosen = state.shown[:]
        for s, tile in unseen:
            if chosen[s] == code_of(tile):
                state.shown[s] = code_of(became[tile])
    other.history = told_otherwise(round_.history, unseen, became)
    return other
