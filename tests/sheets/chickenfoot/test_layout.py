"""Where a tile may go: the arms of the spinner and every open end. [F6] [F7] [F21]"""

from __future__ import annotations

import pytest

from boneyard import BadOption, BadPosition, Match, Reason
from tests.rulebook import clause, do, house_rule, legal, over, refusal, shown, turn
from tests.sheets.chickenfoot.tables import CHICKENFOOT, hand, layout, matches, table

HANDS = {"A": "9-3 7-4 6-5", "B": "8-8 8-0", "C": "7-7 7-0"}
DOUBLE_FOOT = {"spinner": "double-chickenfoot"}
FILL_FIRST = {"spinner_first": "fill-first"}


@clause("F6")
def test_a_tile_goes_on_any_open_end_of_the_common_layout_whoever_made_it() -> None:
    for seat, other in (("A", "B"), ("B", "C"), ("C", "A")):
        hands = {**dict.fromkeys("ABC", "?"), seat: "7-1 5-4 6-0", other: "8-8"}
        common = table(turn=seat, hands=hands, boneyard="1-1", ends="1 4 8 8")

        assert legal(common) == ["5-4@4", "7-1@1"]
        do(common, "7-1@1")
        assert (shown(common, "ends"), hand(common, seat)) == ("4 7 8 8", ["5-4", "6-0"])
        assert (turn(common), legal(common)) == (other, ["8-8@8"])


@clause("F6")
def test_equal_lies_to_equal_whichever_half_of_the_tile_that_is() -> None:
    for end, left in (("1", "4 5"), ("4", "1 5")):
        common = table(hands={"A": "5-1 5-4 0-0", "B": "2-2", "C": "3-3"}, boneyard="6-6", ends="1 4")
        assert shown(do(common, f"5-{end}@{end}"), "ends") == left

    common = table(hands={"A": "5-1 6-0", "B": "2-2", "C": "3-3"}, boneyard="6-6", ends="1 4")
    assert refusal(common, "5-1@4") == (Reason.TILE_DOES_NOT_FIT, "F6")
    assert refusal(common, "6-0@1") == (Reason.TILE_DOES_NOT_FIT, "F6")
    assert refusal(common, "6-0@6") == (Reason.END_NOT_OPEN, "F6")


@clause("F6", "FA19")
def test_a_tile_that_fits_two_numbers_is_two_actions() -> None:
    hands = {"A": "4-1 8-0", "B": "2-2", "C": "3-3"}

    assert legal(table(hands=hands, boneyard="6-6", ends="1 4")) == ["4-1@1", "4-1@4"]
    assert shown(do(table(hands=hands, boneyard="6-6", ends="1 4"), "4-1@1"), "ends") == "4 4"
    assert shown(do(table(hands=hands, boneyard="6-6", ends="1 4"), "4-1@4"), "ends") == "1 1"


@clause("F6", "FA15")
def test_turns_go_clockwise_and_one_tile_is_a_turn() -> None:
    common = table(hands={"A": "4-1 1-0", "B": "1-1 8-0", "C": "8-7"}, boneyard="6-6", ends="4")

    assert turn(do(common, "4-1@4")) == "B"
    assert turn(do(common, "1-1@1")) == "C"
    assert turn(do(common, "draw")) == "A"


@clause("F7")
@house_rule("spinner", "four-arms")
def test_play_branches_four_ways_from_the_spinner() -> None:
    hands = {"A": "9-1 9-4 8-8", "B": "9-2 9-5 8-6", "C": "9-3 7-7"}
    spun = table(arms=4, hands=hands, boneyard="6-6")
    for free, action in ((3, "9-1@9"), (2, "9-2@9"), (1, "9-3@9")):
        do(spun, action)
        assert shown(spun, "arms") == free

    assert legal(spun) == ["9-4@9"]
    do(spun, "9-4@9")
    assert (shown(spun, "arms"), shown(spun, "ends")) == (0, "1 2 3 4")
    assert refusal(spun, "9-5@9") == (Reason.END_NOT_OPEN, "F6")
    assert legal(spun) == ["draw"]


@clause("F7")
@house_rule("spinner", "four-arms", "double-chickenfoot")
def test_a_round_begins_with_every_arm_free() -> None:
    for match in matches(3, 4):
        assert (layout(match.round).arms, layout(match.round).ends) == (4, ())
    for match in matches(3, 4, spinner="double-chickenfoot"):
        assert (layout(match.round).arms, layout(match.round).ends) == (6, ())


