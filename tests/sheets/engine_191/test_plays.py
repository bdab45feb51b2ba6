"""A tile is played on a line, and what that costs or brings. [E7] [E41]-[E48] [E52] [E53]"""

from __future__ import annotations

from boneyard import Event, Reason, Tile
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, house_rule, legal, over, refusal, shown, turn
from tests.sheets.engine_191.tables import hand, happens, kinds, layout, table, yard

LINES = {"A": "9-5", "B": "9-4", "C": "9-3"}


@clause("E7")
def test_a_tile_joins_a_line_only_if_the_touching_halves_show_the_same_number() -> None:
    started = table(hands={"A": "5-4 7-7 9-1"}, boneyard="8-8 6-6", trains=LINES)

    assert legal(started) == ["5-4@A", "5-4@B", "remove", "take"]
    assert refusal(started, "5-4@C") == (Reason.TILE_DOES_NOT_FIT, "E7")
    assert refusal(started, "7-7@A") == (Reason.TILE_DOES_NOT_FIT, "E7")
    assert refusal(started, "9-1@A") == (Reason.TILE_DOES_NOT_FIT, "E7")


@clause("E7")
def test_a_tile_lies_with_its_matching_half_inwards_whichever_half_that_is() -> None:
    laid = do(table(hands={"A": "8-5 7-7"}, boneyard="6-6 1-1", trains=LINES), "8-5@A")

    assert shown(laid, "trains") == {**LINES, "A": "9-5 5-8"}
    assert layout(laid.view(None)).ends == {0: 8, 1: 4, 2: 3}


@clause("E7")
def test_an_empty_line_begins_with_the_number_of_the_main_station() -> None:
    started = table(engine=4, hands={"A": "9-8 7-4"}, boneyard="6-6 1-1")

    assert legal(started) == ["7-4@A", "7-4@B", "7-4@C", "take"]
    assert refusal(started, "9-8@A") == (Reason.TILE_DOES_NOT_FIT, "E7")


@clause("E41")
def test_one_tile_is_played_onto_any_line_ones_own_or_a_rivals() -> None:
    for line in "ABC":
        started = table(hands={"A": "9-2 7-7", "B": "6-6", "C": "6-5"}, boneyard="8-8 1-1")
        do(started, f"9-2@{line}")
        assert (shown(started, "trains"), turn(started)) == ({line: "9-2"}, "B")


@clause("E41", "E13")
def test_only_tiles_of_ones_own_hand_and_yard_are_played() -> None:
    hands = {"A": "7-7", "B": "9-2", "C": "9-1"}
    started = table(hands=hands, boneyard="9-8 1-1", yards={"B": "9-6"}, discards="9-5")

    for tile in ("9-2", "9-1", "9-8", "9-6", "9-5", "9-9", "9-0"):
        assert refusal(started, f"{tile}@A") == (Reason.TILE_NOT_HELD, "E13")
    assert legal(started) == ["take"]


@clause("E42")
def test_after_a_play_on_a_rivals_line_one_boneyard_tile_is_drawn_into_the_hand() -> None:
    started = table(hands={"A": "4-2 7-7", "B": "6-6", "C": "6-5"}, boneyard="8-8 1-1", trains=LINES)

    events = happens(started, "4-2@B")
    assert events == [Event(EventKind.LAID, 0, Tile(4, 2), 1), Event(EventKind.DREW, 0, Tile(8, 8))]
    assert (hand(started, "A"), shown(started, "boneyard"), turn(started)) == (["7-7", "8-8"], "1-1", "B")


@clause("E42")
def test_nothing_is_drawn_for_a_play_on_ones_own_line() -> None:
    started = table(hands={"A": "5-2 7-7", "B": "6-6", "C": "6-5"}, boneyard="8-8 1-1", trains=LINES)

    assert happens(started, "5-2@A") == [Event(EventKind.LAID, 0, Tile(5, 2), 0)]
    assert (hand(started, "A"), shown(started, "boneyard")) == (["7-7"], "8-8 1-1")


