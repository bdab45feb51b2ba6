"""What an action of Chickenfoot leaves behind, written to be read.

The players use boneyard.bots.feet_sight, which is compiled; this says the same a second time, in plain Python
and from a View.
"""

from __future__ import annotations

from collections import Counter
from math import prod

from boneyard import Tile, View
from boneyard.bots.feet_features import FeetFeatures
from boneyard.bots.feet_sight import AMPLE, BLANK_PIPS, MANY
from boneyard.bots.lacks import drawn_since_lacking
from boneyard.bots.own_train import own_seat
from boneyard.rules.action import SHOWING, Action
from boneyard.rules.feet import TOES, FeetRules
from boneyard.rules.view import FeetLayout
from boneyard.sheets.editions import sheet_of


def feet_features(view: View) -> list[FeetFeatures]:
    """Of all legal actions, in their order."""
    return [After(view, action).features() for action in view.legal]


def with_number(tiles: set[Tile], number: int) -> int:
    return sum(number in tile for tile in tiles)


class After:
    """The table as this action leaves it."""

    def __init__(self, view: View, action: Action) -> None:
        layout = view.layout
        assert isinstance(layout, FeetLayout)
        seat = own_seat(view)
        self.view = view
        self.numbers = range(view.top + 1)
        self.hand = set(view.hand)
        everything = {Tile(a, b) for a in self.numbers for b in range(a + 1)}
        self.unseen = everything - view.laid - self.hand
        self.others = [(seat + step) % view.players for step in range(1, view.players)]
        self.arms, self.foot, self.toes = layout.arms, layout.foot, layout.toes
        self.ends = Counter(layout.ends)
        self.told = bool(layout.tiles)
        self.rules = FeetRules(sheet_of(view))
        if action.tile is not None:
            assert action.end is not None
            self.lay(action.tile, action.end - SHOWING)

    def lay(self, tile: Tile, near: int) -> None:
        self.hand.remove(tile)
        if self.foot is not None:
            self.toes -= 1
            if self.toes == 0:
                self.foot = None
        elif near == self.view.engine and self.arms > 0:
            self.arms -= 1
        else:
            self.ends[near] -= 1
        if tile.is_double:
            self.foot, self.toes = near, TOES
        else:
            self.ends[sum(tile) - near] += 1

    # --- Others -------------------------------------------------------------------------------------------

    def count(self, seat: int) -> int:
        return min(MANY, self.view.counts[seat])

    def lacks(self, seat: int, number: int) -> float:
        """How likely this seat has no tile with the number: each drawn since it had none may be one."""
        drawn = min(self.count(seat), drawn_since_lacking(self.view)[seat].get(number, MANY))
        return (1 - with_number(self.unseen, number) / max(len(self.unseen), 1)) ** drawn

    def pips_of_others(self) -> float:
        held = sum(map(self.count, self.others)) / len(self.others)
        return held * sum(map(sum, self.unseen)) / max(len(self.unseen), 1)

    # --- Features -----------------------------------------------------------------------------------------

    def features(self) -> FeetFeatures:
        if not self.hand:
            return FeetFeatures(gone_out=self.pips_of_others())
        hurry = 1 / (1 + min(map(self.count, self.others)))
        pips = sum(map(sum, self.hand)) + (BLANK_PIPS if Tile(0, 0) in self.hand else 0)
        found = FeetFeatures(late_pips=hurry * pips, tiles=len(self.hand))
        if self.foot is not None and self.spare() < 0 and self.told:
            if not self.rules.dead_foot_released:
                return found._replace(lead=pips - self.pips_of_others())
            self.foot = None
        found = self.of_table(self.of_hand(found))
        return found._replace(
            hurried_late_pips=hurry * hurry * pips,
            last_shut_doubles=found.shut_doubles / (1 + len(self.hand)),
            last_stuck=found.stuck / (1 + len(self.hand)),
            hurried_starved=hurry * found.starved,
        )

    def spare(self) -> int:
        """Tiles that the open foot could have and does not need."""
        assert self.foot is not None
        return with_number(self.unseen | self.hand, self.foot) - self.toes

    def of_hand(self, found: FeetFeatures) -> FeetFeatures:
        doubles = [tile[0] for tile in self.hand if tile.is_double]
        held = {number: with_number(self.hand, number) for number in self.numbers}
        return found._replace(
            arms=self.arms,
            shut_doubles=sum(self.ends[number] == 0 for number in doubles),
            own_toes=sum(held[number] - 1 for number in doubles),
            controlled=sum(
                held[number] / with_number(self.hand | self.unseen, number)
                for number in self.numbers
                if held[number]
            ),
        )

    def of_table(self, found: FeetFeatures) -> FeetFeatures:
        if self.foot is None:
            numbers = self.open_numbers()
            starved = [prod(self.lacks(seat, number) for number in numbers) for seat in self.others]
            return found._replace(
                starved=sum(starved) / len(self.others),
                fitting=sum(bool(numbers.intersection(tile)) for tile in self.hand),
                open_numbers=len(numbers),
                followers=sum(with_number(self.unseen, number) for number in numbers),
                toeless=self.toeless(),
            )
        missing = [float(self.toes == toes) for toes in range(TOES + 1)]
        starving = 0.0
        for seat in self.others:
            lacks = self.lacks(seat, self.foot)
            starving += lacks * (1 - missing[0])
            closes = [share * (1 - lacks) for share in missing[1:]]
            missing = [
                missing[0] + closes[0],
                *[share * lacks + more for share, more in zip(missing[1:], [*closes[1:], 0.0], strict=True)],
            ]
        return found._replace(
            foot=1,
            spare_toes=min(AMPLE, self.spare()),
            stuck=0 if with_number(self.hand, self.foot) else 1 - missing[0],
            starved=starving / len(self.others),
            toeless_later=self.toeless(),
        )

    def open_numbers(self) -> set[int]:
        """Where tiles may go while no foot is open."""
        ends = {number for number, ends in self.ends.items() if ends > 0}
        if self.arms == 0 or self.view.engine is None:
            return ends
        return {self.view.engine} | (set() if self.rules.arms_first else ends)

    def toeless(self) -> int:
        return sum(
            Tile(number, number) in self.unseen and with_number(self.hand, number) == 0
            for number in self.open_numbers()
        )
