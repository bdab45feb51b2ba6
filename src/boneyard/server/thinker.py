"""A worker process that thinks for bots: questions in, answers out, one per line; it ends with its input.

It reads in a thread of its own, so that it notices while it thinks that whoever asked is gone.
"""

import os
import shlex
import signal
import sys
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from queue import SimpleQueue
from time import monotonic
from typing import NoReturn

import msgspec

from boneyard.bots.levels import bot_named
from boneyard.bots.outside import Outside, close_together
from boneyard.bots.player import Choose
from boneyard.bots.thought import SEARCHERS, Behind, Thought, own_budget, think
from boneyard.record.notation import read_action, write_action
from boneyard.record.views import read_view
from boneyard.rules.chance import Mwc
from boneyard.rules.view import View
from boneyard.sheets.editions import sheet_of

FORGIVEN_AFTER = 600.0
"""So many seconds after a program was given up, it gets another chance."""
SLACK = 5.0
"""Whoever asked has these seconds to end this process before the kernel does."""


class Question(msgspec.Struct, frozen=True):
    """`limit` is when whoever asked gives up, in seconds from now."""

    bot: str
    seconds: float
    seed: int
    limit: float
    view: msgspec.Raw


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action, or what went wrong; or the number of the process, as its first sign of life.

    Of a bot that searches also what its thought was: `others` with their points and certainties.
    """

    action: str = ""
    others: tuple[tuple[str, float, float], ...] = ()
    worlds: int = 0
    seconds: float = 0.0
    failure: str = ""
    process: int = 0


class Orders(msgspec.Struct, frozen=True):
    """What a worker is started with: where Python finds things, and the commands of programs by name."""

    path: list[str]
    programs: dict[str, str]


THE_END = b"\n"
"""This line tells a worker to end, as the end of its input does."""


class Bots:
    """Everybody who can be asked in this process. Programs are started when they are first asked."""

    def __init__(self, programs: Mapping[str, str]) -> None:
        self._commands = {name: shlex.split(line) for name, line in programs.items()}
        self._outside: dict[str, Outside] = {}
        self._given_up: dict[str, float] = {}

    def named(self, name: str, view: View) -> Choose:
        if name not in self._commands:
            return bot_named(name, sheet_of(view))
        if monotonic() > self._given_up.get(name, monotonic()) + FORGIVEN_AFTER:
            del self._given_up[name], self._outside[name]
        if name not in self._outside:
            self._outside[name] = Outside(self._commands[name])
        return self._outside[name]

    def take_note(self) -> None:
        """The faults go to the operator and are forgotten here: this process may live for months."""
        for name, program in self._outside.items():
            for fault in program.faults:
                print(f"boneyard: {name}: {fault.kind.value}: {fault.detail}", file=sys.stderr)
            program.faults.clear()
            if program.given_up:
                self._given_up.setdefault(name, monotonic())

    def close(self) -> None:
        close_together(self._outside.values())


def main(orders: str) -> NoReturn:
    output = _output_kept_clean()
    bots = Bots(msgspec.json.decode(orders, type=Orders).programs)
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(lines, bots.close), daemon=True).start()
    _say(output, Answer(process=os.getpid()))
    while True:
        question = msgspec.json.decode(lines.get(), type=Question)
        _end_after(question.limit + SLACK)
        answer = _answer(question, bots)
        _end_after(0)
        _say(output, answer)


def _read(lines: SimpleQueue[bytes], close: Callable[[], None]) -> None:
    while (line := sys.stdin.buffer.readline()) and line != THE_END:
        lines.put(line)
    try:
        close()
    finally:
        os._exit(0)  # the other thread may be deep in thought


def _answer(question: Question, bots: Bots) -> Answer:
    try:
        view, chance = read_view(bytes(question.view)), Mwc(question.seed)
        if question.bot in SEARCHERS:
            return thought_told(think(view, chance, question.bot, own_budget(question.bot, question.seconds)))
        action = bots.named(question.bot, view)(view, chance, question.seconds)
    except Exception as problem:  # noqa: BLE001 - whoever asked is told; it would fail again the same way
        return Answer(failure=f"{type(problem).__name__}: {problem}")
    finally:
        bots.take_note()
    return Answer(write_action(action))


def thought_told(thought: Thought) -> Answer:
    others = [(write_action(other.action), other.points, other.sure) for other in thought.others]
    return Answer(write_action(thought.action), tuple(others), thought.worlds, thought.seconds)


def thought_in(answer: Answer, level: str) -> Thought:
    others = [Behind(read_action(action), points, sure) for action, points, sure in answer.others]
    return Thought(level, read_action(answer.action), tuple(others), answer.worlds, answer.seconds)


def _end_after(seconds: float) -> None:
    """The kernel ends a process that hangs where no thread of it can notice anything, if those who would
    have ended it are gone. 0 seconds: not any more."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _say(output: int, answer: Answer) -> None:
    with suppress(BrokenPipeError):  # nobody is there to hear it; the other thread knows too
        os.write(output, msgspec.json.encode(answer) + b"\n")


def _output_kept_clean() -> int:
    """What a bot prints goes to standard error: an answer is one line, and nothing else is."""
    output = os.dup(1)
    os.dup2(2, 1)
    return output