@clause("E42")
def test_only_the_drawer_sees_which_tile_came_into_his_hand() -> None:
    started = table(hands={"A": "4-2 7-7", "B": "6-6", "C": "6-5"}, boneyard="8-8 1-1", trains=LINES)
    do(started, "4-2@B")

    for seat, tile in ((0, Tile(8, 8)), (1, None), (2, None), (None, None)):
        assert started.view(seat).history[-1] == Event(EventKind.DREW, 0, tile)


@clause("E43")
def test_no_draw_if_the_play_completed_an_incomplete_station() -> None:
    started = table(
        hands={"A": "4-2 7-7", "B": "6-6", "C": "6-5"},
        boneyard="8-8 1-1",
        trains={"B": "9-4 4-4"},
        incomplete="B",
    )

    events = happens(started, "4-2@B")
    assert events == [
        Event(EventKind.LAID, 0, Tile(4, 2), 1),
        Event(EventKind.STATION_COMPLETED, 0, None, 1),
    ]
    assert (hand(started, "A"), shown(started, "boneyard")) == (["7-7"], "8-8 1-1")
    assert shown(started, "incomplete") == ""


@clause("E43", "E40")
def test_a_station_laid_bare_by_a_removal_gives_no_free_play_to_a_rival() -> None:
    started = table(hands={"A": "4-2 7-7", "B": "6-6"}, boneyard="8-8 1-1", trains={"B": "9-4 4-4"})

    assert kinds(happens(started, "4-2@B")) == ["laid", "drew"]
    assert hand(started, "A") == ["7-7", "8-8"]


@clause("E44", "EA16")
def test_with_a_depleted_boneyard_rival_lines_are_closed() -> None:
    started = table(
        hands={"A": "5-4 9-2 4-3", "B": "6-6", "C": "6-5"}, boneyard="", trains={**LINES, "C": ""}
    )

    assert legal(started) == ["5-4@A", "pass", "remove"]
    assert refusal(started, "5-4@B") == (Reason.RIVAL_LINES_CLOSED, "E44")
    assert refusal(started, "9-2@C") == (Reason.RIVAL_LINES_CLOSED, "E44")


@clause("E44")
def test_with_a_depleted_boneyard_an_incomplete_station_of_a_rival_is_still_completed() -> None:
    started = table(
        hands={"A": "4-2 7-7", "B": "6-6", "C": "6-5"},
        boneyard="",
        trains={"A": "9-5", "B": "9-4 4-4"},
        incomplete="B",
    )

    assert legal(started) == ["4-2@B", "remove"]
    assert kinds(happens(started, "4-2@B")) == ["laid", "station-completed"]


@clause("E44", "E48")
def test_the_last_boneyard_tile_drawn_in_a_turn_closes_the_rival_lines_for_its_extra_play() -> None:
    started = table(hands={"A": "4-4 3-2 5-1 4-0"}, boneyard="8-8", trains=LINES)
    do(started, "4-4@B")

    assert shown(started, "boneyard") == ""
    assert legal(started) == ["4-0@B", "5-1@A", "stop"]
    assert refusal(started, "3-2@C") == (Reason.RIVAL_LINES_CLOSED, "E44")


@clause("E45")
def test_playing_a_track_ends_the_turn() -> None:
    started = table(hands={"A": "5-2 9-2 2-1", "B": "6-6", "C": "6-5"}, boneyard="8-8 1-1", trains=LINES)

    assert (turn(do(started, "5-2@A")), shown(started, "pending")) == ("B", None)
    assert refusal(started, "stop") == (Reason.NOTHING_TO_STOP, "E46")


