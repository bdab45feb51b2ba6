"""Mexican Train with Super Train: a turn, the draw, the knock."""

from __future__ import annotations

from boneyard import Reason, Round, read_action
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, house_rule, legal, refusal, refused_by, shown, turn
from tests.sheets.mexican_train_super.super_table import super_table


def told(table: Round, action: str) -> list[EventKind]:
    return [event.kind for event in table.play(read_action(action))]


@clause("B13", "B16")
def test_one_tile_a_turn_and_the_turn_goes_clockwise() -> None:
    table = super_table(hands={"A": "9-4 9-1", "B": "4-3 3-2", "C": "8-4 8-7"})

    order = [turn(do(table, action)) for action in ("9-4@A", "4-3@B", "8-4@C")]

    assert order == ["B", "C", "A"]
    assert shown(table, "trains") == {"A": "4-9", "B": "4-3", "C": "4-8"}


@clause("B13")
def test_touching_halves_must_be_equal() -> None:
    table = super_table(hands={"A": "9-1 8-3 7-2"}, trains={"A": "4-9", "M": "4-8"})

    assert legal(table) == ["8-3@MR", "9-1@A"]
    assert refusal(table, "8-3@A") == (Reason.TILE_DOES_NOT_FIT, "B13")
    assert refusal(table, "9-1@MR") == (Reason.TILE_DOES_NOT_FIT, "B13")


@clause("B13")
def test_a_train_goes_on_with_the_far_half_of_its_last_tile() -> None:
    table = do(super_table(hands={"A": "9-1 9-3"}, trains={"A": "4-9", "M": "4-8"}), "9-1@A")

    assert shown(table, "trains") == {"A": "4-9 9-1", "M": "4-8"}
    assert table.view(0).layout.ends[0] == 1


@clause("B13")
def test_only_tiles_of_ones_own_hand_are_played() -> None:
    table = super_table(hands={"A": "9-4", "B": "8-4"})

    assert refusal(table, "8-4@A") == (Reason.TILE_NOT_HELD, "B13")
    assert refusal(table, "4-3@A") == (Reason.TILE_NOT_HELD, "B13")


@clause("B13")
def test_actions_of_other_games_are_refused() -> None:
    table = super_table(hands={"A": "9-4"})

    for action in ("show 3-3", "remove", "take", "stop", "give 3-2", "draw-until"):
        assert refusal(table, action) == (Reason.OTHER_GAME, "B13")


@clause("B17", "BA17")
def test_who_can_play_must_play() -> None:
    table = super_table(hands={"A": "9-4 8-8"}, trains={"A": "4-7"}, boneyard="7-1 5-5")

    assert legal(table) == ["9-4@M"]
    assert refusal(table, "draw") == (Reason.MUST_PLAY, "BA17")
    assert refusal(table, "pass") == (Reason.MUST_PLAY, "BA17")


@clause("B17")
def test_without_a_matching_tile_one_must_draw() -> None:
    table = super_table(hands={"A": "9-2"}, boneyard="8-8 5-5")

    assert legal(table) == ["draw"]
    assert refusal(table, "pass") == (Reason.MUST_DRAW, "B17")


@clause("B17", "B19")
def test_one_draws_one_tile_and_no_more() -> None:
    table = do(super_table(hands={"A": "9-2", "B": "4-1"}, boneyard="8-7 4-3"), "draw")

    assert shown(table, "hands") == {"A": "9-2 8-7", "B": "4-1"}
    assert shown(table, "boneyard") == "4-3"
    assert turn(table) == "B"


@clause("B17")
def test_the_draw_tells_the_table_which_numbers_the_player_lacks() -> None:
    table = super_table(hands={"A": "9-2"}, trains={"A": "4-5", "B": "4-8", "M": "4-7"}, boneyard="8-6 3-3")

    drew = table.play(read_action("draw"))[0]

    assert (drew.kind, drew.lacking, drew.doubles_apart) == (EventKind.DREW, (4, 5, 7), False)


@clause("B18")
def test_a_drawn_tile_that_matches_must_be_played() -> None:
    table = do(super_table(hands={"A": "9-2"}, trains={"M": "4-7"}, boneyard="8-4 5-5"), "draw")

    assert turn(table) == "A"
    assert legal(table) == ["8-4@A", "8-4@ML"]
    for refused in ("keep", "pass", "draw"):
        assert refusal(table, refused) == (Reason.MUST_PLAY_DRAWN, "B18")

    do(table, "8-4@ML")
    assert turn(table) == "B"
    assert shown(table, "markers") == ""


@clause("B18")
def test_a_drawn_tile_goes_where_a_tile_of_the_hand_might_have_gone() -> None:
    table = super_table(
        hands={"A": "9-2"},
        trains={"A": "4-5", "B": "4-8", "C": "4-1", "M": "4-7"},
        markers="B",
        boneyard="8-1 5-5",
    )

    assert legal(do(table, "draw")) == ["8-1@B"]
    assert refusal(table, "8-1@C") == (Reason.TRAIN_CLOSED, "B20")
    assert refusal(table, "8-1@A") == (Reason.TILE_DOES_NOT_FIT, "B13")


@clause("B18")
def test_after_a_draw_only_the_drawn_tile_is_played() -> None:
    table = do(super_table(hands={"A": "9-2"}, boneyard="4-2 5-5"), "draw")

    assert refusal(table, "9-2@A") == (Reason.ONLY_THE_DRAWN_TILE, "B17")


@clause("B18", "BA11")
@house_rule("drawn_double", "must-play", "not-allowed")
def test_where_no_drawn_tile_may_be_kept_that_is_why() -> None:
    must_play = super_table(hands={"A": "9-2"}, boneyard="4-2", options={"drawn_double": "must-play"})
    not_allowed = super_table(hands={"A": "9-2"}, boneyard="4-2", options={"drawn_double": "not-allowed"})

    assert refusal(must_play, "keep") == (Reason.NO_KEEPING_A_DOUBLE, "BA11")
    assert refused_by(must_play, "keep") == ("drawn_double", "must-play")
    assert refusal(not_allowed, "keep") == (Reason.NO_KEEPING, "B18")


@clause("B18")
def test_nobody_keeps_a_tile_he_has_not_drawn() -> None:
    assert refusal(super_table(hands={"A": "9-2"}, boneyard="4-2"), "keep") == (Reason.NOTHING_DRAWN, "BA11")
    assert refusal(super_table(hands={"A": "9-4"}), "keep") == (Reason.NOTHING_DRAWN, "BA11")


@clause("B22", "BA24")
def test_who_has_one_tile_left_knocks() -> None:
    table = super_table(hands={"A": "9-4 8-8", "B": "4-3 7-7 6-6", "C": "4-2"})

    assert told(table, "9-4@A") == [EventKind.LAID, EventKind.KNOCKED]
    assert table.history[-1].seat == 0
    assert told(table, "4-3@B") == [EventKind.LAID]
    assert EventKind.KNOCKED not in told(table, "4-2@C")


@clause("B22", "BA24")
def test_everybody_hears_the_knock() -> None:
    table = do(super_table(hands={"A": "9-4 8-8"}), "9-4@A")

    for seat in (0, 1, None):
        assert table.view(seat).history[-1].kind is EventKind.KNOCKED
