"""What an action of Engine 191 leaves behind, in the numbers that a network is given."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.bots.afterstates import Afterstates
from boneyard.bots.lines_policy import LinesMemory, draws
from boneyard.bots.lines_valuation import LinesCosts, Valuation
from boneyard.bots.odds import ones
from boneyard.rules.action import DRAW, GIVE, REMOVE, SHOW, TAKE
from boneyard.rules.lines import LinesState
from boneyard.rules.state import NOTHING, ZEROS, State

# What is the same for all actions of a decision.
HAND: Final = 0
HAND_PIPS: Final = 1
YARD: Final = 2
YARD_PIPS: Final = 3
YARDS_OF_OTHERS: Final = 4
NEXT_TILES: Final = 5
LAST_TILES: Final = 6
FEWEST_TILES: Final = 7
MEAN_TILES: Final = 8
HURRY: Final = 9
BONEYARD: Final = 10
PLAYERS: Final = 11
LENGTH: Final = 12
OWN_STATION: Final = 13
STATIONS: Final = 14
BEFORE_REVEAL: Final = 15
FOLLOWS: Final = 16
HAS_TAKEN: Final = 17
DOUBLES: Final = 18
# What an action leaves.
ON_OWN: Final = 19
ON_RIVAL: Final = 20
GIVEN: Final = 21
SHOWN: Final = 22
REMOVED: Final = 23
TAKEN: Final = 24
STOPPED: Final = 25
PIPS: Final = 26
DOUBLE: Final = 27
FROM_YARD: Final = 28
DRAWN: Final = 29
COMPLETED: Final = 30
NONE_LEFT: Final = 31
ONE_LEFT: Final = 32
TWO_LEFT: Final = 33
FAR_UNSEEN: Final = 34
FAR_FITS: Final = 35
OWN_END_UNSEEN: Final = 36
OWN_END_FITS: Final = 37
OWN_END_FITS_HAND: Final = 38
RIVAL_HURRY: Final = 39
RIVAL_LACKS: Final = 40
RIVAL_LACKED: Final = 41
OWN_NUMBERS: Final = 42
GIVEN_FITS: Final = 43
INPUTS: Final = 44


class LinesAfterstates(Afterstates):
    """`told` is what LinesMemory is told."""

    def __init__(self, costs: LinesCosts, told: list[int] | None = None) -> None:
        self.shown = LinesMemory(told)
        super().__init__(INPUTS, self.shown)
        self.valuation = Valuation(costs)
        self.hand: vec[i64] = ZEROS[:16]
        """Our tiles as rows of bits, in hand and in all."""
        self.held: vec[i64] = ZEROS[:16]
        self.tiles: i64 = 0

    def see(self, state: State) -> None:
        assert isinstance(state, LinesState)
        self.valuation.see(state, self.shown.lacking)
        seat = state.turn
        given = self.given
        halves: i64 = 0
        doubles: i64 = 0
        number: i64 = 0
        while number <= state.top:
            row = state.hand[seat << 4 | number]
            yard = state.score_yard[seat << 4 | number]
            self.hand[number] = row
            self.held[number] = row | yard
            halves += ones(yard) + (yard >> number & 1)
            doubles += row >> number & 1
            number += 1
        self.tiles = state.count[seat]
        given[HAND] = float(self.tiles) / 8.0
        given[HAND_PIPS] = float(state.pips(seat)) / 40.0
        given[YARD] = float(halves >> 1) / 5.0
        given[YARD_PIPS] = float(state.pips_in(state.score_yard, seat)) / 40.0
        given[BONEYARD] = float(state.boneyard_size - state.boneyard_next) / 30.0
        given[PLAYERS] = float(state.players) / 4.0
        given[LENGTH] = float(state.length[seat]) / 8.0
        given[OWN_STATION] = float(state.incomplete >> seat & 1)
        given[STATIONS] = float(ones(state.incomplete)) / 2.0
        given[BEFORE_REVEAL] = 1.0 if state.engine == NOTHING else 0.0
        given[FOLLOWS] = 1.0 if state.follow_up else 0.0
        given[HAS_TAKEN] = 1.0 if state.taken != NOTHING else 0.0
        given[DOUBLES] = float(doubles) / 3.0
        self.see_others(state)

    def see_others(self, state: LinesState) -> None:
        given = self.given
        seen = self.valuation.seen
        fewest: i64 = 255
        total: i64 = 0
        in_yards: i64 = 0
        place: i64 = 0
        while place < seen.rivals:
            count = seen.counts[place]
            total += count
            fewest = min(fewest, count)
            in_yards += state.pips_in(state.score_yard, seen.seats[place])
            place += 1
        rivals = float(seen.rivals)
        given[YARDS_OF_OTHERS] = float(in_yards) / rivals / 40.0
        given[NEXT_TILES] = float(seen.counts[0]) / 8.0
        given[LAST_TILES] = float(seen.counts[seen.rivals - 1]) / 8.0
        given[FEWEST_TILES] = float(fewest) / 8.0
        given[MEAN_TILES] = float(total) / rivals / 8.0
        given[HURRY] = 1.0 / float(1 + fewest)

    def look_at(self, state: State, action: i64) -> float:
        assert isinstance(state, LinesState)
        given = self.given
        self.clear_from(ON_OWN)
        seat = state.turn
        end: i64 = 0 if state.engine == NOTHING else state.end[seat]
        left = self.tiles
        tile: i64 = NOTHING
        if action < DRAW:
            tile = action & 255
            self.look_at_play(state, tile, action >> 8)
            if action >> 8 == seat:
                end = (tile >> 4) + (tile & 15) - end
            if given[FROM_YARD] == 0.0:
                left -= 1
            if given[DRAWN] == 1.0:
                left += 1
        elif action >= GIVE:
            tile = action & 255
            left -= 1
            given[GIVEN] = 1.0
            given[GIVEN_FITS] = 1.0 if tile >> 4 == end or tile & 15 == end else 0.0
        elif SHOW <= action < REMOVE:
            tile = action & 255
            end = tile & 15
            given[SHOWN] = 1.0
        elif action == REMOVE:
            given[REMOVED] = 1.0
        elif action == TAKE:
            given[TAKEN] = 1.0
        else:
            given[STOPPED] = 1.0
        if tile != NOTHING:
            given[PIPS] = float((tile >> 4) + (tile & 15)) / 9.0
            given[DOUBLE] = 1.0 if tile >> 4 == tile & 15 else 0.0
        given[NONE_LEFT] = 1.0 if left == 0 else 0.0
        given[ONE_LEFT] = 1.0 if left == 1 else 0.0
        given[TWO_LEFT] = 1.0 if left == 2 else 0.0
        self.look_at_own_end(tile, end)
        return self.valuation.of(action)

    def look_at_play(self, state: LinesState, tile: i64, line: i64) -> None:
        given = self.given
        seat = state.turn
        number = state.end[line]
        far = (tile >> 4) + (tile & 15) - number
        given[ON_OWN if line == seat else ON_RIVAL] = 1.0
        given[FROM_YARD] = 1.0 if state.in_yard(seat, tile) else 0.0
        given[DRAWN] = 1.0 if draws(state, line << 8 | tile) else 0.0
        given[COMPLETED] = float(state.incomplete >> line & 1)
        given[FAR_UNSEEN] = 5.0 * self.valuation.seen.share_with(far)
        given[FAR_FITS] = float(ones(self.held[far]) - 1) / 3.0
        if line != seat:
            seen = self.valuation.seen
            place = (line - seat + state.players) % state.players - 1
            given[RIVAL_HURRY] = 1.0 / float(1 + seen.counts[place])
            given[RIVAL_LACKS] = seen.lacks(place, far)
            given[RIVAL_LACKED] = seen.lacks(place, number)

    def look_at_own_end(self, tile: i64, end: i64) -> None:
        """Our own line ends in this number then, and this tile is in hand no more."""
        given = self.given
        fits = ones(self.held[end])
        fits_hand = ones(self.hand[end])
        if tile != NOTHING and (tile >> 4 == end or tile & 15 == end):
            fits -= 1
            fits_hand -= 1
        given[OWN_END_UNSEEN] = 5.0 * self.valuation.seen.share_with(end)
        given[OWN_END_FITS] = float(fits) / 3.0
        given[OWN_END_FITS_HAND] = float(fits_hand) / 3.0
        numbers: i64 = 0
        number: i64 = 0
        while number < 10:
            if self.held[number]:
                numbers += 1
            number += 1
        given[OWN_NUMBERS] = float(numbers) / 8.0
