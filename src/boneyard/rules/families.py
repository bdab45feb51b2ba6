"""Which state machine plays a sheet."""

from boneyard.rules.feet import FeetState
from boneyard.rules.feet_round import FeetRound
from boneyard.rules.feet_start import FeetStart
from boneyard.rules.lines import LinesState
from boneyard.rules.lines_round import LinesRound
from boneyard.rules.lines_start import LinesStart
from boneyard.rules.round import Round
from boneyard.rules.sheet import Family, Sheet
from boneyard.rules.start import Start
from boneyard.rules.state import State
from boneyard.rules.trains import TrainsState
from boneyard.rules.trains_round import TrainsRound
from boneyard.rules.trains_start import TrainsStart
from boneyard.rules.view import Standing


def start_of(sheet: Sheet, players: int) -> Start:
    """What sets up the rounds of this sheet; BadOption if it has no table for so many players."""
    if sheet.family is Family.FEET:
        return FeetStart(sheet, players)
    if sheet.family is Family.LINES:
        return LinesStart(sheet, players)
    return TrainsStart(sheet, players)


def round_of(sheet: Sheet, state: State, round_number: int = 0, standing: Standing | None = None) -> Round:
    """The round around a state."""
    if isinstance(state, FeetState):
        return FeetRound(sheet, state, round_number, standing)
    if isinstance(state, LinesState):
        return LinesRound(sheet, state, round_number, standing)
    assert isinstance(state, TrainsState), type(state)
    return TrainsRound(sheet, state, round_number, standing)
