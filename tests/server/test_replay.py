"""A finished match can be looked at again; nothing of one that goes on can."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from boneyard import SHEETS, Match, read_record, write_record
from boneyard.server.settings import Settings
from tests.server.company import Json, settings_for
from tests.server.served import Served, refused, with_server


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_for(tmp_path, requests_a_second=10_000.0, requests_at_once=10_000)


async def finished(server: Served) -> str:
    """A match of two rounds between bots."""
    host = await server.visitor()
    bots = {"A": "caboose", "B": "fireman"}
    table = await server.table(host, bots=bots, options={"rounds": "2"}, pace=0)
    async with await server.socket(table) as socket:
        token = host["Authorization"].removeprefix("Bearer ")
        await socket.send(json.dumps({"type": "hello", "version": 1, "token": token}))
        await socket.send(json.dumps({"type": "start", "id": "start"}))
        async with asyncio.timeout(60):
            while json.loads(await socket.recv()).get("about", {}).get("state") != "over":
                pass
    return table


def test_a_match_of_this_server_and_its_record_are_shown_alike(settings: Settings) -> None:
    async def work(server: Served) -> None:
        table = await finished(server)
        record = (await server.http.get(f"/v1/tables/{table}/record")).text
        match = read_record(record)
        for round_ in (1, 2):
            for seen_by in (None, "A", "B"):
                asked = {"round": round_} | ({"seen_by": seen_by} if seen_by else {})
                shown = (await server.http.get(f"/v1/tables/{table}/replay", params=asked)).json()
                again = await server.http.post("/v1/replay", json={"record": record, **asked})

                assert again.json() == shown
                assert shown["seen_by"] == seen_by
                assert shown["rounds"] == len(shown["results"]) == 2
                assert shown["names"] == list(match.names)
                assert set(shown["view"]["hands"]) == ({seen_by} if seen_by else {"A", "B"})
        assert refused(
            await server.http.get(f"/v1/tables/{table}/replay", params={"round": 3}), 404, "no-such-round"
        )
        assert refused(
            await server.http.get(f"/v1/tables/{table}/replay", params={"seen_by": "C"}), 404, "no-such-round"
        )

    with_server(settings, work)


def test_a_match_that_goes_on_is_not_shown(settings: Settings) -> None:
    async def work(server: Served) -> None:
        table = await server.table(await server.visitor())

        assert refused(await server.http.get(f"/v1/tables/{table}/replay"), 409, "not-over")

    with_server(settings, work)


def test_a_record_that_is_false_or_none_is_refused_in_a_sentence(settings: Settings) -> None:
    match = Match(SHEETS["chickenfoot"], players=2, seed=b"friday")
    match.play(match.legal()[0])
    true = write_record(match)

    async def said(server: Served, record: str, language: str = "en") -> Json:
        answer = await server.http.post(
            "/v1/replay", json={"record": record}, headers={"Accept-Language": language}
        )
        assert refused(answer, 422, "bad-record")
        body: Json = answer.json()
        return body

    async def work(server: Served) -> None:
        shown = (await server.http.post("/v1/replay", json={"record": true})).json()
        assert (len(shown["steps"]), shown["results"], shown["winners"]) == (1, [], [])
        assert "line 1" in (await said(server, "hello"))["detail"]
        assert "Zeile 1" in (await said(server, "hello", "de"))["detail"]
        lines = true.splitlines(keepends=True)
        hand = next(n for n, line in enumerate(lines) if line.startswith("hand A"))
        lines[hand] = lines[hand].replace("9-7", "9-9")
        assert f"line {hand + 1}" in (await said(server, "".join(lines)))["detail"]

    with_server(settings, work)
