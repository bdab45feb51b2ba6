"""`boneyard simulate`: a page to read, a document for programs, and a quiet end."""

from __future__ import annotations

import json
import signal
from typing import Any

import pytest

from boneyard import SHEETS
from tests.cli import command
from tests.cli.command import terminal
from tests.cli.in_process import boneyard

FEW = ["--players", "3", "--matches", "4", "--seed", "1"]


def document(*arguments: str) -> dict[str, Any]:
    said = boneyard("simulate", *arguments, "--json")
    assert (said.returncode, said.stderr) == (0, "")
    found: dict[str, Any] = json.loads(said.stdout)
    return found


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_document_tells_what_was_played_and_what_came_of_it(sheet: str) -> None:
    told = document("--sheet", sheet, *FEW)

    assert (told["sheet"], told["options"], told["players"], told["seed"]) == (sheet, {}, 3, "1")
    assert told["matches"] == 4
    assert told["rounds"] >= 4
    assert told["decisions"] > told["rounds"]
    assert told["cpu_seconds"] > 0
    assert told["decisions_per_round"]["value"] == told["decisions"] / told["rounds"]
    assert sum(ending["rounds"] for ending in told["endings"].values()) == told["rounds"]
    assert [seat["seat"] for seat in told["seats"]] == ["A", "B", "C"]
    assert sum(seat["won"]["matches"] for seat in told["seats"]) == pytest.approx(4)
    assert told["starter"]["without_edge"] == 1 / 3
    assert told["starter"]["won"]["low"] < told["starter"]["won"]["value"] < told["starter"]["won"]["high"]


def test_the_number_of_jobs_changes_nothing_but_the_time() -> None:
    one, two, all_cores = (document("--sheet", "super", *FEW, "--jobs", jobs) for jobs in ("1", "2", "0"))

    del one["cpu_seconds"], two["cpu_seconds"], all_cores["cpu_seconds"]
    assert one == two == all_cores


def test_house_rules_are_played_and_told() -> None:
    told = document(
        "--sheet", "classic", *FEW, "--switch", "rounds=2", "--switch", "after-double=on-the-double"
    )

    assert told["options"] == {"rounds": "2", "after_double": "on-the-double"}
    assert told["rounds"] == 8


def test_without_a_seed_it_takes_a_fresh_one_and_names_it() -> None:
    table = ["--sheet", "chickenfoot", "--players", "2", "--matches", "3"]
    told = document(*table)
    again = document(*table, "--seed", told["seed"])

    assert told["decisions"] == again["decisions"]
    assert told["seats"] == again["seats"]


def test_the_page_can_be_read() -> None:
    said = boneyard("simulate", "--sheet", "classic", *FEW, "--switch", "rounds=2")

    assert (said.returncode, said.stderr) == (0, "")
    head, rules, *_ = said.stdout.splitlines()
    assert head == "Mexican Train (classic): 4 matches with 3 random players, seed '1'"
    assert rules == "House rules: rounds=2"
    for text in (
        "decisions per round",
        "somebody went out",
        "if it made no difference  33.33%",
        "95% interval",
    ):
        assert text in said.stdout
    assert all(len(line) <= 80 for line in said.stdout.splitlines())


def test_one_round_alone_has_no_margins() -> None:
    alone = ["--sheet", "classic", "--switch", "rounds=1", "--players", "2", "--matches", "1", "--seed", "1"]
    said = boneyard("simulate", *alone)
    told = document(*alone)

    assert "one match with 2 random players" in said.stdout
    assert said.stdout.count("±") == 1
    assert told["decisions_per_round"]["margin"] is None
    assert told["seats"][0]["total"]["deviation"] is None


def test_a_terminal_of_few_signs_gets_plain_ones() -> None:
    table = ["--sheet", "classic", *FEW]
    said = command.boneyard("simulate", *table, PYTHONUTF8="0", PYTHONIOENCODING="ascii")

    assert said.returncode == 0
    assert said.stdout.isascii()
    assert "+- " in said.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "--sheet, --players"),
        (["--sheet", "classic"], "--players"),
        (["--sheet", "clasic", "--players", "4"], "mexican-train-classic"),
        (["--sheet", "classic", "--players", "nine"], "nine"),
        (["--sheet", "classic", "--players", "9"], "2 to 8 players"),
        (["--sheet", "classic", "--players", "0"], "2 to 8 players"),
        (["--sheet", "classic", "--players", "4", "--matches", "0"], "--matches must be from 1 to"),
        (["--sheet", "classic", "--players", "4", "--matches", "-5"], "not -5"),
        (["--sheet", "classic", "--players", "4", "--matches", "1000000001"], "1,000,000,000"),
        (["--sheet", "classic", "--players", "4", "--matches", "few"], "few"),
        (["--sheet", "classic", "--players", "4", "--jobs", "-1"], "--jobs must be from 0 to 512"),
        (["--sheet", "classic", "--players", "4", "--seed"], "--seed"),
        (["--sheet", "classic", "--players", "4", "--switch", "rounds"], "name=answer"),
        (["--sheet", "classic", "--players", "4", "--switch", "nonsense=1"], "after_double"),
        (["--sheet", "classic", "--players", "4", "--switch", "rounds=99"], "all, 1, 2"),
        (["--sheet", "classic", "--players", "5", "--switch", "game=fast"], "2 to 4 players"),
    ],
)
def test_a_mistake_is_told_in_one_line(arguments: list[str], told: str) -> None:
    said = boneyard("simulate", *arguments)

    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.startswith("boneyard: ")
    assert said.stderr.count("\n") == 1
    assert told in said.stderr


def test_the_help_has_an_example_that_works() -> None:
    said = boneyard("simulate", "--help")
    (example,) = [line for line in said.stdout.splitlines() if line.startswith("  boneyard simulate ")]

    assert boneyard(*example.replace("10000", "2").split()[1:]).returncode == 0


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bar_shows_how_far_it_is_and_ctrl_c_ends_it_quietly(jobs: str) -> None:
    table = ["--sheet", "chickenfoot", "--switch", "rounds=1", "--players", "2"]
    with terminal("simulate", *table, "--matches", "1000000000", "--jobs", jobs) as seen:
        assert "[" in seen.wait_for(" of 1,000,000,000 matches")
        seen.type("\x03")
        code = seen.end()

    assert code == 130
    assert "Traceback" not in seen.seen
    assert "\x1b" not in seen.seen
    assert seen.seen.rsplit("\r", 2)[1].strip() == ""


def test_the_bar_is_gone_before_the_page_comes() -> None:
    with terminal("simulate", "--sheet", "super", *FEW) as seen:
        assert seen.end() == 0

    assert "Mexican Train" in seen.seen


def test_a_signal_to_the_one_process_ends_all() -> None:
    table = ["--sheet", "chickenfoot", "--switch", "rounds=1", "--players", "2"]
    with terminal("simulate", *table, "--matches", "1000000000", "--jobs", "2") as seen:
        seen.wait_for("matches")
        seen.signal(signal.SIGINT)
        assert seen.end() == 130
