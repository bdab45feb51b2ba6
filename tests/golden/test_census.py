"""A tiny game has as many decisions, ends and information sets as it had, and hides as much."""

from __future__ import annotations

import pytest

from boneyard import SHEETS
from tests.counts import count
from tests.golden import census, files
from tests.golden.files import Line

FEW_NODES = 10_000


def counted(sheet: str) -> list[Line]:
    return [line for line in files.read(sheet, "census") if line["nodes"] <= count(FEW_NODES, 1 << 60)]


def tiny_of(line: Line) -> census.Tiny:
    return census.Tiny(**{name: line[name] for name in census.Tiny._fields})


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_engine_counts_as_it_did(sheet: str) -> None:
    """On the way, equal views are seen to have equal legal actions."""
    for line in counted(sheet):
        assert census.census(SHEETS[sheet], tiny_of(line)) == line, files.hint(sheet, "census")


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_oracle_counts_the_same_decisions_and_ends(sheet: str) -> None:
    for line in counted(sheet):
        theirs = census.slow_census(SHEETS[sheet], tiny_of(line))

        assert theirs == {name: line[name] for name in theirs}, files.hint(sheet, "census")


@pytest.mark.parametrize("sheet", SHEETS)
def test_which_double_is_the_engine_makes_no_difference(sheet: str) -> None:
    """No rule of play asks for a number, only whether it is the same."""
    kinds: dict[tuple[int, int | None], list[Line]] = {}
    for line in files.read(sheet, "census"):
        kinds.setdefault((line["each"], line["depth"]), []).append({**line, "engine": None})

    assert all(line == same[0] for same in kinds.values() for line in same)


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_information_set_stands_in_the_row_of_worlds(sheet: str) -> None:
    for line in files.read(sheet, "census"):
        assert sum(line["worlds"].values()) == line["sets"] <= line["nodes"]
        for kind in line["worlds"]:
            really, by_number = kind.split(" of ")
            assert 1 <= int(really) <= int(by_number)


@pytest.mark.parametrize(("tiles", "orders"), [(1, 1), (3, 6), (5, 120)])
def test_a_seed_is_found_for_every_order_of_the_tiles(tiles: int, orders: int) -> None:
    assert len(set(census.seeds(tiles, 1, "flip"))) == orders
