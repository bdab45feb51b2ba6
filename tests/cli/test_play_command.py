"""`boneyard play` at a real terminal, and `boneyard play --demo`."""

from __future__ import annotations

import re
import signal

import pytest

from boneyard import SHEETS
from boneyard.cli.game.demo import watch
from boneyard.cli.game.setup import Plan
from boneyard.cli.page import columns
from boneyard.locales import words
from tests.cli.command import boneyard, terminal
from tests.cli.seated import Player
from tools.stamps import ROOT

GOODBYE = words().text("goodbye")
SHORT = {name: "tokens=1" if name == "engine-191" else "rounds=1" for name in SHEETS}


@pytest.mark.parametrize("name", SHEETS)
def test_every_sheet_is_played_to_the_end_at_a_terminal(name: str) -> None:
    with terminal("play", "--sheet", name, "--switch", SHORT[name], "--players", "3", "--name", "Mia",
                  "--seed", "7", columns=40, NO_COLOR="1") as person:  # fmt: skip
        assert person.type_at_every_prompt("1\n") == 0

    assert "\x1b" not in person.seen
    assert "The match is over" in person.seen
    command = person.seen.index("  boneyard replay ")
    assert max(len(line) for line in person.seen[:command].splitlines()) <= 40


@pytest.mark.parametrize("name", ["engine-191", "chickenfoot"])
def test_a_terminal_with_colours_gets_them(name: str) -> None:
    with terminal("play", "--sheet", name, "--switch", SHORT[name], "--players", "2", "--name", "Mia",
                  "--opponents", "caboose", "--seed", "7", NO_COLOR="") as person:  # fmt: skip
        person.wait_for("? for help")
        person.insist(lambda: person.type("\x04"), GOODBYE)
        assert person.end() == 0

    assert "\x1b[1m── Round 1" in person.seen


def test_a_newcomer_is_led_from_the_first_question_to_the_first_turn() -> None:
    with terminal("play", "--seed", "5") as person:
        for prompt, line in (
            ("Your choice [2]: ", "6"),
            ("(2 to 8)? [4]: ", "2"),
            ("(1 to 2)? [1]: ", ""),
            ("[You]: ", "Mia"),
            ("Your choice [3]: ", "1"),
            ("(1 to 10)? [10]: ", "1"),
        ):
            person.wait_for(prompt)
            person.type(f"{line}\n")
        shown = person.wait_for("? for help): ")
        person.type("quit\n")
        person.wait_for("(y or n)? [n]: ")
        person.type("y\n")
        assert person.end() == 0

    assert "Round 1 of 1 · spinner 0-0" in shown
    assert (
        "  boneyard play --sheet chickenfoot --players 2 --opponents caboose --rounds 1 --seed=5"
        in person.seen
    )


# --- The ways to leave ----------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_a_key_leaves_while_the_match_is_arranged(key: str) -> None:
    with terminal("play") as person:
        person.wait_for("Your choice [2]: ")
        person.insist(lambda: person.type(key), GOODBYE)
        assert person.end() == 0

    assert "Traceback" not in person.seen


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize(
    ("name", "first"), [("mexican-train-classic", "engine 0-0"), ("engine-191", "before the reveal")]
)
def test_a_signal_leaves_the_match_and_tells_how_to_deal_it_again(
    name: str, first: str, number: signal.Signals
) -> None:
    length = ("--switch", "tokens=1") if name == "engine-191" else ("--rounds", "1")
    settled = ("--sheet", name, "--players", "2", "--opponents", "brakeman", *length)
    with terminal("play", *settled, "--name", "Ann", "--seed=rain") as person:
        person.wait_for(first)
        person.insist(lambda: person.signal(number), f"boneyard play {' '.join(settled)} --seed=rain")
        assert person.end() == 0

    assert GOODBYE in person.seen


# --- One round to watch ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHEETS)
def test_the_demo_tells_one_round_of_every_sheet(name: str) -> None:
    said = boneyard("play", "--demo", "--sheet", name, "--seed", "3")

    assert (said.returncode, said.stderr) == (0, "")
    assert "End of round 1" in said.stdout
    assert said.stdout.endswith(
        f"  boneyard play --sheet {name} --players 4 --opponents conductor --seed=3 --demo\n"
    )


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("name", SHEETS)
def test_the_demo_fits_the_terminal(name: str, width: int) -> None:
    player = Player(width=width)
    watch(Plan(SHEETS[name]), "3", None, player.console, words())

    *story, _, command = player.heard
    assert command.startswith("  boneyard play ")
    assert [line for line in story if columns(line) >= width] == []


def test_the_demo_is_the_same_for_the_same_seed() -> None:
    once, again, other = (
        boneyard("play", "--demo", "--sheet", "engine-191", "--seed", seed).stdout for seed in "112"
    )

    assert once == again != other


def test_a_terminal_of_few_signs_gets_a_plain_tree() -> None:
    said = boneyard(
        *("play", "--demo", "--sheet", "chickenfoot", "--seed", "3"), PYTHONUTF8="0", PYTHONIOENCODING="ascii"
    )

    assert said.stdout.isascii()
    assert "?" not in said.stdout
    assert re.search(r"^[|`+] \d+-\d+ \[", said.stdout, re.MULTILINE) or "[9-9] +" in said.stdout


# --- Those who search -------------------------------------------------------------------------------------


def test_the_upper_levels_are_called_by_their_names() -> None:
    said = boneyard(
        "play", "--demo", "--players", "3", "--opponents", "7,8,9", "--sheet", "chickenfoot", "--seed", "1"
    )

    assert said.returncode == 0
    assert "The bots: Ada (Stationmaster), Bea (Superintendent) and Cem (Baron)." in said.stdout


def test_where_nothing_is_compiled_those_who_search_say_so() -> None:
    sources = str(ROOT / "src")
    table = ("play", "--demo", "--players", "2", "--seed", "1")
    searching = boneyard(*table, "--opponents", "8", PYTHONPATH=sources)
    others = boneyard(*table, "--opponents", "7", PYTHONPATH=sources)

    assert searching.returncode == others.returncode == 0
    assert words().text("search-interpreted") in " ".join(searching.stdout.split())
    assert "compiled" not in others.stdout
