"""The house rules about drawing, markers, one's own train and the blocked round."""

from boneyard import Reason, Round, read_action
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, house_rule, legal, over, position, refusal, refused_by, shown, turn

ASK = {"marker_removal": "ask"}
MAY_KEEP = {"drawn_tile": "may-keep"}
OWN_TRAIN_FIRST = {"own_train_first": "yes"}


@clause("AA6", "A27")
@house_rule("marker_removal", "automatic")
def test_automatic_takes_the_marker_off_without_a_question() -> None:
    table = position(
        trains={"A": "12-5"}, markers="A", hands={"A": "5-1 8-8"}, options={"marker_removal": "automatic"}
    )

    do(table, "5-1@A")

    assert (turn(table), shown(table, "markers")) == ("B", "")
    for action in ("unmark", "leave"):
        assert refusal(table, action) == (Reason.MARKER_OFF_BY_ITSELF, "AA6")
        assert refused_by(table, action) is None


@clause("A27", "AA6")
@house_rule("marker_removal", "ask")
def test_ask_leaves_it_to_the_player_whether_his_marker_comes_off() -> None:
    for choice, markers in (("unmark", "C"), ("leave", "A C")):
        table = position(trains={"A": "12-5"}, markers="A C", hands={"A": "5-1 8-8"}, options=ASK)

        do(table, "5-1@A")

        assert (turn(table), legal(table)) == ("A", ["leave", "unmark"])
        assert shown(table, "pending") == {"step": "unmark", "tile": "5-1"}
        for action in ("draw", "pass", "8-8@A", "keep"):
            assert refusal(table, action) == (Reason.MARKER_UNDECIDED, "A27")
        kinds = [event.kind for event in table.play(read_action(choice))]
        assert kinds == [EventKind.UNMARKED if choice == "unmark" else EventKind.LEFT_MARKED]
        assert (turn(table), shown(table, "markers"), shown(table, "pending")) == ("B", markers, None)


@clause("AA6")
@house_rule("marker_removal", "ask")
def test_ask_has_nothing_to_ask_without_a_play_on_ones_own_marked_train() -> None:
    table = position(
        trains={"A": "12-5"}, markers="A", hands={"A": "12-1 5-3 8-8", "B": "12-2 7-7"}, options=ASK
    )

    for action in ("unmark", "leave"):
        assert refusal(table, action) == (Reason.NO_MARKER_TO_DECIDE, "A27")
    do(table, "12-1@M")
    assert (turn(table), shown(table, "markers")) == ("B", "A")
    do(table, "12-2@B")
    assert turn(table) == "C"


@clause("AA6", "AA7", "A29")
@house_rule("marker_removal", "ask")
def test_ask_comes_before_the_tile_that_follows_a_double() -> None:
    table = position(
        trains={"A": "12-9"}, markers="A", hands={"A": "9-9 8-8"}, boneyard="7-1 3-3", options=ASK
    )

    do(table, "9-9@A")
    assert legal(table) == ["leave", "unmark"]
    do(table, "unmark")
    assert (turn(table), shown(table, "markers"), legal(table)) == ("A", "", ["draw"])
    do(table, "draw")
    assert (turn(table), shown(table, "markers")) == ("B", "A")


@clause("AA6", "A40")
@house_rule("marker_removal", "ask")
def test_ask_has_nothing_to_ask_of_a_player_who_is_out() -> None:
    table = position(
        players=2, trains={"A": "12-5"}, markers="A", hands={"A": "5-1", "B": "8-8"}, options=ASK
    )

    assert over(do(table, "5-1@A")) == ("out", "A", (0, 16))


@clause("A23", "AA5")
@house_rule("drawn_tile", "must-play")
def test_must_play_leaves_no_choice_about_a_drawn_tile_that_fits() -> None:
    table = position(hands={"A": "9-3"}, boneyard="12-4 1-1", options={"drawn_tile": "must-play"})

    do(table, "draw")

    assert legal(table) == ["12-4@A", "12-4@M"]
    assert refusal(table, "keep") == (Reason.MUST_PLAY_DRAWN, "A23")


