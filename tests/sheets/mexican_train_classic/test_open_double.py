"""A double left open, and when it no longer binds. [A34] to [A37]"""

from boneyard import Reason, Round, read_action
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, legal, position, refusal, shown, turn
from tests.sheets.mexican_train_classic.dead_double import (
    ALL_OTHER_FIVES_OF_A_FAST_GAME,
    ALL_OTHER_NINES,
    ALL_OTHER_NINES_BUT_ONE,
)


@clause("A34", "A35")
def test_nobody_may_play_elsewhere_while_a_double_waits() -> None:
    trains = {"A": "12-9 9-9", "B": "12-5", "C": "12-3", "M": "12-8"}
    table = position(
        trains=trains, open_doubles="A", markers="A C", turn="B", hands={"B": "9-0 9-1 5-1 3-1 8-1"}
    )

    assert legal(table) == ["9-0@A", "9-1@A"]
    for elsewhere in ("5-1@B", "3-1@C", "8-1@M"):
        assert refusal(table, elsewhere) == (Reason.DOUBLE_WAITS, "A35")
    assert refusal(table, "5-1@A") == (Reason.TILE_DOES_NOT_FIT, "A10")
    assert refusal(table, "draw") == (Reason.MUST_PLAY, "A22")


@clause("A34")
def test_the_tile_that_closes_the_double_sets_everybody_free() -> None:
    table = position(
        trains={"B": "12-5", "M": "12-9 9-9"},
        open_doubles="M",
        turn="B",
        hands={"B": "9-0 8-8", "C": "12-4 1-1"},
    )

    events = table.play(read_action("9-0@M"))

    assert EventKind.DOUBLE_CLOSED in [event.kind for event in events]
    assert (turn(table), shown(table, "open_doubles")) == ("C", "")
    assert legal(table) == ["12-4@C"]


@clause("A34", "A35")
def test_the_double_binds_its_own_player_too_when_his_turn_comes_again() -> None:
    table = position(
        players=2,
        trains={"A": "12-9 9-9", "M": "12-8"},
        open_doubles="A",
        turn="B",
        hands={"A": "8-1 9-3 2-2", "B": "6-6"},
        boneyard="5-5 4-4",
    )

    do(table, "draw")

    assert legal(table) == ["9-3@A"]
    assert refusal(table, "8-1@M") == (Reason.DOUBLE_WAITS, "A35")


@clause("AA14", "A34")
def test_an_unmarked_train_is_open_only_until_its_double_is_closed() -> None:
    table = position(
        trains={"A": "12-9 9-9"},
        open_doubles="A",
        turn="B",
        hands={"A": "1-1 3-3", "B": "9-0 8-8", "C": "7-0 12-4"},
    )

    do(table, "9-0@A")

    assert (shown(table, "markers"), shown(table, "trains")) == ("", {"A": "12-9 9-9 9-0"})
    assert legal(table) == ["12-4@C", "12-4@M"]
    assert refusal(table, "7-0@A") == (Reason.TRAIN_CLOSED, "A12")


@clause("AA14")
def test_a_marked_train_stays_marked_when_somebody_else_closes_its_double() -> None:
    table = position(
        trains={"A": "12-9 9-9"},
        open_doubles="A",
        markers="A",
        turn="B",
        hands={"B": "9-0 8-8", "C": "7-0 1-1"},
    )

    do(table, "9-0@A")

    assert shown(table, "markers") == "A"
    assert legal(table) == ["7-0@A"]


@clause("AA7", "A27")
def test_closing_the_double_on_ones_own_marked_train_takes_the_marker_off() -> None:
    table = position(trains={"A": "12-9 9-9"}, open_doubles="A", markers="A", hands={"A": "9-0 8-8"})

    do(table, "9-0@A")

    assert (turn(table), shown(table, "markers"), shown(table, "open_doubles")) == ("B", "", "")


@clause("A36")
def test_who_cannot_close_the_double_even_after_drawing_marks_his_train() -> None:
    table = position(
        trains={"A": "12-9 9-9", "B": "12-5"},
        open_doubles="A",
        turn="B",
        hands={"B": "5-1 12-7"},
        boneyard="5-4 12-2",
    )

    assert legal(table) == ["draw"]
    assert refusal(table, "5-1@B") == (Reason.DOUBLE_WAITS, "A35")
    assert refusal(table, "pass") == (Reason.MUST_DRAW, "A23")
    do(table, "draw")
    assert (turn(table), shown(table, "markers"), shown(table, "open_doubles")) == ("C", "B", "A")
    assert shown(table, "hands") == {"B": "12-7 5-4 5-1"}


@clause("A35", "A36")
def test_a_double_drawn_while_a_double_waits_cannot_be_played() -> None:
    table = position(
        trains={"A": "12-9 9-9", "B": "12-5"},
        open_doubles="A",
        turn="B",
        hands={"B": "6-1"},
        boneyard="5-5 12-2",
    )

    do(table, "draw")

    assert (turn(table), shown(table, "markers"), shown(table, "hands")) == ("C", "B", {"B": "6-1 5-5"})


