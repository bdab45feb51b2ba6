"""What every level chooses in some rounds of a sheet, so that two builds can be compared: it prints them."""

from __future__ import annotations

import json
import sys

from boneyard import SHEETS, _build, write_action
from boneyard.bots.levels import LEVELS, bot_named
from boneyard.bots.thought import AT_ONCE
from boneyard.bots.yardsticks import YARDSTICKS
from boneyard.rules.chance import Mwc
from boneyard.rules.sheet import Family
from boneyard.sim.duplicate import Deals

Choices = dict[str, list[str]]


def choices(sheet: str, rounds: int) -> Choices:
    """By the name of the bot, the actions it chose in rounds against itself."""
    names = [*LEVELS, AT_ONCE, *(YARDSTICKS if SHEETS[sheet].family is Family.TRAINS else ())]
    return {
        name: [text for number in range(rounds) for text in chosen(sheet, name, number)] for name in names
    }


def chosen(sheet: str, name: str, number: int) -> list[str]:
    round_ = Deals(SHEETS[sheet], 3, b"choices").dealt(number)
    bot = bot_named(name, SHEETS[sheet])
    chance = Mwc(number)
    found = []
    while round_.turn is not None:
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
