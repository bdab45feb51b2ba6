"""What is done over HTTP rather than at a table, and what is refused there."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from boneyard import SHEETS
from boneyard.bots import LADDER
from boneyard.server.api.message_schema import message_schema
from boneyard.server.settings import Settings
from tests.server.company import settings_for
from tests.server.listening import run
from tests.server.served import Served, refused, served, with_server

CLASSIC = {"sheet": "mexican-train-classic", "players": 2}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_for(tmp_path, requests_a_second=10_000.0, requests_at_once=10_000)


# --- Visitors ---------------------------------------------------------------------------------------------


def test_a_visitor_needs_no_account_and_can_become_a_stranger_again(settings: Settings) -> None:
    async def work(server: Served) -> None:
        ann = await server.visitor()
        assert (await server.http.get("/v1/matches", headers=ann)).json() == {"matches": [], "next": None}
        assert (await server.http.delete("/v1/token", headers=ann)).status_code == 204
        assert refused(await server.http.get("/v1/matches", headers=ann), 401, "bad-token")
        assert refused(await server.http.delete("/v1/token", headers=ann), 401, "bad-token")

    with_server(settings, work)


def test_a_code_brings_the_same_visitor_to_another_device_once(settings: Settings) -> None:
    async def work(server: Served) -> None:
        ann = await server.visitor()
        table = await server.table(ann)
        code = (await server.http.post("/v1/token/code", headers=ann)).json()["code"]
        redeemed = await server.http.post("/v1/token/redeem", json={"code": code.lower()})
        assert redeemed.status_code == 201
        phone = {"Authorization": f"Bearer {redeemed.json()['token']}"}
        assert phone != ann
        assert refused(await server.http.post("/v1/token/redeem", json={"code": code}), 422, "bad-code")
        assert (await server.http.delete(f"/v1/tables/{table}", headers=phone)).status_code == 204

    with_server(settings, work)


FORGED = [
    None,
    "",
    "Bearer",
    "Basic YTpi",
    "Bearer by_" + "A" * 43,
    "Bearer by_short",
    "Bearer " + "x" * 5000,
    "Bearer by_\xff",
]


def test_forged_tokens_are_refused_alike(settings: Settings) -> None:
    async def work(server: Served) -> None:
        said = set()
        for forged in FORGED:
            headers = {} if forged is None else {b"Authorization": forged.encode("latin-1")}
            for answer in (
                await server.http.get("/v1/matches", headers=headers),
                await server.http.delete("/v1/token", headers=headers),
                await server.http.post("/v1/token/code", headers=headers),
                await server.http.post("/v1/tables", json={"terms": CLASSIC}, headers=headers),
            ):
                assert refused(answer, 401, "bad-token")
                assert answer.headers["www-authenticate"] == "Bearer"
                said.add(answer.text)
        assert len(said) == 1

    with_server(settings, work)


# --- Tables -----------------------------------------------------------------------------------------------


def test_a_table_is_made_shown_and_deleted_by_its_host(settings: Settings) -> None:
    async def work(server: Served) -> None:
        ann, ben = await server.visitor(), await server.visitor()
        made = await server.http.post(
            "/v1/tables",
            json={"terms": {**CLASSIC, "options": {"hands": "open"}}, "name": "Ann"},
            headers=ann,
        )
        table = made.json()["table"]
        about = (await server.http.get(f"/v1/tables/{table}")).json()
        assert about["terms"]["options"] == {"hands": "open"}, "the rules travel with the link"
        assert [seat.get("name") for seat in about["seats"]] == ["Ann", None]
        assert refused(await server.http.delete(f"/v1/tables/{table}", headers=ben), 403, "not-host")
        assert refused(await server.http.get(f"/v1/tables/{table}/record"), 409, "not-over")
        listed = (await server.http.get("/v1/matches", headers=ann)).json()["matches"]
        assert [match["table"] for match in listed] == [table]
        assert (await server.http.delete(f"/v1/tables/{table}", headers=ann)).status_code == 204
        assert refused(await server.http.get(f"/v1/tables/{table}"), 404, "no-such-table")

    with_server(settings, work)


def test_only_public_tables_are_listed(settings: Settings) -> None:
    async def work(server: Served) -> None:
        ann = await server.visitor()
        await server.table(ann)
        public = await server.table(ann, public=True)
        listed = (await server.http.get("/v1/tables")).json()["tables"]
        assert [table["table"] for table in listed] == [public]
        assert listed[0]["free"] == 2

    with_server(settings, work)


def test_a_table_made_twice_by_a_repeated_request_is_made_once(settings: Settings) -> None:
    async def work(server: Served) -> None:
        ann, ben = await server.visitor(), await server.visitor()

        async def make(who: dict[str, str], key: str) -> str:
            headers = {**who, "Idempotency-Key": key}
            made = await server.http.post("/v1/tables", json={"terms": CLASSIC}, headers=headers)
            assert made.status_code == 201, made.text
            table: str = made.json()["table"]
            return table

        first = await asyncio.gather(*[make(ann, "k1") for _ in range(5)])
        assert len(set(first)) == 1
        assert await make(ann, "k1") == first[0]
        assert len({first[0], await make(ann, "k2"), await make(ben, "k1")}) == 3
        long = {**ann, "Idempotency-Key": "k" * 201}
        assert refused(
            await server.http.post("/v1/tables", json={"terms": CLASSIC}, headers=long), 422, "bad-request"
        )

    with_server(settings, work)


def test_bots_have_the_pace_of_the_server_unless_the_host_says_otherwise(settings: Settings) -> None:
    async def work(server: Served) -> None:
        ann = await server.visitor()
        plain, quick = await server.table(ann), await server.table(ann, pace=1.0)
        assert (await server.http.get(f"/v1/tables/{plain}")).json()["terms"]["pace"] == 2.5
        assert (await server.http.get(f"/v1/tables/{quick}")).json()["terms"].get("pace", 1.0) == 1.0

    with_server(replace(settings, bot_pace=2.5), work)


NO_TABLES: list[tuple[bytes, int, str]] = [
    (b"", 422, "bad-request"),
    (b"{", 422, "bad-request"),
    (b"[]", 422, "bad-request"),
    (b"[" * 60_000, 422, "bad-request"),
    (b"9" * 60_000, 422, "bad-request"),
    (b'{"terms": NaN}', 422, "bad-request"),
    (b"\xff\xfe{}", 422, "bad-request"),
    (b'{"terms": {}, "more": 1}', 422, "bad-request"),
    (b'{"terms": {}}', 422, "bad-terms"),
    (b'{"terms": null}', 422, "bad-terms"),
    (b'{"terms": {"sheet": "\\ud800", "players": 2}}', 422, "bad-request"),
    (json.dumps({"terms": {"sheet": "rummy", "players": 2}}).encode(), 422, "bad-terms"),
    (json.dumps({"terms": {**CLASSIC, "players": 99}}).encode(), 422, "bad-terms"),
    (json.dumps({"terms": {**CLASSIC, "bots": {"A": "run:rm -rf /"}}}).encode(), 422, "bad-terms"),
    (json.dumps({"terms": {**CLASSIC, "bots": {"H": "fireman"}}}).encode(), 422, "bad-terms"),
    (json.dumps({"terms": CLASSIC, "name": "<b>Ann</b>"}).encode(), 422, "bad-name"),
    (json.dumps({"terms": CLASSIC, "name": "Ann\u202e"}).encode(), 422, "bad-name"),
    (json.dumps({"terms": CLASSIC, "name": "x" * 60_000}).encode(), 422, "bad-request"),
    (b'{"terms": {}, "pad": "' + b"x" * 65_536 + b'"}', 413, "too-large"),
]


def test_what_is_no_table_is_refused_and_none_is_made(settings: Settings) -> None:
    async def work(server: Served) -> None:
        ann = {**await server.visitor(), "Content-Type": "application/json"}
        for body, status, reason in NO_TABLES:
            answer = await server.http.post("/v1/tables", content=body, headers=ann)
            assert refused(answer, status, reason), body[:50]
            assert len(answer.text) < 1500, "a refusal does not repeat what was sent"
        assert (await server.http.get("/v1/matches", headers=ann)).json()["matches"] == []
        assert not server.hall.tables

    with_server(settings, work)


def test_one_host_cannot_have_thousands_of_tables(settings: Settings) -> None:
    async def work(server: Served) -> None:
        ann, ben = await server.visitor(), await server.visitor()
        for _ in range(3):
            await server.table(ann)
        more = await server.http.post("/v1/tables", json={"terms": CLASSIC}, headers=ann)
        assert refused(more, 403, "too-many-tables")
        await server.table(ben)

    with_server(replace(settings, tables_each=3), work)


def test_one_address_cannot_make_thousands_of_tables_or_visitors(settings: Settings) -> None:
    async def work(server: Served) -> None:
        ann = await server.visitor()
        await server.visitor()
        assert refused(await server.http.post("/v1/visitors"), 429, "too-many")
        await server.table(ann)
        more = await server.http.post("/v1/tables", json={"terms": CLASSIC}, headers=ann)
        assert refused(more, 429, "too-many")
        assert int(more.headers["retry-after"]) > 1

    with_server(replace(settings, tables_an_hour=1, visitors_an_hour=2), work)


def test_there_is_nothing_behind_a_strange_address(settings: Settings) -> None:
    strange = ["x", "%00", "..%2f..", "%ff", "a" * 3000, "ä", "'; drop table entries; --"]

    async def work(server: Served) -> None:
        ann = await server.visitor()
        for table in strange:
            for answer in (
                await server.http.get(f"/v1/tables/{table}"),
                await server.http.get(f"/v1/tables/{table}/record"),
                await server.http.delete(f"/v1/tables/{table}", headers=ann),
                await server.http.post(f"/v1/tables/{table}/seats/A/token", headers=ann),
            ):
                assert answer.status_code == 404, answer.text
                assert answer.json()["reason"] in ("no-such-table", "no-such-page")

    with_server(settings, work)


def test_a_token_for_a_seat_is_good_for_that_and_nothing_else(settings: Settings) -> None:
    async def work(server: Served) -> None:
        ann, ben = await server.visitor(), await server.visitor()
        table = await server.table(ann, bots={"A": "fireman"})
        granted = await server.http.post(f"/v1/tables/{table}/seats/B/token", headers=ann)
        assert granted.status_code == 201
        assert granted.json().keys() == {"token", "expires_at", "table", "seat"}
        bot = {"Authorization": f"Bearer {granted.json()['token']}"}
        assert refused(await server.http.get("/v1/matches", headers=bot), 403, "foreign-token")
        assert refused(await server.http.delete(f"/v1/tables/{table}", headers=bot), 403, "foreign-token")
        assert refused(await server.http.post("/v1/token/code", headers=bot), 403, "foreign-token")
        seats = f"/v1/tables/{table}/seats"
        assert refused(await server.http.post(f"{seats}/A/token", headers=ann), 409, "seat-taken")
        assert refused(await server.http.post(f"{seats}/C/token", headers=ann), 404, "no-such-seat")
        assert refused(await server.http.post(f"{seats}/AB/token", headers=ann), 404, "no-such-seat")
        assert refused(await server.http.post(f"{seats}/B/token", headers=ben), 403, "not-host")
        assert (await server.http.delete("/v1/token", headers=bot)).status_code == 204

    with_server(settings, work)


# --- What anybody may read --------------------------------------------------------------------------------


def test_the_sheets_are_told_with_their_switches_and_the_bots(settings: Settings) -> None:
    async def work(server: Served) -> None:
        told = (await server.http.get("/v1/sheets")).json()
        assert [sheet["id"] for sheet in told["sheets"]] == list(SHEETS)
        assert told["bots"] == [*LADDER, "mine"]
        page = (await server.http.get("/v1/sheets/chickenfoot")).json()
        assert [switch["name"] for switch in page["switches"]] == list(SHEETS["chickenfoot"].switches)
        assert refused(await server.http.get("/v1/sheets/rummy"), 404, "no-such-sheet")

    with_server(replace(settings, programs={"mine": "true"}), work)


def test_health_readiness_and_figures(settings: Settings) -> None:
    async def work(server: Served) -> None:
        assert (await server.http.get("/healthz")).json() == {"status": "ok"}
        assert (await server.http.get("/readyz")).json() == {"status": "ok"}
        await server.table(await server.visitor())
        page = await server.http.get("/metrics")
        figures = {
            sample.name: sample.value
            for family in text_string_to_metric_families(page.text)
            for sample in family.samples
        }
        assert figures["boneyard_writes_total"] >= 1
        assert figures["boneyard_connections"] == 0
        assert figures["boneyard_store_away"] == 0

    with_server(settings, work)


def test_the_shapes_of_everything_are_published(settings: Settings) -> None:
    async def work(server: Served) -> None:
        described = (await server.http.get("/openapi.json")).json()
        assert (await server.http.get("/v1/messages.schema.json")).json() == message_schema()
        text = json.dumps(described)
        named = {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]}
        assert named <= described["components"]["schemas"].keys()
        assert "/v1/tables/{table}/seats/{seat}/token" in described["paths"]
        assert "HTTPValidationError" not in text

    with_server(settings, work)


def test_when_the_server_stops_guests_are_told_to_come_back(settings: Settings) -> None:
    async def whole() -> None:
        async with served(settings) as server:
            table = await server.table(await server.visitor())
            client = await server.socket(table)
            await client.send(json.dumps({"type": "hello", "version": 1}))
            assert json.loads(await client.recv())["type"] == "welcome"
        while (farewell := json.loads(await client.recv()))["type"] == "watching":
            pass
        assert (farewell["type"], farewell["reason"]) == ("farewell", "stopping")
        with pytest.raises(ConnectionClosed):
            await client.recv()

    run(whole())
