"""Readers meet anything at all: they read it, or they say what is wrong with it, and never stumble."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard import (
    SHEETS,
    BadPosition,
    NotationError,
    Round,
    read_action,
    read_position,
    write_action,
    write_position,
)
from boneyard.locales import words
from boneyard.record.notation import read_end, read_seat, read_tile
from boneyard.record.position import ALL_FIELDS
from boneyard.record.referee import Answer, answer_line, answers
from boneyard.rules.feet_round import FeetRound
from boneyard.rules.refusal import UnknownTile
from boneyard.rules.sheet import Family
from boneyard.sheets.clauses import CLAUSES, RULINGS
from boneyard.words.refusals import explainer
from tests.counts import count
from tests.properties.tables import Table, double_set, everywhere, steps, tables, walked

EXPLAIN = explainer(words())

ODD = "0123456789-@?x ABCDEFGHMLR.,:;+\"'{}[]\\\n\t\0é１２３９²½٣߁𝟓Ⅻ\u200b\u00a0–−\ud800\U0001f600"
ACTIONS = ("draw", "pass", "keep", "take", "stop", "remove", "unmark", "leave", "draw-until")
WORDS = (
    *ACTIONS,
    "",
    "show 3-3",
    "give 3-2",
    "12-5@A",
    "5-12@M",
    "0-0@ML",
    "1-0@MR",
    "7-7@H",
    "9-4@9",
    "0-0@0",
)
NAMES = (
    *("placer", "passes", "pending", "foot", "arms", "ends", "laid", "yards", "discards", "incomplete"),
    *("shown", "trains", "markers", "open_doubles", "pips", "toes", "Z", "H", "ML", "１"),
)
"""Names of fields and parts of fields, those of other games among them."""
ODD_WORDS = (
    *WORDS,
    "１２-５",
    "²-1",
    "12-5@",
    "@A",
    "13-1",
    "012-5",
    "12-5@Z",
    "12-5 @A",
    "?",
    "?x9",
    "-1-1",
)
KINDS = {"illegal-action", "bad-position", "bad-request", "unknown-tile"}
FEW = settings(max_examples=count(30, 400))

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(ODD_WORDS),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=6) | st.sampled_from(("A", "M", "game")), inner, max_size=4)
    ),
    max_leaves=8,
)


@st.composite
def edited(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """Such a text with a few characters put in, taken out, exchanged or said twice."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(text)))
        length = draw(st.integers(0, 3))
        put_in = draw(st.text(st.sampled_from(ODD), max_size=3) | st.just(text[place : place + 4]))
        text = text[:place] + put_in + text[place + length :]
    return text


def ends() -> st.SearchStrategy[str]:
    return st.sampled_from(("A", "B", "H", "M", "ML", "MR", "Z", "")) | st.integers(0, 20).map(str)


action_texts = (
    st.sampled_from(ODD_WORDS)
    | st.builds("{}-{}@{}".format, st.integers(0, 14), st.integers(0, 14), ends())
    | edited(st.sampled_from(WORDS))
    | st.text(max_size=12)
)


# --- Notation ---------------------------------------------------------------------------------------------


def read_or_refuse(read: Callable[[str], object], text: str) -> object:
    """What was read; None where the text is refused, at a column inside it."""
    try:
        return read(text)
    except NotationError as problem:
        refused = problem
    assert str(refused)
    assert 1 <= refused.column <= len(text) + 1
    assert "\n" not in str(refused)
    assert len(str(refused)) < 400
    return None


@given(action_texts)
def test_any_text_is_an_action_or_refused_with_the_column(text: str) -> None:
    read = read_or_refuse(read_action, text)
    if read is not None:
        action = read_action(text)
        assert read == action
        assert read_action(write_action(action)) == action
        if action.tile is not None:
            assert 0 <= action.tile.low <= action.tile.high <= 12


@given(st.text(max_size=6) | edited(st.sampled_from(("12-5", "0-0", "7-11", "A", "MR"))))
def test_any_text_is_a_tile_a_seat_an_end_or_refused(text: str) -> None:
    for read in (read_tile, read_seat, read_end):
        if read_or_refuse(read, text) is not None:
            assert text.isascii()
            assert text.strip() == text


# --- Positions --------------------------------------------------------------------------------------------


