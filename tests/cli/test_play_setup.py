"""Before a match: what is asked fits the sheet, and wrong answers are met with a kind word."""

from __future__ import annotations

from itertools import pairwise

import pytest

from boneyard import SHEETS
from boneyard.cli.game.about_match import replay_command
from boneyard.cli.game.console import Leave
from boneyard.cli.game.setup import Agreed, Plan, Setup, sit_down
from boneyard.cli.page import columns
from boneyard.locales import words
from tests.cli.seated import Player


def asked(plan: Plan, *lines: str, width: int = 81) -> tuple[Agreed, Player]:
    player = Player(lines, width=width)
    return Setup(player.console, words()).ask(plan), player


def test_who_only_presses_enter_plays_the_classic_sheet_with_four() -> None:
    agreed, _ = asked(Plan(), *[""] * 7)

    assert (agreed.sheet, agreed.players, agreed.people) == (SHEETS["mexican-train-classic"], 4, {0: ""})
    assert agreed.opponents == ("conductor",)


def test_engine_191_asks_for_tokens_and_two_to_four_players() -> None:
    agreed, player = asked(Plan(), "1", "5", "3", "1", "Mia", "6", "6", "2", "n")

    assert (agreed.sheet.id, dict(agreed.sheet.options), agreed.players) == ("engine-191", {"tokens": "2"}, 3)
    assert "How many players, you included (2 to 4)? [4]:" in player.text
    assert "How many tokens win the match (1 to 5)? [3]:" in player.text
    assert "rounds" not in player.text


@pytest.mark.parametrize(("players", "rounds"), [("4", 10), ("8", 13)])
def test_chickenfoot_has_a_round_for_every_double_of_its_set(players: str, rounds: int) -> None:
    agreed, player = asked(Plan(), "chickenfoot", players, *[""] * 5)

    assert f"How many rounds (1 to {rounds})? [{rounds}]:" in player.text
    assert len(agreed.sheet.engines(agreed.players)) == rounds


@pytest.mark.parametrize(
    "plan", [Plan(players=6), Plan(seats=(5,)), Plan(players=8, seats=(7,)), Plan(people=5)]
)
def test_only_sheets_with_such_a_table_are_offered(plan: Plan) -> None:
    agreed, player = asked(plan, "engine-191", *[""] * 10)

    assert agreed.sheet.id == "mexican-train-classic"
    assert "Engine 191" not in player.text


def test_what_the_command_line_settles_is_not_asked() -> None:
    settled = SHEETS["engine-191"].having(tokens=1)
    plan = Plan(settled, 2, ("Mia",), length_known=True, house_rules_known=True, opponents=("engineer",))

    assert asked(plan)[0] == Agreed(settled, 2, {0: "Mia"}, ("engineer",))
    assert asked(plan)[1].heard == []


@pytest.mark.parametrize(
    ("typed", "opponents"),
    [
        ("", ("conductor",)),
        ("6", ("dispatcher",)),
        ("Fireman", ("fireman",)),
        ("1, 2,engineer", ("caboose", "brakeman", "engineer")),
    ],
)
def test_opponents_are_chosen_by_number_or_name_for_all_or_each(
    typed: str, opponents: tuple[str, ...]
) -> None:
    plan = Plan(SHEETS["chickenfoot"], 4, ("Mia",), rounds=1, house_rules_known=True)
    agreed, player = asked(plan, typed)

    assert agreed.opponents == opponents
    assert "  3) Conductor: has a plan, and often loses sight of it" in player.heard


def test_who_is_not_there_or_too_many_is_asked_again() -> None:
    plan = Plan(SHEETS["chickenfoot"], 3, ("Mia",), rounds=1, house_rules_known=True)
    agreed, player = asked(plan, "10", "nobody", "smart", "1,2,3", "1,2")

    assert agreed.opponents == ("caboose", "brakeman")
    assert player.text.count("Please type a number from 1 to 9") == 3
    assert "There are 2 opponents: please type one for all, or 2 separated by commas." in player.text


def test_opponents_who_do_not_play_the_sheet_chosen_are_asked_for_again() -> None:
    _, player = asked(Plan(players=2, names=("Mia",), opponents=("smart",)), "chickenfoot", "6", "1", "n")
    _, other = asked(Plan(players=2, names=("Mia",), opponents=("smart",)), "", "1", "n")

    assert "Who do you want to play against?" in player.text
    assert "Who do you want to play against?" not in other.text


@pytest.mark.parametrize(
    "plan",
    [
        Plan(SHEETS["chickenfoot"], None, ("Mia",), rounds=12, house_rules_known=True),
        Plan(
            SHEETS["chickenfoot"].having(rounds=12), None, ("Mia",), length_known=True, house_rules_known=True
        ),
    ],
)
def test_more_rounds_than_a_double_nine_set_has_doubles_need_five_players(plan: Plan) -> None:
    agreed, player = asked(plan, "4", "5", "")

    assert "How many players, you included (5 to 8)? [5]" in player.text
    assert (agreed.players, dict(agreed.sheet.options)) == (5, {"rounds": "12"})


