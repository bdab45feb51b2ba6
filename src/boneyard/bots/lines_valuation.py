"""What the actions of a seat of Engine 191 are worth: the pips left, how many of them we plan to lay, and the
table. What they leave in different ways is planned together.

What is held is told by `pool` (bits of the future's tiles), `end` and `base` (the number our own line ends in
and that of its outermost station), `hand` (how many tiles of the pool are in hand) and `pips`. `stations` has
a bit for each line that ends in an incomplete station.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boneyard.bots.lines_future import MOST_TURNS, Future
from boneyard.bots.lines_seen import MOST_IN_HAND, Seen
from boneyard.rules.action import DRAW, GIVE, REMOVE, SHOW, TAKE
from boneyard.rules.lines import LinesState
from boneyard.rules.lines_table import LONGEST_LINE
from boneyard.rules.state import NOTHING, ZEROS, bit_place

HELD_BACK: Final = 10.0
"""How much worse it is to show no double than to show the worst. [EA4]"""
WORST: Final = -1e9


class LinesCosts:
    """The weights of lines_equity.py, and the chances that follow from them."""

    def __init__(self, turns: int, decay: float, slack: float, width: float, points: list[float]) -> None:
        if turns > MOST_TURNS:
            raise ValueError(f"at most {MOST_TURNS} turns are planned, not {turns}")
        self.turns: i64 = turns
        self.decayed: vec[float] = vec[float]([float(decay**turn) for turn in range(turns)])
        self.fading: vec[float] = vec[float](
            [
                1 + math.exp(min((turn + 1 - tiles - slack) / width, 50.0))
                for turn in range(turns)
                for tiles in range(MOST_IN_HAND + 1)
            ]
        )
        self.drawn: float = points[0]
        self.fitting: float = points[1]
        self.hindered: float = points[2]
        self.disturbed: float = points[3]
        self.exposed: float = points[4]
        self.bound: float = points[5]
        self.lost_end: float = points[6]
        self.stuck: float = points[7]
        self.out: float = points[8]
        self.first: float = points[9]
        self.given: float = points[10]


class Valuation:
    """One turn, valued, once `see` has seen it."""

    def __init__(self, costs: LinesCosts) -> None:
        self.costs = costs
        self.seen = Seen()
        self.future = Future()
        self.seat: i64 = 0
        self.engine: i64 = NOTHING
        self.ends: vec[i64] = ZEROS[:8]
        self.stations: i64 = 0
        self.hand: i64 = 0
        self.from_hand: i64 = 0
        """The bits of the tiles that are in hand; all others lie in the score yard."""
        self.doubles: i64 = 0
        """The numbers of the doubles in hand."""
        self.base: i64 = 0
        self.back: vec[i64] = vec[i64]()
        """The numbers of the stations that removals lead back to, the main station first."""
        self.replacement_goes_out: bool = True
        self.drawn: float = 0.0
        self.gone_out: float = 0.0
        self.lasting: vec[float] = costs.decayed[:]

    # --- What there is to see -----------------------------------------------------------------------------

    def see(self, state: LinesState, lacking: vec[i64]) -> None:
        seat = state.turn
        self.seat = seat
        self.engine = state.engine
        self.stations = state.incomplete
        self.replacement_goes_out = state.rules.replacement_goes_out
        i: i64 = 0
        while i < state.players:
            self.ends[i] = 0 if state.engine == NOTHING else state.end[i]
            i += 1
        self.seen.see(state, lacking)
        self.clear()
        self.add_rows(state.hand, seat, state.top)
        self.hold_so_far()
        self.add_rows(state.score_yard, seat, state.top)
        i = 0
        while i < state.length[seat]:
            self.add_to_line(state.line[seat * LONGEST_LINE + i])
            i += 1
        self.work_out()

    def add_rows(self, rows: vec[i64], seat: i64, top: i64) -> None:
        high: i64 = 0
        while high <= top:
            row = rows[seat << 4 | high] & (i64(2) << high) - 1
            while row:
                lowest = row & -row
                row ^= lowest
                self.future.add(high << 4 | bit_place(lowest))
            high += 1

    def clear(self) -> None:
        self.future.clear(self.engine)
        self.base = 0 if self.engine == NOTHING else self.engine
        self.back = vec[i64]()

    def hold_so_far(self) -> None:
        """All tiles of the pool so far are in hand."""
        self.hand = self.future.tiles
        self.from_hand = self.future.pool
        self.doubles = 0
        number: i64 = 0
        while number < 10:
            at = number << 4
            last = at + self.future.layings[number]
            while at < last:
                if self.future.far[at] == number:
                    self.doubles |= i64(1) << number
                at += 1
            number += 1

    def add_to_line(self, laid: i64) -> None:
        """The next tile of our line. It lies beyond the station of `base`, to which a removal leads back."""
        length = len(self.back)
        if length == 0 or self.back[length - 1] != self.base:
            self.back = append(self.back, self.base)
        if laid >> 4 == laid & 15:
            self.base = laid >> 4

    def work_out(self) -> None:
        """What plans go by: the chance that the round lasts until our next turn, the one after it and so on;
        what a drawn tile costs, and what it is worth to go out."""
        costs = self.costs
        seen = self.seen
        turn: i64 = 0
        while turn < costs.turns:
            chance = costs.decayed[turn]
            place: i64 = 0
            while place < seen.rivals:
                chance /= costs.fading[turn * (MOST_IN_HAND + 1) + seen.counts[place]]
                place += 1
            self.lasting[turn] = chance
            turn += 1
        mean_pips = seen.mean_pips()
        self.drawn = costs.drawn * mean_pips
        self.gone_out = costs.out * mean_pips * (float(seen.in_hands) / float(seen.rivals))
        self.future.expect(self.lasting, costs.turns, self.drawn, self.gone_out)

    # --- Actions ------------------------------------------------------------------------------------------

    def of(self, action: i64) -> float:
        future = self.future
        pool = future.pool
        end = self.ends[self.seat]
        tile = action & 255
        if action < DRAW:
            line = action >> 8
            return self.of_play(pool, end, self.base, self.hand, future.pips, tile, line, self.stations)
        if action >= GIVE:
            return self.of_giving(tile)
        if SHOW <= action < REMOVE:
            return self.of_showing(tile)
        if action == REMOVE:
            return self.of_removing()
        if action == TAKE:
            return self.of_taking(pool, end, self.base, self.hand, future.pips, self.stations)
        return self.of_turn_over(pool, end, self.base, self.hand, future.pips, self.stations)

    def of_play(
        self, pool: i64, end: i64, base: i64, hand: i64, pips: i64, tile: i64, line: i64, stations: i64
    ) -> float:
        number = end if line == self.seat else self.ends[line]
        weight = (tile >> 4) + (tile & 15)
        far = weight - number
        bit = self.future.bits[tile]
        pool &= ~bit
        hand -= 1
        pips -= weight
        worth: float = 0.0
        if line == self.seat:
            end = far
            if far == number:
                base = far
        else:
            worth += self.of_rival_end(line, far)
            if not stations >> line & 1:  # [E42] [E43]
                hand += 1
                worth += self.costs.disturbed - self.drawn
        if hand == 0:
            return worth + self.of_empty_hand(pips, bit)
        if far == number:
            stations |= i64(1) << line
            return worth + self.of_station(pool, end, base, hand, pips, line, number, stations)
        stations &= ~(i64(1) << line)
        return worth + self.of_turn_over(pool, end, base, hand, pips, stations)

    def of_rival_end(self, line: i64, number: i64) -> float:
        """What it means for a rival that its line now ends in this number."""
        seen = self.seen
        place: i64 = 0
        while seen.seats[place] != line:
            place += 1
        change = seen.lacks(place, number) - seen.lacks(place, self.ends[line])
        return self.costs.hindered * change / float(seen.rivals)

    def of_empty_hand(self, pips: i64, last: i64) -> float:
        if not self.replacement_goes_out and not self.from_hand & last:
            return -float(pips) - self.gone_out  # [EA19] nothing can be played any more
        return -float(pips) + self.gone_out

    def of_station(
        self, pool: i64, end: i64, base: i64, hand: i64, pips: i64, line: i64, number: i64, stations: i64
    ) -> float:
        """A station was laid: the best tile after it, or none. [E46] [E48]"""
        best = self.of_turn_over(pool, end, base, hand, pips, stations)
        completed = stations & ~(i64(1) << line)
        future = self.future
        at = number << 4
        last = at + future.layings[number]
        while at < last:
            if pool & future.bit[at]:
                far = future.far[at]
                ends = far if line == self.seat else end
                worth = self.of_bonus(pool, ends, base, hand, pips - number - far, future.bit[at], completed)
                best = max(best, worth)
            at += 1
        if line != self.seat:
            at = end << 4
            last = at + future.layings[end]
            while at < last:
                if pool & future.bit[at]:
                    far = future.far[at]
                    worth = self.of_bonus(pool, far, base, hand, pips - end - far, future.bit[at], stations)
                    best = max(best, worth)
                at += 1
        return best

    def of_bonus(
        self, pool: i64, end: i64, base: i64, hand: i64, pips: i64, bit: i64, stations: i64
    ) -> float:
        if hand == 1:
            return self.of_empty_hand(pips, bit)
        return self.of_turn_over(pool & ~bit, end, base, hand - 1, pips, stations)

    # --- Other things to do -------------------------------------------------------------------------------

    def of_taking(self, pool: i64, end: i64, base: i64, hand: i64, pips: i64, stations: i64) -> float:
        fitting: float = 0.0
        if stations == 0:
            fitting = self.seen.share_with(end)
        lines = stations
        while lines:
            lowest = lines & -lines
            lines ^= lowest
            fitting = max(fitting, self.seen.share_with(self.ends[bit_place(lowest)]))
        worth = self.of_turn_over(pool, end, base, hand, pips, stations)
        return worth - self.drawn + self.costs.fitting * fitting

    def of_removing(self) -> float:
        """The best play from the last station, or from one further back. [E25] [E27]"""
        stations = self.stations & ~(i64(1) << self.seat)
        best: float = WORST
        removals: i64 = 0
        i = len(self.back) - 1
        while i >= 0:
            removals += 1
            worth = self.of_best_play(self.back[i], stations) - self.drawn * float(removals)
            best = max(best, worth)
            i -= 1
        return best

    def of_best_play(self, end: i64, stations: i64) -> float:
        """Where our own line has been taken back to a station with this number."""
        future = self.future
        best = self.of_taking(future.pool, end, end, self.hand, future.pips, stations)
        lines = stations or i64(1) << self.seat
        while lines:
            lowest = lines & -lines
            lines ^= lowest
            line = bit_place(lowest)
            number = end if line == self.seat else self.ends[line]
            at = number << 4
            last = at + future.layings[number]
            while at < last:
                tile = max(number, future.far[at]) << 4 | min(number, future.far[at])
                worth = self.of_play(future.pool, end, end, self.hand, future.pips, tile, line, stations)
                best = max(best, worth)
                at += 1
        return best

    def of_giving(self, tile: i64) -> float:
        """Hand and score yard count alike; what the plan needs least is given. [E14]"""
        without = self.future.pool & ~self.future.bits[tile]
        return self.costs.given * self.future.of(without, self.ends[self.seat], self.base, self.hand - 1)

    def of_showing(self, tile: i64) -> float:
        """The lowest double shown begins, and its number is where all begin. [E18]"""
        if tile >> 4 == tile & 15:
            return self.of_showing_double(tile >> 4)
        if not self.doubles:
            return -HELD_BACK
        worst: float = -WORST
        doubles = self.doubles
        while doubles:
            lowest = doubles & -doubles
            doubles ^= lowest
            worst = min(worst, self.of_showing_double(bit_place(lowest)))
        return worst - HELD_BACK

    def of_showing_double(self, number: i64) -> float:
        future = self.future
        double = future.bits[number << 4 | number]
        mine = self.of_pool(future.pool & ~double, number, number, self.hand - 1, future.pips - 2 * number)
        mine += self.costs.first
        lower: i64 = 0
        theirs: float = 0.0
        other: i64 = 0
        while other < number:
            if not self.doubles >> other & 1:
                lower += 1
                theirs += self.of_pool(future.pool, other, other, self.hand, future.pips)
            other += 1
        if lower == 0:
            return mine
        in_hands = float(self.seen.in_hands) / float(max(self.seen.unseen, 1))
        first = math.pow(1.0 - min(in_hands, 1.0), float(lower))
        return first * mine + (1.0 - first) * theirs / float(lower)

    # --- What is left -------------------------------------------------------------------------------------

    def of_turn_over(self, pool: i64, end: i64, base: i64, hand: i64, pips: i64, stations: i64) -> float:
        worth = self.of_pool(pool, end, base, hand, pips) - self.costs.exposed * self.seen.share_with(end)
        while stations:
            lowest = stations & -stations
            stations ^= lowest
            worth += self.of_open_station(pool, end, bit_place(lowest))
        return worth

    def of_pool(self, pool: i64, end: i64, base: i64, hand: i64, pips: i64) -> float:
        return self.future.of(pool, end, base, hand) - float(pips)

    def of_open_station(self, pool: i64, end: i64, line: i64) -> float:
        """All rivals in turn must complete it or take a tile. [E33] [E49]"""
        costs = self.costs
        seen = self.seen
        number = end if line == self.seat else self.ends[line]
        waits: float = 1.0
        failing: float = 0.0
        place: i64 = 0
        while place < seen.rivals:
            waits *= seen.lacks(place, number)
            failing += waits
            place += 1
        worth = costs.bound * failing / float(seen.rivals)
        if line == self.seat:
            worth -= costs.lost_end * (1.0 - waits)
        if not pool & self.future.fitting[number]:
            worth -= costs.stuck * waits
        return worth
