"""`boneyard hint`: what to do at a position and why, for people and for programs."""

from __future__ import annotations

import json
import re

import pytest

from boneyard import read_position, write_action
from tests.cli.command import boneyard as in_a_process
from tests.cli.command import terminal
from tests.cli.in_process import boneyard

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
    (b"nonsense\n", "bad-request", "column 1: Expecting value"),
    (b"[]\n", "bad-request", "a request must be an object with a position"),
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


def test_at_a_terminal_it_says_that_it_needs_a_position() -> None:
    with terminal("hint") as person:
        assert person.end() == 2

    assert "give a position" in person.seen
