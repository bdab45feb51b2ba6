"""Which screen shows a round."""

from boneyard.cli.game.console import Console
from boneyard.cli.game.feet_screen import FeetScreen
from boneyard.cli.game.lines_screen import LinesScreen
from boneyard.cli.game.screen import Screen
from boneyard.cli.game.trains_screen import TrainsScreen
from boneyard.rules.feet_round import FeetRound
from boneyard.rules.lines_round import LinesRound
from boneyard.rules.round import Round
from boneyard.rules.state import NOTHING
from boneyard.rules.trains_round import TrainsRound
from boneyard.words.speech import Speech


def screen_of(round_: Round, speech: Speech, console: Console) -> Screen:
    """As the seat sees it that `speech` speaks to."""
    view, width, paint = round_.view(speech.you), console.width, console.paint
    if isinstance(round_, FeetRound):
        return FeetScreen(view, speech, width, paint)
    if isinstance(round_, LinesRound):
        binding = round_.state.binding()
        stations = tuple(seat for seat in range(view.players) if binding >> seat & 1)
        return LinesScreen(view, speech, width, paint, stations)
    assert isinstance(round_, TrainsRound), type(round_)
    double = round_.state.binding_double()
    return TrainsScreen(view, speech, width, paint, () if double == NOTHING else (double,))
