"""What a seat of Engine 191 can tell about the tiles it does not see."""

from boneyard.bots.lacks import drawn_since_lacking
from boneyard.bots.own_train import own_seat
from boneyard.rules.tile import Tile
from boneyard.rules.view import LinesLayout, View

MOST_IN_HAND = 11
"""As many as are ever dealt [E15]; a position need not say how many there are."""


def lines_table(view: View) -> LinesLayout:
    layout = view.layout
    assert isinstance(layout, LinesLayout), view.sheet
    return layout


class Seen:
    def __init__(self, view: View) -> None:
        self.yards = lines_table(view).score_yards
        seat = own_seat(view)
        self.rivals = [(seat + place) % view.players for place in range(1, view.players)]
        """Clockwise, the next to play first."""
        self.counts = {rival: min(view.counts[rival], MOST_IN_HAND) for rival in self.rivals}
        self.unseen = unseen(view)
        self.mean_pips = sum(tile.pips for tile in self.unseen) / max(1, len(self.unseen))
        drawn = drawn_since_lacking(view)
        self.lacking = {
            rival: {number for number, tiles in drawn[rival].items() if tiles == 0} for rival in self.rivals
        }
        """The numbers a rival has shown it does not hold and has not drawn since."""
        self.known: dict[tuple[int, int], float] = {}

    def share_with(self, number: int) -> float:
        """How many of the unseen tiles have this number."""
        return sum(1 for tile in self.unseen if number in tile) / max(1, len(self.unseen))

    def lacks(self, rival: int, number: int) -> float:
        """How likely it is that this rival has no tile for this number."""
        key = (rival, number)
        if key not in self.known:
            self.known[key] = self.chance_lacking(rival, number)
        return self.known[key]

    def chance_lacking(self, rival: int, number: int) -> float:
        if any(number in tile for tile in self.yards[rival]):
            return 0.0
        if number in self.lacking[rival]:
            return 1.0
        lacking: float = (1 - self.share_with(number)) ** self.counts[rival]
        return lacking


def unseen(view: View) -> list[Tile]:
    """The tiles in rivals' hands or in the boneyard; where there are none, those it will be made of."""
    seen = view.on_table.union(view.hand)
    top = 6 if view.players == 2 else 9  # [E2] [E3]
    every = [Tile(high, low) for high in range(top + 1) for low in range(high + 1)]
    return [tile for tile in every if tile not in seen] or list(lines_table(view).discards)
