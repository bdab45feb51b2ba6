"""`boneyard plan`: the best train, for people and for programs."""

from __future__ import annotations

import json

import pytest

from tests.cli.in_process import boneyard


def test_the_train_is_shown_with_what_it_weighs_and_leaves() -> None:
    said = boneyard("plan", "12-5 5-5 5-3 9-3 7-1", "--from", "12")

    assert said.returncode == 0
    assert "12-5 5-5 5-3 3-9" in said.stdout
    assert "4 tiles, 47 pips" in said.stdout
    assert "7-1 (8 pips)" in said.stdout


def test_programs_get_json() -> None:
    said = boneyard("plan", "12-5", "5-5", "3-5", "7-1", "--from", "12", "--json")

    assert json.loads(said.stdout) == {
        "train": ["12-5", "5-5", "5-3"],
        "pips": 35,
        "tiles": 3,
        "left": ["7-1"],
    }


def test_all_trains_as_good_are_listed_and_it_is_said_if_there_are_more() -> None:
    two = boneyard("plan", "12-5 12-4 5-4 4-3 5-3", "--from", "12", "--all", "--json")
    many = " ".join(f"{high}-{low}" for high in range(7) for low in range(high + 1))
    hundred = boneyard("plan", many, "--from", "6", "--all", "--json")

    assert [plan["pips"] for plan in json.loads(two.stdout)["trains"]] == [48, 48]
    assert json.loads(two.stdout)["more"] is False
    assert len(json.loads(hundred.stdout)["trains"]) == 100
    assert json.loads(hundred.stdout)["more"] is True
    assert "more than these 100" in boneyard("plan", many, "--from", "6", "--all").stdout


def test_the_longest_train_is_another_than_the_heaviest() -> None:
    said = boneyard("plan", "12-11 12-1 1-0 2-0", "--from", "12", "--most", "tiles", "--json")

    assert json.loads(said.stdout)["train"] == ["12-1", "1-0", "0-2"]


def test_two_trains_are_planned_at_once() -> None:
    hand = ["12-5 5-3 9-7 7-7 2-1", "--from", "12", "--from", "9"]
    said = boneyard("plan", *hand, "--json")
    page = boneyard("plan", *hand).stdout

    assert json.loads(said.stdout) == {
        "trains": [{"from": 12, "train": ["12-5", "5-3"]}, {"from": 9, "train": ["9-7", "7-7"]}],
        "pips": 55,
        "tiles": 4,
        "left": ["2-1"],
    }
    assert "Best train from 12: 12-5 5-3" in page
    assert "Best train from 9: 9-7 7-7" in page


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("12-5 5-12", "--from", "12"), "12-5 is named twice"),
        (("12-5", "--from", "13"), "--from must be from 0 to 12, not 13"),
        (("12-x", "--from", "12"), "12-x"),
        (("12-5",), "--from"),
        (("12-5", "--from", "12", "--from", "5", "--all"), "--all works only with a single --from"),
        (("12-5", "--from", "1", "--from", "2", "--from", "3"), "give --from once or twice"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: tuple[str, ...], problem: str) -> None:
    said = boneyard("plan", *arguments)

    assert said.returncode == 2
    assert problem in said.stderr
    assert "Traceback" not in said.stderr
