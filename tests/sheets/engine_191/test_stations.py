"""An incomplete station binds everybody until its line goes on. [E32]-[E40]"""

from __future__ import annotations

from boneyard import Event, Reason, Tile
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, house_rule, legal, refusal, shown, turn
from tests.sheets.engine_191.tables import EIGHTS, LAST_EIGHTS, happens, layout, table, yard

STATION = {"A": "9-5 5-5"}
TWO_STATIONS = {"A": "9-5 5-5", "C": "9-3 3-3"}


@clause("E32")
def test_a_played_double_with_nothing_on_its_far_side_is_an_incomplete_station() -> None:
    started = table(hands={"A": "5-5 5-1 7-7", "B": "6-6"}, boneyard="8-8 1-1", trains={"A": "9-5"})

    do(started, "5-5@A")
    assert layout(started.view(None)).incomplete == (0,)
    assert happens(started, "5-1@A") == [
        Event(EventKind.LAID, 0, Tile(5, 1), 0),
        Event(EventKind.STATION_COMPLETED, 0, None, 0),
    ]
    assert layout(started.view(None)).incomplete == ()


@clause("E32", "E8")
def test_a_track_makes_no_station() -> None:
    laid = do(table(hands={"A": "9-5 7-7", "B": "6-6"}, boneyard="8-8 1-1"), "9-5@A")

    assert shown(laid, "incomplete") == ""


@clause("E33")
def test_an_incomplete_station_anywhere_must_be_continued_by_who_begins_a_turn() -> None:
    bound = table(
        turn="B",
        hands={"A": "7-7", "B": "9-2 5-2 5-0 4-4", "C": "6-6"},
        boneyard="8-8 1-1",
        trains=STATION,
        incomplete="A",
    )

    assert legal(bound) == ["5-0@A", "5-2@A"]
    do(bound, "5-2@A")
    assert (turn(bound), shown(bound, "incomplete")) == ("C", "")
    assert shown(bound, "trains") == {"A": "9-5 5-5 5-2"}


@clause("E33", "E49")
def test_who_cannot_complete_the_station_takes_a_tile() -> None:
    bound = table(
        turn="B", hands={"A": "7-7", "B": "9-2 4-4"}, boneyard="8-8 1-1", trains=STATION, incomplete="A"
    )

    assert legal(bound) == ["take"]
    do(bound, "take")
    assert (turn(bound), yard(bound, "B"), shown(bound, "incomplete")) == ("C", ["8-8"], "A")


@clause("E34")
def test_of_several_stations_completing_one_of_free_choice_is_enough() -> None:
    hands = {"A": "7-7", "B": "5-3 5-2 9-2", "C": "6-6"}
    for action, left in (("5-3@A", "C"), ("5-3@C", "A"), ("5-2@A", "C")):
        bound = table(turn="B", hands=hands, boneyard="8-8 1-1", trains=TWO_STATIONS, incomplete="A C")
        assert legal(bound) == ["5-2@A", "5-3@A", "5-3@C"]
        do(bound, action)
        assert (turn(bound), shown(bound, "incomplete")) == ("C", left)


@clause("E35")
def test_the_creator_need_not_complete_the_station_in_the_turn_he_made_it() -> None:
    hands = {"A": "5-5 5-1 9-2 7-7", "B": "6-6"}
    started = table(hands=hands, boneyard="8-8 1-1", trains={"A": "9-5"})

    do(started, "5-5@A")
    assert legal(started) == ["5-1@A", "9-2@B", "9-2@C", "stop"]
    do(started, "stop")
    assert (turn(started), shown(started, "incomplete")) == ("B", "A")


