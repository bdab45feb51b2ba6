"""The reasons given for an action are facts of the table, in each of the three games."""

from __future__ import annotations

from collections.abc import Callable

from boneyard import Action, Round, View, read_action
from boneyard.analysis.feet_reasons import feet_reasons
from boneyard.analysis.lines_reasons import lines_reasons
from boneyard.analysis.reason import HintReason
from boneyard.analysis.trains_reasons import trains_reasons
from tests.rulebook import do, position

REASONS: dict[str, Callable[[View, Action], list[HintReason]]] = {
    "mexican-train": trains_reasons,
    "chickenfoot": feet_reasons,
    "engine-191": lines_reasons,
}


def why(table: Round, action: str) -> dict[str, dict[str, object]]:
    """The messages in their order, each with its values and the seats it speaks of."""
    assert table.turn is not None
    reasons = next(of for game, of in REASONS.items() if table.sheet.id.startswith(game))
    told: dict[str, dict[str, object]] = {}
    for reason in reasons(table.view(table.turn), read_action(action)):
        told[reason.message] = {**reason.values, **({"seats": reason.seats} if reason.seats else {})}
    return told


# --- Mexican Train ----------------------------------------------------------------------------------------


def test_the_next_tile_of_the_best_train_is_told_with_what_can_follow() -> None:
    table = position(hands={"A": "12-3 3-9 9-8 12-1"})

    assert why(table, "12-3@A") == {
        "hint-train-next": {"tiles": 2, "pips": 29},
        "hint-pips-most": {"pips": 15},
    }
    assert why(table, "12-1@A")["hint-train-turned"] == {
        "tiles": 1, "pips": 13, "best_tiles": 3, "best_pips": 44,
    }  # fmt: skip


def test_a_spare_tile_leaves_the_best_train_whole_and_another_breaks_it() -> None:
    table = position(hands={"A": "12-3 3-9 9-8 12-1"})

    assert why(table, "12-1@M")["hint-train-kept"] == {"tiles": 3, "pips": 44}
    assert why(table, "12-3@M")["hint-train-broken"] == {
        "tiles": 1, "pips": 13, "best_tiles": 3, "best_pips": 44,
    }  # fmt: skip


def test_no_train_is_spoken_of_where_there_is_none() -> None:
    table = position(hands={"A": "7-5 12-9"}, trains={"A": "12-1", "M": "12-7"})

    assert list(why(table, "7-5@M")) == ["hint-pips"]


def test_a_double_is_closed_from_the_hand_or_stays_open() -> None:
    table = position(hands={"A": "9-9 9-3 9-1 8-8 7-1"}, trains={"A": "12-9", "M": "12-8"})

    assert why(table, "9-9@A")["hint-double-closed"] == {"tile": "9-3"}
    assert why(table, "8-8@M")["hint-double-open"] == {}
    assert not {"hint-double-closed", "hint-double-open"} & why(table, "9-1@A").keys()


def test_a_marker_comes_off_by_a_play_at_home_and_in_satisfy_by_any() -> None:
    hands = {"A": "12-3 12-1 5-4"}
    classic = position(hands=hands, markers="A")
    satisfy = position("mexican-train-satisfy", hands=hands, markers="A", boneyard="?x9")

    assert "hint-marker-off" in why(classic, "12-3@A")
    assert "hint-marker-stays" in why(classic, "12-3@M")
    assert "hint-marker-off" in why(satisfy, "12-3@M")
    assert "hint-marker-off" not in why(position(hands=hands), "12-3@A")


def test_a_marker_that_may_come_off_and_a_tile_that_may_be_kept_have_their_reasons() -> None:
    asking = position(hands={"A": "12-3 7-5"}, markers="A", options={"marker_removal": "ask"})
    do(asking, "12-3@A")
    keeping = position(
        hands={"A": "9-3 7-5"},
        trains={"A": "12-1", "M": "12-9 9-2"},
        boneyard="2-1",
        options={"drawn_tile": "may-keep"},
    )
    do(keeping, "draw")

    assert list(why(asking, "unmark")) == ["hint-marker-off"]
    assert why(keeping, "keep") == {"hint-train-keeps": {"tiles": 1, "pips": 3}}


