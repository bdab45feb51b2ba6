"""A websocket without detours: what is heard, what is said, and who is cut off."""

from __future__ import annotations

import asyncio
import random
import struct
from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from boneyard.server.connection import MOST_ODD_FRAMES, Connection
from boneyard.server.frames import frame
from tests.counts import count
from tests.server.listening import Visits, listening, run, until


def visit(port: int, **options: Any) -> connect:
    chosen: dict[str, Any] = {"compression": None, "max_size": None, **options}
    return connect(f"ws://127.0.0.1:{port}/", **chosen)


async def close_code(client: ClientConnection) -> int | None:
    with suppress(ConnectionClosed):
        while True:
            await client.recv()
    return client.close_code


def written(*frames: Frame) -> bytes:
    return b"".join(each.serialize(mask=True) for each in frames)


# --- Frames -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_as_the_library_writes_it(length: int) -> None:
    data = b"x" * length

    assert frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


# --- Hearing and saying -----------------------------------------------------------------------------------


@pytest.mark.parametrize("compression", [None, "deflate"])
def test_messages_of_every_length_go_both_ways_whole_and_in_order(compression: str | None) -> None:
    sizes = [0, 1, 125, 126, 1000, 16_384]
    texts = ["ö" * (size // 2) + "x" * (size % 2) for size in sizes]

    async def talk() -> None:
        visits = Visits()
        async with (
            listening(visits, ws_per_message_deflate=compression is not None) as port,
            visit(port, compression=compression) as client,
        ):
            for text in texts:
                await client.send(text)
            guest = await visits.first()
            await until(lambda: len(guest.heard) == len(texts))
            assert guest.heard == [text.encode() for text in texts]
            assert all(type(data) is bytes for data in guest.heard)

            for text in texts:
                guest.connection.say(text.encode())
            for text in texts:
                assert await client.recv() == text

    run(talk())


def test_it_does_not_matter_how_the_network_cuts_the_bytes() -> None:
    chance = random.Random(7)

    async def talk() -> None:
        visits = Visits()
        async with listening(visits) as port, visit(port) as client:
            guest = await visits.first()
            for _ in range(count(100, 2000)):
                words = [bytes([chance.randrange(97, 123)]) * chance.randrange(200) for _ in range(4)]
                pieces = chance.randrange(1, 4)
                data = written(
                    Frame(Opcode.TEXT, words[0]),
                    Frame(Opcode.TEXT, words[1], fin=pieces == 1),
                    *[Frame(Opcode.CONT, words[2], fin=left == 1) for left in range(pieces - 1, 0, -1)],
                    Frame(Opcode.TEXT, words[3]),
                )
                places = sorted({0, len(data), *(chance.randrange(len(data)) for _ in range(3))})
                for begin, end in pairwise(places):
                    guest.connection.data_received(data[begin:end])
                assert guest.heard == [words[0], words[1] + words[2] * (pieces - 1), words[3]]
                guest.heard.clear()
                guest.connection.send_keepalive_ping()
            await (await client.ping())

    run(talk())


def test_what_was_sent_before_anybody_listened_is_heard() -> None:
    async def talk() -> None:
        visits = Visits()
        listens = asyncio.Event()

        async def slowly(scope: Any, receive: Any, send: Any) -> None:
            async def late() -> Any:
                return await receive()

            async def accept(event: Any) -> None:
                await send(event)
                await listens.wait()

            await visits(scope, late, accept)

        async with listening(slowly) as port, visit(port) as client:
            for number in range(5):
                await client.send(str(number))
            await (await client.ping())
            listens.set()
            guest = await visits.first()
            await until(lambda: len(guest.heard) == 5)
            assert guest.heard == [b"0", b"1", b"2", b"3", b"4"]

    run(talk())


def test_the_address_is_known() -> None:
    async def talk() -> None:
        visits = Visits()
        async with listening(visits) as port, visit(port):
            assert (await visits.first()).connection.address == "127.0.0.1"

    run(talk())


# --- Endings ----------------------------------------------------------------------------------------------


def test_whoever_leaves_is_lost_once_and_nothing_can_be_said_any_more() -> None:
    async def talk() -> None:
        visits = Visits()
        async with listening(visits) as port:
            async with visit(port):
                guest = await visits.first()
            await until(lambda: guest.lost)
            guest.connection.say(b"too late")
            guest.connection.cut(1000)
            assert guest.lost == 1

    run(talk())


def test_whoever_vanishes_is_lost_too() -> None:
    async def talk() -> None:
        visits = Visits()
        async with listening(visits) as port, visit(port) as client:
            guest = await visits.first()
            client.transport.abort()
            await until(lambda: guest.lost)
            assert guest.lost == 1

    run(talk())


def test_one_who_is_cut_off_learns_why_and_is_not_heard_any_more() -> None:
    async def talk() -> None:
        visits = Visits()
        async with listening(visits) as port, visit(port) as client:
            guest = await visits.first()
            guest.connection.cut(1008, "é" * 200)
            guest.connection.say(b"nothing follows")
            guest.connection.data_received(written(Frame(Opcode.TEXT, b"but")))
            assert await close_code(client) == 1008
            assert client.close_reason == "é" * 61
            await until(lambda: guest.lost)
            assert guest.heard == []

    run(talk())


def test_one_who_is_cut_off_and_does_not_answer_is_lost_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boneyard.server.connection.CLOSING_SECONDS", 0.05)

    async def talk() -> None:
        visits = Visits()
        async with listening(visits) as port, visit(port) as client:
            guest = await visits.first()
            client.transport.pause_reading()
            guest.connection.cut(1008)
            await until(lambda: guest.lost)
            client.transport.abort()

    run(talk())


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (written(Frame(Opcode.BINARY, b"bytes")), 1003),
        (written(Frame(Opcode.TEXT, b"x" * 16_385)), 1009),
        (b"\x81\xff" + struct.pack("!Q", 1 << 62), 1009),
        (written(Frame(Opcode.TEXT, b"x" * 9000, fin=False), Frame(Opcode.CONT, b"x" * 9000)), 1009),
        (b"\x81\x02ab", 1002),  # not masked
        (b"\xf1\x80\0\0\0\0", 1002),  # bits that nobody has agreed upon
        (written(Frame(Opcode.CONT, b"of nothing")), 1002),
        (written(Frame(Opcode.TEXT, b"a", fin=False), Frame(Opcode.TEXT, b"b")), 1002),
        (written(*[Frame(Opcode.PING, b"") for _ in range(MOST_ODD_FRAMES + 1)]), 1008),
        (written(*[Frame(Opcode.PONG, b"") for _ in range(MOST_ODD_FRAMES + 1)]), 1008),
        (
            written(
                Frame(Opcode.TEXT, b"", fin=False),
                *[Frame(Opcode.CONT, b"", fin=False) for _ in range(MOST_ODD_FRAMES)],
            ),
            1008,
        ),
    ],
    ids=[
        *(
            "binary",
            "too-long",
            "far-too-long",
            "too-long-in-pieces",
            "unmasked",
            "odd-bits",
            "piece-of-nothing",
        ),
        *("two-at-once", "pings", "pongs", "pieces"),
    ],
)
def test_what_is_not_a_message_ends_this_connection_and_no_other(data: bytes, code: int) -> None:
    async def talk() -> None:
        visits = Visits()
        async with listening(visits) as port, visit(port) as other, visit(port) as client:
            await until(lambda: len(visits.all) == 2)
            client.transport.write(data)
            assert await close_code(client) == code
            _, guest = visits.all
            await until(lambda: guest.lost)
            await other.send("still here")
            await until(lambda: visits.all[0].heard == [b"still here"])
            assert guest.heard == []

    run(talk())


