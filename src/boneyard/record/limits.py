"""How much may come from a stranger. What is over a limit is refused in a sentence."""

import sys
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """How much the referee and the reader of records take; real matches stay far below the defaults.

    >>> text = write_record(Match(SHEETS["chickenfoot"], players=2, seed=b"friday"))
    >>> try:
    ...     read_record(text, limits=Limits(record_bytes=400))
    ... except BadRecord as problem:
    ...     print(problem)
    line 1, column 1: the record is longer than 400 bytes
    """

    request_bytes: int = 64 * 1024
    """Of a request to the referee: one line."""
    actions: int = 1_000
    """Of the `do` of a request."""
    record_bytes: int = 1024 * 1024
    """Of a record; of its characters, where it is handed in as text."""
    text_letters: int = 500
    """Of a name, a player or a date in a record."""
    seed_bytes: int = 256
    """Of the seed in a record."""
    redeals: int = 100
    """Deals of one round thrown away in a row, when a record is replayed. The rules set no end to them: in
    Engine 191 all seats may go on hiding their doubles."""


DEFAULTS: Limits = Limits()
_ANY = sys.maxsize
NO_LIMITS: Limits = Limits(_ANY, _ANY, _ANY, _ANY, _ANY, redeals=1_000)
"""For files of one's own. Nobody sits through a thousand deals that are thrown away.

>>> text = write_record(Match(SHEETS["chickenfoot"], players=2, seed=b"friday" * 100))
>>> len(read_record(text, limits=NO_LIMITS).seed)
600
"""
