"""The scripts the weights come from can be run again."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tools.least_squares import centred, equations
from tools.stamps import ROOT


def said_by(module: str, *arguments: str) -> str:
    process = subprocess.run(
        [sys.executable, "-m", module, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert process.returncode == 0, process.stderr
    return process.stdout


@pytest.mark.parametrize("sheet", ["mexican-train-classic", "chickenfoot"])
def test_costs_are_fitted_and_judged(sheet: str) -> None:
    said = said_by("tools.fit", sheet, "--players", "2", "--deals", "3", "--judge", "2")

    assert re.search(r"^from [1-9][0-9]* actions:$", said, re.MULTILINE)
    assert len(re.findall(r"^    [a-z_]+=-?[0-9.]+,$", said, re.MULTILINE)) >= 14
    assert re.search(rf"^{sheet}, 2 players: [+-][0-9.]+ ± [0-9.]+$", said, re.MULTILINE)


def test_weights_are_tried_one_after_another() -> None:
    said = said_by("tools.tune", "engine-191", "--players", "2", "--deals", "2", "--passes", "1")

    assert "turns=" in said
    assert said.rstrip().splitlines()[-1].startswith("LinesWeights(")


def test_least_squares_find_what_rows_were_made_by() -> None:
    rows = [(a, b, 1.0, 0.0) for a in range(5) for b in range(4)]
    found = equations(rows, [3 * a - 2 * b + 7 for a, b, *_ in rows])
    both = found + equations([(1, 1, 1, 0)], [8])

    assert found.solved() == pytest.approx([3, -2, 7, 0])
    assert both.solved() == pytest.approx([3, -2, 7, 0])
    assert both.number == 21


def test_rows_can_be_looked_at_from_their_mean() -> None:
    rows = [(0, 1), (1, 3), (5, 2)]
    goals = [100 + 3 * a - 2 * b for a, b in rows]

    assert centred(rows, goals).solved() == pytest.approx([3, -2])
