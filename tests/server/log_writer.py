"""`python -m tests.server.log_writer URL TABLE` goes on writing, and says each number that is on disk."""

from __future__ import annotations

import asyncio
import sys

from boneyard.server.store import Store, Write

AT_ONCE = 8


async def write_on(url: str, table: str) -> None:
    store = await Store.open(url)
    number = (await store.newest([table])).get(table, 0)
    room = asyncio.Semaphore(AT_ONCE)

    def told(number: int, problem: Exception | None) -> None:
        if problem is not None:
            raise problem
        print(number, flush=True)
        room.release()

    while True:
        await room.acquire()
        number += 1
        store.log.put(
            Write(table, number, (str(number).encode(),), tallies=(("sheet", 2, "entries", 1),)),
            lambda problem, number=number: told(number, problem),  # type: ignore[misc]
        )


if __name__ == "__main__":
    asyncio.run(write_on(sys.argv[1], sys.argv[2]))
