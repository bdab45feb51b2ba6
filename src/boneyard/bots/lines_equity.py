"""What an action of Engine 191 is worth: the pips left, how many of them we plan to lay, and the table."""

from math import exp
from typing import NamedTuple

from boneyard.bots.equity import Valued
from boneyard.bots.lines_future import Future, Held
from boneyard.bots.lines_seen import Seen, lines_table
from boneyard.bots.own_train import own_seat
from boneyard.rules.action import Action, Verb
from boneyard.rules.tile import Tile
from boneyard.rules.view import View

HELD_BACK = 10.0
"""How much worse it is to show no double than to show the worst. [EA4]"""

Stations = frozenset[int]
"""The lines that end in an incomplete station."""


class LinesWeights(NamedTuple):
    """Points, found by `python -m tools.tune engine-191 --players 2`."""

    turns: int = 6
    """How many turns are planned."""
    decay: float = 0.78
    """The chance that a plan survives another turn, however long the round may last."""
    slack: float = 0.0
    """A rival goes out in this many turns more than it has tiles in hand …"""
    width: float = 2.2
    """… give or take this many."""
    drawn: float = 1.0
    """What a drawn tile costs, for each pip of an average one."""
    fitting: float = 4.0
    """A tile taken can be played at once."""
    hindered: float = 18.0
    """A rival cannot go on with its line."""
    disturbed: float = 0.0
    """A rival's line goes on differently from its plan."""
    exposed: float = 4.0
    """Everybody can play on our own line."""
    bound: float = 4.0
    """A rival cannot play at all: there is a station to complete, and it cannot."""
    lost_end: float = 3.0
    """A rival completes a station of our own line."""
    stuck: float = 3.0
    """A station is still incomplete at our next turn, and we cannot complete it."""
    out: float = 0.15
    """The round ends, for each pip in a rival's hand."""
    first: float = 10.0
    """What it is worth to begin the round."""
    given: float = 0.05
    """A tile of the plan goes to the score yard, for each point it adds to the plan."""


class LinesEquity:
    def __init__(self, weights: LinesWeights) -> None:
        self.weights = weights

    def __call__(self, view: View) -> list[Valued]:
        valuation = Valuation(view, self.weights)
        return [Valued(action, valuation.of(action)) for action in view.legal]


