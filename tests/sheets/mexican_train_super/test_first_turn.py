"""The first turn of a round begins one's own train, if one can. [B12] [BA3]"""

from __future__ import annotations

import pytest

from boneyard import SHEETS, BadPosition, Match, Reason, write_position
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, house_rule, legal, position, refusal, shown, trains_of, turn
from tests.sheets.mexican_train_super.super_table import super_table

SUPER = SHEETS["mexican-train-super"]
OPEN_TRAINS = {"B": "4-8", "M": "4-7"}
"""With B's marker on, an 8 or a 7 may go elsewhere than on A's train, and a 4 on the Super Train too."""


@clause("B12", "BA3")
@house_rule("own_train_first", "first-turn")
def test_the_first_tile_of_a_first_turn_begins_ones_own_train() -> None:
    table = super_table(hands={"A": "9-4 4-2 8-1"}, trains=OPEN_TRAINS, markers="B", first_turns="A")

    assert legal(table) == ["4-2@A", "9-4@A"]
    assert refusal(table, "8-1@B") == (Reason.OWN_TRAIN_ON_FIRST_TURN, "B12")
    assert refusal(table, "9-4@ML") == (Reason.OWN_TRAIN_ON_FIRST_TURN, "B12")
    assert refusal(table, "9-4@C") == (Reason.TRAIN_CLOSED, "B20")
    assert refusal(table, "draw") == (Reason.MUST_PLAY, "BA17")


@clause("B27", "BA3")
@house_rule("own_train_first", "first-turn")
def test_whoever_has_had_a_turn_chooses_freely() -> None:
    later = super_table(hands={"A": "9-4 8-1"}, trains=OPEN_TRAINS, markers="B", first_turns="B C")

    assert legal(later) == ["8-1@B", "9-4@A", "9-4@ML"]


@clause("BA3")
@house_rule("own_train_first", "first-turn")
def test_without_a_tile_for_ones_own_train_a_first_turn_is_like_any_other() -> None:
    table = super_table(
        hands={"A": "8-1 7-2 9-9", "B": "3-3"}, trains=OPEN_TRAINS, markers="B", first_turns="A"
    )

    assert legal(table) == ["7-2@MR", "8-1@B"]
    do(table, "8-1@B")
    assert turn(table) == "B"


@clause("B12", "B18", "BA3")
@house_rule("own_train_first", "first-turn")
def test_a_drawn_tile_that_fits_ones_own_train_goes_there() -> None:
    hands = {"A": "9-9", "B": "3-3"}
    lucky = super_table(hands=hands, trains=OPEN_TRAINS, markers="B", first_turns="A B", boneyard="5-4 1-1")
    assert legal(do(lucky, "draw")) == ["5-4@A"]
    assert refusal(lucky, "5-4@ML") == (Reason.OWN_TRAIN_ON_FIRST_TURN, "B12")

    other = super_table(hands=hands, trains=OPEN_TRAINS, markers="B", first_turns="A B", boneyard="8-7 1-1")
    assert legal(do(other, "draw")) == ["8-7@B", "8-7@MR"]
    assert other.history[0].lacking == (4, 7, 8)


@clause("B31", "BA3")
@house_rule("own_train_first", "first-turn")
def test_only_the_first_tile_of_the_turn_is_bound() -> None:
    table = super_table(
        hands={"A": "8-8 9-9", "B": "3-3"},
        trains=OPEN_TRAINS,
        markers="B",
        first_turns="A",
        boneyard="5-4 1-1",
    )

    assert legal(do(table, "8-8@B", "draw")) == ["5-4@A", "5-4@ML"]


@clause("B33", "B36", "BA3")
@house_rule("own_train_first", "first-turn")
def test_an_open_double_comes_before_ones_own_train_and_the_turn_is_spent() -> None:
    bound = super_table(
        hands={"A": "8-1 9-4 9-2", "B": "3-3 1-0", "C": "5-5"},
        trains={"B": "4-8 8-8"},
        open_doubles="B",
        first_turns="A C",
        boneyard="2-2 6-6",
    )

    assert legal(bound) == ["8-1@B"]
    assert refusal(bound, "9-4@A") == (Reason.DOUBLE_WAITS, "B36")
    do(bound, "8-1@B")
    assert shown(bound, "first_turns") == "C"
    do(bound, "1-0@B", "draw")
    assert legal(bound) == ["9-4@A", "9-4@C", "9-4@M"]


