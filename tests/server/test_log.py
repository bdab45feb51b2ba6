"""What is told to be on disk is there, once and in order; what is refused changes nothing."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from typing import Any

import pytest

from boneyard.server.store import Store, Taken, Write
from tests.counts import count
from tests.server.disks import full_disk
from tests.server.gate import gate_to
from tests.server.stored import a_row, opened, put, put_rows


def kinds(answers: list[Exception | None]) -> list[str]:
    return ["done" if answer is None else type(answer).__name__ for answer in answers]


# --- Batches ----------------------------------------------------------------------------------------------


def test_what_is_put_in_one_turn_of_the_loop_is_one_batch(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            writes = [Write(f"t{number % 50}", 1 + number // 50, (b"x",)) for number in range(300)]

            assert kinds(await put(store.log, *writes)) == ["done"] * 300
            assert store.log.batches == 1
            assert set((await store.newest([write.table for write in writes])).values()) == {6}

    asyncio.run(look())


def test_what_comes_while_a_batch_is_written_makes_the_next_one(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            answers: list[Exception | None] = []
            store.log.put(Write("t", 1, (b"first",)), answers.append)
            await asyncio.sleep(0)  # the first is under way
            for number in range(2, 20):
                store.log.put(Write("t", number, (b"next",)), answers.append)
            await store.log.flush()

            assert kinds(answers) == ["done"] * 19
            assert store.log.batches == 2

    asyncio.run(look())


def test_what_is_told_to_be_on_disk_can_be_read_by_others(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as store, opened(database_url) as other:
            told = asyncio.get_running_loop().create_future()
            store.log.put(Write("t", 1, (b"x", b"y")), told.set_result)

            assert await told is None
            assert await other.entries("t") == [(1, b"x"), (2, b"y")]

    asyncio.run(look())


def test_closing_finishes_what_was_put(database_url: str) -> None:
    async def look() -> None:
        answers: list[Exception | None] = []
        async with opened(database_url) as store:
            for number in range(1, 11):
                store.log.put(Write("t", number, (b"x",)), answers.append)
        assert kinds(answers) == ["done"] * 10

    asyncio.run(look())


def test_one_who_stumbles_over_his_answer_is_alone_with_it(sqlite_url: str) -> None:
    def stumble(_: Exception | None) -> None:
        raise ZeroDivisionError

    async def look() -> None:
        stumbled: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, what: stumbled.append(what))
        async with opened(sqlite_url) as store:
            answers: list[Exception | None] = []
            store.log.put(Write("t", 1, (b"",)), stumble)
            store.log.put(Write("u", 1, (b"",)), answers.append)
            await store.log.flush()

            assert kinds(answers) == ["done"]
            assert isinstance(stumbled[0]["exception"], ZeroDivisionError)

    asyncio.run(look())


# --- Taken ------------------------------------------------------------------------------------------------


def test_a_number_that_is_taken_fails_its_write_and_no_other(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            await put(store.log, Write("t", 1, (b"mine",)))
            answers = await put(
                store.log,
                Write("u", 1, (b"x",)),
                Write("t", 1, (b"yours", b"too")),
                Write("t", 3, (b"after it",)),
                Write("u", 2, (b"y",)),
                Write("v", 1, (b"z",)),
            )

            assert kinds(answers) == ["done", "Taken", "Taken", "done", "done"]
            assert await store.entries("t") == [(1, b"mine")]
            assert await store.entries("u") == [(1, b"x"), (2, b"y")]
            assert await store.entries("v") == [(1, b"z")]

    asyncio.run(look())


def test_what_was_put_before_a_failure_was_told_fails_with_it(database_url: str) -> None:
    """Its number follows one that somebody else has written, and it was not meant to follow that."""

    async def look() -> None:
        async with opened(database_url) as store, opened(database_url) as other:
            await put(store.log, Write("t", 1, (b"made",)))
            await put(other.log, Write("t", 2, (b"theirs",)))
            answers: list[Exception | None] = []
            store.log.put(Write("t", 2, (b"mine",)), answers.append)
            await asyncio.sleep(0)  # it is under way
            store.log.put(Write("t", 3, (b"after mine",)), answers.append)
            store.log.put(Write("u", 1, (b"made",)), answers.append)
            await store.log.flush()

            assert kinds(answers) == ["Taken", "Taken", "done"]
            assert await store.entries("t") == [(1, b"made"), (2, b"theirs")]

    asyncio.run(look())


def test_a_write_is_done_whole_or_not_at_all(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            await put_rows(store, a_row("t"))
            changed = a_row("t", state="over")
            answers = await put(
                store.log, Write("t", 1, (b"x",), changed, (("ann", 0),), (("sheet", 2, "deals", 1),))
            )

            assert kinds(answers) == ["Taken"]
            assert await store.row("t") == a_row("t")
            assert await store.played("ann") == []
            assert await store.tallies() == []

    asyncio.run(look())


def test_a_log_has_no_gaps(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            await put(store.log, Write("t", 1, (b"x",)))
            answers = await put(
                store.log, Write("t", 3, (b"z",)), Write("u", 2, (b"y",)), Write("v", 1, (b"",))
            )

            assert kinds(answers) == ["Taken", "Taken", "done"]
            assert await store.newest(["t", "u", "v"]) == {"t": 1, "v": 1}

    asyncio.run(look())


def test_a_table_made_twice_with_one_key_is_made_once(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as one, opened(database_url) as other:
            answers = await asyncio.gather(
                put(one.log, Write("t", 1, (b"",), a_row("t", key="once"))),
                put(other.log, Write("u", 1, (b"",), a_row("u", key="once"))),
            )

            assert sorted(kinds([answer for some in answers for answer in some])) == ["Taken", "done"]
            made = await one.made_by("once")
            assert made is not None
            assert await one.newest(["t", "u"]) == {made: 1}

    asyncio.run(look())


def test_two_who_write_one_log_get_every_number_once(database_url: str) -> None:
    """As two processes do: whoever comes second reads what is there and tries the next number."""

    async def write_on(store: Store, name: bytes, times: int) -> None:
        done = 0
        while done < times:
            number = (await store.newest(["t"])).get("t", 0) + 1
            answer = (await put(store.log, Write("t", number, (name,))))[0]
            assert answer is None or isinstance(answer, Taken)
            done += answer is None

    async def look() -> None:
        async with opened(database_url) as one, opened(database_url) as other:
            times = count(20, 200)
            await asyncio.gather(write_on(one, b"one", times), write_on(other, b"other", times))
            entries = await one.entries("t")

            assert [number for number, _ in entries] == list(range(1, 2 * times + 1))
            assert sorted(body for _, body in entries) == [b"one"] * times + [b"other"] * times

    asyncio.run(look())


def test_batches_of_two_processes_never_wait_in_a_circle(database_url: str) -> None:
    async def look() -> None:
        async with opened(database_url) as one, opened(database_url) as other:
            ids = [f"t{number:02}" for number in range(30)]
            for round_ in range(1, count(6, 40)):
                writes = [
                    Write(id_, round_, (b"",), a_row(id_), tallies=(("sheet", round_ % 3, id_, 1),))
                    for id_ in ids
                ]
                answers = await asyncio.gather(put(one.log, *writes), put(other.log, *writes[::-1]))
                pairs = zip(answers[0], answers[1][::-1], strict=True)
                assert {tuple(sorted(kinds(list(pair)))) for pair in pairs} == {("Taken", "done")}

    asyncio.run(look())


def test_any_writes_are_answered_as_if_they_came_one_after_the_other(database_url: str) -> None:
    chance = random.Random(12)

    async def look() -> None:
        lengths: dict[str, int] = {}
        async with opened(database_url) as store:
            for _ in range(count(40, 400)):
                writes = [any_write(chance, lengths) for _ in range(chance.randrange(1, 8))]
                expected = as_if_alone(writes, lengths)

                assert kinds(await put(store.log, *writes)) == expected, (writes, lengths)
            assert await store.newest(["a", "b", "c"]) == lengths

    asyncio.run(look())


def any_write(chance: random.Random, lengths: dict[str, int]) -> Write:
    table = chance.choice("abc")
    first = max(1, lengths.get(table, 0) + chance.choice([0, 1, 1, 1, 1, 2, 3]))
    return Write(table, first, (b"x",) * chance.choice([0, 1, 1, 2]))


def as_if_alone(writes: list[Write], lengths: dict[str, int]) -> list[str]:
    answers, lost = [], set()
    for write in writes:
        fits = not write.bodies or write.first == lengths.get(write.table, 0) + 1
        if write.table in lost or not fits:
            lost.add(write.table)
            answers.append("Taken")
            continue
        if write.bodies:
            lengths[write.table] = lengths.get(write.table, 0) + len(write.bodies)
        answers.append("done")
    return answers


# --- Away -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", ["\ud800", "big"])
def test_what_cannot_be_held_fails_alone(database_url: str, table: str) -> None:
    async def look() -> None:
        async with opened(database_url) as store:
            unfit = Write(table, 1, (b"",), a_row("u", players=1 << 70 if table == "big" else 2))
            answers = await put(store.log, Write("t", 1, (b"",)), unfit, Write("v", 1, (b"",)))

            assert kinds(answers) == ["done", "StoreAway", "done"]

    asyncio.run(look())


def test_while_the_database_is_away_nothing_is_told_to_be_on_disk(postgres_url: str) -> None:
    async def look() -> None:
        with gate_to(postgres_url) as (gate, url):
            async with opened(url) as store:
                await put(store.log, Write("t", 1, (b"before",)))
                gate.shut()
                assert kinds(await put(store.log, Write("t", 2, (b"lost",)), Write("u", 1, (b"",)))) == [
                    "StoreAway",
                    "StoreAway",
                ]
                gate.open()
                assert kinds(await put(store.log, Write("t", 2, (b"after",)))) == ["done"]
                assert await store.entries("t") == [(1, b"before"), (2, b"after")]

    asyncio.run(look())


def test_while_the_disk_is_full_nothing_is_told_to_be_on_disk(sqlite_url: str) -> None:
    async def look() -> None:
        async with opened(sqlite_url) as store:
            await put(store.log, Write("t", 1, (b"before",)))
            with full_disk():
                answers = await put(store.log, Write("t", 2, (b"lost",)), Write("u", 1, (b"",)))
                assert kinds(answers) == ["StoreAway", "StoreAway"]
                assert await store.entries("t") == [(1, b"before")]
            assert kinds(await put(store.log, Write("t", 2, (b"after",)))) == ["done"]
            assert await store.entries("t") == [(1, b"before"), (2, b"after")]

    asyncio.run(look())


def test_a_disk_that_fills_up_loses_nothing_that_was_told(sqlite_url: str) -> None:
    async def look() -> None:
        async with opened(sqlite_url) as store:
            done = 0
            with full_disk(most=300_000):
                while kinds(await put(store.log, Write("t", done + 1, (b"x" * 5000,)))) == ["done"]:
                    done += 1
            assert done > 10
            assert await store.newest(["t"]) == {"t": done}
            assert kinds(await put(store.log, Write("t", done + 1, (b"x" * 5000,)))) == ["done"]

    asyncio.run(look())


def test_whatever_moment_a_writer_is_killed_at_all_that_it_told_is_there(database_url: str) -> None:
    chance = random.Random(5)
    told = 0
    for _ in range(count(2, 25)):
        told = killed_after(database_url, told + chance.randrange(1, 60))

        numbers, total = asyncio.run(numbers_and_total(database_url))
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) >= told
        assert total == len(numbers)
        told = len(numbers)


def killed_after(url: str, number: int) -> int:
    """The last number a writer told; it was killed when it told this one, or soon after."""
    command = [sys.executable, "-m", "tests.server.log_writer", url, "t"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout
        told = 0
        while told < number:
            told = int(writer.stdout.readline())
        writer.kill()
        rest = [line for line in writer.stdout if line.endswith("\n")]
    return int(rest[-1]) if rest else told


async def numbers_and_total(url: str) -> tuple[list[int], int]:
    async with opened(url) as store:
        numbers = [number for number, _ in await store.entries("t")]
        return numbers, sum(total for *_, total in await store.tallies())
