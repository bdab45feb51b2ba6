"""Bad requests and bad people: each gets a clear refusal, and the others notice nothing."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from boneyard.server.api import security
from boneyard.server.settings import Settings
from tests.server.company import settings_for
from tests.server.served import Served, refused, with_server

CLASSIC = {"sheet": "mexican-train-classic", "players": 2}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_for(tmp_path, requests_a_second=10_000.0, requests_at_once=10_000)


def test_every_answer_has_the_headers_that_protect_a_browser(settings: Settings) -> None:
    async def work(server: Served) -> None:
        foreign = {"Origin": "https://evil.example"}
        for answer in (
            await server.http.get("/healthz"),
            await server.http.get("/nothing"),
            await server.http.put("/v1/tables"),
            await server.http.post("/v1/visitors"),
            await server.http.post("/v1/visitors", headers=foreign),
        ):
            assert {**answer.headers}.items() >= {
                name.lower(): value for name, value in security.HEADERS.items()
            }.items()
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert "server" not in answer.headers
            assert "access-control-allow-origin" not in answer.headers

    with_server(settings, work)


def test_pages_of_strangers_can_do_nothing_here(settings: Settings) -> None:
    async def work(server: Served) -> None:
        table = await server.table(await server.visitor())
        for origin in (
            "https://dominoes.example.evil.example",
            "http://dominoes.example",
            "http://127.0.0.1",
            f"https://127.0.0.1:{server.port}@evil.example",
            "https://evil.example",
            "null",
            "",
            "http://[",
        ):
            sent = {"Origin": origin}
            assert refused(await server.http.post("/v1/visitors", headers=sent), 403, "foreign-origin")
            assert (await server.http.get("/healthz", headers=sent)).status_code == 200
            with pytest.raises(InvalidStatus) as closed:
                await server.socket(table, additional_headers=sent)
            assert closed.value.response.status_code == 403
        for origin in (
            f"http://127.0.0.1:{server.port}",
            "https://dominoes.example",
            "https://DOMINOES.example",
        ):
            sent = {"Origin": origin}
            assert (await server.http.post("/v1/visitors", headers=sent)).status_code == 201
            await (await server.socket(table, additional_headers=sent)).close()

    with_server(replace(settings, origins=("https://dominoes.example",)), work)


def test_pages_of_friends_may_read_the_answers(settings: Settings) -> None:
    friend = "https://dominoes.example"

    async def work(server: Served) -> None:
        asked = {"Origin": friend, "Access-Control-Request-Method": "POST"}
        allowed = await server.http.options("/v1/tables", headers=asked)
        assert allowed.status_code == 204
        assert allowed.headers["access-control-allow-origin"] == friend
        assert "authorization" in allowed.headers["access-control-allow-headers"].lower()
        read = await server.http.get("/v1/tables", headers={"Origin": friend})
        assert read.headers["access-control-allow-origin"] == friend
        stranger = await server.http.options("/v1/tables", headers={"Origin": "https://evil.example"})
        assert "access-control-allow-origin" not in stranger.headers

    with_server(replace(settings, origins=(friend,)), work)


def test_whoever_asks_too_fast_is_told_so_and_the_others_notice_nothing(settings: Settings) -> None:
    slow = replace(settings, requests_a_second=0.1, requests_at_once=3, proxies=("127.0.0.1/32",))

    async def work(server: Served) -> None:
        flood = {"X-Forwarded-For": "203.0.113.1"}
        statuses = [(await server.http.get("/healthz", headers=flood)).status_code for _ in range(4)]
        assert statuses == [200, 200, 200, 429]
        answer = await server.http.get("/healthz", headers=flood)
        assert refused(answer, 429, "too-fast")
        assert int(answer.headers["retry-after"]) >= 1
        with pytest.raises(InvalidStatus) as closed:
            await server.socket("x", additional_headers=flood)
        assert closed.value.response.status_code == 429
        other = {"X-Forwarded-For": "203.0.113.2"}
        assert (await server.http.get("/healthz", headers=other)).status_code == 200

    with_server(slow, work)


def test_nobody_can_pretend_to_come_from_elsewhere(settings: Settings) -> None:
    async def work(server: Served) -> None:
        statuses = [
            (await server.http.get("/healthz", headers={"X-Forwarded-For": f"203.0.113.{n}"})).status_code
            for n in range(4)
        ]
        assert statuses == [200, 200, 200, 429]

    with_server(replace(settings, requests_a_second=0.1, requests_at_once=3), work)


@pytest.mark.parametrize(
    ("address", "one"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("testclient", "testclient"),
    ],
)
def test_one_visitor_has_one_address(address: str, one: str) -> None:
    assert security.one_visitor({"client": (address, 1)}) == one


TOO_MUCH = [
    (b"POST /v1/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\n", 413),
    (b"POST /v1/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 65537\r\n\r\n", 413),
    (
        b"POST /v1/visitors HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
        b"8000\r\n" + b"x" * 0x8000 + b"\r\n8001\r\n" + b"x" * 0x8001 + b"\r\n",
        413,
    ),
    (b"POST /v1/visitors HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc", 408),
    (b"nonsense\r\n\r\n", 400),
    (b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"y" * 20_000, 400),
    (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(100), 400),  # TLS
]


def test_a_request_that_is_too_much_is_refused_before_it_is_read(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(security, "BODY_SECONDS", 0.2)

    async def work(server: Served) -> None:
        for raw, status in TOO_MUCH:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(raw)
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 %d " % status), (raw[:80], head)
            writer.close()
        assert (await server.http.get("/healthz")).status_code == 200

    with_server(settings, work)


def test_whoever_connects_and_says_nothing_is_shown_out(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boneyard.server.serving.REQUEST_SECONDS", 0.1)

    async def work(server: Served) -> None:
        for said in (b"", b"GET /healthz HTT", b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(said)
            if said.endswith(b"\n"):
                await reader.readuntil(b'{"status":"ok"}')
                writer.write(b"GET /hea")
            with suppress(ConnectionResetError):
                await reader.read(-1)  # until the end
            writer.close()

    with_server(settings, work)


def test_a_form_of_a_web_page_is_no_request(settings: Settings) -> None:
    async def work(server: Served) -> None:
        ann = await server.visitor()
        body = json.dumps({"terms": CLASSIC}).encode()
        for kind in ("", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
            headers = {**ann, "Content-Type": kind}
            answer = await server.http.post("/v1/tables", content=body, headers=headers)
            assert refused(answer, 415, "not-json")
        made = await server.http.post(
            "/v1/tables", content=body, headers={**ann, "Content-Type": "Application/JSON; charset=utf-8"}
        )
        assert made.status_code == 201

    with_server(settings, work)


def test_an_error_of_ours_is_told_without_its_details(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(server: Served) -> None:
        @server.app.get("/broken")
        async def broken() -> None:
            raise LookupError("a detail")

        answer = await server.http.get("/broken")
        assert refused(answer, 500, "failed")
        assert "a detail" not in answer.text

    with_server(settings, work)

    assert "a detail" in caplog.text


def test_no_token_is_ever_logged(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    async def work(server: Served) -> None:
        ann = await server.visitor()
        token = ann["Authorization"].removeprefix("Bearer ")
        table = await server.table(ann)
        client = await server.socket(table)
        await client.send(json.dumps({"type": "hello", "version": 1, "token": token}))
        await client.recv()
        await client.send("nonsense")
        await client.close()
        await server.http.get("/v1/matches", headers=ann)
        await server.http.delete("/v1/token", headers=ann)
        assert token not in caplog.text
        assert "by_" not in caplog.text

    with caplog.at_level(logging.INFO):
        with_server(replace(settings, log_level="info"), work)
