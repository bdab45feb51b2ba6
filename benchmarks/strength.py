"""python -m benchmarks.strength [GROUP ...]: how strong the bots are, and what makes the searching ones so.

One player among others that are all the same; every deal is played in each rotation of the seats, and ± is
the 95 % interval over deals. What is said of a table first is what its other rows are compared with, on the
deals that both have played. `bars` are the levels as they ship, `parts` is level 8 with one thing taken
away, `settings` are levels 8 and 9 with one thing set otherwise, `curve` what more time brings, `ladder` the
levels below, in Chickenfoot among its first level 6, which is never changed. All contests go on together, so
that a run cut short by `--minutes` says something of each; with `--keep FILE` the next run of the same code
goes on from there.
"""

import argparse
import json
import os
import random
import time
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from boneyard import SHEETS, View
from boneyard._build import source_hash
from boneyard.bots.belief import Beliefs
from boneyard.bots.levels import DISPATCHER_1, LEVELS, bot_named
from boneyard.bots.networks import best_network
from boneyard.bots.player import Choose
from boneyard.bots.policies import policy_from
from boneyard.bots.search import Budget, Sampler, Search
from boneyard.bots.searchers import Rollouts, among_equals, among_level_6, doubts_of, equities
from boneyard.bots.seen import state_seen
from boneyard.bots.thought import BUDGETS, DEEP, QUICK, Searcher, own_budget
from boneyard.bots.worlds import Worlds
from boneyard.rules.action import Action, encode
from boneyard.rules.chance import Mwc
from boneyard.sim.duplicate import Deals, relative, rotated, won
from boneyard.sim.estimate import mean_of
from boneyard.sim.processes import share_out

SECONDS = 3600.0
"""What a player may take at most; each has a budget of its own."""
CLASSIC, FRENCH = "mexican-train-classic", "mexican-train-classic-fr"
SUPER, SATISFY = "mexican-train-super", "mexican-train-satisfy"
FEET, LINES = "chickenfoot", "engine-191"
SIX, (SEVEN, EIGHT, NINE) = LEVELS[-1], BUDGETS


# --- Players ------------------------------------------------------------------------------------------------


LEVEL_8, LEVEL_9 = own_budget(QUICK), own_budget(DEEP)


class Named(NamedTuple):
    """As it ships: whoever searches goes by the clock, so let no more processes run than there are cores."""

    name: str

    def player(self, sheet: str) -> Choose:
        if self.name in BUDGETS:
            return Searcher(self.name)
        return bot_named(self.name, SHEETS[sheet])


@dataclass(frozen=True)
class Changed:
    """A search with something changed; level 8 if nothing is."""

    name: str
    budget: Budget = LEVEL_8
    rollouts: Rollouts = among_level_6
    prior: Callable[[View], list[float]] = equities
    worlds_of: Sampler = Beliefs
    equity_doubt: float | None = None
    """So many times as large."""
    points_for_a_win: float | None = None

    def player(self, _sheet: str) -> "ChangedSearch":
        return ChangedSearch(self)


class ChangedSearch:
    def __init__(self, changed: Changed) -> None:
        self.changed = changed
        self.tried = 0

    def __call__(self, view: View, chance: Mwc, _seconds: float) -> Action:
        found = self.search(view, chance).decide(self.changed.budget)
        self.tried += found.worlds
        return view.legal[found.place]

    def search(self, view: View, chance: Mwc) -> Search:
        changed = self.changed
        doubts = doubts_of(view)
        if changed.equity_doubt is not None:
            doubts = doubts._replace(equity=changed.equity_doubt * doubts.equity)
        won_for = changed.points_for_a_win
        if won_for is None:
            won_for = best_network(view.family).won
        rollouts, prior = changed.rollouts(view), changed.prior(view)
        return Search(view, chance, rollouts, prior, doubts, changed.worlds_of, won_for)


def level_6(view: View) -> list[float]:
    return policy_from(view).values_of(state_seen(view), [encode(action) for action in view.legal])


# --- Contests -----------------------------------------------------------------------------------------------


class Contest(NamedTuple):
    sheet: str
    players: int
    one: Named | Changed
    others: str
    deals: int
    options: Mapping[str, str] = MappingProxyType({})

    def table(self) -> str:
        rules = "".join(f", {switch}: {answer}" for switch, answer in self.options.items())
        return f"{self.sheet}{rules}, {self.players} players"

    def describe(self) -> str:
        return f"{self.table()}: {self.one.name} among {self.others}"


class Outcome(NamedTuple):
    """Of one deal, over all its rotations."""

    contest: int
    deal: int
    won: float
    points: float
    decisions: int
    cpu_seconds: float
    worlds: int


