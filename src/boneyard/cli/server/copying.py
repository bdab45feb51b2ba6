"""A backup made or restored, and what is said about it."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from boneyard.cli.interruptible import interruptible
from boneyard.cli.language import words_here
from boneyard.rules.arguments import cut
from boneyard.server.store import BackupProblem, Figures, StoreAway, UnknownDatabase

FAILED = 1
LONGEST_PATH = 200


def copy(work: Callable[[str, Path], Awaitable[Figures]], database: str, file: str, done: str) -> int:
    """`done` is the message for when it has worked."""

    async def copied() -> Figures:
        return await work(database, Path(file))

    try:
        with interruptible():
            figures = asyncio.run(copied())
    except StoreAway as problem:
        return _fail(words_here().text("store-is-away", why=problem.by))
    except (BackupProblem, UnknownDatabase) as problem:
        return _fail(str(problem))
    print(words_here().text(done, tables=figures.tables, file=cut(file, LONGEST_PATH)))
    return 0


def _fail(text: str) -> int:
    print(f"boneyard: {text}", file=sys.stderr)
    return FAILED
