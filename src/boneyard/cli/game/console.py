"""Where the game speaks and listens. A test hands in its own ears and mouth."""

import os
import shutil
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from boneyard.cli.page import GLUE, wrap

TYPED = 8
"""So many columns are left for the answer."""
NARROWEST = 36
WIDEST = 100
_CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""The screen, and what has been scrolled off it."""


class Leave(Exception):
    """The player goes."""


class Pressed(Leave):
    """Ctrl-C or Ctrl-D: the player may want to go."""


@dataclass(frozen=True)
class Paint:
    """Emphasis, where the terminal can show it. Nothing is said by colour alone."""

    bold: Callable[[str], str] = str
    dim: Callable[[str], str] = str
    duty: Callable[[str], str] = str
    open: Callable[[str], str] = str
    closed: Callable[[str], str] = str


def _ansi(code: str) -> Callable[[str], str]:
    return lambda text: f"\x1b[{code}m{text}\x1b[0m"


PLAIN = Paint()
COLOURED = Paint(bold=_ansi("1"), dim=_ansi("2"), duty=_ansi("1;33"), open=_ansi("1;32"), closed=_ansi("31"))


@dataclass(frozen=True)
class Console:
    """`ask` raises EOFError when nothing more will be typed, KeyboardInterrupt for Ctrl-C."""

    ask: Callable[[str], str]
    say: Callable[[str], None]
    size: Callable[[], tuple[int, int]]
    """Columns and lines, asked anew each time: a window may change."""
    clear: Callable[[], None]
    """Takes away all that was shown or typed."""
    paint: Paint = PLAIN

    @property
    def width(self) -> int:
        return max(NARROWEST, min(self.size()[0] - 1, WIDEST))

    def answer(self, prompt: str) -> str:
        """What is typed at the prompt; of a long one only the last line stands before the cursor."""
        *above, last = [line.replace(GLUE, " ") for line in wrap(prompt, self.width - TYPED) or [""]]
        self.show(above)
        try:
            return " ".join(self.ask(f"{last} ").split())
        except (EOFError, KeyboardInterrupt):
            self.say("")
            raise Pressed from None

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.say(line)

    def show_wrapped(self, text: str) -> None:
        self.show(wrap(text, self.width, rest="  "))

    def show_pages(self, lines: list[str], more: str) -> None:
        """A screenful at a time; `more` is the prompt between them."""
        height = max(self.size()[1] - 1, 5)
        for start in range(0, len(lines), height):
            if start > 0 and self.answer(more).casefold().startswith("q"):
                return
            self.show(lines[start : start + height])


def terminal(ask: Callable[[str], str]) -> Console:
    """The console of a person at a terminal."""
    _edit_lines()
    clever = os.environ.get("TERM", "dumb") != "dumb" and sys.stdout.isatty()
    coloured = clever and not os.environ.get("NO_COLOR")

    def clear() -> None:
        _forget_lines()
        print(_CLEAR if clever else "\n" * _terminal_size()[1], end="", flush=True)

    return Console(ask, print, _terminal_size, clear, COLOURED if coloured else PLAIN)


def log() -> Console:
    """A console that only speaks."""

    def nobody(_: str) -> str:
        raise EOFError

    return Console(nobody, print, _terminal_size, lambda: None)


def _terminal_size() -> tuple[int, int]:
    return shutil.get_terminal_size((81, 24))


def _edit_lines() -> None:
    """Cursor keys work in what is typed, where Python was built with readline."""
    try:
        import readline
    except ImportError:
        return
    readline.parse_and_bind("tab: self-insert")
    readline.parse_and_bind("set enable-bracketed-paste off")


def _forget_lines() -> None:
    """Nobody shall find with a cursor key what somebody else has typed."""
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()
