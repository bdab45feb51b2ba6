"""Tables and matches of Chickenfoot."""

from __future__ import annotations

from collections.abc import Iterable

from boneyard import SHEETS, Event, Match, Round, Tile, read_action, write_position
from boneyard.record.notation import read_tile, write_end
from boneyard.rules.event import EventKind
from boneyard.rules.view import FeetLayout
from tests.rulebook import position

CHICKENFOOT = SHEETS["chickenfoot"]

SIX_FOURS = "9-9 9-8 8-4 9-7 7-4 9-5 5-4 9-4 6-4 4-3"
"""All arms filled, and six of the fours; the three that a foot on 4 needs are still to come."""
SEVEN_FOURS = f"{SIX_FOURS} 4-2 6-2"
"""Seven of the ten fours, without 4-4, 4-1 and 4-0: a foot on 4 is dead."""


def table(**fields: object) -> Round:
    """Spinner 9-9 with all its arms filled and no other end, unless told otherwise."""
    return position("chickenfoot", **{"engine": 9, "arms": 0, "ends": "", **fields})


def opened(**fields: object) -> Round:
    """A round just begun: the last seat has laid the spinner, and the history says so."""
    started = table(**{"arms": 4, "laid": "9-9", **fields})
    started.history.append(Event(EventKind.ENGINE_LAID, started.state.players - 1, Tile(9, 9)))
    return started


def layout(table: Round) -> FeetLayout:
    """What everybody sees of the table."""
    seen = table.view(None).layout
    assert isinstance(seen, FeetLayout)
    return seen


def tree(table: Round) -> list[str]:
    """The tiles as laid, near half first, each with the tile it lies on: `4-1 on 9-4`."""
    tiles = layout(table).tiles
    return [
        f"{placed.near}-{placed.tile.pips - placed.near}"
        + ("" if placed.on is None else f" on {tiles[placed.on].tile}")
        for placed in tiles
    ]


def happens(table: Round, action: str) -> list[str]:
    """What the table tells of an action, a line for each event: `laid A 4-4 @4`."""
    return [line(event) for event in table.play(read_action(action))]


def line(event: Event) -> str:
    words = [event.kind.value]
    if event.seat is not None:
        words.append("ABCDEFGH"[event.seat])
    if event.tile is not None:
        words.append(str(event.tile))
    if event.end is not None:
        words.append(f"@{write_end(event.end)}")
    if event.lacking:
        words.append(f"lacking {' '.join(str(number) for number in event.lacking)}")
    return " ".join(words)


def hand(table: Round, seat: str) -> list[str]:
    """The tiles a seat holds, sorted."""
    hands = write_position(table)["hands"]
    assert isinstance(hands, dict)
    return sorted(str(hands[seat]).split())


def boneyard(table: Round) -> list[str]:
    return str(write_position(table)["boneyard"]).split()


def double_set(top: int) -> list[str]:
    return sorted(f"{high}-{low}" for high in range(top + 1) for low in range(high + 1))


def doubles_in(tiles: Iterable[str]) -> set[int]:
    """The numbers of the doubles among these tiles."""
    read = [read_tile(text) for text in tiles]
    return {tile.high for tile in read if tile.is_double}


# --- Matches ----------------------------------------------------------------------------------------------


def matches(players: int, number: int = 12, **options: object) -> list[Match]:
    """Matches just dealt, the same every time."""
    return [Match(CHICKENFOOT.having(options), players, bytes([seed])) for seed in range(number)]


def told(match: Match, kind: EventKind) -> list[Event]:
    """What happened of this kind in the round now played."""
    return [event for event in match.round.history if event.kind is kind]


def layer(match: Match) -> int:
    """Who laid the spinner."""
    (laid,) = told(match, EventKind.ENGINE_LAID)
    assert laid.seat is not None
    return laid.seat


def spinner(match: Match) -> int:
    """The number of the double that began the round."""
    (laid,) = told(match, EventKind.ENGINE_LAID)
    assert laid.tile is not None
    assert laid.tile.is_double
    return laid.tile.high


def held(match: Match) -> list[str]:
    """The tiles in all hands."""
    return [tile for seat in "ABCDEFGH"[: match.players] for tile in hand(match.round, seat)]


def play_round(match: Match) -> None:
    """Play the first legal action again and again until the round is behind us."""
    rounds = len(match.results)
    while len(match.results) == rounds:
        match.play(match.legal()[0])


def go_out(match: Match, seat: str, others: dict[str, str]) -> None:
    """The round now played ends: this seat lays its last tile on an arm, the others keep these."""
    engine = match.view(None).engine
    assert engine is not None
    top = 9 if match.players < 5 else 12
    last = f"{top}-{engine}" if engine < top else f"{top}-{top - 1}"
    match.round = table(
        players=match.players,
        turn=seat,
        engine=engine,
        arms=4,
        hands={seat: last, **others},
        boneyard="?",
        options=dict(match.sheet.options),
    )
    match.play(read_action(f"{last}@{engine}"))
