"""What every level chooses in some rounds of a sheet, so that two builds can be compared: it prints them."""

from __future__ import annotations

import json
import sys

from boneyard import SHEETS, _build, write_action
from boneyard.bots.levels import FAMILIES, LADDER, bot_named
from boneyard.bots.thought import SEARCHING, Searcher
from boneyard.rules.chance import Mwc
from boneyard.sim.duplicate import Deals

Choices = dict[str, list[str]]
WORLDS, SEARCHED = 1, 3
"""Interpreted, a world takes long: those who search try one, and only at the first actions of a round."""


def choices(sheet: str, rounds: int) -> Choices:
    """By the name of the bot, the actions it chose in rounds against itself."""
    names = [*LADDER, *FAMILIES[SHEETS[sheet].family].yardsticks]
    return {
        name: [text for number in range(rounds) for text in chosen(sheet, name, number)] for name in names
    }


def chosen(sheet: str, name: str, number: int) -> list[str]:
    round_ = Deals(SHEETS[sheet], 3, b"choices").dealt(number)
    bot = Searcher(name, WORLDS) if name in SEARCHING else bot_named(name, SHEETS[sheet])
    chance = Mwc(number)
    found: list[str] = []
    while round_.turn is not None and (name not in SEARCHING or len(found) < SEARCHED):
        action = bot(round_.view(round_.turn), chance, 1.0)
        found.append(write_action(action))
        round_.play(action)
    return found


def main(sheet: str, rounds: str) -> None:
    told = {
        "compiled": _build.compiled,
        "sources": _build.source_hash(),
        "choices": choices(sheet, int(rounds)),
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main(*sys.argv[1:])
