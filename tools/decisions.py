"""python -m tools.decisions FAMILY FOLDER: decisions of self-play, for tools.train_network to learn from.

One seat plays by level 6, or by the network in `--player`, among level 6. At its decisions up to four actions
are each done in the same true deal, and the round is played out: what each came to is kept with the numbers
that a network is given. What they have in common is luck, and only differences are learned. A round follows
from the seed and its number. Chunks of rounds that are in the folder already are not played again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from boneyard.bots.network import Network
from boneyard.bots.network_policy import NetworkPolicy, inputs_of
from boneyard.bots.networks import afterstates, read_trained
from boneyard.bots.policies import best_policy
from boneyard.bots.policy import Company, Policy, roll_out
from boneyard.bots.trials import gain, share_of_win
from boneyard.rules.chance import Mwc, SimulationDealer
from boneyard.rules.families import start_of
from boneyard.rules.lines import LinesState
from boneyard.rules.sheet import Family
from boneyard.rules.state import RUNNING, State
from boneyard.sheets import SHEETS

ACTIONS = 4
BEST = 2
"""So many of them are those that look best; the others are drawn at random."""
CHUNK = 2_000
TABLES = {
    Family.TRAINS: [
        *[("mexican-train-classic", 4)] * 10,
        *[("mexican-train-classic", players) for players in (2, 3, 5, 6, 8)],
        *[
            (sheet, 4)
            for sheet in ("mexican-train-classic-fr", "mexican-train-super", "mexican-train-satisfy")
        ],
        *[(sheet, 2) for sheet in ("mexican-train-super", "mexican-train-satisfy")],
    ],
    Family.FEET: [("chickenfoot", players) for players in (4, 4, 4, 4, 2, 2, 2, 3, 5, 6, 8)],
    Family.LINES: [("engine-191", players) for players in (2, 2, 3, 4, 4)],
}
"""Each is played as often as it is named."""


class Looked(NamedTuple):
    """A legal action, and what is told of it in a Decision."""

    action: int
    equity: float
    given: list[float]


class Decision(NamedTuple):
    """Of each action tried: what a network is given, level 6's equity, the points and the win it came to."""

    given: list[list[float]]
    equities: list[float]
    points: list[float]
    wins: list[float]


def level_6(family: Family) -> Policy:
    sheet, _ = TABLES[family][0]
    return best_policy(SHEETS[sheet])


def player(family: Family, source: Path | None) -> Policy:
    if source is None:
        return level_6(family)
    network = read_trained(source.read_text(encoding="utf-8"))
    return NetworkPolicy(afterstates(family), network.share, Network(network.weights))


class SelfPlay:
    """Rounds by their numbers."""

    def __init__(self, family: Family, source: Path | None, teacher: Path | None) -> None:
        self.starts = [start_of(SHEETS[sheet], players) for sheet, players in TABLES[family]]
        self.after = afterstates(family)
        self.own, self.others = player(family, source), level_6(family)
        self.own_tried, self.others_tried = player(family, source), level_6(family)
        self.teacher = None if teacher is None else player(family, teacher)

    def decisions(self, number: int) -> Iterator[Decision]:
        """Of the seat that was chosen, in the round of this number."""
        chance = Mwc(number)
        start = self.starts[chance.below(len(self.starts))]
        engine = chance.below(start.top + 1)
        state = start.begin(engine, chance.below(start.players), SimulationDealer(chance), 0, 0).state
        seat = chance.below(start.players)
        policy = Company(seat, self.own, self.others)
        followers = [self.after.memory, *([] if self.teacher is None else [self.teacher.memory])]
        policy.begin()
        for memory in followers:
            memory.begin()
        while state.over == RUNNING:
            if state.turn == seat and state.list_choices() > 1:
                yield self.tried(state, seat, chance)
            action = policy.choose(state, chance)
            for memory in followers:
                memory.note(state, action)
            state.apply(action)

    def look(self, state: State) -> list[Looked]:
        return [Looked(*found) for found in inputs_of(state, self.after)]

    def tried(self, state: State, seat: int, chance: Mwc) -> Decision:
        seen = self.look(state)
        worths = (self.teacher or self.own).values(state)
        order = sorted(range(len(seen)), key=lambda place: -worths[place])
        tried, rest = order[:BEST], order[BEST:]
        while rest and len(tried) < ACTIONS:
            tried.append(rest.pop(chance.below(len(rest))))
        given = [seen[place].given for place in tried]
        equities = [seen[place].equity for place in tried]
        if self.teacher is not None:
            return Decision(given, equities, [worths[place] for place in tried], [0.0] * len(tried))
        again = chance.below(1 << 30)
        ends = [self.played_out(state, seat, seen[place].action, again) for place in tried]
        return Decision(
            given, equities, [gain(end, seat) for end in ends], [share_of_win(end, seat) for end in ends]
        )

    def played_out(self, state: State, seat: int, action: int, seed: int) -> State:
        policy = Company(seat, self.own_tried, self.others_tried)
        self.own_tried.memory.take_up(self.own.memory)
        self.others_tried.memory.take_up(self.others.memory)
        world, chance = state.clone(), Mwc(seed)
        if isinstance(world, LinesState):
            world.dealer = SimulationDealer(chance)
        policy.begin_with(world, action)
        world.apply(action)
        roll_out(world, policy, chance)
        return world


def gather(family: Family, source: Path | None, teacher: Path | None, folder: Path, chunk: int) -> int:
    """The rounds of one chunk; how many decisions there were."""
    path = folder / f"{chunk:09}.npz"
    if path.exists():
        return 0
    self_play = SelfPlay(family, source, teacher)
    found: list[Decision] = []
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        found.extend(self_play.decisions(number))
    decisions, inputs = len(found), int(self_play.after.inputs)
    given = np.zeros((decisions, ACTIONS, inputs), np.float16)
    equities, points, wins = [np.zeros((decisions, ACTIONS), np.float32) for _ in range(3)]
    for i, decision in enumerate(found):
        n = len(decision.points)
        given[i, :n] = decision.given
        equities[i, :n], points[i, :n], wins[i, :n] = decision[1:]
    real = np.array([len(decision.points) for decision in found], np.int8)
    with path.with_suffix(".part").open("wb") as part:
        np.savez(part, given=given, equity=equities, points=points, wins=wins, real=real)
    path.with_suffix(".part").rename(path)
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.decisions", description=__doc__)
    parser.add_argument(
        "family", type=Family, choices=list(Family), metavar="|".join(one.value for one in Family)
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--player", type=Path, help="the network that plays; otherwise level 6 does")
    parser.add_argument(
        "--teacher",
        type=Path,
        help="keep what this network says instead of playing rounds out: a smaller one can learn that",
    )
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    work = partial(gather, asked.family, asked.player, asked.teacher, asked.folder)
    first = asked.seed * 1_000_000
    chunks = range(first, first + -(-asked.rounds // CHUNK))
    total = 0
    with multiprocessing.Pool(asked.jobs) as pool:
        for done, decisions in enumerate(pool.imap_unordered(work, chunks), 1):
            total += decisions
            print(f"\r{done} of {len(chunks)} chunks, {total:,} decisions", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
