"""What a seat may know. Bots, the wire and spectators are given a View and nothing else."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from boneyard.rules.action import Action
from boneyard.rules.event import Event
from boneyard.rules.result import Result
from boneyard.rules.sheet import Family
from boneyard.rules.tile import Tile
from boneyard.rules.tile import tile as tile_with


class Step(Enum):
    """What a seat is in the middle of.

    >>> [step.value for step in Step]
    ['follow-up', 'drawn', 'unmark', 'replace']
    """

    FOLLOW_UP = "follow-up"
    DRAWN = "drawn"
    UNMARK = "unmark"
    REPLACE = "replace"


@dataclass(frozen=True)
class Pending:
    """`tile` is the double to follow, the tile drawn or taken (None if hidden), the tile just laid.

    >>> table = read_position({
    ...     "sheet": "mexican-train-classic", "players": 2, "turn": "A", "engine": 12,
    ...     "hands": {"A": "12-5 9-9 9-1"}, "trains": {"A": "12-9"},
    ... })
    >>> events = table.play(read_action("9-9@A"))
    >>> table.view(0).pending
    Pending(step=<Step.FOLLOW_UP: 'follow-up'>, tile=Tile(high=9, low=9))
    """

    step: Step
    tile: Tile | None


@dataclass(frozen=True)
class TrainsLayout:
    """What lies open on a table of trains. Tiles stand as laid, (near half, far half), from the hub out.

    A train is found by its end: 0 to 7 are the seats', 8 to 11 the shared trains and their ends.

    >>> table = read_position({
    ...     "sheet": "mexican-train-classic", "players": 2, "turn": "A", "engine": 12,
    ...     "trains": {"A": "12-9 9-4", "M": "12-1"}, "markers": "B",
    ... })
    >>> layout = table.view(0).layout
    >>> layout.trains[0], layout.ends, layout.markers
    (((12, 9), (9, 4)), {0: 4, 1: 12, 8: 1}, (1,))
    """

    trains: Mapping[int, tuple[tuple[int, int], ...]]
    ends: Mapping[int, int]
    markers: tuple[int, ...]
    open_doubles: tuple[int, ...]
    first_turns: tuple[int, ...]
    """The seats that have not had a turn yet, where that matters."""
    placer: int | None
    passes: int

    @property
    def laid(self) -> frozenset[Tile]:
        return frozenset([tile_with(*halves) for train in self.trains.values() for halves in train])


class Placed(NamedTuple):
    """A tile of the Chickenfoot layout. It lies with its `near` half on the tile with the number `on`.

    >>> match = Match(SHEETS["chickenfoot"], players=3, seed=b"friday")
    >>> events = match.play(read_action("9-6@9"))
    >>> match.view(None).layout.tiles[1]
    Placed(tile=Tile(high=9, low=6), near=9, on=0)
    """

    tile: Tile
    near: int
    on: int | None


@dataclass(frozen=True)
class FeetLayout:
    """What lies open on a table of Chickenfoot.

    `arms` of the spinner are free; `ends` are the numbers of the other open ends, toes among them; `foot` is
    the number of the open foot and `toes` how many it misses. `tiles` is the whole layout in the order it was
    laid, the spinner first; empty where a position told only the ends.

    >>> match = Match(SHEETS["chickenfoot"], players=3, seed=b"friday")
    >>> events = match.play(read_action("9-6@9"))
    >>> layout = match.view(None).layout
    >>> layout.arms, layout.ends, layout.foot
    (3, (6,), None)
    """

    arms: int
    ends: tuple[int, ...]
    foot: int | None
    toes: int
    tiles: tuple[Placed, ...]

    @property
    def laid(self) -> frozenset[Tile]:
        foot = [] if self.foot is None else [Tile(self.foot, self.foot)]
        return frozenset([*foot, *[placed.tile for placed in self.tiles]])


@dataclass(frozen=True)
class LinesLayout:
    """What lies open on a table of Engine 191. `shown` are the seats that have made their secret choice.

    >>> match = Match(SHEETS["engine-191"], players=2, seed=b"friday")
    >>> events = match.play(read_action("show 6-6")), match.play(read_action("show 4-2"))
    >>> layout = match.view(1).layout
    >>> layout.ends, layout.score_yards, layout.shown
    ({0: 6, 1: 6}, ((), ()), (0, 1))
    """

    lines: Mapping[int, tuple[tuple[int, int], ...]]
    ends: Mapping[int, int]
    incomplete: tuple[int, ...]
    score_yards: tuple[tuple[Tile, ...], ...]
    discards: tuple[Tile, ...]
    passes: int
    shown: tuple[int, ...]

    @property
    def laid(self) -> frozenset[Tile]:
        return frozenset([tile_with(*halves) for line in self.lines.values() for halves in line])

    @property
    def beside(self) -> frozenset[Tile]:
        """What lies open and is part of no line: it can still be played, or drawn once more. [E13] [E31]"""
        return frozenset([*self.discards, *[tile for yard in self.score_yards for tile in yard]])


Layout = TrainsLayout | FeetLayout | LinesLayout


@dataclass(frozen=True)
class Standing:
    """Where a match stands: the points and the rounds won of each seat, and how long it goes on.

    A match has so many `rounds`, or it lasts until somebody has won `tokens_needed` of them: one is a number,
    the other None. `winners` are there once it is over.

    >>> Match(SHEETS["engine-191"], players=2, seed=b"friday").standing
    Standing(totals=(0, 0), tokens=(0, 0), rounds=None, tokens_needed=3, winners=())
    """

    totals: tuple[int, ...]
    tokens: tuple[int, ...]
    rounds: int | None
    tokens_needed: int | None
    winners: tuple[int, ...] = ()


class Glance(NamedTuple):
    """What can change in a View while a round is played, but for its history; the fields are the View's."""

    number: int
    engine: int | None
    starter: int | None
    turn: int | None
    hands: tuple[tuple[Tile, ...] | None, ...]
    counts: tuple[int, ...]
    boneyard: int
    layout: Layout
    binding: tuple[int, ...]
    pending: Pending | None
    legal: tuple[Action, ...]
    standing: Standing
    result: Result | None


