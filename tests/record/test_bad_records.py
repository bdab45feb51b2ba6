"""A record that cannot be read is refused with the line, the column and the reason."""

from __future__ import annotations

import pytest

from boneyard.record.problems import BadRecord
from boneyard.record.record_reader import read_record
from boneyard.record.replay import replay
from tests.record.examples import ENGINE_191, SEEN_BY_B, SUNDAY, changed, place_of, without


def refusal(data: str | bytes) -> tuple[str, tuple[int, int]]:
    """Why it cannot be read, as an id of the catalogue, and where."""
    with pytest.raises(BadRecord) as refused:
        read_record(data)
    problem = refused.value
    assert str(problem).startswith(f"line {problem.place.line}, column {problem.place.column}: ")
    assert "\n" not in str(problem)
    return problem.message, problem.place


@pytest.mark.parametrize("text", ["", "\n \n", "# nothing\n\n", "\ufeff"])
def test_nothing_is_no_record(text: str) -> None:
    assert refusal(text) == ("record-empty", (1, 1))


@pytest.mark.parametrize(
    "title", ["boneyard record 2", "boneyard", "", "title: boneyard record 1", '[Event "x"]']
)
def test_a_record_begins_with_its_title(title: str) -> None:
    text = changed(SUNDAY, "boneyard record 1", title)

    assert refusal(f"# first\n{text}")[0] == "record-no-title"


def test_a_record_is_utf_8() -> None:
    data = SUNDAY.encode().replace(b"Ben", b"B\xe9n")

    assert refusal(data) == ("record-not-utf-8", place_of(SUNDAY, "en\nname C"))
    assert refusal(SUNDAY.encode("utf-16"))[0] == "record-not-utf-8"


@pytest.mark.parametrize("name", ["sheet", "edition", "players"])
def test_the_heading_says_what_is_needed(name: str) -> None:
    text = without(SUNDAY, name)

    assert refusal(text) == ("record-missing", (place_of(text, "seed: ")[0], 1))
    assert refusal("boneyard record 1") == ("record-missing", (1, 1))


def test_a_secret_or_a_nonce_needs_all_nonces() -> None:
    for text in (
        without(SUNDAY, "nonce"),
        without(SUNDAY, "nonce B"),
        without(without(SUNDAY, "nonce C"), "secret"),
    ):
        assert refusal(text)[0] == "record-missing"


HEADINGS = [
    ("players: 3", "players: 3\nplayers: 3", "record-said-twice", "players: 3\nname"),
    ("name A: Anna", "name A: Anna\nName A: Ada", "record-said-twice", "Name A"),
    ("name A: Anna", "name: Anna", "record-whose", "name: Anna"),
    ("players: 3", "players A: 3", "record-nobodys", "players A"),
    ("players: 3", "players: 3 4", "record-word-count", "players: 3 4"),
    ("players: 3", "players:", "record-word-count", "players:"),
    ("players: 3", "players: # three", "record-word-count", "players:"),
    ("players: 3", "players: three", "record-no-number", "three"),
    ("players: 3", "players: ³", "record-no-number", "³"),
    ("players: 3", "players: 99999", "record-no-number", "99999"),
    ("players: 3", "players: 9", "record-bad-switch", "9\nname"),
    ("name A: Anna", "name A:", "record-no-text", "\nname B"),
    ("name A: Anna", "name A: An\0na", "record-no-text", "An\0na"),
    ("name A: Anna", "name D: Anna", "record-no-such-seat", "Anna\nname B"),
    ("name A: Anna", "name Q: Anna", "record-bad-word", "Anna\nname B"),
    ("first: A", "first: D", "record-no-such-seat", "D\ndate"),
    ("first: A", "first: a", "record-bad-word", "a\ndate"),
    ("sheet: mexican-train-classic", "sheet: whist", "record-no-such-sheet", "whist"),
    ("edition: 1", "edition: 2", "record-no-such-edition", "2\ndigest"),
    ("edition: 1", "edition: two", "record-no-number", "two"),
    ("game=fast,", "game,", "record-no-switch", "game,"),
    ("game=fast,", "game=,", "record-no-switch", "game="),
    ("game=fast,", "game=slow,", "record-bad-switch", "game=slow"),
    ("game=fast,", "engine=12,", "record-bad-switch", "engine=12"),
    ("game=fast,", "game=fast, game=fast,", "record-said-twice", "game=fast"),
    ("digest: 7", "digest: 77", "record-no-hash", "7748"),
    ("commitment: 85", "commitment: zz", "record-no-hash", "zzf6"),
    ("promise: table", "promise: secret", "record-no-promise", "secret\ncommitment"),
    ("promise: table", "promise: table\npromise: table", "record-said-twice", "promise: table\ncommitment"),
    ("secret: b8", "secret: B8", "record-no-secret", "B8cc"),
    ("nonce B: 6c", "nonce B: 6C", "record-no-nonce", "6Ca0"),
    ("nonce B: 6c", "nonce B: 6", "record-no-nonce", "6a0e"),
    ("seed: 43", "seed: 4", "record-no-seed-digits", "4707"),
    ("seed: 43", "seed: '", "record-no-seed-digits", "'707"),
    ("seed: 43", "seen-by: Q\nseed: 43", "record-bad-word", "Q\nseed"),
    ("seed: 43", "sead: 43", "record-no-such-line", "sead"),
    ("engine: 0-0", "date: today", "record-late-heading", "date: today"),
]


