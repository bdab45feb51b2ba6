"""One JSON request a line in, one JSON answer a line out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boneyard import SHEETS
from boneyard.locales import words
from boneyard.record.referee import answer, answer_line, answers
from boneyard.words.refusals import explainer
from tests.contract.worked import assert_answered, name, worked

EXPLAIN = explainer(words())

POSITION: dict[str, object] = {
    "sheet": "mexican-train-classic",
    "players": 3,
    "turn": "A",
    "engine": 12,
    "hands": {"A": "12-5 9-3", "B": "8-1", "C": "7-2"},
    "boneyard": "6-2 ?x3",
}


def ask(*actions: str, **fields: object) -> dict[str, Any]:
    return answer({"position": {**POSITION, **fields}, "do": list(actions)}, EXPLAIN)


def error(given: dict[str, Any]) -> dict[str, Any]:
    assert list(given) == ["error"]
    problem = given["error"]
    assert isinstance(problem, dict)
    assert problem["message"]
    return problem


def line_error(line: bytes) -> str:
    problem = error(answer_line(line, EXPLAIN))
    assert list(problem) == ["kind", "message"]
    assert problem["kind"] == "bad-request"
    return str(problem["message"])


# --- Answers ----------------------------------------------------------------------------------------------


def test_a_position_is_answered_with_turn_legal_actions_and_the_table() -> None:
    given = ask()

    assert list(given) == ["turn", "legal", "position", "over"]
    assert (given["turn"], sorted(given["legal"]), given["over"]) == ("A", ["12-5@A", "12-5@M"], None)
    assert given["position"]["hands"] == POSITION["hands"]


def test_the_actions_are_done_in_order_and_the_table_afterwards_reported() -> None:
    given = ask("12-5@M", "draw")

    assert (given["turn"], given["legal"]) == ("C", ["draw"])
    assert given["position"]["trains"] == {"M": "12-5"}
    assert (given["position"]["markers"], given["position"]["boneyard"]) == ("B", "?x3")


def test_do_may_be_left_out() -> None:
    assert answer({"position": POSITION}, EXPLAIN) == ask()


def test_in_the_middle_of_a_turn_the_answer_says_what_is_pending() -> None:
    given = ask("draw", hands={"A": "9-3", "B": "8-1", "C": "7-2"}, boneyard="12-2")

    assert (given["turn"], given["legal"]) == ("A", ["12-2@A", "12-2@M"])
    assert given["position"]["pending"] == {"step": "drawn", "tile": "12-2"}


def test_a_round_that_ends_is_reported_with_reason_winners_and_scores() -> None:
    given = ask("12-5@A", hands={"A": "12-5", "B": "8-1", "C": "7-2 ?"})

    assert (given["turn"], given["legal"]) == (None, [])
    assert given["over"] == {"reason": "out", "winners": ["A"], "scores": [0, 9, None]}
    assert (given["position"]["turn"], given["position"]["pending"]) == ("A", None)


def test_a_position_that_is_over_already_is_answered_as_over() -> None:
    given = ask(hands={"A": "5-4", "B": "8-1", "C": "7-2"}, boneyard="", markers="A B C")

    assert (given["turn"], given["legal"]) == (None, [])
    assert given["over"] == {"reason": "blocked", "winners": ["A", "B", "C"], "scores": [9, 9, 9]}


# --- The four kinds of error ------------------------------------------------------------------------------


def test_an_illegal_action_names_itself_its_clause_and_what_is_legal() -> None:
    problem = error(ask("5-12@B"))

    assert sorted(problem.pop("legal")) == ["12-5@A", "12-5@M"]
    assert problem == {
        "kind": "illegal-action",
        "action": "5-12@B",
        "clause": "A12",
        "message": "Train B is closed to you: its marker is not on (A12).",
    }


def test_the_first_illegal_action_is_answered_and_the_rest_not_done() -> None:
    problem = error(ask("12-5@M", "pass", "nonsense"))

    assert (problem["action"], problem["clause"], problem["legal"]) == ("pass", "A23", ["draw"])


def test_an_unknown_tile_is_an_error_and_the_table_stays() -> None:
    problem = error(ask("12-5@M", "draw", "draw"))

    assert problem == {
        "kind": "unknown-tile",
        "action": "draw",
        "legal": ["draw"],
        "message": "That would turn over a tile nobody has named.",
    }


def test_a_bad_position_says_where() -> None:
    problem = error(ask(hands={"A": "12-5 12-5"}))

    assert problem == {"kind": "bad-position", "message": "hands.A: 12-5 is already used (hands.A)"}


def test_a_bad_position_comes_before_bad_actions() -> None:
    assert error(ask("nonsense", turn="Z"))["kind"] == "bad-position"


def test_an_action_that_is_no_notation_is_a_bad_request_with_its_column() -> None:
    problem = error(ask("12-5@Q"))

    assert (problem["kind"], problem["action"]) == ("bad-request", "12-5@Q")
    assert problem["message"].startswith("column 6: 'Q' is not an end")


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        ([], "a request must be an object with a position"),
        ("position", "a request must be an object with a position"),
        (None, "a request must be an object with a position"),
        ({}, "the position is missing"),
        ({"do": []}, "the position is missing"),
        ({"position": POSITION, "doo": []}, "a request has no field 'doo'"),
        ({"position": POSITION, "do": "draw"}, "do must be a list of actions, each a string"),
        ({"position": POSITION, "do": None}, "do must be a list of actions, each a string"),
        ({"position": POSITION, "do": {"draw": 1}}, "do must be a list of actions, each a string"),
        ({"position": POSITION, "do": ["12-5@A", 3]}, "do must be a list of actions, each a string"),
    ],
)
def test_a_request_of_another_form_is_a_bad_request(request_: object, message: str) -> None:
    assert error(answer(request_, EXPLAIN)) == {"kind": "bad-request", "message": message}


# --- Lines ------------------------------------------------------------------------------------------------


def test_bad_json_is_answered_with_its_column() -> None:
    assert line_error(b'{"position": }') == "column 14: Expecting value"
    assert line_error(b"nonsense") == "column 1: Expecting value"
    assert line_error(b'{"position": {}} {}').startswith("column 18: ")


def test_bad_utf_8_is_answered_with_its_byte() -> None:
    assert line_error(b'{"position": {"sheet": "\xff"}}') == "byte 25: not UTF-8"
    assert line_error(b"\x80") == "byte 1: not UTF-8"


@pytest.mark.parametrize(
    "line",
    [
        b'{"position": {}, "position": {}}',
        b'{"position": {"sheet": "x", "sheet": "y"}}',
        b'{"position": {"hands": {"A": "12-5", "A": "12-4"}}}',
    ],
)
def test_an_object_that_names_a_field_twice_is_a_bad_request(line: bytes) -> None:
    assert line_error(line) == "an object has a field twice"


def test_deep_nesting_is_answered() -> None:
    assert line_error(b"[" * 60_000) == "nested too deeply"
    assert line_error(b'{"position":' * 5_000) == "nested too deeply"


def test_huge_numbers_are_answered() -> None:
    assert line_error(b"9" * 10_000) == "a number has too many digits"
    nested = b'{"position": {"players": ' + b"9" * 10_000 + b"}}"
    assert line_error(nested) == "a number has too many digits"
    position = json.dumps({**POSITION, "players": 10**300}).encode()
    problem = error(answer_line(b'{"position": ' + position + b"}", EXPLAIN))
    assert problem["message"] == "players: must be a whole number from 2 to 8"


@pytest.mark.parametrize("constant", ["NaN", "Infinity", "-Infinity"])
def test_what_is_no_number_of_json_is_a_bad_request(constant: str) -> None:
    assert line_error(f'{{"position": {{"players": {constant}}}}}'.encode()) == f"{constant} is not JSON"


def test_a_request_is_utf_8_with_or_without_its_mark() -> None:
    line = json.dumps({"position": POSITION})

    assert answer_line(line.encode("utf-8-sig"), EXPLAIN) == ask()
    assert line_error(line.encode("utf-16-le")).startswith("column 2: ")
    assert line_error(b'{"position": {"sheet": "\0"}}').startswith("column 25: Invalid control character")


@pytest.mark.parametrize("number", ["1e999", "3.0"])
def test_numbers_that_are_not_whole_are_answered(number: str) -> None:
    position = json.dumps(POSITION).replace('"players": 3', f'"players": {number}')

    problem = error(answer_line(f'{{"position": {position}}}'.encode(), EXPLAIN))
    assert (problem["kind"], problem["message"].split(":")[0]) == ("bad-position", "players")


def test_half_a_surrogate_is_answered_in_ascii() -> None:
    (given,) = answers([b'{"position": ' + json.dumps(POSITION).encode() + b', "do": ["\\ud800"]}'], EXPLAIN)

    assert given.isascii()
    assert json.loads(given)["error"]["action"] == "\ud800"


def test_lines_are_answered_in_order_one_line_each_and_blank_lines_skipped() -> None:
    good = json.dumps({"position": POSITION}).encode()
    then = json.dumps({"position": POSITION, "do": ["12-5@A"]}).encode()
    lines = [good + b"\n", b"\n", b"rubbish\n", b"  \t\r\n", then + b"\r\n", b"", good]

    given = list(answers(lines, EXPLAIN))
    assert [json.loads(line).get("turn", "error") for line in given] == ["A", "error", "B", "A"]
    assert not any("\n" in line for line in given)


def test_each_line_is_answered_before_the_next_is_read() -> None:
    read: list[int] = []

    def lines() -> Any:
        for number in range(2):
            read.append(number)
            yield json.dumps({"position": POSITION}).encode()

    asked = answers(lines(), EXPLAIN)
    next(asked)
    assert read == [0]


def test_a_request_leaves_nothing_behind_for_the_next() -> None:
    line = json.dumps({"position": POSITION, "do": ["12-5@A", "draw"]}).encode()

    first, second = answers([line, line], EXPLAIN)
    assert first == second


# --- The worked examples ----------------------------------------------------------------------------------


def test_the_worked_examples_reach_every_game() -> None:
    reached = {row["request"]["position"]["sheet"] for row in worked()}

    assert {sheet.game for sheet in SHEETS.values()} <= {SHEETS[sheet].game for sheet in reached}


@pytest.mark.parametrize("row", worked(), ids=name)
def test_a_worked_example_is_answered_as_written(row: dict[str, Any]) -> None:
    (line,) = answers([json.dumps(row["request"]).encode()], EXPLAIN)

    assert_answered(json.loads(line), row)
