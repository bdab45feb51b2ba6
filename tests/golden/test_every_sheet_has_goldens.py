"""No sheet without its goldens, and none that says less than the others."""

from __future__ import annotations

import pytest

from boneyard import SHEETS
from boneyard.rules.sheet import Family
from tests.golden import batch, files, perft
from tests.golden.write import MAKERS

ORIGINS = {
    "perft": {"engine", "engine and oracle"},
    "census": {"engine; nodes and ends: oracle too"},
    "playthrough": {"engine; actions, legal, result: oracle too"},
    "statistics": {"engine"},
}
MOST_BYTES = 1_500_000


def test_there_is_a_folder_for_every_sheet_and_no_other() -> None:
    folders = {path.name for path in files.FOLDER.iterdir() if path.is_dir() and path.name != "__pycache__"}

    assert folders == set(SHEETS)


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_sheet_has_every_kind_and_nothing_else(sheet: str) -> None:
    found = {path.name for path in (files.FOLDER / sheet).iterdir()}

    assert found == {files.path(sheet, kind).name for kind in files.KINDS}
    assert set(MAKERS) == set(files.KINDS) == set(ORIGINS)


@pytest.mark.parametrize("kind", files.KINDS)
@pytest.mark.parametrize("sheet", SHEETS)
def test_every_file_says_what_it_is_and_where_its_numbers_come_from(sheet: str, kind: str) -> None:
    text = files.path(sheet, kind).read_text(encoding="utf-8")
    golden = files.read(sheet, kind)
    if kind == "playthrough":
        golden = golden[:1]

    assert text.startswith(f"# {sheet}: ")
    assert golden
    assert {line["origin"] for line in golden} <= ORIGINS[kind]


@pytest.mark.parametrize("sheet", SHEETS)
def test_perft_is_counted_for_several_deals_at_every_table(sheet: str) -> None:
    golden = files.read(sheet, "perft")
    for players in SHEETS[sheet].deal.tables:
        lines = [line for line in golden if line["players"] == players]

        assert len({line["seed"] for line in lines}) == perft.EARLY + len(perft.LATE)
        assert len([line for line in lines if line["nodes"] <= perft.SMALL]) >= len(perft.LATE) + perft.EARLY
        assert all(sum(line["divide"].values()) == line["count"] for line in lines)
        assert all(
            (line["origin"] == "engine and oracle") == (line["nodes"] <= perft.MEDIUM) for line in lines
        )


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_census_goes_to_the_end_for_every_engine(sheet: str) -> None:
    engines = {line["engine"] for line in files.read(sheet, "census") if line["depth"] is None}

    assert engines == ({None} if SHEETS[sheet].family is Family.LINES else {0, 1, 2})


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_playthrough_is_a_whole_round(sheet: str) -> None:
    golden = files.read(sheet, "playthrough")
    told = [line["now"].get("over") for line in golden if line.get("sees") == "all"]

    assert told[0] is None
    assert told[-1]["reason"] in ("out", "blocked", "yard-empty")


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_statistics_are_of_ten_thousand_rounds_at_two_tables(sheet: str) -> None:
    golden = files.read(sheet, "statistics")

    assert batch.LARGE == 10_000
    for rounds in (batch.SMALL, batch.LARGE):
        assert len({line["players"] for line in golden if line["rounds"] == rounds}) == 2


def test_the_goldens_stay_small() -> None:
    sizes = [files.path(sheet, kind).stat().st_size for sheet in SHEETS for kind in files.KINDS]

    assert sum(sizes) <= MOST_BYTES
