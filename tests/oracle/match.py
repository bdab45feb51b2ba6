"""What holds a match together, by the letter of rules.md: sets, deals, engines, starters, the search, totals.

Seats are numbers here, clockwise from 0. "Oldest" and "youngest" are seat 0 (rules.md, introduction).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.oracle.switches import answers
from tests.oracle.tiles import SEATS, Tile, write_tiles

MEXICAN_DEAL = {2: 16, 3: 16, 4: 15, 5: 14, 6: 12, 7: 10, 8: 9}  # [A6] [B8]
FAST_DEAL = {2: 15, 3: 13, 4: 10}  # [A45]
SATISFY_DEAL = {2: 12, 3: 12, 4: 12, 5: 12, 6: 12, 7: 10, 8: 10}  # [C4]


def highest(sheet: str, options: dict[str, Any]) -> int:
    return 9 if answers(sheet, options).get("game") == "fast" else 12  # [A1] [A45] [B1] [C1]


def tile_set(sheet: str, options: dict[str, Any]) -> list[Tile]:
    top = highest(sheet, options)
    return [(high, low) for high in range(top + 1) for low in range(high + 1)]


def tiles_each(sheet: str, options: dict[str, Any], players: int) -> int:
    if sheet == "mexican-train-satisfy":
        return SATISFY_DEAL[players]
    if answers(sheet, options).get("game") == "fast":
        return FAST_DEAL[players]  # KeyError for 5 and more: the fast game is for 2-4
    return MEXICAN_DEAL[players]


def engines(sheet: str, options: dict[str, Any]) -> list[int]:
    """By round: [A42] [B40] [B41] [C21] [CA18]; R rounds play the last R engines [B6] [AA22]."""
    rounds = answers(sheet, options)["rounds"]
    top = highest(sheet, options)
    if rounds == "all":
        return list(range(top, -1, -1))
    assert int(rounds) <= top + 1, "more rounds than engines are refused"  # [AA22]
    return list(range(int(rounds) - 1, -1, -1))


def engine_is_set_aside(sheet: str, options: dict[str, Any]) -> bool:
    """[A4] [B7]; [C3] not in satisfy, unless CA1's option."""
    return sheet != "mexican-train-satisfy" or answers(sheet, options)["engine"] == "set-aside"


def next_starter(
    sheet: str,
    options: dict[str, Any],
    players: int,
    round_index: int,
    last_starter: int | None,
    last_result: dict[str, Any] | None,
) -> int | None:
    """Who starts this round; None where the deal decides (satisfy: the holder or finder)."""
    if not engine_is_set_aside(sheet, options):
        return None  # [C6] [CA2]
    if round_index == 0 or last_starter is None:
        return 0  # [A16] [B14]
    if sheet == "mexican-train-super":
        rule = answers(sheet, options)["first_player"]
        if rule == "youngest":
            return 0  # [BA1]
        if rule == "round-winner":
            assert last_result is not None
            winners = [SEATS.index(seat) for seat in last_result["winners"]]
            # [B15] [BA1] of several the first clockwise from the last starter, himself first
            return min(winners, key=lambda seat: (seat - last_starter) % players)
    return (last_starter + 1) % players  # [A17]; R26: satisfy with the engine set aside goes as MT-A


@dataclass
class Start:
    """The table when the first turn begins. `starter` is who the next round's order counts from."""

    hands: list[list[Tile]]
    boneyard: list[Tile]
    starter: int
    turn: int


def start_round(
    sheet: str,
    options: dict[str, Any],
    engine: int,
    hands: list[list[Tile]],
    boneyard: list[Tile],
    round_index: int,
    last_starter: int | None,
    last_result: dict[str, Any] | None,
) -> Start | None:
    """From the dealt hands and the boneyard (next first) to the first turn; None: shuffle and deal again."""
    players = len(hands)
    starter = next_starter(sheet, options, players, round_index, last_starter, last_result)
    if starter is not None:
        return Start([list(hand) for hand in hands], list(boneyard), starter, starter)
    return search(options, engine, hands, boneyard, last_starter)


def search(
    options: dict[str, Any],
    engine: int,
    hands: list[list[Tile]],
    boneyard: list[Tile],
    last_starter: int | None,
) -> Start | None:
    """[C6] [C7] [CA1] find the engine, lay it, and say who moves first."""
    chosen = answers("mexican-train-satisfy", options)
    players = len(hands)
    wanted = (engine, engine)
    hands = [list(hand) for hand in hands]
    boneyard = list(boneyard)
    holders = [seat for seat in range(players) if wanted in hands[seat]]
    if holders:
        starter = holders[0]
    elif chosen["engine"] == "reshuffle":
        return None
    else:
        # Seat 0 draws first, in later rounds the seat left of the last starter; the tiles are kept.
        starter = 0 if last_starter is None else (last_starter + 1) % players
        while True:
            tile = boneyard.pop(0)
            hands[starter].append(tile)
            if tile == wanted:
                break
            starter = (starter + 1) % players
    hands[starter].remove(wanted)  # [C8]
    turn = starter if chosen["engine_turn"] == "plays-on" else (starter + 1) % players  # [CA3]
    return Start(hands, boneyard, starter, turn)


def first_position(sheet: str, options: dict[str, Any], engine: int, start: Start) -> dict[str, Any]:
    seats = SEATS[: len(start.hands)]
    nobody_had_a_turn = {"first_turns": " ".join(seats)} if sheet == "mexican-train-super" else {}
    return {
        "sheet": sheet,
        "options": options,
        "players": len(start.hands),
        "turn": SEATS[start.turn],
        "engine": engine,
        "hands": {SEATS[seat]: write_tiles(hand) for seat, hand in enumerate(start.hands)},
        "boneyard": write_tiles(start.boneyard),
        "trains": {},
        "markers": "",
        "open_doubles": "",
        **nobody_had_a_turn,
    }


def totals(round_scores: list[list[int]]) -> list[int]:
    """[A44] [B25] [C22]"""
    return [sum(scores) for scores in zip(*round_scores, strict=True)]


def match_winners(round_scores: list[list[int]]) -> list[str]:
    """[A44] [B42] [C22] the lowest total; ties are shared [AA20] [BA21] [CA19]."""
    sums = totals(round_scores)
    return [SEATS[seat] for seat, total in enumerate(sums) if total == min(sums)]
