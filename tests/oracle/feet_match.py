"""What holds a Chickenfoot match together, by the letter of rules.md: sets, deals, doubles, starters, totals.

Seats are numbers here, clockwise from 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.oracle.feet_switches import answers
from tests.oracle.tiles import SEATS, Tile, write_tiles

DEAL = {2: 12, 3: 11, 4: 10, 5: 12, 6: 11, 7: 10, 8: 9}  # [F2]


def highest(players: int) -> int:
    return 9 if players <= 4 else 12  # [F1] [FA16] [FA20]


def tile_set(players: int) -> list[Tile]:
    return [(high, low) for high in range(highest(players) + 1) for low in range(high + 1)]


def tiles_each(players: int) -> int:
    return DEAL[players]


def free_arms(options: dict[str, Any]) -> int:
    return 6 if answers(options)["spinner"] == "double-chickenfoot" else 4  # [F7] [F21]


def first_double(options: dict[str, Any], players: int) -> int:
    """What round 1 needs: [F5] the highest; R rounds play the last R, and no more than there are [AA22]."""
    rounds = answers(options)["rounds"]
    if rounds == "all":
        return highest(players)
    assert int(rounds) <= highest(players) + 1, "more rounds than doubles are refused"
    return int(rounds) - 1


def doubles(options: dict[str, Any], players: int) -> list[int]:
    """By round, as long as every needed double is really used: [F9] [F19] [FA2]."""
    return list(range(first_double(options, players), -1, -1))


def next_double(used: int) -> int | None:
    """One lower than the double really used [F9] [FA1]; None: the match is over [F19] (RF14)."""
    return used - 1 if used > 0 else None


@dataclass
class Start:
    """The table when the first turn begins: the spinner lies, laid by `starter`; `turn` is the next seat."""

    engine: int
    hands: list[list[Tile]]
    boneyard: list[Tile]
    starter: int
    turn: int


def start_round(
    options: dict[str, Any],
    needed: int,
    hands: list[list[Tile]],
    boneyard: list[Tile],
    last_starter: int | None,
) -> Start | None:
    """From the dealt hands and the boneyard (next first) to the first turn; None: shuffle and deal again."""
    players = len(hands)
    hands = [list(hand) for hand in hands]
    boneyard = list(boneyard)
    missing = answers(options)["missing_double"]

    engine = needed
    starter = holder(hands, engine)
    if starter is None and missing == "draw":
        # [FA1] as MT-C [CA1]: seat 0 first, later left of the last starter; one each, kept, stop at the tile
        starter = 0 if last_starter is None else (last_starter + 1) % players
        while True:
            tile = boneyard.pop(0)
            hands[starter].append(tile)
            if tile == (engine, engine):
                break
            starter = (starter + 1) % players
    elif missing == "next-lower":
        while starter is None and engine > 0:  # [FA18] continue downward
            engine -= 1
            starter = holder(hands, engine)
    if starter is None:
        return None  # [F22] [FA1] also when no lower double is held, or 0-0 was needed

    hands[starter].remove((engine, engine))  # [F5]
    return Start(engine, hands, boneyard, starter, (starter + 1) % players)  # [FA15]


def holder(hands: list[list[Tile]], number: int) -> int | None:
    for seat, hand in enumerate(hands):
        if (number, number) in hand:
            return seat
    return None


def first_position(options: dict[str, Any], start: Start) -> dict[str, Any]:
    return {
        "sheet": "chickenfoot",
        "options": options,
        "players": len(start.hands),
        "turn": SEATS[start.turn],
        "engine": start.engine,
        "hands": {SEATS[seat]: write_tiles(hand) for seat, hand in enumerate(start.hands)},
        "boneyard": write_tiles(start.boneyard),
        "arms": free_arms(options),
        "ends": "",
        "foot": None,
        "laid": write_tiles([(start.engine, start.engine)]),
    }


def totals(round_scores: list[list[int]]) -> list[int]:
    return [sum(scores) for scores in zip(*round_scores, strict=True)]


def match_winners(round_scores: list[list[int]]) -> list[str]:
    """[F20] the lowest total; ties are shared [FA14]."""
    sums = totals(round_scores)
    return [SEATS[seat] for seat, total in enumerate(sums) if total == min(sums)]


def match_losers(round_scores: list[list[int]]) -> list[str]:
    """[F20] the highest total; ties are shared [FA14]."""
    sums = totals(round_scores)
    return [SEATS[seat] for seat, total in enumerate(sums) if total == max(sums)]
