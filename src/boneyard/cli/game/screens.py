"""Which screen shows a view."""

from collections.abc import Mapping
from types import MappingProxyType

from boneyard.cli.game.console import Console
from boneyard.cli.game.feet_screen import FeetScreen
from boneyard.cli.game.lines_screen import LinesScreen
from boneyard.cli.game.screen import Screen
from boneyard.cli.game.trains_screen import TrainsScreen
from boneyard.rules.sheet import Family
from boneyard.rules.view import View
from boneyard.words.speech import Speech

SCREENS: Mapping[Family, type[Screen]] = MappingProxyType(
    {Family.TRAINS: TrainsScreen, Family.FEET: FeetScreen, Family.LINES: LinesScreen}
)


def screen_of(view: View, speech: Speech, console: Console) -> Screen:
    return SCREENS[view.family](view, speech, console.width, console.paint)
