"""How fast players think: the planner beside public solvers, sampled worlds, every level's decisions."""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from boneyard import SHEETS, Match, Tile, View, _build
from boneyard.bots.levels import LEVELS, bot_named
from boneyard.bots.plan import best_train
from boneyard.bots.policies import best_policy
from boneyard.bots.policy import roll_out
from boneyard.bots.worlds import Worlds
from boneyard.rules.chance import Mwc
from boneyard.rules.playout import play_out
from boneyard.sim.duplicate import Deals
from boneyard.sim.self_play import SelfPlay

ROOT = Path(__file__).parent.parent
SET = [Tile(high, low) for high in range(13) for low in range(high + 1)]
SIZES = (10, 15, 16, 20, 25, 50, 91)
PUBLIC = {16: "2.3, 2.4, 190", 20: "136, 9,585", 25: "12,982"}
"""Mean ms of public solvers on such hands, as far as they were tried."""
HANDS = 400 if _build.compiled else 60
ROLLOUTS = 20_000 if _build.compiled else 200
DEALS = 40 if _build.compiled else 2


def planner_ms() -> dict[int, float]:
    """Mean CPU time of the best train, most pips, for hands of each size."""
    chance = random.Random(1)
    found = {}
    for size in SIZES:
        hands = [(chance.sample(SET, size), chance.randrange(13)) for _ in range(HANDS)]
        begun = time.process_time()
        for hand, start in hands:
            best_train(hand, start)
        found[size] = 1000 * (time.process_time() - begun) / HANDS
    return found


def interpreted_ms() -> dict[int, float]:
    """The same by the sources as they lie in src."""
    told = subprocess.run(
        [sys.executable, "-m", "benchmarks.bots"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return {int(size): ms for size, ms in json.loads(told).items()}


def middles() -> list[View]:
    """Classic rounds of four as level 6 plays them, when half of their actions are done."""
    deals = Deals(SHEETS["mexican-train-classic"], 4, b"middles")
    dispatcher = bot_named("dispatcher", deals.sheet)
    views = []
    for number in range(13):  # each engine once
        views_of_round = []
        round_, chance = deals.dealt(number), Mwc(number)
        while round_.turn is not None:
            views_of_round.append(round_.view(round_.turn))
            round_.play(dispatcher(views_of_round[-1], chance, 1.0))
        views.append(views_of_round[len(views_of_round) // 2])
    return views


def level_6_rollouts() -> tuple[float, float, float, float]:
    """From such middles: ms to read a view, µs for a world, rollouts a second, both with worlds sampled."""
    chance = Mwc(1)
    times = ROLLOUTS // 13
    reading = sampling = rolling = together = 0.0
    for view in middles():
        policy = best_policy(SHEETS[view.sheet])
        begun = time.process_time()
        worlds = Worlds(view, chance)
        read = time.process_time()
        states = [worlds.sample() for _ in range(times)]
        sampled = time.process_time()
        for state in states:
            roll_out(state, policy, chance)
        rolled = time.process_time()
        for _ in range(times):
            roll_out(worlds.sample(), policy, chance)
        reading += read - begun
        sampling += sampled - read
        rolling += rolled - sampled
        together += time.process_time() - rolled
    number = 13 * times
    return 1000 * reading / 13, 1e6 * sampling / number, number / rolling, number / together


def self_play_rounds_per_second() -> float:
    self_play = SelfPlay("mexican-train-classic", {}, 4, b"bench", ROLLOUTS // 4)
    begun = time.process_time()
    rounds = sum(1 for _ in self_play.played())
    return rounds / (time.process_time() - begun)


def rollouts_per_second() -> float:
    """Worlds sampled in the middle of a classic round, each played to its end at random."""
    match = Match(SHEETS["mexican-train-classic"], 4, b"rollouts")
    bot = bot_named("smart", match.sheet)
    chance = Mwc(1)
    while match.turn is not None and min(match.view(None).counts) > 8:
        match.play(bot(match.view(match.turn), chance, 1.0))
    worlds = Worlds(match.view(match.turn), chance)
    begun = time.process_time()
    for _ in range(ROLLOUTS):
        play_out(worlds.sample(), chance)
    return ROLLOUTS / (time.process_time() - begun)


def level_figures(sheet: str, level: str) -> tuple[float, float]:
    """CPU ms for a decision, and rounds a second, where four of this level play each other."""
    deals = Deals(SHEETS[sheet], 4, b"bench")
    bot = bot_named(level, deals.sheet)
    seconds, decisions = 0.0, 0
    begun = time.process_time()
    for number in range(DEALS):
        _, bots = deals.play(number, [bot] * 4)
        seconds += sum(bots.cpu_seconds)
        decisions += sum(bots.decisions)
    return 1000 * seconds / decisions, DEALS / (time.process_time() - begun)


def report() -> Iterator[str]:
    ours, plain = planner_ms(), interpreted_ms()
    yield "best train of a hand, mean ms            " + "".join(f"{size:8}" for size in SIZES) + " tiles"
    yield "  boneyard, compiled                     " + "".join(f"{ours[size]:8.3f}" for size in SIZES)
    yield "  boneyard, interpreted                  " + "".join(f"{plain[size]:8.3f}" for size in SIZES)
    for size, times in PUBLIC.items():
        yield f"  public solvers, {size} tiles               {times}"
    yield ""
    rate = rollouts_per_second()
    yield f"worlds sampled and played out at random, middle of a classic round  {rate:,.0f} /s"
    read, sampled, rolled, together = level_6_rollouts()
    yield "classic rounds of four, from the middle, by level 6 on one core"
    yield f"  reading a view, before the first world  {read:12.2f} ms"
    yield f"  a sampled world                         {sampled:12.1f} µs"
    yield f"  rollouts                                {rolled:12,.0f} /s"
    yield f"  worlds sampled and rolled out           {together:12,.0f} /s"
    yield f"  whole rounds of self-play               {self_play_rounds_per_second():12,.0f} /s"
    yield ""
    yield "CPU ms for a decision, four players      " + "".join(f"{level:>12}" for level in LEVELS)
    rounds: list[str] = []
    for sheet in SHEETS:
        figures = [level_figures(sheet, level) for level in LEVELS]
        yield f"  {sheet:39}" + "".join(f"{ms:12.3f}" for ms, _ in figures)
        rounds.append(f"  {sheet:39}" + "".join(f"{rate:12,.0f}" for _, rate in figures))
    yield "rounds a second, one core"
    yield from rounds


if __name__ == "__main__":
    print(json.dumps(planner_ms()))