BARS = [
    Contest(CLASSIC, 4, Named(SEVEN), SIX, 10_000),
    Contest(CLASSIC, 4, Named(SEVEN), "smart", 4_000),
    Contest(CLASSIC, 4, Named(EIGHT), SIX, 2_000),
    Contest(CLASSIC, 4, Named(NINE), SIX, 2_000),
    Contest(FEET, 4, Named(SEVEN), SIX, 2_000),
    Contest(FEET, 2, Named(SEVEN), SIX, 2_000),
    Contest(FEET, 4, Named(EIGHT), SIX, 1_000),
    Contest(FEET, 2, Named(EIGHT), SIX, 1_000),
    Contest(FEET, 4, Named(NINE), SIX, 500),
    Contest(FEET, 2, Named(NINE), SIX, 500),
    Contest(LINES, 2, Named(SEVEN), SIX, 2_000),
    Contest(LINES, 4, Named(SEVEN), SIX, 1_000),
    Contest(LINES, 2, Named(EIGHT), SIX, 1_000),
    Contest(LINES, 4, Named(EIGHT), SIX, 300),
    *[Contest(sheet, 4, Named(SEVEN), SIX, 2_000) for sheet in (SUPER, SATISFY, FRENCH)],
    *[Contest(sheet, 4, Named(EIGHT), SIX, 1_000) for sheet in (SUPER, SATISFY, FRENCH)],
    Contest(CLASSIC, 4, Named(NINE), EIGHT, 500),
    Contest(CLASSIC, 2, Named(NINE), EIGHT, 1_000),
    Contest(FEET, 4, Named(NINE), EIGHT, 500),
    Contest(FEET, 2, Named(NINE), EIGHT, 500),
]

PARTS = [
    Contest(sheet, players, changed, SIX, deals)
    for sheet, players, deals in ((CLASSIC, 4, 1_000), (FEET, 4, 600), (LINES, 2, 600))
    for changed in (
        Changed("level 8"),
        Changed("level 8 without racing", LEVEL_8._replace(behind=1e9)),
        Changed("level 8 without shrinking", equity_doubt=1e3),
        Changed("level 8 without beliefs", worlds_of=Worlds),
        Changed("level 8 without the network in rollouts", rollouts=policy_from),
        Changed("level 8 without the network", rollouts=policy_from, prior=level_6),
        Changed("level 8 without points for a win", points_for_a_win=0.0),
    )
]

SETTINGS = [
    *[
        Contest(sheet, 2, changed, EIGHT, 1_000)
        for sheet in (CLASSIC, FEET, LINES)
        for changed in (
            Changed("level 9", LEVEL_9, among_equals),
            Changed("level 9 that assumes level 6", LEVEL_9),
            Changed("level 8 among equals", rollouts=among_equals),
        )
    ],
    Contest(
        CLASSIC, 4, Changed("level 9 without beliefs", LEVEL_9, among_equals, worlds_of=Worlds), SIX, 500
    ),
    Contest(CLASSIC, 4, Changed("level 8, 60 points for a win", points_for_a_win=60.0), SIX, 800),
    *[
        Contest(CLASSIC, 4, Changed(f"level 8, doubt times {doubt}", equity_doubt=doubt), SIX, 800)
        for doubt in (0.5, 2.0)
    ],
]

TIMES = {5: 1_500, 10: 1_500, 20: 1_000, 50: 1_000, 100: 700, 300: 300, 1_000: 200}
"""Milliseconds for a decision, and deals."""

CURVE = [
    Contest(
        sheet,
        4,
        Changed(f"search, {ms} ms", LEVEL_9._replace(seconds=ms / 1000), among_equals),
        SIX,
        deals,
    )
    for sheet in (CLASSIC, FEET)
    for ms, deals in TIMES.items()
]

LADDER = [
    *[Contest(CLASSIC, players, Named("conductor"), "brakeman", 2_000) for players in (2, 4, 6, 8)],
    *[
        Contest(CLASSIC, players, Named(SIX), "smart", 4_000, {"after_double": "on-the-double"})
        for players in (2, 3, 4)
    ],
    *[
        Contest(FEET, players, Named(name), DISPATCHER_1, deals)
        for players in (2, 4, 6)
        for name, deals in (("conductor", 2_000), (SIX, 4_000))
    ],
]

GROUPS = {"bars": BARS, "ladder": LADDER, "parts": PARTS, "settings": SETTINGS, "curve": CURVE}


# --- Playing ------------------------------------------------------------------------------------------------


def in_turns(contests: list[Contest]) -> list[tuple[int, int]]:
    """All deals of all contests, each about as far as any other at every moment."""
    chance = random.Random(1)
    order = sorted(
        ((n + chance.random()) / each.deals, i, n)
        for i, each in enumerate(contests)
        for n in range(each.deals)
    )
    return [(contest, number) for _, contest, number in order]


