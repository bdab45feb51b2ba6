"""What comes from strangers has limits, and is refused in a sentence; files of one's own have none."""

from __future__ import annotations

import json
from dataclasses import fields, replace

import pytest

from boneyard import (
    NO_LIMITS,
    SHEETS,
    Action,
    BadRecord,
    Limits,
    Match,
    Verb,
    read_record,
    replay,
    write_record,
)
from boneyard.locales import words
from boneyard.record.limits import DEFAULTS
from boneyard.record.referee import answer, answer_line, answers
from boneyard.record.running_record import RunningRecord, read_unfinished
from boneyard.words.refusals import explainer

EXPLAIN = explainer(words())
POSITION = {
    "sheet": "mexican-train-classic",
    "players": 2,
    "turn": "A",
    "engine": 12,
    "hands": {"A": "12-5", "B": "12-1"},
    "boneyard": "?x9",
}
LINE = json.dumps({"position": POSITION}).encode()


def refused(line: bytes, limits: Limits) -> str:
    problem = answer_line(line, EXPLAIN, limits)["error"]
    assert isinstance(problem, dict)
    assert list(problem) == ["kind", "message"]
    assert problem["kind"] == "bad-request"
    return str(problem["message"])


def problem_of(text: str, limits: Limits) -> str:
    with pytest.raises(BadRecord) as problem:
        replay(read_record(text, limits=limits), limits)
    return str(problem.value)


# --- Requests ---------------------------------------------------------------------------------------------


def test_a_request_may_be_as_long_as_the_limit_without_the_end_of_its_line() -> None:
    exact = replace(DEFAULTS, request_bytes=len(LINE))
    shorter = replace(DEFAULTS, request_bytes=len(LINE) - 1)

    assert answer_line(LINE, EXPLAIN, exact) == answer_line(LINE + b"\n", EXPLAIN, exact)
    assert answer_line(LINE, EXPLAIN, exact)["turn"] == "A"
    for line in LINE, LINE + b"\n":
        assert refused(line, shorter) == f"the request is longer than {len(LINE) - 1} bytes"


def test_the_default_takes_64_kilobytes() -> None:
    padded = LINE + b" " * (64 * 1024 - len(LINE))

    assert answer_line(padded, EXPLAIN)["turn"] == "A"
    assert refused(padded + b" ", DEFAULTS) == "the request is longer than 65536 bytes"


def test_a_line_that_is_too_long_is_answered_even_if_it_begins_with_blanks() -> None:
    limits = replace(DEFAULTS, request_bytes=len(LINE))
    given = [json.loads(line) for line in answers([b" " * 10_000, b"  \n", LINE], EXPLAIN, limits)]

    assert [next(iter(one)) for one in given] == ["error", "turn"]


def test_a_request_may_have_as_many_actions_as_the_limit() -> None:
    limits = replace(DEFAULTS, actions=2)
    two, three = ({"position": POSITION, "do": ["12-5@A", "pass", "pass"][:number]} for number in (2, 3))

    assert answer(two, EXPLAIN, limits)["error"]  # the pass is refused, not the request
    problem = answer(three, EXPLAIN, limits)["error"]
    assert problem == {"kind": "bad-request", "message": "do has more than 2 actions"}


def test_an_action_is_quoted_in_short() -> None:
    problem = answer({"position": POSITION, "do": ["x" * 50_000]}, EXPLAIN)["error"]

    assert isinstance(problem, dict)
    assert problem["action"] == "x" * 39 + "…"
    assert len(json.dumps(problem)) < 300


# --- Records ----------------------------------------------------------------------------------------------


def match() -> Match:
    return Match(SHEETS["chickenfoot"], players=2, seed=b"friday")


def test_a_record_may_be_as_long_as_the_limit() -> None:
    text = write_record(match())
    exact, shorter = Limits(record_bytes=len(text)), Limits(record_bytes=len(text) - 1)

    assert replay(read_record(text, limits=exact)).match.number == 0
    assert read_record(text.encode(), limits=exact).players == 2
    message = f"line 1, column 1: the record is longer than {len(text) - 1} bytes"
    assert problem_of(text, shorter) == message


@pytest.mark.parametrize("field", ["name A", "player B", "date"])
def test_a_text_in_the_heading_may_be_as_long_as_the_limit(field: str) -> None:
    text = write_record(match()).replace("edition:", f"{field}: {'é' * 500}\nedition:")
    without_seal = text[: text.index("seal")]

    assert read_record(without_seal).players == 2
    longer = without_seal.replace("é" * 500, "é" * 501)
    name = field.partition(" ")[0]
    assert problem_of(longer, DEFAULTS).endswith(f"“{name}” is longer than 500 characters")
    assert read_record(longer, limits=NO_LIMITS).players == 2


def test_a_seed_may_be_as_long_as_the_limit() -> None:
    text = write_record(Match(SHEETS["chickenfoot"], players=2, seed=b"x" * 256))
    longer = write_record(Match(SHEETS["chickenfoot"], players=2, seed=b"x" * 257))

    assert replay(read_record(text)).match.seed == b"x" * 256
    assert problem_of(longer, DEFAULTS).endswith("the seed is longer than 256 bytes")
    assert replay(read_record(longer, limits=NO_LIMITS)).match.seed == b"x" * 257


# --- Redeals ----------------------------------------------------------------------------------------------


def hidden_doubles(redeals: int) -> Match:
    """A match of Engine 191 whose seats show no double until so many deals have been thrown away."""
    match = Match(SHEETS["engine-191"], players=2, seed=b"friday")
    while match.redeals < redeals:
        tiles = [action.tile for action in match.legal()]
        match.play(Action(Verb.SHOW, next(tile for tile in tiles if tile and tile.high != tile.low)))
    return match


def test_a_match_counts_the_deals_of_the_round_that_were_thrown_away() -> None:
    match = hidden_doubles(3)
    assert match.redeals == 3

    for _ in range(2):
        tiles = [action.tile for action in match.legal()]
        double = next((tile for tile in tiles if tile and tile.high == tile.low), tiles[0])
        match.play(Action(Verb.SHOW, double))
    assert (match.redeals, match.view(None).engine is None) == (3, False)
    while not match.results:
        match.play(match.legal()[0])
    assert match.redeals == 0


def test_a_record_may_have_as_many_redeals_in_a_row_as_the_limit() -> None:
    text = write_record(hidden_doubles(3))

    assert replay(read_record(text)).match.redeals == 3
    assert replay(read_record(text), Limits(redeals=3)).match.redeals == 3
    problem = problem_of(text, Limits(redeals=2))
    assert problem.endswith("more than 2 deals in a row were thrown away here")
    assert problem.startswith("line ")


def test_deals_thrown_away_by_chance_count_too() -> None:
    """Chickenfoot, seed “friday”: the first deal gives nobody the double nine."""
    assert match().redeals == 1


# --- One's own --------------------------------------------------------------------------------------------


def test_no_limits_are_no_limits() -> None:
    limits = {field.name: getattr(NO_LIMITS, field.name) for field in fields(Limits)}

    assert limits.pop("redeals") == 1_000  # each deal costs more than the one before
    assert min(limits.values()) > 1 << 60


def test_a_saved_game_has_no_limits() -> None:
    text = write_record(hidden_doubles(101), names=["x" * 600, ""])
    unsealed = text[: text.index("seal")]

    with pytest.raises(BadRecord):
        replay(read_record(unsealed, limits=Limits(text_letters=600)))
    running = RunningRecord(read_unfinished(unsealed.encode()).record)
    assert running.match.redeals == 101