@clause("AA5", "A24")
@house_rule("drawn_tile", "may-keep")
def test_may_keep_lets_a_player_keep_the_drawn_tile_and_mark_his_train() -> None:
    table = position(hands={"A": "9-3"}, boneyard="12-4 1-1", options=MAY_KEEP)

    do(table, "draw")

    assert legal(table) == ["12-4@A", "12-4@M", "keep"]
    assert refusal(table, "pass") == (Reason.DRAWN_TILE_WAITS, "AA5")
    do(table, "keep")
    assert (turn(table), shown(table, "markers"), shown(table, "hands")) == ("B", "A", {"A": "12-4 9-3"})


@clause("AA5", "A22")
@house_rule("drawn_tile", "may-keep")
def test_may_keep_allows_no_draw_to_a_player_who_can_play() -> None:
    table = position(hands={"A": "12-3"}, boneyard="12-4 1-1", options=MAY_KEEP)

    assert refusal(table, "draw") == (Reason.MUST_PLAY, "A22")
    assert refusal(table, "keep") == (Reason.NOTHING_DRAWN, "AA5")
    assert refused_by(table, "keep") == ("drawn_tile", "may-keep")


@clause("AA3", "A18")
@house_rule("own_train_first", "no")
def test_no_duty_to_begin_ones_own_train_first() -> None:
    table = position(trains={"M": "12-5"}, hands={"A": "5-1 12-4"}, options={"own_train_first": "no"})

    assert legal(table) == ["12-4@A", "5-1@M"]


@clause("AA3")
@house_rule("own_train_first", "yes")
def test_own_train_first_bars_all_other_trains_until_ones_own_is_begun() -> None:
    table = position(
        players=2,
        trains={"B": "12-6", "M": "12-5"},
        markers="B",
        hands={"A": "12-4 6-1 5-1 4-0", "B": "6-3 7-7"},
        options=OWN_TRAIN_FIRST,
    )

    assert legal(table) == ["12-4@A"]
    assert refusal(table, "5-1@M") == (Reason.OWN_TRAIN_FIRST, "AA3")
    assert refusal(table, "6-1@B") == (Reason.OWN_TRAIN_FIRST, "AA3")
    do(table, "12-4@A", "6-3@B")
    assert legal(table) == ["4-0@A", "5-1@M"]


@clause("AA3", "A23", "A24")
@house_rule("own_train_first", "yes")
def test_own_train_first_makes_a_player_draw_who_could_play_elsewhere() -> None:
    table = position(
        trains={"M": "12-5"}, hands={"A": "5-1 8-8"}, boneyard="5-4 7-7", options=OWN_TRAIN_FIRST
    )

    assert legal(table) == ["draw"]
    do(table, "draw")
    assert (turn(table), shown(table, "markers")) == ("B", "A")


@clause("AA3", "A34")
@house_rule("own_train_first", "yes")
def test_own_train_first_does_not_excuse_from_an_open_double() -> None:
    table = position(
        trains={"M": "12-5 5-5"}, open_doubles="M", hands={"A": "12-4 5-1 8-8"}, options=OWN_TRAIN_FIRST
    )

    assert legal(table) == ["5-1@M"]
    assert refusal(table, "12-4@A") == (Reason.DOUBLE_WAITS, "A35")


@clause("AA18", "A41")
@house_rule("blocked_when", "nothing-fits")
@house_rule("blocked_when", "all-pass")
def test_all_pass_ends_the_round_after_one_circle_and_nothing_fits_does_not() -> None:
    def nobody_fits_yet(blocked_when: str) -> Round:
        return position(
            players=2,
            trains={"A": "12-6", "B": "12-3", "M": "12-9"},
            hands={"A": "3-1", "B": "8-2"},
            boneyard="",
            options={"blocked_when": blocked_when},
        )

    assert legal(do(nobody_fits_yet("nothing-fits"), "pass", "pass")) == ["3-1@B"]

    all_pass = do(nobody_fits_yet("all-pass"), "pass")
    assert all_pass.result is None
    assert over(do(all_pass, "pass")) == ("blocked", "A", (4, 10))


@clause("AA18")
@house_rule("blocked_when", "all-pass")
def test_all_pass_counts_the_passes_in_a_row_only() -> None:
    table = position(
        players=2,
        trains={"A": "12-6", "B": "12-3", "M": "12-9"},
        hands={"A": "7-7 5-5", "B": "9-2 8-8"},
        boneyard="",
        options={"blocked_when": "all-pass"},
    )

    do(table, "pass", "9-2@M", "pass")

    assert table.result is None
    assert (turn(table), shown(table, "passes")) == ("B", 1)
    assert over(do(table, "pass")) == ("blocked", "B", (24, 16))
