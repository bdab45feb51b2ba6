"""What holds a match of Engine 191 together: the set, the deal, the reveal, tokens, the winners.

Seats are numbers here, clockwise from 0; results are the `over` objects of formats.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.oracle.lines_switches import SHEET, answers
from tests.oracle.tiles import SEATS, Tile, is_double, write_tiles

DEAL = {2: 9, 3: 11, 4: 9}  # [E1] [E15]


def highest(players: int) -> int:
    return {2: 6, 3: 9, 4: 9}[players]  # [E2] [E3]


def tile_set(players: int) -> list[Tile]:
    return [(high, low) for high in range(highest(players) + 1) for low in range(high + 1)]


def tiles_each(players: int) -> int:
    return DEAL[players]


def deal(shuffled: list[Tile], players: int) -> tuple[list[list[Tile]], list[Tile]]:
    """Hands seat by seat from the front; the rest is the boneyard [E16]."""
    each = tiles_each(players)
    hands = [shuffled[seat * each : (seat + 1) * each] for seat in range(players)]
    return hands, shuffled[players * each :]


def before_the_reveal(
    options: dict[str, Any], hands: list[list[Tile]], boneyard: list[Tile]
) -> dict[str, Any]:
    """The position in which everybody still has to show a tile."""
    return {
        "sheet": SHEET,
        "options": options,
        "players": len(hands),
        "turn": "A",
        "engine": None,
        "hands": {SEATS[seat]: write_tiles(hand) for seat, hand in enumerate(hands)},
        "boneyard": write_tiles(boneyard),
        "trains": {},
        "yards": {SEATS[seat]: "" for seat in range(len(hands))},
        "discards": "",
        "incomplete": "",
        "passes": 0,
        "shown": {},
    }


@dataclass
class Start:
    """The table when the first turn begins."""

    engine: int
    hands: list[list[Tile]]
    starter: int
    turn: int


def reveal(options: dict[str, Any], hands: list[list[Tile]], shown: list[Tile]) -> Start | None:
    """[E17]-[E21] one shown tile a seat; None: nobody showed a double, shuffle and deal again."""
    doubles = sorted((tile, seat) for seat, tile in enumerate(shown) if is_double(tile))
    if not doubles:
        return None
    main_station, starter = doubles[0]  # [E18] [EA1]
    kept = [[tile for tile in hand if tile != main_station] for hand in hands]  # [E19] [E20]
    waits = answers(options)["first_turn"] == "next-plays"  # [EA3]
    turn = (starter + 1) % len(hands) if waits else starter
    return Start(main_station[0], kept, starter, turn)


def rounds_played(results: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """[E21] a failed reveal is no round."""
    return [result for result in results if result["reason"] != "redeal"]


def tokens(players: int, results: list[dict[str, Any]]) -> list[int]:
    """[E57] [E58] [EA27]"""
    winners = [seat for result in rounds_played(results) for seat in result["winners"]]
    return [winners.count(SEATS[seat]) for seat in range(players)]


def match_winners(options: dict[str, Any], players: int, results: list[dict[str, Any]]) -> list[str]:
    """[E5] [EA23] nobody while the match goes on."""
    chosen = answers(options)
    held = tokens(players, results)
    first = [seat for seat in range(players) if held[seat] >= chosen["tokens"]]
    if chosen["shared_third_token"] == "score-sum" and first:
        sums = [sum(result["scores"][seat] for result in rounds_played(results)) for seat in range(players)]
        lowest = min(sums[seat] for seat in first)
        first = [seat for seat in first if sums[seat] == lowest]  # L22
    return [SEATS[seat] for seat in first]


def match_is_over(options: dict[str, Any], players: int, results: list[dict[str, Any]]) -> bool:
    return max(tokens(players, results)) >= int(answers(options)["tokens"])