def test_the_last_tile_goes_out_and_needs_no_other_reason() -> None:
    last_double = {"hands": {"A": "9-9"}, "trains": {"A": "12-9"}, "boneyard": "?x9"}
    owing = position("mexican-train-satisfy", options={"last_double": "must-be-satisfied"}, **last_double)

    assert list(why(position(hands={"A": "12-3"}), "12-3@M")) == ["hint-out"]
    assert list(why(position("mexican-train-satisfy", **last_double), "9-9@A")) == ["hint-out"]
    assert "hint-out" not in why(owing, "9-9@A")


def test_who_is_close_to_going_out_is_named_and_an_unknown_hand_is_not() -> None:
    table = position(hands={"A": "12-3 12-1", "B": "?x2"})

    assert why(table, "12-3@A")["hint-end-is-near"] == {"seats": (1,)}
    assert "hint-end-is-near" not in why(position(hands={"A": "12-3 12-1"}), "12-3@A")


# --- Who can follow ---------------------------------------------------------------------------------------


def test_who_drew_for_want_of_a_number_probably_has_none_until_more_is_drawn() -> None:
    table = position(
        players=2,
        hands={"A": "12-5 5-1 2-1 3-2 5-2 5-3 5-5", "B": "11-10 11-9 11-8"},
        boneyard="11-7 11-6 10-9 10-8 10-7",
    )

    do(table, "12-5@M", "draw")
    assert why(table, "5-5@M")["hint-lack"] == {"shows": 5, "seats": (1,)}
    do(table, "5-1@M", "draw", "2-1@M", "draw")
    assert why(table, "5-2@M")["hint-lack"] == {"shows": 5, "seats": (1,)}
    do(table, "3-2@M", "draw")
    assert "hint-lack" not in why(table, "5-3@M")


def test_who_kept_a_tile_that_fitted_may_have_the_number() -> None:
    hands = {"A": "8-1 8-5 1-1 4-2 6-2", "B": "7-6 7-4 3-0"}
    table = feet(players=2, hands=hands, ends="8", boneyard="1-0 5-3 9-4")
    useless = feet(players=2, hands=hands, ends="8", boneyard="6-0 5-3 9-4")

    assert "hint-lack" not in why(do(table, "8-1@8", "draw", "keep"), "1-1@1")
    assert why(do(useless, "8-1@8", "draw"), "1-1@1")["hint-lack"] == {"shows": 1, "seats": (1,)}


def test_open_hands_are_looked_at() -> None:
    hands = {"A": "12-5 12-1 7-1", "B": "5-4 5-3", "C": "8-7 8-4"}
    table = position(hands=hands, options={"hands": "open"})

    assert why(table, "12-5@M")["hint-open-lack"] == {"shows": 5, "seats": (2,)}


def test_a_number_seen_to_its_last_tile_can_be_followed_by_nobody() -> None:
    hand = "12-5 11-5 10-5 9-5 8-5 7-5 6-5 5-5 5-4 5-3 5-2 5-1 5-0 4-3"

    assert why(position(hands={"A": hand}), "12-5@M")["hint-nobody-follows"] == {"shows": 5}
    assert "hint-nobody-follows" not in why(position(hands={"A": hand}), "12-5@A")


# --- Chickenfoot ------------------------------------------------------------------------------------------


def feet(**fields: object) -> Round:
    return position("chickenfoot", **{"engine": 9, "boneyard": "?x9", "arms": 0, **fields})


def test_a_double_opens_a_foot_and_the_own_toes_are_counted() -> None:
    table = feet(hands={"A": "8-8 8-7 8-1 6-6 3-2"}, arms=2, ends="8 6 3")

    assert why(table, "8-8@8")["hint-foot-opened"] == {"toes": 2}
    assert why(table, "6-6@6")["hint-foot-opened"] == {"toes": 0}
    assert "hint-fitting" not in why(table, "6-6@6")


def test_a_toe_says_how_many_are_missing() -> None:
    hands = {"A": "8-7 8-1 3-2"}

    assert why(feet(hands=hands, ends="3", foot={"pips": 8, "toes": 3}), "8-7@8")["hint-toe"] == {
        "shows": 8, "missing": 2,
    }  # fmt: skip
    assert why(feet(hands=hands, ends="3", foot={"pips": 8, "toes": 1}), "8-7@8")["hint-toe"] == {
        "shows": 8, "missing": 0,
    }  # fmt: skip


