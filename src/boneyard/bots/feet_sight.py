"""What a seat of Chickenfoot sees at its turn, and what each of its actions would leave, in numbers.

The features are named and explained in feet_features.py. Here they are counted over rows of bits, as fast as
rounds are played out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.bots.odds import LACKING, LACKING_KNOWN, know_lacking, ones
from boneyard.rules.action import DRAW, SHOWING
from boneyard.rules.feet import TOES, FeetState
from boneyard.rules.state import NOTHING, ZEROS, bit_place

MANY: Final = 30
"""An unknown hand counts as this many tiles; a seat that has shown nothing has drawn as many since."""
BLANK_PIPS: Final = 40
"""0-0 costs 50, and is counted as a little less: it goes on any end that shows 0. [F18]"""
AMPLE: Final = 4
"""This many tiles more than a foot needs are as good as any larger number."""

FEATURES: Final = 21
# The places of the features, in the order of FeetFeatures.
LATE_PIPS: Final = 0
TILES: Final = 1
SHUT_DOUBLES: Final = 2
OWN_TOES: Final = 3
CONTROLLED: Final = 4
FITTING: Final = 5
OPEN_NUMBERS: Final = 6
FOLLOWERS: Final = 7
TOELESS: Final = 8
ARMS: Final = 9
FOOT: Final = 10
SPARE_TOES: Final = 11
STUCK: Final = 12
STARVED: Final = 13
LEAD: Final = 14
GONE_OUT: Final = 15
HURRIED_LATE_PIPS: Final = 16
LAST_SHUT_DOUBLES: Final = 17
LAST_STUCK: Final = 18
HURRIED_STARVED: Final = 19
TOELESS_LATER: Final = 20

NO_FEATURES: Final = vec[float]([0.0] * 128)
"""To be sliced."""
SHARES: Final = vec[float]([held / max(held + unseen, 1) for held in range(16) for unseen in range(16)])
"""Our share of the tiles of a number, at `held << 4 | unseen`."""


class FeetSight:
    """Filled by `see`; then `look_after` an action counts its features."""

    def __init__(self) -> None:
        self.engine: i64 = NOTHING
        self.top: i64 = 0
        self.arms_first: bool = False
        self.released: bool = False
        """A dead foot binds nobody."""
        self.table_told: bool = False
        self.arms: i64 = 0
        self.foot: i64 = NOTHING
        self.toes: i64 = 0
        self.ends: vec[i64] = ZEROS[:16]
        self.showing: i64 = 0
        self.hand: vec[i64] = ZEROS[:16]
        """Our tiles as rows of bits, and all that we see, on the table too."""
        self.seen: vec[i64] = ZEROS[:16]
        self.rivals: i64 = 0
        self.counts: vec[i64] = ZEROS[:8]
        """Tiles of the others, clockwise, the next first."""
        self.since: vec[i64] = ZEROS[:128]
        """What each of them has drawn since it has shown it lacks a number, at `place << 4 | number`."""
        # What follows from that.
        self.held: vec[i64] = ZEROS[:16]
        self.unseen: vec[i64] = ZEROS[:16]
        self.tiles: i64 = 0
        self.pips: i64 = 0
        self.doubles: i64 = 0
        self.doubles_seen: i64 = 0
        self.hurry: float = 0.0
        self.pips_of_others: float = 0.0
        self.lacks: vec[float] = NO_FEATURES[:]
        """How likely another seat has no tile with a number, at `place << 4 | number`."""
        self.features: vec[float] = NO_FEATURES[:FEATURES]
        self.next_starved: float = 0.0
        """How likely the next seat has nothing to play then."""

    # --- What there is to see -----------------------------------------------------------------------------

    def see(self, state: FeetState, since: vec[i64]) -> None:
        """What the seat on turn may know of this state. `since` is by seat."""
        seat = state.turn
        rules = state.rules
        self.engine = state.engine
        self.top = state.top
        self.arms_first = rules.arms_first
        self.released = rules.dead_foot_released
        self.table_told = state.table_told
        self.arms = state.arms
        self.foot = state.foot
        self.toes = state.toes
        self.showing = state.showing
        number: i64 = 0
        while number <= state.top:
            row = state.hand[seat << 4 | number]
            self.hand[number] = row
            self.seen[number] = row | state.table[number]
            self.ends[number] = state.ends[number]
            number += 1
        self.rivals = state.players - 1
        place: i64 = 0
        while place < self.rivals:
            seat = 0 if seat == self.rivals else seat + 1
            count = state.count[seat]
            self.counts[place] = min(MANY, count)
            number = 0
            while number <= state.top:
                self.since[place << 4 | number] = since[seat << 4 | number]
                number += 1
            place += 1
        self.work_out()

    def work_out(self) -> None:
        """What is face down is judged by the mean of all tiles not seen."""
        halves_seen: i64 = 0
        pips_seen: i64 = 0
        halves: i64 = 0
        pips: i64 = 0
        doubles: i64 = 0
        doubles_seen: i64 = 0
        top = self.top
        number: i64 = 0
        while number <= top:
            row = self.hand[number]
            held = ones(row)
            double = row >> number & 1
            doubles |= double << number
            self.held[number] = held
            halves += held + double
            pips += number * (held + double)
            row = self.seen[number]
            held = ones(row)
            double = row >> number & 1
            doubles_seen |= double << number
            self.unseen[number] = top + 1 - held
            halves_seen += held + double
            pips_seen += number * (held + double)
            number += 1
        self.tiles = halves >> 1
        self.pips = pips + (BLANK_PIPS if doubles & 1 else 0)
        self.doubles = doubles
        self.doubles_seen = doubles_seen
        in_set = (top + 1) * (top + 2) // 2
        tiles_unseen = in_set - (halves_seen >> 1)
        if tiles_unseen < 1:
            tiles_unseen = 1
        self.work_out_rivals(tiles_unseen, top * in_set - pips_seen)

    def work_out_rivals(self, tiles_unseen: i64, pips_unseen: i64) -> None:
        if LACKING_KNOWN[tiles_unseen] == 0:
            know_lacking(tiles_unseen)
        total: i64 = 0
        fewest: i64 = MANY
        place: i64 = 0
        while place < self.rivals:
            count = self.counts[place]
            total += count
            if count < fewest:
                fewest = count
            number: i64 = 0
            while number <= self.top:
                at = place << 4 | number
                drawn = self.since[at]
                if drawn > count:
                    drawn = count
                self.lacks[at] = LACKING[tiles_unseen << 9 | self.unseen[number] << 5 | drawn]
                number += 1
            place += 1
        self.hurry = 1.0 / float(1 + fewest)
        self.pips_of_others = float(total) / float(self.rivals) * float(pips_unseen) / float(tiles_unseen)

    # --- What an action leaves ----------------------------------------------------------------------------

    def cost(self, costs: vec[float]) -> float:
        """What was counted last, at these costs for each."""
        features = self.features
        total: float = 0.0
        i: i64 = 0
        while i < FEATURES:
            total += costs[i] * features[i]
            i += 1
        return total

    def features_after(self, action: i64) -> list[float]:
        self.look_after(action)
        return [self.features[i] for i in range(FEATURES)]

    def look_after(self, action: i64) -> None:
        """Count the features of what this action leaves."""
        found = self.features
        i: i64 = 0
        while i < FEATURES:
            found[i] = 0.0
            i += 1
        if action >= DRAW:
            self.count_all(self.arms, self.foot, self.toes)
            return
        tile = action & 255
        near = (action >> 8) - SHOWING
        far = (tile >> 4) + (tile & 15) - near
        arms = self.arms
        foot = self.foot
        toes = self.toes
        closed: i64 = NOTHING
        if foot != NOTHING:
            toes -= 1
            if toes == 0:
                foot = NOTHING
        elif near == self.engine and arms > 0:
            arms -= 1
        else:
            closed = near
            self.ends[near] -= 1
        if near == far:
            foot = near
            toes = TOES
        else:
            self.ends[far] += 1
        self.hold(near, far, -1)
        self.count_all(arms, foot, toes)
        self.hold(near, far, 1)
        if near != far:
            self.ends[far] -= 1
        if closed != NOTHING:
            self.ends[closed] += 1

    def hold(self, a: i64, b: i64, more: i64) -> None:
        """This tile more in hand, or less."""
        self.tiles += more
        self.pips += more * (a + b)
        self.hand[a] ^= i64(1) << b
        self.held[a] += more
        if a != b:
            self.hand[b] ^= i64(1) << a
            self.held[b] += more
            return
        self.doubles ^= i64(1) << a
        if a == 0:
            self.pips += more * BLANK_PIPS

    def count_all(self, arms: i64, foot: i64, toes: i64) -> None:
        found = self.features
        self.next_starved = 0.0
        if self.tiles == 0:
            found[GONE_OUT] = self.pips_of_others  # [F14]
            return
        found[LATE_PIPS] = self.hurry * float(self.pips)
        found[TILES] = float(self.tiles)
        spare: i64 = 0
        if foot != NOTHING:
            spare = self.unseen[foot] + self.held[foot] - toes
            if spare < 0 and self.table_told:
                if not self.released:
                    found[LEAD] = float(self.pips) - self.pips_of_others  # [FA10]
                    return
                foot = NOTHING
        found[ARMS] = float(arms)
        self.count_hand()
        if foot == NOTHING:
            self.count_ends(arms)
        else:
            self.count_foot(foot, toes, spare)
            found[TOELESS_LATER] = float(self.toeless(self.open_numbers(arms)))
        self.count_how_late()

    def count_how_late(self) -> None:
        """What counts for more, the sooner somebody goes out: another seat, or ours."""
        found = self.features
        found[HURRIED_LATE_PIPS] = self.hurry * found[LATE_PIPS]
        found[HURRIED_STARVED] = self.hurry * found[STARVED]
        found[LAST_SHUT_DOUBLES] = found[SHUT_DOUBLES] / float(1 + self.tiles)
        found[LAST_STUCK] = found[STUCK] / float(1 + self.tiles)

    def count_hand(self) -> None:
        """What is in hand, whatever can be played on now."""
        found = self.features
        controlled: float = 0.0
        number: i64 = 0
        while number <= self.top:
            held = self.held[number]
            if held > 0:
                controlled += SHARES[held << 4 | self.unseen[number]]
            number += 1
        found[CONTROLLED] = controlled
        shut: i64 = 0
        toes: i64 = 0
        doubles = self.doubles
        while doubles:
            lowest = doubles & -doubles
            doubles ^= lowest
            number = bit_place(lowest)
            toes += self.held[number] - 1
            if self.ends[number] == 0:
                shut += 1
        found[OWN_TOES] = float(toes)
        found[SHUT_DOUBLES] = float(shut)

    def open_numbers(self, arms: i64) -> i64:
        """Where the next tile may go while no foot is open."""
        spinner: i64 = 0
        if arms > 0 and self.engine != NOTHING:
            spinner = i64(1) << self.engine
            if self.arms_first:
                return spinner  # [FA3]
        numbers: i64 = 0
        number: i64 = 0
        while number <= self.top:
            if self.ends[number] > 0:
                numbers |= i64(1) << number
            number += 1
        return numbers | spinner

    def count_ends(self, arms: i64) -> None:
        """No foot is open."""
        found = self.features
        numbers = self.open_numbers(arms)
        starving: float = 0.0
        place: i64 = 0
        while place < self.rivals:
            chance: float = 1.0
            left = numbers
            while left:
                lowest = left & -left
                left ^= lowest
                chance *= self.lacks[place << 4 | bit_place(lowest)]
            if place == 0:
                self.next_starved = chance
            starving += chance
            place += 1
        found[STARVED] = starving / float(self.rivals)
        fitting: i64 = 0
        followers: i64 = 0
        left = numbers
        while left:
            lowest = left & -left
            left ^= lowest
            number = bit_place(lowest)
            fitting += ones(self.hand[number] & ~(numbers & (lowest - 1)))
            followers += self.unseen[number]
        found[FITTING] = float(fitting)
        found[OPEN_NUMBERS] = float(ones(numbers))
        found[FOLLOWERS] = float(followers)
        found[TOELESS] = float(self.toeless(numbers))

    def toeless(self, numbers: i64) -> i64:
        """In how many of them somebody else can begin a foot, and no toe for it is in hand."""
        found: i64 = 0
        left = numbers & ~self.doubles_seen
        while left:
            lowest = left & -left
            left ^= lowest
            if self.held[bit_place(lowest)] == 0:
                found += 1
        return found

    def count_foot(self, foot: i64, toes: i64, spare: i64) -> None:
        found = self.features
        # How likely the foot needs no toe, one, two or three, as the turn goes from seat to seat.
        none: float = 0.0
        one: float = 1.0 if toes == 1 else 0.0
        two: float = 1.0 if toes == 2 else 0.0
        three: float = 1.0 if toes == 3 else 0.0
        starving: float = 0.0
        place: i64 = 0
        while place < self.rivals:
            lacks = self.lacks[place << 4 | foot]
            has = 1.0 - lacks
            starving += lacks * (1.0 - none)
            none = none + one * has
            one = one * lacks + two * has
            two = two * lacks + three * has
            three = three * lacks
            place += 1
        self.next_starved = self.lacks[foot]
        found[FOOT] = 1.0
        found[STARVED] = starving / float(self.rivals)
        found[SPARE_TOES] = float(min(AMPLE, spare))
        found[STUCK] = 0.0 if self.held[foot] > 0 else 1.0 - none