@clause("F21", "FA4")
@house_rule("spinner", "double-chickenfoot")
def test_as_a_double_chickenfoot_the_spinner_takes_six_tiles() -> None:
    hands = {"A": "9-1 9-4 8-1", "B": "9-2 9-5 7-7", "C": "9-3 9-6 8-6"}
    spun = table(arms=6, hands=hands, boneyard="8-7", options=DOUBLE_FOOT)
    for free, action in ((5, "9-1@9"), (4, "9-2@9"), (3, "9-3@9"), (2, "9-4@9"), (1, "9-5@9")):
        do(spun, action)
        assert shown(spun, "arms") == free

    do(spun, "9-6@9")
    assert (shown(spun, "arms"), shown(spun, "ends")) == (0, "1 2 3 4 5 6")
    assert (turn(spun), legal(spun)) == ("A", ["8-1@1"])


@clause("F21")
@house_rule("spinner", "four-arms", "double-chickenfoot")
def test_no_more_arms_are_free_than_the_spinner_has() -> None:
    assert shown(table(arms=4), "arms") == 4
    assert shown(table(arms=6, options=DOUBLE_FOOT), "arms") == 6
    for most, options in ((4, {}), (6, DOUBLE_FOOT)):
        with pytest.raises(BadPosition) as refused:
            table(arms=most + 1, options=options)
        assert refused.value.place == "arms"


# --- Must the arms be filled first? [FA3] [FA4] -----------------------------------------------------------


@clause("FA3", "F7")
@house_rule("spinner_first", "free")
def test_the_arms_are_used_at_any_time() -> None:
    assert legal(table(arms=2, ends="4 5", hands=HANDS, boneyard="1-1")) == [
        "6-5@5",
        "7-4@4",
        "9-3@9",
    ]
    assert shown(do(table(arms=2, ends="4", hands=HANDS, boneyard="1-1"), "7-4@4"), "arms") == 2


@clause("FA3")
@house_rule("spinner_first", "fill-first")
def test_with_fill_first_nothing_else_is_played_before_the_four_arms_are_filled() -> None:
    filling = table(arms=1, ends="4 5", hands=HANDS, boneyard="1-1 2-2 3-3", options=FILL_FIRST)

    assert legal(filling) == ["9-3@9"]
    assert refusal(filling, "7-4@4") == (Reason.ARMS_FIRST, "FA3")
    do(filling, "9-3@9", "draw", "draw")
    assert (turn(filling), legal(filling)) == ("A", ["6-5@5", "7-4@4"])


@clause("FA4", "F21")
@house_rule("spinner", "double-chickenfoot")
@house_rule("spinner_first", "fill-first")
def test_a_double_chickenfoot_is_filled_first_unless_the_switch_says_otherwise() -> None:
    for options in (DOUBLE_FOOT, {**DOUBLE_FOOT, **FILL_FIRST}):
        filling = table(arms=2, ends="4", hands=HANDS, boneyard="1-1", options=options)
        assert legal(filling) == ["9-3@9"]
        assert refusal(filling, "7-4@4") == (Reason.DOUBLE_FOOT_FIRST, "FA4")
        filled = table(arms=0, ends="4", hands=HANDS, boneyard="1-1", options=options)
        assert legal(filled) == ["7-4@4"]


@clause("FA4")
@house_rule("spinner", "double-chickenfoot")
@house_rule("spinner_first", "free")
def test_a_double_chickenfoot_with_free_is_filled_at_any_time() -> None:
    options = {**DOUBLE_FOOT, "spinner_first": "free"}

    assert legal(table(arms=2, ends="4", hands=HANDS, boneyard="1-1", options=options)) == [
        "7-4@4",
        "9-3@9",
    ]


@clause("FA3", "FA4")
@house_rule("spinner", "four-arms", "double-chickenfoot")
@house_rule("spinner_first", "free", "fill-first")
def test_the_default_of_spinner_first_goes_with_the_spinner() -> None:
    def answer(**options: object) -> str:
        sheet = CHICKENFOOT.having(options)
        return sheet.chosen(sheet.switches["spinner_first"]).name

    assert answer() == "free"
    assert answer(spinner="four-arms") == "free"
    assert answer(spinner="double-chickenfoot") == "fill-first"
    assert answer(spinner="double-chickenfoot", spinner_first="free") == "free"
    assert answer(spinner_first="fill-first") == "fill-first"
    # What is the default is not an option; beside the other spinner it is one.
    assert CHICKENFOOT.having(spinner="double-chickenfoot", spinner_first="fill-first").options == DOUBLE_FOOT
    assert CHICKENFOOT.having(spinner="four-arms", spinner_first="free").options == {}
    named = {"spinner": "double-chickenfoot", "spinner_first": "free"}
    assert CHICKENFOOT.having(named).options == named
    assert CHICKENFOOT.having(spinner="double-chickenfoot").having(spinner="four-arms").options == {}


