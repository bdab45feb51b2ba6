"""Tables and matches of Engine 191."""

from __future__ import annotations

import random
from collections.abc import Sequence

from boneyard import SHEETS, Event, Match, Round, Tile, read_action, write_action, write_position
from boneyard.rules.event import EventKind
from boneyard.rules.view import LinesLayout, View
from tests.rulebook import position

ENGINE_191 = SHEETS["engine-191"]

EIGHTS = "9-8 8-1 1-3 3-8 8-2 2-6 6-8 8-4 4-5 5-8"
"""A line at the main station 9-9 that ends in an 8; the 8s it leaves are 8-8, 8-7 and 8-0."""
LAST_EIGHTS = "9-7 7-8 8-0 0-9"
"""With `EIGHTS` on the table too, every 8 lies there but the double."""


def table(**fields: object) -> Round:
    """Three players around the main station 9-9, seat A to move, unless told otherwise."""
    return position("engine-191", **{"engine": 9, **fields})


def before_reveal(*hands: str, **fields: object) -> Round:
    """Everybody has a hand and has still to choose what to show; seat A chooses first."""
    held = dict(zip("ABCD", hands, strict=False))
    return table(players=len(hands), engine=None, hands=held, **{"boneyard": "7-6 7-5", **fields})


def layout(view: View) -> LinesLayout:
    assert isinstance(view.layout, LinesLayout)
    return view.layout


def happens(round_: Round, *actions: str) -> list[Event]:
    """What these actions bring about, all of it."""
    return [event for action in actions for event in round_.play(read_action(action))]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind.value for event in events]


def hand(round_: Round, seat: str) -> list[str]:
    """The tiles a seat holds, sorted."""
    return pile(round_, "hands", seat)


def yard(round_: Round, seat: str) -> list[str]:
    """The tiles in a seat's score yard, sorted."""
    return pile(round_, "yards", seat)


def pile(round_: Round, field: str, seat: str) -> list[str]:
    piles = write_position(round_)[field]
    assert isinstance(piles, dict)
    return sorted(str(piles[seat]).split())


def tiles_of(round_: Round) -> list[str]:
    """Every tile of the table, wherever it is, sorted."""
    written = write_position(round_)
    hands, yards, lines = written["hands"], written["yards"], written["trains"]
    assert isinstance(hands, dict)
    assert isinstance(yards, dict)
    assert isinstance(lines, dict)
    lists = [*hands.values(), *yards.values(), *lines.values(), written["boneyard"], written["discards"]]
    words = [word for text in lists for word in str(text).split()]
    if written["engine"] is not None:
        words.append(f"{written['engine']}-{written['engine']}")
    return sorted("-".join(sorted(word.split("-"), reverse=True)) for word in words)


def double_set(top: int) -> list[str]:
    return sorted(f"{high}-{low}" for high in range(top + 1) for low in range(high + 1))


# --- Matches ----------------------------------------------------------------------------------------------


def act(match: Match, *actions: str) -> list[Event]:
    return [event for action in actions for event in match.play(read_action(action))]


def show_doubles(match: Match) -> None:
    """Everybody shows the lowest double he holds, or else some tile."""
    for _ in range(match.players):
        held = match.view(match.turn).hand
        act(match, f"show {min((tile for tile in held if tile.is_double), default=held[0])}")


def show_tracks(match: Match) -> None:
    """Nobody shows a double, so all is dealt again."""
    for _ in range(match.players):
        held = match.view(match.turn).hand
        act(match, f"show {next(tile for tile in held if not tile.is_double)}")


def begun(players: int, seed: bytes, **options: object) -> Match:
    """A match whose first main station lies."""
    match = Match(ENGINE_191.having(options), players, seed)
    while match.view(None).engine is None:
        show_doubles(match)
    return match


def end_round(match: Match, *hands: str) -> None:
    """The round now played ends: with nothing left to draw all have passed, and hold these tiles."""
    match.round = table(
        players=match.players,
        turn="ABCD"[match.players - 1],
        engine=6,
        hands=dict(zip("ABCD", hands, strict=False)),
        boneyard="",
        passes=match.players - 1,
    )
    act(match, "pass")


def play_at_random(match: Match, rng: random.Random) -> None:
    """One action, any legal one."""
    match.play(rng.choice(match.legal()))


def told(view: View, kind: EventKind) -> list[tuple[int | None, Tile | None]]:
    """The events of this kind in what the view remembers: whose, and which tile if it is told."""
    return [(event.seat, event.tile) for event in view.history if event.kind is kind]


def legal_now(match: Match) -> list[str]:
    return sorted(write_action(action) for action in match.legal())