@pytest.mark.parametrize(
    ("old", "new", "message", "at"), HEADINGS, ids=[f"{n}-{h[2]}" for n, h in enumerate(HEADINGS)]
)
def test_a_mistake_in_the_heading_is_named_with_its_place(old: str, new: str, message: str, at: str) -> None:
    text = changed(SUNDAY, old, new)

    assert refusal(text) == (message, place_of(text, at))


def test_a_sheet_or_edition_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(
        BadRecord, match="there is no sheet 'whist'; the sheets are: engine-191, mexican-train-classic, "
    ):
        read_record(changed(SUNDAY, "mexican-train-classic", "whist"))
    with pytest.raises(
        BadRecord, match=r"there is no edition 2 of mexican-train-classic; the editions are: 1$"
    ):
        read_record(changed(SUNDAY, "edition: 1", "edition: 2"))


def test_more_rounds_than_the_set_has_engines_are_a_mistake_in_the_switches() -> None:
    heading = (
        "sheet: chickenfoot",
        "edition: 2",
        "switches: rounds=11",
        "players: 4",
        "first: A",
        "seed: 43",
    )
    text = "\n".join(["boneyard record 1", *heading, ""])

    assert refusal(text) == ("record-bad-switch", place_of(text, "rounds=11"))


LINES = [
    ("round: 1", "round: two", "record-no-number", "two"),
    ("round: 1", "round: 1234567", "record-no-number", "1234567"),
    ("round: 1", "round: 1 2", "record-word-count", "round: 1 2"),
    ("round: 1", "round A: 1", "record-nobodys", "round A"),
    ("round: 1", "round:", "record-word-count", "round:"),
    ("hand A:", "hand:", "record-whose", "hand:"),
    ("hand A:", "hand D:", "record-no-such-seat", "hand D"),
    ("hand A:", "hand Anna:", "record-bad-word", "hand Anna"),
    ("8-5 7-6", "8-5 7+6", "record-bad-word", "7+6"),
    ("8-5 7-6", "8-5 13-6", "record-bad-word", "13-6"),
    ("8-5 7-6", "8-5 ?", "record-unknown-tile", "? 8-3"),
    ("8-5 7-6", "8-5 (7-6)", "record-bad-word", "(7-6"),
    ("over: out", "over: over", "record-no-ending", "over\nleft"),
    ("over: out", "over: redeal", "record-no-ending", "redeal"),
    ("over: out", "finis: out", "record-no-such-line", "finis"),
    ("over: out", "A draw: out", "record-no-such-line", "A draw: out"),
    ("scores: A 53", "scores: A", "record-word-count", "scores: A,"),
    ("scores: A 53", "scores: A many", "record-no-number", "many"),
    ("scores: A 53", "scores: 53 A", "record-bad-word", "53 A"),
    ("winners: C", "winners: D", "record-no-such-seat", "D\nseal"),
    ("seal: ea", "seal: e", "record-no-hash", "e787"),
    ("A 7-0@M", "7-0@M", "record-no-seat", "7-0@M"),
    ("A 7-0@M", "Anna 7-0@M", "record-no-seat", "Anna 7-0@M"),
    ("A 7-0@M", "A, B", "record-idle-seat", "A, B"),
    ("C 7-7@C", "C", "record-idle-seat", "C\nover"),
    ("A 7-0@M", "D 7-0@M", "record-no-such-seat", "D 7-0@M"),
    ("A 7-0@M", "A 7-0@Q", "record-bad-word", "Q, B"),
    ("A 7-0@M", "A jump", "record-bad-word", "jump"),
    ("A 7-0@M", "A (7-0)", "record-bad-word", "(7-0)"),
    ("draw (8-0)", "draw (8-0", "record-bad-word", "B 9-2@M"),
    ("draw (5-2), C 7-7@C", "draw (5-2", "record-bad-brackets", "(5-2"),
    ("draw (8-0)", "draw ()", "record-bad-brackets", "()"),
    ("draw (8-0)", "draw 8-0)", "record-bad-word", "8-0), B"),
    ("draw (8-0)", "draw (?)", "record-unknown-tile", "?)"),
    ("draw (8-0)", "give", "record-bad-word", "B 9-2@M"),
    ("C 7-7@C", "C show", "record-tile-missing", "show"),
    ("C 7-7@C", "C show ?", "record-unknown-tile", "?\nover"),
    ("C 7-7@C", "C show draw", "record-bad-word", "draw\nover"),
]


@pytest.mark.parametrize(
    ("old", "new", "message", "at"), LINES, ids=[f"{n}-{line[2]}" for n, line in enumerate(LINES)]
)
def test_a_mistake_in_the_match_is_named_with_its_place(old: str, new: str, message: str, at: str) -> None:
    text = changed(SUNDAY, old, new)

    assert refusal(text) == (message, place_of(text, at))


@pytest.mark.parametrize(
    ("old", "new", "at"), [("A show ?", "A show ?x2", "?x2"), ("B show 5-1", "B give ?", "?\nreveal")]
)
def test_only_a_choice_can_be_secret(old: str, new: str, at: str) -> None:
    text = changed(SEEN_BY_B, old, new)

    assert refusal(text) == ("record-known-tile", place_of(text, at))


def test_without_a_seed_it_cannot_be_replayed() -> None:
    text = without(without(SUNDAY, "seed"), "secret")
    record = read_record(text)

    with pytest.raises(BadRecord, match="cannot be dealt again without a seed") as refused:
        replay(record)
    assert refused.value.place == place_of(text, "85f62758")
    with pytest.raises(BadRecord, match="line 1, column 1: the match cannot be dealt again without a seed"):
        replay(read_record(without(ENGINE_191, "seed")))
