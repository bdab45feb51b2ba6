"""`boneyard verify`: what was checked, in plain words."""

from __future__ import annotations

import random
import re

import pytest

from boneyard import SHEETS, Match
from boneyard.record.match_record import write_record
from boneyard.record.seeds import seed_of
from tests.cli.command import boneyard
from tests.record.examples import ENGINE_191, SUNDAY, changed, resealed, without


def verify(text: str) -> tuple[int, str, str]:
    """Its exit code, and what it says with all blanks made one."""
    said = boneyard("verify", "-", stdin=text.encode())
    return said.returncode, re.sub(r"\s+", " ", said.stdout), said.stderr


def test_every_check_is_told_in_plain_words() -> None:
    code, told, complaint = verify(SUNDAY)

    assert (code, complaint) == (0, "")
    for part in (
        "of the secret is 24f5c06cb3882a149a87b1c63810aa2c25b60da45f60ac582d337ffb76c7ffff, which is the",
        "by the nonces of A, B, C is 43707aaa6977a8dba033f3422826825fa864f956811fe8b3f3d4f74e4e3952ec,",
        "The only shuffle of the match follows from that seed; one is written down in the record, and it is",
        "All 32 actions are legal. One round is finished and scored as it should be.",
        "This shows that the tiles were settled before the first deal",
        "It does not show when the commitment was published",
    ):
        assert part in told, part


def test_it_is_told_if_the_deals_are_not_written_down() -> None:
    text = without(without(SUNDAY, "seal"), "boneyard:")

    assert "follows from that seed; none is written down in the record." in verify(text)[1]


@pytest.mark.parametrize(
    ("old", "new", "told", "checks"),
    [
        ("secret: b", "secret: c", "the secret is not the one that was promised", 0),
        ("commitment: 2", "commitment: 3", "the secret is not the one that was promised", 0),
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