@clause("E36")
def test_on_the_creators_next_turn_the_station_binds_him_like_anybody_else() -> None:
    hands = {"A": "5-5 5-1 9-2 7-7", "B": "6-6", "C": "6-4"}
    started = table(hands=hands, boneyard="8-8 1-1 0-0", trains={"A": "9-5"})

    do(started, "5-5@A", "stop", "take", "take")
    assert (turn(started), legal(started)) == ("A", ["5-1@A", "remove"])
    assert refusal(started, "9-2@B") == (Reason.STATION_WAITS, "E37")
    assert refusal(started, "take") == (Reason.STATION_CAN_BE_COMPLETED, "EA13")


@clause("E36")
def test_a_creator_on_a_rivals_line_is_bound_without_a_way_out() -> None:
    hands = {"A": "4-4 4-1 9-2", "B": "6-6 7-6", "C": "6-5 7-5"}
    started = table(hands=hands, boneyard="8-8 1-1 0-0 3-3", trains={"B": "9-4"})

    do(started, "4-4@B", "stop", "take", "take")
    assert (turn(started), legal(started)) == ("A", ["4-1@B"])


@clause("E37")
def test_while_a_station_is_incomplete_nobody_plays_anywhere_else() -> None:
    for seat in "ABC":
        hands = {"A": "7-7", "B": "6-6", "C": "6-4", seat: "5-2 9-2 4-0 3-1"}
        lines = {"A": "9-5 5-5", "B": "9-4", "C": "9-3"}
        bound = table(turn=seat, hands=hands, boneyard="8-8 1-1", trains=lines, incomplete="A")
        assert [action for action in legal(bound) if "@" in action] == ["5-2@A"]
        assert refusal(bound, "4-0@B") == (Reason.STATION_WAITS, "E37")
        assert refusal(bound, "3-1@C") == (Reason.STATION_WAITS, "E37")


@clause("E37", "E46")
def test_the_extra_plays_of_the_turn_that_made_the_station_go_anywhere() -> None:
    hands = {"A": "5-5 4-0 3-1 7-7", "B": "6-6"}
    lines = {"A": "9-5", "B": "9-4", "C": "9-3"}
    laid = do(table(hands=hands, boneyard="8-8 1-1", trains=lines), "5-5@A")

    assert legal(laid) == ["3-1@C", "4-0@B", "stop"]
    do(laid, "4-0@B")
    assert (turn(laid), shown(laid, "incomplete")) == ("B", "A")


@clause("E38")
def test_the_owner_may_remove_track_instead_and_is_free_then() -> None:
    bound = table(hands={"A": "5-2 9-2 7-7", "B": "6-6"}, boneyard="8-8 1-1", trains=STATION, incomplete="A")

    assert legal(bound) == ["5-2@A", "remove"]
    do(bound, "remove")
    assert (turn(bound), shown(bound, "incomplete"), shown(bound, "trains")) == ("A", "", {})
    assert legal(bound) == ["9-2@A", "9-2@B", "9-2@C", "take"]


@clause("E38", "E24")
def test_nobody_but_its_owner_gets_rid_of_a_station_by_removing() -> None:
    lines = {"A": "9-5 5-5", "B": "9-4 4-0"}
    bound = table(
        turn="B", hands={"A": "7-7", "B": "5-2 9-2"}, boneyard="8-8 1-1", trains=lines, incomplete="A"
    )

    do(bound, "remove")
    assert (shown(bound, "incomplete"), legal(bound)) == ("A", ["5-2@A"])


@clause("E39")
def test_the_main_station_is_never_incomplete() -> None:
    started = table(hands={"A": "9-2 7-7", "B": "6-6"}, boneyard="8-8 1-1")

    assert layout(started.view(None)).incomplete == ()
    assert legal(started) == ["9-2@A", "9-2@B", "9-2@C", "take"]
    removed = do(table(hands={"A": "9-2 7-7"}, boneyard="8-8 1-1", trains={"A": "9-5 5-0"}), "remove")
    assert "take" in legal(removed)


