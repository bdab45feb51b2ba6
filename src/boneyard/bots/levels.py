"""The ladder, from a child's opponent up, and everybody who can be asked to play by name."""

from collections.abc import Mapping
from types import MappingProxyType

from boneyard.bots import feet_levels, lines_levels
from boneyard.bots.equity import Equity
from boneyard.bots.feet_levels import FEET_LEVELS
from boneyard.bots.lines_levels import LINES_LEVELS
from boneyard.bots.player import Choose
from boneyard.bots.trains_levels import PLANS, TRAINS_LEVELS
from boneyard.bots.yardsticks import YARDSTICKS
from boneyard.rules.sheet import Family, Sheet

LEVELS = ("caboose", "brakeman", "conductor", "fireman", "engineer", "dispatcher")
"""From 1 up. Levels above are for players that search."""

_BY_FAMILY: Mapping[Family, tuple[Choose, ...]] = MappingProxyType(
    {Family.TRAINS: TRAINS_LEVELS, Family.FEET: FEET_LEVELS, Family.LINES: LINES_LEVELS}
)

_BEST_EQUITIES: Mapping[Family, Equity] = MappingProxyType(
    {Family.TRAINS: PLANS, Family.FEET: feet_levels.EQUITY, Family.LINES: lines_levels.EQUITY}
)


class UnknownBot(ValueError):
    """Nobody of that name plays this sheet. The text says who does."""


def bot_named(name: str, sheet: Sheet) -> Choose:
    """The player of this name, or of this number of a level, as it plays this sheet."""
    if name in LEVELS:
        return _BY_FAMILY[sheet.family][LEVELS.index(name)]
    if name.isascii() and name.isdecimal() and 1 <= int(name) <= len(LEVELS):
        return _BY_FAMILY[sheet.family][int(name) - 1]
    if name in YARDSTICKS and (sheet.family is Family.TRAINS or name == "random"):
        return YARDSTICKS[name]
    if name in YARDSTICKS:
        raise UnknownBot(f"{name} plays Mexican Train only")
    raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join((*LEVELS, *YARDSTICKS))}")


def best_equity(sheet: Sheet) -> Equity:
    """What the best level goes by on this sheet."""
    return _BEST_EQUITIES[sheet.family]
