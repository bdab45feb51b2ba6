"""How a round of the trains family begins: the deal, the engine, who plays first."""

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.rules.chance import Dealer
from boneyard.rules.questions import EngineFrom, EngineTurn
from boneyard.rules.sheet import Sheet
from boneyard.rules.tile import tile_set
from boneyard.rules.trains import TrainsState
from boneyard.rules.trains_rules import TrainsRules
from boneyard.rules.trains_table import NOTHING


class TrainsStart:
    """Sets rounds up for one sheet and one number of players."""

    def __init__(self, sheet: Sheet, players: int) -> None:
        top, each = sheet.table(players)
        self.rules = TrainsRules(sheet)
        self.players: i64 = players
        self.top: i64 = top
        self.each: i64 = each
        source = sheet.answer(EngineFrom, EngineFrom.SET_ASIDE)
        self.sets_aside = source is EngineFrom.SET_ASIDE
        self.decks = [self.deck(engine) for engine in range(top + 1)]
        self.searches = source is EngineFrom.HOLDER_OR_SEARCH
        self.starter_plays_on = sheet.answer(EngineTurn, EngineTurn.IS_THE_PLAY) is EngineTurn.PLAYS_ON

    def deck(self, engine: i64) -> vec[i64]:
        """The tiles to be shuffled, in ascending order: all of them, or all but the engine."""
        if not self.sets_aside:
            return tile_set(self.top)  # [C3]
        return vec[i64]([tile for tile in tile_set(self.top) if tile != engine << 4 | engine])  # [A4] [B7]

    def begin(self, engine: i64, starter: i64, dealer: Dealer, round_number: int) -> "Beginning":
        """`starter` plays first where the engine is set aside; where it is searched for he draws first."""
        engine_tile = engine << 4 | engine
        deal_number = 0
        while True:
            state = TrainsState(self.rules, self.players, self.top, engine)
            deck = self.decks[engine][:]
            dealer.shuffle(deck, round_number, deal_number, "deal")
            state.deal(deck, self.each)
            if self.sets_aside:
                state.turn = starter
                return Beginning(state, starter, deal_number, NOTHING)
            finder = self.find_engine(state, engine_tile, starter)
            if finder != NOTHING:
                state.take_from_hand(finder, engine_tile)  # [C6] [C8]
                state.turn = finder
                if not self.starter_plays_on:
                    state.end_turn()  # [CA3]
                return Beginning(state, finder, deal_number, finder)
            deal_number += 1

    def find_engine(self, state: TrainsState, engine_tile: i64, first: i64) -> i64:
        """The seat that holds the engine, or finds it in the boneyard; NOTHING calls for a new deal."""
        seat: i64 = 0
        while seat < self.players:
            if state.holds(seat, engine_tile):
                return seat
            seat += 1
        if not self.searches:
            return NOTHING
        seat = first
        while state.draw_tile(seat) != engine_tile:  # [C7] [CA1]
            seat += 1
            if seat == self.players:
                seat = 0
        return seat


class Beginning:
    """A round set up: who starts, how many deals were thrown away, who laid the engine (or NOTHING)."""

    def __init__(self, state: TrainsState, starter: i64, redeals: int, engine_by: i64) -> None:
        self.state = state
        self.starter: i64 = starter
        self.redeals = redeals
        self.engine_by: i64 = engine_by