@clause("E40")
def test_a_station_laid_bare_by_a_removal_is_never_incomplete() -> None:
    hands = {"A": "9-2 5-2 7-7", "B": "9-0 6-6", "C": "6-4"}
    bare = table(hands=hands, boneyard="8-8 1-1 0-0", trains={"A": "9-5 5-5 5-1"})

    do(bare, "remove")
    assert (shown(bare, "incomplete"), shown(bare, "trains")) == ("", {"A": "9-5 5-5"})
    assert legal(bare) == ["5-2@A", "9-2@B", "9-2@C", "remove", "take"]
    do(bare, "take")
    assert (turn(bare), legal(bare)) == ("B", ["9-0@B", "9-0@C", "take"])


# --- Rulings ----------------------------------------------------------------------------------------------


@clause("EA12")
def test_who_removes_his_own_station_is_still_bound_to_another() -> None:
    hands = {"A": "9-2 3-2 7-7", "B": "6-6"}
    bound = table(hands=hands, boneyard="8-8 1-1", trains=TWO_STATIONS, incomplete="A C")

    do(bound, "remove")
    assert (shown(bound, "incomplete"), legal(bound)) == ("C", ["3-2@C"])
    assert refusal(bound, "9-2@A") == (Reason.STATION_WAITS, "E37")
    assert refusal(bound, "take") == (Reason.STATION_CAN_BE_COMPLETED, "EA13")


@clause("EA12", "E49")
def test_who_has_removed_his_own_station_and_cannot_complete_the_other_takes() -> None:
    hands = {"A": "9-2 7-7", "B": "6-6"}
    bound = table(hands=hands, boneyard="8-8 1-1", trains=TWO_STATIONS, incomplete="A C")

    assert legal(do(bound, "remove")) == ["take"]


@clause("EA13")
@house_rule("decline_station", "not-if-able")
def test_who_can_complete_a_station_may_not_take_instead() -> None:
    hands = {"A": "7-7", "B": "5-2 9-2", "C": "6-6"}
    bound = table(turn="B", hands=hands, boneyard="8-8 1-1", trains=STATION, incomplete="A")

    assert legal(bound) == ["5-2@A"]
    assert refusal(bound, "take") == (Reason.STATION_CAN_BE_COMPLETED, "EA13")
    empty = table(turn="B", hands=hands, boneyard="", trains=STATION, incomplete="A")
    assert refusal(empty, "pass") == (Reason.STATION_CAN_BE_COMPLETED, "EA13")


@clause("EA13")
@house_rule("decline_station", "allowed")
def test_with_allowed_completing_a_station_may_be_declined_at_the_price_of_a_tile() -> None:
    bound = table(
        turn="B",
        hands={"A": "7-7", "B": "5-2 9-2", "C": "6-6"},
        boneyard="8-8 1-1",
        trains=STATION,
        incomplete="A",
        options={"decline_station": "allowed"},
    )

    assert legal(bound) == ["5-2@A", "take"]
    assert refusal(bound, "9-2@B") == (Reason.STATION_WAITS, "E37")
    events = happens(bound, "take")
    assert events == [Event(EventKind.TOOK, 1, Tile(8, 8))]
    assert (turn(bound), shown(bound, "incomplete"), yard(bound, "B")) == ("C", "A", ["8-8"])


@clause("EA14")
def test_a_fitting_tile_in_the_score_yard_obliges_as_well() -> None:
    bound = table(
        turn="B",
        hands={"A": "7-7", "B": "9-2 4-4"},
        boneyard="8-8 1-1",
        trains=STATION,
        yards={"A": "5-0", "B": "5-2"},
        incomplete="A",
    )

    assert legal(bound) == ["5-2@A"]
    assert refusal(bound, "take") == (Reason.STATION_CAN_BE_COMPLETED, "EA13")


