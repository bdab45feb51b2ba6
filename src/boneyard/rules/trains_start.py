"""How a round of the trains family begins."""

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.rules.chance import Dealer
from boneyard.rules.questions import EngineFrom, EngineTurn
from boneyard.rules.sheet import Sheet
from boneyard.rules.start import Beginning, Start
from boneyard.rules.state import NOTHING
from boneyard.rules.tile import tile_set
from boneyard.rules.trains import TrainsState
from boneyard.rules.trains_rules import TrainsRules


class TrainsStart(Start):
    def __init__(self, sheet: Sheet, players: int) -> None:
        super().__init__(sheet, players)
        self.rules = TrainsRules(sheet)
        source = sheet.answer(EngineFrom, EngineFrom.SET_ASIDE)
        self.sets_aside = source is EngineFrom.SET_ASIDE
        self.searches = source is EngineFrom.HOLDER_OR_SEARCH
        self.starter_plays_on = sheet.answer(EngineTurn, EngineTurn.IS_THE_PLAY) is EngineTurn.PLAYS_ON
        self.decks = [self.deck(engine) for engine in range(self.top + 1)]

    def deck(self, engine: i64) -> vec[i64]:
        """The tiles to be shuffled, in ascending order: all of them, or all but the engine."""
        if not self.sets_aside:
            return self.whole_set  # [C3]
        return vec[i64]([tile for tile in tile_set(self.top) if tile != engine << 4 | engine])  # [A4] [B7]

    def begin(
        self, engine: i64, first: i64, dealer: Dealer, round_number: i64, deal_number: i64
    ) -> Beginning:
        engine_tile = engine << 4 | engine
        while True:
            state = TrainsState(self.rules, self.players, self.top, engine)
            deck = self.decks[engine][:]
            dealer.shuffle(deck, round_number, deal_number, "deal")
            state.deal(deck, self.each)
            if self.rules.own_train_on_first_turn:
                state.first_turns = (i64(1) << self.players) - 1
            if self.sets_aside:
                state.turn = first
                state.starter = first
                return Beginning(state, NOTHING, deal_number)
            finder = self.holder(state, engine_tile)
            if finder == NOTHING and self.searches:
                finder = self.search(state, engine_tile, first)  # [C7] [CA1]
            if finder != NOTHING:
                state.take_from_hand(finder, engine_tile)  # [C6] [C8]
                state.starter = finder
                state.turn = finder
                if not self.starter_plays_on:
                    state.end_turn()  # [CA3]
                return Beginning(state, finder, deal_number)
            deal_number = self.after(deal_number)
