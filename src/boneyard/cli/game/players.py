"""Who sits at the table beside you."""

import hashlib
from collections.abc import Sequence

from boneyard.bots.levels import LEVELS, UnknownBot, bot_named
from boneyard.cli.options import seed_bytes
from boneyard.rules.chance import Mwc
from boneyard.rules.sheet import Sheet
from boneyard.sim.seated import Bots

USUAL = "conductor"
"""The level of those who do not choose one."""


def read_opponents(text: str, sheet: Sheet) -> tuple[str, ...]:
    """Names or numbers of levels, with commas between; UnknownBot says who there is."""
    names = [name.strip().casefold() for name in text.split(",")]
    for name in names:
        bot_named(name, sheet)
    return tuple([LEVELS[int(name) - 1] if name.isdecimal() else name for name in names])


def all_play(names: Sequence[str], sheet: Sheet) -> bool:
    """Can each of them play this sheet?"""
    try:
        for name in names:
            bot_named(name, sheet)
    except UnknownBot:
        return False
    return True


def seats_of(opponents: Sequence[str], players: int, you: int | None) -> tuple[str, ...]:
    """Who plays in each seat: one for all, or one for each but you. What stands at your own is not asked."""
    waiting = list(opponents) * (players if len(opponents) == 1 else 1)
    return tuple([USUAL if seat == you else waiting.pop(0) for seat in range(players)])


def bots_of(levels: Sequence[str], sheet: Sheet, seed: str) -> Bots:
    """The same seed gives the same bots."""
    return Bots(
        [bot_named(name, sheet) for name in levels], [_chance(seed, seat) for seat in range(len(levels))]
    )


def _chance(seed: str, seat: int) -> Mwc:
    return Mwc(int.from_bytes(hashlib.sha256(seed_bytes(f"{seed}/{seat}")).digest()[:8], "big"))
