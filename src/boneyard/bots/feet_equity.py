"""What an action of Chickenfoot is worth: the hand it leaves, and the table it leaves to the others."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from boneyard.bots.equity import Valued
from boneyard.rules.action import SHOWING, Action
from boneyard.rules.event import EventKind
from boneyard.rules.feet import TOES, FeetRules
from boneyard.rules.tile import Tile
from boneyard.rules.view import FeetLayout, View
from boneyard.sheets import SHEETS

DOUBLE_BLANK = Tile(0, 0)
MANY = 30
"""A hand nobody has told is counted as that many tiles."""
AMPLE = 4
"""So many tiles more than a foot needs are as good as any number."""


class FeetWeights(NamedTuple):
    """What it costs, in points.

    Fitted to 5,000 decisions, every action of which was played out in the same four worlds, and rounded;
    2 and 4 players. `python -m tools.tune chickenfoot` starts from here.
    """

    late_pip: float = 1.3
    """A pip in hand, divided by one more than the tiles of the hand nearest to going out."""
    blank: float = 40.0
    """0-0 counts as that many pips. [F18]"""
    tile: float = 1.8
    shut_double: float = 2.25
    """A double in hand, and no end shows its number."""
    own_toe: float = -0.5
    """A tile in hand that can be a toe of a double in hand."""
    controlled: float = 2.6
    """A number in hand: the own part of its tiles that are not laid."""
    fit: float = 0.45
    """A tile in hand that fits an open end."""
    open_number: float = 0.8
    """A number that can be played on."""
    follower: float = -0.2
    """An unseen tile for a number that can be played on."""
    toeless: float = 3.6
    """A number where somebody else can begin a foot, and no toe for it in hand."""
    arm: float = 0.65
    """A free arm of the spinner."""
    foot: float = -5.2
    """A foot is open."""
    spare_toe: float = 0.9
    """A tile that the open foot could have and does not need."""
    stuck: float = 7.1
    """The foot still waits at the own next turn, and no toe for it is in hand."""
    starved: float = -2.6
    """The part of the others that have nothing to play."""
    lead: float = 0.2
    """With a foot that is dead, a point more in hand than the others have."""


@dataclass
class Table:
    """What an action leaves: how many ends show each number, and the own hand."""

    ends: list[int]
    arms: int
    foot: int | None
    toes: int
    hand: list[Tile]


class FeetEquity:
    def __init__(self, weights: FeetWeights) -> None:
        self.weights = weights

    def __call__(self, view: View) -> list[Valued]:
        valuation = Valuation(view, self.weights)
        return [Valued(action, -valuation.cost(table_after(view, action))) for action in view.legal]


class Valuation:
    """One view valued. What is face down is judged by the mean of all tiles not seen."""

    def __init__(self, view: View, weights: FeetWeights) -> None:
        assert view.seat is not None, "a spectator has no turn"
        self.weights = weights
        self.engine = view.engine
        sheet = SHEETS[view.sheet].having(dict(view.options))
        self.rules = FeetRules(sheet)
        self.top, _ = sheet.table(view.players)
        self.table_told = bool(layout_of(view).tiles)
        seen = seen_tiles(view)
        self.doubles_seen = {tile.high for tile in seen if tile.is_double}
        self.unseen = [self.top + 1 - number for number in by_number(seen, self.top)]
        tiles_in_set = (self.top + 1) * (self.top + 2) // 2
        tiles_unseen = max(tiles_in_set - len(seen), 1)
        pips_unseen = self.top * tiles_in_set - sum(tile.pips for tile in seen)
        self.others = [(view.seat + step) % view.players for step in range(1, view.players)]
        counts = [min(view.counts[seat], MANY) for seat in self.others]
        self.hurry = 1 / (1 + min(counts))
        self.pips_of_others = sum(counts) / len(counts) * pips_unseen / tiles_unseen
        unknown = tiles_since_lacking(view, self.top)
        self.lacks = {
            seat: [
                (1 - min(unseen / tiles_unseen, 1)) ** min(tiles, count)
                for unseen, tiles in zip(self.unseen, unknown[seat], strict=True)
            ]
            for seat, count in zip(self.others, counts, strict=True)
        }
        """How likely a seat has no tile with a number."""

    def cost(self, table: Table) -> float:
        if not table.hand:
            return -self.pips_of_others  # [F14]
        weights = self.weights
        pips = sum(tile.pips for tile in table.hand) + (weights.blank if DOUBLE_BLANK in table.hand else 0.0)
        cost = weights.late_pip * self.hurry * pips + weights.tile * len(table.hand)
        held = by_number(table.hand, self.top)
        if table.foot is None:
            return cost + self.of_hand(table, held) + self.of_ends(table, held)
        spare = self.unseen[table.foot] + held[table.foot] - table.toes
        if spare >= 0 or not self.table_told:
            return cost + self.of_hand(table, held) + self.of_foot(table, table.foot, held)
        if self.rules.dead_foot_released:
            return cost + self.of_hand(table, held) + self.of_ends(table, held)
        return cost + weights.lead * (pips - self.pips_of_others)  # [FA10]

    def of_hand(self, table: Table, held: list[int]) -> float:
        """What is in hand, whatever can be played on now."""
        weights = self.weights
        cost = weights.arm * table.arms
        for number, tiles in enumerate(held):
            if tiles:
                cost += weights.controlled * tiles / (tiles + self.unseen[number])
        for tile in table.hand:
            if tile.is_double:
                cost += weights.own_toe * (held[tile.high] - 1)
                if not table.ends[tile.high]:
                    cost += weights.shut_double
        return cost

    def of_ends(self, table: Table, held: list[int]) -> float:
        """No foot is open."""
        weights = self.weights
        numbers = self.open_numbers(table)
        cost = self.of_starving([self.nothing_for(seat, numbers) for seat in self.others])
        cost += weights.fit * sum(1 for high, low in table.hand if high in numbers or low in numbers)
        for number in numbers:
            cost += weights.open_number + weights.follower * self.unseen[number]
            if not held[number] and number not in self.doubles_seen:
                cost += weights.toeless
        return cost

    def of_foot(self, table: Table, foot: int, held: list[int]) -> float:
        weights = self.weights
        # How likely the foot misses no toe, one, two, three, as the turn goes from seat to seat.
        waits = [1.0 if toes == table.toes else 0.0 for toes in range(TOES + 1)]
        starving: list[float] = []
        for seat in self.others:
            lacks = self.lacks[seat][foot]
            starving.append(lacks * (1 - waits[0]))
            waits = [
                waits[0] + waits[1] * (1 - lacks),
                *(waits[toes] * lacks + waits[toes + 1] * (1 - lacks) for toes in range(1, TOES)),
                waits[TOES] * lacks,
            ]
        cost = weights.foot + self.of_starving(starving)
        cost += weights.spare_toe * min(self.unseen[foot] + held[foot] - table.toes, AMPLE)
        if not held[foot]:
            cost += weights.stuck * (1 - waits[0])
        return cost

    def of_starving(self, chances: list[float]) -> float:
        return self.weights.starved * sum(chances) / len(chances)

    def nothing_for(self, seat: int, numbers: Iterable[int]) -> float:
        """How likely a seat can play on none of these numbers."""
        chance = 1.0
        for number in numbers:
            chance *= self.lacks[seat][number]
        return chance

    def open_numbers(self, table: Table) -> set[int]:
        """Where the next tile may go while no foot is open."""
        showing = {number for number, ends in enumerate(table.ends) if ends}
        if not table.arms or self.engine is None:
            return showing
        return {self.engine} if self.rules.arms_first else showing | {self.engine}  # [FA3]


# --- What a view tells ------------------------------------------------------------------------------------


def layout_of(view: View) -> FeetLayout:
    layout = view.layout
    assert isinstance(layout, FeetLayout), view.sheet
    return layout


def table_after(view: View, action: Action) -> Table:
    layout = layout_of(view)
    ends = [0] * 13
    for number in layout.ends:
        ends[number] += 1
    table = Table(ends, layout.arms, layout.foot, layout.toes, list(view.hand))
    if action.tile is None or action.end is None:
        return table
    near = action.end - SHOWING
    far = action.tile.pips - near
    table.hand.remove(action.tile)
    if table.foot is not None:
        table.toes -= 1
        table.foot = table.foot if table.toes else None
    elif near == view.engine and table.arms:
        table.arms -= 1
    else:
        ends[near] -= 1
    if near == far:
        table.foot, table.toes = near, TOES
    else:
        ends[far] += 1
    return table


def seen_tiles(view: View) -> set[Tile]:
    """The own hand and all that is known to lie on the table."""
    layout = layout_of(view)
    doubles = [Tile(number, number) for number in (view.engine, layout.foot) if number is not None]
    return {*view.hand, *doubles, *(placed.tile for placed in layout.tiles)}


def by_number(tiles: Iterable[Tile], top: int) -> list[int]:
    """How many of the tiles have each number."""
    found = [0] * (top + 1)
    for high, low in tiles:
        found[high] += 1
        if low != high:
            found[low] += 1
    return found


def tiles_since_lacking(view: View, top: int) -> list[list[int]]:
    """For each seat and number, how many tiles it has drawn since it showed to have none with the number."""
    since = [[MANY] * (top + 1) for _ in range(view.players)]
    lacking: tuple[int, ...] = ()
    for event in view.history:
        if event.seat is None:
            continue
        if event.kind is EventKind.DREW or event.kind is EventKind.PASSED:
            lacking = event.lacking
            if event.kind is EventKind.DREW:
                since[event.seat] = [tiles + 1 for tiles in since[event.seat]]
            for number in lacking:
                since[event.seat][number] = 0  # a drawn tile that is not kept fitted none of them
        elif event.kind is EventKind.KEPT:
            for number in lacking:
                since[event.seat][number] = MANY
    return since
