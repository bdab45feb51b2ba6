"""Laying a double, and the tile that follows it. [A28] to [A33]"""

from boneyard import Reason
from tests.rulebook import clause, do, legal, over, position, refusal, shown, trains_of, turn
from tests.sheets.mexican_train_classic.dead_double import ALL_OTHER_NINES


@clause("A28")
def test_a_double_lies_crosswise_and_shows_its_number_to_the_next_tile() -> None:
    table = do(position(trains={"A": "12-9"}, hands={"A": "9-9 9-4 8-8"}), "9-9@A")

    layout = trains_of(table.view(None))
    assert layout.trains == {0: ((12, 9), (9, 9))}
    assert layout.open_doubles == (0,)
    assert layout.ends[0] == 9


@clause("A29")
def test_after_a_double_one_must_play_a_further_tile() -> None:
    table = do(position(trains={"A": "12-9"}, hands={"A": "9-9 9-4 8-8"}, boneyard="1-1"), "9-9@A")

    assert (turn(table), shown(table, "pending")) == ("A", {"step": "follow-up", "tile": "9-9"})
    assert legal(table) == ["9-4@A"]
    assert refusal(table, "draw") == (Reason.MUST_PLAY, "A22")
    assert refusal(table, "pass") == (Reason.MUST_PLAY, "A22")
    do(table, "9-4@A")
    assert (turn(table), shown(table, "open_doubles"), shown(table, "pending")) == ("B", "", None)


@clause("A29", "AA9")
def test_the_further_tile_is_not_a_double() -> None:
    trains = {"A": "12-9", "M": "12-8"}
    table = do(position(trains=trains, hands={"A": "9-9 8-8 9-4 7-7"}), "9-9@A")

    assert legal(table) == ["9-4@A"]
    assert refusal(table, "8-8@M") == (Reason.NO_SECOND_DOUBLE, "A29")
    assert refusal(table, "7-7@M") == (Reason.TILE_DOES_NOT_FIT, "A10")


@clause("A29", "A32")
def test_who_has_only_further_doubles_draws() -> None:
    trains = {"A": "12-9", "M": "12-8"}
    table = do(position(trains=trains, hands={"A": "9-9 8-8 7-7"}, boneyard="9-4"), "9-9@A")

    assert legal(table) == ["draw"]
    assert refusal(table, "8-8@M") == (Reason.NO_SECOND_DOUBLE, "A29")


@clause("A30", "AA19")
def test_no_further_tile_is_due_when_the_double_was_the_last_tile() -> None:
    hands = {"A": "9-9", "B": "9-1", "C": "7-5"}
    table = do(position(trains={"A": "12-9"}, hands=hands, boneyard="9-4 3-3"), "9-9@A")

    assert over(table) == ("out", "A", (0, 10, 12))
    assert legal(table) == []
    assert shown(table, "boneyard") == "9-4 3-3"


@clause("A31", "AA10")
def test_the_further_tile_goes_on_the_double_or_on_any_train_open_to_the_player() -> None:
    trains = {"A": "12-6", "B": "12-3", "C": "12-2", "M": "12-9"}
    table = position(trains=trains, markers="B", hands={"A": "9-9 9-4 6-1 3-0 2-0 7-7"})

    do(table, "9-9@M")

    assert legal(table) == ["3-0@B", "6-1@A", "9-4@M"]
    assert refusal(table, "2-0@C") == (Reason.TRAIN_CLOSED, "A12")
    do(table, "6-1@A")
    assert (turn(table), shown(table, "open_doubles")) == ("B", "M")


@clause("A31")
def test_the_further_tile_may_found_the_mexican_train() -> None:
    table = do(position(trains={"A": "12-9"}, hands={"A": "9-9 12-4 8-8"}), "9-9@A", "12-4@M")

    assert shown(table, "trains") == {"A": "12-9 9-9", "M": "12-4"}
    assert (turn(table), shown(table, "open_doubles")) == ("B", "A")


@clause("A32")
def test_without_a_further_tile_one_draws_and_plays_the_drawn_one() -> None:
    table = position(trains={"A": "12-9"}, hands={"A": "9-9 8-1"}, boneyard="9-4 3-3")

    do(table, "9-9@A")

    assert refusal(table, "pass") == (Reason.MUST_DRAW, "A23")
    do(table, "draw")
    assert legal(table) == ["9-4@A"]
    assert refusal(table, "pass") == (Reason.MUST_PLAY_DRAWN, "A23")
    do(table, "9-4@A")
    assert (turn(table), shown(table, "open_doubles"), shown(table, "markers")) == ("B", "", "")


