"""A megabyte handed in anywhere is never quoted back: every error about it is short."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

import pytest

import boneyard
from boneyard import (
    SHEETS,
    Action,
    Match,
    Tile,
    Verb,
    read_action,
    read_event,
    read_position,
    read_record,
    read_view,
    replay,
    view_json,
    write_action,
    write_position,
    write_record,
)
from boneyard.analysis import hint
from boneyard.bots import bot_named
from boneyard.cli import main
from boneyard.cli.hint.answers import round_to_move
from boneyard.locales import words
from boneyard.record.notation import read_end, read_seat, read_tile
from boneyard.record.referee import Unanswerable, answer_line
from boneyard.words import explain, title
from boneyard.words.refusals import explainer

MEGABYTE = 1_000_000
SHORT = 1_000
TEXT = "x" * MEGABYTE
ODD = "\N{GRINNING FACE}\ud800\n" * (MEGABYTE // 4)
TILES = "12-5 " * (MEGABYTE // 5)
NUMBER = 10**MEGABYTE
VALUES: dict[str, Any] = {
    "text": TEXT,
    "odd text": ODD,
    "tiles": TILES,
    "digits": "9" * MEGABYTE,
    "number": NUMBER,
    "bytes": TEXT.encode(),
    "list": [0] * MEGABYTE,
    "list of texts": [TEXT, TEXT],
    "dict": {TEXT: TEXT},
    "tuple": (TEXT, TEXT),
}

CHICKENFOOT: Any = SHEETS["chickenfoot"]
CLASSIC: Any = SHEETS["mexican-train-classic"]
MATCH: Any = Match(CHICKENFOOT, players=3, seed=b"friday")
RECORD = write_record(MATCH, names=["Anna", "Ben"], date="Sunday")
TABLES = [
    {
        "sheet": "mexican-train-satisfy",
        "players": 3,
        "turn": "A",
        "engine": 12,
        "hands": {"A": "12-5", "B": "12-4"},
        "boneyard": "6-2",
        "trains": {"A": "12-9 9-9"},
        "markers": "A",
        "open_doubles": "A",
        "placer": "B",
    },
    {
        "sheet": "chickenfoot",
        "players": 2,
        "turn": "A",
        "engine": 9,
        "arms": 2,
        "ends": "4 1",
        "foot": {"pips": 4, "toes": 2},
        "hands": {"A": "4-0"},
    },
    {
        "sheet": "engine-191",
        "players": 2,
        "turn": "A",
        "engine": 9,
        "trains": {"A": "9-1 1-1"},
        "incomplete": "A",
        "yards": {"A": "8-0"},
        "discards": "7-0",
        "passes": 0,
    },
    {"sheet": "engine-191", "players": 2, "turn": "A", "shown": {"A": "3-3"}, "hands": {"B": "4-4"}},
]


def refusal(call: Callable[..., object], *arguments: Any) -> Exception | None:
    try:
        call(*arguments)
    except Exception as problem:  # noqa: BLE001 of whatever kind: it is the length that counts
        return problem
    return None


def assert_short(call: Callable[..., object], *arguments: Any) -> None:
    """If it is refused, then in few words."""
    problem = refusal(call, *arguments)
    if problem is not None:
        assert 0 < len(str(problem)) < SHORT, str(problem)[: 2 * SHORT]


ENTRIES: dict[str, Callable[[Any], object]] = {
    "sheet of a match": lambda value: Match(value, players=2, seed=b""),
    "players of a match": lambda value: Match(CHICKENFOOT, players=value, seed=b""),
    "first of a match": lambda value: Match(CHICKENFOOT, players=2, seed=b"", first=value),
    "action of a match": MATCH.play,
    "tile of an action": lambda value: MATCH.play(Action(Verb.PLAY, value, 16)),
    "half of a tile": lambda value: MATCH.play(Action(Verb.PLAY, Tile(value, 0), 16)),
    "end of an action": lambda value: MATCH.play(Action(Verb.PLAY, Tile(9, 6), value)),
    "verb of an action": lambda value: MATCH.play(Action(value)),
    "actions to replay": lambda value: Match.replay(CHICKENFOOT, 2, b"", [value]),
    "seat of a view": MATCH.view,
    "round of a view": lambda value: MATCH.view(0, value),
    "seat of events": MATCH.events,
    "number of events": lambda value: MATCH.events(0, value),
    "switch": lambda value: CLASSIC.having({value: "yes"}),
    "answer": lambda value: CLASSIC.having(hands=value),
    "answer that is a number": lambda value: CLASSIC.having(rounds=value),
    "players of a table": CLASSIC.table,
    "read_action": read_action,
    "an action with its end": lambda value: read_action(f"12-5@{str_of(value)}"),
    "an action with its tile": lambda value: read_action(f"{str_of(value)}@A"),
    "a show": lambda value: read_action(f"show {str_of(value)}"),
    "read_tile": read_tile,
    "read_seat": read_seat,
    "read_end": read_end,
    "write_action": write_action,
    "write_position": write_position,
    "write_record": write_record,
    "secret": lambda value: write_record(MATCH, secret=value),
    "seed_of": lambda value: boneyard.seed_of(value, [value]),
    "nonce": lambda value: boneyard.seed_of("5e" * 32, [value]),
    "commitment_of": boneyard.commitment_of,
    "read_position": read_position,
    "read_record": read_record,
    "replay": replay,
    "read_view": read_view,
    "read_event": read_event,
    "kind of an event": lambda value: read_event(json.dumps({"event": str_of(value)})),
    "view_json": view_json,
    "hint": hint,
    "bot_named": lambda value: bot_named(value, CHICKENFOOT),
    "sheet of a bot": lambda value: bot_named("random", value),
    "program": lambda value: bot_named(f"run:{str_of(value)}", CHICKENFOOT),
    "language": words,
    "message": lambda value: words().text(value),
    "title": lambda value: title(value, words()),
    "refusal": lambda value: explain(value, words()),
}


def str_of(value: object) -> str:
    return value if isinstance(value, str) else TEXT


@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES)
@pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)
def test_what_the_library_refuses_it_quotes_in_short(entry: Callable[[Any], object], value: Any) -> None:
    assert_short(entry, value)


# --- Positions and requests -------------------------------------------------------------------------------


def spoilt_tables(value: Any) -> list[dict[str, Any]]:
    """Each table with the value in each field, in each part of a field, and as the name of each."""
    tables: list[dict[str, Any]] = []
    for table in TABLES:
        for field, good in [*table.items(), ("options", {"rounds": "1"}), (str_of(value), 0)]:
            tables.append({**table, field: value})
            if isinstance(good, dict):
                tables.extend([{**table, field: {**good, part: value}} for part in good])
                tables.append({**table, field: {**good, str_of(value): "12-1"}})
            elif isinstance(good, str):
                tables.append({**table, field: f"{good} {str_of(value)}"})
    return tables


@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES)
def test_a_position_is_refused_in_short(value: Any) -> None:
    for table in spoilt_tables(value):
        assert_short(read_position, table)


@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES)
def test_a_request_is_refused_in_short(value: Any) -> None:
    for request in value, {"position": TABLES[0], "do": [str_of(value)]}, {str_of(value): TABLES[0]}:
        problem = refusal(round_to_move, request, words())
        assert isinstance(problem, Unanswerable)
        assert 0 < len(str(problem)) < SHORT
        assert len(json.dumps(problem.answer)) < 2 * SHORT


def test_a_line_is_answered_in_short() -> None:
    explain = explainer(words())
    for line in TEXT, TILES, "[" * MEGABYTE, "9" * MEGABYTE, f'{{"{TEXT}": 1}}', f'"{TEXT}"':
        assert len(json.dumps(answer_line(line.encode(), explain))) < SHORT


# --- Records and the wire ---------------------------------------------------------------------------------


@pytest.mark.parametrize("value", ["x" * 20_000, "\N{GRINNING FACE}" * 20_000, "12-5 " * 2_000])
def test_a_record_is_refused_in_short(value: str) -> None:
    lines = RECORD.splitlines()
    for number, line in enumerate(lines):
        name, _, said = line.partition(": ")
        for spoilt in (
            f"{name}: {value}",
            f"{name}: {said} {value}",
            f"{name} {value}: {said}\n{name} {value}: {said}",
            value,
            f"A {value}",
            f"A draw ({value})",
            f"{name}={value}",
        ):
            text = "\n".join([*lines[:number], spoilt, *lines[number + 1 :]])
            assert_short(lambda text=text: replay(read_record(text, limits=boneyard.NO_LIMITS)))


@pytest.mark.parametrize("value", [TEXT, ODD, TILES, [TEXT, TEXT]])
def test_a_view_is_refused_in_short(value: Any) -> None:
    view = json.loads(view_json(MATCH.view(1)))
    for field in view:
        assert_short(read_view, json.dumps({**view, field: value}))
    for field in view["table"]:
        assert_short(read_view, json.dumps({**view, "table": {**view["table"], field: value}}))
    assert_short(read_view, json.dumps({**view, "hands": {str_of(value): ["1-1"]}}))


def test_a_view_nested_too_deeply_is_refused() -> None:
    for read in read_view, read_event:
        with pytest.raises(boneyard.BadWire, match="recursion"):
            read(b'{"x":' * MEGABYTE)


# --- The command line -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "value",
    [TEXT, "\N{GRINNING FACE}\udc80\n" * 300_000, TILES, "9" * MEGABYTE],
    ids=["text", "odd", "tiles", "digits"],
)
@pytest.mark.parametrize(
    "command",
    [
        "{}",
        "--{}",
        "deal --sheet {} --players 2",
        "deal --sheet chickenfoot --players {}",
        "deal --sheet chickenfoot --players 2 --switch {}",
        "deal --sheet chickenfoot --players 2 --switch {}=yes",
        "deal --sheet chickenfoot --players 2 --switch rounds={}",
        "arena --sheet chickenfoot --players 2 --seats {},random",
        "arena --sheet chickenfoot --players 2 --seats run:{},random",
        "simulate --sheet {} --players 2",
        "simulate --sheet chickenfoot --players 2 --matches {}",
        "sheets {}",
        "sheets chickenfoot {}",
        "plan {} --from 12",
        "plan 12-5 --from {}",
        "hint {}",
        "hint {}.json",
        "replay {}",
        "replay /dev/null --seen-by {}",
        "verify {}",
        "referee --max-actions {}",
        "play --sheet {}",
        "play --opponents {}",
        "play --seat {}",
        "completion {}",
    ],
)
def test_the_command_complains_in_short(command: str, value: str) -> None:
    arguments = [part.format(value) for part in command.split(" ")]
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()) as said:
        assert main(arguments) != 0
    assert 0 < len(said.getvalue()) < 2 * SHORT, said.getvalue()[: 3 * SHORT]
