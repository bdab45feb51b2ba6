"""How a round of Engine 191 begins: a deal, then everybody shows a tile."""

from mypy_extensions import i64

from boneyard.rules.chance import Dealer
from boneyard.rules.lines import LinesState
from boneyard.rules.lines_rules import LinesRules
from boneyard.rules.sheet import Sheet
from boneyard.rules.start import Beginning, Start
from boneyard.rules.state import NOTHING


class LinesStart(Start):
    def __init__(self, sheet: Sheet, players: int) -> None:
        super().__init__(sheet, players)
        self.rules = LinesRules(sheet)

    def begin(
        self, engine: i64, first: i64, dealer: Dealer, round_number: i64, deal_number: i64
    ) -> Beginning:
        """No engine is asked for: the reveal finds one, or calls for a new deal."""
        state = LinesState(self.rules, self.players, self.top, NOTHING)
        deck = self.whole_set[:]
        dealer.shuffle(deck, round_number, deal_number, "deal")
        state.deal(deck, self.each)
        state.turn = first
        state.dealer = dealer
        state.round_number = round_number
        return Beginning(state, NOTHING, deal_number)
