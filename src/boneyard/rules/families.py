"""What each family brings: the state machine that plays a sheet, and the round around it."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from boneyard.rules.feet_round import FeetRound
from boneyard.rules.feet_start import FeetStart
from boneyard.rules.lines_round import LinesRound
from boneyard.rules.lines_start import LinesStart
from boneyard.rules.round import Round
from boneyard.rules.sheet import Family, Sheet
from boneyard.rules.start import Start
from boneyard.rules.state import State
from boneyard.rules.trains_round import TrainsRound
from boneyard.rules.trains_start import TrainsStart
from boneyard.rules.view import Standing


class Play(NamedTuple):
    """How a family is played."""

    start: Callable[[Sheet, int], Start]
    round: Callable[..., Round]


FAMILIES: Mapping[Family, Play] = MappingProxyType(
    {
        Family.TRAINS: Play(TrainsStart, TrainsRound),
        Family.FEET: Play(FeetStart, FeetRound),
        Family.LINES: Play(LinesStart, LinesRound),
    }
)


@lru_cache(256)
def start_of(sheet: Sheet, players: int) -> Start:
    """What sets up the rounds of this sheet; BadOption if it has no table for this many players.

    It never changes, so all matches of a sheet share one.
    """
    return FAMILIES[sheet.family].start(sheet, players)


def round_of(
    sheet: Sheet, state: State, round_number: int = 0, standing: Standing | None = None, number: int = 0
) -> Round:
    """The round around a state."""
    return FAMILIES[sheet.family].round(sheet, state, round_number, standing, number)
