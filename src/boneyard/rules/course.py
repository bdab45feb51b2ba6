"""The course of a match: which engine is next, who begins, what has been scored."""

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.rules.chance import Dealer
from boneyard.rules.lines_questions import SharedThirdToken
from boneyard.rules.questions import FirstPlayer
from boneyard.rules.sheet import Sheet
from boneyard.rules.start import Beginning, Start
from boneyard.rules.state import REDEAL, ZEROS, State


class Course:
    """`begin` a round, play its state to the end, `settle` it, until the match is `over`."""

    def __init__(self, sheet: Sheet, start: Start, first: i64) -> None:
        engines = sheet.engines(start.players)
        answer = sheet.answer(FirstPlayer, FirstPlayer.ROTATE)
        self.sheet = sheet
        self.start = start
        self.players: i64 = start.players
        self.tokens_needed: i64 = sheet.number("tokens") if "tokens" in sheet.switches else 0
        """How many rounds must be won; 0 where the match goes down the engines instead."""
        shared = sheet.answer(SharedThirdToken, SharedThirdToken.SCORE_SUM)
        self.tokens_decide_alone = shared is SharedThirdToken.SHARED_VICTORY
        self.winner_begins = answer is FirstPlayer.ROUND_WINNER
        self.begins_anew = answer is FirstPlayer.YOUNGEST or answer is FirstPlayer.LOWEST_DOUBLE
        self.first: i64 = first
        """The seat the leaflet names to begin the match."""
        self.first_engine: i64 = engines[0] if engines else 0
        self.restart()

    def restart(self) -> None:
        """Back to where no round has been dealt yet."""
        self.begins: i64 = self.first
        self.engine: i64 = self.first_engine
        """The engine the next round asks for; 0 is the last."""
        self.rounds: i64 = 0
        self.deal_number: i64 = 0
        self.totals: vec[i64] = ZEROS[: self.players]
        self.tokens: vec[i64] = ZEROS[: self.players]
        """The rounds each seat has won."""
        self.over: bool = False

    def clone(self) -> "Course":
        """The same course once more, sharing nothing that can change."""
        other = Course(self.sheet, self.start, self.first)
        other.begins = self.begins
        other.engine = self.engine
        other.rounds = self.rounds
        other.deal_number = self.deal_number
        other.totals = self.totals[:]
        other.tokens = self.tokens[:]
        other.over = self.over
        return other

    def begin(self, dealer: Dealer) -> Beginning:
        """Deal the next round, or after a reveal without a double the same round once more."""
        beginning = self.start.begin(self.engine, self.begins, dealer, self.rounds, self.deal_number)
        self.deal_number = beginning.deal_number
        return beginning

    def settle(self, state: State) -> None:
        """The round is over: score it and look who begins the next one."""
        if state.over == REDEAL:
            self.deal_number += 1
            return
        won = state.winners()
        seat: i64 = 0
        while seat < self.players:
            self.totals[seat] += state.score(seat)
            self.tokens[seat] += won >> seat & 1
            seat += 1
        self.rounds += 1
        self.deal_number = 0
        self.engine = state.engine - 1  # [A42] [B40] [C21] [FA1]
        self.begins = self.next_to_begin(state.starter, won)
        self.over = self.engine < 0 if self.tokens_needed == 0 else self.somebody_has_the_tokens()

    def somebody_has_the_tokens(self) -> bool:
        seat: i64 = 0
        while seat < self.players:
            if self.tokens[seat] >= self.tokens_needed:
                return True  # [E5]
            seat += 1
        return False

    def winners(self) -> i64:
        """A bit for each seat with the tokens it takes and the lowest total among them; ties are shared."""
        won: i64 = 0
        lowest: i64 = 1 << 30
        seat: i64 = 0
        while seat < self.players:
            total: i64 = 0 if self.tokens_decide_alone else self.totals[seat]  # [EA23]
            if self.tokens[seat] >= self.tokens_needed and total <= lowest:
                won = (won if total == lowest else 0) | i64(1) << seat
                lowest = total
            seat += 1
        return won

    def next_to_begin(self, starter: i64, won: i64) -> i64:
        if self.begins_anew:
            return self.first
        seat = starter
        if self.winner_begins:
            while not won >> seat & 1:
                seat = 0 if seat == self.players - 1 else seat + 1
            return seat  # [B15] [BA1] of tied winners the first clockwise, the last starter before all others
        return 0 if seat == self.players - 1 else seat + 1  # [A17] [CA1]
