"""What a seat may know. Bots, the wire and spectators are given a View and nothing else."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from boneyard.rules.action import Action
from boneyard.rules.event import Event
from boneyard.rules.tile import Tile


class Over(Enum):
    """How a round ended."""

    OUT = "out"
    BLOCKED = "blocked"
    YARD_EMPTY = "yard-empty"


@dataclass(frozen=True)
class Result:
    """Scores are None where a hand was never shown, as can happen at a real table."""

    over: Over
    winners: tuple[int, ...]
    scores: tuple[int | None, ...]


class Step(Enum):
    """What a seat is in the middle of."""

    FOLLOW_UP = "follow-up"
    DRAWN = "drawn"
    UNMARK = "unmark"


@dataclass(frozen=True)
class Pending:
    """`tile` is the double to follow, the tile drawn (None for the other seats), or the tile just laid."""

    step: Step
    tile: Tile | None


@dataclass(frozen=True)
class TrainsLayout:
    """What lies open on a table of trains. Tiles stand as laid, (near half, far half), from the hub out."""

    trains: Mapping[int, tuple[tuple[int, int], ...]]
    ends: Mapping[int, int]
    markers: tuple[int, ...]
    open_doubles: tuple[int, ...]
    placer: int | None
    passes: int


@dataclass(frozen=True)
class View:
    """The table as one seat sees it; `seat` None is a spectator.

    `hands` has a hand where this seat may see it and None where not: its own always, all in an open game,
    all once the round is over. `counts` and the number of `boneyard` tiles are public.
    """

    sheet: str
    options: Mapping[str, str]
    players: int
    seat: int | None
    round_number: int
    engine: int
    turn: int | None
    hands: tuple[tuple[Tile, ...] | None, ...]
    counts: tuple[int, ...]
    boneyard: int
    layout: TrainsLayout
    pending: Pending | None
    legal: tuple[Action, ...]
    history: tuple[Event, ...]
    totals: tuple[int, ...]
    result: Result | None

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The seat's own tiles; a spectator has none."""
        own = None if self.seat is None else self.hands[self.seat]
        return () if own is None else own