def start(table: Table, stop: int) -> dict[str, Any]:
    """A position that can be read: the last turn that began before so many actions."""
    while stop >= 0:
        round_ = walked(table, stop)
        if round_.pending is None and round_.result is None:
            return write_position(round_)
        stop = min(stop, len(round_.history)) - 1
    return write_position(table.deal())


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    return start(draw(tables()), draw(st.integers(0, 60)))


@st.composite
def spoilt(draw: st.DrawFn) -> dict[str, Any]:
    """A good position with one to three faults. Some of them turn out to be none."""
    position = draw(positions())
    for _ in range(draw(st.integers(1, 3))):
        where, name = draw_place(draw, position)
        old = where.get(name)
        fault = draw(st.sampled_from(("drop", "junk", "edit", "twice", "unknown", "move", "new")))
        if fault == "drop":
            where.pop(name, None)
        elif fault == "edit" and isinstance(old, str):
            where[name] = draw(edited(st.just(old)))
        elif fault == "twice" and isinstance(old, str):
            where[name] = f"{old} {old}"
        elif fault == "unknown" and isinstance(old, str):
            where[name] = f"{old} ?x{draw(st.integers(0, 120))}"
        elif fault == "move" and isinstance(old, str):
            other, its_name = draw_place(draw, position)
            other[its_name] = old
        elif fault == "new":
            where[draw(st.sampled_from(NAMES))] = old
        else:
            where[name] = draw(json_values | st.sampled_from((0, 1, 8, 9, 12, 13, -1, 10**30, "A", "B", "H")))
    return position


