"""A seed that nobody could choose."""

from __future__ import annotations

import hashlib

import pytest

from boneyard.record.seeds import commitment_of, fresh_nonce, fresh_secret, seed_of

SECRET = "0" * 63 + "1"
NONCES = ("a" * 32, "b" * 32)


def test_the_commitment_is_the_hash_of_the_secret_as_text() -> None:
    assert commitment_of(SECRET) == hashlib.sha256(SECRET.encode()).hexdigest()


def test_the_seed_is_the_hash_of_the_secret_and_the_nonces_in_the_order_of_the_seats() -> None:
    assert seed_of(SECRET, NONCES) == hashlib.sha256((SECRET + "a" * 32 + "b" * 32).encode()).digest()
    assert seed_of(SECRET, NONCES[::-1]) != seed_of(SECRET, NONCES)


@pytest.mark.parametrize("secret", ["", "1", "0" * 63, "0" * 65, "A" * 64, "é" * 64, "0" * 64 + "\n"])
def test_what_is_no_secret_is_refused(secret: str) -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        commitment_of(secret)
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        seed_of(secret, NONCES)


PADDING = "\x80" + "\0" * 29 + "\2\0"


@pytest.mark.parametrize("nonces", [(), ("",), ("a" * 31,), ("a" * 33,), ("a" * 32, "B" * 32), (PADDING,)])
def test_what_is_no_nonce_is_refused_so_that_nobody_can_go_on_from_the_commitment(
    nonces: tuple[str, ...],
) -> None:
    with pytest.raises(ValueError, match="32 hexadecimal digits"):
        seed_of(SECRET, nonces)


def test_fresh_secrets_and_nonces_are_what_they_should_be_and_never_twice_the_same() -> None:
    secrets, nonces = {fresh_secret() for _ in range(20)}, {fresh_nonce() for _ in range(20)}

    assert (len(secrets), len(nonces)) == (20, 20)
    for secret in secrets:
        assert seed_of(secret, tuple(nonces))