@dataclass(frozen=True)
class View:
    """The table as one seat sees it; `seat` None is a spectator.

    `hands` has a hand where this seat may see it and None where not: its own always, all in an open game,
    all once the round is over. `counts` and the number of `boneyard` tiles are public. `top` is the highest
    number of the set. `number` is how many actions the match has had: equal numbers, the same table.
    `binding` are the ends that must be played on before all others; none where the choice is free. `starter`
    began the round; None in Engine 191 before the reveal. `standing` counts this round once it is over.

    >>> match = Match(SHEETS["chickenfoot"], players=3, seed=b"friday")
    >>> view = match.view(1)
    >>> [hand and len(hand) for hand in view.hands], view.counts
    ([None, 11, None], (11, 11, 10))
    >>> view.turn, view.legal  # it is not this seat's turn
    (0, ())
    """

    sheet: str
    edition: int
    options: Mapping[str, str]
    family: Family
    players: int
    top: int
    seat: int | None
    number: int
    round_number: int
    engine: int | None
    starter: int | None
    turn: int | None
    hands: tuple[tuple[Tile, ...] | None, ...]
    counts: tuple[int, ...]
    boneyard: int
    layout: Layout
    binding: tuple[int, ...]
    pending: Pending | None
    legal: tuple[Action, ...]
    history: tuple[Event, ...]
    standing: Standing
    result: Result | None

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The seat's own tiles; a spectator has none."""
        own = None if self.seat is None else self.hands[self.seat]
        return () if own is None else own

    @property
    def totals(self) -> tuple[int, ...]:
        return self.standing.totals

    @property
    def tokens(self) -> tuple[int, ...]:
        return self.standing.tokens

    @property
    def laid(self) -> frozenset[Tile]:
        """The engine, and all tiles that are known to be part of a train, a foot or a line."""
        engine = () if self.engine is None else (Tile(self.engine, self.engine),)
        return self.layout.laid.union(engine)

    @property
    def on_table(self) -> frozenset[Tile]:
        """All tiles that lie open, those in score yards and among the discards too."""
        return self.laid | self.layout.beside if isinstance(self.layout, LinesLayout) else self.laid
