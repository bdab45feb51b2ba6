"""The score yard: tiles taken into it, played out of it, replaced in it. [E11]-[E14] [E49]-[E51]"""

from __future__ import annotations

import random

from boneyard import Event, Match, Reason, Tile
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, house_rule, legal, refusal, shown, turn
from tests.sheets.engine_191.tables import (
    ENGINE_191,
    hand,
    happens,
    kinds,
    layout,
    play_at_random,
    table,
    yard,
)

HANDS = {"A": "7-7 6-1", "B": "6-6 7-6", "C": "6-5 7-5"}
LINES = {"A": "9-5", "B": "9-4", "C": "9-3"}


# --- What a turn does to hand and yard [E11] [E12] --------------------------------------------------------


def turns(match: Match) -> list[tuple[int, tuple[int, int], tuple[int, int]]]:
    """A match played at random: for every turn the seat, and its hand and yard sizes before and after it."""
    rng = random.Random(f"{match.seed!r}")
    seen: list[tuple[int, tuple[int, int], tuple[int, int]]] = []
    while not match.over:
        round_ = match.round
        seat = match.turn
        assert seat is not None
        revealed = round_.view(None).engine is not None
        view = round_.view(None)
        before = (view.counts[seat], len(layout(view).score_yards[seat]))
        while match.round is round_ and match.turn == seat:
            play_at_random(match, rng)
            if not revealed or match.over:
                break
        view = round_.view(None)
        if revealed:
            seen.append((seat, before, (view.counts[seat], len(layout(view).score_yards[seat]))))
    return seen


@clause("E11", "EA28")
def test_over_a_turn_the_hand_never_becomes_larger() -> None:
    seen = [turn_ for players in (2, 3, 4) for turn_ in turns(Match(ENGINE_191, players, b"hand"))]

    assert len(seen) > 200
    assert all(after[0] <= before[0] for _, before, after in seen)
    assert any(after[0] < before[0] for _, before, after in seen)


@clause("E12", "EA28")
def test_over_a_turn_the_score_yard_never_becomes_smaller() -> None:
    seen = [turn_ for players in (2, 3, 4) for turn_ in turns(Match(ENGINE_191, players, b"yard"))]

    assert all(after[1] >= before[1] for _, before, after in seen)
    assert any(after[1] > before[1] for _, before, after in seen)


@clause("EA28")
def test_between_draw_and_replacement_the_hand_is_one_larger_and_the_yard_one_smaller() -> None:
    started = table(hands=HANDS, boneyard="8-8 1-1", trains=LINES, yards={"A": "4-2"})

    do(started, "4-2@B")
    assert (hand(started, "A"), yard(started, "A")) == (["6-1", "7-7", "8-8"], [])
    do(started, "give 7-7")
    assert (hand(started, "A"), yard(started, "A")) == (["6-1", "8-8"], ["7-7"])


# --- Out of the yard [E13] [E14] --------------------------------------------------------------------------


@clause("E13")
def test_a_tile_is_played_from_the_hand_or_from_ones_own_score_yard() -> None:
    started = table(
        hands={**HANDS, "A": "5-1 7-7"}, boneyard="8-8 1-1", trains=LINES, yards={"A": "5-2", "B": "5-0"}
    )

    assert [action for action in legal(started) if action.endswith("@A")] == ["5-1@A", "5-2@A"]
    assert refusal(started, "5-0@A") == (Reason.TILE_NOT_HELD, "E13")


@clause("E14")
def test_a_tile_played_out_of_the_score_yard_is_replaced_by_a_tile_from_the_hand() -> None:
    started = table(hands=HANDS, boneyard="8-8 1-1", trains=LINES, yards={"A": "5-2 3-0"})

    assert happens(started, "5-2@A") == [Event(EventKind.LAID, 0, Tile(5, 2), 0)]
    assert (turn(started), legal(started)) == ("A", ["give 6-1", "give 7-7"])
    assert shown(started, "pending") == {"step": "replace", "tile": "5-2"}
    assert happens(started, "give 6-1") == [Event(EventKind.GAVE, 0, Tile(6, 1))]
    assert (turn(started), hand(started, "A"), yard(started, "A")) == ("B", ["7-7"], ["3-0", "6-1"])
    assert shown(started, "boneyard") == "8-8 1-1"


