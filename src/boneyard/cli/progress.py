"""A progress bar."""

import shutil
import sys
import time
from typing import Self

from boneyard.locales import Words

_PAUSE = 0.1


class Progress:
    """Shown on stderr if that is a terminal, and removed when the work is done."""

    def __init__(self, whole: int, words: Words, message: str) -> None:
        self.whole = whole
        self.words = words
        self.message = message
        self.stream = sys.stderr if sys.stderr is not None and sys.stderr.isatty() else None
        self.shown = time.monotonic()
        self.width = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.stream is not None and self.width:
            self.stream.write(f"\r{' ' * self.width}\r")
            self.stream.flush()

    def show(self, done: int) -> None:
        now = time.monotonic()
        if self.stream is None or now - self.shown < _PAUSE:
            return
        self.shown = now
        text = self.words.text(self.message, done=done, whole=self.whole)
        room = max(shutil.get_terminal_size().columns - len(text) - 4, 0)
        bar = "#" * (room * done // self.whole)
        line = f"[{bar:<{room}}] {text}"
        self.width = max(self.width, len(line))
        self.stream.write(f"\r{line}")
        self.stream.flush()
