"""The log of a table: everything that has happened at it, and the only thing that is stored of it.

An entry is never changed once it is written. `by` is the visitor who asked for it and `id` the id of the
command, so that a repeated command finds its first answer.
"""

import msgspec
from msgspec import Struct

from boneyard.server.terms import Terms


class Entry(Struct, frozen=True, omit_defaults=True, tag_field="entry", kw_only=True):
    at: float
    by: str = ""
    id: str = ""


class Made(Entry, frozen=True, tag="made"):
    """`seats` are taken from the start: at a rematch by those who sat there before."""

    terms: Terms
    edition: int
    host: str
    seats: dict[int, tuple[str, str]] = {}
    """Visitor and name by seat."""
    removed: tuple[str, ...] = ()
    """Who was shown the door at the table before."""


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    visitor: str
    name: str


class Stood(Entry, frozen=True, tag="stood"):
    """The seat is free again."""

    seat: int


class Arranged(Entry, frozen=True, tag="arranged"):
    """Who sits where: `order[n]` is the seat from which whoever now sits at n has come."""

    order: tuple[int, ...]


class Settled(Entry, frozen=True, tag="settled"):
    """The host has changed the terms."""

    terms: Terms


class Promised(Entry, frozen=True, tag="promised"):
    """The match is about to begin: the commitment is published, the secret is not."""

    secret: str
    commitment: str
    names: tuple[str, ...]


class Gave(Entry, frozen=True, tag="gave"):
    """A nonce, chosen at the seat after it has seen the commitment."""

    seat: int
    nonce: str


class Dealt(Entry, frozen=True, tag="dealt"):
    """The match begins; the server has given the nonces that were missing."""

    nonces: dict[int, str]


class Acted(Entry, frozen=True, tag="acted"):
    """`kind` is who decided: the person, a bot, or the stand-in when the clock had run out."""

    seat: int
    action: str
    kind: str = "person"


class WasReady(Entry, frozen=True, tag="ready"):
    seat: int


class WentOn(Entry, frozen=True, tag="went-on"):
    """The next round is shown."""


class Left(Entry, frozen=True, tag="away"):
    """Nothing is connected for this visitor any more."""

    visitor: str


class Returned(Entry, frozen=True, tag="back"):
    visitor: str


class Handed(Entry, frozen=True, tag="handed"):
    """A bot plays on. The seat is kept for whoever had it, unless that person was removed."""

    seat: int
    bot: str
    kept: bool = True


class HandedBack(Entry, frozen=True, tag="handed-back"):
    seat: int


class Freed(Entry, frozen=True, tag="freed"):
    """The seat waits for somebody else to take it; until then nobody plays it."""

    seat: int


class Removed(Entry, frozen=True, tag="removed"):
    """By the host: this visitor cannot sit down here any more."""

    visitor: str


class Paused(Entry, frozen=True, tag="paused"):
    pass


class Resumed(Entry, frozen=True, tag="resumed"):
    pass


class Asked(Entry, frozen=True, tag="asked-back"):
    """To take back the last action."""

    seat: int


class Agreed(Entry, frozen=True, tag="agreed"):
    visitor: str


class Declined(Entry, frozen=True, tag="declined"):
    visitor: str


class TakenBack(Entry, frozen=True, tag="taken-back"):
    pass


class HostBecame(Entry, frozen=True, tag="host"):
    visitor: str


class Rematched(Entry, frozen=True, tag="rematch"):
    table: str


AnyEntry = (
    Made
    | Sat
    | Stood
    | Arranged
    | Settled
    | Promised
    | Gave
    | Dealt
    | Acted
    | WasReady
    | WentOn
    | Left
    | Returned
    | Handed
    | HandedBack
    | Freed
    | Removed
    | Paused
    | Resumed
    | Asked
    | Agreed
    | Declined
    | TakenBack
    | HostBecame
    | Rematched
)

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)

encode_entry = _ENCODER.encode
decode_entry = _DECODER.decode