@clause("E14")
def test_nothing_else_is_done_before_the_replacement() -> None:
    started = table(hands=HANDS, boneyard="8-8 1-1", trains=LINES, yards={"A": "5-2 3-0"})
    do(started, "5-2@A")

    for action in ("stop", "take", "pass", "remove", "3-0@C"):
        assert refusal(started, action) == (Reason.REPLACEMENT_DUE, "E14")
    for tile in ("3-0", "5-2", "6-6", "8-8"):
        assert refusal(started, f"give {tile}") == (Reason.GIVEN_TILE_NOT_HELD, "E14")


@clause("E14")
def test_nothing_is_replaced_that_came_from_the_hand() -> None:
    started = table(hands={**HANDS, "A": "5-5 7-7"}, boneyard="8-8 1-1", trains=LINES, yards={"A": "3-0"})

    assert refusal(started, "give 7-7") == (Reason.NO_REPLACEMENT_DUE, "E14")
    do(started, "5-5@A")
    assert refusal(started, "give 7-7") == (Reason.NO_REPLACEMENT_DUE, "E14")


@clause("E14", "E46")
def test_a_station_out_of_the_score_yard_is_replaced_before_the_extra_play() -> None:
    started = table(hands={**HANDS, "A": "5-1 7-7"}, boneyard="8-8 1-1", trains=LINES, yards={"A": "5-5"})

    do(started, "5-5@A")
    assert legal(started) == ["give 5-1", "give 7-7"]
    do(started, "give 7-7")
    assert shown(started, "pending") == {"step": "follow-up", "tile": "5-5"}
    assert legal(started) == ["5-1@A", "stop"]


@clause("E14", "E13")
def test_the_double_blank_is_played_given_and_replaced_like_any_tile() -> None:
    given = table(hands={**HANDS, "A": "7-7 0-0"}, boneyard="8-8 1-1", trains=LINES, yards={"A": "5-2"})
    do(given, "5-2@A")
    assert refusal(given, "give 1-0") == (Reason.GIVEN_TILE_NOT_HELD, "E14")
    assert happens(given, "give 0-0") == [Event(EventKind.GAVE, 0, Tile(0, 0))]
    assert (turn(given), yard(given, "A"), hand(given, "A")) == ("B", ["0-0"], ["7-7"])

    laid = table(hands={**HANDS, "A": "7-7"}, boneyard="8-8 1-1", trains={"A": "9-0"}, yards={"A": "0-0"})
    assert refusal(laid, "give 0-0") == (Reason.NO_REPLACEMENT_DUE, "E14")
    do(laid, "0-0@A")
    assert (shown(laid, "trains"), legal(laid)) == ({"A": "9-0 0-0"}, ["give 7-7"])


@clause("E14")
def test_the_replacement_lies_open_like_the_rest_of_the_yard() -> None:
    started = table(hands=HANDS, boneyard="8-8 1-1", trains=LINES, yards={"A": "5-2"})
    do(started, "5-2@A", "give 6-1")

    for seat in (None, 1, 2):
        assert layout(started.view(seat)).score_yards[0] == (Tile(6, 1),)
        assert started.view(seat).history[-1] == Event(EventKind.GAVE, 0, Tile(6, 1))


# --- Into the yard [E49]-[E51] ----------------------------------------------------------------------------


@clause("E49")
def test_who_cannot_play_takes_one_boneyard_tile_face_up_into_the_score_yard() -> None:
    stuck = table(hands=HANDS, boneyard="8-8 1-1", yards={"A": "3-0"})

    assert legal(stuck) == ["take"]
    assert happens(stuck, "take") == [Event(EventKind.TOOK, 0, Tile(8, 8))]
    assert (yard(stuck, "A"), hand(stuck, "A"), shown(stuck, "boneyard")) == (
        ["3-0", "8-8"],
        ["6-1", "7-7"],
        "1-1",
    )
    assert turn(stuck) == "B"
    assert layout(stuck.view(2)).score_yards[0] == (Tile(8, 8), Tile(3, 0))


@clause("E49", "EA18")
def test_who_does_not_want_to_play_takes_as_well() -> None:
    able = table(hands={**HANDS, "A": "9-2 7-7"}, boneyard="8-8 1-1")

    assert "take" in legal(able)
    do(able, "take")
    assert (turn(able), yard(able, "A"), hand(able, "A")) == ("B", ["8-8"], ["7-7", "9-2"])


@clause("EA18")
def test_not_playing_by_choice_costs_a_tile_and_is_no_pass() -> None:
    able = table(hands={**HANDS, "A": "9-2 7-7"}, boneyard="8-8 1-1")

    assert refusal(able, "pass") == (Reason.TILE_CAN_BE_TAKEN, "E49")
    assert refusal(able, "stop") == (Reason.NOTHING_TO_STOP, "E46")


