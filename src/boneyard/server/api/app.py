"""The application: every route behind the guard, and its description."""

from collections import Counter
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from boneyard import __version__
from boneyard.server.api import open_routes, replay_routes, routes, socket, visitor_routes
from boneyard.server.api.desk import desk_for
from boneyard.server.api.pages import CLIENT, serve_client
from boneyard.server.api.problems import tell_problems
from boneyard.server.api.security import Guard
from boneyard.server.api.shapes import schemas
from boneyard.server.hall import Hall
from boneyard.server.settings import Settings
from boneyard.server.store import Store
from boneyard.server.tokens import Tokens

_ABOUT = """\
Tables for train dominoes. Get a token (POST /v1/visitors), make a table (POST /v1/tables) or take the id of
somebody's link, and open the websocket /v1/tables/{table}/play; /v1/messages.schema.json describes what goes
over it. Errors are application/problem+json; their `reason` is for programs."""


def create_app(settings: Settings, hall: Hall, tokens: Tokens, store: Store) -> FastAPI:
    app = _routes()
    serve_client(app, Path(settings.client) if settings.client else CLIENT)
    app.state.settings = settings
    app.state.hall = hall
    app.state.tokens = tokens
    app.state.addresses = Counter[str]()
    app.state.desk = desk_for(settings, hall, tokens, store)
    tell_problems(app)
    app.add_middleware(Guard, settings, hall.metrics)
    if settings.proxies:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.proxies))
    return app


def openapi() -> dict[str, Any]:
    """What /openapi.json says."""
    return _routes().openapi()


def _routes() -> FastAPI:
    app = _Described(
        title="Boneyard",
        version=__version__,
        description=_ABOUT,
        docs_url=None,  # its pages would load code from elsewhere
        redoc_url=None,
        openapi_url="/openapi.json",
        redirect_slashes=False,
    )
    for part in (visitor_routes, routes, replay_routes, open_routes, socket):
        app.include_router(part.router)
    return app


class _Described(FastAPI):
    """The bodies are not pydantic's, so their schemas are put in here."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            described = get_openapi(
                title=self.title, version=self.version, description=self.description, routes=self.routes
            )
            components = described.setdefault("components", {})
            components["schemas"] = dict(sorted(schemas().items()))
            self.openapi_schema = described
        return self.openapi_schema