@clause("EA15", "E51")
def test_a_taken_tile_that_fits_the_station_may_be_played_and_need_not() -> None:
    hands = {"A": "7-7", "B": "9-2 4-4", "C": "6-6"}
    for action, incomplete in (("5-2@A", ""), ("stop", "A")):
        bound = table(turn="B", hands=hands, boneyard="5-2 1-1", trains=STATION, incomplete="A")
        do(bound, "take")
        assert (turn(bound), legal(bound)) == ("B", ["5-2@A", "stop"])
        do(bound, action)
        assert shown(bound, "incomplete") == incomplete


@clause("EA15", "E37")
def test_a_taken_double_may_not_be_laid_elsewhere_while_a_station_waits() -> None:
    bound = table(
        turn="B",
        hands={"A": "7-7", "B": "9-2 6-5"},
        boneyard="4-4 1-1",
        trains={"A": "9-3 3-3", "B": "9-4"},
        incomplete="A",
    )

    do(bound, "take")
    assert (turn(bound), yard(bound, "B"), shown(bound, "trains")) == (
        "C",
        ["4-4"],
        {"A": "9-3 3-3", "B": "9-4"},
    )


@clause("EA25", "E37")
def test_a_turn_that_began_with_a_station_plays_one_track_and_no_extra_tile() -> None:
    hands = {"A": "7-7", "B": "5-4 4-4 4-1", "C": "6-6"}
    lines = {"A": "9-5 5-5", "B": "9-4"}
    bound = table(turn="B", hands=hands, boneyard="8-8 1-1", trains=lines, incomplete="A")

    assert legal(bound) == ["5-4@A", "remove"]
    assert refusal(bound, "4-4@B") == (Reason.STATION_WAITS, "E37")
    assert (turn(do(bound, "5-4@A")), shown(bound, "pending")) == ("C", None)


@clause("EA25", "E47")
def test_after_several_stations_of_ones_own_the_extra_play_goes_anywhere() -> None:
    hands = {"A": "5-5 4-4 3-1 7-7", "B": "6-6"}
    lines = {"A": "9-5", "B": "9-4", "C": "9-3"}
    laid = do(table(hands=hands, boneyard="8-8 1-1", trains=lines), "5-5@A", "4-4@B")

    assert legal(laid) == ["3-1@C", "stop"]
    assert shown(laid, "incomplete") == "A B"


# --- A station nobody can complete [EA22] -----------------------------------------------------------------

DEAD = {"A": f"{EIGHTS} 8-8", "B": LAST_EIGHTS}


@clause("EA22")
@house_rule("dead_station", "binds")
def test_a_dead_station_keeps_binding_and_its_owner_may_remove_it() -> None:
    hands = {"A": "9-5 7-7", "B": "6-6 7-6", "C": "9-4 6-5"}
    bound = table(turn="C", hands=hands, boneyard="4-4 1-1 3-3", trains=DEAD, incomplete="A")

    assert legal(bound) == ["take"]
    assert refusal(bound, "9-4@C") == (Reason.STATION_WAITS, "E37")
    do(bound, "take")
    assert (turn(bound), legal(bound)) == ("A", ["remove", "take"])
    do(bound, "remove")
    assert legal(bound) == ["9-5@A", "9-5@B", "9-5@C", "take"]


@clause("EA22")
@house_rule("dead_station", "released")
def test_with_released_a_dead_station_binds_nobody() -> None:
    hands = {"A": "9-5 7-7", "B": "6-6 7-6", "C": "9-4 6-5"}
    freed = table(
        turn="C",
        hands=hands,
        boneyard="4-4 1-1 3-3",
        trains=DEAD,
        incomplete="A",
        options={"dead_station": "released"},
    )

    assert legal(freed) == ["9-4@B", "9-4@C", "take"]
    assert shown(freed, "incomplete") == "A"
    do(freed, "9-4@C")
    assert (turn(freed), legal(freed)) == ("A", ["9-5@B", "remove", "take"])


