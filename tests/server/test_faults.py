"""A full disk, a database that is away, a server that is stopped: refused clearly, and nothing is lost."""

from __future__ import annotations

import asyncio
import random
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx

from tests.cli.command import COMMAND, PATIENCE, boneyard
from tests.server.company import Friend, a_hall, settings_for, started
from tests.server.disks import full_disk
from tests.server.gate import gate_to
from tests.server.live import NO_LIMITS, Live, Person, client, greeting, new_table, new_token, serving
from tests.server.parties import NONCE, check, go_on, new_party, start
from tests.server.served import refused
from tests.server.stored import opened

TERMS = {"sheet": "mexican-train-classic", "players": 2}
SENTENCE = "The server cannot save this at the moment. Nothing has changed; try again soon."


# --- The store away ---------------------------------------------------------------------------------------


@asynccontextmanager
async def somebody_at_play(server: Live) -> AsyncIterator[Person]:
    """With both seats of a table, in the middle of a match."""
    token = await asyncio.to_thread(new_token, server)
    person = Person("ann", token, await asyncio.to_thread(new_table, server, token, TERMS))
    staying = asyncio.create_task(person.stay(server))
    try:
        await person.until(lambda: person.about)
        for seat in "AB":
            await carried_out(person, "sit", seat=seat, name=f"Ann {seat}")
        await carried_out(person, "start")
        for seat in "AB":
            await carried_out(person, "nonce", seat=seat, nonce=NONCE)
        await person.until(lambda: len(person.views) == 2)
        yield person
    finally:
        staying.cancel()
        await asyncio.gather(staying, return_exceptions=True)


async def carried_out(person: Person, kind: str, **fields: object) -> None:
    told = await person.answer(kind, **fields)
    assert told["type"] == "told", told


def next_action(person: Person) -> dict[str, object]:
    view = next(view for view in person.views.values() if view["legal"])
    return {"seat": view["seat"], "number": view["number"], "action": view["legal"][0]}


async def status_of(server: Live, path: str) -> httpx.Response:
    def ask() -> httpx.Response:
        with client(server) as http:
            return http.get(path)

    return await asyncio.to_thread(ask)


