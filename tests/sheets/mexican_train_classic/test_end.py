"""The bone pile used up, the knock, the end of a round and its score. [A38] to [A41], [A43]"""

import pytest

from boneyard import Event, Reason, read_action
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, legal, over, position, refusal, shown, turn
from tests.sheets.mexican_train_classic.dead_double import ALL_OTHER_NINES, ALL_OTHER_NINES_BUT_ONE


@clause("A38")
def test_with_the_bone_pile_used_up_who_cannot_play_passes_and_marks() -> None:
    table = position(trains={"A": "12-5"}, hands={"A": "9-3", "B": "12-1 8-8"}, boneyard="")

    assert legal(table) == ["pass"]
    assert refusal(table, "draw") == (Reason.BONEYARD_EMPTY, "A38")
    do(table, "pass")
    assert (turn(table), shown(table, "markers")) == ("B", "A")


@clause("A38", "A22")
def test_with_the_bone_pile_used_up_who_can_play_must() -> None:
    table = position(trains={"A": "12-5"}, hands={"A": "5-3 7-7"}, boneyard="")

    assert legal(table) == ["5-3@A"]
    assert refusal(table, "pass") == (Reason.MUST_PLAY, "A22")


@clause("A36", "A38")
def test_who_cannot_close_a_double_and_cannot_draw_passes_and_marks() -> None:
    table = position(
        trains={"A": "12-9 9-9", "B": "12-5"}, open_doubles="A", turn="B", hands={"B": "5-1 7-7"}, boneyard=""
    )

    assert legal(table) == ["pass"]
    do(table, "pass")
    assert (turn(table), shown(table, "markers"), shown(table, "open_doubles")) == ("C", "B", "A")


@clause("AA17", "A33", "A38")
def test_with_the_bone_pile_used_up_a_missing_further_tile_costs_the_marker_and_no_draw() -> None:
    table = do(position(trains={"A": "12-9"}, hands={"A": "9-9 8-1"}, boneyard=""), "9-9@A")

    assert legal(table) == ["pass"]
    assert refusal(table, "draw") == (Reason.BONEYARD_EMPTY, "A38")
    do(table, "pass")
    assert (turn(table), shown(table, "markers"), shown(table, "open_doubles")) == ("B", "A", "A")


@clause("A39", "AA21")
def test_a_player_left_with_one_tile_knocks_without_being_asked() -> None:
    table = position(trains={"A": "12-5"}, hands={"A": "5-1 5-4 7-7", "B": "12-3 8-8", "C": "12-9 6-6"})

    told = [table.play(read_action(action)) for action in ("5-1@A", "12-3@B", "12-9@C")]

    knocks = [[event for event in events if event.kind is EventKind.KNOCKED] for events in told]
    assert knocks == [[], [Event(EventKind.KNOCKED, 1)], [Event(EventKind.KNOCKED, 2)]]
    assert (turn(table), shown(table, "markers"), shown(table, "hands")) == (
        "A",
        "",
        {"A": "7-7 5-4", "B": "8-8", "C": "6-6"},
    )


@clause("A39")
def test_everybody_hears_the_knock() -> None:
    table = do(position(hands={"A": "12-5 7-7"}), "12-5@A")

    for seat in (0, 1, 2, None):
        assert Event(EventKind.KNOCKED, 0) in table.view(seat).history


@clause("A40")
def test_the_round_ends_when_a_player_has_played_his_last_tile() -> None:
    table = do(position(hands={"A": "12-5", "B": "12-4 7-5", "C": "3-0"}, boneyard="6-6"), "12-5@A")

    assert over(table) == ("out", "A", (0, 28, 3))
    assert (table.turn, legal(table)) == (None, [])
    for action in ("12-4@B", "draw", "pass"):
        assert refusal(table, action) == (Reason.ROUND_OVER, "A40")


@clause("AA19", "A40")
def test_going_out_with_the_further_tile_ends_the_round_at_once() -> None:
    hands = {"A": "9-9 12-4", "B": "9-1", "C": "7-7"}
    table = do(position(trains={"A": "12-9"}, hands=hands, boneyard="6-6"), "9-9@A", "12-4@M")

    assert over(table) == ("out", "A", (0, 10, 14))
    assert (shown(table, "open_doubles"), shown(table, "boneyard")) == ("A", "6-6")


@clause("A40")
def test_a_player_is_not_out_while_he_still_holds_the_tile_he_could_not_play() -> None:
    table = position(players=2, trains={"A": "12-9"}, hands={"A": "8-1", "B": "7-7"}, boneyard="9-8 6-6 5-5")

    do(table, "draw", "9-8@A", "draw")
    assert table.result is None
    do(table, "8-1@A")
    assert over(table) == ("out", "A", (0, 26))


