"""A yard tile on a rival's line, and a hand emptied by the replacement. [E14] [E52] [EA17] [EA19]"""

from __future__ import annotations

from boneyard import Event, Reason, Tile
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, house_rule, legal, over, refusal, shown, turn
from tests.sheets.engine_191.tables import hand, happens, kinds, table, yard

HANDS = {"A": "7-7 6-1", "B": "6-6 7-6", "C": "6-5 7-5"}
LINES = {"A": "9-5", "B": "9-4", "C": "9-3"}


# --- Draw and replacement [EA17] --------------------------------------------------------------------------


@clause("EA17", "E52")
@house_rule("yard_replacement", "after-draw")
def test_a_yard_tile_on_a_rivals_line_is_played_then_drawn_for_then_replaced() -> None:
    started = table(hands=HANDS, boneyard="8-8 1-1", trains=LINES, yards={"A": "4-2"})

    assert kinds(happens(started, "4-2@B")) == ["laid", "drew"]
    assert legal(started) == ["give 6-1", "give 7-7", "give 8-8"]
    do(started, "give 8-8")
    assert (turn(started), hand(started, "A"), yard(started, "A")) == ("B", ["6-1", "7-7"], ["8-8"])


@clause("EA17")
@house_rule("yard_replacement", "after-draw")
def test_with_the_draw_first_a_hand_of_one_tile_does_not_go_out() -> None:
    started = table(hands={**HANDS, "A": "7-7"}, boneyard="8-8 1-1", trains=LINES, yards={"A": "4-2"})

    do(started, "4-2@B", "give 7-7")
    assert (started.result, hand(started, "A"), turn(started)) == (None, ["8-8"], "B")


@clause("EA17")
@house_rule("yard_replacement", "before-draw")
def test_with_before_draw_the_replacement_comes_from_the_old_hand_and_the_draw_after_it() -> None:
    started = table(
        hands=HANDS,
        boneyard="8-8 1-1",
        trains=LINES,
        yards={"A": "4-2"},
        options={"yard_replacement": "before-draw"},
    )

    assert kinds(happens(started, "4-2@B")) == ["laid"]
    assert legal(started) == ["give 6-1", "give 7-7"]
    assert happens(started, "give 7-7") == [
        Event(EventKind.GAVE, 0, Tile(7, 7)),
        Event(EventKind.DREW, 0, Tile(8, 8)),
    ]
    assert (turn(started), hand(started, "A"), yard(started, "A")) == ("B", ["6-1", "8-8"], ["7-7"])
    assert started.view(1).history[-1] == Event(EventKind.DREW, 0, None)


@clause("EA17", "E46")
@house_rule("yard_replacement", "before-draw")
def test_with_before_draw_a_yard_double_is_replaced_drawn_for_and_followed() -> None:
    started = table(
        hands=HANDS,
        boneyard="5-2 1-1",
        trains=LINES,
        yards={"A": "4-4"},
        options={"yard_replacement": "before-draw"},
    )

    do(started, "4-4@B", "give 7-7")
    assert (hand(started, "A"), legal(started)) == (["5-2", "6-1"], ["5-2@A", "stop"])
    do(started, "5-2@A")
    assert (turn(started), shown(started, "boneyard")) == ("B", "1-1")


@clause("EA17", "EA19")
@house_rule("yard_replacement", "before-draw")
def test_with_before_draw_a_hand_of_one_tile_goes_out_by_the_replacement() -> None:
    started = table(
        hands={**HANDS, "A": "7-7"},
        boneyard="8-8 1-1",
        trains=LINES,
        yards={"A": "4-2"},
        options={"yard_replacement": "before-draw"},
    )

    assert over(do(started, "4-2@B", "give 7-7")) == ("out", "A", (14, 25, 23))
    assert shown(started, "boneyard") == "8-8 1-1"


@clause("EA17", "E43")
@house_rule("yard_replacement", "before-draw")
def test_with_before_draw_a_yard_tile_that_completes_a_station_draws_nothing() -> None:
    started = table(
        hands=HANDS,
        boneyard="8-8 1-1",
        trains={"B": "9-4 4-4"},
        incomplete="B",
        yards={"A": "4-2"},
        options={"yard_replacement": "before-draw"},
    )

    assert kinds(happens(started, "4-2@B", "give 7-7")) == ["laid", "station-completed", "gave"]


