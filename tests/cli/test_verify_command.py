"""`boneyard verify`: what was checked, in plain words."""

from __future__ import annotations

import random
import re

import pytest

from boneyard import SHEETS, Match
from boneyard.record.match_record import table_commitment, write_record
from boneyard.record.record_reader import read_record
from boneyard.record.seeds import derived_nonce, seed_of
from tests.cli.command import boneyard
from tests.record.examples import ENGINE_191, SUNDAY, changed, resealed, without
from tools.stamps import ROOT

SECRET_ALONE = (ROOT / "tests" / "record" / "promises" / "secret-alone.txt").read_text("utf-8")


def verify(text: str, *options: str) -> tuple[int, str, str]:
    """Its exit code, and what it says with all blanks made one."""
    said = boneyard("verify", "-", *options, stdin=text.encode())
    return said.returncode, re.sub(r"\s+", " ", said.stdout), said.stderr


def test_every_check_is_told_in_plain_words() -> None:
    code, told, complaint = verify(SUNDAY)

    assert (code, complaint) == (0, "")
    for part in (
        "lines of the heading is 85f62758932311c4c42cffbe7ad806012ad362fb270326c99f2195f6a238ffd0, which is",
        "already fixed when it was published: the secret, the sheet with its rules, the house rules,",
        "Compare it with the one you were given before the match",
        "by the nonces of A, B, C is 43707aaa6977a8dba033f3422826825fa864f956811fe8b3f3d4f74e4e3952ec,",
        "The only shuffle of the match follows from that seed; one is written down in the record, and it is",
        "All 32 actions are legal. One round is finished and scored as it should be.",
        "This shows, provided the commitment was published before the nonces were given: - All tiles",
        "Once the nonces were known, nobody could choose the sheet, the house rules, the names, the seats",
        "Every action in the record is legal, and every score follows from the actions.",
        "It cannot show: - Whether this commitment is the one that was published, and when.",
        "Whoever has the record can put other legal actions in their place and seal it anew",
        "Whether other deals were begun and thrown away before this one.",
    ):
        assert part in told, part
    for part in ("cut off", "older kind", "When the sheet"):
        assert part not in told, part


def test_of_the_older_promise_it_is_told_that_it_binds_the_secret_alone() -> None:
    code, told, _ = verify(SECRET_ALONE)

    assert code == 0
    assert (
        "SHA-256 of the secret is 24f5c06cb3882a149a87b1c63810aa2c25b60da45f60ac582d337ffb76c7ffff," in told
    )
    assert "it binds the secret and nothing else." in told
    assert "Once the nonces were known, nobody could choose the secret." in told
    assert "When the sheet, the house rules, the names and the first seat were chosen." in told


def test_of_a_record_that_stops_it_is_told_that_an_ending_may_have_been_cut_off() -> None:
    code, told, _ = verify(SUNDAY.split("A 9-0@A")[0])

    assert code == 0
    assert "No round is finished." in told
    assert "an ending may have been cut off" in told


def at_a_server(*people: str) -> str:
    """A record of three seats, of which only these gave a nonce of their own."""
    sheet, secret = SHEETS["chickenfoot"], "5e" * 32
    commitment = table_commitment(secret, sheet, players=3)
    nonces = ["01" * 16 if seat in people else derived_nonce(commitment, seat) for seat in "ABC"]
    return write_record(Match(sheet, 3, seed_of(secret, nonces)), secret=secret, nonces=nonces)


def test_only_seats_that_gave_a_nonce_are_said_to_have_had_a_share() -> None:
    code, told, _ = verify(at_a_server("B"))

    assert code == 0
    assert "Nobody chose the nonces of seats A, C: they follow from the commitment" in told
    assert "by chance in which seat B had a share. Neither the keeper of the secret nor that seat" in told
    assert "every seat had a share" not in told


def test_where_no_seat_gave_a_nonce_the_keeper_may_have_tried_several_secrets() -> None:
    code, told, _ = verify(at_a_server())

    assert code == 0
    assert "Whoever kept the secret could have tried several" in told
    assert "could choose" not in told.split("This shows")[0]
    assert "had a share. Neither" not in told


