"""Finished matches to look at again: those of this server, and records from elsewhere."""

import asyncio
from typing import Annotated, NamedTuple

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from boneyard.record.notation import SEATS, read_seat, write_seat
from boneyard.record.problems import RecordProblem
from boneyard.record.record_reader import read_record
from boneyard.record.replay import replay
from boneyard.record.retrace import OpenEyes, SeatEyes, retrace
from boneyard.record.views import names, write_result
from boneyard.rules.match import Match
from boneyard.server.api.desk import Here
from boneyard.server.api.problems import Problem, language_of
from boneyard.server.api.routes import TableId
from boneyard.server.api.shapes import Replay, WantedReplay, answer, answers, body_of, read_body
from boneyard.words.records import names_in, problem_text

router = APIRouter(prefix="/v1", tags=["replay"], default_response_class=Response)

Round = Annotated[int, Query(alias="round", ge=1, le=1000, description="which round, from 1")]
SeenBy = Annotated[
    str | None,
    Query(pattern=f"^[{SEATS}]$", description="whose knowledge is shown; without a seat all hands are"),
]


class Shown(NamedTuple):
    match: Match
    names: tuple[str, ...]
    date: str


@router.get("/tables/{table}/replay", responses=answers(409, 422, 503, shape=Replay))
async def replay_table(desk: Here, table: TableId, round_: Round = 1, seen_by: SeenBy = None) -> Response:
    """A round of a finished match, step by step."""
    match, called, date = await desk.hall.finished(table)
    return await _replay(Shown(match, called, date), round_, seen_by)


@router.post(
    "/replay", responses=answers(408, 413, 415, 422, shape=Replay), openapi_extra=body_of(WantedReplay)
)
async def replay_record(request: Request) -> Response:
    """The same of a record that you have. It is checked from the first line to the last, and not kept."""
    asked = read_body(await request.body(), request.headers.get("content-type", ""), WantedReplay)
    try:
        shown = await asyncio.to_thread(_read, asked.record)
    except RecordProblem as problem:
        text = problem_text(problem, language_of(request.headers))
        raise Problem(422, "bad-record", text) from None
    return await _replay(shown, asked.round, asked.seen_by)


def _read(text: str) -> Shown:
    record = read_record(text)
    return Shown(replay(record).match, names_in(record), record.date)


async def _replay(shown: Shown, round_: int, seen_by: str | None) -> Response:
    """In a thread, so that a long match holds nobody up."""
    return answer(await asyncio.to_thread(_page, shown, round_, seen_by))


def _page(shown: Shown, round_: int, seen_by: str | None) -> Replay:
    match = shown.match
    seat = None if seen_by is None else read_seat(seen_by)
    rounds = match.round.round_number + 1
    if round_ > rounds or (seat is not None and seat >= match.players):
        raise Problem(404, "no-such-round")
    again = retrace(match, round_ - 1, OpenEyes() if seat is None else SeatEyes(seat))
    return Replay(
        sheet=match.sheet.id,
        edition=match.sheet.edition,
        options=dict(match.sheet.options),
        players=match.players,
        names=shown.names,
        date=shown.date,
        rounds=rounds,
        results=tuple([written for result in match.results if (written := write_result(result))]),
        winners=names(match.winners),
        round=round_,
        seen_by=None if seat is None else write_seat(seat),
        view=again.view,
        steps=again.steps,
    )