@clause("EA17", "E42")
@house_rule("yard_replacement", "before-draw")
def test_with_before_draw_a_draw_is_owed_once() -> None:
    started = table(
        hands={**HANDS, "A": "7-7 6-1 8-7"},
        boneyard="8-8 1-1",
        trains=LINES,
        yards={"A": "4-4 5-2"},
        options={"yard_replacement": "before-draw"},
    )

    do(started, "4-4@B", "give 7-7")
    assert kinds(happens(started, "5-2@A", "give 6-1")) == ["laid", "gave"]
    assert shown(started, "boneyard") == "1-1"


# --- The hand emptied by the replacement [EA19] -----------------------------------------------------------


@clause("EA19", "E14", "E54")
@house_rule("emptied_by_replacement", "out")
def test_who_gives_his_last_hand_tile_to_the_yard_ends_the_round_and_it_counts_against_him() -> None:
    started = table(hands={**HANDS, "A": "7-7"}, boneyard="8-8 1-1", trains=LINES, yards={"A": "5-2"})

    events = happens(started, "5-2@A", "give 7-7")
    assert kinds(events) == ["laid", "gave", "round-over"]
    assert over(started) == ("out", "A", (14, 25, 23))


@clause("EA19")
@house_rule("emptied_by_replacement", "out")
def test_a_last_hand_tile_given_for_a_double_ends_the_round_without_an_extra_play() -> None:
    started = table(hands={**HANDS, "A": "7-7"}, boneyard="8-8 1-1", trains=LINES, yards={"A": "5-5 5-2"})

    assert over(do(started, "5-5@A", "give 7-7")) == ("out", "A", (21, 25, 23))


NOT_OUT = {"emptied_by_replacement": "not-out"}


@clause("EA19")
@house_rule("emptied_by_replacement", "not-out")
def test_with_not_out_he_plays_on_and_can_only_take() -> None:
    started = table(
        hands={**HANDS, "A": "7-7"},
        boneyard="8-8 1-1 5-0 2-2",
        trains=LINES,
        yards={"A": "5-2 3-0"},
        options=NOT_OUT,
    )

    do(started, "5-2@A", "give 7-7")
    assert (started.result, turn(started), hand(started, "A")) == (None, "B", [])
    do(started, "take", "take")
    assert (turn(started), legal(started)) == ("A", ["remove", "take"])
    assert refusal(started, "3-0@C") == (Reason.NOTHING_TO_REPLACE_WITH, "EA19")
    do(started, "take")
    assert (turn(started), yard(started, "A")) == ("B", ["3-0", "5-0", "7-7"])


@clause("EA19", "E51")
@house_rule("emptied_by_replacement", "not-out")
def test_with_not_out_a_taken_tile_cannot_be_played_without_a_hand_tile_to_replace_it() -> None:
    started = table(hands={**HANDS, "A": ""}, boneyard="5-2 1-1", trains=LINES, options=NOT_OUT)

    do(started, "take")
    assert (started.result, turn(started), yard(started, "A")) == (None, "B", ["5-2"])


@clause("EA19", "E46")
@house_rule("emptied_by_replacement", "not-out")
def test_with_not_out_the_extra_play_after_a_double_is_void_without_a_hand_tile() -> None:
    started = table(
        hands={**HANDS, "A": "7-7"},
        boneyard="8-8 1-1",
        trains=LINES,
        yards={"A": "5-5 5-2"},
        options=NOT_OUT,
    )

    do(started, "5-5@A", "give 7-7")
    assert (started.result, legal(started)) == (None, ["stop"])
    assert refusal(started, "5-2@A") == (Reason.NOTHING_TO_REPLACE_WITH, "EA19")


@clause("EA19", "EA17")
@house_rule("emptied_by_replacement", "not-out")
@house_rule("yard_replacement", "before-draw")
def test_with_not_out_and_before_draw_the_emptied_hand_draws_the_tile_it_is_owed() -> None:
    started = table(
        hands={**HANDS, "A": "7-7"},
        boneyard="8-8 1-1",
        trains=LINES,
        yards={"A": "4-2"},
        options={**NOT_OUT, "yard_replacement": "before-draw"},
    )

    do(started, "4-2@B", "give 7-7")
    assert (started.result, turn(started), hand(started, "A")) == (None, "B", ["8-8"])


@clause("EA19", "E54")
@house_rule("emptied_by_replacement", "not-out")
def test_with_not_out_who_plays_his_last_hand_tile_is_out_as_ever() -> None:
    started = table(hands={**HANDS, "A": "5-2"}, boneyard="8-8 1-1", trains=LINES, options=NOT_OUT)

    assert over(do(started, "5-2@A")) == ("out", "A", (0, 25, 23))
