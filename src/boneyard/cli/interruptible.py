"""Work that can be interrupted, and tidies up after itself."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

_SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Interrupted(KeyboardInterrupt):
    """By Ctrl-C, by the system, or by a terminal that has closed."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        """Of the signal."""


@contextmanager
def interruptible() -> Iterator[None]:
    """Whoever wants this process to end raises Interrupted meanwhile.

    Before and after, a signal ends it at once, as there is nothing to tidy up (boneyard_command.py).
    """
    before = {number: signal.getsignal(number) for number in _SIGNALS}
    try:
        for number in _SIGNALS:
            if before[number] is not signal.SIG_IGN:  # as `nohup` and jobs in the background want it
                signal.signal(number, _interrupt)
        yield
    finally:
        for number in _SIGNALS:
            signal.signal(number, before[number])


def _interrupt(number: int, _frame: object) -> NoReturn:
    raise Interrupted(number)
