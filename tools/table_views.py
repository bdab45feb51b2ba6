"""python -m tools.table_views [--count N] [--seed S]: views of positions out of whole rounds, one JSON each.

What the layouts of the browser client are tried on. Rounds of every sheet, all numbers of players and the
switches that change the shape of a table take turns; the weakest bots play among random ones, so that trains
get far longer than people would make them. A round is printed from its beginning to its end.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Iterator, Sequence

from boneyard import SHEETS, Match, Sheet
from boneyard.bots import Choose, Mwc, bot_named
from boneyard.record.views import view_json
from boneyard.rules.sheet import Family
from boneyard.rules.view import Layout, View
from boneyard.sim import Bots

COUNT = 400
PLAYERS = ("random", "caboose", "brakeman")

SHAPES: Sequence[tuple[str, dict[str, str]]] = (
    ("mexican-train-classic", {"doubles_in_a_turn": "chain"}),
    ("chickenfoot", {"dead_foot": "released"}),
    ("mexican-train-super", {"yard_empty": "play-on"}),
    ("engine-191", {}),
    ("mexican-train-satisfy", {"shared_trains": "two"}),
    ("chickenfoot", {"spinner": "double-chickenfoot", "dead_foot": "released"}),
    ("mexican-train-classic-fr", {"hands": "open"}),
    ("chickenfoot", {}),
    ("mexican-train-super", {"super_train": "engine-half-dead", "yard_empty": "play-on"}),
    ("engine-191", {"decline_station": "allowed", "dead_station": "released"}),
    ("mexican-train-satisfy", {}),
    ("chickenfoot", {"spinner_first": "fill-first", "dead_foot": "released"}),
)


def views(count: int, seed: int) -> Iterator[View]:
    """As many as asked for, but the last round to its end."""
    printed = 0
    for number in itertools.count(seed * 1000):
        if printed >= count:
            return
        for view in positions(number):
            yield view
            printed += 1


def positions(number: int) -> Iterator[View]:
    """Those of one round whose table differs from the one before, as one seat or a spectator sees them."""
    chance = Mwc(number)
    sheet, players = table_of(number)
    match = Match(sheet, players, f"table {number}".encode())
    bots = Bots(players_for(sheet, players, chance), [Mwc(number + 1 + seat) for seat in range(players)])
    viewer = chance.below(players + 1)
    seat = None if viewer == players else viewer
    begun = match.round
    seen: Layout | None = None
    while True:
        view = begun.view(seat)
        if view.layout != seen:
            seen = view.layout
            yield view
        if match.round is not begun:
            return
        match.play(bots.choose(begun))


def table_of(number: int) -> tuple[Sheet, int]:
    """Each shape in turn, with few players and with many."""
    name, options = SHAPES[number % len(SHAPES)]
    sheet = SHEETS[name].having(options)
    counts = sheet.player_counts
    return sheet, counts[(number * 5 + number // len(SHAPES)) % len(counts)]


def players_for(sheet: Sheet, players: int, chance: Mwc) -> list[Choose]:
    names = ("random",) if sheet.family is Family.FEET and chance.below(2) else PLAYERS
    return [bot_named(names[chance.below(len(names))], sheet) for _ in range(players)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Print views of positions out of whole rounds.")
    parser.add_argument("--count", type=int, default=COUNT, help="how many views to print at least")
    parser.add_argument("--seed", type=int, default=1, help="another number gives other rounds")
    asked = parser.parse_args()
    for view in views(asked.count, asked.seed):
        sys.stdout.buffer.write(view_json(view) + b"\n")


if __name__ == "__main__":
    main()