@clause("A31", "A32")
def test_the_tile_drawn_as_further_tile_may_go_elsewhere() -> None:
    table = position(trains={"A": "12-9"}, hands={"A": "9-9 8-1"}, boneyard="12-4 3-3")

    do(table, "9-9@A", "draw")

    assert legal(table) == ["12-4@M"]
    do(table, "12-4@M")
    assert (turn(table), shown(table, "open_doubles"), shown(table, "markers")) == ("B", "A", "")


@clause("A33")
def test_with_nothing_even_after_the_draw_the_marker_is_set_and_the_turn_is_over() -> None:
    table = position(trains={"A": "12-9"}, hands={"A": "9-9 8-1"}, boneyard="7-4 3-3")

    do(table, "9-9@A", "draw")

    assert (turn(table), shown(table, "open_doubles"), shown(table, "markers")) == ("B", "A", "A")
    assert shown(table, "hands") == {"A": "8-1 7-4"}
    assert shown(table, "boneyard") == "3-3"


@clause("AA13", "A33")
def test_the_player_of_the_double_marks_his_own_train_wherever_the_double_lies() -> None:
    on_the_mexican_train = position(
        trains={"A": "12-5", "M": "12-9"}, hands={"A": "9-9 8-1"}, boneyard="7-4 3-3"
    )
    do(on_the_mexican_train, "9-9@M", "draw")
    assert (shown(on_the_mexican_train, "open_doubles"), shown(on_the_mexican_train, "markers")) == ("M", "A")

    on_a_rivals_train = position(
        trains={"A": "12-5", "C": "12-9"}, markers="C", hands={"A": "9-9 8-1"}, boneyard="7-4 3-3"
    )
    do(on_a_rivals_train, "9-9@C", "draw")
    assert (shown(on_a_rivals_train, "open_doubles"), shown(on_a_rivals_train, "markers")) == ("C", "A C")


@clause("AA11", "A29", "A32")
def test_a_double_drawn_as_further_tile_is_kept_and_the_marker_set() -> None:
    trains = {"A": "12-9", "M": "12-8"}
    table = position(trains=trains, hands={"A": "9-9 7-1"}, boneyard="8-8 8-2")

    do(table, "9-9@A", "draw")

    assert (turn(table), shown(table, "open_doubles"), shown(table, "markers")) == ("B", "A", "A")
    assert shown(table, "hands") == {"A": "8-8 7-1"}
    assert shown(table, "boneyard") == "8-2"


@clause("AA12", "A23", "A32")
def test_a_double_drawn_for_want_of_a_tile_is_played_and_earns_a_second_draw() -> None:
    table = position(trains={"A": "12-9"}, hands={"A": "7-1 8-8"}, boneyard="9-9 9-2 3-3")

    do(table, "draw")
    assert legal(table) == ["9-9@A"]
    do(table, "9-9@A")
    assert legal(table) == ["draw"]
    do(table, "draw")
    assert legal(table) == ["9-2@A"]
    do(table, "9-2@A")
    assert (turn(table), shown(table, "boneyard"), shown(table, "hands")) == ("B", "3-3", {"A": "8-8 7-1"})


@clause("AA7", "A27", "A33")
def test_a_double_on_ones_own_marked_train_without_a_further_tile_leaves_it_marked() -> None:
    table = position(trains={"A": "12-9"}, markers="A", hands={"A": "9-9 8-1"}, boneyard="7-4 3-3")

    do(table, "9-9@A")
    assert shown(table, "markers") == ""
    do(table, "draw")
    assert (turn(table), shown(table, "markers")) == ("B", "A")


@clause("AA16", "A29")
def test_a_further_tile_is_due_after_a_double_that_is_dead_as_it_is_laid() -> None:
    trains = {"A": "12-9", "B": "12-5", "M": ALL_OTHER_NINES}
    table = position(trains=trains, markers="B", hands={"A": "9-9 5-4 7-7"}, boneyard="6-1 1-1")

    do(table, "9-9@A")

    assert legal(table) == ["5-4@B"]
    assert refusal(table, "draw") == (Reason.MUST_PLAY, "A22")
    do(table, "5-4@B")
    assert (turn(table), shown(table, "markers")) == ("B", "B")
