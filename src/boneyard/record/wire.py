"""Views and events as they go over a wire: declared types, written as JSON and read back.

The same shapes for all families; `table` is tagged by its family. The schema in docs/wire.schema.json is made
of these types. What a reader does not know, it passes over.
"""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

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


class WireTableChanges(Struct, frozen=True, omit_defaults=True):
    """What is new on the table: of `trains` and `yards` those that have changed, all else as it is now.

    A train that is told to be empty is gone.
    """

    trains: Tracks | UnsetType = UNSET
    ends: Ends | UnsetType = UNSET
    markers: tuple[SeatName, ...] | UnsetType = UNSET
    open_doubles: tuple[EndName, ...] | UnsetType = UNSET
    first_turns: tuple[SeatName, ...] | UnsetType = UNSET
    placer: SeatName | UnsetType | None = UNSET
    passes: Count | UnsetType = UNSET
    tiles: tuple[WirePlaced, ...] | UnsetType = UNSET
    open: tuple[Pips, ...] | UnsetType = UNSET
    arms: Count | UnsetType = UNSET
    foot: WireFoot | UnsetType | None = UNSET
    incomplete: tuple[SeatName, ...] | UnsetType = UNSET
    yards: dict[SeatName, Tiles] | UnsetType = UNSET
    discards: Tiles | UnsetType = UNSET
    shown: tuple[SeatName, ...] | UnsetType = UNSET


class WireChanges(Struct, frozen=True, omit_defaults=True):
    """What is new in a view: of `hands` and `table` what has changed, all else as it is now.

    The history is not among it: it grows by the events.
    """

    number: Count | UnsetType = UNSET
    round: Annotated[int, Meta(ge=1)] | UnsetType = UNSET
    rounds: int | UnsetType | None = UNSET
    tokens_needed: int | UnsetType | None = UNSET
    engine: Pips | UnsetType | None = UNSET
    starter: SeatName | UnsetType | None = UNSET
    turn: SeatName | UnsetType | None = UNSET
    hands: dict[SeatName, Tiles] | UnsetType = UNSET
    counts: tuple[Count, ...] | UnsetType = UNSET
    boneyard: Count | UnsetType = UNSET
    table: WireTableChanges | UnsetType = UNSET
    binding: tuple[EndName, ...] | UnsetType = UNSET
    pending: WirePending | UnsetType | None = UNSET
    legal: tuple[str, ...] | UnsetType = UNSET
    totals: tuple[int, ...] | UnsetType = UNSET
    tokens: tuple[int, ...] | UnsetType = UNSET
    over: WireResult | UnsetType | None = UNSET
    winners: tuple[SeatName, ...] | UnsetType = UNSET
