"""What a server waits for: a match built again from its actions, its record written, its place in memory."""

import gc
import random
import time
from collections.abc import Callable, Iterator

from boneyard import SHEETS, Match, write_record
from boneyard.rules.action import Action
from boneyard.rules.sheet import Sheet

RUNS = 7
MOVES = 1000
KEPT = 200


def milliseconds(work: Callable[[], object]) -> float:
    """CPU time, the best of several runs."""
    seconds = []
    for _ in range(RUNS):
        begun = time.process_time()
        work()
        seconds.append(time.process_time() - begun)
    return 1000 * min(seconds)


def finished(sheet: Sheet, players: int) -> Match:
    match, chance = Match(sheet, players, b"bench"), random.Random(7)
    while not match.over:
        match.play(chance.choice(match.legal()))
    return match


def kilobytes_each(sheet: Sheet, players: int, actions: tuple[Action, ...]) -> float:
    """What the memory of the process grows by for each match that is kept."""
    Match.replay(sheet, players, b"bench", actions)
    gc.collect()
    before = _resident()
    kept = [Match.replay(sheet, players, b"bench", actions) for _ in range(KEPT)]
    gc.collect()
    return (_resident() - before) / len(kept)


def _resident() -> float:
    with open("/proc/self/statm", encoding="ascii") as figures:
        return int(figures.read().split()[1]) * 4096 / 1024


def report() -> Iterator[str]:
    yield "a whole match, as many players as the sheet takes, CPU ms"
    yield f"  {'sheet':26} {'actions':>7} {'replay':>8} {'copy':>8} {'record':>8}"
    for sheet in SHEETS.values():
        players = max(sheet.deal.tables)
        match = finished(sheet, players)
        actions = match.actions
        replay = milliseconds(lambda: Match.replay(sheet, players, b"bench", actions))  # noqa: B023
        copy = milliseconds(match.copy)
        record = milliseconds(lambda: write_record(match))  # noqa: B023
        yield f"  {sheet.id:26} {match.number:7} {replay:8.2f} {copy:8.3f} {record:8.2f}"
    classic = SHEETS["mexican-train-classic"]
    try:
        size = kilobytes_each(classic, 8, finished(classic, 8).actions[:MOVES])
    except OSError:
        return  # no /proc
    yield f"  memory of a match of 8 players at move {MOVES:,}: {size:.0f} KB"