@clause("AA25", "A36")
def test_each_player_fails_for_himself_until_a_matching_tile_is_drawn_and_played() -> None:
    table = position(
        trains={"A": "12-9 9-9"},
        open_doubles="A",
        turn="B",
        hands={"A": "1-1", "B": "2-2", "C": "3-3"},
        boneyard="4-0 5-0 6-0 7-0 9-0 8-8",
    )

    markers = [shown(do(table, "draw"), "markers") for _ in range(4)]

    assert markers == ["B", "B C", "A B C", "A B C"]
    assert (turn(table), shown(table, "open_doubles")) == ("C", "A")
    do(table, "draw")
    assert legal(table) == ["9-0@A"]
    assert refusal(table, "pass") == (Reason.MUST_PLAY_DRAWN, "A23")
    do(table, "9-0@A")
    assert (shown(table, "open_doubles"), shown(table, "markers")) == ("", "A B C")
    assert shown(table, "boneyard") == "8-8"


@clause("A37", "AA15")
def test_a_double_whose_number_is_used_up_does_not_restrict_play() -> None:
    trains = {"A": "12-9 9-9", "B": "12-5", "C": "12-8", "M": ALL_OTHER_NINES}
    table = position(trains=trains, open_doubles="A", turn="B", hands={"B": "5-4 8-1 7-7"})

    assert legal(table) == ["5-4@B"]
    assert refusal(table, "8-1@C") == (Reason.TRAIN_CLOSED, "A12")
    do(table, "5-4@B")
    assert (turn(table), shown(table, "open_doubles")) == ("C", "A")


@clause("A37", "AA15")
def test_a_double_binds_as_long_as_one_tile_of_its_number_is_not_on_the_table() -> None:
    trains = {"A": "12-9 9-9", "B": "12-5", "M": ALL_OTHER_NINES_BUT_ONE}
    hands = {"A": "7-7", "B": "5-4 6-1", "C": "8-8"}

    in_the_pile = position(trains=trains, open_doubles="A", turn="B", hands=hands, boneyard="3-3 11-9")
    assert legal(in_the_pile) == ["draw"]
    assert refusal(in_the_pile, "5-4@B") == (Reason.DOUBLE_WAITS, "A35")

    nobody_knows_where = position(trains=trains, open_doubles="A", turn="B", hands=hands, boneyard="3-3")
    assert refusal(nobody_knows_where, "5-4@B") == (Reason.DOUBLE_WAITS, "A35")


@clause("A37")
def test_the_last_tile_of_the_number_played_elsewhere_sets_everybody_free() -> None:
    trains = {"A": "12-9", "B": "12-5", "M": ALL_OTHER_NINES_BUT_ONE}
    table = position(trains=trains, hands={"A": "9-9 11-9 6-6", "B": "5-4 2-0"})

    do(table, "9-9@A", "11-9@M")

    assert (turn(table), shown(table, "open_doubles")) == ("B", "A")
    assert legal(table) == ["5-4@B"]


@clause("A37", "A23")
def test_who_is_freed_by_a_dead_double_and_has_nothing_draws_for_any_train() -> None:
    trains = {"A": "12-9 9-9", "B": "12-5", "M": ALL_OTHER_NINES}
    table = position(trains=trains, open_doubles="A", turn="B", hands={"B": "7-7"}, boneyard="5-4 8-8")

    assert legal(do(table, "draw")) == ["5-4@B"]


@clause("A37")
def test_the_next_double_binds_although_a_dead_one_lies_open() -> None:
    trains = {"A": "12-9 9-9", "B": "12-5", "C": "12-8", "M": ALL_OTHER_NINES}
    hands = {"A": "12-1 7-7", "B": "5-5 6-6", "C": "8-1 5-4 6-0"}
    table = position(trains=trains, open_doubles="A", turn="B", hands=hands, boneyard="2-2 3-3")

    do(table, "5-5@B", "draw")

    assert (turn(table), shown(table, "open_doubles")) == ("C", "A B")
    assert legal(table) == ["5-4@B"]
    assert refusal(table, "8-1@C") == (Reason.DOUBLE_WAITS, "A35")


@clause("AA15", "A37", "A45")
def test_in_the_fast_game_ten_tiles_use_a_number_up() -> None:
    def fast_table(mexican_train: str) -> Round:
        return position(
            options={"game": "fast"},
            engine=9,
            trains={"A": "9-5 5-5", "B": "9-4", "M": mexican_train},
            open_doubles="A",
            turn="B",
            hands={"B": "4-1 7-7"},
        )

    assert legal(fast_table(ALL_OTHER_FIVES_OF_A_FAST_GAME)) == ["4-1@B"]
    one_is_missing = fast_table(ALL_OTHER_FIVES_OF_A_FAST_GAME.removesuffix(" 5-8"))
    assert refusal(one_is_missing, "4-1@B") == (Reason.DOUBLE_WAITS, "A35")