@clause("E46")
def test_playing_a_station_allows_another_play_anywhere_and_forces_none() -> None:
    started = table(
        hands={"A": "5-5 5-2 4-2 3-2 7-7", "B": "6-6", "C": "6-5"}, boneyard="8-8 1-1", trains=LINES
    )

    do(started, "5-5@A")
    assert (turn(started), shown(started, "pending")) == ("A", {"step": "follow-up", "tile": "5-5"})
    assert legal(started) == ["3-2@C", "4-2@B", "5-2@A", "stop"]
    for action in ("take", "pass"):
        assert refusal(started, action) == (Reason.ALREADY_PLAYED, "E46")
    assert happens(started, "stop") == [Event(EventKind.STOPPED, 0)]
    assert (turn(started), hand(started, "A")) == ("B", ["3-2", "4-2", "5-2", "7-7"])


@clause("E46")
def test_a_turn_with_a_station_ends_by_stop_even_if_nothing_fits() -> None:
    started = table(hands={"A": "5-5 7-7", "B": "6-6", "C": "6-2"}, boneyard="8-8 1-1", trains=LINES)

    do(started, "5-5@A")
    assert (turn(started), legal(started)) == ("A", ["stop"])
    assert turn(do(started, "stop")) == "B"


@clause("E46")
def test_a_track_as_extra_play_ends_the_turn_and_costs_its_draw() -> None:
    started = table(hands={"A": "5-5 4-2 7-7", "B": "6-6", "C": "6-5"}, boneyard="8-8 1-1", trains=LINES)

    do(started, "5-5@A", "4-2@B")
    assert (turn(started), hand(started, "A")) == ("B", ["7-7", "8-8"])
    assert shown(started, "incomplete") == "A"


@clause("E47")
def test_every_further_station_allows_a_further_play() -> None:
    lines = {"A": "7-5", "B": "7-9", "C": "7-3"}
    started = table(engine=7, hands={"A": "5-5 9-9 3-3 3-0 6-0"}, boneyard="8-8 1-1 2-2", trains=lines)

    do(started, "5-5@A")
    assert legal(started) == ["3-0@C", "3-3@C", "9-9@B", "stop"]
    do(started, "9-9@B")
    assert legal(started) == ["3-0@C", "3-3@C", "stop"]
    do(started, "3-3@C")
    assert legal(started) == ["3-0@C", "stop"]
    assert shown(started, "incomplete") == "A B C"
    do(started, "3-0@C")
    assert (turn(started), shown(started, "incomplete")) == ("B", "A B")


@clause("E48")
def test_the_extra_play_may_be_on_the_new_station_and_need_not() -> None:
    hands = {"A": "5-5 5-2 3-2 7-7", "B": "6-6", "C": "6-5"}
    on_it = do(table(hands=hands, boneyard="8-8 1-1", trains=LINES), "5-5@A", "5-2@A")
    assert (shown(on_it, "incomplete"), turn(on_it)) == ("", "B")
    assert shown(on_it, "trains") == {**LINES, "A": "9-5 5-5 5-2"}

    elsewhere = do(table(hands=hands, boneyard="8-8 1-1", trains=LINES), "5-5@A", "3-2@C")
    assert (shown(elsewhere, "incomplete"), turn(elsewhere)) == ("A", "B")


@clause("EA26")
def test_who_completes_his_own_new_station_on_a_rivals_line_draws_only_once() -> None:
    started = table(hands={"A": "4-4 4-2 7-7"}, boneyard="8-8 1-1", trains=LINES)

    assert kinds(happens(started, "4-4@B")) == ["laid", "drew"]
    assert kinds(happens(started, "4-2@B")) == ["laid", "station-completed"]
    assert (hand(started, "A"), shown(started, "boneyard")) == (["7-7", "8-8"], "1-1")


@clause("E52")
def test_a_due_draw_is_made_at_once_and_the_tile_serves_in_the_same_turn() -> None:
    started = table(hands={"A": "4-4 7-7", "B": "6-6", "C": "6-5"}, boneyard="5-2 1-1", trains=LINES)

    do(started, "4-4@B")
    assert (turn(started), hand(started, "A")) == ("A", ["5-2", "7-7"])
    assert legal(started) == ["5-2@A", "stop"]


