"""The web client: its page for every path that it knows, and the files that the page loads."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from boneyard.server.api.problems import language_of

CLIENT = Path(__file__).resolve().parent.parent / "client"
"""Where a built package has it. It is not in the sources."""
INDEX = "index.html"
WORKER = "sw.js"
"""It fetches what it keeps, so it needs the policy of the page."""
PATHS = ("/", "/t/{table}", "/replay", "/replay/{table}", "/matches")
"""What the client shows at a path, it decides itself."""
POLICY = "; ".join(
    [
        "default-src 'none'",
        *[f"{what} 'self'" for what in ("script-src", "style-src", "font-src")],
        "img-src 'self' data:",
        *[f"{what} 'self'" for what in ("connect-src", "manifest-src", "worker-src")],
        *[f"{what} 'none'" for what in ("base-uri", "form-action", "frame-ancestors")],
    ]
)
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOT_KEPT = "no-store"
_HASHED = "assets/"
"""Files in this folder have the hash of their contents in their names."""
_ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The better one first."""
_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True, slots=True)
class File:
    """As it is sent: plain, and in the encodings in which it was built."""

    bodies: Mapping[str, bytes]
    """By encoding; the plain one has none."""
    media_type: str
    headers: Mapping[str, str]
    tag: str

    def answer(self, asked: Headers) -> Response:
        encoding = next((name for name in accepted(asked) if name in self.bodies), "")
        headers = {**self.headers, "ETag": f'"{self.tag}{encoding and "-" + encoding}"'}
        if len(self.bodies) > 1:
            headers["Vary"] = "Accept-Encoding"
        if _has(asked, headers["ETag"]):
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(self.bodies[encoding], headers=headers, media_type=self.media_type)

    def answer_nowhere(self) -> Response:
        """This is the page, but what was asked for is not there."""
        headers = {**self.headers, "Cache-Control": NOT_KEPT}
        return Response(self.bodies[""], 404, headers, self.media_type)


def serve_client(app: FastAPI, folder: Path = CLIENT) -> None:
    """Everything is read once: no path that is asked for ever reaches the disk."""
    files = read_client(folder)
    page = files.pop(INDEX, None)
    if page is None:
        app.routes.append(_route("/", None))
        return
    app.routes.extend([_route(path, page) for path in PATHS])
    app.routes.extend([_route(f"/{name}", file) for name, file in files.items()])
    app.router.default = _nowhere(page, app.router.default)


def read_client(folder: Path) -> dict[str, File]:
    """By their names below the folder."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    names = {path.relative_to(folder).as_posix(): path for path in paths}
    plain = [name for name in names if not name.endswith(tuple(_ENCODINGS.values()))]
    return {name: _read(name, names) for name in plain}


def _read(name: str, names: Mapping[str, Path]) -> File:
    bodies = {"": names[name].read_bytes()}
    for encoding, suffix in _ENCODINGS.items():
        if name + suffix in names:
            bodies[encoding] = names[name + suffix].read_bytes()
    media_type = _TYPES.get(Path(name).suffix, "application/octet-stream")
    headers = {"Cache-Control": FOR_EVER if name.startswith(_HASHED) else ASK_AGAIN}
    if name in (INDEX, WORKER):
        headers["Content-Security-Policy"] = POLICY
    return File(bodies, media_type, headers, sha256(bodies[""]).hexdigest()[:32])


def _route(path: str, file: File | None) -> Route:
    async def send(request: Request) -> Response:
        return _not_built(request.headers) if file is None else file.answer(request.headers)

    return Route(path, send, methods=["GET"], include_in_schema=False)


def _nowhere(page: File, otherwise: ASGIApp) -> ASGIApp:
    """Where no route leads: people get the page, which tells them so; programs get the problem."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if _is_person(scope):
            await page.answer_nowhere()(scope, receive, send)
        else:
            await otherwise(scope, receive, send)

    return answer


def _is_person(scope: Scope) -> bool:
    """Browsers ask for HTML when somebody opens an address, and only then."""
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
        return False
    return "text/html" in Headers(scope=scope).get("accept", "").casefold()


def _not_built(headers: Headers) -> Response:
    text = language_of(headers).text("serve-no-client") + "\n"
    return Response(text.encode(), 503, media_type="text/plain")


# --- What the browser says --------------------------------------------------------------------------------


def accepted(headers: Headers) -> Iterable[str]:
    """The encodings that it can read, as far as we have them."""
    said = [part.partition(";") for part in headers.get("accept-encoding", "").casefold().split(",")]
    refused = {name.strip() for name, _, weight in said if _is_nought(weight)}
    named = {name.strip() for name, _, _ in said} - refused
    return [name for name in _ENCODINGS if name in named]


def _is_nought(weight: str) -> bool:
    """q=0 means: not this one."""
    name, _, value = weight.partition("=")
    return name.strip() == "q" and value.strip().rstrip("0") in ("", "0.", ".")


def _has(headers: Headers, tag: str) -> bool:
    """A proxy that compresses makes a tag a weak one."""
    tags = [one.strip().removeprefix("W/") for one in headers.get("if-none-match", "").split(",")]
    return tag in tags or tags == ["*"]
