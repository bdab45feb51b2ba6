"""`python -m benchmarks.server`: the play server under load, beside a bare echo on the same stack.

Real processes and real sockets, all on this machine. Every action that counts is on disk and has been
received by all four seats. The loader has one core and the server the other.
"""

import asyncio
import http.client
import json
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from statistics import median
from typing import Any

import msgspec
import uvloop

from benchmarks.sockets import Socket, connect, cpu_seconds, resident_bytes

TABLES = 250
SECONDS = 15.0
ECHO_SECONDS = 5.0
TIMES = 5
CONNECTIONS = 5_000
IDLE_TABLES = 10_000
TERMS = {"sheet": "mexican-train-classic", "players": 4, "pace": 0}
NO_LIMITS = (
    "--requests-a-second=1000000",
    "--requests-at-once=1000000",
    "--messages-a-second=1000000",
    "--messages-at-once=1000000",
    "--visitors-an-hour=1000000",
    "--tables-each=1000000",
    "--tables-an-hour=1000000",
    "--connections-each=1000000",
)


# --- Processes --------------------------------------------------------------------------------------------


class Process:
    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.pid = process.pid
        self.port = port
        self._process = process

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        assert answer.status < 300, (path, text)
        return json.loads(text)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def running(*command: str) -> Iterator[Process]:
    """Until it answers; ended with the block."""
    port = free_port()
    words = [word.format(port=port) for word in command]
    process = subprocess.Popen([sys.executable, *words], text=True, stdout=subprocess.DEVNULL)
    try:
        for _ in range(600):
            with socket.socket() as tried:
                if tried.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield Process(process, port)
    finally:
        process.terminate()
        process.wait(30)


def server(*options: str) -> Any:
    return running("-m", "boneyard.cli", "serve", "--port={port}", *NO_LIMITS, *options)


# --- The echo ---------------------------------------------------------------------------------------------


async def echoed(process: Process, connections: int, seconds: float) -> tuple[float, float]:
    """Messages a second, and CPU microseconds for each."""
    message = b'{"type":"play","id":"12345678","seat":"A","number":123,"action":"12-5@A"}'
    sockets = [await connect(process.port, "/echo") for _ in range(connections)]
    done = 0

    def answer(one: Socket) -> Any:
        def heard(_: bytes) -> None:
            nonlocal done
            done += 1
            one.say(message)

        return heard

    for one in sockets:
        one.heard = answer(one)
        one.say(message)
    before, spent = done, cpu_seconds(process.pid)
    await asyncio.sleep(seconds)
    messages, spent = done - before, cpu_seconds(process.pid) - spent
    for one in sockets:
        one.close()
    return messages / seconds, spent / messages * 1e6


# --- Tables -----------------------------------------------------------------------------------------------


class Changes(msgspec.Struct):
    number: int = -1
    legal: list[str] = []


class SeenPart(msgspec.Struct):
    seat: str
    changes: Changes | None = None
    view: Changes | None = None


class AboutPart(msgspec.Struct):
    showing: bool = False
    state: str = ""


class Heard(msgspec.Struct):
    type: str
    number: int = 0
    text: str = ""
    changes: Changes | None = None
    view: Changes | None = None
    about: AboutPart | None = None
    seen: list[SeenPart] = []


DECODE = msgspec.json.Decoder(Heard).decode
SEATS = "ABCD"


