"""Many random rounds come to what they came to."""

from __future__ import annotations

import pytest

from boneyard import SHEETS
from tests.counts import count
from tests.golden import batch, files


@pytest.mark.parametrize("sheet", SHEETS)
def test_random_rounds_come_to_the_same_numbers(sheet: str) -> None:
    for line in files.read(sheet, "statistics"):
        if line["rounds"] <= count(batch.SMALL, batch.LARGE):
            found = batch.statistics(SHEETS[sheet], line["players"], line["rounds"], line["seed"])

            assert found == line, files.hint(sheet, "statistics")


@pytest.mark.parametrize("sheet", SHEETS)
def test_they_are_the_rounds_of_the_simulation(sheet: str) -> None:
    for line in files.read(sheet, "statistics"):
        if line["rounds"] == count(batch.SMALL, batch.LARGE):
            tally = batch.tally(SHEETS[sheet], line["players"], line["rounds"], line["seed"])

            assert tally == (line["decisions"], line["checksum"]), files.hint(sheet, "statistics")


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_round_has_an_end_and_a_winner(sheet: str) -> None:
    for line in files.read(sheet, "statistics"):
        assert sum(line["ends"].values()) == line["rounds"] <= sum(line["wins"])
        assert len(line["wins"]) == len(line["scores"]) == line["players"]
