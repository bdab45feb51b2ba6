"""python -m tools.train_network FILE FOLDER...: a network for level 7, from the decisions in these folders.

It learns the differences between the actions of a decision (tools.decisions), beside a share of level 6's
equity. Needs numpy and torch; a GPU is used if there is one. FILE is JSON, as boneyard/bots/weights has it.
"""

from __future__ import annotations

import argparse
import json
import time
from base64 import b64decode, b64encode
from pathlib import Path

import numpy as np
import torch  # type: ignore[import-not-found, unused-ignore]  # pyright: ignore[reportMissingImports]

HELD_OUT = 50
"""One decision of so many is not learned from, but tells how good the network is."""
DECAY = 1e-4


class Lessons:
    def __init__(self, folders: list[Path], won: float) -> None:
        device = "cuda" if torch.cuda.is_available() else "cpu"
        paths = [path for folder in folders for path in sorted(folder.glob("*.npz"))]
        parts = [np.load(path) for path in paths]

        def whole(name: str) -> torch.Tensor:
            return torch.from_numpy(np.concatenate([part[name] for part in parts])).to(device)

        self.given = whole("given")
        self.equity = whole("equity")
        self.points = whole("points") + won * whole("wins")
        self.won = won
        real = whole("real")
        self.number = len(real)
        self.weight = (torch.arange(self.equity.shape[1], device=device)[None, :] < real[:, None]).float()
        self.held_out = torch.arange(max(self.number // HELD_OUT, 1), device=device)
        self.device = device

    def off(self, told: torch.Tensor, rows: torch.Tensor) -> torch.Tensor:
        """By how much differences within decisions are off, squared."""
        weight = self.weight[rows]
        off = told - self.points[rows]
        mean = (off * weight).sum(1, keepdim=True) / weight.sum(1, keepdim=True)
        return ((off - mean) ** 2 * weight).sum() / weight.sum()


class Learner:
    def __init__(self, lessons: Lessons, sizes: tuple[int, int]) -> None:
        torch.manual_seed(1)
        self.lessons = lessons
        self.sizes = (lessons.given.shape[-1], *sizes)
        layers = [torch.nn.Linear(*pair) for pair in zip(self.sizes, (*sizes, 1), strict=True)]
        self.layers = layers
        relu = torch.nn.ReLU()
        self.net = torch.nn.Sequential(layers[0], relu, layers[1], relu, layers[2]).to(lessons.device)
        self.share = torch.nn.Parameter(torch.tensor(0.5, device=lessons.device))

    def off(self, rows: torch.Tensor) -> torch.Tensor:
        lessons = self.lessons
        told = self.net(lessons.given[rows].float()).squeeze(-1) + self.share * lessons.equity[rows]
        return lessons.off(told, rows)

    def learn(self, epochs: int, rate: float, batch: int) -> None:
        lessons = self.lessons
        first = len(lessons.held_out)
        steps = (lessons.number - first) // batch
        optimiser = torch.optim.AdamW([*self.net.parameters(), self.share], lr=rate, weight_decay=DECAY)
        schedule = torch.optim.lr_scheduler.OneCycleLR(
            optimiser, rate, total_steps=epochs * steps + 1, pct_start=0.1
        )
        begun = time.monotonic()
        for epoch in range(1, epochs + 1):
            order = torch.randperm(lessons.number - first, device=lessons.device) + first
            for rows in order.split(batch)[:steps]:
                optimiser.zero_grad()
                self.off(rows).backward()
                optimiser.step()
                schedule.step()
            print(
                f"epoch {epoch} of {epochs}, {time.monotonic() - begun:.0f} s: {self.how_good()}", flush=True
            )

    def how_good(self) -> str:
        lessons = self.lessons
        with torch.no_grad():
            parts = lessons.held_out.split(20_000)
            own = sum(self.off(rows).item() * len(rows) for rows in parts) / len(lessons.held_out)
            level_6 = sum(lessons.off(lessons.equity[rows], rows).item() * len(rows) for rows in parts)
        level_6 /= len(lessons.held_out)
        return f"off by {own:.3f}, level 6 by {level_6:.3f}, share {self.share.item():.3f}"

    def read(self, path: Path) -> None:
        """Begin with what is there."""
        found = json.loads(path.read_text(encoding="utf-8"))
        if tuple(found["sizes"]) != self.sizes:
            raise SystemExit(f"{path} has other sizes: {found['sizes']}")
        numbers = np.frombuffer(b64decode(found["weights"]), np.float16).astype(np.float32)
        rest = torch.from_numpy(numbers).to(self.lessons.device)
        with torch.no_grad():
            self.share.fill_(found["share"])
            for layer in self.layers:
                weights, rest = rest[: layer.weight.numel()], rest[layer.weight.numel() :]
                layer.weight.copy_(weights.reshape(layer.in_features, layer.out_features).T)
                layer.bias.copy_(rest[: layer.out_features])
                rest = rest[layer.out_features :]

    def write(self, path: Path) -> None:
        numbers = [part for layer in self.layers for part in (layer.weight.T.flatten(), layer.bias)]
        halves = torch.cat(numbers).detach().cpu().to(torch.float16).numpy().tobytes()
        found = {
            "sizes": list(self.sizes),
            "share": round(self.share.item(), 4),
            "won": self.lessons.won,
            "weights": b64encode(halves).decode(),
        }
        path.write_text(json.dumps(found) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.train_network", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--sizes", type=int, nargs=2, default=(256, 64))
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument(
        "--won", type=float, default=0.0, help="points that a won round is worth beside its score"
    )
    parser.add_argument("--from", dest="source", type=Path, help="a network to begin with")
    asked = parser.parse_args()
    lessons = Lessons(asked.folders, asked.won)
    print(f"{lessons.number:,} decisions on {lessons.device}", flush=True)
    learner = Learner(lessons, tuple(asked.sizes))
    if asked.source is not None:
        learner.read(asked.source)
    learner.learn(asked.epochs, asked.rate, min(asked.batch, lessons.number // 8))
    learner.write(asked.file)


if __name__ == "__main__":
    main()
