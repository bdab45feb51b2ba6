"""Views and events as they go over a wire: declared types, written as JSON and read back.

The same shapes for all families; `table` is tagged by its family. The schema in docs/wire.schema.json is made
of these types. What a reader does not know, it passes over.
"""

from typing import Annotated

from msgspec import Meta, Struct

from boneyard.rules.event import EventKind
from boneyard.rules.result import Over
from boneyard.rules.view import Step

SeatName = Annotated[str, Meta(pattern="^[A-H]$", description="a seat")]
TileText = Annotated[str, Meta(pattern="^(1[0-2]|[0-9])-(1[0-2]|[0-9])$", description="a tile")]
EndName = Annotated[str, Meta(pattern="^([A-HMP]|ML|MR|1[0-2]|[0-9])$", description="an end of the table")]
Pips = Annotated[int, Meta(ge=0, le=12)]
Count = Annotated[int, Meta(ge=0)]

Tiles = tuple[TileText, ...]
Tracks = dict[EndName, Tiles]
Ends = dict[EndName, Pips]


class WireResult(Struct, frozen=True):
    """How a round ended; of a match the winners and the totals."""

    reason: Over
    winners: tuple[SeatName, ...]
    scores: tuple[int | None, ...]


class WireEvent(Struct, frozen=True, omit_defaults=True):
    """Something that happened. What does not apply, or may not be seen, is left out."""

    event: EventKind
    seat: SeatName | None = None
    tile: TileText | None = None
    end: EndName | None = None
    lacking: tuple[Pips, ...] = ()
    doubles_apart: bool = False
    fits: tuple[Pips, ...] | None = None
    doubles_fit: tuple[Pips, ...] | None = None
    tiles: Tiles | None = None
    number: Count | None = None
    result: WireResult | None = None


class WirePending(Struct, frozen=True):
    """What the seat to move is in the middle of."""

    step: Step
    tile: TileText | None


class WireTrains(Struct, frozen=True, tag_field="family", tag="trains"):
    """A table of Mexican Train."""

    trains: Tracks
    ends: Ends
    markers: tuple[SeatName, ...]
    open_doubles: tuple[EndName, ...]
    first_turns: tuple[SeatName, ...]
    placer: SeatName | None
    passes: Count


class WirePlaced(Struct, frozen=True):
    """A tile of Chickenfoot: its `near` half touches the tile that stands at place `on` of the list."""

    tile: TileText
    near: Pips
    on: Count | None


class WireFoot(Struct, frozen=True):
    pips: Pips
    toes: Annotated[int, Meta(ge=1, le=3)]


class WireFeet(Struct, frozen=True, tag_field="family", tag="feet"):
    """A table of Chickenfoot. `ends` has each number once; `open` once for each end, arms and toes apart."""

    tiles: tuple[WirePlaced, ...]
    ends: Ends
    open: tuple[Pips, ...]
    arms: Count
    foot: WireFoot | None


class WireLines(Struct, frozen=True, tag_field="family", tag="lines"):
    """A table of Engine 191."""

    trains: Tracks
    ends: Ends
    incomplete: tuple[SeatName, ...]
    yards: dict[SeatName, Tiles]
    discards: Tiles
    passes: Count
    shown: tuple[SeatName, ...]


WireTable = WireTrains | WireFeet | WireLines


class WireView(Struct, frozen=True):
    """The table as one seat sees it; `seat` null is a spectator."""

    sheet: str
    edition: int
    options: dict[str, str]
    players: Annotated[int, Meta(ge=2, le=8)]
    top: Pips
    seat: SeatName | None
    number: Count
    round: Annotated[int, Meta(ge=1)]
    rounds: int | None
    tokens_needed: int | None
    engine: Pips | None
    starter: SeatName | None
    turn: SeatName | None
    hands: dict[SeatName, Tiles]
    counts: tuple[Count, ...]
    boneyard: Count
    table: WireTable
    binding: tuple[EndName, ...]
    pending: WirePending | None
    legal: tuple[str, ...]
    history: tuple[WireEvent, ...]
    totals: tuple[int, ...]
    tokens: tuple[int, ...]
    over: WireResult | None
    winners: tuple[SeatName, ...]
