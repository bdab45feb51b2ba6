"""Mexican Train with Super Train: the bonus that a double earns, and chains of them."""

from __future__ import annotations

from boneyard import Reason, read_action
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, house_rule, legal, over, refusal, shown, turn
from tests.sheets.mexican_train_super.super_table import QUEUE, super_table

# --- The bonus --------------------------------------------------------------------------------------------


@clause("B30", "B31")
def test_a_double_is_open_and_earns_a_bonus() -> None:
    table = do(super_table(hands={"A": "6-6 6-1 5-4 9-9"}, trains={"A": "4-6", "B": "4-9"}), "6-6@A")

    assert turn(table) == "A"
    assert shown(table, "open_doubles") == "A"
    assert shown(table, "pending") == {"step": "follow-up", "tile": "6-6"}
    assert legal(table) == ["5-4@M", "6-1@A"]


@clause("B31")
def test_the_bonus_tile_must_be_played() -> None:
    table = super_table(hands={"A": "6-6 6-1 9-9"}, trains={"A": "4-6", "B": "4-9"}, boneyard="5-5 3-3")
    do(table, "6-6@A")

    for refused in ("draw", "pass"):
        assert refusal(table, refused) == (Reason.MUST_PLAY, "BA17")
    assert refusal(table, "9-9@B") == (Reason.TRAIN_CLOSED, "B20")
    assert refusal(table, "9-9@A") == (Reason.TILE_DOES_NOT_FIT, "B13")


@clause("B31", "BA19")
def test_the_bonus_tile_goes_on_any_open_train() -> None:
    trains = {"A": "4-6", "B": "4-9", "C": "4-7", "M": "3-4 4-8"}
    hands = {"A": "6-6 6-0 9-1 7-1 8-1 3-1"}
    table = do(super_table(hands=hands, trains=trains, markers="B"), "6-6@A")

    assert legal(table) == ["3-1@ML", "6-0@A", "8-1@MR", "9-1@B"]


@clause("B31", "BA19")
def test_the_bonus_of_a_double_on_the_super_train_goes_on_ones_own_train_too() -> None:
    table = super_table(hands={"A": "8-8 6-1 5-5", "B": "8-0 6-2 2-2"}, trains={"A": "4-6", "M": "4-8"})

    assert legal(do(table, "8-8@MR")) == ["6-1@A"]
    assert legal(do(table, "6-1@A")) == ["8-0@MR"]  # for B the exception does not hold


@clause("B30", "B31")
def test_the_bonus_tile_closes_a_double_laid_on_anothers_marked_train() -> None:
    table = super_table(hands={"A": "9-9 9-1 5-5"}, trains={"A": "4-6", "B": "4-9"}, markers="B")

    assert legal(do(table, "9-9@B")) == ["9-1@B"]
    do(table, "9-1@B")
    assert shown(table, "open_doubles") == ""
    assert shown(table, "markers") == "B"


@clause("B32")
def test_when_the_bonus_tile_closes_the_double_play_goes_on_normally() -> None:
    table = super_table(hands={"A": "6-6 6-1 9-9", "B": "6-2 4-0"}, trains={"A": "4-6", "B": "4-9"})
    do(table, "6-6@A")

    closing = [event.kind for event in table.play(read_action("6-1@A"))]

    assert closing == [EventKind.LAID, EventKind.DOUBLE_CLOSED, EventKind.KNOCKED]
    assert shown(table, "open_doubles") == ""
    assert turn(table) == "B"
    assert legal(table) == ["4-0@M"]


@clause("B17", "B18", "B31", "BA7")
def test_who_has_no_bonus_tile_draws_one_and_plays_it() -> None:
    table = super_table(
        hands={"A": "6-6 5-5"}, trains={"A": "4-6", "B": "4-0", "M": "4-8"}, boneyard="8-0 3-3"
    )

    assert legal(do(table, "6-6@A")) == ["draw"]
    assert refusal(table, "pass") == (Reason.MUST_DRAW, "B17")
    assert legal(do(table, "draw")) == ["8-0@MR"]
    assert refusal(table, "keep") == (Reason.MUST_PLAY_DRAWN, "B18")
    assert refusal(table, "8-0@B") == (Reason.TRAIN_CLOSED, "B20")

    do(table, "8-0@MR")
    assert turn(table) == "B"
    assert shown(table, "markers") == ""
    assert shown(table, "open_doubles") == "A"


