"""Every reason to refuse an action, with the clause behind it; what is refused changes nothing."""

from __future__ import annotations

import pytest

from boneyard import Match, Reason, read_action
from boneyard.rules.refusal import IllegalAction
from boneyard.sheets.clauses import CLAUSES, RULINGS
from tests.rulebook import clause, do, house_rule, legal, refusal, refused_by
from tests.sheets.chickenfoot.tables import CHICKENFOOT, table

HANDS = {"A": "4-2 7-4 9-3", "B": "7-7 7-6", "C": "6-6 5-0"}
STUCK = {**HANDS, "A": "8-0 7-3"}
FOOT = {"pips": 4, "toes": 2}
FILL_FIRST = {"spinner_first": "fill-first"}
DOUBLE_FOOT = {"spinner": "double-chickenfoot"}
MUST_PLAY = {"drawn_tile": "must-play"}

# reason: the table, what was done before, the actions refused, the clause
Case = tuple[dict[str, object], list[str], list[str], str]
CASES: dict[Reason, Case] = {
    Reason.ROUND_OVER: ({"hands": {**HANDS, "C": ""}}, [], ["4-2@4", "draw", "pass", "keep", "stop"], "F14"),
    Reason.OTHER_GAME: (
        {"hands": HANDS, "ends": "4"},
        [],
        ["draw-until", "unmark", "leave", "remove", "take", "stop", "show 4-2", "give 4-2"],
        "F6",
    ),
    Reason.NO_SUCH_END: (
        {"hands": HANDS, "ends": "4"},
        [],
        ["4-2@A", "4-2@H", "4-2@M", "4-2@ML", "4-2@MR", "4-2@10", "4-2@12"],
        "F6",
    ),
    Reason.NOT_IN_DOUBLE_NINE: ({"hands": HANDS, "ends": "4 7"}, [], ["12-4@4", "10-7@7"], "F1"),
    Reason.TILE_NOT_HELD: ({"hands": HANDS, "ends": "4 7"}, [], ["7-7@7", "4-1@4", "9-9@9"], "FA8"),
    Reason.TILE_DOES_NOT_FIT: ({"hands": HANDS, "ends": "4 7"}, [], ["4-2@7", "9-3@4"], "F6"),
    Reason.END_NOT_OPEN: ({"hands": HANDS, "ends": "4"}, [], ["4-2@2", "7-4@7", "9-3@9", "4-2@0"], "F6"),
    Reason.FOOT_WAITS: (
        {"hands": HANDS, "arms": 1, "ends": "2 7", "foot": FOOT},
        [],
        ["4-2@2", "7-4@7", "9-3@9", "9-3@3"],
        "F11",
    ),
    Reason.ARMS_FIRST: (
        {"hands": HANDS, "arms": 1, "ends": "4", "options": FILL_FIRST},
        [],
        ["4-2@4", "7-4@4"],
        "FA3",
    ),
    Reason.DOUBLE_FOOT_FIRST: (
        {"hands": HANDS, "arms": 1, "ends": "4", "options": DOUBLE_FOOT},
        [],
        ["4-2@4", "7-4@4"],
        "FA4",
    ),
    Reason.ONLY_THE_DRAWN_TILE: (
        {"hands": STUCK, "ends": "4", "boneyard": "4-1 1-1"},
        ["draw"],
        ["8-0@4", "7-3@7"],
        "FA8",
    ),
    Reason.MUST_PLAY: ({"hands": HANDS, "ends": "4"}, [], ["draw", "pass"], "FA8"),
    Reason.DRAWN_TILE_WAITS: (
        {"hands": STUCK, "ends": "4", "boneyard": "4-1 1-1"},
        ["draw"],
        ["pass", "draw"],
        "FA9",
    ),
    Reason.MUST_PLAY_DRAWN: (
        {"hands": STUCK, "ends": "4", "boneyard": "4-1 1-1", "options": MUST_PLAY},
        ["draw"],
        ["keep", "pass", "draw"],
        "FA9",
    ),
    Reason.NO_KEEPING: ({"hands": STUCK, "ends": "4", "options": MUST_PLAY}, [], ["keep"], "FA9"),
    Reason.MUST_DRAW: ({"hands": STUCK, "ends": "4", "boneyard": "1-1"}, [], ["pass"], "F8"),
    Reason.NOTHING_DRAWN: ({"hands": STUCK, "ends": "4", "boneyard": "1-1"}, [], ["keep"], "F8"),
    Reason.BONEYARD_EMPTY: (
        {"hands": {**STUCK, "C": "4-0 5-5"}, "ends": "4", "boneyard": ""},
        [],
        ["draw"],
        "FA17",
    ),
}


