"""Ctrl-C at the table, and a system that tells the game to end."""

import signal
from collections.abc import Callable

from boneyard.cli.game.console import Leave

_TOLD = ("SIGTERM", "SIGHUP")


class Signals:
    """Ctrl-C is heard where something is asked; at any other moment it waits for the next question.

    Pressed once more while it waits, it ends the game at once, as do a terminal that closes and a system that
    shuts down.
    """

    def __init__(self) -> None:
        self._asking = False
        self._waiting = False

    def listen(self) -> None:
        signal.signal(signal.SIGINT, self._interrupted)
        _handle(_TOLD, self._told)

    def ask(self, prompt: str) -> str:
        """`input`; KeyboardInterrupt is raised here and nowhere else."""
        try:
            self._asking = True
            if self._waiting:
                raise KeyboardInterrupt
            return input(prompt)
        finally:
            self._asking = self._waiting = False

    def ignore(self) -> None:
        """One goodbye is enough."""
        _handle((*_TOLD, "SIGINT"), signal.SIG_IGN)

    def _interrupted(self, *_: object) -> None:
        if self._asking:
            raise KeyboardInterrupt
        if self._waiting:
            self._told()
        self._waiting = True

    def _told(self, *_: object) -> None:
        self.ignore()
        raise Leave


def _handle(names: tuple[str, ...], handler: Callable[..., None] | signal.Handlers) -> None:
    """Not every system has them all."""
    for name in names:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), handler)
