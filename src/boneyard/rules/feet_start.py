"""How a round of Chickenfoot begins: whoever holds the round's double lays it."""

from mypy_extensions import i64

from boneyard.rules.chance import Dealer
from boneyard.rules.feet import FeetRules, FeetState
from boneyard.rules.feet_questions import MissingDouble
from boneyard.rules.sheet import Sheet
from boneyard.rules.start import Beginning, Start
from boneyard.rules.state import NOTHING


class FeetStart(Start):
    def __init__(self, sheet: Sheet, players: int) -> None:
        super().__init__(sheet, players)
        self.rules = FeetRules(sheet)
        missing = sheet.answer(MissingDouble, MissingDouble.RESHUFFLE)
        self.goes_lower = missing is MissingDouble.NEXT_LOWER
        self.searches = missing is MissingDouble.DRAW

    def begin(
        self, engine: i64, first: i64, dealer: Dealer, round_number: i64, deal_number: i64
    ) -> Beginning:
        while True:
            state = FeetState(self.rules, self.players, self.top, NOTHING)
            deck = self.whole_set[:]
            dealer.shuffle(deck, round_number, deal_number, "deal")
            state.deal(deck, self.each)
            spinner = engine
            starter = self.holder(state, spinner << 4 | spinner)
            if starter == NOTHING and self.searches:
                starter = self.search(state, spinner << 4 | spinner, first)  # [FA1]
            while starter == NOTHING and self.goes_lower and spinner > 0:
                spinner -= 1  # [F22] [FA18]
                starter = self.holder(state, spinner << 4 | spinner)
            if starter != NOTHING:
                state.lay_spinner(starter, spinner)
                return Beginning(state, starter, deal_number)
            deal_number = self.after(deal_number)  # [FA1]
