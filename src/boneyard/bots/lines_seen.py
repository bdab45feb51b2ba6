"""What a seat of Engine 191 can tell about the tiles it does not see."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.bots.odds import LACKING, LACKING_KNOWN, know_lacking, ones
from boneyard.rules.lines import LinesState
from boneyard.rules.state import ZEROS

MOST_IN_HAND: Final = 11
"""As many as are ever dealt [E15]; a position need not say how many there are."""


class Seen:
    """Rivals are counted clockwise, the next to play first. Filled by `see`."""

    def __init__(self) -> None:
        self.top: i64 = 0
        self.rivals: i64 = 0
        self.seats: vec[i64] = ZEROS[:8]
        self.counts: vec[i64] = ZEROS[:8]
        self.in_hands: i64 = 0
        """The tiles of all rivals."""
        self.in_yards: vec[i64] = ZEROS[:8]
        """A bit for each number that lies open in a rival's score yard."""
        self.lacking: vec[i64] = ZEROS[:8]
        """The numbers a rival has shown it does not hold and has not drawn since."""
        self.seen: vec[i64] = ZEROS[:16]
        """All tiles that lie open, and our own, as rows of bits."""
        self.discarded: vec[i64] = ZEROS[:16]
        self.unseen: i64 = 0
        self.pips: i64 = 0
        self.having: vec[i64] = ZEROS[:16]
        """How many tiles there are in rivals' hands and in the boneyard, their pips, and how many have each
        number; where there are none, those of the tiles it will be made of."""

    def see(self, state: LinesState, lacking: vec[i64]) -> None:
        """What the seat on turn may know of this state. `lacking` is by seat."""
        seat = state.turn
        self.top = state.top
        number: i64 = 0
        while number <= state.top:
            seen = state.table[number] | state.hand[seat << 4 | number]
            player: i64 = 0
            while player < state.players:
                seen |= state.score_yard[player << 4 | number]
                player += 1
            self.seen[number] = seen
            self.discarded[number] = 0
            number += 1
        i: i64 = 0
        while i < state.discarded:
            self.put_in(self.discarded, state.discards[i])
            self.put_in(self.seen, state.discards[i])
            i += 1
        self.rivals = state.players - 1
        self.in_hands = 0
        i = 0
        while i < self.rivals:
            seat = 0 if seat == self.rivals else seat + 1
            numbers: i64 = 0
            number = 0
            while number <= state.top:
                if state.score_yard[seat << 4 | number]:
                    numbers |= i64(1) << number
                number += 1
            self.note_rival(i, seat, state.count[seat], numbers, lacking[seat])
            i += 1
        self.count_unseen()

    def note_rival(self, place: i64, seat: i64, tiles: i64, in_yard: i64, lacking: i64) -> None:
        tiles = min(tiles, MOST_IN_HAND)
        self.seats[place] = seat
        self.counts[place] = tiles
        self.in_hands += tiles
        self.in_yards[place] = in_yard
        self.lacking[place] = lacking

    def put_in(self, rows: vec[i64], code: i64) -> None:
        high = code >> 4
        low = code & 15
        rows[high] |= i64(1) << low
        rows[low] |= i64(1) << high

    def count_unseen(self) -> None:
        every = (i64(1) << (self.top + 1)) - 1
        self.count_tiles(self.seen, every)
        if self.unseen == 0:
            self.count_tiles(self.discarded, 0)
        tiles = max(self.unseen, 1)
        if LACKING_KNOWN[tiles] == 0:
            know_lacking(tiles)

    def count_tiles(self, rows: vec[i64], other: i64) -> None:
        """Those of the rows, or with all bits in `other` those that are not in them."""
        halves: i64 = 0
        pips: i64 = 0
        number: i64 = 0
        while number <= self.top:
            row = rows[number] ^ other
            having = ones(row)
            double = row >> number & 1
            self.having[number] = having
            halves += having + double
            pips += number * (having + double)
            number += 1
        self.unseen = halves >> 1
        self.pips = pips

    def mean_pips(self) -> float:
        return float(self.pips) / float(max(self.unseen, 1))

    def share_with(self, number: i64) -> float:
        """How many of the unseen tiles have this number."""
        return float(self.having[number]) / float(max(self.unseen, 1))

    def lacks(self, place: i64, number: i64) -> float:
        """How likely it is that the rival at this place has no tile for this number."""
        if self.in_yards[place] >> number & 1:
            return 0.0
        if self.lacking[place] >> number & 1:
            return 1.0
        return LACKING[max(self.unseen, 1) << 9 | self.having[number] << 5 | self.counts[place]]