@clause("B18", "B31", "B32", "BA7")
def test_the_bonus_tile_drawn_may_close_the_double() -> None:
    table = super_table(hands={"A": "6-6 5-5"}, trains={"A": "4-6", "M": "4-8"}, boneyard="6-0 3-3")

    assert legal(do(table, "6-6@A", "draw")) == ["6-0@A"]
    assert shown(do(table, "6-0@A"), "open_doubles") == ""


@clause("B19", "B31", "BA7")
def test_who_draws_no_bonus_tile_sets_his_marker_though_he_has_played() -> None:
    table = super_table(hands={"A": "6-6 5-5"}, trains={"A": "4-6", "M": "4-8"}, boneyard="9-0 3-3")

    do(table, "6-6@A", "draw")

    assert turn(table) == "B"
    assert shown(table, "markers") == "A"
    assert shown(table, "open_doubles") == "A"


@clause("B18", "B31", "BA7")
def test_a_double_drawn_for_want_of_a_move_earns_a_second_draw_for_its_bonus() -> None:
    table = super_table(hands={"A": "5-5"}, trains={"A": "4-6", "M": "4-8"}, boneyard="6-6 8-1 3-3")

    assert legal(do(table, "draw")) == ["6-6@A"]  # no double is open: B18, not B37
    assert refusal(table, "keep") == (Reason.MUST_PLAY_DRAWN, "B18")
    assert legal(do(table, "6-6@A")) == ["draw"]
    assert legal(do(table, "draw")) == ["8-1@MR"]


@clause("B23", "B31", "BA14")
def test_a_double_as_the_last_tile_is_out_at_once() -> None:
    table = super_table(hands={"A": "6-6", "B": "6-2 4-0", "C": "9-9"}, trains={"A": "4-6"}, boneyard="3-3")

    assert over(do(table, "6-6@A")) == ("out", "A", (0, 12, 18))


# --- Chains of doubles ------------------------------------------------------------------------------------


@clause("B31", "BA8", "BA9")
@house_rule("bonus_double", "allowed")
def test_a_bonus_double_earns_another_bonus_without_end() -> None:
    table = super_table(
        hands={"A": "6-6 8-8 3-3 9-9 5-4 1-1"},
        trains={"A": "4-6", "B": "4-9", "M": "3-4 4-8"},
        markers="B",
    )

    do(table, "6-6@A", "8-8@MR", "3-3@ML", "9-9@B")

    assert turn(table) == "A"
    assert shown(table, "open_doubles") == "A MR ML B"


@clause("B31", "BA8")
@house_rule("bonus_double", "not-allowed")
def test_where_the_bonus_may_not_be_a_double_it_is_not() -> None:
    single = {"bonus_double": "not-allowed"}
    trains = {"A": "4-6", "M": "4-8"}
    table = do(super_table(hands={"A": "6-6 8-8 8-2"}, trains=trains, options=single), "6-6@A")

    assert legal(table) == ["8-2@MR"]
    assert refusal(table, "8-8@MR") == (Reason.NO_SECOND_DOUBLE, "BA8")

    only_doubles = super_table(hands={"A": "6-6 8-8 5-5"}, trains=trains, boneyard="8-1 3-3", options=single)
    assert legal(do(only_doubles, "6-6@A")) == ["draw"]
    assert refusal(only_doubles, "8-8@MR") == (Reason.NO_SECOND_DOUBLE, "BA8")
    assert legal(do(only_doubles, "draw")) == ["8-1@MR"]


@clause("B31", "BA8")
@house_rule("bonus_double", "not-allowed")
def test_a_draw_for_a_bonus_that_may_not_be_a_double_says_nothing_of_doubles() -> None:
    trains = {"A": "4-6", "M": "4-8"}
    hands = {"A": "6-6 8-8 5-5"}
    single = {"bonus_double": "not-allowed"}
    table = do(super_table(hands=hands, trains=trains, boneyard="7-1 3-3", options=single), "6-6@A")

    drew = table.play(read_action("draw"))[0]

    assert (drew.lacking, drew.doubles_apart) == ((4, 6, 8), True)


