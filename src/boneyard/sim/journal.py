"""The journal of an arena: every deal on a line of its own once it is played, so that it can go on later."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TextIO

from boneyard.sim.arena import DealPlayed
from boneyard.sim.seated import Played


class Journal:
    """`heading` says what is played, by whom and with which code: deals under another one do not count."""

    def __init__(self, folder: Path, heading: Mapping[str, object]) -> None:
        self.heading = json.dumps(heading, sort_keys=True)
        name = hashlib.sha256(self.heading.encode()).hexdigest()[:16]
        self.path = folder / f"arena-{name}.jsonl"

    def read(self) -> list[DealPlayed]:
        """The deals kept so far. A line cut off in the middle is not read, nor is anything after it."""
        try:
            heading, *lines = self.path.read_text("utf-8").split("\n")
        except (OSError, UnicodeDecodeError):
            return []
        deals: list[DealPlayed] = []
        for line in lines if heading == self.heading else ():
            try:
                deals.append(_deal(json.loads(line)))
            except (ValueError, TypeError):
                break
        return deals

    def open(self, kept: Iterable[DealPlayed]) -> TextIO:
        """Begin with what is kept and go on writing; an interruption here loses nothing."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        fresh.write_text("".join([self.heading + "\n", *map(line_of, kept)]), "utf-8")
        fresh.replace(self.path)
        return self.path.open("a", encoding="utf-8")

    def remove(self) -> None:
        self.path.unlink(missing_ok=True)


def line_of(deal: DealPlayed) -> str:
    return json.dumps(deal) + "\n"


def _deal(line: Any) -> DealPlayed:
    number, games, control, decisions, cpu_seconds, worlds, faults = line
    played = tuple(map(_played, games))
    return DealPlayed(
        number,
        played,
        _played(control),
        tuple(decisions),
        tuple(cpu_seconds),
        tuple(worlds),
        tuple(map(dict, faults)),
    )


def _played(game: Any) -> Played:
    scores, winners = game
    return Played(tuple(scores), tuple(winners))