def test_the_tiles_that_fit_afterwards_are_counted_with_ends_that_close_and_open() -> None:
    table = feet(hands={"A": "9-4 9-5 4-1 3-1"}, arms=1, ends="3")

    assert why(table, "9-4@9")["hint-fitting"] == {"number": 2, "tiles": 3}
    assert why(feet(hands={"A": "3-1 3-2"}, arms=0, ends="3"), "3-1@3")["hint-fitting"] == {
        "number": 0, "tiles": 1,
    }  # fmt: skip


def test_the_double_blank_is_dear_and_the_last_tile_goes_out() -> None:
    assert why(feet(hands={"A": "0-0 8-1"}, ends="0 8"), "0-0@0")["hint-double-blank"] == {"points": 50}
    assert list(why(feet(hands={"A": "0-0"}, ends="0 8"), "0-0@0")) == ["hint-out"]


def test_a_drawn_double_is_kept_for_want_of_toes() -> None:
    table = position("chickenfoot", engine=9, hands={"A": "7-5 7-4"}, arms=0, ends="8 3", boneyard="8-8 6-6")

    assert why(do(table, "draw"), "keep") == {"hint-foot-spared": {"toes": 0}}


# --- Engine 191 -------------------------------------------------------------------------------------------


def lines(**fields: object) -> Round:
    return position("engine-191", **{"engine": 2, "boneyard": "?x9", **fields})


def test_a_play_on_another_line_costs_a_draw_and_one_on_a_station_does_not() -> None:
    table = lines(hands={"A": "8-7 8-1 2-4"}, trains={"B": "2-8"})
    waiting = lines(hands={"A": "8-7 8-1 2-4"}, trains={"B": "2-8 8-8"}, incomplete="B")

    assert "hint-rival-line" in why(table, "8-7@B")
    assert "hint-rival-line" not in why(table, "4-2@A")
    assert "hint-station-complete" in why(waiting, "8-7@B")
    assert "hint-rival-line" not in why(waiting, "8-7@B")


def test_the_own_line_is_planned_with_hand_and_score_yard() -> None:
    table = lines(hands={"A": "2-4 9-1 5-3"}, yards={"A": "9-4"})

    assert why(table, "4-2@A")["hint-train-next"] == {"tiles": 2, "pips": 23}


def test_a_tile_from_the_score_yard_is_told_as_one() -> None:
    table = lines(hands={"A": "5-3"}, yards={"A": "2-9"})

    assert why(table, "9-2@A")["hint-from-yard"] == {"pips": 11}
    assert list(why(lines(hands={"A": "5-2"}), "5-2@A")) == ["hint-out"]
    assert "hint-out" not in why(lines(hands={"A": "5-2"}), "5-2@B")


def test_a_removal_says_where_the_line_goes_back_to() -> None:
    table = lines(hands={"A": "4-3 3-1 9-8"}, trains={"A": "2-4 4-4 4-6 6-5"})

    assert why(table, "remove") == {
        "hint-remove": {"shows": 4, "tiles": 2, "pips": 11, "now_tiles": 0, "now_pips": 0}
    }


def test_what_is_shown_is_told_with_the_line_it_would_begin() -> None:
    table = lines(engine=None, hands={"A": "3-3 3-1 5-1"})
    without_a_double = lines(engine=None, hands={"A": "3-1 5-1"})

    assert why(table, "show 3-3") == {"hint-show-double": {"shows": 3, "tiles": 2, "pips": 10}}
    assert why(table, "show 5-1") == {"hint-show-track": {"doubles": 1}}
    assert why(without_a_double, "show 5-1") == {"hint-show-track": {"doubles": 0}}


def test_a_replacement_may_be_what_the_line_does_not_need() -> None:
    table = do(lines(hands={"A": "4-1 8-7"}, yards={"A": "2-4"}), "4-2@A")

    assert why(table, "give 8-7") == {"hint-train-kept": {"tiles": 1, "pips": 5}, "hint-give": {}}
    assert "hint-train-broken" in why(table, "give 4-1")


def test_not_to_play_is_to_keep_what_one_has() -> None:
    assert list(why(lines(hands={"A": "5-2 9-8"}), "take")) == ["hint-take"]
    assert why(lines(hands={"A": "5-3 9-8"}, trains={"A": "2-4"}), "take") == {}
    extra = do(lines(hands={"A": "4-4 4-1 9-8"}, trains={"A": "2-4"}), "4-4@A")
    assert list(why(extra, "stop")) == ["hint-keeps-hand"]
