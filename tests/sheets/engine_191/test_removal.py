"""Track is removed from one's own line, and its tiles come back. [E23]-[E31] [E38] [E40]"""

from __future__ import annotations

import pytest

from boneyard import Event, Match, Reason, Tile, read_position, write_position
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, house_rule, legal, refusal, refused_by, shown, turn
from tests.sheets.engine_191.tables import (
    act,
    begun,
    hand,
    happens,
    kinds,
    layout,
    legal_now,
    table,
    yard,
)

HANDS = {"A": "5-1 7-7", "B": "6-6 7-6", "C": "6-5"}
LINE = "9-5 5-5 5-3 3-3 3-1 1-2"


@clause("E23")
def test_a_turn_is_removals_first_then_a_play() -> None:
    started = table(hands=HANDS, boneyard="8-8 4-4 2-2", trains={"A": LINE})

    assert legal(started) == ["remove", "take"]
    do(started, "remove", "remove")
    assert (turn(started), legal(started)) == ("A", ["5-1@A", "remove", "take"])
    assert shown(started, "pending") is None
    assert turn(do(started, "5-1@A")) == "B"


@clause("E23")
def test_after_a_removal_the_substitute_for_a_play_is_still_owed() -> None:
    removed = do(table(hands=HANDS, boneyard="8-8 4-4 2-2", trains={"A": LINE}), "remove")

    assert turn(removed) == "A"
    assert turn(do(removed, "take")) == "B"
    assert yard(removed, "A") == ["4-4", "8-8"]


@clause("E23")
@pytest.mark.parametrize("action", ["draw", "keep", "draw-until", "unmark", "leave"])
def test_there_is_no_such_action_in_this_game(action: str) -> None:
    started = table(hands=HANDS, boneyard="8-8 4-4", trains={"A": LINE})

    assert refusal(started, action) == (Reason.OTHER_GAME, "E23")


@clause("E24")
def test_only_ones_own_line_is_shortened() -> None:
    lines = {"A": "9-1 1-4", "B": "9-2 2-4", "C": "9-3 3-4"}
    for seat, left in (("A", "B C"), ("B", "A C"), ("C", "A B")):
        removed = do(table(turn=seat, hands=HANDS, boneyard="8-8 4-4", trains=lines), "remove")
        assert shown(removed, "trains") == {other: lines[other] for other in left.split()}


@clause("E25")
def test_one_removal_lays_every_tile_beyond_the_last_station_face_up_beside_the_boneyard() -> None:
    removed = do(table(hands=HANDS, boneyard="8-8 4-4", trains={"A": LINE}), "remove")

    assert shown(removed, "trains") == {"A": "9-5 5-5 5-3 3-3"}
    assert shown(removed, "discards") == "2-1 3-1"
    for seat in (None, 0, 1, 2):
        assert layout(removed.view(seat)).discards == (Tile(2, 1), Tile(3, 1))
        assert layout(removed.view(seat)).ends == {0: 3, 1: 9, 2: 9}


@clause("E25")
def test_a_line_without_a_station_is_removed_back_to_the_main_station() -> None:
    removed = do(table(hands=HANDS, boneyard="8-8 4-4", trains={"A": "9-5 5-3 3-1"}), "remove")

    assert shown(removed, "trains") == {}
    assert shown(removed, "discards") == "3-1 5-3 9-5"


@clause("E26")
def test_each_removal_costs_one_boneyard_tile_face_up_into_ones_own_score_yard() -> None:
    started = table(hands=HANDS, boneyard="8-8 4-4", trains={"A": LINE}, yards={"A": "6-0"})

    events = happens(started, "remove")
    assert events[-1] == Event(EventKind.TOOK, 0, Tile(8, 8))
    assert (yard(started, "A"), shown(started, "boneyard")) == (["6-0", "8-8"], "4-4")
    assert hand(started, "A") == ["5-1", "7-7"]
    for seat in (None, 1):
        assert started.view(seat).history[-1] == Event(EventKind.TOOK, 0, Tile(8, 8))


