"""What happens is told, what lies open is seen, and nothing more."""

from __future__ import annotations

import json

from boneyard import Event, Round, Tile
from boneyard.record.views import view_json
from boneyard.rules.event import EventKind
from boneyard.rules.view import LinesLayout, Pending, Step
from tests.rulebook import clause, do, house_rule
from tests.sheets.engine_191.tables import before_reveal, happens, layout, table, told

STATION = {"A": "9-5 5-5", "B": "9-4"}
HANDS = {"A": "7-7 6-1", "B": "6-6 7-6", "C": "6-5 7-5"}


def rich() -> Round:
    """A bit of everything: lines, a station, yards, discards."""
    return table(
        turn="B",
        hands={"A": "7-7 6-1", "B": "5-2 8-4 4-1", "C": "6-6"},
        boneyard="8-8 1-1 0-0",
        trains={"A": "9-5 5-5", "C": "9-3"},
        yards={"A": "2-1 8-0", "C": "7-4"},
        discards="6-3 4-3",
        incomplete="A",
    )


# --- The layout -------------------------------------------------------------------------------------------


@clause("E8", "E10", "E25", "E32")
def test_everybody_sees_lines_ends_stations_yards_discards_and_passes() -> None:
    for seat in (None, 0, 1, 2):
        view = rich().view(seat)
        assert view.layout == LinesLayout(
            lines={0: ((9, 5), (5, 5)), 2: ((9, 3),)},
            ends={0: 5, 1: 9, 2: 3},
            incomplete=(0,),
            score_yards=((Tile(8, 0), Tile(2, 1)), (), (Tile(7, 4),)),
            discards=(Tile(6, 3), Tile(4, 3)),
            passes=0,
            shown=(),
        )
        assert (view.engine, view.turn, view.boneyard, view.counts) == (9, 1, 3, (2, 3, 1))


@clause("E17")
def test_before_the_reveal_there_are_no_ends_and_no_main_station() -> None:
    chosen = do(before_reveal("3-3 1-0", "5-2 4-4", "8-1"), "show 1-0")

    view = chosen.view(2)
    assert (view.engine, view.layout) == (None, LinesLayout({}, {}, (), ((), (), ()), (), 0, (0,)))
    assert view.legal == ()
    assert len(chosen.view(1).legal) == 2


@clause("E55")
def test_passes_in_a_row_are_seen() -> None:
    passed = do(table(hands=HANDS, boneyard=""), "pass", "pass")

    assert layout(passed.view(None)).passes == 2


@clause("E10", "E59")
def test_a_view_is_written_with_every_open_tile_and_no_hidden_one() -> None:
    for seat, own in ((None, {}), (1, {"B": ["8-4", "5-2", "4-1"]})):
        written = json.loads(view_json(rich().view(seat)))
        assert written["hands"] == own
        assert (written["counts"], written["boneyard"]) == ([2, 3, 1], 3)
        assert written["table"] == {
            "family": "lines",
            "trains": {"A": ["9-5", "5-5"], "C": ["9-3"]},
            "ends": {"A": 5, "B": 9, "C": 3},
            "yards": {"A": ["8-0", "2-1"], "B": [], "C": ["7-4"]},
            "incomplete": ["A"],
            "discards": ["6-3", "4-3"],
            "passes": 0,
            "shown": [],
        }
        hidden = {"7-7", "6-1", "6-6", "8-8", "1-1", "0-0"}
        assert [tile for tile in hidden if tile in json.dumps(written)] == []


@clause("E14", "E46", "E51")
def test_everybody_sees_what_a_seat_is_in_the_middle_of() -> None:
    hands = {**HANDS, "A": "5-5 7-7"}
    laid = do(table(hands=hands, boneyard="8-8 1-1", trains={"A": "9-5"}), "5-5@A")
    replacing = do(table(hands=HANDS, boneyard="8-8 1-1", trains={"A": "9-5"}, yards={"A": "5-2"}), "5-2@A")
    took = do(table(hands=HANDS, boneyard="9-2 1-1"), "take")

    for seat in (None, 0, 1):
        assert laid.view(seat).pending == Pending(Step.FOLLOW_UP, Tile(5, 5))
        assert replacing.view(seat).pending == Pending(Step.REPLACE, Tile(5, 2))
        assert took.view(seat).pending == Pending(Step.DRAWN, Tile(9, 2))


@clause("E54", "E56")
def test_when_the_round_is_over_all_hands_lie_open() -> None:
    last = do(table(hands={**HANDS, "A": "9-2"}, boneyard="8-8 1-1"), "9-2@A")

    view = last.view(None)
    assert view.hands == ((), (Tile(7, 6), Tile(6, 6)), (Tile(7, 5), Tile(6, 5)))
    assert view.result is not None
    assert view.result.scores == (0, 25, 23)
    assert view.legal == ()


# --- The events -------------------------------------------------------------------------------------------


@clause("E25", "E26")
def test_a_removal_is_told_tile_by_tile_the_outermost_first() -> None:
    started = table(hands=HANDS, boneyard="8-8 1-1", trains={"A": "9-5 5-5 5-3 3-2 2-0"})

    assert happens(started, "remove") == [
        Event(EventKind.REMOVED, 0, Tile(2, 0), 0),
        Event(EventKind.REMOVED, 0, Tile(3, 2), 0),
        Event(EventKind.REMOVED, 0, Tile(5, 3), 0),
        Event(EventKind.TOOK, 0, Tile(8, 8)),
    ]


