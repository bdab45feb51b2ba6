"""A table of Chickenfoot: the layout as a tree, and its open ends by number."""

import re
from collections import Counter
from collections.abc import Mapping

from boneyard.cli.game.feet_drawing import draw
from boneyard.cli.game.screen import Screen
from boneyard.cli.page import wrap
from boneyard.rules.action import SHOWING, Action
from boneyard.rules.tile import Tile
from boneyard.rules.view import FeetLayout
from boneyard.words.now.feet import arms_first

_STOP = re.compile(r"!?\((\d+)\)( ×\d+)?")


class FeetScreen(Screen):
    @property
    def layout(self) -> FeetLayout:
        layout = self.view.layout
        assert isinstance(layout, FeetLayout), layout
        return layout

    @property
    def spinner(self) -> int:
        assert self.view.engine is not None, self.view
        return self.view.engine

    def open_now(self) -> Mapping[int, int]:
        """How often each number may be played on just now."""
        layout = self.layout
        if layout.foot is not None:
            return {layout.foot: layout.toes}
        if arms_first(layout, self.speech.sheet):
            return {self.spinner: layout.arms}
        return self.all_open()

    def all_open(self) -> Mapping[int, int]:
        layout = self.layout
        ends = Counter(layout.ends)
        ends[self.spinner] += layout.arms
        return {number: ends[number] for number in sorted(ends) if ends[number]}

    # --- The layout ---------------------------------------------------------------------------------------

    def table(self) -> list[str]:
        layout, text = self.layout, self.speech.text
        free = text("arms-free", number=self.spinner, arms=layout.arms)
        missing = "" if layout.foot is None else text("toes-missing", number=layout.foot, toes=layout.toes)
        lines = [_STOP.sub(self._painted, line) for line in draw(layout, free, missing, self.width)]
        lines += ["", *self._open_ends(), *self.counts("tiles-line", self.view.counts)]
        if self.view.round_number > 0:
            lines += self.counts("points-line", self.view.totals)
        return lines + self.open_hands()

    def _painted(self, stop: re.Match[str]) -> str:
        if stop[0].startswith("!"):
            return self.paint.duty(stop[0])
        usable = int(stop[1]) in self.open_now() and self.layout.foot is None
        return self.paint.bold(stop[0]) if usable else self.paint.dim(stop[0])

    def _open_ends(self) -> list[str]:
        now, later = self.open_now(), Counter(self.all_open())
        if self.layout.foot is None:
            later.subtract(now)
        texts = [self.speech.text("ends-open", ends=_numbers(now))]
        if later.total():
            texts = [self.speech.text("ends-now", ends=_numbers(now))]
            texts.append(self.speech.text("ends-later", ends=_numbers(+later)))
        return [line for text in texts for line in wrap(text, self.width, rest="  ")]

    # --- The player ---------------------------------------------------------------------------------------

    def choice_head(self, action: Action) -> str:
        assert action.end is not None, action
        number, layout = action.end - SHOWING, self.layout
        if layout.foot is not None:
            return self.speech.text("choices-foot", number=number, toes=layout.toes)
        if number == self.spinner and layout.arms > 0:
            return self.speech.text("choices-spinner", number=number, arms=layout.arms)
        return self.speech.text("choices-ends", number=number, ends=self.all_open()[number])

    def ends(self) -> tuple[int, ...]:
        return tuple(SHOWING + number for number in self.open_now())

    def ends_named(self, name: str) -> tuple[int, ...]:
        return (SHOWING + int(name),) if name.isdecimal() and int(name) <= self.highest else ()

    def ends_to_try(self, played: Tile) -> tuple[int, ...]:
        return (SHOWING + played.high,)


def _numbers(counts: Mapping[int, int]) -> str:
    """0 ×2, 1, 8 ×4"""
    return ", ".join(f"{number} ×{many}" if many > 1 else str(number) for number, many in counts.items())
