"""The golden files: a few words about what they hold, then one JSON object per line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent

Line = dict[str, Any]

HEADERS = {
    "perft": """\
{sheet}: how many sequences of `depth` actions there are from a deal.
A deal is the seed's, for this engine (Engine 191: the reveal finds one) with this seat first, after `played`
actions drawn by the same seed. `divide` is the count after each first action. Not in the count: sequences
that `ended` sooner, the round being over; `nodes` are those of one action, of two and so on taken together.
Origin: counted by the engine alone, or by the oracle too.
""",
    "census": """\
{sheet}: a whole tiny game. The double-2 set, 2 players, `each` tiles; all deals, all actions, all shuffles;
up to `depth` actions, or to the end. `nodes` are decisions, `ends` rounds over, `longest` the most actions.
`sets` are the information sets: all decisions at which a seat sees the same. `worlds` tells how many hidden
worlds (hands, order of the boneyard, choices not yet revealed) they allow: "3 of 6" means that 6 fit the
numbers of tiles, and 3 of these fit what has happened too. Origin: nodes and ends are also the oracle's.
""",
    "playthrough": """\
{sheet}: one round, and what everybody sees of it. The first line is the deal. `did` is an action; below it
stands what has changed by it in the View of each seat and of a spectator, or in all of them alike: `now` the
parts that are new or no longer the same, `gone` those that are there no more.
Origin: written by the engine; the oracle has the same legal actions all the way, and the same result.
""",
    "statistics": """\
{sheet}: what random rounds came to, all legal actions equally likely. `decisions` and `checksum` as in
boneyard.rules.playout; `redeals` are reveals without a double; `longest` is the most decisions in a round;
`left` the tiles left to draw when the rounds were over; `wins` and `scores` are sums by seat.
Origin: the engine's own. Nobody else knows these numbers; they only have to stay as they are.
""",
}
KINDS = tuple(HEADERS)


def path(sheet: str, kind: str) -> Path:
    return FOLDER / sheet / f"{kind}.txt"


def read(sheet: str, kind: str) -> list[Line]:
    text = path(sheet, kind).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines() if not line.startswith("#")]


def write(sheet: str, kind: str, lines: list[Line]) -> None:
    header = HEADERS[kind].format(sheet=sheet).splitlines()
    text = [f"# {line}" for line in header] + [json.dumps(line) for line in lines]
    path(sheet, kind).parent.mkdir(exist_ok=True)
    path(sheet, kind).write_text("\n".join(text) + "\n", encoding="utf-8")


def hint(sheet: str, kind: str) -> str:
    """What to do about a golden that differs."""
    return (
        f"{sheet} no longer plays as {path(sheet, kind).relative_to(FOLDER.parents[1])} says. If meant: "
        f"make build; .venv/bin/python -m tests.golden.write {sheet} {kind}; commit it alone, with the reason"
    )