def test_a_reader_who_does_not_read_is_cut_off_and_the_others_notice_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("boneyard.server.connection.CLOSING_SECONDS", 0.05)
    sent = b"z" * 60_000

    async def talk() -> None:
        visits = Visits(most_waiting=100_000)
        async with listening(visits) as port, visit(port) as slow, visit(port) as other:
            await until(lambda: len(visits.all) == 2)
            slow.transport.pause_reading()
            behind, reader = visits.all
            most = 0
            while not behind.lost:
                behind.connection.say(sent)
                most = max(most, behind.connection.transport.get_write_buffer_size())
                reader.connection.say(b"next")
                assert await other.recv() == "next"
            assert most < 100_000 + 2 * len(sent)
            assert not reader.lost
            slow.transport.abort()

    run(talk())


def test_a_lively_reader_is_not_cut_off_however_much_is_said() -> None:
    async def talk() -> None:
        visits = Visits(most_waiting=100_000)
        async with listening(visits) as port, visit(port) as client:
            guest = await visits.first()
            for number in range(200):
                guest.connection.say(b"%5d" % number * 2000)
                assert await client.recv() == f"{number:5}" * 2000

    run(talk())


def test_somebody_who_does_not_answer_pings_is_lost() -> None:
    async def talk() -> None:
        visits = Visits()
        async with (
            listening(visits, ws_ping_interval=0.05, ws_ping_timeout=0.05) as port,
            visit(port, ping_interval=None) as client,
        ):
            guest = await visits.first()
            client.transport.pause_reading()
            await until(lambda: guest.lost)
            client.transport.abort()

    run(talk())


def test_when_the_server_stops_everybody_hears_everything_first() -> None:
    async def talk() -> None:
        visits = Visits()
        async with listening(visits) as port:
            client = await visit(port)
            guest = await visits.first()
            guest.connection.say(b"farewell")
        assert await client.recv() == "farewell"
        assert await close_code(client) == 1012
        assert guest.lost == 1

    run(talk())


def test_an_application_that_fails_ends_its_own_connection(caplog: pytest.LogCaptureFixture) -> None:
    async def talk() -> None:
        visits = Visits()

        async def failing(scope: Any, receive: Any, send: Any) -> None:
            await visits(scope, receive, send)
            raise LookupError("nothing there")

        async with listening(failing) as port, visit(port) as client:
            assert await close_code(client) == 1011
            await until(lambda: visits.all[0].lost)

    run(talk())

    assert "nothing there" in caplog.text


def test_before_anybody_is_attached_it_is_refused_as_usual() -> None:
    async def talk() -> None:
        async def refusing(scope: Any, receive: Any, send: Any) -> None:
            assert isinstance(scope["boneyard.connection"], Connection)
            await receive()
            await send({"type": "websocket.close"})

        async with listening(refusing) as port:
            with pytest.raises(Exception, match="HTTP 403"):
                await visit(port)

    run(talk())
