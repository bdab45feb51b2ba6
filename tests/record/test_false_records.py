"""A record that is not true is caught, and what is wrong is named."""

from __future__ import annotations

import pytest

from boneyard import SHEETS, Match, write_action
from boneyard.locales import words
from boneyard.record.match_record import write_record
from boneyard.record.problems import FalseRecord, IllegalInRecord
from boneyard.record.record_reader import read_record
from boneyard.record.record_writer import record_text, sealed
from boneyard.record.replay import replay
from boneyard.words.records import problem_text
from tests.record.examples import ENGINE_191, SUNDAY, changed, place_of, resealed, without


def falsehood(text: str) -> FalseRecord:
    with pytest.raises(FalseRecord) as found:
        replay(read_record(text))
    return found.value


def said(text: str) -> tuple[str, str, str, tuple[int, int]]:
    """What is wrong, what should stand there, what does, and where."""
    problem = falsehood(text)
    assert str(problem).startswith(f"line {problem.place.line}, column {problem.place.column}: ")
    values = problem.values
    return problem.message, values.get("expected", ""), values.get("found", ""), problem.place


LINES = [
    ("hand B: 8-6", "hand B: 8-5", "deal", "8-6", "8-5", "8-5 8-4"),
    ("hand A: 8-5 7-6", "hand A: 7-6 8-5", "deal", "8-5", "7-6", "7-6 8-5"),
    ("9-5\nengine", "\nengine", "deal-less", "9-5", "", "boneyard: 8-0"),
    ("9-5\nengine", "9-5 12-12\nengine", "deal-more", "", "12-12", "12-12"),
    ("boneyard: 8-0 9-4", "boneyard: 9-4 8-0", "deal", "8-0", "9-4", "9-4 8-0"),
    ("engine: 0-0", "engine: 1-1", "line", "0-0", "1-1", "1-1\nA"),
    ("engine: 0-0", "engine B: 0-0", "line", "engine", "engine B", "engine B"),
    ("round: 1", "round: 2", "line", "1", "2", "2\ndeal"),
    ("deal: 1", "deal: 2", "line", "1", "2", "2\nhand"),
    ("over: out", "over: blocked", "line", "out", "blocked", "blocked"),
    ("left A: 8-5", "left A: 8-4", "line", "8-5", "8-4", "8-4 8-1"),
    ("scores: A 53", "scores: A 35", "line", "53", "35", "35, B"),
    ("B 108, C 0\ntotals", "B 108\ntotals", "line-less", "C", "", "scores"),
    ("totals: A 53", "totals: A 35", "line", "53", "35", "35, B"),
    ("winners: C", "winners: A", "line", "C", "A", "A\nseal"),
    ("winners: C", "winners: C A", "line-more", "", "A", "A\nseal"),
]


@pytest.mark.parametrize(
    ("old", "new", "kind", "expected", "found", "at"),
    LINES,
    ids=[f"{n}-{new[:8]}" for n, (_, new, *_) in enumerate(LINES)],
)
def test_a_false_line_is_named_with_what_should_stand_there(
    old: str, new: str, kind: str, expected: str, found: str, at: str
) -> None:
    text = changed(SUNDAY, old, new)

    assert said(text) == (f"record-false-{kind}", expected, found, place_of(text, at))


def test_a_line_that_cannot_stand_there_is_named() -> None:
    early = falsehood(changed(SUNDAY, "A 9-1@M", "\nover: out\nA 9-1@M"))
    late = falsehood(changed(SUNDAY, "winners: C", "winners: C\nround: 2"))
    too_many = falsehood(changed(SUNDAY, "left A: 8-5", "left C: 8-5"))
    twice = falsehood(changed(SUNDAY, "deal: 1", "deal: 1\ndeal: 1"))

    assert (early.message, early.values["turn"], early.values["round"]) == (
        "record-false-line-here",
        "A",
        "1",
    )
    assert (late.message, late.values["name"]) == ("record-false-line-after-end", "round")
    assert (too_many.message, too_many.values["name"]) == ("record-false-line-after-end", "left C")
    assert twice.message == "record-false-line-here"


def test_an_illegal_action_is_refused_with_its_clause() -> None:
    text = changed(SUNDAY, "B 7-1@M", "B 9-9@M")
    problem = falsehood(text)

    assert isinstance(problem, IllegalInRecord)
    assert problem.refusal.clause == "A10"
    told = problem_text(problem, words())
    assert told.endswith("B cannot do 9-9@M here. That end shows 7, and your tile is 9-9 (A10).")
    assert str(problem).endswith("B cannot do 9-9@M here. play refused: tile-does-not-fit (A10)")
    assert problem.place == place_of(text, "9-9@M, C")


def test_a_seat_that_is_not_to_move_is_named() -> None:
    text = changed(SUNDAY, "B 7-1@M", "C 7-1@M")

    assert said(text) == ("record-false-turn", "B", "C", place_of(text, "7-1@M"))


def test_nothing_can_be_done_after_the_end() -> None:
    text = changed(SUNDAY, "C 7-7@C", "C 7-7@C, A draw")

    assert said(text) == ("record-false-after-end", "", "draw", place_of(text, "draw\nover"))


@pytest.mark.parametrize(
    ("old", "new", "expected", "found", "at"),
    [
        ("draw (8-0)", "draw (8-1)", "8-0", "8-1", "draw (8-1)"),
        ("draw (8-0)", "draw (8-0 9-4)", "8-0", "8-0 9-4", "draw (8-0 9-4)"),
        ("A 7-0@M", "A 7-0@M (8-0)", "-", "8-0", "7-0@M"),
    ],
)
def test_a_false_draw_is_named(old: str, new: str, expected: str, found: str, at: str) -> None:
    text = changed(SUNDAY, old, new)

    assert said(text) == ("record-false-drew", expected, found, place_of(text, at))


