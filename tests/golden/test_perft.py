"""From a deal there are as many sequences of actions as there were, after each first action."""

from __future__ import annotations

import pytest

from boneyard import SHEETS
from tests.counts import count
from tests.golden import files, perft
from tests.golden.files import Line
from tests.golden.tables import Table

AT_TABLES = [(sheet, players) for sheet in SHEETS for players in sorted(SHEETS[sheet].deal.tables)]


def lines_of(sheet: str, players: int) -> list[Line]:
    return [line for line in files.read(sheet, "perft") if line["players"] == players]


def table_of(line: Line) -> Table:
    return Table(**{name: line[name] for name in Table._fields})


def compare(sheet: str, line: Line, found: perft.Divided) -> None:
    """Where the totals differ, say after which first action."""
    now = perft.told(found)
    expected, got = line["divide"], now["divide"]
    differing = [action for action in sorted({*expected, *got}) if expected.get(action) != got.get(action)]
    each = [
        f"{action}: {expected.get(action, 'not legal')}, now {got.get(action, 'not legal')}"
        for action in differing
    ]
    assert not differing, "\n".join(
        [files.hint(sheet, "perft"), f"{table_of(line)}, depth {line['depth']}", *each]
    )
    assert now == {name: line[name] for name in now}, files.hint(sheet, "perft")


@pytest.mark.parametrize(("sheet", "players"), AT_TABLES)
def test_the_engine_counts_as_it_did(sheet: str, players: int) -> None:
    for line in lines_of(sheet, players):
        if line["nodes"] <= count(perft.SMALL, perft.LARGE):
            round_ = table_of(line).round(SHEETS[sheet])
            compare(sheet, line, perft.divide(round_, line["depth"]))


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_oracle_counts_the_same(sheet: str) -> None:
    shared = [line for line in files.read(sheet, "perft") if line["origin"] == "engine and oracle"]
    for line in shared[: count(2, len(shared))]:
        if line["nodes"] <= count(perft.SMALL, perft.MEDIUM):
            round_ = table_of(line).round(SHEETS[sheet])
            compare(sheet, line, perft.slow_divide(round_, line["depth"]))


def test_a_difference_is_told_by_first_action() -> None:
    line = files.read("chickenfoot", "perft")[0]
    first, *others = line["divide"]
    found: perft.Divided = {action: (line["divide"][action], 0, 0) for action in others}
    found["0-0@0"] = (7, 0, 0)

    with pytest.raises(AssertionError) as told:
        compare("chickenfoot", line, found)

    assert f"{first}: {line['divide'][first]}, now not legal" in str(told.value)
    assert "0-0@0: not legal, now 7" in str(told.value)
    assert "python -m tests.golden.write chickenfoot perft" in str(told.value)