class Party:
    """Four people at one table who play as fast as they are told."""

    def __init__(self, table: str, latencies: list[float]) -> None:
        self.table = table
        self.sockets: list[Socket] = []
        self.latencies = latencies
        self.acted = 0
        self.playing = False
        self._ids = 0
        self.number = 0
        self.received = 0
        self._match_number = 0
        self._legal: tuple[str, list[str]] | None = None
        self._sent_at = 0.0
        self._showing = False

    def hear(self, data: bytes) -> None:
        if not data.startswith(b'{"type":"told"'):
            heard = DECODE(data)
            assert heard.type in ("welcome", "done"), data
            return
        number = int(data[24 : data.index(b",", 24)])
        if number > self.number:
            self.number, self.received = number, 0
            self._take_common(data)
        if number < self.number:  # the others have read on
            return
        self.received += 1
        if b'"seen"' in data:
            for seen in DECODE(data).seen:
                part = seen.changes or seen.view
                if part is not None and part.legal:
                    self._legal = seen.seat, part.legal
        if self.received == 4 and self.playing:
            self._go_on()

    def _take_common(self, data: bytes) -> None:
        heard = DECODE(data)
        self._legal = None
        part = heard.changes or heard.view
        if part is not None and part.number >= 0:
            self._match_number = part.number
        if heard.about is not None and b'"showing"' in data:
            self._showing = heard.about.showing

    def _go_on(self) -> None:
        now = time.perf_counter()
        if self._sent_at:
            self.latencies.append(now - self._sent_at)
            self.acted += 1
        self._sent_at = 0.0
        if self._showing:
            self._showing = False
            for seat in SEATS:
                self.ask("ready", seat)
        elif self._legal is not None:
            seat, legal = self._legal
            self._sent_at = now
            more = f',"number":{self._match_number},"action":"{random.choice(legal)}"'
            self.ask("play", seat, more)

    def ask(self, kind: str, seat: str, more: str = "") -> None:
        self._ids += 1
        id_ = f"{kind}{self._ids}"
        one = self.sockets[SEATS.index(seat)]
        one.say(f'{{"type":"{kind}","id":"{id_}","seat":"{seat}"{more}}}'.encode())

    def begin(self) -> None:
        self.playing = True
        self._go_on()


Spread = Callable[[str, int], int]
"""At which process a seat of a table is: any number, of which the remainder counts."""


def whole(table: str, _: int) -> int:
    """a table's seats at one process, as by a proxy that hashes the path"""
    return zlib.crc32(table.encode())


def scattered(_: str, place: int) -> int:
    """a table's seats spread over all of them"""
    return place


async def parties(
    processes: list[Process], tables: int, latencies: list[float], spread: Spread
) -> list[Party]:
    """Everybody sits, and the tiles are dealt."""
    made: list[Party] = []
    while len(made) < tables:
        some = min(25, tables - len(made))
        made += await asyncio.gather(*[party(processes, latencies, spread) for _ in range(some)])
    return made


async def party(processes: list[Process], latencies: list[float], spread: Spread) -> Party:
    first = processes[0]
    tokens = [(await asyncio.to_thread(first.ask, "POST", "/v1/visitors"))["token"] for _ in SEATS]
    made = await asyncio.to_thread(first.ask, "POST", "/v1/tables", {"terms": TERMS}, tokens[0])
    table: str = made["table"]
    party = Party(table, latencies)
    for place, token in enumerate(tokens):
        at = processes[spread(table, place) % len(processes)]
        one = await connect(at.port, f"/v1/tables/{table}/play")
        one.heard = party.hear
        party.sockets.append(one)
        one.say(json.dumps({"type": "hello", "version": 1, "token": token}).encode())
        party.ask("sit", SEATS[place], f',"name":"P{place}"')
        await settled(party, place + 2)
    party.sockets[0].say(b'{"type":"start","id":"start"}')
    for place, seat in enumerate(SEATS):
        await settled(party, 6 + place)
        party.ask("nonce", seat, f',"nonce":"{random.randbytes(16).hex()}"')
    await settled(party, 11)
    return party


async def settled(party: Party, number: int) -> None:
    """Everybody who is there has been told of this number."""
    for _ in range(10_000):
        if party.number >= number and party.received >= len(party.sockets):
            return
        await asyncio.sleep(0.003)
    raise TimeoutError((number, party.number, party.received))


