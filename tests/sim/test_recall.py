"""What a program learns in one game of a deal is of no use in another: it never meets a deal twice."""

from __future__ import annotations

import json
import shlex
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import pytest

from boneyard import SHEETS
from boneyard.bots.outside import outside
from boneyard.sim.arena import Arena
from boneyard.sim.duplicate import Deals, rotated

SHEET = "mexican-train-classic"
SEED = b"recall"
DEALS = 6

CHEAT = """
import json, os, sys

games = []
'''All that this process has sat in, as far as it knows them.'''

def told(word, what):
    print(json.dumps([os.getpid(), word, what]), file=open(sys.argv[1], "a"))

def laid(view, seat):
    tiles = []
    for event in view["history"]:
        if event.get("seat") == seat and event["event"] == "drew":
            break
        if event.get("seat") == seat and event["event"] == "laid":
            tiles.append(event["tile"])
    return tiles

def way_round(tiles):
    return {tuple(sorted(tile.split("-"))) for tile in tiles}

number = None
for line in sys.stdin:
    request = json.loads(line)
    view = request["view"]
    if number is None or view["number"] <= number:
        held = [*view["hands"][view["seat"]], *laid(view, view["seat"])]
        games.append({"seat": view["seat"], "held": held})
        told("sat", games[-1])
        for game in games[:-1]:
            if game["seat"] != view["seat"] and len(game[view["seat"]]) >= 4:
                if way_round(game[view["seat"]]) <= way_round(held):
                    told("recalled", {"seat": game["seat"], "held": game["held"]})
    number = view["number"]
    for seat in "ABC"[:view["players"]]:
        games[-1][seat] = laid(view, seat)
    print(json.dumps({"id": request["id"], "action": view["legal"][0]}), flush=True)
"""
"""It remembers its hands. If what its present seat laid in an earlier game is in its hand now, it is the same
deal, and it knows another hand."""


@pytest.fixture
def told(tmp_path: Path) -> Path:
    (tmp_path / "cheat.py").write_text(CHEAT, encoding="utf-8")
    return tmp_path / "told"


def cheat(told: Path) -> str:
    return "run:" + shlex.join([sys.executable, "-S", str(told.with_name("cheat.py")), str(told)])


def read(told: Path, word: str) -> list[tuple[int, dict[str, Any]]]:
    """What the processes said of it."""
    lines = map(json.loads, told.read_text().splitlines())
    return [(process, what) for process, said, what in lines if said == word]


def deal_of(sat: dict[str, Any], deals: Deals) -> int:
    """Which deal a hand is from."""
    seat = "ABC".index(sat["seat"])
    (number,) = [
        number
        for number in range(DEALS)
        if {str(tile) for tile in deals.dealt(number).view(seat).hand} <= set(sat["held"])
    ]
    return number


def test_a_program_that_played_a_deal_twice_would_know_another_hand(told: Path) -> None:
    """So that the cheat is one."""
    deals = Deals(SHEETS[SHEET], 2, SEED)
    players = [outside(cheat(told)) for _ in range(2)]
    seats = [player for player in players if player is not None]
    for number in range(DEALS):
        for by in range(2):
            deals.play(number, rotated(seats, by), by)
    for player in seats:
        player.close()

    known = read(told, "recalled")
    assert len(known) > DEALS
    for _, hand in known:
        deal_of(hand, deals)  # it is a hand that was dealt


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("jobs", [1, 2])
def test_in_the_arena_no_process_meets_a_deal_twice_and_a_memory_recalls_nothing(
    players: int, jobs: int, told: Path
) -> None:
    arena = Arena(SHEET, {}, (cheat(told),) * players, SEED, whole_matches=False)
    assert len(list(arena.play(range(DEALS), jobs))) == DEALS

    deals = Deals(SHEETS[SHEET], players, SEED)
    met: dict[int, list[int]] = defaultdict(list)
    games: Counter[tuple[int, str]] = Counter()
    for process, sat in read(told, "sat"):
        number = deal_of(sat, deals)
        met[process].append(number)
        games[number, sat["seat"]] += 1
    assert all(len(numbers) == len(set(numbers)) for numbers in met.values())
    assert set(games.values()) == {players + 1}  # in every rotation and for control
    assert len(games) == DEALS * players
    assert len(met) == jobs * players * (players + 1)
    assert read(told, "recalled") == []
