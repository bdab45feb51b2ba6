"""Whatever is sent over HTTP, it is answered as the OpenAPI description says, and never with a 500."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import requests
import schemathesis
import uvloop
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import (
    CheckFunction,
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok

from boneyard.server.settings import Settings
from tests.counts import count
from tests.server.company import settings_for
from tests.server.served import served

CHECKS: list[CheckFunction] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
SLOW = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
GENEROUS = {
    "requests_a_second": 100_000.0,
    "requests_at_once": 100_000,
    "tables_an_hour": 100_000,
    "tables_each": 100_000,
    "visitors_an_hour": 100_000,
}


@contextmanager
def in_a_thread(chosen: Settings) -> Iterator[str]:
    """The address of a server, for whoever cannot wait in a loop."""
    addresses: list[str] = []
    there = threading.Event()
    loop = uvloop.new_event_loop()
    done = asyncio.Event()

    async def work() -> None:
        async with served(chosen) as server:
            addresses.append(f"http://127.0.0.1:{server.port}")
            there.set()
            await done.wait()

    def serve() -> None:
        try:
            loop.run_until_complete(work())
        finally:
            there.set()
            loop.run_until_complete(loop.shutdown_default_executor())
            loop.close()

    thread = threading.Thread(target=serve)
    thread.start()
    try:
        assert there.wait(60)
        yield addresses[0]
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join()


def test_everything_is_answered_as_described(tmp_path: Path) -> None:
    with in_a_thread(settings_for(tmp_path, **GENEROUS)) as url, requests.Session() as session:
        session.trust_env = False
        token = session.post(f"{url}/v1/visitors").json()["token"]
        visitor = {"Authorization": f"Bearer {token}"}
        schema = schemathesis.openapi.from_url(f"{url}/openapi.json")
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        assert len(operations) >= 18
        statuses: dict[str, set[int]] = {}
        for operation in operations:
            revokes = (operation.method, operation.path) == ("delete", "/v1/token")
            for mode in GenerationMode:
                met = fuzz(operation, mode, session, {} if revokes else visitor)
                statuses.setdefault(operation.label, set()).update(met)
        assert {201, 422} <= statuses["POST /v1/tables"]
        assert {404} <= statuses["GET /v1/tables/{table}"]


def fuzz(
    operation: APIOperation[Any, Any, Any, Any],
    mode: GenerationMode,
    session: requests.Session,
    headers: dict[str, str],
) -> set[int]:
    """The statuses that were answered."""
    met = set()

    @settings(max_examples=count(10, 150), suppress_health_check=SLOW)
    @given(case=operation.as_strategy(generation_mode=mode))
    def send(case: Case[Any]) -> None:
        answer = case.call_and_validate(session=session, headers=headers, checks=CHECKS)
        met.add(answer.status_code)

    try:
        send()
    except Unsatisfiable:  # nothing can be wrong with a request that has no parts
        assert mode is GenerationMode.NEGATIVE
    return met