def test_the_commitment_that_was_given_is_compared() -> None:
    given = read_record(SUNDAY).commitment
    code, told, _ = verify(SUNDAY, "--commitment", given.upper())

    assert code == 0
    assert "It is the one you were given." in told
    assert "Whether you were given the commitment before the nonces; you know that yourself." in told
    assert "Whether this commitment is the one that was published" not in told


def test_another_commitment_than_the_one_given_is_named() -> None:
    code, told, complaint = verify(SUNDAY, "--commitment", "0" * 64)

    assert code == 1
    assert " 1. " not in told
    assert complaint.startswith(
        "boneyard: -, line 14, column 13: this is not the commitment you were given: "
    )
    assert complaint.count("\n") == 1


@pytest.mark.parametrize("given", ["", "0" * 63, "x" * 64, "0" * 64 + "\n"])
def test_what_is_no_commitment_cannot_be_compared(given: str) -> None:
    code, told, complaint = verify(SUNDAY, "--commitment", given)

    assert (code, told) == (2, "")
    assert "is not a hash; a hash is 64 hexadecimal digits" in complaint


def test_other_rules_are_named_before_the_promise_is_checked() -> None:
    assert "the rules of this sheet are not the ones" in verify(changed(SUNDAY, "digest: 7", "digest: 8"))[2]


def test_it_is_told_if_the_deals_are_not_written_down() -> None:
    text = without(without(SUNDAY, "seal"), "boneyard:")

    assert "follows from that seed; none is written down in the record." in verify(text)[1]


@pytest.mark.parametrize(
    ("old", "new", "told", "checks"),
    [
        ("secret: b", "secret: c", "this is not the table that was promised", 0),
        ("commitment: 8", "commitment: 9", "this is not the table that was promised", 0),
        ("first: A", "first: B", "this is not the table that was promised", 0),
        ("nonce A: 3", "nonce A: 4", "the seed, the secret or a nonce was changed", 0),
        ("seed: 4", "seed: 5", "the seed, the secret or a nonce was changed", 0),
        ("hand C: 7-7 7-5", "hand C: 7-5 7-7", "“hand C” does not follow from the seed", 2),
        ("C 7-7@C", "C 7-7@M", "C cannot do 7-7@M here", 2),
        ("scores: A 53", "scores: A 35", "“scores” is wrong: it says 35, but should say 53", 2),
    ],
)
def test_what_is_false_is_named_after_what_is_true(old: str, new: str, told: str, checks: int) -> None:
    code, said, complaint = verify(resealed(changed(SUNDAY, old, new)))

    assert code == 1
    assert told in complaint
    assert complaint.startswith("boneyard: -, line ")
    assert complaint.count("\n") == 1
    assert [f" {number}. " in said for number in range(1, 5)] == [number < checks for number in range(4)]
    assert "This shows" not in said


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (ENGINE_191, "there is no commitment in this record"),
        (without(SUNDAY, "commitment"), "there is no commitment in this record"),
        (without(SUNDAY, "secret"), "the secret has not been published yet"),
    ],
)
def test_without_commitment_and_secret_there_is_nothing_to_verify(text: str, told: str) -> None:
    code, said, complaint = verify(text)

    assert (code, said) == (2, "")
    assert told in complaint


def test_a_whole_match_with_redeals_and_flips_is_verified() -> None:
    secret, nonces = "5" * 64, ("6" * 32, "7" * 32)
    match = Match(SHEETS["engine-191"].having(tokens=1), 2, seed_of(secret, nonces))
    chance = random.Random(4)
    while not match.over:
        match.play(chance.choice(match.legal()))
    text = write_record(match, ["Ann", "Bob"], "today", secret, nonces)
    code, told, _ = verify(text)
    shuffles = text.count("\nboneyard: ") + text.count("\nflip: ")

    assert "\ndeal: 2\n" in text
    assert "\nflip: " in text
    assert code == 0
    assert f"All {shuffles} shuffles of the match follow from that seed; {shuffles} are written down" in told
