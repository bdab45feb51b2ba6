"""The ladder, from a child's opponent up, and everybody who can be asked to play by name."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from boneyard.bots import feet_levels, lines_levels
from boneyard.bots.equity import Equity
from boneyard.bots.feet_levels import FEET_LEVELS
from boneyard.bots.lines_levels import LINES_LEVELS
from boneyard.bots.player import Choose
from boneyard.bots.thought import SEARCHERS
from boneyard.bots.trains_levels import PLANS, TRAINS_LEVELS
from boneyard.bots.yardsticks import YARDSTICKS
from boneyard.rules.arguments import needs, shorten
from boneyard.rules.sheet import Family, Sheet

LEVELS = ("caboose", "brakeman", "conductor", "fireman", "engineer", "dispatcher")
"""Those who decide at once, the weakest first.

>>> from boneyard.bots import LEVELS
>>> LEVELS[0], LEVELS[-1]
('caboose', 'dispatcher')
"""

LADDER = (*LEVELS, *SEARCHERS)
"""All opponents, the weakest first. The upper three take their time.

>>> from boneyard.bots import LADDER
>>> LADDER[6:]
('stationmaster', 'superintendent', 'baron')
"""


class FamilyBots(NamedTuple):
    """Who plays the sheets of a family: a player for each level, and yardsticks by name."""

    levels: tuple[Choose, ...]
    best_equity: Equity
    """What the best level goes by."""
    yardsticks: Mapping[str, Choose]


DISPATCHER_1 = "dispatcher-1"
"""The first level 6: Chickenfoot's has been fitted anew since, the others are still the same."""

NAMES = (*LADDER, *YARDSTICKS, DISPATCHER_1)
"""Whoever can be asked to play."""


def _yardsticks(first: Choose, names: Iterable[str] = ("random",)) -> Mapping[str, Choose]:
    return MappingProxyType({**{name: YARDSTICKS[name] for name in names}, DISPATCHER_1: first})


FAMILIES: Mapping[Family, FamilyBots] = MappingProxyType(
    {
        Family.TRAINS: FamilyBots(TRAINS_LEVELS, PLANS, _yardsticks(TRAINS_LEVELS[-1], YARDSTICKS)),
        Family.FEET: FamilyBots(FEET_LEVELS, feet_levels.EQUITY, _yardsticks(feet_levels.DISPATCHER_1)),
        Family.LINES: FamilyBots(LINES_LEVELS, lines_levels.EQUITY, _yardsticks(LINES_LEVELS[-1])),
    }
)


class UnknownBot(ValueError):
    """No bot of that name plays this sheet. The text says which do.

    >>> from boneyard.bots import UnknownBot, bot_named
    >>> try:
    ...     bot_named("smart", SHEETS["chickenfoot"])
    ... except UnknownBot as problem:
    ...     print("smart plays Mexican Train and nothing else")
    smart plays Mexican Train and nothing else
    """


def bot_named(name: str, sheet: Sheet) -> Choose:
    """The player of this name, or of this number of a level, as it plays this sheet.

    >>> from boneyard.bots import Mwc, bot_named
    >>> match = Match(SHEETS["mexican-train-classic"], players=3, seed=b"friday")
    >>> bot = bot_named("dispatcher", match.sheet)
    >>> write_action(bot(match.view(match.turn), Mwc(1), 1.0))
    '12-4@M'
    """
    needs(name, str, "the name of a bot")
    needs(sheet, Sheet, "a Sheet such as SHEETS['chickenfoot']")
    bots = FAMILIES[sheet.family]
    name = level_called(name)
    if name in LEVELS:
        return bots.levels[LEVELS.index(name)]
    if name in SEARCHERS:
        return SEARCHERS[name]
    if name in bots.yardsticks:
        return bots.yardsticks[name]
    if name in YARDSTICKS:
        raise UnknownBot(f"{name} plays Mexican Train only")
    raise UnknownBot(f"there is no bot {shorten(name)}; the bots are: {', '.join(NAMES)}")


def level_called(name: str) -> str:
    """The level with this number; any other name is returned as it is."""
    is_number = name.isascii() and name.isdecimal() and len(name) < 3
    return LADDER[int(name) - 1] if is_number and 1 <= int(name) <= len(LADDER) else name


def best_equity(sheet: Sheet) -> Equity:
    """What the best level goes by on this sheet."""
    return FAMILIES[sheet.family].best_equity
