"""`boneyard deal`: exactly what a match with this seed deals first."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boneyard import SHEETS, Match, read_position, write_position
from boneyard.rules.tile import tile_of
from tests.cli.in_process import boneyard

# As in docs/dealing.md.
HAND_A = "12-8 9-9 0-0 2-1 5-4 4-3 11-4 12-9 11-9 11-3 12-4 9-0 11-8 10-8 12-1 12-3"
HAND_B = "10-10 7-6 4-1 12-6 9-7 6-5 10-7 7-3 8-1 8-7 8-3 11-11 8-8 7-7 5-2 7-1"


def document(*arguments: str) -> dict[str, Any]:
    said = boneyard("deal", *arguments, "--json")
    assert (said.returncode, said.stderr) == (0, "")
    found: dict[str, Any] = json.loads(said.stdout)
    return found


def tiles(text: str) -> list[str]:
    return text.split()


@pytest.mark.parametrize("seed", ["friday", "", "zwölf"])
@pytest.mark.parametrize("sheet", SHEETS)
def test_it_is_what_a_match_with_this_seed_deals_first(sheet: str, seed: str) -> None:
    told = document("--sheet", sheet, "--players", "3", "--seed", seed)
    match = Match(SHEETS[sheet], 3, seed.encode())

    assert told["seed"] == seed
    assert told["position"] == write_position(match.round)
    assert told["starter"] == (None if match.starter is None else "ABC"[match.starter])


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_tile_is_dealt_once_and_stays_where_it_came(sheet: str) -> None:
    told = document("--sheet", sheet, "--players", "4", "--seed", "x")
    position = told["position"]
    hands = {seat: tiles(hand) for seat, hand in told["dealt"].items()}
    for drawn in told["searched"]:
        seat, tile = drawn.split()
        hands[seat].append(tile)
    if told["engine_by"] is not None:
        hands[told["engine_by"]].remove(f"{position['engine']}-{position['engine']}")

    assert {seat: sorted(hand) for seat, hand in hands.items()} == {
        seat: sorted(tiles(hand)) for seat, hand in position["hands"].items()
    }
    top, _ = SHEETS[sheet].table(4)
    engine = 0 if position["engine"] is None else 1
    everything = [tile for hand in hands.values() for tile in hand] + tiles(position["boneyard"])
    assert len(set(everything)) == len(everything) == (top + 1) * (top + 2) // 2 - engine


def test_the_referee_takes_the_position() -> None:
    for sheet in SHEETS:
        position = document("--sheet", sheet, "--players", "2", "--seed", "1")["position"]
        match = Match(SHEETS[sheet], 2, b"1")

        assert read_position(position).legal() == match.legal()


def test_hands_stand_in_the_order_of_the_deal() -> None:
    told = document("--sheet", "classic", "--players", "2", "--seed", "boneyard")
    state = Match(SHEETS["mexican-train-classic"], 2, b"boneyard").round.state

    assert told["dealt"] == {"A": HAND_A, "B": HAND_B}
    assert tiles(told["position"]["boneyard"]) == [str(tile_of(code)) for code in list(state.boneyard)[32:]]


def test_deals_thrown_away_are_counted() -> None:
    told = document("--sheet", "satisfy", "--players", "3", "--seed", "", "--switch", "engine=reshuffle")
    page = boneyard(
        "deal", "--sheet", "satisfy", "--players", "3", "--seed", "", "--switch", "engine=reshuffle"
    )

    assert (told["deals_thrown_away"], told["engine_by"], told["starter"]) == (1, "A", "A")
    assert "House rules: engine=reshuffle\nOne deal was thrown away before it.\n" in page.stdout
    assert "The engine 12-12 is laid by A.\nThe first to act is B.\n" in page.stdout


def test_a_search_for_the_engine_is_told() -> None:
    told = document("--sheet", "satisfy", "--players", "3", "--seed", "")
    page = boneyard("deal", "--sheet", "satisfy", "--players", "3", "--seed", "").stdout

    assert len(told["searched"]) == 53
    assert told["searched"][:2] == ["A 8-8", "B 12-3"]
    assert told["searched"][-1] == "B 12-12"
    assert "in search of the engine, 53 tiles\n  A  8-8 3-0" in page
    assert "Boneyard, 2 tiles" in page


def test_the_page_shows_every_hand() -> None:
    page = boneyard("deal", "--sheet", "classic", "--players", "2", "--seed", "boneyard").stdout

    assert page.startswith("Mexican Train (classic): the first deal for 2 players, seed 'boneyard'\n")
    assert f"\n  A  {HAND_A}\n  B  {HAND_B}\n" in page
    assert "The engine 12-12 was set aside before the deal.\nThe first to act is A.\n" in page
    assert "Boneyard, 58 tiles, the next to be drawn first\n  1-0 5-5 3-1" in page


def test_before_the_reveal_there_is_no_engine() -> None:
    page = boneyard("deal", "--sheet", "engine-191", "--players", "2", "--seed", "1").stdout

    assert "The engine is found when everybody shows a tile" in page


def test_without_a_seed_it_takes_a_fresh_one_and_names_it() -> None:
    told = document("--sheet", "super", "--players", "5")

    assert document("--sheet", "super", "--players", "5", "--seed", told["seed"]) == told
    assert document("--sheet", "super", "--players", "5") != told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "--sheet, --players"),
        (["--sheet", "nonsense", "--players", "2"], "chickenfoot"),
        (["--sheet", "classic", "--players", "1"], "2 to 8 players"),
        (["--sheet", "classic", "--players", "two"], "two"),
        (["--sheet", "classic", "--players", "2", "--switch", "spinner=four-arms"], "after_double"),
        (["--sheet", "classic", "--players", "2", "--round", "2"], "--round"),
    ],
)
def test_a_mistake_is_told_in_one_line(arguments: list[str], told: str) -> None:
    said = boneyard("deal", *arguments)

    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.startswith("boneyard: ")
    assert said.stderr.count("\n") == 1
    assert told in said.stderr


def test_the_help_has_an_example_that_works_and_says_why_only_one_round() -> None:
    said = boneyard("deal", "--help")
    (example,) = [line for line in said.stdout.splitlines() if line.startswith("  boneyard deal ")]

    assert boneyard(*example.split()[1:]).returncode == 0
    assert "Only the first\nround" in said.stdout
