"""The web client is served: its page at every path it knows, its files as they were built, nothing else."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers

from boneyard.server.api.pages import CLIENT, accepted, read_client
from boneyard.server.settings import Settings
from tests.server.company import settings_for
from tests.server.served import Served, refused, with_server

PAGE = b"<!doctype html><title>Boneyard</title>"
SCRIPT = b"console.log('choo');" * 50
IMMUTABLE = "public, max-age=31536000, immutable"
PLAIN = {"Accept-Encoding": "identity"}

Work = Callable[[Served], Awaitable[None]]


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A client as it is built: hashed files in a folder of their own, some of them compressed."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "sw.js").write_bytes(b"// nothing yet")
    (folder / "manifest.webmanifest").write_bytes(b"{}")
    (folder / "icon.svg").write_bytes(b"<svg/>")
    (folder / "assets" / "main-C0ffee.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-C0ffee.js.gz").write_bytes(gzip.compress(SCRIPT, mtime=0))
    (folder / "assets" / "main-C0ffee.js.br").write_bytes(b"as brotli has it")
    (folder / "assets" / "sign-1a2b.woff2").write_bytes(b"wOF2")
    (tmp_path / "secret.txt").write_bytes(b"not yours")
    return folder


@pytest.fixture
def settings(tmp_path: Path, client: Path) -> Settings:
    return settings_for(tmp_path, client=str(client), requests_a_second=10_000.0, requests_at_once=10_000)


PATHS = ["/", "/t/abc", "/t/no-such-table", "/replay", "/replay/abc", "/matches"]


def test_every_path_of_the_client_shows_its_page(settings: Settings) -> None:
    async def work(server: Served) -> None:
        for path in PATHS:
            page = await server.http.get(path)
            assert (page.status_code, page.content) == (200, PAGE), path
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-cache"

    with_server(settings, work)


def test_the_page_may_load_nothing_from_elsewhere_and_run_nothing_inline(settings: Settings) -> None:
    async def work(server: Served) -> None:
        policy = (await server.http.get("/")).headers["content-security-policy"]
        rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
        assert rules["default-src"] == rules["frame-ancestors"] == rules["base-uri"] == "'none'"
        assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
        assert "unsafe" not in policy
        assert "http" not in policy
        assert (await server.http.get("/sw.js")).headers["content-security-policy"] == policy

    with_server(settings, work)


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [
        ("/assets/main-C0ffee.js", "text/javascript; charset=utf-8", IMMUTABLE),
        ("/assets/sign-1a2b.woff2", "font/woff2", IMMUTABLE),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
    ],
)
def test_what_has_its_hash_in_its_name_is_kept_for_ever_and_all_else_is_asked_for_again(
    settings: Settings, path: str, kind: str, cache: str
) -> None:
    async def work(server: Served) -> None:
        answer = await server.http.get(path, headers=PLAIN)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == kind
        assert answer.headers["cache-control"] == cache
        assert answer.headers["x-content-type-options"] == "nosniff"

    with_server(settings, work)


async def raw(server: Served, path: str, encodings: str) -> tuple[httpx.Headers, bytes]:
    """As it comes over the wire."""
    asked = server.http.build_request("GET", path, headers={"Accept-Encoding": encodings})
    answer = await server.http.send(asked, stream=True)
    return answer.headers, b"".join([part async for part in answer.aiter_raw()])


def test_a_browser_gets_the_best_encoding_that_it_can_read(settings: Settings) -> None:
    async def work(server: Served) -> None:
        script = "/assets/main-C0ffee.js"
        best, brotli = await raw(server, script, "gzip, deflate, br, zstd")
        good, zipped = await raw(server, script, "gzip, br;q=0")
        none, plain = await raw(server, script, "identity")
        assert (best["content-encoding"], brotli) == ("br", b"as brotli has it")
        assert (good["content-encoding"], gzip.decompress(zipped)) == ("gzip", SCRIPT)
        assert ("content-encoding" in none, plain) == (False, SCRIPT)
        assert len({headers["etag"] for headers in (best, good, none)}) == 3
        assert all("Accept-Encoding" in headers["vary"] for headers in (best, good, none))

    with_server(settings, work)


@pytest.mark.parametrize(
    ("said", "encodings"),
    [
        ("", []),
        ("gzip", ["gzip"]),
        ("GZIP;q=0.5, br", ["br", "gzip"]),
        ("br;q=0, gzip;q=0.0, identity", []),
        ("br; q=0.001", ["br"]),
        ("brotli, x-gzip, *", []),
    ],
)
def test_what_a_browser_says_about_encodings_is_understood(said: str, encodings: list[str]) -> None:
    assert list(accepted(Headers({"accept-encoding": said}))) == encodings


def test_what_the_browser_has_already_is_not_sent_again(settings: Settings) -> None:
    async def work(server: Served) -> None:
        page = await server.http.get("/")
        tag = page.headers["etag"]
        for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
            again = await server.http.get("/t/abc", headers={"If-None-Match": known})
            assert (again.status_code, again.content) == (304, b""), known
            assert again.headers["etag"] == tag
        assert (await server.http.get("/", headers={"If-None-Match": '"older"'})).status_code == 200

    with_server(settings, work)


def test_a_file_that_was_changed_has_another_tag(client: Path) -> None:
    before = read_client(client)["index.html"].tag
    (client / "index.html").write_bytes(PAGE + b"!")

    assert read_client(client)["index.html"].tag != before


def test_head_says_the_same_and_sends_nothing(settings: Settings) -> None:
    async def work(server: Served) -> None:
        for path in ("/", "/t/abc", "/sw.js"):
            whole = await server.http.get(path, headers=PLAIN)
            head = await server.http.head(path, headers=PLAIN)
            assert (head.status_code, head.content) == (200, b"")
            for name in ("content-length", "content-type", "etag", "cache-control"):
                assert head.headers[name] == whole.headers[name]

    with_server(settings, work)


@pytest.mark.parametrize(
    "path",
    [
        *("/elsewhere", "/t", "/t/a/b", "/index.html", "/assets", "/assets/", "/assets/none.js"),
        *("/assets/main-C0ffee.js.gz", "/secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"),
    ],
)
def test_nothing_else_is_there(settings: Settings, path: str) -> None:
    async def work(server: Served) -> None:
        assert refused(await server.http.get(path), 404, "no-such-page")

    with_server(settings, work)


BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/elsewhere", "/t/a/b", "/assets/none.js", "/v1/nothing"])
def test_a_person_who_goes_astray_gets_the_page_and_a_program_the_problem(
    settings: Settings, path: str
) -> None:
    async def work(server: Served) -> None:
        page = await server.http.get(path, headers=BROWSER | {"If-None-Match": "*"})
        assert (page.status_code, page.content) == (404, PAGE)
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-store"
        assert "default-src 'none'" in page.headers["content-security-policy"]
        head = await server.http.head(path, headers=BROWSER)
        assert (head.status_code, head.content) == (404, b"")
        assert refused(await server.http.post(path, headers=BROWSER), 404, "no-such-page")
        assert refused(await server.http.get(path), 404, "no-such-page")

    with_server(settings, work)


def test_what_is_there_but_not_to_be_read_is_no_page(settings: Settings) -> None:
    async def work(server: Served) -> None:
        assert refused(await server.http.get("/v1/visitors", headers=BROWSER), 405, "not-so")

    with_server(settings, work)


def test_a_page_is_only_read(settings: Settings) -> None:
    async def work(server: Served) -> None:
        assert refused(await server.http.post("/"), 405, "not-so")

    with_server(settings, work)


def test_what_is_described_is_the_interface_and_not_the_pages(settings: Settings) -> None:
    async def work(server: Served) -> None:
        described = (await server.http.get("/openapi.json")).json()["paths"]
        assert "/" not in described
        assert "/v1/tables" in described

    with_server(settings, work)


def test_without_a_built_client_one_line_says_how_to_get_it(settings: Settings, client: Path) -> None:
    (client / "index.html").unlink()

    async def work(server: Served) -> None:
        answer = await server.http.get("/")
        assert answer.status_code == 503
        assert answer.headers["content-type"].startswith("text/plain")
        (line,) = answer.text.splitlines()
        assert "make build" in line
        assert refused(await server.http.get("/t/abc", headers=BROWSER), 404, "no-such-page")
        assert (await server.http.get("/healthz")).status_code == 200

    with_server(settings, work)


def test_the_client_is_never_in_the_sources() -> None:
    sources = Path(__file__).resolve().parents[2] / "src"

    assert not (sources / "boneyard" / "server" / "client").exists()
    assert CLIENT.parts[-3:] == ("boneyard", "server", "client")
