"""A Mexican Train and a public train beside it. [C12] [C13] [CA5]"""

from __future__ import annotations

import pytest

from boneyard import BadPosition, Reason
from tests.rulebook import clause, do, house_rule, legal, over, refusal, shown, trains_of, turn
from tests.sheets.mexican_train_satisfy.tables import LAST_SEVEN, SEVENS, table

TWO = {"shared_trains": "two"}


@clause("C12", "C13", "CA5")
@house_rule("shared_trains", "two")
def test_both_are_begun_with_the_engines_number_and_open_to_everybody_at_one_end() -> None:
    started = table(hands={"A": "12-5 3-1", "B": "5-1 12-4", "C": "4-0 1-0"}, boneyard="9-9", options=TWO)

    assert legal(started) == ["12-5@A", "12-5@M", "12-5@P"]
    assert legal(do(started, "12-5@P")) == ["12-4@B", "12-4@M", "5-1@P"]
    assert refusal(started, "12-4@P") == (Reason.TILE_DOES_NOT_FIT, "C9")
    assert legal(do(started, "12-4@M")) == ["4-0@M"]
    assert shown(started, "trains") == {"M": "12-4", "P": "12-5"}
    assert trains_of(started).ends == {0: 12, 1: 12, 2: 12, 8: 4, 11: 5}


@clause("C12", "CA5")
@house_rule("shared_trains", "one")
def test_with_one_shared_train_there_is_no_other() -> None:
    started = table(hands={"A": "12-5 3-1"}, boneyard="9-9", options={"shared_trains": "one"})

    assert legal(started) == ["12-5@A", "12-5@M"]
    assert refusal(started, "12-5@P") == (Reason.NO_SUCH_END, "C10")
    with pytest.raises(BadPosition) as refused:
        table(trains={"P": "12-5"})
    assert refused.value.place == "trains.P"


@clause("C24", "C25", "C26", "CA5", "CA26")
@house_rule("shared_trains", "two")
def test_a_double_on_the_public_train_has_to_be_satisfied_there() -> None:
    started = table(
        hands={"A": "6-6 12-1", "B": "6-2 12-3", "C": "6-0 9-9"},
        boneyard="9-8",
        trains={"M": "12-6", "P": "12-11 11-6"},
        options=TWO,
    )

    assert legal(do(started, "6-6@P")) == ["6-2@P"]
    assert (shown(started, "open_doubles"), shown(started, "placer")) == ("P", "A")
    assert refusal(started, "6-2@M") == (Reason.DOUBLE_WAITS, "C26")
    assert refusal(started, "12-3@B") == (Reason.DOUBLE_WAITS, "C26")
    assert turn(do(started, "6-2@P")) == "C"
    assert legal(started) == ["6-0@M"]


@clause("CA5")
@house_rule("shared_trains", "two")
def test_an_open_double_of_the_public_train_is_read_where_it_lies() -> None:
    trains = {"P": "12-6 6-6"}
    waiting = table(
        hands={"A": "6-1 9-9"}, boneyard="9-8", trains=trains, open_doubles="P", placer="C", options=TWO
    )
    assert legal(waiting) == ["6-1@P"]

    for nowhere in ({"M": "12-6 6-6"}, {}):
        with pytest.raises(BadPosition) as refused:
            table(trains=nowhere, open_doubles="P", placer="C", options=TWO)
        assert refused.value.place == "open_doubles"
    with pytest.raises(BadPosition):
        table(trains={"M": "12-6 6-6"}, open_doubles="P", placer="C")


@clause("CA15", "CA5")
@house_rule("shared_trains", "two")
def test_the_tiles_of_the_public_train_lie_on_the_table() -> None:
    dead = table(
        hands={"A": "7-7 9-3", "B": "12-3"},
        boneyard="3-3",
        trains={"M": SEVENS, "P": LAST_SEVEN},
        options=TWO,
    )

    assert turn(do(dead, "7-7@P")) == "B"
    assert shown(dead, "open_doubles") == ""


@clause("C18", "CA17", "CA5")
@house_rule("shared_trains", "two")
def test_a_round_is_not_blocked_as_long_as_somebody_fits_the_public_train() -> None:
    hands = {"A": "5-4", "B": "6-3", "C": "8-1"}
    trains = {"M": "12-9", "P": "12-8"}
    markers = "A B C"

    playing = table(hands=hands, boneyard="", trains=trains, markers=markers, options=TWO)
    assert legal(playing) == ["pass"]
    blocked = table(hands={**hands, "C": "7-1"}, boneyard="", trains=trains, markers=markers, options=TWO)
    assert over(blocked) == ("blocked", "C", (9, 9, 8))
