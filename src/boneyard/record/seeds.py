"""Deals that nobody could choose: a secret promised beforehand, a nonce from every seat, a seed made of both.

Secrets and nonces are lowercase hexadecimal digits and are hashed as text. Why not as bytes: docs/dealing.md.
"""

import hashlib
import re
import secrets
from collections.abc import Sequence

SECRET = re.compile(r"[0-9a-f]{64}")
NONCE = re.compile(r"[0-9a-f]{32}")
TABLE = "table"
"""The promise of a record whose commitment binds the whole table, and not the secret alone."""


def fresh_secret() -> str:
    return secrets.token_hex(32)


def fresh_nonce() -> str:
    return secrets.token_hex(16)


def derived_nonce(commitment: str, seat: str) -> str:
    """Of a seat that gives none: fixed by the commitment, so nobody can choose it when the others are known.

    >>> derived_nonce("ab" * 32, "A")
    '820c2230d2da0823c3e3842bbc9e1d1a'
    """
    return hashlib.sha256(f"{commitment} {seat}".encode()).hexdigest()[:32]


def check_secret(secret: str) -> None:
    if SECRET.fullmatch(secret) is None:
        raise ValueError("a secret must be 64 hexadecimal digits in lower case")


def commitment_of(secret: str) -> str:
    """A commitment to the secret and nothing else, as older records have it; `table_commitment` binds more.

    >>> commitment_of("5e" * 32)[:16]
    '8414cd6b08e92be7'
    """
    check_secret(secret)
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, nonces: Sequence[str]) -> bytes:
    """The match's seed: SHA-256 of the secret followed by each seat's nonce.

    >>> secret, nonces = "5e" * 32, ["01" * 16, "02" * 16]
    >>> match = Match(SHEETS["chickenfoot"], players=2, seed=seed_of(secret, nonces))
    >>> record = read_record(write_record(match, secret=secret, nonces=nonces))
    >>> record.match_seed == match.seed
    True
    """
    check_secret(secret)
    if not nonces or not all(NONCE.fullmatch(nonce) for nonce in nonces):
        raise ValueError("every seat needs a nonce of 32 hexadecimal digits in lower case")
    return hashlib.sha256("".join([secret, *nonces]).encode()).digest()
