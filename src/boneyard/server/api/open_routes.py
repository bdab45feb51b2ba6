"""What anybody may read: the sheets, the shapes of the messages, and how the server is doing."""

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from boneyard.bots.levels import LADDER
from boneyard.server.api.desk import Here
from boneyard.server.api.message_schema import message_schema
from boneyard.server.api.problems import Problem, language_of
from boneyard.server.api.shapes import JSON, Health, SheetPage, Sheets, answer, answers
from boneyard.server.api.sheet_pages import sheet_page, sheet_title
from boneyard.server.metrics import CONTENT_TYPE
from boneyard.sheets import SHEETS

FOR_A_WHILE = "public, max-age=300"

router = APIRouter(default_response_class=Response)


@router.get("/v1/sheets", tags=["sheets"], responses=answers(shape=Sheets))
async def sheets(request: Request, desk: Here) -> Response:
    """The sheets that can be played, and the bots that can be seated."""
    words = language_of(request.headers)
    titles = [sheet_title(sheet, words) for sheet in SHEETS.values()]
    return _kept(answer(Sheets(tuple(titles), (*LADDER, *sorted(desk.settings.programs)))))


@router.get("/v1/sheets/{sheet}", tags=["sheets"], responses=answers(shape=SheetPage))
async def sheet(request: Request, sheet: str) -> Response:
    """A sheet with its switches, in the language you ask for."""
    if sheet not in SHEETS:
        raise Problem(404, "no-such-sheet")
    return _kept(answer(sheet_page(SHEETS[sheet], language_of(request.headers))))


@router.get(
    "/v1/messages.schema.json",
    tags=["tables"],
    responses=answers(shape=None) | {200: {"content": {JSON: {"schema": {"type": "object"}}}}},
)
async def messages_schema() -> Response:
    """What goes over the websocket of a table, as JSON Schema."""
    return _kept(Response(msgspec.json.encode(message_schema()), media_type=JSON))


@router.get("/healthz", tags=["operation"], responses=answers(shape=Health))
async def healthz() -> Response:
    """The process is alive."""
    return answer(Health())


@router.get("/readyz", tags=["operation"], responses=answers(503, shape=Health))
async def readyz(desk: Here) -> Response:
    """It can do its work: what is played can be written down."""
    wrong = await desk.store.ready()
    desk.hall.metrics.store_away.set(wrong is not None)
    if wrong is not None:
        raise Problem(503, "store-away", headers={"Retry-After": "1"})
    return answer(Health())


@router.get("/metrics", tags=["operation"], responses=answers(text="text/plain"))
async def metrics(desk: Here) -> Response:
    """Figures for Prometheus."""
    return Response(desk.hall.metrics.page(), headers={"Content-Type": CONTENT_TYPE})


def _kept(response: Response) -> Response:
    response.headers["Cache-Control"] = FOR_A_WHILE
    return response
