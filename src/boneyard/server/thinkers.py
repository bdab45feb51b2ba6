"""Worker processes that think for the bots, so that nobody waits while one of them does."""

import asyncio
import logging
import sys
import threading
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from queue import LifoQueue
from time import monotonic

import msgspec

from boneyard.bots.levels import bot_named
from boneyard.bots.outside import STARTING as PROGRAM_STARTING
from boneyard.bots.program import GRACE, FaultKind, NoAnswer, Program
from boneyard.bots.thought import BUDGETS, Thought
from boneyard.record.notation import read_action
from boneyard.record.views import view_json
from boneyard.rules.action import Action
from boneyard.rules.view import View
from boneyard.server.thinker import THE_END, Answer, Orders, Question, thought_in
from boneyard.sheets.editions import sheet_of

THINKING = 5.0
"""Seconds that a bot may think; the levels take less by themselves."""
PATIENCE = 10.0
"""How many seconds over its time a worker has before it is taken to hang."""
STARTING = 60.0
"""How many seconds a worker has to be loaded, on a busy machine."""
ASKED_AGAIN = 3
LOOKS_UP = 0.2
"""How often, in seconds, one who waits for an answer looks whether the team is closing."""
LEAVING = 3.0
"""How many seconds a worker has to see its programs off."""
_START = "import sys; import json; sys.path[:] = json.loads(sys.argv[1])['path']\n\
from boneyard.server.thinker import main; main(sys.argv[1])"

log = logging.getLogger(__name__)


class TooBusy(Exception):
    """As many questions wait as may; ask again later."""

    def __init__(self, waiting: int) -> None:
        super().__init__(f"{waiting} questions are waiting already")
        self.waiting = waiting


class ThinkerFailed(Exception):
    """There will be no answer. The text is for the operator."""

    def __init__(self, bot: str, why: str) -> None:
        super().__init__(f"{bot}: {why}")
        self.bot = bot
        self.why = why


class Team:
    """So many workers, started when they are first needed; `programs` are commands by the name of their bot.

    A worker that dies or hangs is replaced and its question asked again. When this process is killed, the
    end of their input tells the workers to end. The more questions there are, the less time bots that search
    have for each: all who wait are answered in about the time that one of them would take.
    """

    def __init__(
        self, workers: int, most_waiting: int, programs: Mapping[str, str], patience: float = PATIENCE
    ) -> None:
        self.programs = dict(programs)
        self.most = workers + most_waiting
        self.workers = workers
        self._patience = patience
        self._closing = threading.Event()
        self._asked: set[Future[Answer]] = set()
        # A thread per worker, as both sides of a pipe are awaited with all that can go wrong there.
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="thinker")
        orders = Orders([folder for folder in sys.path if folder], self.programs)
        self._all = [_Worker(orders, self._closing) for _ in range(workers)]
        self._free: LifoQueue[_Worker] = LifoQueue()  # who is warm is asked first
        for worker in self._all:
            self._free.put(worker)

    @property
    def waiting(self) -> int:
        return max(0, len(self._asked) - self.workers)

    @property
    def processes(self) -> list[int]:
        """Of the workers that are started."""
        return [worker.process for worker in self._all if worker.process]

    async def think(self, bot: str, view: View, seconds: float, seed: int) -> Action:
        """UnknownBot, TooBusy, ThinkerFailed. Unless it searches, the same seed gives the same action."""
        if bot not in self.programs:
            bot_named(bot, sheet_of(view))
        action = read_action((await self._answer(bot, view, seconds, seed)).action)
        assert action in view.legal, (bot, action, view)
        return action

    async def consider(self, level: str, view: View, seconds: float, seed: int) -> Thought:
        """What a level that searches would do, and what it has tried. TooBusy, ThinkerFailed."""
        return thought_in(await self._answer(level, view, seconds, seed), level)

    async def _answer(self, bot: str, view: View, seconds: float, seed: int) -> Answer:
        if self._closing.is_set():
            raise ThinkerFailed(bot, "the server is closing")
        if len(self._asked) >= self.most:
            raise TooBusy(self.waiting)
        asked = self._threads.submit(self._ask, bot, view, seconds, seed)
        self._asked.add(asked)
        asked.add_done_callback(self._asked.discard)
        return await asyncio.wrap_future(asked)

    async def close(self) -> None:
        """The workers end. Whoever still waits for an answer gets ThinkerFailed."""
        if not self._closing.is_set():
            self._closing.set()
            for _ in self._all:
                self._threads.submit(lambda: self._free.get().end())
        await asyncio.to_thread(self._threads.shutdown)

    def _ask(self, bot: str, view: View, seconds: float, seed: int) -> Answer:
        """In a thread."""
        limit = seconds + self._patience
        if bot in self.programs:
            limit += PROGRAM_STARTING + GRACE
        elif bot in BUDGETS:
            seconds = shared(min(seconds, BUDGETS[bot].seconds), len(self._asked), self.workers)
        question = Question(bot, seconds, seed, limit, msgspec.Raw(view_json(view)))
        worker = self._free.get()
        try:
            answer = worker.answer(question)
        finally:
            self._free.put(worker)
        if answer.failure:
            raise ThinkerFailed(bot, answer.failure)
        return answer


def shared(seconds: float, questions: int, workers: int) -> float:
    """What each question may take so that all of them together take no longer than one would alone."""
    return seconds * workers / max(workers, questions)


class _Worker:
    """One process, or none yet. One thread at a time uses it."""

    def __init__(self, orders: Orders, closing: threading.Event) -> None:
        self._command = (sys.executable, "-P", "-c", _START, msgspec.json.encode(orders).decode())
        self._closing = closing
        self._program: Program | None = None
        self.process = 0

    def answer(self, question: Question) -> Answer:
        asked = 0
        while True:
            try:
                return self._try(question)
            except NoAnswer as failure:
                log.warning("a worker that thought for %s is replaced: %s", question.bot, failure.detail)
                self._kill()
                asked += 1
                if asked > ASKED_AGAIN:
                    raise ThinkerFailed(question.bot, failure.detail) from None

    def _try(self, question: Question) -> Answer:
        if self._program is None:
            self._program = Program(self._command)
            self.process = self._next(self._program, question.bot, STARTING).process
        self._program.send(msgspec.json.encode(question) + b"\n")
        return self._next(self._program, question.bot, question.limit)

    def _next(self, program: Program, bot: str, seconds: float) -> Answer:
        until = monotonic() + seconds
        while not self._closing.is_set():
            try:
                return msgspec.json.decode(program.receive(min(until, monotonic() + LOOKS_UP)), type=Answer)
            except NoAnswer as failure:
                if failure.kind is not FaultKind.LATE or monotonic() >= until:
                    raise
        raise ThinkerFailed(bot, "the server is closing")

    def end(self) -> None:
        if self._program is None:
            return
        self._program.send(THE_END)
        until = monotonic() + LEAVING
        with suppress(NoAnswer):
            while True:
                self._program.receive(until)
        self._kill()

    def _kill(self) -> None:
        if self._program is not None:
            self._program.kill()
        self._program = None
        self.process = 0
