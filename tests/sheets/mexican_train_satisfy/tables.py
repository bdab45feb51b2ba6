"""Tables and matches of the satisfy sheet."""

from __future__ import annotations

from boneyard import SHEETS, Event, Match, Round, write_position
from boneyard.rules.event import EventKind
from tests.rulebook import position

SATISFY = SHEETS["mexican-train-satisfy"]

SEVENS = "12-7 7-11 11-10 10-7 7-9 9-8 8-7 7-6 6-5 5-7 7-4 4-3 3-7 7-2 2-1 1-7"
"""A train that ends in a 7 and leaves only 7-7 and 7-0 to be laid."""
LAST_SEVEN = "12-0 0-7"
"""With `SEVENS` on the table too, every 7 lies there but the double."""


def table(**fields: object) -> Round:
    return position("mexican-train-satisfy", **fields)


def travelling(hands: dict[str, str], boneyard: str, **options: str) -> Round:
    """Seat A's train ends in a 6, for the double six in its hand; no other train is begun."""
    return table(
        players=len(hands), hands=hands, boneyard=boneyard, trains={"A": "12-6"}, options=options or None
    )


def waiting(turn: str, hands: dict[str, str], boneyard: str, **options: str) -> Round:
    """Seat A has laid the double six on its train and could not satisfy it; the duty has come to `turn`."""
    return table(
        players=len(hands),
        turn=turn,
        hands=hands,
        boneyard=boneyard,
        trains={"A": "12-6 6-6"},
        open_doubles="A",
        placer="A",
        options=options or None,
    )


def matches(players: int, number: int = 12, **options: object) -> list[Match]:
    """Matches just dealt, the same every time: some begin with a search for the engine, some do not."""
    return [Match(SATISFY.having(options), players, bytes([seed])) for seed in range(number)]


def told(match: Match, kind: EventKind) -> list[Event]:
    """What happened of this kind in the round now played."""
    return [event for event in match.round.history if event.kind is kind]


def searchers(match: Match) -> list[int | None]:
    """The seats that drew in search of the engine, in their order."""
    return [event.seat for event in told(match, EventKind.SEARCHED)]


def layer(match: Match) -> int | None:
    """Who laid the engine."""
    (laid,) = told(match, EventKind.ENGINE_LAID)
    return laid.seat


def hand(table: Round, seat: str) -> list[str]:
    """The tiles a seat holds, sorted."""
    hands = write_position(table)["hands"]
    assert isinstance(hands, dict)
    return sorted(str(hands[seat]).split())


def play_round(match: Match) -> None:
    """Play the first legal action again and again until the round is behind us."""
    rounds = len(match.results)
    while len(match.results) == rounds:
        match.play(match.legal()[0])