@clause("E50", "EA16")
def test_with_a_depleted_boneyard_nothing_is_taken() -> None:
    stuck = table(hands=HANDS, boneyard="", yards={"A": "3-0"})

    assert legal(stuck) == ["pass"]
    assert refusal(stuck, "take") == (Reason.BONEYARD_EMPTY, "E50")
    assert kinds(happens(stuck, "pass")) == ["passed"]
    assert (turn(stuck), yard(stuck, "A"), hand(stuck, "A")) == ("B", ["3-0"], ["6-1", "7-7"])


@clause("EA16")
@house_rule("discards_flip", "when-draw-due")
def test_with_discards_left_the_boneyard_is_not_depleted_for_a_take() -> None:
    stuck = table(hands=HANDS, boneyard="", discards="8-8 1-1", options={"discards_flip": "when-draw-due"})

    assert legal(stuck) == ["take"]
    assert yard(do(stuck, "take"), "A") == ["8-8"]
    assert "take" in legal(table(hands=HANDS, boneyard="", discards="8-8 1-1"))


@clause("E51")
def test_the_tile_just_taken_may_be_played_and_a_hand_tile_replaces_it() -> None:
    took = do(table(hands=HANDS, boneyard="5-2 1-1", trains=LINES), "take")

    assert (turn(took), legal(took)) == ("A", ["5-2@A", "stop"])
    assert shown(took, "pending") == {"step": "drawn", "tile": "5-2"}
    do(took, "5-2@A")
    assert legal(took) == ["give 6-1", "give 7-7"]
    do(took, "give 7-7")
    assert (turn(took), hand(took, "A"), yard(took, "A")) == ("B", ["6-1"], ["7-7"])


@clause("E51")
def test_the_tile_just_taken_may_be_left_in_the_yard() -> None:
    took = do(table(hands=HANDS, boneyard="5-2 1-1", trains=LINES), "take", "stop")

    assert (turn(took), hand(took, "A"), yard(took, "A")) == ("B", ["6-1", "7-7"], ["5-2"])


@clause("E51", "E42")
def test_the_tile_just_taken_is_played_on_a_rivals_line_under_the_normal_rules() -> None:
    took = do(table(hands=HANDS, boneyard="4-2 8-8 1-1", trains=LINES), "take")

    assert legal(took) == ["4-2@B", "stop"]
    do(took, "4-2@B")
    assert legal(took) == ["give 6-1", "give 7-7", "give 8-8"]


@clause("E51")
def test_a_taken_tile_that_fits_nowhere_ends_the_turn_by_itself() -> None:
    took = do(table(hands=HANDS, boneyard="8-8 1-1", trains=LINES), "take")

    assert (turn(took), shown(took, "pending")) == ("B", None)


@clause("E51", "E10")
def test_everybody_sees_the_tile_just_taken() -> None:
    took = do(table(hands=HANDS, boneyard="5-2 1-1", trains=LINES), "take")

    for seat in (None, 0, 1, 2):
        pending = took.view(seat).pending
        assert pending is not None
        assert pending.tile == Tile(5, 2)


@clause("EA24")
def test_after_taking_only_the_taken_tile_may_be_played() -> None:
    hands = {**HANDS, "A": "5-1 7-7"}
    took = do(table(hands=hands, boneyard="5-2 1-1", trains=LINES, yards={"A": "5-0"}), "take")

    assert legal(took) == ["5-2@A", "stop"]
    assert refusal(took, "5-1@A") == (Reason.ONLY_THE_TAKEN_TILE, "EA24")
    assert refusal(took, "5-0@A") == (Reason.ONLY_THE_TAKEN_TILE, "EA24")
    assert refusal(took, "5-2@B") == (Reason.TILE_DOES_NOT_FIT, "E7")
    for action in ("take", "pass"):
        assert refusal(took, action) == (Reason.ALREADY_PLAYED, "E46")


@clause("EA24", "E46")
def test_after_a_taken_double_any_tile_may_follow() -> None:
    hands = {**HANDS, "A": "5-1 4-1 7-7"}
    took = do(table(hands=hands, boneyard="5-5 8-8 1-1", trains=LINES, yards={"A": "3-0"}), "take")

    assert legal(took) == ["5-5@A", "stop"]
    do(took, "5-5@A", "give 7-7")
    assert legal(took) == ["3-0@C", "4-1@B", "5-1@A", "stop"]
