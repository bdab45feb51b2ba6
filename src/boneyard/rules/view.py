"""What a seat may know. Bots, the wire and spectators are given a View and nothing else."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from boneyard.rules.action import Action
from boneyard.rules.event import Event
from boneyard.rules.tile import Tile


class Over(Enum):
    """How a round ended."""

    OUT = "out"
    BLOCKED = "blocked"
    YARD_EMPTY = "yard-empty"
    REDEAL = "redeal"


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
    REPLACE = "replace"


@dataclass(frozen=True)
class Pending:
    """`tile` is the double to follow, the tile drawn or taken (None if hidden), the tile just laid."""

    step: Step
    tile: Tile | None


@dataclass(frozen=True)
class TrainsLayout:
    """What lies open on a table of trains. Tiles stand as laid, (near half, far half), from the hub out."""

    trains: Mapping[int, tuple[tuple[int, int], ...]]
    ends: Mapping[int, int]
    markers: tuple[int, ...]
    open_doubles: tuple[int, ...]
    first_turns: tuple[int, ...]
    """The seats that have not had a turn yet, where that matters."""
    placer: int | None
    passes: int


class Placed(NamedTuple):
    """A tile of the Chickenfoot layout. It lies with its `near` half on the tile with the number `on`."""

    tile: Tile
    near: int
    on: int | None


@dataclass(frozen=True)
class FeetLayout:
    """What lies open on a table of Chickenfoot.

    `arms` of the spinner are free; `ends` are the numbers of the other open ends, toes among them; `foot` is
    the number of the open foot and `toes` how many it misses. `tiles` is the whole layout in the order it was
    laid, the spinner first; empty where a position told only the ends.
    """

    arms: int
    ends: tuple[int, ...]
    foot: int | None
    toes: int
    tiles: tuple[Placed, ...]


@dataclass(frozen=True)
class LinesLayout:
    """What lies open on a table of Engine 191. `shown` are the seats that have made their secret choice."""

    lines: Mapping[int, tuple[tuple[int, int], ...]]
    ends: Mapping[int, int]
    incomplete: tuple[int, ...]
    score_yards: tuple[tuple[Tile, ...], ...]
    discards: tuple[Tile, ...]
    passes: int
    shown: tuple[int, ...]


Layout = TrainsLayout | FeetLayout | LinesLayout


@dataclass(frozen=True)
class Standing:
    """The match before this round: the sum of each seat's scores, and the rounds it has won."""

    totals: tuple[int, ...]
    tokens: tuple[int, ...]

    @classmethod
    def at_start(cls, players: int) -> "Standing":
        return cls((0,) * players, (0,) * players)


@dataclass(frozen=True)
class View:
    """The table as one seat sees it; `seat` None is a spectator.

    `hands` has a hand where this seat may see it and None where not: its own always, all in an open game,
    all once the round is over. `counts` and the number of `boneyard` tiles are public.
    `totals` and `tokens` are the points and the rounds won before this round.
    """

    sheet: str
    options: Mapping[str, str]
    players: int
    seat: int | None
    round_number: int
    engine: int | None
    turn: int | None
    hands: tuple[tuple[Tile, ...] | None, ...]
    counts: tuple[int, ...]
    boneyard: int
    layout: Layout
    pending: Pending | None
    legal: tuple[Action, ...]
    history: tuple[Event, ...]
    totals: tuple[int, ...]
    tokens: tuple[int, ...]
    result: Result | None

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The seat's own tiles; a spectator has none."""
        own = None if self.seat is None else self.hands[self.seat]
        return () if own is None else own
