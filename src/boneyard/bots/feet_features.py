"""What an action of Chickenfoot leaves behind: a hand, and a table for the others."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from boneyard.bots.lacks import drawn_since_lacking
from boneyard.rules.action import SHOWING, Action
from boneyard.rules.feet import TOES, FeetRules
from boneyard.rules.tile import Tile
from boneyard.rules.view import FeetLayout, View
from boneyard.sheets.editions import sheet_of

DOUBLE_BLANK = Tile(0, 0)
MANY = 30
"""An unknown hand counts as this many tiles."""
BLANK_PIPS = 40
"""0-0 costs 50, and is counted as a little less: it goes on any end that shows 0. [F18]"""
AMPLE = 4
"""This many tiles more than a foot needs are as good as any larger number."""


class FeetFeatures(NamedTuple):
    late_pips: float
    """Pips in hand, divided by one more than the tiles of the hand nearest to going out."""
    tiles: float
    shut_doubles: float
    """Doubles in hand whose number no end shows."""
    own_toes: float
    """Tiles in hand that can be toes of doubles in hand."""
    controlled: float
    """For each number in hand, our share of its tiles that have not been laid."""
    fitting: float
    """Tiles in hand that fit an open end."""
    open_numbers: float
    """Numbers that can be played on."""
    followers: float
    """Unseen tiles that fit these numbers."""
    toeless: float
    """Numbers where somebody else can begin a foot, and no toe for it is in hand."""
    arms: float
    """Free arms of the spinner."""
    foot: float
    """A foot is open."""
    spare_toes: float
    """Tiles that the open foot could have and does not need."""
    stuck: float
    """How likely the foot is still open at our next turn, if we have no toe for it."""
    starved: float
    """The share of the others who have nothing to play."""
    lead: float
    """With a dead foot, how many more points we hold than the others."""
    gone_out: float
    """The round is won: what the others have in hand."""


NONE = FeetFeatures(*[0.0] * len(FeetFeatures._fields))


@dataclass
class Table:
    """What an action leaves: how many ends show each number, and our hand."""

    ends: list[int]
    arms: int
    foot: int | None
    toes: int
    hand: list[Tile]


def feet_features(view: View) -> list[FeetFeatures]:
    """Of all legal actions, in their order."""
    reading = Reading(view)
    return [reading.features(table_after(view, action)) for action in view.legal]


class Reading:
    """One view. What is face down is judged by the mean of all tiles not seen."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None, "a spectator has no turn"
        self.engine = view.engine
        sheet = sheet_of(view)
        self.rules = FeetRules(sheet)
        self.top, _ = sheet.table(view.players)
        self.table_told = bool(layout_of(view).tiles)
        seen = view.on_table.union(view.hand)
        self.doubles_seen = {tile.high for tile in seen if tile.is_double}
        self.unseen = [self.top + 1 - number for number in by_number(seen, self.top)]
        tiles_in_set = (self.top + 1) * (self.top + 2) // 2
        tiles_unseen = max(tiles_in_set - len(seen), 1)
        pips_unseen = self.top * tiles_in_set - sum(tile.pips for tile in seen)
        self.others = [(view.seat + step) % view.players for step in range(1, view.players)]
        counts = [min(view.counts[seat], MANY) for seat in self.others]
        self.hurry = 1 / (1 + min(counts))
        self.pips_of_others = sum(counts) / len(counts) * pips_unseen / tiles_unseen
        unknown = drawn_since_lacking(view)
        self.lacks = {
            seat: [
                (1 - min(unseen / tiles_unseen, 1)) ** min(unknown[seat].get(number, count), count)
                for number, unseen in enumerate(self.unseen)
            ]
            for seat, count in zip(self.others, counts, strict=True)
        }
        """How likely a seat has no tile with a number."""

    def features(self, table: Table) -> FeetFeatures:
        if not table.hand:
            return NONE._replace(gone_out=self.pips_of_others)  # [F14]
        pips = sum(tile.pips for tile in table.hand) + (BLANK_PIPS if DOUBLE_BLANK in table.hand else 0)
        found = NONE._replace(late_pips=self.hurry * pips, tiles=len(table.hand))
        held = by_number(table.hand, self.top)
        dead = table.foot is not None and self.table_told and self.spare_toes(table, held) < 0
        if dead and not self.rules.dead_foot_released:
            return found._replace(lead=pips - self.pips_of_others)  # [FA10]
        found = self.with_hand(found, table, held)
        if table.foot is None or dead:
            return self.with_ends(found, table, held)
        return self.with_foot(found, table, table.foot, held)

    def spare_toes(self, table: Table, held: list[int]) -> int:
        """How many tiles the open foot could have and does not need; below 0 it is dead."""
        assert table.foot is not None
        return self.unseen[table.foot] + held[table.foot] - table.toes

    def with_hand(self, found: FeetFeatures, table: Table, held: list[int]) -> FeetFeatures:
        """What is in hand, whatever can be played on now."""
        doubles = [tile.high for tile in table.hand if tile.is_double]
        return found._replace(
            arms=table.arms,
            controlled=sum(
                tiles / (tiles + self.unseen[number]) for number, tiles in enumerate(held) if tiles
            ),
            own_toes=sum(held[number] - 1 for number in doubles),
            shut_doubles=sum(1 for number in doubles if not table.ends[number]),
        )

    def with_ends(self, found: FeetFeatures, table: Table, held: list[int]) -> FeetFeatures:
        """No foot is open."""
        numbers = self.open_numbers(table)
        begun = [number for number in numbers if not held[number] and number not in self.doubles_seen]
        return found._replace(
            starved=mean([self.nothing_for(seat, numbers) for seat in self.others]),
            fitting=sum(1 for high, low in table.hand if high in numbers or low in numbers),
            open_numbers=len(numbers),
            followers=sum(self.unseen[number] for number in numbers),
            toeless=len(begun),
        )

    def with_foot(self, found: FeetFeatures, table: Table, foot: int, held: list[int]) -> FeetFeatures:
        # How likely the foot needs no toe, one, two or three, as the turn goes from seat to seat.
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
        return found._replace(
            foot=1.0,
            starved=mean(starving),
            spare_toes=min(self.spare_toes(table, held), AMPLE),
            stuck=0.0 if held[foot] else 1 - waits[0],
        )

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


def mean(chances: list[float]) -> float:
    return sum(chances) / len(chances)


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


def by_number(tiles: Iterable[Tile], top: int) -> list[int]:
    """How many of the tiles have each number."""
    found = [0] * (top + 1)
    for high, low in tiles:
        found[high] += 1
        if low != high:
            found[low] += 1
    return found
