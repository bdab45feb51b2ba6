"""What comes over the websocket of a table before anybody plays: hellos, tokens, nonsense and floods."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from boneyard.server.api import socket
from boneyard.server.settings import Settings
from tests.server.company import settings_for
from tests.server.listening import until
from tests.server.served import Served, with_server

Json = dict[str, Any]
HELLO: Json = {"type": "hello", "version": 1}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_for(tmp_path)


def token_in(headers: dict[str, str]) -> str:
    return headers["Authorization"].removeprefix("Bearer ")


async def say(client: ClientConnection, message: Json) -> Json:
    await client.send(json.dumps(message))
    return await hear(client)


async def hear(client: ClientConnection) -> Json:
    """Who watches is said at any time, and passed over."""
    heard: Json = {"type": "watching"}
    while heard["type"] == "watching":
        heard = json.loads(await client.recv())
    return heard


async def end_of(client: ClientConnection) -> tuple[int | None, list[Json]]:
    """The code it is closed with, and all that was said before."""
    heard: list[Json] = []
    try:
        while True:
            heard.append(await hear(client))
    except ConnectionClosed as closed:
        return (closed.rcvd.code if closed.rcvd else None), heard


def test_without_a_token_one_watches(settings: Settings) -> None:
    async def work(server: Served) -> None:
        table = await server.table(await server.visitor())
        client = await server.socket(table)
        welcome = await say(client, HELLO)
        assert (welcome["type"], welcome["about"]["table"]) == ("welcome", table)
        assert "yours" not in welcome
        refused = await say(client, {"type": "sit", "id": "1", "seat": "A", "name": "Ann"})
        assert (refused["type"], refused["reason"], refused["id"]) == ("refused", "foreign-token", "1")
        await client.close()

    with_server(settings, work)


def test_an_old_client_is_told_to_reload_and_comes_back_to_its_seat(settings: Settings) -> None:
    async def work(server: Served) -> None:
        host = await server.visitor()
        table = await server.table(host)
        new = await server.socket(table)
        await say(new, {**HELLO, "token": token_in(host)})
        await say(new, {"type": "sit", "id": "1", "seat": "B", "name": "Ann"})
        await new.close()

        old = await server.socket(table)
        farewell = await say(old, {**HELLO, "version": 0, "token": token_in(host), "colour": "blue"})
        assert (farewell["type"], farewell["reason"]) == ("farewell", "reload")
        assert (await end_of(old))[0] == socket.RELOAD

        again = await server.socket(table)
        assert (await say(again, {**HELLO, "token": token_in(host)}))["yours"] == ["B"]
        await again.close()

    with_server(settings, work)


def test_forged_revoked_and_foreign_tokens_open_no_table(settings: Settings) -> None:
    async def work(server: Served) -> None:
        host, other = await server.visitor(), await server.visitor()
        table, elsewhere = await server.table(host), await server.table(host)
        seat = await server.http.post(f"/v1/tables/{elsewhere}/seats/A/token", headers=host)
        await server.http.delete("/v1/token", headers=other)
        for token in ("x", "by_" + "a" * 43, token_in(other), seat.json()["token"]):
            client = await server.socket(table)
            farewell = await say(client, {**HELLO, "token": token})
            assert (farewell["type"], farewell["reason"]) == ("farewell", "token")
            assert (await end_of(client))[0] == socket.BAD_TOKEN

    with_server(settings, work)


def test_a_token_that_is_revoked_ends_the_connection_it_was_used_for(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "RECHECK", 0.05)

    async def work(server: Served) -> None:
        visitor = await server.visitor()
        client = await server.socket(await server.table(visitor))
        assert (await say(client, {**HELLO, "token": token_in(visitor)}))["type"] == "welcome"
        await server.http.delete("/v1/token", headers=visitor)
        code, heard = await end_of(client)
        assert code == socket.BAD_TOKEN
        assert heard[-1]["reason"] == "token"

    with_server(settings, work)


def test_there_is_no_table_behind_a_wrong_link(settings: Settings) -> None:
    async def work(server: Served) -> None:
        client = await server.socket("nobody-knows")
        assert (await say(client, HELLO))["reason"] == "no-table"
        assert (await end_of(client))[0] == socket.NO_TABLE

    with_server(settings, work)


@pytest.mark.parametrize(
    "sent",
    [
        "",
        "nonsense",
        "[]",
        '{"type":"dance","id":"1"}',
        '{"type":"sit","id":"1"}',
        '{"type":"sit","id":"1","seat":"Z","name":"Ann"}',
        '{"type":"play","id":"1","seat":"A","number":-1,"action":"pass"}',
        '{"type":"play","id":"1","seat":"A","number":0,"action":"pass","more":1}',
        '{"type":"start","id":""}',
        '{"type":"hello","version":1}',
        "[" * 5000,
    ],
)
def test_what_cannot_be_read_is_refused_and_nothing_else_happens(settings: Settings, sent: str) -> None:
    async def work(server: Served) -> None:
        client = await server.socket(await server.table(await server.visitor()))
        await say(client, HELLO)
        await client.send(sent)
        refused = await hear(client)
        assert (refused["type"], refused["reason"]) == ("refused", "bad-message")
        assert len(refused["text"]) < 300
        await client.close()

    with_server(settings, work)


def test_whoever_sends_nonsense_for_ever_is_cut_off_and_the_others_notice_nothing(settings: Settings) -> None:
    async def work(server: Served) -> None:
        table = await server.table(await server.visitor())
        other, client = await server.socket(table), await server.socket(table)
        await say(other, HELLO)
        await say(client, HELLO)
        for _ in range(socket.MOST_BAD + 100):
            try:
                await client.send('{"id":"7"}')
            except ConnectionClosed:
                break
        code, heard = await end_of(client)
        assert code == socket.MISBEHAVED
        assert {message["reason"] for message in heard} == {"bad-message", "too-fast"}
        assert {message["id"] for message in heard} == {"7"}
        refused = await say(other, {"type": "start", "id": "s"})
        assert refused["reason"] == "not-host"
        await other.close()

    with_server(settings, work)


def test_a_message_that_is_too_long_ends_the_connection(settings: Settings) -> None:
    async def work(server: Served) -> None:
        client = await server.socket(await server.table(await server.visitor()))
        await say(client, HELLO)
        await client.send("x" * (settings.message_bytes + 1))
        assert (await end_of(client))[0] == 1009

    with_server(settings, work)


def test_commands_may_follow_the_hello_at_once(settings: Settings) -> None:
    async def work(server: Served) -> None:
        host = await server.visitor()
        client = await server.socket(await server.table(host))
        await client.send(json.dumps({**HELLO, "token": token_in(host)}))
        await client.send(json.dumps({"type": "sit", "id": "1", "seat": "A", "name": "Ann"}))
        assert [(await hear(client))["type"] for _ in range(3)] == ["welcome", "told", "welcome"]
        await client.close()

    with_server(settings, work)


def test_whoever_does_not_say_hello_is_shown_out(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "GREETING", 0.1)

    async def work(server: Served) -> None:
        client = await server.socket(await server.table(await server.visitor()))
        assert (await end_of(client))[0] == socket.MISBEHAVED

    with_server(settings, work)


def test_one_address_has_so_many_websockets_and_no_more(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        table = await server.table(await server.visitor())
        clients = [await server.socket(table) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            await server.socket(table)
        await clients[0].close()
        addresses = server.app.state.addresses
        await until(lambda: sum(addresses.values()) < 3)
        clients.append(await server.socket(table))
        await asyncio.gather(*[client.close() for client in clients])
        await until(lambda: not addresses)

    with_server(settings_for(tmp_path, connections_each=3), work)


def test_a_repeated_command_is_answered_over_the_same_websocket(settings: Settings) -> None:
    async def work(server: Served) -> None:
        host = await server.visitor()
        client = await server.socket(await server.table(host))
        await say(client, {**HELLO, "token": token_in(host)})
        command = {"type": "sit", "id": "1", "seat": "A", "name": "Ann"}
        told = await say(client, command)
        assert (await hear(client))["type"] == "welcome"
        for _ in range(2):
            done = await say(client, command)
            assert (done["type"], done["id"], done["number"]) == ("done", "1", told["number"])
        await client.close()

    with_server(settings, work)
