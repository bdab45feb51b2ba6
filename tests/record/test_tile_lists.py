"""Hands, piles and trains as text."""

from __future__ import annotations

import pytest

from boneyard import NotationError
from boneyard.record.tile_lists import TileLists, write_laid, write_tiles
from boneyard.rules.tile import UNKNOWN


@pytest.fixture
def lists() -> TileLists:
    """The lists of a double-twelve table with the 12-12 in its hub."""
    return TileLists(12, 12)


def code(high: int, low: int) -> int:
    return high << 4 | low


def test_a_pile_keeps_its_order_and_tiles_read_either_way_round(lists: TileLists) -> None:
    assert lists.read_pile("3-12  0-0\t7-2", "boneyard") == [code(12, 3), code(0, 0), code(7, 2)]
    assert lists.place == "boneyard"


def test_an_empty_text_is_an_empty_list(lists: TileLists) -> None:
    assert lists.read_pile("", "boneyard") == []
    assert lists.read_train("", "trains.A", strictly_as_laid=False) == []


def test_question_marks_are_tiles_nobody_has_named(lists: TileLists) -> None:
    assert lists.read_pile("? 5-4 ?x3", "hands.A") == [UNKNOWN, code(5, 4), UNKNOWN, UNKNOWN, UNKNOWN]


@pytest.mark.parametrize("word", ["?x0", "?x", "?x-1", "?x01", "?x10000", "??", "x3", "?3", "?x3?"])
def test_what_only_resembles_a_number_of_unknown_tiles_is_refused(lists: TileLists, word: str) -> None:
    with pytest.raises(NotationError, match="is not a tile"):
        lists.read_pile(word, "boneyard")


def test_a_tile_lies_in_one_place_only(lists: TileLists) -> None:
    lists.read_pile("5-4", "hands.A")

    with pytest.raises(NotationError, match=r"5-4 is already used \(hands\.A\)"):
        lists.read_pile("4-5", "hands.B")
    assert lists.place == "hands.B"


def test_the_engine_lies_in_the_hub(lists: TileLists) -> None:
    with pytest.raises(NotationError, match=r"12-12 is already used \(the hub\)"):
        lists.read_pile("12-12", "hands.A")


def test_a_tile_must_belong_to_the_set() -> None:
    assert TileLists(9, 9).read_pile("9-0", "hands.A") == [code(9, 0)]
    with pytest.raises(NotationError, match="10-0 is not a tile of a double-9 set"):
        TileLists(9, 9).read_pile("0-10", "hands.A")


def test_there_are_no_more_tiles_than_the_set_has() -> None:
    assert len(TileLists(12, 12).read_pile("?x90", "boneyard")) == 90
    assert len(TileLists(9, 9).read_pile("9-8 ?x53", "boneyard")) == 54
    for top, text in ((12, "?x91"), (12, "?x9999"), (12, "?x90 1-0"), (9, "9-8 ?x54")):
        with pytest.raises(NotationError, match=f"more tiles than a double-{top} set has"):
            TileLists(top, top).read_pile(text, "boneyard")


def test_a_leading_nought_does_not_make_another_tile(lists: TileLists) -> None:
    assert lists.read_pile("05-4", "hands.A") == [code(5, 4)]
    with pytest.raises(NotationError, match="5-4 is already used"):
        lists.read_pile("5-4", "hands.B")


def test_a_train_leaves_the_hub_with_the_engines_number_and_its_tiles_touch(lists: TileLists) -> None:
    laid = lists.read_train("12-6 6-6 6-2", "trains.A", strictly_as_laid=False)

    assert laid == [(12, 6), (6, 6), (6, 2)]


def test_a_tile_of_a_train_is_turned_so_that_it_touches(lists: TileLists) -> None:
    laid = lists.read_train("6-12 2-6 2-1", "trains.A", strictly_as_laid=False)

    assert laid == [(12, 6), (6, 2), (2, 1)]


@pytest.mark.parametrize("text", ["6-2", "12-6 5-2", "12-6 12-5", "12-6 6-2 6-1"])
def test_a_tile_that_does_not_touch_is_refused(lists: TileLists, text: str) -> None:
    with pytest.raises(NotationError, match=r"does not fit on (12|6|2)$"):
        lists.read_train(text, "trains.A", strictly_as_laid=False)


def test_nothing_in_a_train_is_unknown(lists: TileLists) -> None:
    with pytest.raises(NotationError, match="is not a tile"):
        lists.read_train("12-6 ?", "trains.A", strictly_as_laid=False)


def test_a_super_train_begins_anywhere_and_stands_as_laid(lists: TileLists) -> None:
    assert lists.read_train("5-4 4-12 12-8", "trains.M", strictly_as_laid=True) == [(5, 4), (4, 12), (12, 8)]


def test_a_super_train_is_not_turned(lists: TileLists) -> None:
    with pytest.raises(NotationError, match="8-12 does not fit on 12"):
        lists.read_train("4-12 8-12", "trains.M", strictly_as_laid=True)


def test_unknown_tiles_side_by_side_are_written_together() -> None:
    assert write_tiles([]) == ""
    assert write_tiles([code(12, 3), code(0, 0)]) == "12-3 0-0"
    assert write_tiles([UNKNOWN]) == "?"
    assert write_tiles([UNKNOWN, code(5, 4), UNKNOWN, UNKNOWN]) == "? 5-4 ?x2"


def test_a_train_is_written_as_laid() -> None:
    assert write_laid([(12, 6), (6, 6), (6, 11)]) == "12-6 6-6 6-11"
    assert write_laid([]) == ""
