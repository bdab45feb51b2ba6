"""`boneyard arena`: a page to read, a document for programs, and an interruption that loses nothing."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from boneyard import SHEETS, _build
from boneyard.cli.arena.contest import heading
from boneyard.sim.arena import Arena
from boneyard.sim.journal import Journal
from boneyard.words import words
from tests.cli.command import boneyard as in_a_process
from tests.cli.command import terminal
from tests.cli.in_process import boneyard
from tools.stamps import ROOT

SOURCES = str(ROOT / "src")
"""Run from there, nothing is compiled."""
NOTE = "" if _build.compiled else words().text("search-interpreted") + "\n"
"""What is said of those who search."""

TABLE = ["--sheet", "classic", "--players", "3", "--seed", "1"]
THREE = ["--seats", "dispatcher,smart,caboose"]


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where journals lie."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "boneyard"


def document(*arguments: str) -> dict[str, Any]:
    said = boneyard("arena", *arguments, "--json")
    assert (said.returncode, said.stderr.removeprefix(NOTE)) == (0, "")
    found: dict[str, Any] = json.loads(said.stdout)
    return found


def without_cost(told: dict[str, Any]) -> dict[str, Any]:
    for seat in told["seats"]:
        del seat["cpu_ms"]
    return told


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_document_tells_how_the_bots_stand(sheet: str) -> None:
    told = document("--sheet", sheet, "--players", "2", "--seats", "6,random", "--deals", "3", "--seed", "1")

    assert (told["sheet"], told["players"], told["seed"], told["deals"]) == (sheet, 2, "1", 3)
    assert [seat["bot"] for seat in told["seats"]] == ["dispatcher", "random"]
    assert sum(seat["win_share"] for seat in told["seats"]) == pytest.approx(1)
    assert sum(seat["relative_points"] for seat in told["seats"]) == pytest.approx(0)
    for seat in told["seats"]:
        low, high = seat["interval"]
        assert low <= seat["relative_points"] <= high
        assert seat["cpu_ms"] > 0


def test_the_number_of_jobs_changes_nothing_but_the_time() -> None:
    one, two = (document(*TABLE, *THREE, "--deals", "4", "--jobs", jobs) for jobs in ("1", "2"))

    assert without_cost(one) == without_cost(two)


def test_the_page_can_be_read() -> None:
    said = boneyard("arena", *TABLE, *THREE, "--deals", "4", "--switch", "after_double=on-the-double")

    assert (said.returncode, said.stderr) == (0, "")
    for text in (
        "4 deals for 3 players",
        "House rules: after_double=on-the-double",
        "95% interval",
        "caboose",
    ):
        assert text in said.stdout
    assert all(len(line) <= 80 for line in said.stdout.splitlines())


def test_a_bot_named_several_times_has_one_row_and_one_rating() -> None:
    table = [*TABLE, "--seats", "dispatcher,caboose,1", "--deals", "4"]
    said = boneyard("arena", *table).stdout
    first, second, third = without_cost(document(*table))["seats"]

    assert re.findall(r"^  (\S+(?: × \d)?) +[0-9.]+%", said, re.MULTILINE) == ["dispatcher", "caboose × 2"]
    assert second == third
    assert (first["rating"] > second["rating"]) == (first["relative_points"] < second["relative_points"])


def test_it_says_which_sign_is_better() -> None:
    said = " ".join(boneyard("arena", *TABLE, *THREE, "--deals", "1").stdout.split())

    assert "-5 means 5 points better, +5 means 5 points worse" in said


def test_on_a_narrow_page_the_figures_of_a_bot_stand_below_each_other() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("shutil.get_terminal_size", lambda *_: os.terminal_size((40, 24)))
        said = boneyard("arena", *TABLE, *THREE, "--deals", "4").stdout

    assert all(len(line) <= 40 for line in said.splitlines())
    assert "    relative points  " in said


def test_one_deal_alone_has_no_interval() -> None:
    assert document(*TABLE, *THREE, "--deals", "1")["seats"][0]["interval"] is None
    assert "±" not in boneyard("arena", *TABLE, *THREE, "--deals", "1").stdout.partition("Fewer points")[0]


def test_whole_matches_can_be_played() -> None:
    said = boneyard("arena", *TABLE, *THREE, "--deals", "2", "--matches", "--switch", "rounds=2")

    assert "2 matches for 3 players" in said.stdout


def test_it_stops_when_it_is_precise_enough_whatever_the_number_of_jobs() -> None:
    table = ["--sheet", "chickenfoot", "--players", "2", "--seats", "caboose,brakeman", "--seed", "1"]
    one, two = (document(*table, "--deals", "400", "--precision", "9", "--jobs", jobs) for jobs in ("1", "2"))

    assert 100 <= one["deals"] < 400
    assert one["deals"] % 50 == 0
    assert without_cost(one) == without_cost(two)
    low, high = one["seats"][0]["interval"]
    assert high - low <= 18


def test_an_interruption_loses_nothing(state: Path) -> None:
    table = [*TABLE, *THREE, "--deals", "1500"]
    with terminal("arena", *table) as seen:
        assert "[" in seen.wait_for(" of 1,500 deals")
        seen.type("\x03")
        assert seen.end() == 130
    assert "run the same command again to go on from there" in seen.seen
    (journal,) = state.iterdir()
    kept = len(journal.read_text().splitlines()) - 1
    assert kept > 0

    shorter = [*TABLE, *THREE, "--deals", str(kept + 1)]
    resumed = without_cost(document(*shorter))
    assert list(state.iterdir()) == []
    assert resumed == without_cost(document(*shorter))


def test_without_a_seed_the_one_taken_is_named_when_it_is_stopped() -> None:
    with terminal("arena", "--sheet", "classic", "--players", "2", "--seats", "6,6") as seen:
        seen.wait_for("deals")
        seen.type("\x03")
        assert seen.end() == 130
    assert "run the same command again with --seed " in seen.seen


def test_a_program_outside_can_take_part(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    request = json.loads(line)\n"
        "    legal = request['view']['legal']\n"
        "    wrong = request['id'] % 5 == 0\n"
        "    print(json.dumps({'id': request['id'], 'action': 'stop' if wrong else legal[0]}), flush=True)\n"
    )
    name = f"run:{sys.executable} {bot}"
    table = [
        "--sheet",
        "classic",
        "--players",
        "2",
        "--seats",
        f"{name},caboose",
        "--seed",
        "1",
        "--deals",
        "2",
        "--seconds",
        "30",
    ]
    told = document(*table)
    page = boneyard("arena", *table, "--jobs", "2").stdout

    faults = told["seats"][0]["faults"]
    assert set(faults) == {"illegal"}
    assert faults["illegal"] > 1
    assert told["seats"][1]["faults"] == {}
    assert "illegal. Each time, brakeman decided instead." in page.replace("\n", " ")


def test_where_nothing_can_be_kept_it_says_so_and_plays(state: Path) -> None:
    state.write_text("in the way")
    said = boneyard("arena", *TABLE, *THREE, "--deals", "2")

    assert said.returncode == 0
    assert "so an interruption will lose them" in said.stderr
    assert "2 deals" in said.stdout


def test_a_full_disk_is_told_and_the_deals_are_played(state: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no disk that is always full")
    seats = ("dispatcher", "caboose")
    journal = Journal(state, heading(Arena("mexican-train-classic", {}, seats, b"1", whole_matches=False)))
    state.mkdir()
    journal.path.with_suffix(".new").symlink_to("/dev/full")
    table = ["--sheet", "classic", "--players", "2", "--seats", ",".join(seats), "--seed", "1"]
    said = boneyard("arena", *table, "--deals", "2")

    assert said.returncode == 0
    assert "No space left on device" in said.stderr
    assert "2 deals" in said.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "--sheet, --players, --seats"),
        ([*TABLE, "--seats", "smart,smart"], "2 bots for 3 players"),
        ([*TABLE, "--seats", "smart,smart,smrt"], "'smrt'; the bots are: caboose"),
        ([*TABLE, "--seats", "smart,smart,10"], "dispatcher"),
        (["--sheet", "chickenfoot", "--players", "2", "--seats", "smart,6"], "Mexican Train only"),
        ([*TABLE, "--seats", "smart,smart,run:nobody-has-this"], "there is no program 'nobody-has-this'"),
        ([*TABLE, *THREE, "--seconds", "0"], "--seconds must be above 0"),
        ([*TABLE, *THREE, "--deals", "0"], "--deals must be from 1"),
        ([*TABLE, *THREE, "--jobs", "-1"], "--jobs must be from 0"),
        ([*TABLE, *THREE, "--precision", "0"], "above 0"),
        ([*TABLE, *THREE, "--precision", "nan"], "above 0"),
    ],
)
def test_a_mistake_is_told_in_one_line(arguments: list[str], told: str) -> None:
    said = boneyard("arena", *arguments)

    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.startswith("boneyard: ")
    assert said.stderr.count("\n") == 1
    assert told in said.stderr


def test_the_help_has_an_example_that_works() -> None:
    said = boneyard("arena", "--help")
    (example,) = [line for line in said.stdout.splitlines() if line.startswith("  boneyard arena ")]

    assert boneyard(*example.replace("200", "2").split()[1:]).returncode == 0


# --- Those who search -------------------------------------------------------------------------------------

SEARCHING = ["--sheet", "chickenfoot", "--players", "2", "--seats", "9,8", "--deals", "1", "--seed", "1"]


def test_with_as_many_worlds_the_same_seed_leads_to_the_same_moves() -> None:
    one, two = (without_cost(document(*SEARCHING, "--worlds", "6")) for _ in range(2))

    assert one == two
    assert [seat["bot"] for seat in one["seats"]] == ["baron", "superintendent"]


def test_it_says_how_many_worlds_were_tried_for_a_decision() -> None:
    told = document(
        "--sheet", "chickenfoot", "--players", "2", "--seats", "8,7", "--deals", "1", "--worlds", "3"
    )
    said = boneyard("arena", *SEARCHING, "--worlds", "3").stdout
    eight, seven = (seat["worlds"] for seat in told["seats"])

    assert 0 < eight <= 3, "fewer where it was clear without a search"
    assert seven is None, "it does not search"
    assert re.search(r"^baron: [0-3]\.\d possible deals tried per decision\.$", said, re.MULTILINE)
    assert re.search(r"^superintendent: [0-3]\.\d possible deals tried per decision\.$", said, re.MULTILINE)


@pytest.mark.parametrize("worlds", ["0", "-1", "10001"])
def test_a_number_of_worlds_is_not_too_small_and_not_too_large(worlds: str) -> None:
    said = boneyard("arena", *SEARCHING, f"--worlds={worlds}")

    assert said.returncode == 2
    assert f"--worlds must be from 1 to 10,000, not {worlds}" in said.stderr.replace("10,001", "10001")


def test_where_nothing_is_compiled_it_says_so_if_somebody_searches() -> None:
    table = ["arena", *TABLE[:-2], "--deals", "1", "--json"]
    searching = in_a_process(*table, "--seats", "8,7,1", PYTHONPATH=SOURCES)
    others = in_a_process(*table, "--seats", "7,1,1", PYTHONPATH=SOURCES)

    assert searching.returncode == 0
    assert "Boneyard is not compiled here: levels 8 and 9 can try far less" in searching.stderr
    assert "compiled" not in others.stderr
