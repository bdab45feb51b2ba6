"""The Chickenfoot oracle's own readings (FEET_READINGS.md) and the rulings random play seldom meets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oracle.answers import answer
from tests.oracle.feet import FeetOracle
from tests.oracle.feet_match import (
    doubles,
    first_position,
    holder,
    match_losers,
    match_winners,
    next_double,
    start_round,
    tile_set,
    tiles_each,
)
from tests.oracle.feet_switches import player_counts
from tests.oracle.tiles import read_hand, write_tiles


def table(hands: dict[str, str], **fields: Any) -> FeetOracle:
    position = {
        "sheet": "chickenfoot",
        "players": len(hands),
        "turn": "A",
        "engine": 9,
        "hands": hands,
        "boneyard": "",
        "arms": 0,
        "ends": "",
        "foot": None,
    }
    return FeetOracle({**position, **fields})


def after(oracle: FeetOracle, *actions: str) -> FeetOracle:
    for action in actions:
        oracle.do(action)
    return oracle


# ---------------------------------------------------------------------- the layout


def test_a_tile_with_two_open_numbers_is_two_actions_and_equal_ends_are_one() -> None:
    oracle = table({"A": "4-1 8-0", "B": "7-7"}, ends="4 4 1", boneyard="5-5")

    assert oracle.legal() == ["4-1@1", "4-1@4"]
    assert after(oracle, "1-4@4").position()["ends"] == "1 1 4"


def test_a_free_arm_goes_before_an_open_end_of_the_same_number() -> None:
    oracle = table({"A": "9-3 9-2 8-0", "B": "9-1 7-7", "C": "6-6 6-5"}, arms=1, ends="9 4", boneyard="5-5")

    assert oracle.legal() == ["9-2@9", "9-3@9"]
    after(oracle, "9-3@9")
    assert (oracle.position()["arms"], oracle.position()["ends"]) == (0, "3 4 9")
    after(oracle, "9-1@9")
    assert (oracle.position()["arms"], oracle.position()["ends"]) == (0, "1 3 4")


def test_a_double_takes_one_of_several_equal_ends_and_toes_go_on_the_foot() -> None:
    oracle = table({"A": "4-4 8-0", "B": "4-2 7-7"}, ends="4 4 7", boneyard="5-5")

    position = after(oracle, "4-4@4").position()
    assert (position["ends"], position["foot"]) == ("4 7", {"pips": 4, "toes": 3})
    assert oracle.legal() == ["4-2@4"]
    position = after(oracle, "4-2@4").position()
    assert (position["ends"], position["foot"]) == ("2 4 7", {"pips": 4, "toes": 2})


@pytest.mark.parametrize(
    ("options", "legal"),
    [
        ({}, ["7-4@4", "9-3@9"]),
        ({"spinner_first": "fill-first"}, ["9-3@9"]),
        ({"spinner": "double-chickenfoot"}, ["9-3@9"]),
        ({"spinner": "double-chickenfoot", "spinner_first": "free"}, ["7-4@4", "9-3@9"]),
    ],
)
def test_the_arms_are_free_unless_they_must_be_filled(options: dict[str, Any], legal: list[str]) -> None:
    hands = {"A": "9-3 7-4", "B": "8-8"}
    assert table(hands, arms=2, ends="4", boneyard="5-5", options=options).legal() == legal
    assert table(hands, arms=0, ends="4 9", boneyard="5-5", options=options).legal() == ["7-4@4", "9-3@9"]


def test_fill_first_shuts_the_ends_for_drawn_tiles_and_for_the_blocked_test() -> None:
    fill = {"spinner_first": "fill-first"}
    hands = {"A": "7-4 3-2", "B": "8-8 6-4"}
    oracle = table(hands, arms=1, ends="4", boneyard="4-1 5-5", options=fill)

    assert oracle.legal() == ["draw"]
    assert after(oracle, "draw").turn == "B"

    over = table(hands, arms=1, ends="4", options=fill).over()
    assert over is not None
    assert over["reason"] == "blocked"


def test_an_open_foot_comes_before_the_arms() -> None:
    fill = {"spinner_first": "fill-first"}
    foot = {"pips": 4, "toes": 1}
    oracle = table({"A": "9-3 7-4", "B": "8-8"}, arms=1, ends="7", foot=foot, boneyard="5-5", options=fill)

    assert oracle.legal() == ["7-4@4"]
    assert after(oracle, "7-4@4").legal() == ["draw"]


# ---------------------------------------------------------------------- dead feet

# Seven of the nine other fours lie there, 4-1 and 4-0 do not.
SEVEN_FOURS = "9-9 9-4 8-4 7-4 6-4 5-4 4-3 4-2 9-8"


@pytest.mark.parametrize(("dead_foot", "over"), [("binds", False), ("ends-round", True), ("released", False)])
def test_the_double_that_can_never_get_three_toes(dead_foot: str, over: bool) -> None:
    hands = {"A": "4-4 3-2", "B": "4-1 3-3"}
    options = {"dead_foot": dead_foot}
    oracle = table(hands, ends="4 4 3", boneyard="5-5 4-0", laid=SEVEN_FOURS, options=options)

    position = after(oracle, "4-4@4").position()
    assert (oracle.over() is not None) == over
    if dead_foot == "binds":
        assert position["foot"] == {"pips": 4, "toes": 3}
        assert oracle.legal() == ["4-1@4"]
    elif dead_foot == "ends-round":
        assert oracle.over() == {"reason": "blocked", "winners": ["A"], "scores": [5, 11]}
        assert position["turn"] == "A"
        assert position["foot"] == {"pips": 4, "toes": 3}
        assert position["boneyard"] == "5-5 4-0"
    else:
        assert (position["foot"], position["ends"]) == (None, "3 4")
        assert oracle.legal() == ["3-3@3", "4-1@4"]


def test_with_three_tiles_left_the_foot_is_not_dead() -> None:
    laid = SEVEN_FOURS.replace(" 4-2", "")
    oracle = table(
        {"A": "4-4 3-2", "B": "4-1 3-3"},
        ends="4",
        laid=laid,
        options={"dead_foot": "ends-round"},
        boneyard="5-5",
    )

    assert after(oracle, "4-4@4").legal() == ["4-1@4"]


def test_a_dead_double_as_last_tile_is_out() -> None:
    oracle = table(
        {"A": "4-4", "B": "4-1 0-0"}, ends="4", laid=SEVEN_FOURS, options={"dead_foot": "ends-round"}
    )

    assert after(oracle, "4-4@4").over() == {"reason": "out", "winners": ["A"], "scores": [0, 55]}


def test_a_dead_foot_already_there() -> None:
    hands = {"A": "3-3 8-8", "B": "4-1 6-3"}
    fields: dict[str, Any] = {"ends": "3 2", "foot": {"pips": 4, "toes": 2}, "laid": SEVEN_FOURS + " 4-4 4-0"}

    assert table(hands, boneyard="5-5", **fields).legal() == ["draw"]
    over = table(hands, boneyard="5-5", options={"dead_foot": "ends-round"}, **fields).over()
    assert over == {"reason": "blocked", "winners": ["B"], "scores": [22, 14]}
    released = table(hands, boneyard="5-5", options={"dead_foot": "released"}, **fields)
    assert released.legal() == ["3-3@3"]
    assert (released.position()["foot"], released.position()["ends"]) == (None, "2 3")


@pytest.mark.parametrize("dead_foot", ["ends-round", "released"])
def test_without_laid_nothing_is_proved(dead_foot: str) -> None:
    oracle = table(
        {"A": "3-3 8-8", "B": "8-1 6-3"},
        ends="3 2",
        foot={"pips": 4, "toes": 2},
        boneyard="5-5",
        options={"dead_foot": dead_foot},
    )

    assert oracle.legal() == ["draw"]
    assert "laid" not in oracle.position()
    assert after(oracle, "draw").over() == {"reason": "blocked", "winners": ["B"], "scores": [32, 18]}


def test_dead_foot_is_not_about_a_spinner_that_cannot_be_filled() -> None:
    nines = "9-9 9-8 9-7 9-6 9-5 9-4 9-3 9-2 9-1 9-0"
    for dead_foot in ("binds", "ends-round", "released"):
        options = {"spinner_first": "fill-first", "dead_foot": dead_foot}
        oracle = table(
            {"A": "4-1", "B": "8-1"}, arms=1, ends="4", laid=nines, boneyard="5-5", options=options
        )
        assert oracle.legal() == ["draw"]
        assert after(oracle, "draw").over() is not None


# ---------------------------------------------------------------------- turns and the end


def test_the_drawn_tile() -> None:
    hands = {"A": "8-0", "B": "7-7"}
    keep = table(hands, ends="4 1", boneyard="4-1 5-5")
    must = table(hands, ends="4 1", boneyard="4-1 5-5", options={"drawn_tile": "must-play"})

    assert after(keep, "draw").legal() == ["4-1@1", "4-1@4", "keep"]
    assert keep.position()["pending"] == {"step": "drawn", "tile": "4-1"}
    assert keep.position()["hands"]["A"] == "8-0 4-1"
    assert after(must, "draw").legal() == ["4-1@1", "4-1@4"]
    assert after(keep, "keep").turn == "B"
    assert keep.position()["pending"] is None


def test_a_drawn_tile_that_fits_nowhere_ends_the_turn() -> None:
    oracle = table({"A": "8-0", "B": "7-7"}, ends="4 1", boneyard="3-3 5-5")

    assert after(oracle, "draw").turn == "B"
    assert after(oracle, "draw").over() == {"reason": "blocked", "winners": ["A"], "scores": [14, 24]}
    assert oracle.position()["turn"] == "B"


def test_whoever_kept_the_last_tile_must_play_it_and_the_others_pass_meanwhile() -> None:
    oracle = table({"A": "8-0", "B": "7-7", "C": "6-6"}, ends="4", boneyard="4-1")

    after(oracle, "draw", "keep")
    assert (oracle.turn, oracle.legal()) == ("B", ["pass"])
    after(oracle, "pass", "pass")
    assert (oracle.turn, oracle.legal()) == ("A", ["4-1@4"])
    assert after(oracle, "4-1@4").over() == {"reason": "blocked", "winners": ["A"], "scores": [8, 14, 12]}


def test_the_double_blank_scores_fifty_and_counts_nothing_for_the_title() -> None:
    over = table({"A": "0-0 3-0", "B": "3-1", "C": "2-1"}, ends="4").over()
    assert over == {"reason": "blocked", "winners": ["A", "C"], "scores": [53, 4, 3]}
    over = table({"A": "0-0", "B": ""}, ends="4", boneyard="4-4").over()
    assert over == {"reason": "out", "winners": ["B"], "scores": [50, 0]}


def test_a_refused_action_changes_nothing() -> None:
    position = table({"A": "4-1 8-0", "B": "7-7"}, ends="4", boneyard="5-5").position()
    refused = answer({"position": position, "do": ["8-0@4"]})
    assert refused["error"]["kind"] == "illegal-action"
    assert refused["error"]["legal"] == ["4-1@4"]
    for action in ("draw", "pass", "keep", "4-1@1", "4-1", "x@4", "4-1@A"):
        oracle = FeetOracle(position)
        with pytest.raises(ValueError, match="not among"):
            oracle.do(action)
        assert oracle.position() == position


# ---------------------------------------------------------------------- the match


def test_sets_and_deals() -> None:
    assert [len(tile_set(players)) for players in range(2, 9)] == [55, 55, 55, 91, 91, 91, 91]
    left = [len(tile_set(players)) - players * tiles_each(players) for players in range(2, 9)]
    assert left == [31, 22, 15, 31, 25, 21, 19]  # rules.md, section 5


def test_the_doubles_of_the_rounds() -> None:
    assert doubles({}, 4) == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
    assert doubles({}, 5)[0] == 12
    assert doubles({"rounds": 3}, 5) == [2, 1, 0]
    assert doubles({"rounds": 12}, 8)[0] == 11
    assert doubles({"rounds": 10}, 2) == doubles({}, 2)
    assert player_counts({"rounds": 10}) == [2, 3, 4, 5, 6, 7, 8]
    assert player_counts({"rounds": 11}) == [5, 6, 7, 8]  # with fewer there are ten doubles
    assert (next_double(5), next_double(0)) == (4, None)


def test_the_missing_double() -> None:
    hands = [read_hand("8-1 4-4"), read_hand("7-7 6-6"), read_hand("3-3 2-2")]
    boneyard = read_hand("5-1 9-9 1-0")

    assert holder(hands, 9) is None
    assert start_round({}, 9, hands, boneyard, None) is None

    lower = start_round({"missing_double": "next-lower"}, 9, hands, boneyard, None)
    assert lower is not None
    assert (lower.engine, lower.starter, lower.turn) == (7, 1, 2)
    assert write_tiles(lower.hands[1]) == "6-6"
    assert start_round({"missing_double": "next-lower"}, 1, hands, boneyard, None) is None
    assert start_round({"missing_double": "next-lower"}, 0, hands, boneyard, None) is None

    drawn = start_round({"missing_double": "draw"}, 9, hands, boneyard, None)
    assert drawn is not None
    assert (drawn.engine, drawn.starter, drawn.turn) == (9, 1, 2)
    assert [write_tiles(hand) for hand in drawn.hands] == ["8-1 4-4 5-1", "7-7 6-6", "3-3 2-2"]
    assert write_tiles(drawn.boneyard) == "1-0"

    later = start_round({"missing_double": "draw"}, 9, hands, boneyard, 1)
    assert later is not None
    assert (later.starter, later.turn) == (0, 1)

    held = start_round({}, 3, hands, boneyard, 0)
    assert held is not None
    assert (held.starter, held.turn, len(held.boneyard)) == (2, 0, 3)


def test_the_first_position() -> None:
    start = start_round({}, 9, [read_hand("9-9 4-1"), read_hand("8-8 9-2")], read_hand("5-1"), None)
    assert start is not None
    position = first_position({"spinner": "double-chickenfoot"}, start)
    assert (position["arms"], position["ends"], position["laid"]) == (6, "", "9-9")
    assert (position["turn"], FeetOracle(position).legal()) == ("B", ["9-2@9"])


def test_first_and_last_places_are_shared() -> None:
    scores = [[3, 10, 0, 7], [4, 0, 7, 3]]
    assert match_winners(scores) == ["A", "C"]
    assert match_losers(scores) == ["B", "D"]