@clause("E27")
def test_further_removals_in_a_turn_go_back_station_by_station_for_one_more_tile_each() -> None:
    started = table(hands=HANDS, boneyard="8-8 4-4 2-2 0-0", trains={"A": LINE})

    do(started, "remove")
    assert (shown(started, "trains"), yard(started, "A")) == ({"A": "9-5 5-5 5-3 3-3"}, ["8-8"])
    do(started, "remove")
    assert (shown(started, "trains"), yard(started, "A")) == ({"A": "9-5 5-5"}, ["4-4", "8-8"])
    do(started, "remove")
    assert (shown(started, "trains"), yard(started, "A")) == ({}, ["2-2", "4-4", "8-8"])
    assert shown(started, "discards") == "2-1 3-1 3-3 5-3 5-5 9-5"


@clause("E28")
def test_a_station_at_the_end_goes_with_everything_back_to_the_station_before_it() -> None:
    started = table(hands=HANDS, boneyard="8-8 4-4 2-2", trains={"A": "9-5 5-5 5-4 4-3 3-3"})

    do(started, "remove")
    assert (shown(started, "trains"), shown(started, "discards")) == ({"A": "9-5 5-5"}, "3-3 4-3 5-4")
    do(started, "remove")
    assert (shown(started, "trains"), shown(started, "discards")) == ({}, "3-3 4-3 5-4 5-5 9-5")


@clause("E29")
def test_a_removal_is_allowed_whatever_the_end_tile_is() -> None:
    for line, incomplete, left in (
        ("9-5 5-3", "", {}),
        ("9-5 5-5", "", {}),
        ("9-5 5-5", "A", {}),
        ("9-5 5-5 5-3", "", {"A": "9-5 5-5"}),
    ):
        started = table(hands=HANDS, boneyard="8-8 4-4", trains={"A": line}, incomplete=incomplete)
        assert "remove" in legal(started)
        assert shown(do(started, "remove"), "trains") == left
        assert shown(started, "incomplete") == ""


@clause("E30", "EA8")
def test_the_main_station_is_never_removed_and_an_empty_line_has_nothing_to_remove() -> None:
    started = table(hands=HANDS, boneyard="8-8 4-4", trains={"A": "9-5", "B": "9-4"})

    do(started, "remove")
    assert (shown(started, "engine"), layout(started.view(None)).ends) == (9, {0: 9, 1: 4, 2: 9})
    assert legal(started) == ["take"]
    assert refusal(started, "remove") == (Reason.NOTHING_TO_REMOVE, "EA8")
    assert yard(started, "A") == ["8-8"]


@clause("EA7")
def test_the_last_station_is_the_outermost_still_lying_whatever_was_laid_after_it() -> None:
    started = table(
        hands={"A": "5-4 4-2 7-7", "B": "6-6 7-6", "C": "6-5 7-5"},
        boneyard="8-8 6-1 2-2 0-0 1-0 8-7",
        trains={"A": "9-5 5-5 5-3 3-3"},
    )

    do(started, "remove", "5-4@A", "take", "take", "4-2@A", "take", "take")
    assert (turn(started), shown(started, "trains")) == ("A", {"A": "9-5 5-5 5-4 4-2"})
    do(started, "remove")
    assert shown(started, "trains") == {"A": "9-5 5-5"}


@clause("EA9")
def test_nothing_is_removed_after_a_play_or_a_take_of_the_turn() -> None:
    hands = {"A": "5-5 5-1 7-7", "B": "6-6 7-6", "C": "6-5"}
    laid = do(table(hands=hands, boneyard="8-8 4-4", trains={"A": "9-5"}), "5-5@A")
    assert "remove" not in legal(laid)
    assert refusal(laid, "remove") == (Reason.REMOVAL_COMES_FIRST, "EA9")

    took = do(table(hands=hands, boneyard="5-3 4-4", trains={"A": "9-5"}), "take")
    assert legal(took) == ["5-3@A", "stop"]
    assert refusal(took, "remove") == (Reason.REMOVAL_COMES_FIRST, "EA9")