async def until_ready(server: Live, status: int) -> httpx.Response:
    """It looks once a second at most."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await status_of(server, "/readyz")).status_code != status:
            await asyncio.sleep(0.1)
    return answer


async def nothing_can_be_written(server: Live, person: Person) -> str:
    """The id of the command that was refused."""
    number, action = person.number, next_action(person)
    answers = [await person.answer("play", **action) for _ in range(3)]
    assert {(answer["type"], answer["reason"], answer["text"]) for answer in answers} == {
        ("refused", "store-away", SENTENCE)
    }
    assert person.number == number
    assert refused(await until_ready(server, 503), 503, "store-away")
    assert (await status_of(server, "/healthz")).status_code == 200
    id_: str = answers[-1]["id"]
    return id_


async def all_is_well(server: Live, person: Person, url: str, id_: str) -> None:
    """By itself; what was refused can be asked again, and nothing was lost."""
    await until_ready(server, 200)
    number = person.number
    again = await person.ask_again({"type": "play", "id": id_, **next_action(person)})
    assert (again["type"], again["number"]) == ("told", number + 1), again
    await carried_out(person, "play", **next_action(person))
    async with opened(url) as store:
        assert await store.newest([person.table]) == {person.table: number + 2}


def test_while_the_disk_is_full_commands_are_refused_and_nothing_is_lost(sqlite_url: str) -> None:
    async def look() -> None:
        with serving(f"--database={sqlite_url}", *NO_LIMITS) as server:
            async with somebody_at_play(server) as person:
                for _ in range(2):
                    await carried_out(person, "play", **next_action(person))
                    with full_disk(server.process.pid):
                        id_ = await nothing_can_be_written(server, person)
                    await all_is_well(server, person, sqlite_url, id_)
            assert await asyncio.to_thread(server.stop) == 0
            assert server.complained() == ""

    asyncio.run(look())


def test_while_the_database_is_away_commands_are_refused_and_nothing_is_lost(postgres_url: str) -> None:
    async def look() -> None:
        with gate_to(postgres_url) as (gate, url), serving(f"--database={url}", *NO_LIMITS) as server:
            async with somebody_at_play(server) as person:
                await carried_out(person, "play", **next_action(person))
                gate.shut()
                id_ = await nothing_can_be_written(server, person)
                with client(server) as http:
                    assert refused(await asyncio.to_thread(http.post, "/v1/visitors"), 503, "store-away")
                gate.open()
                await all_is_well(server, person, postgres_url, id_)
            assert await asyncio.to_thread(server.stop) == 0
            assert server.complained() == ""

    asyncio.run(look())


def test_a_visitor_who_comes_while_the_database_is_away_is_told_to_come_again(postgres_url: str) -> None:
    async def look() -> None:
        with gate_to(postgres_url) as (gate, url), serving(f"--database={url}", *NO_LIMITS) as server:
            token = await asyncio.to_thread(new_token, server)
            table = await asyncio.to_thread(new_table, server, token, TERMS)
            person = Person("ann", token, table)
            gate.shut()
            await person.stay(server)
            gate.open()

            assert [(message["type"], message["reason"]) for message in person.heard] == [
                ("farewell", "store-away")
            ]
            assert person.heard[0]["text"]
            assert person.closed_with == 1013
            await asyncio.wait_for(come_and_go(person, server), PATIENCE)

    asyncio.run(look())


async def come_and_go(person: Person, server: Live) -> None:
    """Until they are welcome."""
    while not person.about:
        person.heard = []
        staying = asyncio.create_task(person.stay(server))
        await person.until(lambda: person.heard)
        staying.cancel()
        await asyncio.gather(staying, return_exceptions=True)


def test_a_server_stopped_while_its_disk_is_full_ends_all_the_same(sqlite_url: str) -> None:
    async def look() -> None:
        with serving(f"--database={sqlite_url}", *NO_LIMITS) as server:
            async with somebody_at_play(server) as person:
                number = person.number
                with suppress(ProcessLookupError), full_disk(server.process.pid):
                    await nothing_can_be_written(server, person)
                    await asyncio.to_thread(server.stop)
            assert (server.process.returncode, server.complained()) == (0, "")
        async with opened(sqlite_url) as store:
            assert await store.newest([person.table]) == {person.table: number}

    asyncio.run(look())


# --- A graceful stop --------------------------------------------------------------------------------------


def test_a_server_that_is_stopped_says_farewell_and_has_kept_what_it_acknowledged(database_url: str) -> None:
    async def look() -> None:
        with serving(f"--database={database_url}", *NO_LIMITS, "--show-seconds=3600") as server:
            chance = random.Random()
            parties = [
                new_party(server, chance, {**TERMS, "players": 3, "bots": {"C": "conductor"}}, "AB"),
                new_party(server, chance, {"sheet": "chickenfoot", "players": 2}, ["AB"]),
            ]
            async with asyncio.TaskGroup() as group:
                start(group, server, parties)
                await go_on(parties, by=10)
                code = await asyncio.to_thread(server.stop)

            assert (code, server.said(), server.complained()) == (0, "", "")
            for player in [player for party in parties for player in party.players]:
                assert player.heard[-1]["type"] == "farewell"
                assert player.heard[-1]["reason"] == "stopping"
                assert player.heard[-1]["text"]
                assert player.closed_with == 1012
            await check(parties, database_url)

    asyncio.run(look())


# --- Two at once ------------------------------------------------------------------------------------------


def test_a_second_server_on_the_same_port_is_told_so_in_a_sentence(tmp_path: Path) -> None:
    with serving(f"--database=sqlite:///{tmp_path / 'one.db'}") as server:
        other = f"--database=sqlite:///{tmp_path / 'other.db'}"
        second = boneyard("serve", "--port", str(server.port), other)

    assert (second.returncode, second.stdout) == (1, "")
    assert (
        second.stderr == f"boneyard: port {server.port} is already in use. Choose another one with --port.\n"
    )


def test_a_second_server_on_the_same_file_is_told_so_in_a_sentence(sqlite_url: str) -> None:
    """Each would think it was alone, and would not hear of what the other writes."""
    with serving(f"--database={sqlite_url}"):
        second = subprocess.Popen(
            [*COMMAND, "serve", "--port", "0", f"--database={sqlite_url}"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        with second:
            assert second.stdout is not None
            said = greeting(second, second.stdout)
            second.kill()
            complained = second.communicate()[1]

    assert (second.returncode, said) == (1, "")
    assert complained.startswith("boneyard: the database cannot be used: ")
    assert complained.count("\n") == 1


def test_a_command_sent_again_to_another_process_gets_its_first_answer(tmp_path: Path) -> None:
    """Also from one that has not heard yet that it was carried out."""

    async def look() -> None:
        settings = settings_for(tmp_path)
        async with a_hall(settings) as one, a_hall(settings) as other:
            table, (ann, _) = await started(one, TERMS, 2)
            elsewhere = await other.find(table.table.id)
            later = await Friend(ann.visitor).come(elsewhere)
            view = ann.views["A"]
            command = {"seat": "A", "number": view["number"], "action": view["legal"][0], "id": "once"}
            first = await ann.do(table, "play", **command)
            again = await later.answer(elsewhere, "play", **command)

            assert again == {"type": "done", "id": "once", "number": first["number"]}

    asyncio.run(look())