def play(
    contests: list[Contest], seed: bytes, left: list[tuple[int, int]], jobs: int, job: int
) -> Generator[Outcome, None, None]:
    tables: dict[int, tuple[Deals, Choose, Choose]] = {}
    for i, number in left[job::jobs]:
        if i not in tables:
            each = contests[i]
            deals = Deals(SHEETS[each.sheet].having(each.options), each.players, seed, seconds=SECONDS)
            tables[i] = deals, each.one.player(each.sheet), Named(each.others).player(each.sheet)
        yield outcome(i, number, *tables[i])


def outcome(contest: int, number: int, deals: Deals, one: Choose, other: Choose) -> Outcome:
    worlds = worlds_of(one)
    wins, points, cpu_seconds, decisions = 0.0, 0.0, 0.0, 0
    for seat in range(deals.players):
        seats = rotated([one, *[other] * (deals.players - 1)], seat)
        played, bots = deals.play(number, seats, seat)
        wins += won(played, seat)
        points += relative(played.scores, seat)
        cpu_seconds += bots.cpu_seconds[seat]
        decisions += bots.decisions[seat]
    rounds = deals.players
    return Outcome(
        contest, number, wins / rounds, points / rounds, decisions, cpu_seconds, worlds_of(one) - worlds
    )


def worlds_of(player: Choose) -> int:
    return player.tried if isinstance(player, Searcher | ChangedSearch) else 0


class Kept:
    """Outcomes in a file, a line each, so that hours of playing can be cut into several runs."""

    def __init__(self, path: Path, contests: list[Contest], seed: str) -> None:
        self.path = path
        self.names = [f"{each.describe()} ({seed}, {source_hash()[:12]})" for each in contests]

    def read(self) -> Iterator[Outcome]:
        lines = self.path.read_text("utf-8").splitlines() if self.path.exists() else []
        for line in lines:
            name, *figures = json.loads(line)
            if name in self.names:
                yield Outcome(self.names.index(name), *figures)

    def add(self, outcome: Outcome) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            print(json.dumps([self.names[outcome.contest], *outcome[1:]]), file=file)


def rows(contests: list[Contest], outcomes: list[Outcome]) -> Iterator[str]:
    firsts: dict[tuple[str, str], dict[int, Outcome]] = {}
    for i, contest in enumerate(contests):
        found = {each.deal: each for each in outcomes if each.contest == i}
        if len(found) < 2:
            continue
        first = firsts.setdefault((contest.table(), contest.others), found)
        yield row(contest, list(found.values())) + (compared(found, first) if first is not found else "")


def row(contest: Contest, found: list[Outcome]) -> str:
    decisions = max(sum(each.decisions for each in found), 1)
    worlds = sum(each.worlds for each in found) / decisions
    cpu_ms = 1000 * sum(each.cpu_seconds for each in found) / decisions
    wins, points = mean_of([each.won for each in found]), mean_of([each.points for each in found])
    return (
        f"{contest.describe()}: {len(found):,} deals, won {wins.value:.4f} ± {wins.margin or 0:.4f}, "
        f"{points.value:+.2f} ± {points.margin or 0:.2f} points, {cpu_ms:.2f} ms"
        + (f", {worlds:.0f} worlds" if worlds else "")
    )


def compared(found: Mapping[int, Outcome], first: Mapping[int, Outcome]) -> str:
    shared = found.keys() & first.keys()
    if len(shared) < 2:
        return ""
    wins = mean_of([found[deal].won - first[deal].won for deal in shared])
    points = mean_of([found[deal].points - first[deal].points for deal in shared])
    return (
        f"; beside the first on {len(shared):,} deals {wins.value:+.4f} ± {wins.margin or 0:.4f}, "
        f"{points.value:+.2f} ± {points.margin or 0:.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("groups", nargs="*", choices=[*GROUPS, []], metavar="|".join(GROUPS))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--seed", default="strength")
    parser.add_argument(
        "--keep", type=Path, default=Path(os.devnull), metavar="FILE", help="go on from there"
    )
    parser.add_argument("--only", default="", help="contests whose description has this in it")
    parser.add_argument("--times", type=float, default=1.0, help="so many times the deals")
    asked = parser.parse_args()
    wanted = [each for group in asked.groups or GROUPS for each in GROUPS[group]]
    contests = [
        each._replace(deals=max(int(each.deals * asked.times), 2))
        for each in wanted
        if asked.only in each.describe()
    ]
    kept = Kept(asked.keep, contests, asked.seed)
    outcomes = list(kept.read())
    played = {(each.contest, each.deal) for each in outcomes}
    left = [each for each in in_turns(contests) if each not in played]
    until = time.monotonic() + 60 * asked.minutes
    for each in share_out(asked.jobs, partial(play, contests, asked.seed.encode(), left, asked.jobs)):
        outcomes.append(each)
        kept.add(each)
        if time.monotonic() > until:
            break
    print(f"# seed {asked.seed}, {asked.jobs} processes; CPU ms a decision of the first")
    print("\n".join(rows(contests, outcomes)))


if __name__ == "__main__":
    main()