@clause("F6", "F8", "F11", "F14", "FA3", "FA4", "FA8", "FA9", "FA17")
@pytest.mark.parametrize("reason", CASES, ids=lambda reason: reason.value)
def test_an_action_is_refused_with_its_reason_and_its_clause_and_changes_nothing(reason: Reason) -> None:
    fields, before, refused, id_ = CASES[reason]
    at = do(table(**fields), *before)
    choices, history = legal(at), list(at.history)

    for action in refused:
        assert refusal(at, action) == (reason, id_)
        assert (legal(at), at.history) == (choices, history)


def test_every_reason_the_sheet_knows_is_shown_here_and_no_other_is_given() -> None:
    no_such_tile = {Reason.NOT_IN_DOUBLE_TWELVE}  # no notation can name one

    assert set(CASES) | no_such_tile == set(CHICKENFOOT.refusals)


def test_every_refusal_cites_a_clause_or_a_ruling_of_this_game() -> None:
    clauses = {clause.id for clause in CLAUSES.values() if clause.game == "chickenfoot"}
    rulings = {ruling.id for ruling in RULINGS.values() if ruling.game == "chickenfoot"}

    assert {CHICKENFOOT.grounds(reason)[0] for reason in CHICKENFOOT.refusals} <= clauses | rulings


@clause("F21", "FA3", "FA4", "FA9")
@house_rule("spinner", "double-chickenfoot")
@house_rule("spinner_first", "fill-first")
@house_rule("drawn_tile", "must-play")
def test_a_refusal_names_the_house_rule_it_rests_on() -> None:
    double_foot = table(hands=HANDS, arms=1, ends="4", options=DOUBLE_FOOT)
    fill_first = table(hands=HANDS, arms=1, ends="4", options=FILL_FIRST)
    must_play = table(hands=STUCK, ends="4", options=MUST_PLAY)

    assert refused_by(double_foot, "4-2@4") == ("spinner", "double-chickenfoot")
    assert refused_by(fill_first, "4-2@4") == ("spinner_first", "fill-first")
    assert refused_by(must_play, "keep") == ("drawn_tile", "must-play")
    assert refused_by(table(hands=HANDS, ends="4"), "4-2@2") is None


@clause("F8", "F11")
def test_keep_is_no_answer_to_a_foot_or_to_a_tile_that_fits() -> None:
    assert refusal(table(hands=HANDS, foot=FOOT), "keep") == (Reason.NOTHING_DRAWN, "F8")
    assert refusal(table(hands=STUCK, foot=FOOT, boneyard="1-1"), "keep") == (Reason.NOTHING_DRAWN, "F8")


@clause("F11")
def test_on_an_open_foot_a_tile_without_its_number_does_not_fit() -> None:
    assert refusal(table(hands=HANDS, ends="9", foot=FOOT), "9-3@4") == (Reason.TILE_DOES_NOT_FIT, "F6")


@clause("FA3")
def test_on_a_free_arm_a_tile_without_the_spinners_number_does_not_fit() -> None:
    filling = table(hands=HANDS, arms=1, ends="4", options=FILL_FIRST)

    assert refusal(filling, "4-2@9") == (Reason.TILE_DOES_NOT_FIT, "F6")


@clause("F6")
def test_in_the_double_twelve_set_the_higher_numbers_are_ends_too() -> None:
    hands = {**HANDS, "D": "?", "E": "?"}
    large = table(players=5, engine=12, hands=hands, ends="4", boneyard="1-1")

    assert refusal(large, "4-2@12") == (Reason.END_NOT_OPEN, "F6")
    assert refusal(large, "12-4@4") == (Reason.TILE_NOT_HELD, "FA8")


@clause("F6")
def test_a_match_refuses_as_its_round_does_and_does_not_note_the_action() -> None:
    match = Match(CHICKENFOOT, 3, b"refused")
    seat = match.turn
    with pytest.raises(IllegalAction) as refused:
        match.play(read_action("keep"))

    assert (refused.value.reason, refused.value.clause) == (Reason.NOTHING_DRAWN, "F8")
    assert refused.value.action == read_action("keep")
    assert (match.actions, match.turn) == ((), seat)
