"""python -m tools.train_network FILE: the network of level 7 for Mexican Train, from self-play.

At some decisions of self-play up to four legal actions are each done in the same true deal, and the round is
played out by the policy. The network learns the differences between actions of one decision, beside a weight
of level 6's equity: what all of them have in common is luck. With `--from` the network in that file is the
player. Needs numpy and torch; a GPU is used if there is one. The same seeds give the same decisions.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch  # type: ignore[import-not-found, unused-ignore]  # pyright: ignore[reportMissingImports]

from boneyard.bots.network import Network, Weights
from boneyard.bots.policy import Policy, roll_out
from boneyard.bots.trains_afterstate import INPUTS
from boneyard.bots.trains_levels import TRAINS_COSTS
from boneyard.bots.trains_network import NetworkPolicy
from boneyard.bots.trains_policy import TrainsPolicy
from boneyard.rules.chance import Mwc, SimulationDealer
from boneyard.rules.families import start_of
from boneyard.rules.start import Start
from boneyard.rules.state import RUNNING, State
from boneyard.sheets import SHEETS

ACTIONS = 4
ONE_IN = 6
"""So many decisions, of which one is looked at."""
SIZES = (256, 64)
TABLES = [
    *[("mexican-train-classic", 4)] * 10,
    *[("mexican-train-classic", players) for players in (2, 3, 5, 6, 8)],
    *[(sheet, 4) for sheet in ("mexican-train-classic-fr", "mexican-train-super", "mexican-train-satisfy")],
    *[(sheet, 2) for sheet in ("mexican-train-super", "mexican-train-satisfy")],
]
"""Half of it classic at four."""
EMPTY = Weights((INPUTS, 1, 1), b64encode(bytes(2 * (INPUTS + 5))).decode())

Decision = tuple[np.ndarray, np.ndarray, np.ndarray]
"""Of each action what the network is given, the equity, and the points it came to."""


# --- Decisions --------------------------------------------------------------------------------------------


def gain(state: State, seat: int) -> float:
    scores = [int(state.score(one)) for one in range(int(state.players))]
    return (sum(scores) - scores[seat]) / (len(scores) - 1) - scores[seat]


def decisions(starts: list[Start], policy: Policy, seed: int) -> Iterator[Decision]:
    """Of one round."""
    chance = Mwc(seed)
    start = starts[chance.below(len(starts))]
    engine = chance.below(start.top + 1)
    dealer = SimulationDealer(chance)
    state = start.begin(engine, chance.below(start.players), dealer, 0, 0).state
    reader = NetworkPolicy(TRAINS_COSTS, 1.0, Network(EMPTY))
    while state.over == RUNNING:
        if state.list_choices() > 1 and chance.below(ONE_IN) == 0:
            seen = sorted(reader.seen(state), key=lambda one: -one[1])
            tried = seen[:2]
            rest = seen[2:]
            while rest and len(tried) < ACTIONS:
                tried.append(rest.pop(chance.below(len(rest))))
            points = []
            again = chance.below(1 << 30)
            for action, _, _ in tried:
                world = state.clone()
                world.apply(action)
                roll_out(world, policy, Mwc(again))
                points.append(gain(world, state.turn))
            yield (
                np.array([given for _, _, given in tried], dtype=np.float32),
                np.array([equity for _, equity, _ in tried], dtype=np.float32),
                np.array(points, dtype=np.float32),
            )
        state.apply(policy.choose(state, chance))


def gather(folder: str, job: int, jobs: int, seconds: float, seed: int, source: str | None) -> None:
    until = time.monotonic() + seconds
    starts = [start_of(SHEETS[sheet], players) for sheet, players in TABLES]
    policy = TrainsPolicy(TRAINS_COSTS) if source is None else read_policy(Path(source))
    given, equity, points, real = [], [], [], []
    number = seed * 1_000_000_000 + job
    while time.monotonic() < until:
        for one, equities, came_to in decisions(starts, policy, number):
            n = len(came_to)
            given.append(np.pad(one, ((0, ACTIONS - n), (0, 0))).astype(np.float16))
            equity.append(np.pad(equities, (0, ACTIONS - n)))
            points.append(np.pad(came_to, (0, ACTIONS - n)))
            real.append(n)
        number += jobs
    np.savez(
        Path(folder, f"{seed}-{job}.npz"),
        given=np.array(given),
        equity=np.array(equity, dtype=np.float32),
        points=np.array(points, dtype=np.float32),
        real=np.array(real, dtype=np.int8),
    )


def gather_all(folder: str, jobs: int, seconds: float, seed: int, source: str | None) -> None:
    processes = [
        multiprocessing.Process(target=gather, args=(folder, job, jobs, seconds, seed, source))
        for job in range(jobs)
    ]
    for process in processes:
        process.start()
    for process in processes:
        process.join()


# --- Learning ---------------------------------------------------------------------------------------------


def train(folder: str, epochs: int, sizes: tuple[int, int], out: Path) -> None:
    device = "cuda" if torch.cuda.is_available() else "cpu"
    parts = [np.load(path) for path in sorted(Path(folder).glob("*.npz"))]
    given, equity, points, real = [
        torch.from_numpy(np.concatenate([part[name] for part in parts])).to(device)
        for name in ("given", "equity", "points", "real")
    ]
    number = len(real)
    held_out = max(number // 50, 1)
    weight = (torch.arange(ACTIONS, device=device)[None, :] < real[:, None]).float()
    first, second = sizes
    torch.manual_seed(1)
    net = torch.nn.Sequential(
        torch.nn.Linear(INPUTS, first),
        torch.nn.ReLU(),
        torch.nn.Linear(first, second),
        torch.nn.ReLU(),
        torch.nn.Linear(second, 1),
    ).to(device)
    share = torch.nn.Parameter(torch.tensor(0.5, device=device))
    batch = min(8192, number // 8)
    steps = epochs * ((number - held_out) // batch)
    optimiser = torch.optim.AdamW([*net.parameters(), share], lr=2e-3, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 2e-3, total_steps=steps + 1, pct_start=0.1)

    def loss_of(rows: torch.Tensor, added: float = 1.0) -> torch.Tensor:
        mask = weight[rows]
        told = added * net(given[rows].float()).squeeze(-1) + (share if added else 1.0) * equity[rows]
        off = told - points[rows]
        mean = (off * mask).sum(1, keepdim=True) / mask.sum(1, keepdim=True)
        return ((off - mean) ** 2 * mask).sum() / mask.sum()

    for epoch in range(epochs):
        order = torch.randperm(number - held_out, device=device) + held_out
        for rows in order.split(batch):
            if len(rows) < batch:
                continue
            optimiser.zero_grad()
            loss = loss_of(rows)
            loss.backward()
            optimiser.step()
            schedule.step()
        with torch.no_grad():
            kept = torch.arange(held_out, device=device)
            if epoch % 4 == 3 or epoch == epochs - 1:
                off = f"off by {loss_of(kept):.3f}, level 6 alone by {loss_of(kept, 0.0):.3f}"
                print(
                    f"epoch {epoch + 1} of {number:,} decisions: {off}; share {share.item():.3f}", flush=True
                )
    layers = [layer for layer in net if isinstance(layer, torch.nn.Linear)]
    numbers = [part for layer in layers for part in (layer.weight.T.flatten(), layer.bias)]
    text = torch.cat(numbers).detach().cpu().to(torch.float16).numpy().tobytes()
    found = {
        "sizes": [INPUTS, first, second],
        "share": round(share.item(), 4),
        "weights": b64encode(text).decode(),
    }
    out.write_text(json.dumps(found) + "\n", encoding="utf-8")


def read_policy(path: Path) -> NetworkPolicy:
    found = json.loads(path.read_text(encoding="utf-8"))
    inputs, first, second = found["sizes"]
    return NetworkPolicy(
        TRAINS_COSTS, found["share"], Network(Weights((inputs, first, second), found["weights"]))
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.train_network", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--folder", default="decisions", help="where decisions are kept, and found again")
    parser.add_argument(
        "--seconds", type=float, default=600, help="of self-play; 0 to learn from what is there"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--from", dest="source", help="the network that plays")
    parser.add_argument("--epochs", type=int, default=24)
    parser.add_argument("--sizes", type=int, nargs=2, default=SIZES)
    given = parser.parse_args()
    Path(given.folder).mkdir(exist_ok=True)
    if given.seconds:
        gather_all(given.folder, given.jobs, given.seconds, given.seed, given.source)
    train(given.folder, given.epochs, tuple(given.sizes), given.file)


if __name__ == "__main__":
    main()
