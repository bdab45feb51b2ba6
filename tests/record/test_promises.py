"""What a commitment binds: the whole table, or in older records the secret alone."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest

from boneyard import SHEETS, BadOption, Match, commitment_of, seed_of, table_commitment, write_record
from boneyard.record.problems import FalseRecord
from boneyard.record.record_reader import read_record
from boneyard.record.record_writer import promised_text, record_text, sealed
from boneyard.record.replay import replay
from tests.record.examples import SUNDAY, changed, place_of, resealed, without

OLD = (Path(__file__).parent / "promises" / "secret-alone.txt").read_text("utf-8")
CLASSIC = SHEETS["mexican-train-classic"]
SECRET, NONCES = "5e" * 32, ("01" * 16, "02" * 16)


def falsehood(text: str) -> FalseRecord:
    with pytest.raises(FalseRecord) as found:
        replay(read_record(text))
    return found.value


# --- The table --------------------------------------------------------------------------------------------


def test_a_commitment_to_the_table_is_the_hash_of_these_lines() -> None:
    secret = read_record(SUNDAY).secret
    lines = (
        "sheet: mexican-train-classic\n"
        "edition: 1\n"
        "digest: 7487a42a971f1e951349b6bc3e82e47c8ccbdfca95beb48fe1e2726f0fc037dc\n"
        "switches: game=fast, rounds=1\n"
        "players: 3\n"
        "name A: Anna\n"
        "name B: Ben\n"
        "name C: Cleo\n"
        "first: A\n"
        "promise: table\n"
        f"secret: {secret}\n"
    )
    made = table_commitment(secret, CLASSIC.having(game="fast", rounds=1), 3, ["Anna", "Ben", "Cleo"])

    assert promised_text(read_record(SUNDAY)) == lines
    assert made == hashlib.sha256(lines.encode()).hexdigest()
    assert f"\ncommitment: {made}\n" in SUNDAY


def test_a_record_with_a_secret_promises_the_table() -> None:
    match = Match(CLASSIC, 2, seed_of(SECRET, NONCES), first=1)
    record = read_record(write_record(match, [" Anna\n", "Ben"], "", SECRET, NONCES))

    assert record.promise == "table"
    assert record.commitment == table_commitment(SECRET, CLASSIC, 2, ["Anna", "Ben"], first=1)
    assert read_record(write_record(match)).promise == ""


BOUND: list[tuple[str, str]] = [
    ("mexican-train-classic\nedition: 1\ndigest: 7487", "mexican-train-classic-fr\nedition: 1\ndigest: 7487"),
    ("switches: game=fast, rounds=1", "switches: game=fast, rounds=2"),
    ("switches: game=fast, rounds=1", "switches: game=fast"),
    ("rounds=1", "rounds=1, hands=open"),
    ("name A: Anna\nname B: Ben", "name A: Ben\nname B: Anna"),
    ("name B: Ben\n", ""),
    ("name B: Ben\n", "name B: Ben\nplayer B: person\n"),
    ("first: A", "first: B"),
    ("promise: table\n", ""),
    ("secret: b", "secret: c"),
    ("commitment: 8", "commitment: 9"),
]


@pytest.mark.parametrize(("old", "new"), BOUND, ids=[f"{n}-{new[:12]}" for n, (_, new) in enumerate(BOUND)])
def test_nothing_that_was_promised_can_be_chosen_after_the_nonces(old: str, new: str) -> None:
    """With a new seal, and without what would show it otherwise."""
    text = resealed(without(changed(SUNDAY, old, new), "digest"))
    problem = falsehood(text)

    assert problem.message == ("record-false-table" if "promise: table" in text else "record-false-secret")
    assert problem.values["found"] != problem.values["expected"]


def test_a_broken_promise_is_told_in_a_sentence() -> None:
    text = changed(SUNDAY, "first: A", "first: B")
    problem = falsehood(text)

    assert problem.place == place_of(text, "table\n")
    assert "this is not the table that was promised: the secret, the sheet, a house rule, a name" in str(
        problem
    )


def test_the_number_of_players_is_promised() -> None:
    fewer = without(without(changed(SUNDAY, "players: 3", "players: 2"), "name C"), "nonce C")

    assert falsehood(f"{without(fewer, 'seed').split('round: 1')[0]}").message == "record-false-table"


def test_date_and_remarks_are_not_promised() -> None:
    record = read_record(SUNDAY)
    other = replace(record, date="another day", remarks=("another remark",))

    assert replay(read_record(record_text(sealed(other)))).match.over


def test_who_plays_is_promised_where_it_is_told() -> None:
    record = replace(read_record(SUNDAY), played_by=("person", "", "conductor"))

    assert "\nplayer A: person\nplayer C: conductor\nfirst: A\n" in promised_text(record)


def test_the_digest_promised_is_that_of_the_rules_even_if_the_record_leaves_it_out() -> None:
    text = resealed(without(SUNDAY, "digest"))

    assert replay(read_record(text)).match.over
    assert promised_text(read_record(text)) == promised_text(read_record(SUNDAY))


def test_what_is_no_table_is_not_promised() -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        table_commitment("x", CLASSIC, 2)
    with pytest.raises(BadOption, match="players"):
        table_commitment(SECRET, CLASSIC, 9)
    with pytest.raises(ValueError, match="there is no seat 2"):
        table_commitment(SECRET, CLASSIC, 2, first=2)
    with pytest.raises(ValueError, match="3 names for 2 seats"):
        table_commitment(SECRET, CLASSIC, 2, ["Anna", "Ben", "Cleo"])


# --- The secret alone -------------------------------------------------------------------------------------


def test_an_older_record_is_true_by_its_own_rules_and_is_written_as_it_was() -> None:
    record = read_record(OLD)

    assert record.promise == ""
    assert record.commitment == commitment_of(record.secret)
    assert replay(record).match.winners == (2,)
    assert record_text(record) == OLD


def test_an_older_record_binds_its_secret() -> None:
    problem = falsehood(changed(OLD, "secret: b", "secret: c"))

    assert (problem.message, problem.place) == ("record-false-secret", place_of(OLD, "b8cc29ef"))


def test_an_older_record_does_not_pass_for_a_newer_one() -> None:
    newer = changed(OLD, "commitment:", "promise: table\ncommitment:")

    assert falsehood(resealed(newer)).message == "record-false-table"
