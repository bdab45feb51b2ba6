"""A census of a tiny game: everything that can happen, and what the seats can know of it."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import count
from math import factorial
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from boneyard import Action, Round, Sheet, write_position
from boneyard.record.views import view_json
from boneyard.rules.chance import SeededDealer
from boneyard.rules.families import start_of
from boneyard.rules.lines import LinesState
from boneyard.rules.questions import Game
from boneyard.rules.sheet import Deal, Family
from boneyard.rules.state import NOTHING
from boneyard.rules.tile import tile_set
from boneyard.rules.trains_start import TrainsStart
from tests.golden import slow
from tests.golden.files import Line
from tests.golden.tables import again, begun, left_to_draw

TOP = 2
PLAYERS = 2


class Tiny(NamedTuple):
    """Looked at for `depth` actions; None is to the end. No `engine` where the reveal finds it."""

    each: int
    engine: int | None
    depth: int | None = None


def tiny_games(sheet: Sheet) -> list[Tiny]:
    if sheet.family is Family.LINES:
        return [Tiny(2, None, 5), Tiny(2, None)]
    # Where the engine comes from a hand, a hand of one would be empty before the first turn.
    sizes = (2,) if sheet.family is Family.FEET or sheet.id == "mexican-train-satisfy" else (1, 2)
    return [Tiny(each, engine) for each in sizes for engine in range(TOP + 1)]


@cache
def seeds(tiles: int, deal_number: int, purpose: str) -> list[bytes]:
    """One seed for each order into which a dealer can bring so many tiles."""
    found: dict[tuple[int, ...], bytes] = {}
    for number in count():
        if len(found) == factorial(tiles):
            break
        seed = b"order %d" % number
        row = vec[i64](list(range(tiles)))
        SeededDealer(seed).shuffle(row, 0, deal_number, purpose)
        found.setdefault(tuple(row), seed)
    return list(found.values())


def deals(sheet: Sheet, tiny: Tiny) -> list[Round]:
    """All rounds that can be dealt; those that are thrown away because a double is missing are left out."""
    small = replace(sheet, deals={Game.FULL: Deal({PLAYERS: (TOP, tiny.each)}, "")})
    start = start_of(small, PLAYERS)
    set_aside = isinstance(start, TrainsStart) and start.sets_aside
    shuffled = len(tile_set(TOP)) - (1 if set_aside else 0)
    found: dict[str, Round] = {}
    for seed in seeds(shuffled, 0, "deal"):
        round_, thrown_away = begun(small, start, tiny.engine or 0, 0, SeededDealer(seed))
        if not thrown_away:
            found.setdefault(f"{world(round_)} {round_.history}", round_)
    return list(found.values())


def after(round_: Round, action: Action) -> Iterator[Round]:
    """One round for each order in which discards can come that this action turns over."""
    other = again(round_)
    other.play(action)
    before, state = round_.state, other.state
    if not isinstance(before, LinesState) or not isinstance(state, LinesState) or state.flips == before.flips:
        yield other
        return
    for seed in seeds(state.boneyard_size, state.flips, "flip"):
        other = again(round_)
        assert isinstance(other.state, LinesState)
        other.state.dealer = SeededDealer(seed)
        other.play(action)
        yield other


# --- What is hidden ---------------------------------------------------------------------------------------


def world(round_: Round) -> str:
    """All that some seat may not know."""
    position = write_position(round_)
    return f"{position['hands']} {position['boneyard']} {position.get('shown')}"


def seen(round_: Round) -> str:
    """All that the seat to move knows, its legal actions apart."""
    view = json.loads(view_json(round_.view(round_.turn)))
    del view["legal"]
    return json.dumps(view)


def worlds_by_number(round_: Round) -> int:
    """How many worlds there are for the seat to move if nothing counts but how many tiles lie where."""
    state = round_.state
    rival = 1 - state.turn
    held = state.count[rival]
    unseen = held + left_to_draw(state)
    worlds = factorial(unseen) // factorial(held)
    if isinstance(state, LinesState) and state.engine == NOTHING and state.shown[rival] != NOTHING:
        worlds *= held
    return worlds


# --- Counting ---------------------------------------------------------------------------------------------


class InformationSet:
    def __init__(self, round_: Round) -> None:
        self.first = round_
        """One of the rounds that look like this."""
        self.legal = round_.legal()
        self.by_number = worlds_by_number(round_)
        self.worlds: set[str] = set()

    def add(self, round_: Round) -> None:
        assert round_.legal() == self.legal, (seen(round_), "equal views, other legal actions")
        self.worlds.add(world(round_))


def rounds(dealt: list[Round], depth: int | None) -> Iterator[tuple[Round, int]]:
    """All that can come of these deals, each with the number of its actions, up to so many of them."""
    waiting = [(round_, 0) for round_ in dealt]
    while waiting:
        round_, actions = waiting.pop()
        yield round_, actions
        if actions != depth:
            waiting += [(other, actions + 1) for action in round_.legal() for other in after(round_, action)]


def information_sets(sheet: Sheet, tiny: Tiny) -> list[InformationSet]:
    """What the seats to move can be faced with."""
    sets: dict[str, InformationSet] = {}
    for round_, _ in rounds(deals(sheet, tiny), tiny.depth):
        if round_.result is None:
            sets.setdefault(seen(round_), InformationSet(round_)).add(round_)
    return list(sets.values())


def census(sheet: Sheet, tiny: Tiny) -> Line:
    dealt = deals(sheet, tiny)
    nodes = longest = 0
    ends: Counter[str] = Counter()
    sets: dict[str, InformationSet] = {}
    for round_, actions in rounds(dealt, tiny.depth):
        longest = max(longest, actions)
        if round_.result is not None:
            ends[round_.result.over.value] += 1
            continue
        nodes += 1
        key = seen(round_)
        if key not in sets:
            sets[key] = InformationSet(round_)
        sets[key].add(round_)
    return {
        **tiny._asdict(),
        "deals": len(dealt),
        "nodes": nodes,
        "ends": dict(sorted(ends.items())),
        "longest": longest,
        "sets": len(sets),
        "worlds": worlds(list(sets.values())),
        "origin": "engine; nodes and ends: oracle too",
    }


def worlds(sets: list[InformationSet]) -> dict[str, int]:
    """How many sets there are of each kind, the least hidden first."""
    kinds: defaultdict[tuple[int, int], int] = defaultdict(int)
    for one in sets:
        assert len(one.worlds) <= one.by_number, sorted(one.worlds)
        kinds[one.by_number, len(one.worlds)] += 1
    return {f"{really} of {by_number}": number for (by_number, really), number in sorted(kinds.items())}


def slow_census(sheet: Sheet, tiny: Tiny) -> Line:
    """Nodes and ends from the same deals, by the oracle."""
    nodes = longest = 0
    ends: Counter[str] = Counter()
    waiting = [(slow.oracle_of(write_position(round_)), 0) for round_ in deals(sheet, tiny)]
    while waiting:
        oracle, depth = waiting.pop()
        oracle.highest = TOP
        longest = max(longest, depth)
        over = oracle.over()
        if over is not None:
            ends[over["reason"]] += 1
            continue
        nodes += 1
        if depth != tiny.depth:
            waiting += [
                (other, depth + 1)
                for action in oracle.legal()
                for other in slow.after_any_shuffle(oracle, action)
            ]
    return {"nodes": nodes, "ends": dict(sorted(ends.items())), "longest": longest}


def lines(sheet: Sheet) -> Iterator[Line]:
    for tiny in tiny_games(sheet):
        line = census(sheet, tiny)
        theirs = slow_census(sheet, tiny)
        assert theirs == {name: line[name] for name in theirs}, (line, theirs)
        yield line