@clause("B37", "BA3", "BA11")
@house_rule("own_train_first", "first-turn")
def test_a_double_drawn_for_an_open_one_goes_anywhere_whatever_the_hand_holds() -> None:
    table = super_table(
        hands={"A": "9-4", "B": "1-1"},
        trains={"B": "4-8 8-8", "C": "4-3"},
        markers="C",
        open_doubles="B",
        first_turns="A",
        boneyard="3-3 8-2 5-5",
    )

    assert legal(do(table, "draw")) == ["3-3@C", "keep"]
    assert refusal(table, "3-3@A") == (Reason.TILE_DOES_NOT_FIT, "B13")
    assert refusal(table, "3-3@ML") == (Reason.NO_SUCH_END, "B13")
    assert legal(do(table, "3-3@C")) == ["8-2@B"]


@clause("B20", "BA3", "BA26")
@house_rule("own_train_first", "first-turn")
def test_a_train_that_somebody_else_has_begun_binds_nobody() -> None:
    table = super_table(hands={"A": "9-4 6-2", "B": "9-1"}, trains={"A": "4-6"}, markers="A", first_turns="A")

    assert legal(table) == ["6-2@A", "9-4@M"]


@clause("B12", "BA3")
@house_rule("own_train_first", "no")
def test_with_the_free_choice_it_does_not_matter_whose_first_turn_it_is() -> None:
    table = super_table(hands={"A": "9-4"}, first_turns="A B C", options={"own_train_first": "no"})

    assert legal(table) == ["9-4@A", "9-4@M"]
    assert "first_turns" not in write_position(table)


@clause("B12", "BA3")
@house_rule("own_train_first", "first-turn")
def test_in_every_round_every_seat_has_its_first_turn() -> None:
    match = Match(SUPER.having(rounds=2), 3, b"first turns")
    for _ in range(2):
        rounds = len(match.results)
        assert shown(match.round, "first_turns") == "A B C"
        assert trains_of(match.view(None)).first_turns == (0, 1, 2)
        while len(match.results) == rounds:
            match.play(match.legal()[0])


@clause("B12", "B27", "BA3")
@pytest.mark.parametrize("players", range(2, 9))
def test_from_the_deal_on_every_first_tile_begins_ones_own_train(players: int) -> None:
    """No other end shows another number before everybody has had a turn, so no first tile goes elsewhere."""
    for seed in range(20):
        match = Match(SUPER, players, bytes([seed]))
        while trains_of(match.view(None)).first_turns:
            match.play(match.legal()[-1])

        laid = [event for event in match.round.history if event.kind is EventKind.LAID]
        assert laid
        assert all(event.end == event.seat for event in laid)


@clause("BA3")
def test_the_seats_without_a_turn_stand_in_the_position_as_long_as_there_are_any() -> None:
    table = super_table(hands={"A": "9-4 1-1", "B": "4-2 2-2", "C": "5-5"}, first_turns="B A", boneyard="3-3")

    assert shown(table, "first_turns") == "A B"
    assert shown(do(table, "9-4@A"), "first_turns") == "B"
    assert "first_turns" not in write_position(do(table, "4-2@B"))


@clause("BA3")
def test_in_the_middle_of_a_first_turn_it_is_not_over() -> None:
    table = super_table(
        hands={"A": "8-8 8-3 1-1"}, trains=OPEN_TRAINS, markers="B", first_turns="A", boneyard="3-3 6-6"
    )

    assert shown(do(table, "8-8@B"), "first_turns") == "A"


@clause("BA3")
@pytest.mark.parametrize("named", ["D", "A A", "M", "a"])
def test_first_turns_are_those_of_seats_at_the_table(named: str) -> None:
    with pytest.raises(BadPosition) as refused:
        super_table(first_turns=named)
    assert refused.value.place == "first_turns"


@clause("BA3")
@pytest.mark.parametrize("sheet", [sheet for sheet in SHEETS if sheet != "mexican-train-super"])
def test_no_other_sheet_asks_for_first_turns(sheet: str) -> None:
    with pytest.raises(BadPosition) as refused:
        position(sheet, first_turns="A")
    assert refused.value.place == "first_turns"