@clause("B31", "B39", "BA10")
@house_rule("closing_order", "everyone")
def test_in_his_own_chain_too_a_player_closes_the_oldest_double_first() -> None:
    hands = {"A": "6-6 8-8 8-2 6-1 5-4", "B": "8-3 6-0 2-2"}
    table = do(super_table(hands=hands, trains={"A": "4-6", "M": "4-8"}), "6-6@A", "8-8@MR")

    assert legal(table) == ["5-4@ML", "6-1@A"]
    assert refusal(table, "8-2@MR") == (Reason.OLDER_DOUBLE_WAITS, "B39")

    do(table, "6-1@A")
    assert shown(table, "open_doubles") == "MR"
    assert legal(table) == ["8-3@MR"]


@clause("B18", "B39", "BA10")
@house_rule("closing_order", "everyone")
def test_a_bonus_tile_drawn_does_not_close_the_newer_double_either() -> None:
    table = super_table(hands={"A": "6-6 8-8 5-5"}, trains={"A": "4-6", "M": "3-4 4-8"}, boneyard="8-2 7-7")

    do(table, "6-6@A", "8-8@MR", "draw")

    assert turn(table) == "B"
    assert shown(table, "markers") == "A"
    assert shown(table, "open_doubles") == "A MR"


@clause("B39", "BA10")
@house_rule("closing_order", "later-players")
def test_where_the_order_binds_later_players_only_the_opener_closes_as_he_likes() -> None:
    later = {"closing_order": "later-players"}
    hands = {"A": "6-6 8-8 8-2 6-1 5-4", "B": "8-3 6-0 2-2"}
    table = super_table(hands=hands, trains={"A": "4-6", "M": "4-8"}, options=later)

    assert legal(do(table, "6-6@A", "8-8@MR")) == ["5-4@ML", "6-1@A", "8-2@MR"]
    do(table, "5-4@ML")
    assert legal(table) == ["6-0@A"]
    assert refusal(table, "8-3@MR") == (Reason.OLDER_DOUBLE_WAITS, "B39")

    newer_first = super_table(hands=hands, trains={"A": "4-6", "M": "4-8"}, options=later)
    do(newer_first, "6-6@A", "8-8@MR", "8-2@MR")
    assert shown(newer_first, "open_doubles") == "A"


@clause("B18", "B39", "BA10")
@house_rule("closing_order", "later-players")
def test_where_the_order_binds_later_players_only_a_drawn_bonus_tile_closes_the_newer_double() -> None:
    table = super_table(
        hands={"A": "6-6 8-8 5-5"},
        trains={"A": "4-6", "M": "3-4 4-8"},
        boneyard="8-2 7-7",
        options={"closing_order": "later-players"},
    )

    assert legal(do(table, "6-6@A", "8-8@MR", "draw")) == ["8-2@MR"]


@clause("B39", "BA10")
@house_rule("closing_order", "later-players")
def test_in_his_next_turn_the_opener_is_a_later_player() -> None:
    table = super_table(
        hands={"A": "8-2 6-1"},
        trains=QUEUE,
        open_doubles="A MR",
        options={"closing_order": "later-players"},
    )

    assert legal(table) == ["6-1@A"]


@clause("B31", "BA10")
@house_rule("closing_order", "later-players")
def test_the_newest_of_nine_open_doubles_is_closed_and_the_others_stay_open() -> None:
    trains = {seat: f"4-{number}" for seat, number in zip("ABCDEFGH", (0, 1, 2, 3, 5, 6, 7, 8), strict=True)}
    table = super_table(
        players=8,
        hands={"A": "0-0 1-1 2-2 3-3 5-5 6-6 7-7 8-8 9-9 12-9 11-10"},
        trains={**trains, "M": "4-9"},
        markers="B C D E F G H",
        options={"closing_order": "later-players"},
    )
    do(
        table,
        *[
            f"{number}-{number}@{seat}"
            for seat, number in zip("ABCDEFGH", (0, 1, 2, 3, 5, 6, 7, 8), strict=True)
        ],
    )

    assert shown(do(table, "9-9@MR"), "open_doubles") == "A B C D E F G H MR"
    assert shown(do(table, "12-9@MR"), "open_doubles") == "A B C D E F G H"