@clause("A41", "AA18")
def test_a_round_is_blocked_when_every_train_is_marked_and_nobody_fits() -> None:
    trains = {"A": "12-6", "B": "12-3", "M": "12-9"}
    table = position(
        players=2, trains=trains, markers="A", turn="B", hands={"A": "5-1", "B": "8-2"}, boneyard=""
    )

    do(table, "pass")

    assert over(table) == ("blocked", "A", (6, 10))
    assert refusal(table, "pass") == (Reason.ROUND_OVER, "A40")


@clause("AA18", "A41")
def test_a_circle_of_passes_does_not_block_the_round_while_it_opens_trains() -> None:
    trains = {"A": "12-6", "B": "12-3", "M": "12-9"}
    table = position(players=2, trains=trains, hands={"A": "3-1 5-5", "B": "8-2"}, boneyard="")

    do(table, "pass", "pass")

    assert (turn(table), shown(table, "markers")) == ("A", "A B")
    assert legal(table) == ["3-1@B"]


@clause("AA18")
def test_a_round_is_not_blocked_while_a_train_is_unmarked() -> None:
    trains = {"A": "12-6", "B": "12-3", "C": "12-1", "M": "12-9"}
    hands = {"A": "5-5", "B": "8-2", "C": "7-7"}
    table = position(trains=trains, markers="A B", hands=hands, boneyard="")

    do(table, "pass", "pass")
    assert table.result is None
    assert legal(table) == ["pass"]
    assert over(do(table, "pass")) == ("blocked", "A B", (10, 10, 14))


@clause("AA18")
def test_a_play_can_block_the_round() -> None:
    table = position(
        players=2,
        trains={"A": "12-6", "B": "12-3", "M": "12-9"},
        markers="A B",
        hands={"A": "9-1 8-8", "B": "7-7"},
        boneyard="",
    )

    assert over(do(table, "9-1@M")) == ("blocked", "B", (16, 14))


@clause("AA18", "A41")
def test_a_round_is_not_blocked_while_the_bone_pile_lasts() -> None:
    table = position(
        players=2,
        trains={"A": "12-6", "B": "12-3", "M": "12-9"},
        markers="A B",
        hands={"A": "5-1", "B": "8-2"},
        boneyard="7-7 4-4",
    )

    do(table, "draw")
    assert table.result is None
    assert over(do(table, "draw")) == ("blocked", "B", (6 + 14, 10 + 8))


@clause("AA18", "A34")
def test_a_round_is_never_blocked_while_an_open_double_binds() -> None:
    table = position(
        players=2,
        trains={"A": "12-9 9-9", "B": "12-5", "M": ALL_OTHER_NINES_BUT_ONE},
        open_doubles="A",
        markers="A B",
        hands={"A": "6-1", "B": "8-2"},
        boneyard="",
    )

    do(table, "pass", "pass", "pass")

    assert table.result is None
    assert legal(table) == ["pass"]


@clause("AA18", "A37")
def test_a_dead_double_does_not_keep_a_round_from_being_blocked() -> None:
    table = position(
        players=2,
        trains={"A": "12-9 9-9", "B": "12-5", "M": ALL_OTHER_NINES},
        open_doubles="A",
        markers="A",
        turn="B",
        hands={"A": "6-1", "B": "8-2"},
        boneyard="",
    )

    assert over(do(table, "pass")) == ("blocked", "A", (7, 10))


@clause("A43")
@pytest.mark.parametrize(
    ("hand", "pips"), [("7-5", 12), ("9-9", 18), ("7-5 9-9", 30), ("0-0", 0), ("12-11 1-0", 24)]
)
def test_a_player_scores_the_pips_of_his_unplayed_tiles(hand: str, pips: int) -> None:
    table = do(position(players=2, hands={"A": "12-3", "B": hand}), "12-3@A")

    assert over(table) == ("out", "A", (0, pips))


@clause("A43", "AA20")
def test_who_went_out_wins_the_round_even_beside_a_hand_without_pips() -> None:
    table = do(position(players=2, hands={"A": "12-3", "B": "0-0"}), "12-3@A")

    assert over(table) == ("out", "A", (0, 0))


@clause("AA20", "A41")
def test_all_with_the_fewest_pips_win_a_blocked_round() -> None:
    table = position(
        trains={"A": "12-6", "B": "12-3", "C": "12-1", "M": "12-9"},
        markers="A B",
        turn="C",
        hands={"A": "8-5", "B": "11-2", "C": "7-7"},
        boneyard="",
    )

    assert over(do(table, "pass")) == ("blocked", "A B", (13, 13, 14))
