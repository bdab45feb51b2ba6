"""`boneyard hint`: what to do at a position and why, for people and for programs."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from boneyard import _build, read_position, write_action
from boneyard.words import words
from tests.cli.command import COMMAND, terminal
from tests.cli.command import boneyard as in_a_process
from tests.cli.in_process import boneyard
from tools.stamps import ROOT

SOURCES = str(ROOT / "src")
"""Run from there, nothing is compiled."""
NOTE = "" if _build.compiled else words().text("search-interpreted") + "\n"
"""What is said of those who search."""

POSITION = {
    "sheet": "mexican-train-classic",
    "players": 2,
    "turn": "A",
    "engine": 12,
    "hands": {"A": "12-5 12-9 5-3 9-8", "B": "?x2"},
    "boneyard": "?x9",
}


def line(position: object) -> bytes:
    return json.dumps(position).encode() + b"\n"


def having(**fields: object) -> dict[str, object]:
    return {**POSITION, **fields}


def test_the_action_its_reasons_and_the_next_best_are_told() -> None:
    said = boneyard("hint", json.dumps(having(hands={"A": "12-5 5-3"})))

    assert (said.returncode, said.stderr) == (0, "")
    first, *reasons, last = said.stdout.splitlines()
    assert first == "A: play 12-5 on your train (12-5@A)"
    assert reasons == [
        "  It is the next tile of your best train. 1 more can follow (8 pips).",
        "  It sheds 17 pips.",
    ]
    assert re.fullmatch(r"  Next best: 12-5@M \([0-9]+ points worse\)", last)


def test_programs_get_one_line_of_json_for_every_position() -> None:
    said = in_a_process("hint", "--json", stdin=line(POSITION) + line({"position": POSITION, "do": []}))

    one, other = (json.loads(text) for text in said.stdout.splitlines())
    assert one == other
    assert list(one) == ["turn", "action", "equity", "reasons", "others"]
    legal = [write_action(action) for action in read_position(POSITION).legal()]
    assert sorted([one["action"], *(each["action"] for each in one["others"])]) == sorted(legal)
    assert all(each["equity"] <= one["equity"] for each in one["others"])


def test_actions_are_done_before_the_hint_is_given_to_whoever_moves_then() -> None:
    table = having(hands={"A": "12-5 5-3", "B": "12-1 7-2"})
    said = boneyard("hint", json.dumps({"position": table, "do": ["12-5@A"]}), "--json")

    assert json.loads(said.stdout)["turn"] == "B"


def test_other_hands_are_not_looked_at() -> None:
    hidden = boneyard("hint", json.dumps(having(hands={"A": "12-5 12-9 5-3 9-8", "B": "?x2"})))
    known = boneyard("hint", json.dumps(having(hands={"A": "12-5 12-9 5-3 9-8", "B": "7-2 6-1"})))

    assert hidden.stdout == known.stdout


BAD: list[tuple[bytes, str, str]] = [
    (b"{nonsense}\n", "bad-request", "column 2: Expecting property name"),
    (b"{}\n", "bad-position", "sheet: "),
    (line(having(turn="C")), "bad-position", "turn: there is no seat C with 2 players"),
    (line(having(hands={})), "bad-position", "hands.A: a hint needs the whole hand of the seat to move"),
    (line(having(hands={"A": "12-5 ?x3"})), "bad-position", "hands.A: a hint needs the whole hand"),
    (
        line(having(hands={"A": "12-5", "B": ""})),
        "bad-position",
        "the round is over, so there is no move to make",
    ),
    (line({"position": POSITION, "do": ["7-1@A"]}), "illegal-action", "7-1"),
]


@pytest.mark.parametrize(("bad", "kind", "problem"), BAD)
def test_a_bad_line_is_answered_and_does_not_stop_it(bad: bytes, kind: str, problem: str) -> None:
    people = in_a_process("hint", stdin=b"\n" + bad + line(POSITION))
    programs = in_a_process("hint", "--json", stdin=bad + line(POSITION))

    assert (people.returncode, people.stderr, programs.returncode, programs.stderr) == (0, "", 0, "")
    assert people.stdout.startswith("Line 2: ")
    assert problem in people.stdout
    assert "\nA: play " in people.stdout
    error, good = (json.loads(text) for text in programs.stdout.splitlines())
    assert error["error"]["kind"] == kind
    assert problem in error["error"]["message"]
    assert good["turn"] == "A"


@pytest.mark.parametrize(("bad", "problem"), [(bad, problem) for bad, _, problem in BAD])
def test_a_bad_position_on_the_command_line_is_a_mistake_told_in_one_line(bad: bytes, problem: str) -> None:
    said = boneyard("hint", bad.decode())

    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.startswith("boneyard: ")
    assert said.stderr.count("\n") == 1
    assert problem in said.stderr


EXAMPLE = re.compile(r"'(\{.*\})'")


@pytest.mark.parametrize("text", ["", "nonsense", "[1]", "12", "mexican-train-classic", "\0", "x" * 5000])
def test_something_that_is_no_position_is_answered_with_an_example_that_is_one(text: str) -> None:
    said = boneyard("hint", text)

    assert (said.returncode, said.stdout, said.stderr.count("\n")) == (2, "", 1)
    assert "is not a position. A position is JSON, for example" in said.stderr
    (example,) = EXAMPLE.findall(said.stderr)
    assert boneyard("hint", example).returncode == 0


@pytest.mark.parametrize("text", ["{'sheet': 'chickenfoot'}", '{"players": 2,}', "{"])
def test_json_that_is_broken_is_answered_with_the_place_and_an_example(text: str) -> None:
    said = boneyard("hint", text)

    assert said.returncode == 2
    assert re.match(r"boneyard: this is not JSON \(column [0-9]+: .*\)\. A position is written", said.stderr)
    assert EXAMPLE.search(said.stderr)


@pytest.mark.parametrize("text", ["12-5 5-3", "12-5, 5-3"])
def test_tiles_are_known_as_tiles(text: str) -> None:
    said = boneyard("hint", text)
    command = said.stderr.rstrip("\n").rpartition(": ")[2]

    assert f"{text!r} looks like tiles, but a hint needs the table too" in said.stderr
    assert EXAMPLE.search(said.stderr)
    assert boneyard(*shlex.split(command)[1:]).returncode == 0


def test_a_file_is_known_as_a_file_and_the_command_that_reads_it_works(tmp_path: Path) -> None:
    path = tmp_path / "it's a position"
    path.write_bytes(line(POSITION))
    said = boneyard("hint", str(path))
    command = said.stderr.rstrip("\n").rpartition(": ")[2]
    shell = command.replace("boneyard", '"$0" -m boneyard.cli', 1)
    read = subprocess.run(["sh", "-c", shell, COMMAND[0]], capture_output=True, text=True, check=False)

    assert said.returncode == 2
    assert "looks like a file, not a position" in said.stderr
    assert (read.returncode, read.stderr) == (0, "")
    assert read.stdout.startswith("A: play ")


def test_a_name_that_ends_like_a_file_is_known_too() -> None:
    assert "boneyard hint < sunday.json\n" in boneyard("hint", "sunday.json").stderr


@pytest.mark.parametrize("bad", [b"nonsense\n", b"[\n"])
def test_a_line_that_is_not_json_says_what_a_line_is(bad: bytes) -> None:
    said = in_a_process("hint", stdin=bad)

    assert re.fullmatch(r"Line 1: this is not JSON \(column [0-9]+: .*\)\. Every line is a .*\n", said.stdout)


def test_a_line_that_is_no_object_is_told() -> None:
    assert "Line 1: a request must be an object with a position" in in_a_process("hint", stdin=b"[]\n").stdout


def test_at_a_terminal_it_says_that_it_needs_a_position() -> None:
    with terminal("hint") as person:
        assert person.end() == 2

    assert "give a position" in person.seen


def test_a_line_of_ones_own_may_be_as_long_as_it_is() -> None:
    said = in_a_process("hint", "--json", stdin=b" " * 200_000 + line(POSITION))

    assert json.loads(said.stdout)["turn"] == "A"


# --- The upper levels -------------------------------------------------------------------------------------

MIDDLE = {
    "sheet": "mexican-train-classic",
    "players": 4,
    "turn": "B",
    "engine": 9,
    "hands": {"A": "?x6", "B": "9-4 9-1 8-1 7-7 6-1 4-0", "C": "?x5", "D": "?x7"},
    "trains": {"A": "9-8 8-8 8-5", "M": "9-7 7-1"},
    "markers": "A",
}


@pytest.mark.parametrize(
    ("level", "name"), [("7", "stationmaster"), ("Baron", "baron"), (" 8 ", "superintendent")]
)
@pytest.mark.parametrize("sheet", ["mexican-train-classic", "mexican-train-satisfy"])
def test_an_upper_level_is_asked_by_name_or_number(sheet: str, level: str, name: str) -> None:
    asked = json.dumps({**MIDDLE, "sheet": sheet})
    worlds = [] if name == "stationmaster" else ["--worlds", "12"]
    told = json.loads(boneyard("hint", asked, "--level", level, *worlds, "--json").stdout)

    assert list(told) == ["turn", "action", "equity", "reasons", "others", "level", "worlds", "seconds"]
    assert (told["turn"], told["level"]) == ("B", name)
    legal = [write_action(action) for action in read_position({**MIDDLE, "sheet": sheet}).legal()]
    assert {told["action"], *(other["action"] for other in told["others"])} <= set(legal)
    assert all(other["equity"] <= 0 and 0.5 <= other["certainty"] <= 1 for other in told["others"])
    assert (told["worlds"] == 0) if name == "stationmaster" else (1 <= told["worlds"] <= 12)


def test_a_level_is_found_by_its_name_in_the_reader_s_language() -> None:
    said = boneyard("hint", json.dumps(MIDDLE), "--level", "magnate", "--worlds", "9", "--language", "es")

    assert (said.returncode, said.stderr) == (0, NOTE)
    assert re.search(
        r"opciones probadas en [0-9]+ repartos posibles, en [0-9,]+\u00a0s\. Certeza: ", said.stdout
    )


def test_a_search_says_what_it_tried_how_far_it_is_ahead_and_how_sure_that_is() -> None:
    said = boneyard("hint", json.dumps(MIDDLE), "--level", "9", "--worlds", "30")

    assert (said.returncode, said.stderr) == (0, NOTE)
    text = " ".join(said.stdout.split())
    assert re.search(r"Next best: \S+@\S+ \(([0-9.]+ points worse|just as good)\)", text)
    assert re.search(
        r"[2-8] choices tried in [0-9]+ possible deals, in [0-9.]+ s\. Certainty: [0-9]+%\.$", text
    )


def test_the_same_position_and_as_many_worlds_give_the_same_hint() -> None:
    arguments = ("hint", json.dumps(MIDDLE), "--level", "9", "--worlds", "25", "--json")
    one, other = (json.loads(boneyard(*arguments).stdout) for _ in range(2))

    assert {**one, "seconds": 0} == {**other, "seconds": 0}


def test_time_can_be_given_instead() -> None:
    told = json.loads(boneyard("hint", json.dumps(MIDDLE), "--level", "8", "--seconds", "1", "--json").stdout)

    assert told["worlds"] >= 1


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (
            ["--level", "5"],
            "'5' gives no hints; ask one of these: dispatcher, stationmaster, superintendent, baron",
        ),
        (["--level", "10"], "'10' gives no hints"),
        (["--level", ""], "'' gives no hints"),
        (["--level", "x" * 5000], " gives no hints"),
        (["--seconds", "3"], "levels 6 and 7 decide at once"),
        (["--worlds", "3", "--level", "6"], "levels 6 and 7 decide at once"),
        (["--worlds", "3", "--level", "7"], "levels 6 and 7 decide at once"),
        (["--level", "9", "--seconds", "0"], "--seconds must be above 0"),
        (["--level", "9", "--seconds", "nan"], "--seconds must be above 0"),
        (["--level", "9", "--worlds", "0"], "--worlds must be from 1 to 10,000, not 0"),
        (["--level", "9", "--worlds", "3", "--seconds", "3"], "not allowed with"),
    ],
)
def test_what_cannot_be_asked_of_a_level_is_told_in_one_line(options: list[str], problem: str) -> None:
    said = boneyard("hint", json.dumps(MIDDLE), *options)

    assert (said.returncode, said.stdout, said.stderr.count("\n")) == (2, "", 1)
    assert problem in said.stderr
    assert len(said.stderr) < 500


def test_a_position_that_cannot_be_played_to_its_end_is_refused_and_the_next_one_answered() -> None:
    nowhere = {**MIDDLE, "boneyard": ""}
    said = in_a_process("hint", "--level", "9", "--worlds", "9", "--json", stdin=line(nowhere) + line(MIDDLE))

    error, good = (json.loads(text) for text in said.stdout.splitlines())
    assert error["error"]["kind"] == "bad-position"
    assert error["error"]["message"].startswith("61 tiles are nowhere: ")
    assert good["level"] == "baron"
    assert "61 tiles are nowhere" in boneyard("hint", json.dumps(nowhere), "--level", "9").stderr
    assert boneyard("hint", json.dumps(nowhere), "--level", "7").returncode == 0


@pytest.mark.parametrize("level", ["8", "9"])
def test_where_nothing_is_compiled_an_upper_level_says_so(level: str) -> None:
    said = in_a_process("hint", json.dumps(POSITION), "--level", level, "--worlds", "1", PYTHONPATH=SOURCES)
    quick = in_a_process("hint", json.dumps(POSITION), PYTHONPATH=SOURCES)

    assert said.returncode == 0
    assert said.stderr.startswith("Boneyard is not compiled here: levels 8 and 9 can try far less")
    assert said.stderr.count("\n") == 1
    assert quick.stderr == ""
