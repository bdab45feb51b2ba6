"""The French reading of the doubles: the further tile completes the double itself. [A28] to [A37]"""

from boneyard import Reason, Round
from tests.rulebook import clause, do, legal, over, position, refusal, shown, turn
from tests.sheets.mexican_train_classic.dead_double import ALL_OTHER_NINES


def french(**fields: object) -> Round:
    return position("mexican-train-classic-fr", **fields)


@clause("A29", "A47", "AA10")
def test_the_further_tile_completes_the_double() -> None:
    trains = {"A": "12-9", "B": "12-5", "M": "12-8"}
    table = french(trains=trains, markers="B", hands={"A": "9-9 9-4 5-1 8-1 7-7"})

    do(table, "9-9@A")

    assert (turn(table), legal(table)) == ("A", ["9-4@A"])
    assert refusal(table, "5-1@B") == (Reason.FOLLOW_ON_THE_DOUBLE, "A47")
    assert refusal(table, "8-1@M") == (Reason.FOLLOW_ON_THE_DOUBLE, "A47")
    assert refusal(table, "8-1@A") == (Reason.TILE_DOES_NOT_FIT, "A10")
    assert refusal(table, "draw") == (Reason.MUST_PLAY, "A22")
    do(table, "9-4@A")
    assert (turn(table), shown(table, "open_doubles")) == ("B", "")


@clause("A29", "AA9")
def test_no_second_double_follows_the_first() -> None:
    table = french(trains={"A": "12-9", "M": "12-8"}, hands={"A": "9-9 8-8 7-7"}, boneyard="9-4 1-1")

    do(table, "9-9@A")

    assert legal(table) == ["draw"]
    assert refusal(table, "8-8@M") == (Reason.FOLLOW_ON_THE_DOUBLE, "A47")
    assert refusal(table, "8-8@A") == (Reason.TILE_DOES_NOT_FIT, "A10")


@clause("A30", "AA19")
def test_a_double_as_last_tile_ends_the_round() -> None:
    table = french(players=2, trains={"A": "12-9"}, hands={"A": "9-9", "B": "9-1"}, boneyard="9-4")

    assert over(do(table, "9-9@A")) == ("out", "A", (0, 10))


@clause("A32")
def test_who_cannot_close_the_double_draws_although_he_could_play_elsewhere() -> None:
    table = french(trains={"A": "12-9", "M": "12-8"}, hands={"A": "9-9 8-1"}, boneyard="9-4 1-1")

    do(table, "9-9@A")

    assert legal(table) == ["draw"]
    assert refusal(table, "pass") == (Reason.MUST_DRAW, "A23")
    do(table, "draw")
    assert legal(table) == ["9-4@A"]
    do(table, "9-4@A")
    assert (turn(table), shown(table, "markers"), shown(table, "open_doubles")) == ("B", "", "")


@clause("A33", "A34", "A35")
def test_a_drawn_tile_that_does_not_close_it_leaves_the_double_to_the_others() -> None:
    table = french(
        trains={"A": "12-9", "B": "12-5", "M": "12-8"},
        hands={"A": "9-9 8-1", "B": "9-2 5-1"},
        boneyard="8-4 1-1",
    )

    do(table, "9-9@A", "draw")

    assert (turn(table), shown(table, "markers"), shown(table, "open_doubles")) == ("B", "A", "A")
    assert legal(table) == ["9-2@A"]
    assert refusal(table, "5-1@B") == (Reason.DOUBLE_WAITS, "A35")


@clause("A36", "AA25")
def test_later_players_who_fail_draw_one_and_mark() -> None:
    table = french(
        trains={"A": "12-9 9-9"},
        open_doubles="A",
        turn="B",
        hands={"A": "7-7", "B": "12-1", "C": "12-2"},
        boneyard="12-4 9-3 5-5",
    )

    do(table, "draw")
    assert (turn(table), shown(table, "markers")) == ("C", "B")
    do(table, "draw")
    assert legal(table) == ["9-3@A"]


@clause("AA16", "A37")
def test_a_dead_double_takes_no_further_tile_and_binds_nobody_later() -> None:
    table = french(
        trains={"A": "12-9", "B": "12-5", "M": ALL_OTHER_NINES},
        hands={"A": "9-9 8-1", "B": "5-4 7-7"},
        markers="B",
        boneyard="5-3 1-1",
    )

    do(table, "9-9@A")
    assert legal(table) == ["draw"]
    do(table, "draw")
    assert (turn(table), shown(table, "markers"), shown(table, "open_doubles")) == ("B", "A B", "A")
    assert legal(table) == ["5-4@B"]


@clause("AA17", "A38")
def test_with_the_bone_pile_used_up_the_marker_is_all() -> None:
    table = french(trains={"A": "12-9", "M": "12-8"}, hands={"A": "9-9 8-1"}, boneyard="")

    do(table, "9-9@A")
    assert legal(table) == ["pass"]
    assert refusal(table, "draw") == (Reason.BONEYARD_EMPTY, "A38")
    do(table, "pass")
    assert (turn(table), shown(table, "markers")) == ("B", "A")


@clause("AA12", "A23", "A32")
def test_a_double_drawn_for_want_of_a_tile_earns_a_second_draw() -> None:
    table = french(trains={"A": "12-9"}, hands={"A": "7-1 8-8"}, boneyard="9-9 9-2 3-3")

    do(table, "draw", "9-9@A", "draw", "9-2@A")

    assert (turn(table), shown(table, "boneyard"), shown(table, "open_doubles")) == ("B", "3-3", "")
