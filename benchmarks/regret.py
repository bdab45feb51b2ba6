"""python -m benchmarks.regret [SHEET ...]: the points that levels 6 to 9 give away in a decision.

Rounds say little about a small change: their luck hides a point. So here single decisions are looked at, from
rounds among level 7, and what each bot chose is judged by a longer search, in which every action is tried in
thousands of worlds. The judge is off, too, and takes the best of its own estimates, so all figures are too
high; only their differences are not. It believes what levels 8 and 9 believe, and plays rounds out as level
9 does: what is given away without beliefs or without networks includes that things are seen otherwise. So it
tells whether a search uses its time well, not whether the worlds are likely or the rounds played out well;
for that there is `benchmarks.strength`.
"""

import argparse
import os
import random
from collections.abc import Generator, Iterator
from functools import partial
from typing import NamedTuple

from benchmarks.strength import (
    CLASSIC,
    FEET,
    LEVEL_8,
    LEVEL_9,
    SECONDS,
    SEVEN,
    SIX,
    Changed,
    ChangedSearch,
    Named,
    level_6,
)
from boneyard import SHEETS, View
from boneyard.bots.levels import DISPATCHER_1
from boneyard.bots.policies import policy_from
from boneyard.bots.search import Budget, Found
from boneyard.bots.searchers import among_equals
from boneyard.bots.thought import Searcher
from boneyard.bots.worlds import Worlds
from boneyard.rules.action import Action
from boneyard.rules.chance import Mwc
from boneyard.sim.duplicate import Deals
from boneyard.sim.estimate import mean_of
from boneyard.sim.processes import share_out

TAKEN = 0.05
"""Of all decisions, so that few are from one round."""
TIMES = (5, 10, 20, 50, 100, 300, 1_000)

SEARCHES = (
    Changed("level 8"),
    Changed("level 8 without racing", LEVEL_8._replace(behind=1e9)),
    Changed("level 8 without shrinking", equity_doubt=1e3),
    Changed("level 8 without beliefs", worlds_of=Worlds),
    Changed("level 8 without the network in rollouts", rollouts=policy_from),
    Changed("level 8 without the network", rollouts=policy_from, prior=level_6),
    Changed("level 9", LEVEL_9, among_equals),
    Changed("level 9 that gives up as soon as 8", LEVEL_9._replace(behind=LEVEL_8.behind), among_equals),
    Changed("level 9 without racing", LEVEL_9._replace(behind=1e9), among_equals),
    Changed("level 9 without shrinking", LEVEL_9, among_equals, equity_doubt=1e3),
    *[Changed(f"{ms} ms", LEVEL_9._replace(seconds=ms / 1000), among_equals) for ms in TIMES],
)
AT_ONCE = (DISPATCHER_1, SIX, SEVEN)
NAMES = (*AT_ONCE, *[each.name for each in SEARCHES])
REFERENCE = NAMES.index("level 8")


class Judged(NamedTuple):
    """Of one decision: the points each player gave away, and the worlds it tried."""

    given_away: list[float]
    worlds: list[int]


class Taking:
    """Level 7, which keeps some of what it was asked."""

    def __init__(self, seed: int) -> None:
        self.chosen_by = Searcher(SEVEN)
        self.chance = random.Random(seed)
        self.views: list[View] = []

    def __call__(self, view: View, chance: Mwc, seconds: float) -> Action:
        if len(view.legal) > 1 and self.chance.random() < TAKEN:
            self.views.append(view)
        return self.chosen_by(view, chance, seconds)


def judge(view: View, worlds: int, seed: int) -> Judged:
    budget = Budget(worlds, SECONDS, actions=len(view.legal), behind=1e9)
    long = Changed("the judge", budget, among_equals, equity_doubt=1e6)
    judged = ChangedSearch(long).search(view, Mwc(2 * seed)).decide(long.budget)
    at_once = [Named(name).player(view.sheet)(view, Mwc(2 * seed + 1), SECONDS) for name in AT_ONCE]
    chosen = [view.legal.index(action) for action in at_once]
    tried = [0] * len(AT_ONCE)
    for each in SEARCHES:
        found = ChangedSearch(each).search(view, Mwc(2 * seed + 1)).decide(each.budget)
        chosen.append(found.place)
        tried.append(found.worlds)
    return Judged([points_behind(judged, place) for place in chosen], tried)


def points_behind(judged: Found, place: int) -> float:
    return 0.0 if place == judged.place else judged.leads[place].points


def decisions(
    sheet: str, players: int, number: int, worlds: int, jobs: int, job: int
) -> Generator[Judged, None, None]:
    taking = Taking(job)
    deals = Deals(SHEETS[sheet], players, b"regret", seconds=SECONDS)
    done, deal = 0, job
    while done < number // jobs:
        deals.play(deal, [taking] * players, 0)
        deal += jobs
        for view in taking.views[: number // jobs - done]:
            yield judge(view, worlds, deal)
            done += 1
        taking.views.clear()


def rows(found: list[Judged]) -> Iterator[str]:
    for i, name in enumerate(NAMES):
        given = mean_of([each.given_away[i] for each in found])
        beside = mean_of([each.given_away[i] - each.given_away[REFERENCE] for each in found])
        worlds = sum(each.worlds[i] for each in found) / len(found)
        yield (
            f"  {name:40}{given.value:6.3f} ± {given.margin or 0:.3f}, beside level 8 {beside.value:+.3f}"
            f" ± {beside.margin or 0:.3f}, {worlds:5.0f} worlds"
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.regret", description=__doc__)
    parser.add_argument("sheets", nargs="*", default=[CLASSIC, FEET], metavar="SHEET")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--decisions", type=int, default=400)
    parser.add_argument("--worlds", type=int, default=4_000, help="that the judge tries")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    jobs = min(asked.jobs, asked.decisions)
    for sheet in asked.sheets:
        judging = partial(decisions, sheet, asked.players, asked.decisions, asked.worlds, jobs)
        found = list(share_out(jobs, judging))
        print(f"{sheet}, {asked.players} players, {len(found)} decisions: points given away in each")
        print("\n".join(rows(found)), flush=True)


if __name__ == "__main__":
    main()
