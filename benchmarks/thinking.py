"""Do levels 7 to 9 keep to their time? Wall and CPU time of their decisions, alone and on a busy machine."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import fmean
from typing import NamedTuple

from boneyard import SHEETS, View, _build
from boneyard.bots.levels import bot_named
from boneyard.bots.thought import BUDGETS, SEARCHERS
from boneyard.rules.chance import Mwc
from boneyard.sim.duplicate import Deals

TABLES = (
    ("mexican-train-classic", (2, 4, 8)),
    ("chickenfoot", (2, 4, 8)),
    ("engine-191", (2, 4)),
)
DECISIONS = 60 if _build.compiled else 6
HOGS = 2
"""Processes that want a core each."""
SLACK = 1.1
"""Of the budget; whatever takes longer is over it."""


class Took(NamedTuple):
    """Milliseconds for one decision."""

    wall: float
    cpu: float


def decisions(sheet: str, players: int) -> list[View]:
    """Views with something to choose, from everywhere in rounds that level 6 plays."""
    deals = Deals(SHEETS[sheet], players, b"thinking")
    dispatcher = bot_named("dispatcher", deals.sheet)
    views: list[View] = []
    number = 0
    while len(views) < 4 * DECISIONS:
        round_, chance = deals.dealt(number), Mwc(number)
        while round_.turn is not None:
            view = round_.view(round_.turn)
            if len(view.legal) > 1:
                views.append(view)
            round_.play(dispatcher(view, chance, 1.0))
        number += 1
    return views[:: len(views) // DECISIONS][:DECISIONS]


def timed(level: str, views: list[View]) -> list[Took]:
    bot = bot_named(level, SHEETS[views[0].sheet])
    bot(views[0], Mwc(0), 1.0)  # what is read once is read now
    found = []
    for seed, view in enumerate(views):
        wall, cpu = time.perf_counter(), time.process_time()
        bot(view, Mwc(seed), 1.0)
        found.append(Took(1000 * (time.perf_counter() - wall), 1000 * (time.process_time() - cpu)))
    return found


@contextmanager
def hogs(number: int) -> Iterator[None]:
    """Other processes take all the time they can get."""
    beside = [subprocess.Popen([sys.executable, "-S", "-c", "while True: pass"]) for _ in range(number)]
    try:
        yield
    finally:
        for hog in beside:
            hog.kill()
            hog.wait()


def row(level: str, sheet: str, players: int, beside: int, views: list[View]) -> str:
    budget = 1000 * BUDGETS[level].seconds
    with hogs(beside):
        took = timed(level, views)
    walls = sorted(one.wall for one in took)
    over = sum(wall > SLACK * budget for wall in walls) / len(walls)
    figures = [
        walls[len(walls) // 2],
        walls[int(0.9 * len(walls))],
        walls[-1],
        fmean(one.cpu for one in took),
    ]
    return (
        f"  {level:15}{sheet:22}{players:2}{beside:6}{budget:8.0f}{over:8.0%}"
        f"{''.join(f'{figure:9.2f}' for figure in figures)}"
    )


def report() -> Iterator[str]:
    yield f"ms for a decision of levels 7 to 9, {DECISIONS} each; hogs are processes that want a core too"
    yield (
        f"  {'level':15}{'sheet':17}{'players':>7}{'hogs':>6}{'budget':>8}{'over':>8}"
        f"{'p50':>9}{'p90':>9}{'max':>9}{'CPU':>9}"
    )
    for sheet, counts in TABLES:
        for players in counts:
            views = decisions(sheet, players)
            for level in SEARCHERS:
                for beside in (0, HOGS):
                    yield row(level, sheet, players, beside, views)


if __name__ == "__main__":
    for line in report():
        print(line, flush=True)
