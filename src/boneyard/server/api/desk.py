"""What the routes work with, and whom they work for."""

from dataclasses import dataclass
from time import monotonic
from typing import Annotated

from fastapi import Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from boneyard.server.api.problems import Problem
from boneyard.server.hall import Hall
from boneyard.server.pace import Paces
from boneyard.server.settings import Settings
from boneyard.server.store import Store
from boneyard.server.tokens import BadToken, Token, Tokens

HOUR = 3600.0


@dataclass(frozen=True, slots=True)
class Desk:
    settings: Settings
    hall: Hall
    tokens: Tokens
    store: Store
    new_tables: Paces
    new_visitors: Paces


def desk_for(settings: Settings, hall: Hall, tokens: Tokens, store: Store) -> Desk:
    return Desk(
        settings,
        hall,
        tokens,
        store,
        Paces(settings.tables_an_hour / HOUR, settings.tables_an_hour),
        Paces(settings.visitors_an_hour / HOUR, settings.visitors_an_hour),
    )


def _desk(request: Request) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


Here = Annotated[Desk, Depends(_desk)]

_BEARER = HTTPBearer(auto_error=False, description="As POST /v1/visitors gives it.")


def _text(sent: Annotated[HTTPAuthorizationCredentials | None, Depends(_BEARER)]) -> str:
    if sent is None:
        raise BadToken
    return sent.credentials


TokenText = Annotated[str, Depends(_text)]


async def _visitor(text: TokenText, desk: Here) -> Token:
    """Not one whose token is good for a seat alone."""
    token = await desk.tokens.check(text)
    if token.table is not None:
        raise Problem(403, "foreign-token")
    return token


Visitor = Annotated[Token, Depends(_visitor)]


def slow_down(paces: Paces, request: Request) -> None:
    """A Problem for those who have had enough for this hour."""
    if request.client is not None and not paces.spend(request.client.host, monotonic()):
        raise Problem(429, "too-many", headers={"Retry-After": str(int(HOUR / paces.burst) + 1)})
