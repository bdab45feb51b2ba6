"""Records: written, read however they are written, replayed, and seen through one seat's eyes."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from boneyard import SHEETS, Action, Match, read_action
from boneyard.record.digest import sheet_digest
from boneyard.record.entries import LINES, Claim, Comment, Done, Place
from boneyard.record.match_record import record_of, seen_by, write_record
from boneyard.record.problems import BadRecord
from boneyard.record.record_reader import read_record
from boneyard.record.record_writer import record_text, seal_of, sealed
from boneyard.record.replay import replay
from boneyard.record.seeds import seed_of
from boneyard.rules.action import Verb
from tests.record.examples import ENGINE_191, SEEN_BY_B, SUNDAY, changed, without

CLASSIC = SHEETS["mexican-train-classic"]
SECRET = "b8cc29efddaa8c4607e9b850a134c532e397bbf13efc5997cda720bbe1ebd352"
NONCES = ("3d70e8483c71b653ecee61a611e745a5", "6ca0e962287499aa66253699890901c1", "0" * 32)


def bare(text: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))


# --- Writing ----------------------------------------------------------------------------------------------


def test_the_record_of_a_match_is_the_one_shown() -> None:
    record = read_record(SUNDAY)
    match = replay(record).match
    written = write_record(match, ["Anna", "Ben", "Cleo"], "2025-11-16", record.secret, record.nonces)

    assert written == bare(SUNDAY)


def test_names_and_dates_are_put_on_one_line_and_may_be_missing() -> None:
    match = Match(CLASSIC, 3, b"")
    record = record_of(match, ["  Anna\nMaria\t ", "\0"], "to\u2028day")

    assert record.names == ("Anna Maria", "", "")
    assert record.date == "to day"
    assert read_record(record_text(record)) == record
    assert "name" not in write_record(match, ["", " "])


def test_the_empty_seed_can_be_seen() -> None:
    text = write_record(Match(CLASSIC, 2, b""))

    assert '\nseed: ""\n' in text
    assert read_record(text).seed == b""


def test_secret_and_nonces_must_have_given_the_seed() -> None:
    match = Match(CLASSIC, 3, seed_of(SECRET, NONCES))

    assert read_record(write_record(match, secret=SECRET, nonces=NONCES)).secret == SECRET
    with pytest.raises(ValueError, match="do not give the seed"):
        record_of(match, secret=SECRET, nonces=NONCES[::-1])


def test_long_lists_and_long_turns_are_broken_into_lines() -> None:
    play = Done(0, Action(Verb.DRAW), ("12-5", "9-3") * 5)
    record = replace(
        record_of(Match(CLASSIC, 2, b"")),
        entries=(play, play, replace(play, seat=1), Claim("search", ("A", "12-5") * 30)),
    )
    text = record_text(record)

    assert max(map(len, text.splitlines())) <= 100
    assert text.count("\nsearch: A 12-5, A 12-5") == 3
    assert text.count("\nA draw (12-5 9-3") == 2
    assert read_record(text) == record


# --- Reading ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [SUNDAY, ENGINE_191, SEEN_BY_B])
def test_what_is_read_is_written_again_sign_by_sign(text: str) -> None:
    assert record_text(read_record(text)) == text


def in_disorder(text: str) -> str:
    """With its heading the other way round."""
    heading, body = text.split("\n\n", 1)
    title, *fields = heading.splitlines()
    remarks = [field for field in fields if field.startswith("#")]
    return "\n".join([title, *remarks, *reversed([f for f in fields if f not in remarks]), body])


@pytest.mark.parametrize(
    "text",
    [
        SUNDAY.replace("\n", "\r\n"),
        SUNDAY.replace("\n", "\r"),
        SUNDAY.replace("\n", "\n\n \n"),
        SUNDAY.replace("\n", "  \t\n"),
        SUNDAY.replace("\n", "\n   "),
        SUNDAY.replace(":", " :"),
        SUNDAY.replace(": ", ":"),
        SUNDAY.replace(": ", ":\t "),
        SUNDAY.replace(",", ""),
        SUNDAY.replace(",", " , "),
        SUNDAY.replace(" (", "("),
        SUNDAY.replace("(", "( ").replace(")", " )"),
        SUNDAY.replace("7-5", "5-7").replace("9-0", "0-9").replace("8-3", "08-03"),
        SUNDAY.replace("@M, B", "@M\nB"),
        SUNDAY.replace("C 6-6@M 6-3@M", "C 6-6@M, C 6-3@M"),
        SUNDAY.replace("8-0 9-4 5-2", "8-0\nboneyard: 9-4\nBoneyard: 5-2"),
        SUNDAY.replace("sheet:", "Sheet:").replace("round:", "ROUND:").replace("hand A", "Hand A"),
        SUNDAY.replace("85f62758", "85F62758")
        .replace("43707aaa", "43707AAA")
        .replace("ea787841", "EA787841"),
        SUNDAY.replace("boneyard record 1", "Boneyard  record 1"),
        SUNDAY.rstrip("\n"),
        in_disorder(SUNDAY),
        "\ufeff" + SUNDAY,
    ],
)
def test_a_record_may_be_written_in_many_ways(text: str) -> None:
    for data in (text, text.encode()):
        assert record_text(read_record(data)) == SUNDAY


def test_comments_are_kept_where_they_stand() -> None:
    text = changed(SUNDAY, "over: out\n", "over: out # at last\n#\n")
    text = changed(text, "players: 3\n", "players: 3 # and a dog\n")
    text = changed(text, "boneyard record 1\n", "# above all\nboneyard record 1 # the first\n")
    text = changed(text, "A 9-1@M, B", "A 9-1@M # good\nB")
    record = read_record(text)

    assert record.remarks == ("above all", "the first", "Sunday at Anna's", "and a dog")
    entries = record.entries
    over = entries.index(Claim("over", ("out",)))
    assert entries[over + 1 : over + 3] == (Comment("at last"), Comment(""))
    assert entries[entries.index(Comment("good")) - 1] == Done(0, read_action("9-1@M"))
    assert read_record(record_text(record)) == record
    assert replay(record).match.over


def test_a_name_may_have_any_sign_in_it() -> None:
    text = changed(SUNDAY, "name B: Ben", "name B: Ben #1: (the \N{SNOWMAN}), A draw")

    assert read_record(text).names[1] == "Ben #1: (the \N{SNOWMAN}), A draw"
    assert record_text(read_record(text)) == text


def test_places_are_those_of_the_text() -> None:
    record = read_record(ENGINE_191)
    hand = record.entries[2]
    shown = record.entries[5]

    assert record.place("seed") == Place(9, 7)
    assert record.place("switches") == Place(1, 1)
    assert isinstance(hand, Claim)
    assert (hand.places[0], hand.place(0), hand.place(1)) == (Place(13, 1), Place(13, 9), Place(13, 13))
    assert hand.place(99) == Place(13, 1)
    assert isinstance(shown, Done)
    assert shown.place == Place(16, 3)


# --- Replaying --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [SUNDAY, ENGINE_191])
def test_a_true_record_is_replayed(text: str) -> None:
    replayed = replay(read_record(text))

    done = [entry for entry in read_record(text).entries if isinstance(entry, Done)]
    assert replayed.match.actions == tuple(entry.action for entry in done)
    assert replayed.deals == replayed.deals_written == text.count("boneyard:") + text.count("flip:")


LEFT_OUT = [
    "digest",
    "first",
    "date",
    "commitment",
    "seed",
    "round",
    "deal",
    "hand",
    "boneyard:",
    "engine",
]
LEFT_OUT += ["over", "left", "scores", "totals", "winners", "seal", "#"]


@pytest.mark.parametrize("name", LEFT_OUT)
def test_what_is_left_out_is_not_missed(name: str) -> None:
    text = without(without(SUNDAY, "seal"), name) if name != "seal" else without(SUNDAY, name)

    assert replay(read_record(text)).match.winners == (2,)


def test_heading_and_actions_are_enough() -> None:
    text = ENGINE_191
    for name in ("digest", "name", *LINES):
        if f"\n{name}" in text:
            text = without(text, f"{name}:" if name == "boneyard" else name)
    replayed = replay(read_record(re.sub(r" \([^)]*\)", "", text)))

    assert replayed.match.round.state.engine == 0
    assert (replayed.deals, replayed.deals_written) == (3, 0)


def test_a_heading_says_only_what_it_knows() -> None:
    text = "boneyard record 1\nsheet: chickenfoot\nedition: 1\nplayers: 2\nfirst: B\nseed: 00\n"

    assert record_text(read_record(text)) == text
    assert replay(read_record(text)).match.first == 1


def test_deals_thrown_away_may_be_left_out_alone() -> None:
    sheet = SHEETS["chickenfoot"].having(rounds=1)
    text = next(
        text for text in (write_record(Match(sheet, 4, bytes([i]))) for i in range(99)) if "deal: 2" in text
    )
    head, rest = text.split("deal: 1\n", 1)
    _, last = rest.split("deal: 2\n", 1)
    shorter = read_record(without(f"{head}deal: 2\n{last}", "seal"))

    assert replay(shorter).deals_written < replay(read_record(text)).deals_written


def test_a_record_may_stop_anywhere() -> None:
    match = replay(read_record(SUNDAY)).match
    for number in range(len(match.actions) + 1):
        begun = Match.replay(match.sheet, 3, match.seed, match.actions[:number])
        text = write_record(begun)
        again = replay(read_record(text)).match
        assert write_record(again) == text
        assert again.view(None) == begun.view(None)


def test_an_old_edition_keeps_replaying() -> None:
    was = CLASSIC
    now = replace(CLASSIC, edition=2, questions=CLASSIC.questions[1:])
    editions = {("mexican-train-classic", 1): was, ("mexican-train-classic", 2): now}
    record = read_record(SUNDAY, editions)

    assert record.sheet.edition == 1
    assert record.digest == sheet_digest(was)
    assert replay(record).match.winners == (2,)


def test_an_edition_nobody_knows_is_refused() -> None:
    with pytest.raises(BadRecord, match="line 4, column 10: there is no edition 7 of mexican-train-classic"):
        read_record(changed(SUNDAY, "edition: 1", "edition: 7"))


# --- What one seat saw ------------------------------------------------------------------------------------


def test_what_a_seat_saw_is_the_record_shown() -> None:
    assert record_text(seen_by(read_record(ENGINE_191), 1)) == SEEN_BY_B


def test_what_a_seat_saw_has_no_secret_no_seed_and_no_comment() -> None:
    seen = seen_by(read_record(SUNDAY), 1)
    text = record_text(seen)

    assert (seen.secret, seen.seed, seen.remarks, seen.match_seed) == ("", None, (), None)
    assert seen.commitment
    assert seen.nonces
    assert "#" not in text
    assert "hand A: ?x13\nhand B: 9-9 9-7" in text
    assert "A draw (?), B 9-2@M" in text
    assert "B draw (9-4)" in text
    assert "left A: 8-5 8-1 8-0 7-6 6-4" in text


def test_what_a_seat_saw_can_be_read_and_not_replayed() -> None:
    record = read_record(SEEN_BY_B)

    assert record.seen_by == 1
    with pytest.raises(BadRecord, match="line 9, column 10: this is only what B saw"):
        replay(record)


def test_open_hands_are_seen_by_all() -> None:
    sheet = CLASSIC.having(hands="open", rounds=1)
    text = record_text(seen_by(record_of(Match(sheet, 2, b"open")), 1))

    assert "hand A: 12-" in text
    assert "boneyard: ?x58" in text


def test_a_search_is_seen_as_far_as_the_seat_drew() -> None:
    match = Match(SHEETS["mexican-train-satisfy"].having(rounds=1), 3, b"")
    while match.starter != 1 or "search" not in write_record(match):
        match = Match(match.sheet, 3, match.seed + b"x")
    whole = record_text(record_of(match))
    lines = record_text(seen_by(record_of(match), 1)).splitlines()
    hand = next(line for line in whole.splitlines() if line.startswith("hand B: "))
    seen = next(line for line in lines if line.startswith("hand B: "))
    search = " ".join(line for line in lines if line.startswith("search: "))

    assert sorted(seen.split()) == sorted(hand.split())
    assert "A ?" in search
    assert "C ?" in search
    assert "B ?" not in search
    assert search.endswith("B 0-0")
    assert "engine B: 0-0" in lines


def test_only_a_whole_record_can_be_seen_by_somebody() -> None:
    with pytest.raises(AssertionError, match="whole record"):
        seen_by(read_record(SEEN_BY_B), 0)


def test_the_seal_is_the_last_line() -> None:
    record = record_of(Match(CLASSIC, 2, b""))
    unsealed = replace(record, entries=record.entries[:-1])

    assert sealed(unsealed) == record
    assert record.entries[-1] == Claim("seal", (seal_of(unsealed),))