def test_a_house_rule_that_changes_another_default_shows_it() -> None:
    plan = Plan(SHEETS["chickenfoot"], 4, ("Mia",), rounds=10)
    agreed, player = asked(plan, "", "y", "1", "2", "2", "", "")

    assert dict(agreed.sheet.options) == {"spinner": "double-chickenfoot"}
    assert any(line.startswith("     = The spinner is a double chickenfoot: it") for line in player.heard)
    question = "  2) Must the spinner’s arms be filled before anything else is played?"
    answers = [after for line, after in pairwise(player.heard) if line == question]
    free = "     = The spinner’s arms may be filled at any time."
    first = "     = All arms of the spinner must be filled before anything else is played."
    assert answers == [free, first, first]
    assert "before anything else is played. (FA3, as printed)" in " ".join(player.text.split())


def test_the_length_of_a_match_is_no_house_rule() -> None:
    _, player = asked(Plan(SHEETS["engine-191"], 4, ("Mia",)), "", "", "y", "")

    assert "How many rounds must be won" not in player.text


@pytest.mark.parametrize("name", SHEETS)
def test_no_question_is_wider_than_the_terminal(name: str) -> None:
    number = str(list(SHEETS).index(name) + 1)
    people = ("x", number, "99", "", "2", "Mia", "mia", "Ben")
    rules = ("x", "1,1,1,1", "", "0", "", "maybe", "y", "0", "1", "1", "")
    _, player = asked(Plan(), *people, *rules, width=40)

    assert [line for line in player.heard if columns(line) >= 40] == []


def test_leaving_is_possible_at_any_question() -> None:
    for lines in ([], ["1"], ["1", "q"], ["1", "", ""], ["1", "", "", "", "bye"]):
        with pytest.raises(Leave):
            asked(Plan(), *lines)


def test_the_command_for_the_same_deals_has_all_that_was_agreed() -> None:
    sheet = SHEETS["engine-191"].having(tokens=2, first_turn="next-plays")

    assert replay_command(Agreed(sheet, 3, {1: "Mia"}, ("caboose", "engineer")), "abc") == (
        "boneyard play --sheet engine-191 --players 3 --seat B --opponents caboose,engineer "
        "--switch tokens=2 --switch first_turn=next-plays --seed=abc"
    )


# --- People -----------------------------------------------------------------------------------------------


def test_several_people_are_asked_for_their_names_and_sit_side_by_side() -> None:
    agreed, player = asked(Plan(SHEETS["chickenfoot"], rounds=1), "4", "3", "Ann", "ann", "Ben", "", "", "")

    assert agreed.people == {0: "Ann", 1: "Ben", 2: "Player 3"}
    assert "Somebody is called ann already: please choose another name." in player.text
    assert "Your choice [3]:" in player.text, "there is one bot to choose"


def test_where_only_people_play_nobody_asks_for_bots() -> None:
    agreed, player = asked(Plan(SHEETS["chickenfoot"], 2, ("Ann", "Ben"), rounds=1), "")

    assert (agreed.people, agreed.opponents) == ({0: "Ann", 1: "Ben"}, ())
    assert player.heard == []


@pytest.mark.parametrize(
    ("seats", "people", "players", "taken"),
    [((0,), 2, 4, (0, 1)), ((3,), 2, 4, (3, 0)), ((0, 2), 2, 4, (0, 2)), ((2, 0), 3, 4, (2, 0, 3))],
)
def test_who_has_no_seat_takes_the_next_free_one(
    seats: tuple[int, ...], people: int, players: int, taken: tuple[int, ...]
) -> None:
    assert sit_down(seats, people, players) == taken


def test_house_rules_are_asked_for_where_anything_is_asked() -> None:
    sheet = SHEETS["mexican-train-classic"]
    _, player = asked(Plan(sheet, 2, ("Mia",), rounds=1), "", "n")
    _, settled = asked(Plan(sheet, 2, ("Mia",), rounds=1, opponents=("caboose",)))
    _, switched = asked(Plan(sheet, 2, ("Mia",), rounds=1, house_rules_known=True), "")

    assert "Change house rules (y or n)? [n]:" in player.text
    assert settled.heard == []
    assert "house rules" not in switched.text


def test_the_command_for_the_same_deals_names_several_people() -> None:
    agreed = Agreed(SHEETS["chickenfoot"], 3, {0: "Ann", 2: "Ben B"}, ("run:./bot.py -x",))

    assert replay_command(agreed, "abc") == (
        "boneyard play --sheet chickenfoot --players 3 --seat A,C --name=Ann '--name=Ben B' "
        "--opponents 'run:./bot.py -x' --seed=abc"
    )