def draw_place(draw: st.DrawFn, position: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """A field, or a field of a field."""
    name = draw(st.sampled_from(sorted(position) or ["sheet"]))
    inner = position.get(name)
    if isinstance(inner, dict) and inner and draw(st.booleans()):
        return inner, draw(st.sampled_from(sorted(inner)))
    return position, name


def is_whole(round_: Round) -> bool:
    """Every tile of the set is known to lie somewhere."""
    told = not isinstance(round_, FeetRound) or round_.laid is not None
    return told and sorted(everywhere(round_)) == sorted(double_set(round_.state.top))


def must_name_an_unknown_tile(position: dict[str, Any]) -> bool:
    """A seat of Engine 191 has to show or to give a tile, and nobody knows one of its hand."""
    pending = position["pending"]
    names = position["engine"] is None or (pending is not None and pending["step"] == "replace")
    return names and position["hands"].get(position["turn"], "?").startswith("?")


def check_round(round_: Round) -> None:
    """What was read can be seen, written and played to its end, or to a tile nobody knows."""
    again = write_position(round_)
    assert write_position(read_position(again)) == again
    assert round_.view(None).history == ()
    for step in range(2000):
        legal = round_.legal()
        if round_.result is None and must_name_an_unknown_tile(write_position(round_)):
            assert not legal
            return
        assert bool(legal) == (round_.result is None)
        if not legal or (step == 50 and not is_whole(round_)):
            return  # where a tile that is called for is nowhere, everybody can pass for ever
        try:
            round_.play(legal[step % len(legal)])
        except UnknownTile:
            return
    raise AssertionError("the round does not end")


def read_or_say_where(data: object) -> Round | None:
    try:
        return read_position(data)
    except BadPosition as problem:
        refused = problem
    assert refused.place
    assert str(refused).startswith(f"{refused.place}: ")
    return None


@given(json_values)
def test_any_json_value_is_a_position_or_refused_with_its_place(data: object) -> None:
    assert read_or_say_where(data) is None


@given(st.dictionaries(st.sampled_from(sorted(ALL_FIELDS)), json_values, max_size=6))
def test_any_fields_are_a_position_or_refused_with_their_place(data: dict[str, object]) -> None:
    for sheet, rules in SHEETS.items():
        arms = {"arms": 2} if rules.family is Family.FEET else {}
        round_ = read_or_say_where({"players": 2, "turn": "A", "engine": 3, **arms, **data, "sheet": sheet})
        if round_ is not None:
            check_round(round_)


@FEW
@given(spoilt())
def test_a_spoilt_position_is_refused_with_its_place_or_can_be_played(position: dict[str, Any]) -> None:
    round_ = read_or_say_where(position)
    if round_ is not None:
        check_round(round_)


# --- Referee lines ----------------------------------------------------------------------------------------


def check_answer(answer: Answer) -> None:
    assert "\n" not in json.dumps(answer)
    error = answer.get("error")
    if error is None:
        assert set(answer) == {"turn", "legal", "position", "over"}
        assert isinstance(answer["legal"], list)
        assert (answer["turn"] is None) == (answer["over"] is not None)
        assert not answer["over"] or not answer["legal"]
        if answer["over"] is None and not answer["legal"]:
            position = answer["position"]
            assert isinstance(position, dict)
            assert must_name_an_unknown_tile(position)
        return
    assert set(answer) == {"error"}
    assert isinstance(error, dict)
    assert error["kind"] in KINDS
    assert isinstance(error["message"], str)
    assert error["message"]
    if error["kind"] == "illegal-action":
        assert error["clause"] in CLAUSES or error["clause"] in RULINGS
    if error["kind"] in ("illegal-action", "unknown-tile"):
        assert isinstance(error["action"], str)
        assert isinstance(error["legal"], list)


def ask(line: bytes) -> Answer:
    answer = answer_line(line, EXPLAIN)
    check_answer(answer)
    assert answer_line(line, EXPLAIN) == answer
    return answer


@st.composite
def request_lines(draw: st.DrawFn) -> bytes:
    """A position, good or spoilt, with actions of any kind to be done."""
    do = draw(st.lists(action_texts, max_size=4))
    return json.dumps({"position": draw(positions() | spoilt()), "do": do}).encode()


@st.composite
def spoilt_lines(draw: st.DrawFn) -> bytes:
    """A request with bytes cut off, put in, taken out or said twice."""
    line = draw(request_lines())
    for _ in range(draw(st.integers(1, 3))):
        a, b = sorted((draw(st.integers(0, len(line))), draw(st.integers(0, len(line)))))
        how = draw(st.sampled_from(("cut", "take out", "twice", "put in", "encode")))
        if how == "cut":
            line = line[:b]
        elif how == "take out":
            line = line[:a] + line[min(a + 3, b) :]
        elif how == "twice":
            line = line[:b] + line[a:]
        elif how == "put in":
            line = line[:a] + draw(st.binary(min_size=1, max_size=4)) + line[a:]
        else:
            encoding = draw(st.sampled_from(("utf-16", "utf-32", "utf-8-sig", "cp037")))
            line = line.decode("utf-8", "replace").encode(encoding, "replace")
    return line


@given(st.binary(max_size=60) | json_values.map(lambda value: json.dumps(value).encode()))
def test_any_line_has_an_answer(line: bytes) -> None:
    answer = ask(line)
    assert "error" in answer


@FEW
@given(request_lines())
def test_any_request_has_an_answer(line: bytes) -> None:
    ask(line)


@FEW
@given(spoilt_lines())
def test_a_spoilt_line_has_an_answer(line: bytes) -> None:
    ask(line)


@FEW
@given(positions(), st.lists(st.integers(0, 59), max_size=12), action_texts)
def test_the_answer_to_actions_is_the_answer_to_the_table_they_lead_to(
    position: dict[str, Any], numbers: list[int], last: str
) -> None:
    round_ = read_position(position)
    done: list[str] = []
    for number in numbers:
        legal = [write_action(action) for action in round_.legal()]
        answer = ask(json.dumps({"position": position, "do": done}).encode())
        assert answer["legal"] == legal
        assert answer["position"] == write_position(round_)
        if not legal:
            break
        done.append(legal[number % len(legal)])
        round_.play(read_action(done[-1]))
    legal = [write_action(action) for action in round_.legal()]
    answer = ask(json.dumps({"position": position, "do": [*done, last]}).encode())
    refused = answer.get("error")
    if isinstance(refused, dict):
        assert refused["action"] == last
        assert refused["kind"] == "bad-request" or refused["legal"] == legal
    else:
        assert write_action(read_action(last)) in legal


@FEW
@given(st.lists(request_lines() | spoilt_lines() | st.binary(max_size=30), max_size=5))
def test_no_line_leaves_anything_behind_for_the_next(lines: list[bytes]) -> None:
    lines = [line.replace(b"\n", b" ").replace(b"\r", b" ") for line in lines]
    alone = [json.dumps(answer_line(line, EXPLAIN)) for line in lines if line.strip()]

    assert list(answers(lines, EXPLAIN)) == alone
    assert list(islice(answers([*lines, *lines], EXPLAIN), len(alone), None)) == alone


@given(steps())
def test_a_deep_line_is_answered(depth: int) -> None:
    for inside in (b"[", b'{"position":', b'{"position":{"hands":['):
        ask(inside * (depth * 50))
        ask(inside * 100_000)