async def loaded(
    processes: list[Process], tables: int, seconds: float, spread: Spread = whole
) -> dict[str, float]:
    latencies: list[float] = []
    made = await parties(processes, tables, latencies, spread)
    for party in made:
        party.begin()
    await asyncio.sleep(2.0)  # until it runs evenly
    latencies.clear()
    before = sum(party.acted for party in made)
    spent = sum(cpu_seconds(process.pid) for process in processes)
    begun = time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - begun
    actions = sum(party.acted for party in made) - before
    spent = sum(cpu_seconds(process.pid) for process in processes) - spent
    ordered = sorted(latencies)
    for party in made:
        party.playing = False
        for one in party.sockets:
            one.close()
    return {
        "actions/s": actions / took,
        "p50 ms": ordered[len(ordered) // 2] * 1e3,
        "p99 ms": ordered[len(ordered) * 99 // 100] * 1e3,
        "cpu us": spent / actions * 1e6,
    }


# --- Memory -----------------------------------------------------------------------------------------------


async def connections(process: Process, number: int) -> float:
    """Bytes for each connection of somebody who watches."""
    token = process.ask("POST", "/v1/visitors")["token"]
    tables = [process.ask("POST", "/v1/tables", {"terms": TERMS}, token)["table"] for _ in range(50)]
    warm = [await connect(process.port, f"/v1/tables/{table}/play") for table in tables]
    before = resident_bytes(process.pid)
    sockets: list[Socket] = []
    welcomed = 0

    def heard(_: bytes) -> None:
        nonlocal welcomed
        welcomed += 1

    for n in range(number):
        one = await connect(process.port, f"/v1/tables/{tables[n % 50]}/play")
        one.heard = heard
        one.say(b'{"type":"hello","version":1}')
        sockets.append(one)
    while welcomed < number:
        await asyncio.sleep(0.05)
    after = resident_bytes(process.pid)
    for one in (*sockets, *warm):
        one.close()
    return (after - before) / number


async def idle(process: Process, number: int) -> float:
    """Bytes that each table leaves in memory once everybody is gone."""
    token = process.ask("POST", "/v1/visitors")["token"]

    async def visit(times: int) -> None:
        for _ in range(times):
            table = process.ask("POST", "/v1/tables", {"terms": TERMS, "name": "Ann"}, token)["table"]
            process.ask("GET", f"/v1/tables/{table}")
        await asyncio.sleep(4)

    await visit(500)
    before = resident_bytes(process.pid)
    await visit(number)
    return (resident_bytes(process.pid) - before) / number


# --- All of it --------------------------------------------------------------------------------------------


@contextmanager
def grown(count: int) -> Iterator[list[Process]]:
    """Several processes on one PostgreSQL and one Redis."""
    from tests.server.databases import own_postgres
    from tests.server.redis_server import running_redis

    with ExitStack() as stack:
        url = stack.enter_context(own_postgres())
        redis = stack.enter_context(running_redis())
        options = (f"--database={url}", f"--redis={redis.url}")
        yield [stack.enter_context(server(*options)) for _ in range(count)]


def report(name: str, figures: dict[str, float], beside: float) -> None:
    text = "  ".join(f"{value:,.0f} {what}" for what, value in figures.items())
    print(f"{name:34} {text}  {figures['cpu us'] / beside:.1f} x the echo", flush=True)


async def beside_an_echo(process: Process) -> float:
    """In turns, since the machine is not equally fast all the time; the middle ratio counts."""
    _, before = await echoed(process, TABLES * 4, ECHO_SECONDS)
    echoes, ratios = [before], []
    for _ in range(TIMES):
        with tempfile.TemporaryDirectory() as folder, server(f"--database=sqlite:///{folder}/load.db") as one:
            figures = await loaded([one], TABLES, SECONDS)
        rate, after = await echoed(process, TABLES * 4, ECHO_SECONDS)
        ratios.append(figures["cpu us"] / ((before + after) / 2))
        echoes.append(after)
        print(f"{'bare echo, 1,000 connections':34} {rate:,.0f} messages/s  {after:,.0f} cpu us", flush=True)
        report(f"{TABLES} tables, SQLite, one process", figures, (before + after) / 2)
        before = after
    print(f"{'':34} {median(ratios):.1f} x the echo, the middle of {TIMES}", flush=True)
    return median(echoes)


async def main() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with running("-m", "benchmarks.echo", "{port}") as process:
        echo_cpu = await beside_an_echo(process)
    with tempfile.TemporaryDirectory() as folder, server(f"--database=sqlite:///{folder}/c.db") as one:
        each = await connections(one, CONNECTIONS)
        print(f"{CONNECTIONS:,} connections{'':18} {each / 1024:.1f} KB each", flush=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        server(f"--database=sqlite:///{folder}/i.db", "--idle-seconds=1") as one,
    ):
        each = await idle(one, IDLE_TABLES)
        print(f"{IDLE_TABLES:,} idle tables{'':18} {each:.0f} bytes each", flush=True)
    alone = 0.0
    for count, spread in ((1, whole), (2, whole), (2, scattered), (4, whole), (4, scattered)):
        with grown(count) as processes:
            figures = await loaded(processes, TABLES // 2, SECONDS, spread)
        alone = alone or figures["cpu us"]
        report(f"PostgreSQL, Redis, {count} process(es)", figures, echo_cpu)
        print(f"{'':34} {spread.__doc__}: {figures['cpu us'] / alone:.2f} x the CPU of one", flush=True)


if __name__ == "__main__":
    uvloop.run(main())