class Valuation:
    """One view, valued. Everything that actions leave in different ways is planned together."""

    def __init__(self, view: View, weights: LinesWeights) -> None:
        self.view = view
        self.weights = weights
        self.seat = own_seat(view)
        self.layout = lines_table(view)
        self.stations: Stations = frozenset(self.layout.incomplete)
        self.line = self.layout.lines.get(self.seat, ())
        self.seen = Seen(view)
        self.rivals = self.seen.rivals
        self.drawn = weights.drawn * self.seen.mean_pips
        in_hand = sum(self.seen.counts.values()) / len(self.rivals)
        self.gone_out = weights.out * self.seen.mean_pips * in_hand
        pool = [*view.hand, *self.layout.score_yards[self.seat]]
        self.future = Future(pool, self.lasting(), view.engine, self.drawn, self.gone_out)
        self.held = Held(
            pool=(1 << len(pool)) - 1,
            end=self.layout.ends.get(self.seat, 0),
            base=self.base_of(self.line),
            hand=len(view.hand),
            pips=sum(tile.pips for tile in pool),
        )

    def lasting(self) -> list[float]:
        """How likely the round lasts until our next turn, the one after it and so on."""
        weights = self.weights
        chances = []
        for turn in range(weights.turns):
            chance = weights.decay**turn
            for rival in self.rivals:
                late = (turn + 1 - self.seen.counts[rival] - weights.slack) / weights.width
                chance /= 1 + exp(min(late, 50.0))
            chances.append(chance)
        return chances

    def base_of(self, line: tuple[tuple[int, int], ...]) -> int:
        """The number of its outermost station, or of the main one."""
        return next((near for near, far in reversed(line) if near == far), self.view.engine or 0)

    def of(self, action: Action) -> float:
        if action.tile is not None:
            if action.end is not None:
                return self.of_play(self.held, action.tile, action.end, self.stations)
            return self.of_showing(action.tile) if action.verb is Verb.SHOW else self.of_giving(action.tile)
        if action.verb is Verb.REMOVE:
            return self.of_removing()
        if action.verb is Verb.TAKE:
            return self.of_taking(self.held, self.stations)
        return self.of_turn_over(self.held, self.stations)

    # --- Plays --------------------------------------------------------------------------------------------

    def of_play(self, held: Held, tile: Tile, line: int, stations: Stations) -> float:
        number = held.end if line == self.seat else self.layout.ends[line]
        far = tile.pips - number
        rest = self.future.without(held, tile)
        worth = 0.0
        if line == self.seat:
            rest = rest._replace(end=far, base=far if tile.is_double else held.base)
        else:
            worth += self.of_rival_end(line, far)
            if line not in stations:  # [E42] [E43]
                rest = rest._replace(hand=rest.hand + 1)
                worth += self.weights.disturbed - self.drawn
        if rest.hand == 0:
            return worth + self.of_empty_hand(rest, tile)
        if tile.is_double:
            return worth + self.of_station(rest, line, number, stations | {line})
        return worth + self.of_turn_over(rest, stations - {line})

    def of_rival_end(self, rival: int, number: int) -> float:
        """What it means for a rival that its line now ends in this number."""
        lacks = self.seen.lacks
        change = lacks(rival, number) - lacks(rival, self.layout.ends[rival])
        return self.weights.hindered * change / len(self.rivals)

    def of_empty_hand(self, rest: Held, last: Tile) -> float:
        replaced = last not in self.view.hand
        if replaced and self.view.options.get("emptied_by_replacement") == "not-out":
            return -rest.pips - self.gone_out  # [EA19] nothing can be played any more
        return -rest.pips + self.gone_out

    def of_station(self, rest: Held, line: int, number: int, stations: Stations) -> float:
        """A station was laid: the best tile after it, or none. [E46] [E48]"""
        best = self.of_turn_over(rest, stations)
        for tile, far in self.future.fitting(rest, number):
            more = self.future.without(rest, tile)
            if line == self.seat:
                more = more._replace(end=far)
            best = max(best, self.of_bonus(more, tile, stations - {line}))
        if line != self.seat:
            for tile, far in self.future.fitting(rest, rest.end):
                more = self.future.without(rest, tile)._replace(end=far)
                best = max(best, self.of_bonus(more, tile, stations))
        return best

    def of_bonus(self, rest: Held, tile: Tile, stations: Stations) -> float:
        return self.of_turn_over(rest, stations) if rest.hand else self.of_empty_hand(rest, tile)

    # --- Other things to do -------------------------------------------------------------------------------

    def of_taking(self, held: Held, stations: Stations) -> float:
        wanted = [self.layout.ends[line] for line in stations] or [held.end]
        fitting = max(self.seen.share_with(number) for number in wanted)
        return self.of_turn_over(held, stations) - self.drawn + self.weights.fitting * fitting

    def of_removing(self) -> float:
        """The best play from the last station, or from one further back. [E25] [E27]"""
        assert self.view.engine is not None
        line = self.line
        stations = self.stations - {self.seat}
        removals: list[float] = []
        while line:
            line = line[:-1]
            while line and line[-1][0] != line[-1][1]:
                line = line[:-1]
            end = line[-1][1] if line else self.view.engine
            held = self.held._replace(end=end, base=self.base_of(line))
            removals.append(self.of_best_play(held, stations) - self.drawn * (len(removals) + 1))
        return max(removals)

    def of_best_play(self, held: Held, stations: Stations) -> float:
        best = self.of_taking(held, stations)
        for line in stations or {self.seat}:
            number = held.end if line == self.seat else self.layout.ends[line]
            for tile, _ in self.future.fitting(held, number):
                best = max(best, self.of_play(held, tile, line, stations))
        return best

    def of_giving(self, tile: Tile) -> float:
        """Hand and score yard count alike; what the plan needs least is given. [E14]"""
        after = self.held._replace(hand=self.held.hand - 1)
        without = after._replace(pool=after.pool & ~self.future.bits[tile])
        return self.weights.given * self.future.of(without)

    def of_showing(self, tile: Tile) -> float:
        """The lowest double shown begins, and its number is where all begin. [E18]"""
        if tile.is_double:
            return self.of_showing_double(tile.high)
        doubles = [self.of_showing_double(held.high) for held in self.view.hand if held.is_double]
        return min(doubles, default=0.0) - HELD_BACK

    def of_showing_double(self, number: int) -> float:
        double = Tile(number, number)
        lower = [other for other in range(number) if Tile(other, other) not in self.view.hand]
        begun = self.future.without(self.held, double)._replace(end=number, base=number)
        mine = self.of_pool(begun) + self.weights.first
        if not lower:
            return mine
        in_hands = sum(self.seen.counts.values()) / max(1, len(self.seen.unseen))
        first: float = (1 - min(in_hands, 1.0)) ** len(lower)
        theirs = [self.of_pool(self.held._replace(end=other, base=other)) for other in lower]
        return first * mine + (1 - first) * sum(theirs) / len(theirs)

    # --- What is left -------------------------------------------------------------------------------------

    def of_turn_over(self, held: Held, stations: Stations) -> float:
        worth = self.of_pool(held) - self.weights.exposed * self.seen.share_with(held.end)
        for line in stations:
            worth += self.of_open_station(held, line)
        return worth

    def of_pool(self, held: Held) -> float:
        return self.future.of(held) - held.pips

    def of_open_station(self, held: Held, line: int) -> float:
        """All rivals in turn must complete it or take a tile. [E33] [E49]"""
        weights = self.weights
        number = held.end if line == self.seat else self.layout.ends[line]
        waits = 1.0
        failing = 0.0
        for rival in self.rivals:
            waits *= self.seen.lacks(rival, number)
            failing += waits
        worth = weights.bound * failing / len(self.rivals)
        if line == self.seat:
            worth -= weights.lost_end * (1 - waits)
        if not self.future.fitting(held, number):
            worth -= weights.stuck * waits
        return worth