# --- The discards become the boneyard [E31] ---------------------------------------------------------------


@clause("E31", "EA11")
@house_rule("discards_flip", "at-once")
def test_when_the_boneyard_is_used_up_the_removed_tiles_become_a_new_one_at_once() -> None:
    started = table(hands=HANDS, boneyard="8-8", trains={"A": LINE}, discards="6-4")

    events = happens(started, "remove")
    assert kinds(events) == ["removed", "removed", "took", "flipped"]
    assert (shown(started, "boneyard"), shown(started, "discards")) == ("6-4 2-1 3-1", "")
    assert (yard(started, "A"), started.view(1).boneyard) == (["8-8"], 3)


@clause("EA11", "E42")
@house_rule("discards_flip", "at-once")
def test_the_draw_for_a_rival_play_turns_the_discards_over_too() -> None:
    started = table(
        hands={"A": "4-2 7-7", "B": "9-0 7-6", "C": "6-5"},
        boneyard="8-8",
        trains={"B": "9-4"},
        discards="6-4 6-3",
    )

    assert kinds(happens(started, "4-2@B")) == ["laid", "drew", "flipped"]
    assert (shown(started, "boneyard"), shown(started, "discards")) == ("6-4 6-3", "")
    assert "9-0@A" in legal(started)


@clause("EA11", "E49")
@house_rule("discards_flip", "at-once")
def test_taking_the_last_boneyard_tile_turns_the_discards_over() -> None:
    started = table(hands=HANDS, boneyard="8-8", discards="6-4 6-3")

    assert kinds(happens(started, "take")) == ["took", "flipped"]
    assert (shown(started, "boneyard"), shown(started, "discards")) == ("6-4 6-3", "")


@clause("EA11", "E31")
@house_rule("discards_flip", "at-once")
def test_a_single_discard_is_turned_over_and_without_one_nothing_is() -> None:
    one = table(hands=HANDS, boneyard="8-8", discards="6-4")
    assert kinds(happens(one, "take")) == ["took", "flipped"]
    assert (shown(one, "boneyard"), shown(one, "discards")) == ("6-4", "")

    none = table(hands=HANDS, boneyard="8-8")
    assert kinds(happens(none, "take")) == ["took"]
    assert (shown(none, "boneyard"), legal(none)) == ("", ["pass"])


@clause("EA10")
def test_with_an_empty_boneyard_the_removed_tiles_are_laid_aside_and_turned_over_before_the_draw() -> None:
    started = table(hands=HANDS, boneyard="", trains={"A": LINE})

    events = happens(started, "remove")
    assert events == [
        Event(EventKind.REMOVED, 0, Tile(2, 1), 0),
        Event(EventKind.REMOVED, 0, Tile(3, 1), 0),
        Event(EventKind.FLIPPED),
        Event(EventKind.TOOK, 0, Tile(2, 1)),
    ]
    assert (yard(started, "A"), shown(started, "boneyard"), shown(started, "discards")) == (
        ["2-1"],
        "3-1",
        "",
    )


@clause("EA10", "E30")
def test_a_single_removed_tile_may_be_the_very_tile_drawn_for_it() -> None:
    started = table(hands=HANDS, boneyard="", trains={"A": "9-5"})

    do(started, "remove")
    assert (yard(started, "A"), shown(started, "boneyard"), shown(started, "trains")) == (["9-5"], "", {})
    assert legal(started) == ["9-5@A", "pass"]