@pytest.mark.parametrize(
    ("old", "new", "kind", "expected", "found"),
    [
        ("reveal: A 6-0", "reveal: A 6-1", "line", "6-0", "6-1"),
        ("engine B: 0-0", "engine A: 0-0", "line", "engine B", "engine A"),
        ("discards: 3-2", "discards: 3-0", "deal", "3-2", "3-0"),
        ("flip: 2-0 3-0", "flip: 3-0 2-0", "deal", "2-0", "3-0"),
        ("show 4-2", "show 4-3", "line", "4-3", "4-2"),
    ],
)
def test_false_lines_of_engine_191_are_named(
    old: str, new: str, kind: str, expected: str, found: str
) -> None:
    text = changed(ENGINE_191, old, new)

    assert said(text)[:3] == (f"record-false-{kind}", expected, found)


def test_a_false_search_is_named() -> None:
    sheet = SHEETS["mexican-train-satisfy"].having(rounds=1)
    text = next(
        text for text in (write_record(Match(sheet, 3, bytes([i]))) for i in range(99)) if "search" in text
    )
    first = text.split("search: A ")[1].split(",")[0]

    assert said(changed(text, f"search: A {first}", "search: B 12-12"))[:3] == ("record-false-deal", "A", "B")


# --- Rules, secret, seed ----------------------------------------------------------------------------------


def test_other_rules_are_noticed() -> None:
    text = changed(SUNDAY, "digest: 7", "digest: 8")

    message, expected, found, place = said(text)
    assert (message, place) == ("record-false-digest", place_of(text, "8487a42a"))
    assert expected[1:] == found[1:]


def test_a_secret_that_was_not_promised_is_named() -> None:
    text = changed(SUNDAY, "secret: b", "secret: c")

    message, expected, _, place = said(text)
    assert (message, place) == ("record-false-table", place_of(text, "table\n"))
    assert expected.startswith("85f62758")


def test_a_commitment_that_does_not_fit_is_named() -> None:
    message, expected, found, _ = said(changed(SUNDAY, "commitment: 8", "commitment: 9"))

    assert message == "record-false-table"
    assert (expected[:4], found[:4]) == ("95f6", "85f6")


@pytest.mark.parametrize(("old", "new"), [("nonce B: 6", "nonce B: 7"), ("seed: 4", "seed: 5")])
def test_a_nonce_or_a_seed_that_was_changed_is_noticed(old: str, new: str) -> None:
    text = changed(SUNDAY, old, new)

    message, _, _, place = said(text)
    assert (message, place) == ("record-false-seed", place_of(text, text.split("\nseed: ")[1][:8]))


def test_without_a_seed_line_the_deals_show_that_a_nonce_was_changed() -> None:
    text = without(changed(SUNDAY, "nonce B: 6", "nonce B: 7"), "seed")

    assert said(text)[0] == "record-false-deal"


def test_another_seed_gives_another_deal() -> None:
    assert said(changed(ENGINE_191, "seed: 66", "seed: 67"))[0] == "record-false-deal"


# --- The seal ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("name B: Ben", "name B: Bea"),
        ("name B: Ben\n", "name B: Ben\ndate: 2026\n"),
        ("name A: Anna\n", ""),
        ("round: 1\n", ""),
    ],
)
def test_a_change_that_is_legal_breaks_the_seal(old: str, new: str) -> None:
    text = changed(ENGINE_191, old, new)

    message, expected, found, place = said(text)
    assert (message, found[:8], place) == ("record-false-seal", "b551e565", place_of(text, "b551e565"))
    assert replay(read_record(changed(text, found, expected))).match.turn == 1


def test_another_legal_action_breaks_the_seal_too() -> None:
    match = replay(read_record(ENGINE_191)).match
    *before, last = match.actions
    there = Match.replay(match.sheet, match.players, match.seed, before)
    other = next(action for action in there.legal() if action.tile is not None and action != last)

    assert said(changed(ENGINE_191, write_action(last), write_action(other)))[0] == "record-false-seal"


def test_a_record_has_one_seal() -> None:
    seal = SUNDAY.splitlines(keepends=True)[-1]
    text = SUNDAY + seal
    problem = falsehood(text)

    assert problem.message == "record-false-second-seal"
    assert problem.place == (text.count("\n"), 1)
    assert str(problem).endswith("a record can have only one seal, and this is a second one")


def test_to_seal_a_record_again_replaces_its_seal() -> None:
    record = read_record(SUNDAY)

    assert record_text(sealed(record)) == SUNDAY
    assert record_text(sealed(sealed(record))) == SUNDAY


@pytest.mark.parametrize("old", ["players: 3\n", "A 7-0@M", "winners: C\n", "engine: 0-0\n"])
def test_a_comment_does_not_break_the_seal(old: str) -> None:
    comment = "# not so fast\n"
    text = changed(SUNDAY, old, comment + old)

    assert replay(read_record(text)).match.over


def test_a_new_seal_helps_only_where_all_is_legal() -> None:
    assert replay(read_record(resealed(changed(SUNDAY, "date: 2025", "date: 2026")))).match.over
    assert said(resealed(changed(SUNDAY, "scores: A 53", "scores: A 35")))[0] == "record-false-line"