@clause("E14", "E42", "E43", "E46", "E52")
def test_a_long_turn_is_told_in_the_order_it_went() -> None:
    started = table(
        hands={**HANDS, "A": "4-4 7-7 4-0"},
        boneyard="8-8 1-1 2-2",
        trains={"A": "9-5 5-3", "B": "9-4"},
        yards={"A": "9-2"},
    )

    events = happens(started, "remove", "4-4@B", "4-0@B")
    assert events == [
        Event(EventKind.REMOVED, 0, Tile(5, 3), 0),
        Event(EventKind.REMOVED, 0, Tile(9, 5), 0),
        Event(EventKind.TOOK, 0, Tile(8, 8)),
        Event(EventKind.LAID, 0, Tile(4, 4), 1),
        Event(EventKind.DREW, 0, Tile(1, 1)),
        Event(EventKind.LAID, 0, Tile(4, 0), 1),
        Event(EventKind.STATION_COMPLETED, 0, None, 1),
    ]
    assert list(started.view(0).history) == events
    assert told(started.view(1), EventKind.DREW) == [(0, None)]
    assert told(started.view(1), EventKind.TOOK) == [(0, Tile(8, 8))]


@clause("E31", "E42")
@house_rule("discards_flip", "at-once")
def test_a_flip_after_the_draw_is_told_after_it_and_nobody_learns_the_new_order() -> None:
    started = table(hands={**HANDS, "A": "4-2 7-7"}, boneyard="8-8", trains={"B": "9-4"}, discards="6-3 4-3")

    assert [event.kind for event in happens(started, "4-2@B")] == [
        EventKind.LAID,
        EventKind.DREW,
        EventKind.FLIPPED,
    ]
    for seat in (None, 0, 1):
        view = started.view(seat)
        assert (view.history[-1], view.boneyard, layout(view).discards) == (Event(EventKind.FLIPPED), 2, ())
        assert "6-3" not in view_json(view).decode()


# --- A pass is information --------------------------------------------------------------------------------


@clause("E33", "EA13")
@house_rule("decline_station", "not-if-able")
def test_who_takes_before_a_station_shows_that_he_lacks_its_number() -> None:
    bound = table(turn="C", hands=HANDS | {"C": "7-1"}, boneyard="8-8 1-1", trains=STATION, incomplete="A")

    assert happens(bound, "take") == [Event(EventKind.TOOK, 2, Tile(8, 8), None, (5,))]


@clause("E34", "EA13")
def test_before_several_stations_he_lacks_all_their_numbers() -> None:
    bound = table(
        turn="C",
        hands=HANDS | {"C": "7-1"},
        boneyard="8-8 1-1",
        trains={"A": "9-5 5-5", "B": "9-4 4-4"},
        incomplete="A B",
    )

    (took,) = happens(bound, "take")
    assert took.lacking == (4, 5)
    for seat in (None, 0, 1):
        assert bound.view(seat).history[-1].lacking == (4, 5)


@clause("E55", "EA13")
def test_who_passes_before_a_station_shows_that_he_lacks_its_number() -> None:
    bound = table(turn="C", hands=HANDS | {"C": "7-1"}, boneyard="", trains=STATION, incomplete="A")

    assert happens(bound, "pass") == [Event(EventKind.PASSED, 2, None, None, (5,))]


@clause("EA18", "EA21")
@house_rule("round_end", "all-pass")
def test_who_takes_or_passes_freely_shows_nothing() -> None:
    assert happens(table(hands=HANDS, boneyard="8-8 1-1"), "take")[0].lacking == ()
    assert happens(table(hands=HANDS, boneyard=""), "pass")[0].lacking == ()


@clause("EA13")
@house_rule("decline_station", "allowed")
def test_with_allowed_who_takes_before_a_station_shows_nothing() -> None:
    declined = table(
        turn="C",
        hands=HANDS | {"C": "7-1"},
        boneyard="8-8 1-1",
        trains=STATION,
        incomplete="A",
        options={"decline_station": "allowed"},
    )

    assert happens(declined, "take")[0].lacking == ()


@clause("EA21")
@house_rule("round_end", "nobody-can")
def test_with_nobody_can_who_passes_shows_that_he_lacks_the_number_of_his_own_line() -> None:
    stuck = table(
        turn="C",
        hands=HANDS | {"C": "7-1"},
        boneyard="",
        trains={"A": "9-5", "C": "9-4"},
        options={"round_end": "nobody-can"},
    )

    assert happens(stuck, "pass") == [Event(EventKind.PASSED, 2, None, None, (4,))]


@clause("E23")
def test_a_take_after_a_removal_tells_what_he_lacks_then() -> None:
    bound = table(
        hands=HANDS,
        boneyard="8-8 1-1 2-2",
        trains={"A": "9-5 5-5", "B": "9-3 3-3"},
        incomplete="A B",
    )

    assert [event.lacking for event in happens(bound, "remove", "take")] == [(), (), (), (3,)]
