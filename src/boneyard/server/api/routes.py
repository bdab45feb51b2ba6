"""Tables and matches, as far as they are dealt with over HTTP."""

import re
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Header, Path, Query, Request
from msgspec import UNSET
from msgspec.structs import replace
from starlette.responses import Response

from boneyard.record.notation import SEATS
from boneyard.server.api.desk import Here, Visitor, slow_down
from boneyard.server.api.shapes import (
    JSON,
    GrantedSeat,
    Made,
    Matches,
    NewTable,
    PaceGiven,
    RawTable,
    Statistics,
    Tables,
    Tally,
    answer,
    answers,
    body_of,
    read_body,
)
from boneyard.server.hall import NotAllowed
from boneyard.server.messages import About
from boneyard.server.names import clean_name
from boneyard.server.retelling import NoSuchTable
from boneyard.server.settings import Settings
from boneyard.server.store import TableRow
from boneyard.server.terms import Terms, read_terms

MOST_LISTED = 50
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)

router = APIRouter(prefix="/v1", tags=["tables"], default_response_class=Response)


def _table_id(table: Annotated[str, Path(description="the id of a table, as in its link")]) -> str:
    if not _ID.fullmatch(table):
        raise NoSuchTable
    return table


TableId = Annotated[str, Depends(_table_id)]
Key = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        min_length=1,
        max_length=200,
        description="the same key again gives the same table again",
    ),
]
Before = Annotated[float | None, Query(ge=0, le=1e12, allow_inf_nan=False)]


@router.post(
    "/tables",
    status_code=201,
    responses=answers(401, 408, 413, 415, 422, 503, status=201, shape=Made),
    openapi_extra=body_of(NewTable),
)
async def make_table(request: Request, desk: Here, visitor: Visitor, key: Key = None) -> Response:
    """Make a table. Whoever has its id can come: `/v1/tables/{table}/play` is its websocket."""
    asked = read_body(await request.body(), request.headers.get("content-type", ""), RawTable)
    terms = _terms(bytes(asked.terms), desk.settings)
    name = None if asked.name is None else clean_name(asked.name)
    slow_down(desk.new_tables, request)
    return answer(Made(await desk.hall.make(terms, visitor.visitor, name, key)), 201)


def _terms(data: bytes, settings: Settings) -> Terms:
    terms = read_terms(data, frozenset(settings.programs))
    if msgspec.json.decode(data, type=PaceGiven).pace is UNSET:
        return replace(terms, pace=settings.bot_pace)
    return terms


@router.get("/tables", responses=answers(503, shape=Tables))
async def public_tables(desk: Here) -> Response:
    """The public tables at which a match is on or about to be, those with news first."""
    rows = await desk.store.public(MOST_LISTED)
    return Response(b'{"tables":' + _listings(rows) + b"}", media_type=JSON)


@router.get("/tables/{table}", responses=answers(503, shape=About))
async def about_table(desk: Here, table: TableId) -> Response:
    """Everything about a table but the game itself, as everybody who has its link may know it."""
    return answer(await desk.hall.about(table))


@router.delete("/tables/{table}", status_code=204, responses=answers(401, 503, status=204))
async def delete_table(desk: Here, table: TableId, visitor: Visitor) -> Response:
    """Delete your table for good, with its match and its record."""
    await desk.hall.delete(table, visitor.visitor)
    return Response(status_code=204)


@router.post(
    "/tables/{table}/seats/{seat}/token",
    status_code=201,
    responses=answers(401, 409, 503, status=201, shape=GrantedSeat),
)
async def new_seat_token(desk: Here, table: TableId, seat: str, visitor: Visitor) -> Response:
    """As host, get a token for a free seat: for a program that plays there."""
    if seat not in SEATS or len(seat) != 1:
        raise NotAllowed("no-such-seat")
    number = SEATS.index(seat)
    await desk.hall.may_give_token(table, number, visitor.visitor)
    text, _, expires = await desk.tokens.new(None, table, number)
    return answer(GrantedSeat(text, expires, table, seat), 201)


@router.get("/tables/{table}/record", responses=answers(409, 503, text="text/plain"))
async def record(desk: Here, table: TableId) -> Response:
    """The record of a finished match. With it everybody can check the deals: `boneyard verify`."""
    text = await desk.hall.record(table)
    name = f'attachment; filename="{table}.record"'
    return Response(text.encode(), headers={"Content-Disposition": name}, media_type="text/plain")


@router.get("/matches", responses=answers(401, 422, 503, shape=Matches))
async def own_matches(desk: Here, visitor: Visitor, before: Before = None) -> Response:
    """The tables at which you have sat, the newest first."""
    rows = await desk.store.played(visitor.visitor, MOST_LISTED, before)
    following = msgspec.json.encode(rows[-1].made_at if len(rows) == MOST_LISTED else None)
    return Response(b'{"matches":' + _listings(rows) + b',"next":' + following + b"}", media_type=JSON)


@router.get("/statistics", responses=answers(503, shape=Statistics))
async def statistics(desk: Here) -> Response:
    """What was dealt in all matches that were played to their end."""
    return answer(Statistics(tuple([Tally(*row) for row in await desk.store.tallies()])))


def _listings(rows: list[TableRow]) -> bytes:
    """They are stored as they are sent."""
    return b"[" + b",".join([row.summary for row in rows]) + b"]"
