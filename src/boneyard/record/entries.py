"""What a record consists of: a heading, then the match line by line."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, NamedTuple

from boneyard.record.notation import write_seat
from boneyard.record.seeds import seed_of
from boneyard.rules.action import Action
from boneyard.rules.sheet import Sheet
from boneyard.rules.tile import Tile


class Place(NamedTuple):
    """Where something is in the text; both count from 1."""

    line: int
    column: int


NOWHERE: Final = Place(0, 0)


class Shape(NamedTuple):
    """The words of a line: their `kinds` in turn, `many` times or once. `owner`: is it about one seat?"""

    kinds: tuple[str, ...]
    many: bool = False
    owner: str = "never"


NEVER, ALWAYS, SOMETIMES = "never", "always", "sometimes"

LINES: Final[Mapping[str, Shape]] = MappingProxyType(
    {
        "round": Shape(("number",)),
        "deal": Shape(("number",)),
        "hand": Shape(("tile",), many=True, owner=ALWAYS),
        "boneyard": Shape(("tile",), many=True),
        "search": Shape(("seat", "tile"), many=True),
        "engine": Shape(("tile",), owner=SOMETIMES),
        "reveal": Shape(("seat", "tile"), many=True),
        "discards": Shape(("tile",), many=True),
        "flip": Shape(("tile",), many=True),
        "over": Shape(("ending",)),
        "left": Shape(("tile",), many=True, owner=ALWAYS),
        "scores": Shape(("seat", "number"), many=True),
        "totals": Shape(("seat", "number"), many=True),
        "winners": Shape(("seat",), many=True),
        "seal": Shape(("hash",)),
    }
)
"""The lines of a match that are not actions."""


@dataclass(frozen=True)
class Comment:
    text: str


@dataclass(frozen=True)
class Done:
    """An action. `drew` are the tiles it turned over, as text; if there are none, nothing is claimed.

    A secret choice seen by others is a SHOW without a tile.
    """

    seat: int
    action: Action
    drew: tuple[str, ...] = ()
    place: Place = field(default=NOWHERE, compare=False)


@dataclass(frozen=True)
class Claim:
    """Any other line. `places` are those of its name and of each word."""

    name: str
    words: tuple[str, ...]
    seat: int | None = None
    places: tuple[Place, ...] = field(default=(), compare=False)

    @property
    def label(self) -> str:
        """What comes before its colon."""
        return self.name if self.seat is None else f"{self.name} {write_seat(self.seat)}"

    def place(self, word: int) -> Place:
        """Where that word is; the place of the name if there is no such word."""
        return self.places[word + 1] if word + 1 < len(self.places) else self.places[0]


Entry = Comment | Done | Claim


@dataclass(frozen=True)
class Record:
    """What a record says, true or not.

    `names`, `played_by`, `nonces` are by seat, the first two with "" where nothing is said; `remarks` are the
    comments above the match. `promise` says what the commitment binds: "table", or "" where it is the secret
    alone, as in older records. With `seen_by` it is what that seat has seen, and tiles may be unknown.

    >>> match = Match(SHEETS["chickenfoot"], players=2, seed=b"friday")
    >>> record = read_record(write_record(match, names=["Anna", "Ben"], date="2026-03-01"))
    >>> record.names, record.date, record.seed
    (('Anna', 'Ben'), '2026-03-01', b'friday')
    """

    sheet: Sheet
    players: int
    first: int = 0
    digest: str = ""
    names: tuple[str, ...] = ()
    played_by: tuple[str, ...] = ()
    date: str = ""
    promise: str = ""
    commitment: str = ""
    nonces: tuple[str, ...] = ()
    secret: str = ""
    seed: bytes | None = None
    seen_by: int | None = None
    remarks: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()
    places: Mapping[str, Place] = field(default_factory=dict, compare=False)
    """Those of the fields of the heading."""

    def place(self, name: str) -> Place:
        return self.places.get(name, Place(1, 1))

    @property
    def match_seed(self) -> bytes | None:
        """As written, or else made from secret and nonces; None until the secret is known."""
        if self.seed is None and self.secret:
            return seed_of(self.secret, self.nonces)
        return self.seed


def tile_words(tiles: "list[Tile | None]") -> tuple[str, ...]:
    """Tiles as text; unknown ones side by side are written together: `?x17`."""
    words: list[str] = []
    unknown = 0
    for place, tile in enumerate(tiles):
        if tile is not None:
            words.append(str(tile))
            continue
        unknown += 1
        if place + 1 == len(tiles) or tiles[place + 1] is not None:
            words.append("?" if unknown == 1 else f"?x{unknown}")
            unknown = 0
    return tuple(words)
