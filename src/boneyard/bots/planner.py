"""The train planner: the best train from a hand and a number, exactly.

The hand is a graph, a number a vertex, a tile an edge, a double a loop; a train from `start` is a trail. The
best one leaves the cheapest tiles behind whose removal makes every number even, the start and one end apart:
pairs of odd numbers joined by shortest paths. If what remains does not hang together, we branch: either
nothing beyond the part with `start` is used, or one of the tiles that lead out of it is.

Two trains from two numbers are planned as one that goes from the first number to the second and may jump
once: where it jumps, both trains end.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.rules.state import ZEROS, bit_place

FAR: Final = 1 << 40
"""Longer than any path."""

HEAVIEST: Final = 1 << 28
"""So that a whole set weighs less than FAR."""

TOP: Final = 12
"""The highest number on a tile."""
EVERY_NUMBER: Final = (1 << 13) - 1
NO_SECOND: Final = -1
"""Only one train is planned."""
DIRECT: Final = -1
"""A path that is one tile."""
NONE_MATCHED: Final = vec[i64]([0] * (1 << 13))
"""To be sliced: no set of odd numbers is paired yet."""
NONE_HELD: Final = vec[i64]([0] * 16)
PARITIES: Final = 0x6996
"""Bit n tells whether n has an odd number of bits, for n below 16."""


def number_is_odd(bits: i64) -> bool:
    """An odd number of these bits, at most 16, is set."""
    bits ^= bits >> 8
    bits ^= bits >> 4
    return PARITIES >> (bits & 15) & 1 == 1


class Solved:
    """The weight of the best train, or of the best two together, and their tiles as rows of bits."""

    def __init__(self, weight: int, kept: list[int]) -> None:
        self.weight = weight
        self.kept = kept


class Planner:
    """Plans for one way of weighing: `pip` for each pip of a tile and `tile` for the tile itself.

    It remembers nothing, so threads may share one. Hands come in and go out as lists: a vec that crosses
    between interpreted and compiled code is never freed (librt 0.16).
    """

    def __init__(self, pip: i64, tile: i64) -> None:
        self.pip: i64 = pip
        self.tile: i64 = tile

    def weight(self, a: i64, b: i64) -> i64:
        return (a + b) * self.pip + self.tile

    def solve(self, rows: list[int], start: i64) -> Solved:
        return self.solve_two(rows, start, NO_SECOND)

    def solve_two(self, rows: list[int], start: i64, second: i64) -> Solved:
        if not (0 <= self.pip <= HEAVIEST and 0 <= self.tile <= HEAVIEST):
            raise ValueError(f"a pip or a tile weighs from 0 to {HEAVIEST}, not {self.pip} and {self.tile}")
        hand = vec[i64](rows)
        check(hand, start, second)
        search = Search(self.pip, self.tile)
        search.plan(hand, start, second)
        return Solved(search.weight_beyond(search.kept, 0), [int(row) for row in search.kept])


def check(rows: vec[i64], start: i64, second: i64) -> None:
    """ValueError if these are no tiles or no numbers: the search would never come to an end with them."""
    if not (0 <= start <= 12 and NO_SECOND <= second <= 12):
        raise ValueError("a train starts at a number from 0 to 12")
    if len(rows) != 16:
        raise ValueError("a hand is 16 rows of bits")
    a: i64 = 0
    while a < 16:
        row = rows[a]
        if row >> 13 or (row and a > 12):
            raise ValueError("the numbers on a tile go from 0 to 12")
        while row:
            lowest = row & -row
            row ^= lowest
            if not rows[bit_place(lowest)] >> a & 1:
                raise ValueError("a tile is in the rows of both its numbers")
        a += 1


class Search:
    """Plans one hand after the other, in the same rows of numbers."""

    def __init__(self, pip: i64, tile: i64) -> None:
        self.pip: i64 = pip
        self.tile: i64 = tile
        self.start: i64 = 0
        self.second: i64 = NO_SECOND
        self.lowest_loss: i64 = FAR
        self.kept: vec[i64] = ZEROS[:16]
        self.usable: vec[i64] = ZEROS[:16]
        self.rest: vec[i64] = ZEROS[:16]
        self.odd_numbers: i64 = 0
        self.odd: vec[i64] = ZEROS[:16]
        self.jump: i64 = 0
        """The odd numbers where two trains end, as bits of their places in `odd`."""
        self.stops: vec[i64] = ZEROS[:16]
        """The numbers where paths begin, end or pass through."""
        self.distance: vec[i64] = ZEROS[:256]
        self.through: vec[i64] = ZEROS[:256]
        self.pairings: i64 = 0
        self.matched_in: vec[i64] = ZEROS[:32]
        """The pairing in which a set of odd numbers was matched last, what it cost, who was paired first."""
        self.matched: vec[i64] = ZEROS[:32]
        self.partner: vec[i64] = ZEROS[:32]

    def weight(self, a: i64, b: i64) -> i64:
        return (a + b) * self.pip + self.tile

    def plan(self, rows: vec[i64], start: i64, second: i64) -> None:
        """Put the tiles of the best train into `kept`."""
        self.start = start
        self.second = second
        self.lowest_loss = FAR
        usable = self.usable
        # What no train can reach costs the same in every plan. Two trains may still choose where to jump.
        inside: i64 = EVERY_NUMBER
        if second == NO_SECOND:
            inside = self.reached(rows)
        a: i64 = 0
        while a <= TOP:
            usable[a] = rows[a] if inside >> a & 1 else i64(0)
            a += 1
        self.branch(usable, NONE_HELD, 0)

    def branch(self, rows: vec[i64], held: vec[i64], lost: i64) -> None:
        """Look for a better train among `rows` that uses all tiles of `held`; `lost` is given up already."""
        loss = self.pair_odd_numbers(rows, held)
        if lost + loss >= self.lowest_loss:
            return
        rest = self.without_paths(rows) if self.odd_numbers > 1 else rows
        inside = self.reached(rest)
        beyond = self.weight_beyond(rest, inside)
        if lost + loss + beyond < self.lowest_loss:
            self.lowest_loss = lost + loss + beyond
            self.keep(rest, inside)
        if beyond == 0:
            return

        # Tiles of the hand that lead out of the part with the start: one of them is used …
        fewer = rows[:]
        paid = lost
        a: i64 = 0
        while a <= TOP:
            out = rows[a] & ~inside if inside >> a & 1 else i64(0)
            while out:
                if lost + loss >= self.lowest_loss or paid >= self.lowest_loss:
                    return  # nothing below can do better: each of these trains is one of those bounded above
                lowest = out & -out
                out ^= lowest
                b = bit_place(lowest)
                more = held[:]
                more[a] |= lowest
                more[b] |= i64(1) << a
                self.branch(fewer[:], more, paid)
                fewer[a] &= ~lowest
                fewer[b] &= ~(i64(1) << a)
                paid += self.weight(a, b)
            a += 1
        # … or none, and with them all that lies beyond is given up.
        a = 0
        while a <= TOP:
            if not inside >> a & 1:
                if held[a]:
                    return
                paid += self.drop(fewer, a)
            a += 1
        if paid < self.lowest_loss:
            self.branch(fewer, held, paid)

    def drop(self, rows: vec[i64], a: i64) -> i64:
        """Take all tiles of a number out of the rows; what they weighed."""
        dropped: i64 = 0
        row = rows[a]
        rows[a] = 0
        while row:
            lowest = row & -row
            row ^= lowest
            b = bit_place(lowest)
            dropped += self.weight(a, b)
            rows[b] &= ~(i64(1) << a)
        return dropped

    # --- What must be left behind -------------------------------------------------------------------------

    def pair_odd_numbers(self, rows: vec[i64], held: vec[i64]) -> i64:
        """The cheapest way to join odd numbers in pairs, one of them left to be the train's end."""
        odd = self.odd
        start = self.start
        second = self.second
        n: i64 = 0
        a: i64 = 0
        while a <= TOP:
            row = rows[a] & ~(i64(1) << a)
            if a == start:
                row ^= i64(1) << 13  # each train counts where it starts
            if a == second:
                row ^= i64(1) << 14
            if number_is_odd(row):
                odd[n] = a
                n += 1
            a += 1
        self.odd_numbers = n
        self.jump = 0
        if n < 2:
            return 0
        self.measure(rows, held)
        self.pairings += 1
        if i64(1) << n > len(self.matched):
            self.matched_in = NONE_MATCHED[: 1 << n]
            self.matched = NONE_MATCHED[: 1 << n]
            self.partner = NONE_MATCHED[: 1 << n]
        every = (i64(1) << n) - 1
        return self.match(every) if self.second == NO_SECOND else self.match_with_jump(every)

    def match_with_jump(self, odd: i64) -> i64:
        """The cheapest pairing of all but two of these odd numbers."""
        best: i64 = FAR
        if odd == 0:
            best = 0
        first: i64 = 0
        while first < self.odd_numbers:
            other = first + 1
            while other < self.odd_numbers:
                jump = i64(1) << first | i64(1) << other
                cost = self.match(odd ^ jump)
                if cost < best:
                    best = cost
                    self.jump = jump
                other += 1
            first += 1
        return best

    def measure(self, rows: vec[i64], held: vec[i64]) -> None:
        """All shortest paths between odd numbers over the tiles that may be left behind."""
        distance = self.distance
        through = self.through
        stops = self.stops
        ends: i64 = 0
        a: i64 = 0
        while a < self.odd_numbers:
            ends |= i64(1) << self.odd[a]
            a += 1
        passed: i64 = 0
        n: i64 = 0
        a = 0
        while a <= TOP:
            row = rows[a] & ~held[a] & ~(i64(1) << a)
            more = row & (row - 1)
            if more or ends >> a & 1:
                i: i64 = 0
                while i < n:
                    b = stops[i]
                    far: i64 = FAR  # not in one expression, where mypyc would make objects of both numbers
                    if row >> b & 1:
                        far = self.weight(a, b)
                    distance[a << 4 | b] = far
                    distance[b << 4 | a] = far
                    through[a << 4 | b] = DIRECT
                    i += 1
                stops[n] = a
                n += 1
                if more:
                    passed |= i64(1) << a
            a += 1
        while passed:
            lowest = passed & -passed
            passed ^= lowest
            middle = bit_place(lowest)
            i = 1
            while i < n:
                a = stops[i]
                first: i64 = FAR
                if a != middle:
                    first = distance[a << 4 | middle]
                if first < FAR:
                    k: i64 = 0
                    while k < i:
                        b = stops[k]
                        if b != middle:
                            both = first + distance[middle << 4 | b]
                            if both < distance[a << 4 | b]:
                                distance[a << 4 | b] = both
                                distance[b << 4 | a] = both
                                through[a << 4 | b] = middle
                        k += 1
                i += 1

    def match(self, odd: i64) -> i64:
        """The cheapest pairing of these odd numbers; if their number is odd, one stays alone."""
        first = odd & -odd
        others = odd ^ first
        if others == 0:
            return 0
        if self.matched_in[odd] == self.pairings:
            return self.matched[odd]
        best: i64 = FAR
        chosen: i64 = 0
        row = self.odd[bit_place(first)] << 4
        second = others & -others
        rest = others ^ second
        if rest == 0:
            apart = self.distance[row | self.odd[bit_place(second)]]
            if apart < FAR:
                best = apart
                chosen = second
        else:
            if number_is_odd(odd):
                best = self.match(others)
            rest = others
            while rest:
                second = rest & -rest
                rest ^= second
                apart = self.distance[row | self.odd[bit_place(second)]]
                if apart < best:
                    cost = apart + self.match(others ^ second)
                    if cost < best:
                        best = cost
                        chosen = second
        self.matched_in[odd] = self.pairings
        self.matched[odd] = best
        self.partner[odd] = chosen
        return best

    def without_paths(self, rows: vec[i64]) -> vec[i64]:
        """The tiles that remain when those between the pairs are left behind."""
        rest = self.rest
        a: i64 = 0
        while a <= TOP:
            rest[a] = rows[a]
            a += 1
        left = ((i64(1) << self.odd_numbers) - 1) ^ self.jump
        while left:
            first = left & -left
            second = self.partner[left] if left & (left - 1) else i64(0)
            left ^= first | second
            if second:
                self.leave_path(rest, self.odd[bit_place(first)], self.odd[bit_place(second)])
        return rest

    def leave_path(self, rest: vec[i64], a: i64, b: i64) -> None:
        middle = self.through[a << 4 | b] if a > b else self.through[b << 4 | a]
        if middle == DIRECT:
            rest[a] ^= i64(1) << b
            rest[b] ^= i64(1) << a
        else:
            self.leave_path(rest, a, middle)
            self.leave_path(rest, middle, b)

    # --- What hangs together ------------------------------------------------------------------------------

    def reached(self, rows: vec[i64]) -> i64:
        """The numbers that can be reached from a start."""
        inside: i64 = i64(1) << self.start
        if self.second != NO_SECOND:
            inside |= i64(1) << self.second
        waiting = inside
        while waiting:
            lowest = waiting & -waiting
            waiting ^= lowest
            found = rows[bit_place(lowest)] & ~inside
            inside |= found
            waiting |= found
        return inside

    def weight_beyond(self, rows: vec[i64], inside: i64) -> i64:
        """The weight of the tiles both of whose numbers are outside."""
        beyond: i64 = 0
        a: i64 = 0
        while a <= TOP:
            row = rows[a] >> a if not inside >> a & 1 else i64(0)
            b = a
            while row:
                if row & 1:
                    beyond += self.weight(a, b)
                row >>= 1
                b += 1
            a += 1
        return beyond

    def keep(self, rows: vec[i64], inside: i64) -> None:
        a: i64 = 0
        while a <= TOP:
            self.kept[a] = rows[a] if inside >> a & 1 else i64(0)
            a += 1