@clause("EA22")
@house_rule("dead_station", "released")
def test_with_released_a_station_is_dead_only_when_every_other_tile_of_its_number_lies_in_a_line() -> None:
    lines = {"A": f"{EIGHTS} 8-8", "B": "9-7 7-8"}
    for place in ({"yards": {"C": "8-0"}}, {"discards": "8-0"}, {"boneyard": "1-1 8-0"}, {}):
        bound = table(
            **{
                "turn": "B",
                "hands": {"A": "7-7", "B": "9-4 6-6"},
                "boneyard": "4-4 1-1",
                "trains": lines,
                "incomplete": "A",
                "options": {"dead_station": "released"},
                **place,
            }
        )
        assert refusal(bound, "9-4@C") == (Reason.STATION_WAITS, "E37")


@clause("EA22", "E34")
@house_rule("dead_station", "released")
def test_with_released_a_living_station_beside_a_dead_one_binds_alone() -> None:
    bound = table(
        turn="B",
        hands={"A": "6-6", "B": "7-3 9-4", "C": "7-5"},
        boneyard="4-4 1-1",
        trains={**DEAD, "B": "9-7 7-8 8-0", "C": "9-0 0-7 7-7"},
        incomplete="A C",
        options={"dead_station": "released"},
    )

    assert legal(bound) == ["7-3@C", "remove"]
    assert refusal(bound, "9-4@B") == (Reason.STATION_WAITS, "E37")


@clause("EA22", "E33")
@house_rule("dead_station", "released")
def test_with_released_a_living_station_binds_on_whosever_line_it_lies() -> None:
    for line in "ABC":
        bound = table(
            hands={"A": "5-2 9-2", "B": "7-7", "C": "6-6"},
            boneyard="4-4 1-1",
            trains={line: "9-5 5-5"},
            incomplete=line,
            options={"dead_station": "released"},
        )
        assert [action for action in legal(bound) if action != "remove"] == [f"5-2@{line}"]


@clause("EA22", "E46")
@house_rule("dead_station", "released")
def test_with_released_the_dead_double_itself_still_gives_its_extra_play() -> None:
    laid = table(
        hands={"A": "8-8 9-4", "B": "6-6", "C": "6-5"},
        boneyard="4-4 1-1",
        trains={"A": EIGHTS, "B": LAST_EIGHTS},
        options={"dead_station": "released"},
    )

    do(laid, "8-8@A")
    assert legal(laid) == ["9-4@B", "9-4@C", "stop"]
    do(laid, "stop")
    assert (turn(laid), shown(laid, "incomplete"), legal(laid)) == ("B", "A", ["remove", "take"])


@clause("EA22", "E40")
@house_rule("dead_station", "released")
def test_with_released_a_removal_can_bring_a_dead_station_back_to_life() -> None:
    bound = table(
        turn="B",
        hands={"A": "6-6", "B": "9-4 7-7", "C": "6-5"},
        boneyard="4-4 1-1",
        trains=DEAD,
        incomplete="A",
        options={"dead_station": "released"},
    )

    assert legal(bound) == ["9-4@B", "9-4@C", "remove", "take"]
    do(bound, "remove")
    assert legal(bound) == ["take"]
    assert refusal(bound, "9-4@C") == (Reason.STATION_WAITS, "E37")


@clause("EA22", "E25")
@house_rule("dead_station", "released")
def test_with_released_one_tile_of_the_number_taken_off_is_enough_to_bring_it_back() -> None:
    lines = {"A": f"{EIGHTS} 8-8", "B": "9-7 7-8", "C": "9-0 0-8"}
    for seat in "BC":
        bound = table(
            turn=seat,
            hands={"A": "6-6", "B": "9-4 7-7", "C": "9-5 6-5"},
            boneyard="4-4 1-1",
            trains=lines,
            incomplete="A",
            options={"dead_station": "released"},
        )
        assert "take" in legal(bound)
        do(bound, "remove")
        assert legal(bound) == ["take"]
