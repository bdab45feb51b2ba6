"""Group commit: what is put while one batch goes to disk makes the next batch."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from boneyard.server.store.problems import OneFails, StoreAway, Taken
from boneyard.server.store.rows import Write

logger = logging.getLogger(__name__)

Then = Callable[[Exception | None], None]
Told = tuple[Write, Then, Exception | None]

APART = 0.02
"""Seconds between two batches, unless one write is all there is: a batch costs more than what is in it."""
MOST = 4000
"""Writes in a batch."""


class Appender(Protocol):
    async def append(self, writes: Sequence[Write]) -> Collection[str]:
        """The tables to which somebody else has written: of those nothing is on disk, of the others all.

        Otherwise nothing is: OneFails if one of them is to blame, StoreAway if none is.
        """
        ...

    async def close(self) -> None: ...


class Log:
    def __init__(self, appender: Appender) -> None:
        self._appender = appender
        self._waiting: list[tuple[Write, Then]] = []
        self._work: asyncio.Task[None] | None = None
        self._started = 0.0
        self.batches = 0
        self.writes = 0
        self.timed: Callable[[float], object] = float  # is told the seconds of every batch

    def put(self, write: Write, then: Then) -> None:
        """`then` is called in the loop: with None when the write is on disk, else with Taken or StoreAway.

        After StoreAway it is not known whether the write is on disk. Of several writes of one table, those
        that follow one that failed fail too.
        """
        self._waiting.append((write, then))
        if self._work is None:
            self._work = asyncio.get_running_loop().create_task(self._go_on())

    async def flush(self) -> None:
        """Everything put so far is decided."""
        decided = asyncio.Event()
        self.put(Write("", 1, ()), lambda _: decided.set())
        await decided.wait()

    async def close(self) -> None:
        await self.flush()
        await self._appender.close()

    async def _go_on(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                pause = self._started + APART - loop.time()
                if len(self._waiting) > 1 and pause > 0:
                    await asyncio.sleep(pause)
                self._started = loop.time()
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                answers = await self._append([write for write, _ in batch])
                self.timed(loop.time() - self._started)
                told = [(write, then, answer) for (write, then), answer in zip(batch, answers, strict=True)]
                for _, then, answer in [*told, *self._following(told)]:
                    tell(loop, then, answer)
        finally:
            self._work = None

    def _following(self, told: Sequence[Told]) -> Sequence[Told]:
        """What waits and was put before its table knew that a write had failed: it follows what is not there.

        Somebody else may have written that number, and then the log would take it for what follows his.
        """
        failed = {write.table: answer for write, _, answer in told if answer is not None}
        if not failed:
            return []
        following = [(*one, failed[one[0].table]) for one in self._waiting if one[0].table in failed]
        self._waiting = [one for one in self._waiting if one[0].table not in failed]
        return following

    async def _append(self, writes: Sequence[Write]) -> Sequence[Exception | None]:
        self.batches += 1
        self.writes += len(writes)
        try:
            taken = await self._try(writes)
        except OneFails:
            return await self._one_by_one(writes)
        except StoreAway as away:
            return [away] * len(writes)
        return await self._but_for(taken, writes) if taken else [None] * len(writes)

    async def _but_for(self, taken: Collection[str], writes: Sequence[Write]) -> Sequence[Exception | None]:
        """Of several writes of one table the first may have been in time."""
        times = Counter([write.table for write in writes if write.table in taken])
        unsure = await self._one_by_one([write for write in writes if times[write.table] > 1])
        later = iter(unsure)
        return [
            None if not times[write.table] else Taken() if times[write.table] == 1 else next(later)
            for write in writes
        ]

    async def _one_by_one(self, writes: Sequence[Write]) -> Sequence[Exception | None]:
        answers: list[Exception | None] = []
        lost: set[str] = set()
        for write in writes:
            if write.table in lost:
                answers.append(Taken())
                continue
            try:
                taken = await self._try([write])
                answers.append(Taken() if taken else None)
                lost.update(taken)
            except OneFails as problem:
                answers.append(problem.answer)
                lost.add(write.table)
            except StoreAway as away:
                return [*answers, *[away] * (len(writes) - len(answers))]
        return answers

    async def _try(self, writes: Sequence[Write]) -> Collection[str]:
        try:
            return await self._appender.append(writes)
        except (OneFails, StoreAway):
            raise
        except Exception as error:  # noqa: BLE001  # nobody may wait for ever, whatever it is
            # Its words may tell what was to be written.
            logger.error("a batch failed: %s", type(error).__name__)
            raise StoreAway("it reports an error") from None


def tell(loop: asyncio.AbstractEventLoop, then: Then, answer: Exception | None) -> None:
    """At once: whatever is put after that is put by one who knows."""
    try:
        then(answer)
    except Exception as error:  # noqa: BLE001  # one who stumbles over his answer is alone with it
        loop.call_exception_handler({"message": "a write was answered", "exception": error})