@clause("E53")
def test_draws_go_to_the_hand_for_rival_plays_and_to_the_score_yard_for_all_else() -> None:
    hands = {"A": "4-2 7-7", "B": "6-6", "C": "6-5"}

    rival = do(table(hands=hands, boneyard="8-8 1-1", trains=LINES), "4-2@B")
    assert (hand(rival, "A"), yard(rival, "A")) == (["7-7", "8-8"], [])
    took = do(table(hands=hands, boneyard="8-8 1-1", trains=LINES), "take")
    assert (hand(took, "A"), yard(took, "A")) == (["4-2", "7-7"], ["8-8"])
    removed = do(table(hands=hands, boneyard="8-8 1-1", trains=LINES), "remove")
    assert (hand(removed, "A"), yard(removed, "A")) == (["4-2", "7-7"], ["8-8"])


# --- A rival's empty line [EA6] ---------------------------------------------------------------------------


@clause("EA6")
@house_rule("start_rival_line", "allowed")
def test_a_rivals_empty_line_may_be_begun_against_the_draw() -> None:
    started = table(hands={"A": "9-2 7-7", "B": "6-6", "C": "6-5"}, boneyard="8-8 1-1")

    assert legal(started) == ["9-2@A", "9-2@B", "9-2@C", "take"]
    do(started, "9-2@B")
    assert (shown(started, "trains"), hand(started, "A")) == ({"B": "9-2"}, ["7-7", "8-8"])


@clause("EA6")
@house_rule("start_rival_line", "owner-only")
def test_with_owner_only_the_first_tile_of_a_line_is_its_owners() -> None:
    started = table(
        hands={"A": "9-2 4-2", "B": "6-6", "C": "9-0 6-5"},
        boneyard="8-8 1-1",
        trains={"B": "9-4"},
        options={"start_rival_line": "owner-only"},
    )

    assert legal(started) == ["4-2@B", "9-2@A", "take"]
    assert refusal(started, "9-2@C") == (Reason.OWNER_STARTS_LINE, "EA6")
    do(started, "9-2@A", "take")
    assert legal(started) == ["9-0@C", "take"]


@clause("EA6", "E41")
@house_rule("start_rival_line", "owner-only")
def test_with_owner_only_every_line_that_lies_is_open_to_every_rival() -> None:
    for seat, rivals in (("A", "BC"), ("B", "AC"), ("C", "AB")):
        started = table(
            turn=seat,
            hands={"A": "7-7", "B": "6-6", "C": "6-1", seat: "5-4 5-3 4-3"},
            boneyard="8-8 1-1",
            trains=LINES,
            options={"start_rival_line": "owner-only"},
        )
        assert {action[-1] for action in legal(started) if "@" in action} == {seat, *rivals}


@clause("EA6")
@house_rule("start_rival_line", "owner-only")
def test_with_owner_only_a_line_removed_to_the_main_station_is_its_owners_to_begin_again() -> None:
    started = table(
        hands={"A": "6-6 7-7", "B": "9-2 5-5", "C": "6-5"},
        boneyard="8-8 1-1 0-0",
        trains={"A": "9-4"},
        options={"start_rival_line": "owner-only"},
    )
    do(started, "remove", "take")

    assert refusal(started, "9-2@A") == (Reason.OWNER_STARTS_LINE, "EA6")
    assert legal(started) == ["9-2@B", "take"]


@clause("EA20", "E54")
def test_the_last_hand_tile_on_a_rivals_line_is_not_out_for_the_draw_comes_first() -> None:
    started = table(hands={"A": "4-2", "B": "6-6", "C": "6-5"}, boneyard="8-8 1-1", trains=LINES)

    do(started, "4-2@B")
    assert (started.result, hand(started, "A"), turn(started)) == (None, ["8-8"], "B")


@clause("EA20", "E43", "E54")
def test_the_last_hand_tile_that_completes_a_rivals_station_is_out() -> None:
    started = table(
        hands={"A": "4-2", "B": "6-6", "C": "6-5"}, boneyard="8-8", trains={"B": "9-4 4-4"}, incomplete="B"
    )

    assert over(do(started, "4-2@B")) == ("out", "A", (0, 12, 11))
