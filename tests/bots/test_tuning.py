"""The scripts the weights come from can be run again."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from boneyard import SHEETS
from boneyard.bots.networks import afterstates
from boneyard.rules.sheet import Family
from tools.decisions import ACTIONS, Decision, SelfPlay
from tools.fit import FAMILIES
from tools.fit_decisions import lost
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
    names = re.findall(r"^    ([a-z_]+)=-?[0-9.]+,$", said, re.MULTILINE)
    assert tuple(names) == FAMILIES[SHEETS[sheet].family].fitted
    assert re.search(rf"^{sheet}, 2 players: [+-][0-9.]+ ± [0-9.]+$", said, re.MULTILINE)


def test_weights_are_tried_one_after_another() -> None:
    said = said_by("tools.tune", "engine-191", "--players", "2", "--deals", "2", "--passes", "1")

    assert "turns=" in said
    assert said.rstrip().splitlines()[-1].startswith("LinesWeights(")


@pytest.mark.parametrize("family", Family)
def test_the_decisions_that_networks_learn_from_follow_from_the_number_of_their_round(family: Family) -> None:
    played, again, other = (list(SelfPlay(family, None, None).decisions(number)) for number in (3, 3, 4))

    assert played == again != other
    for given, equities, points, wins in played:
        assert 2 <= len(given) == len(equities) == len(points) == len(wins) <= ACTIONS
        assert equities[0] == pytest.approx(max(equities))
        assert {len(inputs) for inputs in given} == {afterstates(family).inputs}
        assert all(0 <= won <= 1 for won in wins)
    assert any(len(set(points)) > 1 for _, _, points, _ in played)


def test_what_a_teacher_says_is_kept_instead_of_what_came_of_it() -> None:
    teacher = ROOT / "src" / "boneyard" / "bots" / "weights" / "feet.json"
    for _, _, said, wins in SelfPlay(Family.FEET, None, teacher).decisions(3):
        assert said[:2] == sorted(said, reverse=True)[:2]
        assert set(wins) == {0.0}


def test_an_action_that_comes_to_less_costs_more() -> None:
    decision = Decision([[0.0]] * 3, [0.0] * 3, points=[-5.0, 5.0, 5.0], wins=[0.0, 0.0, 1.0])
    worst, better, best = lost(decision)

    assert worst > better > best


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
