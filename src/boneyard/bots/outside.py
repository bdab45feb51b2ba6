"""A program in any language as a player: views in, actions out, one per line (docs/bot-protocol.md)."""

import json
import shlex
import shutil
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from threading import Lock
from time import monotonic
from types import TracebackType
from typing import NamedTuple, Self

import msgspec

from boneyard.bots.levels import UnknownBot, bot_named
from boneyard.bots.program import FaultKind, NoAnswer, Program
from boneyard.record.notation import NotationError, read_action
from boneyard.record.views import write_view
from boneyard.rules.action import Action
from boneyard.rules.arguments import shorten
from boneyard.rules.chance import Mwc
from boneyard.rules.view import View
from boneyard.sheets.editions import sheet_of

PROTOCOL = 2
PREFIX = "run:"
"""What the name of an outside program begins with; the rest is its command."""
STAND_IN = "brakeman"
"""Who decides when a program does not."""
STARTING = 10.0
"""How many seconds more the first answer may take: a program has to be loaded."""
STARTS_ANEW = 3
"""How often a program that has ended too early is started again."""
LATE_IN_A_ROW = 10
"""After this many late answers in a row a program is taken to hang, and is ended."""
CHANCES = 1 << 31


class Fault(NamedTuple):
    """What was wrong with the answer to the request of that number."""

    kind: FaultKind
    request: int
    detail: str


class Outside:
    """Plays as a program says; where it fails, the fault is noted and `brakeman` decides.

    Threads that share one take turns: a program is asked one thing at a time. Close it in the end.

    >>> from boneyard.bots import Mwc, Outside
    >>> match = Match(SHEETS["mexican-train-classic"], players=3, seed=b"friday")
    >>> with Outside(["python3", "docs/examples/bot.py"]) as bot:
    ...     action = bot(match.view(match.turn), Mwc(1), 1.0)
    >>> action in match.legal(), bot.faults
    (True, [])
    """

    def __init__(self, command: Sequence[str], starting: float = STARTING) -> None:
        self.command = tuple(command)
        self.starting = starting
        self.requests = 0
        self.faults: list[Fault] = []
        self._program: Program | None = None
        self._ended_too_soon = 0
        self._late_in_a_row = 0
        self._asking = Lock()

    @property
    def given_up(self) -> bool:
        """It will not be started again."""
        return self._ended_too_soon > STARTS_ANEW

    def faults_by_kind(self) -> Counter[FaultKind]:
        return Counter(fault.kind for fault in self.faults)

    def __call__(self, view: View, chance: Mwc, seconds: float) -> Action:
        with self._asking:
            action = self._answer(view, chance, seconds)
        if action is not None:
            return action
        sheet = sheet_of(view)
        return bot_named(STAND_IN, sheet)(view, chance, seconds)

    def tell_to_end(self) -> None:
        """Without waiting for it, as `close` does."""
        if self._program is not None:
            self._program.tell_to_end()

    def close(self) -> None:
        """The program ends. If there is another decision to make, it is started again."""
        if self._program is not None:
            self._program.close()
            self._program = None
        self._late_in_a_row = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _answer(self, view: View, chance: Mwc, seconds: float) -> Action | None:
        """What the program says; None if it failed, now or too often before."""
        if self.given_up:
            return None
        self.requests += 1
        try:
            action = self._ask(view, chance.below(CHANCES), seconds)
        except NoAnswer as failure:
            self._note(failure)
            return None
        self._late_in_a_row = 0
        return action

    def _ask(self, view: View, number: int, seconds: float) -> Action:
        request = {
            "protocol": PROTOCOL,
            "id": self.requests,
            "seconds": seconds,
            "chance": number,
            "view": write_view(view),
        }
        line = msgspec.json.encode(request) + b"\n"
        until = monotonic() + seconds
        if self._program is None:
            until += self.starting
            self._program = Program(self.command)
        self._program.send(line)
        while True:
            answer = read_answer(self._program.receive(until), self.requests)
            if answer.request == self.requests:
                return legal_action(answer.action, view)

    def _note(self, failure: NoAnswer) -> None:
        self.faults.append(Fault(failure.kind, self.requests, failure.detail))
        late = failure.kind is FaultKind.LATE
        self._late_in_a_row = self._late_in_a_row + 1 if late else 0
        ended = failure.kind in (FaultKind.CRASHED, FaultKind.FLOODED)
        if ended or self._late_in_a_row == LATE_IN_A_ROW:
            if self._program is not None:
                self._program.kill()
            self.close()
            self._ended_too_soon += 1


class Answer(NamedTuple):
    request: int
    action: str


def read_answer(line: bytes, newest: int) -> Answer:
    """NoAnswer if this is no answer to a request up to the newest. Unknown fields are ignored."""
    try:
        fields = json.loads(line.decode())
    except (ValueError, RecursionError):
        fields = None
    if isinstance(fields, dict):
        request, action = fields.get("id"), fields.get("action")
        if type(request) is int and request <= newest and isinstance(action, str):
            return Answer(request, action)
    raise NoAnswer(FaultKind.UNREADABLE, shorten(line.decode(errors="replace")))


def legal_action(text: str, view: View) -> Action:
    try:
        action = read_action(text)
    except NotationError as problem:
        raise NoAnswer(FaultKind.ILLEGAL, str(problem)) from None
    if action not in view.legal:
        raise NoAnswer(FaultKind.ILLEGAL, text)
    return action


def close_together(players: Iterable[object]) -> None:
    """The programs among these players end, all in the time that one has for it."""
    programs = [player for player in players if isinstance(player, Outside)]
    with ExitStack() as closing:
        for program in programs:
            closing.callback(program.close)
        for program in programs:
            program.tell_to_end()


def outside(name: str) -> Outside | None:
    """The player named `run:COMMAND`; None if the name is of another kind."""
    if not name.startswith(PREFIX):
        return None
    try:
        command = shlex.split(name.removeprefix(PREFIX))
    except ValueError as problem:
        raise UnknownBot(f"{shorten(name)} is not a command: {problem}") from None
    if not command:
        raise UnknownBot(f"{PREFIX} must be followed by a command, such as {PREFIX}python3 bot.py")
    if shutil.which(command[0]) is None:
        raise UnknownBot(f"there is no program {shorten(command[0])} to run")
    return Outside(command)