@clause("EA11", "E44")
@house_rule("discards_flip", "when-draw-due")
def test_with_when_draw_due_the_discards_wait_and_rival_lines_are_closed_meanwhile() -> None:
    started = table(
        hands={"A": "5-4 7-7", "B": "6-0 9-0", "C": "6-5"},
        boneyard="8-8",
        trains={"A": "9-5", "B": "9-4"},
        discards="6-4 6-3",
        options={"discards_flip": "when-draw-due"},
    )

    assert kinds(happens(started, "5-4@B")) == ["laid", "drew"]
    assert (shown(started, "boneyard"), shown(started, "discards")) == ("", "6-4 6-3")
    assert legal(started) == ["remove", "take"]
    assert refusal(started, "9-0@C") == (Reason.DISCARDS_NOT_TURNED, "EA11")
    assert refused_by(started, "9-0@C") == ("discards_flip", "when-draw-due")
    assert refusal(started, "pass") == (Reason.TILE_CAN_BE_TAKEN, "E49")
    assert happens(started, "take") == [Event(EventKind.FLIPPED), Event(EventKind.TOOK, 1, Tile(6, 4))]
    assert (shown(started, "boneyard"), shown(started, "discards"), turn(started)) == ("6-3", "", "C")


@clause("EA10", "EA11")
@house_rule("discards_flip", "when-draw-due")
def test_with_when_draw_due_a_removal_draws_from_the_oldest_discards() -> None:
    started = table(
        hands=HANDS,
        boneyard="",
        trains={"A": LINE},
        discards="6-4",
        options={"discards_flip": "when-draw-due"},
    )

    assert kinds(happens(started, "remove")) == ["removed", "removed", "flipped", "took"]
    assert (yard(started, "A"), shown(started, "boneyard")) == (["6-4"], "2-1 3-1")


@clause("EA11")
@house_rule("discards_flip", "at-once", "when-draw-due")
def test_a_position_with_discards_and_no_boneyard_is_read_as_turned_over_unless_a_draw_must_be_due() -> None:
    at_once = table(hands=HANDS, boneyard="", discards="6-4 6-3")
    assert (shown(at_once, "boneyard"), shown(at_once, "discards")) == ("6-4 6-3", "")

    waiting = table(hands=HANDS, boneyard="", discards="6-4 6-3", options={"discards_flip": "when-draw-due"})
    assert (shown(waiting, "boneyard"), shown(waiting, "discards")) == ("", "6-4 6-3")


@clause("EA11")
@house_rule("discards_flip", "at-once")
def test_what_was_turned_over_before_the_position_is_not_told_as_a_flip() -> None:
    read = table(hands=HANDS, boneyard="", discards="6-4 6-3")

    assert read.history == []
    assert happens(read, "take") == [Event(EventKind.TOOK, 0, Tile(6, 4))]


@clause("E31", "EA11")
@house_rule("discards_flip", "at-once")
def test_a_second_flip_of_a_round_is_told_like_the_first() -> None:
    again = table(hands=HANDS, boneyard="", discards="6-4", trains={"A": "9-5 5-3"})

    assert kinds(happens(again, "remove")) == ["removed", "removed", "took", "flipped"]
    assert (shown(again, "boneyard"), yard(again, "A")) == ("5-3 9-5", ["6-4"])


def play_to_the_flip(match: Match) -> tuple[dict[str, object], str]:
    """Lines are laid and removed until the boneyard is used up: the position before that, and the action."""
    while True:
        before = write_position(match.round)
        choices = legal_now(match)
        own = [choice for choice in choices if choice.endswith(f"@{before['turn']}")]
        action = next(wish for wish in ("remove", *own, "stop", "take", choices[0]) if wish in choices)
        if "flipped" in kinds(act(match, action)):
            return before, action


@clause("E31")
def test_in_a_match_the_discards_are_shuffled_and_in_a_position_they_keep_their_listed_order() -> None:
    unmoved = 0
    for seed in range(6):
        match = begun(2, bytes([seed]))
        before, action = play_to_the_flip(match)
        shuffled = str(shown(match.round, "boneyard")).split()

        read = read_position(before)
        removed = [str(event.tile) for event in happens(read, action) if event.kind is EventKind.REMOVED]
        listed = str(before["discards"]).split() + removed
        assert str(shown(read, "boneyard")).split() == listed
        assert sorted(shuffled) == sorted(listed)
        unmoved += shuffled == listed
        again = Match.replay(match.sheet, 2, match.seed, match.actions)
        assert str(shown(again.round, "boneyard")).split() == shuffled
    assert unmoved <= 1  # among 120 orders or more chance may find the listed one
