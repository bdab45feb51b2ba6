"""How a round begins: the deal, the double in the middle, who plays first. Each family has its own Start."""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.rules.chance import Dealer
from boneyard.rules.sheet import Sheet
from boneyard.rules.state import NOTHING, State
from boneyard.rules.tile import tile_set


class Beginning:
    """A round set up: the state, who laid the engine (or NOTHING), the number of its deal."""

    def __init__(self, state: State, engine_by: i64, deal_number: i64) -> None:
        self.state = state
        self.engine_by: i64 = engine_by
        self.deal_number: i64 = deal_number


MOST_DEALS: Final = 1_000
"""In a row that bring the engine to nobody: shuffled tiles never need as many."""


class Start(ABC):
    """Sets rounds up for one sheet and one number of players."""

    def __init__(self, sheet: Sheet, players: int) -> None:
        top, each = sheet.table(players)
        self.players: i64 = players
        self.top: i64 = top
        self.each: i64 = each
        self.whole_set: vec[i64] = tile_set(top)

    @abstractmethod
    def begin(
        self, engine: i64, first: i64, dealer: Dealer, round_number: i64, deal_number: i64
    ) -> Beginning:
        """The round of this engine. `first` plays, searches or shows first, whatever the leaflet asks for.

        Deals that must be thrown away are counted on from `deal_number`.
        """

    def after(self, deal_number: i64) -> i64:
        """The number of the deal that follows one without the engine."""
        if deal_number == MOST_DEALS:
            raise ValueError(
                f"in {MOST_DEALS} deals in a row nobody got the engine: the dealer does not shuffle"
            )
        return deal_number + 1

    def holder(self, state: State, tile: i64) -> i64:
        """The seat that holds the tile, or NOTHING."""
        seat: i64 = 0
        while seat < self.players:
            if state.holds(seat, tile):
                return seat
            seat += 1
        return NOTHING

    def search(self, state: State, tile: i64, first: i64) -> i64:
        """One seat after the other draws and keeps its tile; the seat that finds this one. [C7] [FA1]"""
        seat = first
        while state.draw_tile(seat) != tile:
            seat += 1
            if seat == self.players:
                seat = 0
        return seat
