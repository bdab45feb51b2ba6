"""Deals that nobody could choose: a secret promised beforehand, a nonce from every seat, a seed made of both.

Secrets and nonces are lowercase hexadecimal digits and are hashed as text. Why not as bytes: docs/dealing.md.
"""

import hashlib
import re
from collections.abc import Sequence

SECRET = re.compile(r"[0-9a-f]{64}")
NONCE = re.compile(r"[0-9a-f]{32}")


def commitment_of(secret: str) -> str:
    """What is published before the nonces are given."""
    if SECRET.fullmatch(secret) is None:
        raise ValueError("a secret must be 64 hexadecimal digits in lower case")
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, nonces: Sequence[str]) -> bytes:
    """The match's seed: SHA-256 of the secret followed by each seat's nonce."""
    if SECRET.fullmatch(secret) is None:
        raise ValueError("a secret must be 64 hexadecimal digits in lower case")
    if not nonces or not all(NONCE.fullmatch(nonce) for nonce in nonces):
        raise ValueError("every seat needs a nonce of 32 hexadecimal digits in lower case")
    return hashlib.sha256("".join([secret, *nonces]).encode()).digest()