@clause("FA3")
@house_rule("spinner_first", "fill-first")
def test_with_fill_first_a_drawn_tile_and_the_blocked_test_know_the_arms_alone() -> None:
    hands = {"A": "7-4 6-5", "B": "8-8 8-4", "C": "7-7"}
    filling = table(arms=1, ends="4", hands=hands, boneyard="4-1 9-2 1-1", options=FILL_FIRST)

    assert legal(filling) == ["draw"]
    do(filling, "draw")
    assert (turn(filling), hand(filling, "A")) == ("B", ["4-1", "6-5", "7-4"])
    assert legal(do(filling, "draw")) == ["9-2@9", "keep"]
    blocked = table(arms=1, ends="4", hands=hands, boneyard="", options=FILL_FIRST)
    assert over(blocked)[0] == "blocked"
    assert table(arms=1, ends="4", hands=hands, boneyard="").result is None


@clause("FA3", "F11")
@house_rule("spinner_first", "fill-first")
def test_with_fill_first_an_open_foot_still_comes_before_the_arms() -> None:
    both = table(
        arms=1, ends="7", foot={"pips": 4, "toes": 1}, hands=HANDS, boneyard="1-1 2-2", options=FILL_FIRST
    )

    assert legal(both) == ["7-4@4"]
    assert refusal(both, "9-3@9") == (Reason.FOOT_WAITS, "F11")


@clause("FA3")
def test_no_other_answer_is_offered() -> None:
    for switch in ("spinner", "spinner_first"):
        with pytest.raises(BadOption) as refused:
            CHICKENFOOT.having({switch: "six-arms"})
        assert refused.value.switch == switch


# --- Ends of the same number [FA19] -----------------------------------------------------------------------


@clause("FA19")
def test_ends_of_the_same_number_are_one_action_and_are_counted() -> None:
    hands = {"A": "4-1 8-0", "B": "4-2 7-7", "C": "4-3 6-6"}
    same = table(ends="4 4 7", hands=hands, boneyard="5-5")

    assert legal(same) == ["4-1@4"]
    do(same, "4-1@4")
    assert (shown(same, "ends"), legal(same)) == ("1 4 7", ["4-2@4", "7-7@7"])
    do(same, "4-2@4")
    assert (shown(same, "ends"), legal(same)) == ("1 2 7", ["draw"])
    assert refusal(same, "4-3@4") == (Reason.END_NOT_OPEN, "F6")


@clause("FA19")
def test_a_free_arm_is_filled_before_an_open_end_of_the_same_number() -> None:
    hands = {"A": "9-3 8-0", "B": "9-1 7-7", "C": "9-6 5-0"}
    same = table(arms=1, ends="4 9", hands=hands, boneyard="5-5")

    assert legal(same) == ["9-3@9"]
    do(same, "9-3@9")
    assert (shown(same, "arms"), shown(same, "ends")) == (0, "3 4 9")
    do(same, "9-1@9")
    assert (shown(same, "arms"), shown(same, "ends")) == (0, "1 3 4")
    assert legal(same) == ["draw"]


@clause("FA19")
def test_a_double_takes_one_of_several_equal_ends_and_the_others_stay() -> None:
    hands = {"A": "4-4 8-0", "B": "4-2 7-7", "C": "6-6"}
    same = do(table(ends="4 4 7", hands=hands, boneyard="5-5"), "4-4@4")

    assert (shown(same, "ends"), shown(same, "foot")) == ("4 7", {"pips": 4, "toes": 3})
    do(same, "4-2@4")
    assert (shown(same, "ends"), shown(same, "foot")) == ("2 4 7", {"pips": 4, "toes": 2})


@clause("F6", "F7")
def test_both_numbers_of_a_tile_may_be_open_at_the_spinner_and_at_an_end() -> None:
    start = table(arms=3, ends="3", hands=HANDS, boneyard="1-1")

    assert legal(start) == ["9-3@3", "9-3@9"]
    do(start, "9-3@3")
    assert (shown(start, "arms"), shown(start, "ends")) == (3, "9")


@clause("F6", "F7", "F12")
@pytest.mark.parametrize("seed", range(6))
def test_a_plain_tile_takes_a_place_and_gives_one_and_a_double_gives_two_more(seed: int) -> None:
    match = Match(CHICKENFOOT, 3, bytes([seed]))
    table = match.round
    while table.result is None:
        seen = layout(table)
        doubles = [placed for placed in seen.tiles[1:] if placed.tile.is_double]
        assert seen.arms + len(seen.ends) + seen.toes == 4 + 2 * len(doubles)
        match.play(match.legal()[0])
