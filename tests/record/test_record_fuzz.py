"""Records of any match, spoilt records, forged records: read, refused or found out, never stumbled over."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from boneyard import Match, write_action
from boneyard.locales import words
from boneyard.record.entries import Claim, Done, Record
from boneyard.record.match_record import record_of, seen_by, write_record
from boneyard.record.problems import BadRecord, FalseRecord, RecordProblem
from boneyard.record.record_reader import read_record
from boneyard.record.record_writer import record_text
from boneyard.record.replay import replay
from boneyard.record.views import view_json
from boneyard.words.records import problem_text
from tests.counts import count
from tests.record.examples import ENGINE_191, SEEN_BY_B, SUNDAY, resealed
from tests.record.played import SECRET, Plan, names, plans

SOME = settings(max_examples=count(25, 500))
SIGNS = '0123456789-@?x ABCDH:,#()=\n\r\t"abcdef\0é１²\u2028\ud800\U0001f600'
LONG = re.compile(r"[A-H] draw-until \(\S+(?: \S+)*\)")
"""The only line that may be long: one action with all its tiles."""
TILE = re.compile(r"\b(\d+)-(\d+)\b")


def tiles_in(text: str) -> set[tuple[int, ...]]:
    return {tuple(sorted((int(a), int(b)))) for a, b in TILE.findall(text)}


# --- Round trips ------------------------------------------------------------------------------------------


@SOME
@given(plans(), names(), st.text(max_size=8))
def test_any_match_is_written_read_and_replayed_exactly(plan: Plan, called: list[str], date: str) -> None:
    match = plan.play()
    record = record_of(match, called[: plan.players], date, SECRET, plan.nonces)
    text = record_text(record)
    read = read_record(text)

    assert read == record
    assert record_text(read) == text
    assert read_record(text.encode()) == record
    replayed = replay(read)
    again = replayed.match
    assert (again.actions, again.results, again.totals, again.winners, again.over) == (
        *(match.actions, match.results, match.totals, match.winners, match.over),
    )
    assert again.view(None) == match.view(None)
    assert replayed.deals == replayed.deals_written
    lines = text.split("\n\n", 1)[1].splitlines()
    assert all(len(line) <= 100 or LONG.fullmatch(line) for line in lines)


@SOME
@given(plans(), st.data())
def test_what_a_seat_saw_is_in_its_views_and_nothing_else_is(plan: Plan, data: st.DataObject) -> None:
    match = plan.play()
    seat = data.draw(st.integers(0, plan.players - 1))
    record = seen_by(record_of(match), seat)
    text = record_text(record)

    assert read_record(text) == record
    fresh = plan.begin()
    seen = tiles_in(view_json(fresh.view(seat)).decode())
    for action in match.actions:
        round_ = fresh.round
        fresh.play(action)
        seen |= tiles_in(view_json(round_.view(seat)).decode())
        seen |= tiles_in(view_json(fresh.view(seat)).decode())
    assert tiles_in(text) <= seen
    if "\ndeal: 2\n" not in text:
        # Hands thrown away after a reveal lie open in the view; a record does not tell them.
        assert tiles_in(text) == seen


@SOME
@given(plans(), st.data())
def test_what_a_seat_saw_is_the_record_line_by_line_with_tiles_hidden(
    plan: Plan, data: st.DataObject
) -> None:
    record = record_of(plan.play())
    seat = data.draw(st.integers(0, plan.players - 1))
    told = [entry for entry in record.entries if not is_dealt(entry)]
    seen = [entry for entry in seen_by(record, seat).entries if not is_dealt(entry)]

    for whole, known in zip(told, seen, strict=True):
        if isinstance(known, Done):
            assert isinstance(whole, Done)
            assert (known.seat, known.action.verb, known.action.end) == (
                *(whole.seat, whole.action.verb, whole.action.end),
            )
            assert known.action.tile in (whole.action.tile, None)
            assert known.action == whole.action or known.seat != seat
        elif "?" not in " ".join(getattr(known, "words", ())):
            assert known == whole


def is_dealt(entry: object) -> bool:
    """Of deals thrown away a seat is told only the number; nor is what it saw sealed."""
    return isinstance(entry, Claim) and entry.name in ("hand", "boneyard", "seal")


# --- Spoilt texts -----------------------------------------------------------------------------------------


def check_place(problem: RecordProblem, text: str) -> None:
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    line, column = problem.place
    assert 1 <= line <= len(lines)
    assert 1 <= column <= len(lines[line - 1]) + 1
    told = problem_text(problem, words())
    assert told.startswith(f"line {line}, column {column}: ")
    assert "\n" not in told
    assert len(told) < 1200


def try_record(data: str | bytes) -> Record | None:
    """What is read, if anything; whatever is wrong is told with its place."""
    text = data if isinstance(data, str) else data.decode("utf-8", "replace")
    try:
        record = read_record(data)
    except BadRecord as problem:
        check_place(problem, text)
        return None
    assert read_record(record_text(record)) == record
    try:
        replay(record)
    except (BadRecord, FalseRecord) as problem:
        check_place(problem, text)
    return record


@st.composite
def spoilt(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A record with a few signs, words or lines put in, taken out, exchanged or said twice."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 4))):
        how = draw(st.sampled_from(("signs", "words", "lines")))
        parts = list(text) if how == "signs" else re.split(r"(\s+)" if how == "words" else r"(\n)", text)
        place = draw(st.integers(0, len(parts)))
        taken = draw(st.integers(0, 3))
        other = draw(st.integers(0, len(parts)))
        put = draw(st.just(parts[other : other + 2]) | st.lists(st.sampled_from(SIGNS), max_size=3))
        text = "".join([*parts[:place], *put, *parts[place + taken :]])
    return text


examples = st.sampled_from((SUNDAY, ENGINE_191, SEEN_BY_B))


@settings(max_examples=count(150, 5000))
@given(spoilt(examples) | spoilt(plans(60).map(lambda plan: write_record(plan.play()))))
def test_a_spoilt_record_is_read_or_refused_with_its_place(text: str) -> None:
    try_record(text)


@given(st.text(max_size=40) | st.text(st.sampled_from(SIGNS), max_size=60))
def test_any_text_is_refused_with_its_place(text: str) -> None:
    assert try_record(text) is None
    heading, body = SUNDAY.split("\n\n", 1)
    try_record(f"boneyard record 1\n{text}")
    try_record(f"{heading}\n{text}")
    try_record(f"{heading}\n{text}\n{body}")


@given(st.binary(max_size=40), st.integers(0, len(SUNDAY)))
def test_any_bytes_are_refused_with_their_place(data: bytes, place: int) -> None:
    whole = SUNDAY.encode()
    try_record(data)
    try_record(whole[:place] + data + whole[place:])


@pytest.mark.parametrize(
    "line", ["boneyard: 1-0", "# comment", "A draw", "hand A: 9-9 8-8", "(", "name A: x"]
)
def test_a_record_of_many_lines_is_read_in_time(line: str) -> None:
    try_record(SUNDAY + f"{line}\n" * 10_000)


# --- Forgeries --------------------------------------------------------------------------------------------


def forged(record: Record, data: st.DataObject, name: str) -> str:
    """The text with one word of such a line exchanged for another; its seal is right again."""
    claims = [entry for entry in record.entries if isinstance(entry, Claim) and entry.name == name]
    assume(claims)
    claim = data.draw(st.sampled_from(claims))
    pattern = r"\d+-\d+" if name in ("hand", "boneyard", "flip") else r"\d+"
    found = [n for n, word in enumerate(claim.words) if re.fullmatch(pattern, word)]
    place = data.draw(st.sampled_from(found))
    tiles = [f"{high}-{low}" for high in range(13) for low in range(high + 1)]
    word = data.draw(st.sampled_from(tiles) if "-" in pattern else st.integers(0, 999).map(str))
    assume(word != claim.words[place])
    other = Claim(claim.name, (*claim.words[:place], word, *claim.words[place + 1 :]), claim.seat)
    entries = [other if entry is claim else entry for entry in record.entries]
    return resealed(record_text(replace(record, entries=tuple(entries))))


@SOME
@given(plans(), st.sampled_from(("hand", "boneyard", "flip", "scores", "totals")), st.data())
def test_a_forged_deal_or_score_is_found_out_and_named(plan: Plan, name: str, data: st.DataObject) -> None:
    text = forged(record_of(plan.play()), data, name)

    with pytest.raises(FalseRecord) as found:
        replay(read_record(text))
    assert found.value.values["name"].startswith(name)
    line = text.splitlines()[found.value.place.line - 1]
    assert line.startswith(name)


@SOME
@given(plans(), st.data())
def test_a_forged_action_is_found_out_and_named(plan: Plan, data: st.DataObject) -> None:
    """Where even the new action is legal and all that follows, the seal is broken."""
    match = plan.play()
    assume(match.actions)
    record = record_of(match)
    number = data.draw(st.integers(0, len(match.actions) - 1))
    there = Match.replay(match.sheet, match.players, match.seed, match.actions[:number], match.first)
    everything = sorted(
        {write_action(action) for action in match.actions} | {write_action(a) for a in there.legal()}
    )
    done = [entry for entry in record.entries if isinstance(entry, Done)][number]
    other = data.draw(st.sampled_from(everything))
    assume(other != write_action(done.action))
    forged_done = read_record(f"{record_text(record)}\n{'ABCDEFGH'[done.seat]} {other}\n").entries[-1]
    entries = [forged_done if entry is done else entry for entry in record.entries]
    text = record_text(replace(record, entries=tuple(entries)))

    with pytest.raises(FalseRecord) as found:
        replay(read_record(text))
    first = text.splitlines().index("round: 1") + 1
    assert first <= found.value.place.line <= len(text.splitlines())


@SOME
@given(plans(30), st.sampled_from(("secret", "nonce A", "nonce B", "seed", "commitment")), st.integers(0, 31))
def test_a_forged_secret_nonce_seed_or_commitment_is_found_out(plan: Plan, name: str, place: int) -> None:
    text = write_record(plan.play(), secret=SECRET, nonces=plan.nonces)
    start = text.index(f"{name}: ") + len(name) + 2 + place
    text = text[:start] + ("0" if text[start] != "0" else "1") + text[start + 1 :]

    with pytest.raises(FalseRecord) as found:
        replay(read_record(resealed(text)))
    expected = "record-false-table" if name in ("secret", "commitment") else "record-false-seed"
    assert found.value.message == expected
