"""What goes over HTTP, both ways: types from which the bodies are read, written and described in OpenAPI."""

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType
from starlette.responses import Response

from boneyard.record.retrace import WireStep
from boneyard.record.wire import SeatName, WireResult, WireView
from boneyard.rules.arguments import brief
from boneyard.server.api.problems import MEDIA_TYPE, Problem, ProblemBody
from boneyard.server.listing import Listing
from boneyard.server.messages import About
from boneyard.server.terms import Terms
from boneyard.sheets import SHEETS

T = TypeVar("T")
JSON = "application/json"
REF = "#/components/schemas/{name}"

Code = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=200)]
RoundNumber = Annotated[int, Meta(ge=1, le=1000)]


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class NewTable(Asked, frozen=True):
    """With a name the host takes the first free seat. Without a pace the bots have the server's own."""

    terms: Terms
    name: Name | None = None


class RawTable(Asked, frozen=True):
    """The same before its terms are read."""

    terms: Raw
    name: Name | None = None


class PaceGiven(Struct, frozen=True):
    pace: Any | UnsetType = UNSET


class Redeem(Asked, frozen=True):
    code: Code


class Granted(Struct, frozen=True):
    """Shown this once. Send the token as `Authorization: Bearer TOKEN`, and in the hello of a websocket."""

    token: str
    expires_at: float


class GrantedSeat(Struct, frozen=True):
    """A token with which a program can take this seat, and do nothing else."""

    token: str
    expires_at: float
    table: str
    seat: str


class DeviceCode(Struct, frozen=True):
    """Typed in on another device within a few minutes, it makes that device the same visitor."""

    code: str
    expires_at: float


class Made(Struct, frozen=True):
    table: str


class Tables(Struct, frozen=True):
    tables: tuple[Listing, ...]


class Matches(Struct, frozen=True):
    """The newest first; with `before` set to `next` the following ones are listed."""

    matches: tuple[Listing, ...]
    next: float | None


class Tally(Struct, frozen=True):
    sheet: str
    players: int
    fact: str
    count: int


class Statistics(Struct, frozen=True):
    """Of all deals of all matches that were played to their end."""

    tallies: tuple[Tally, ...]


class SheetTitle(Struct, frozen=True):
    id: str
    edition: int
    title: str
    about: str
    players: tuple[int, int]
    """The fewest and the most."""


class Sheets(Struct, frozen=True):
    sheets: tuple[SheetTitle, ...]
    bots: tuple[str, ...]
    """The levels, the weakest first, then this server's own."""


class SwitchAnswer(Struct, frozen=True):
    name: str
    clause: str
    text: str


class Switch(Struct, frozen=True):
    """The first answer is the sheet's own."""

    name: str
    question: str
    answers: tuple[SwitchAnswer, ...]


class SheetPage(Struct, frozen=True):
    id: str
    edition: int
    title: str
    about: str
    players: tuple[int, int]
    switches: tuple[Switch, ...]


class WantedReplay(Asked, frozen=True):
    """A record, as `GET /v1/tables/{table}/record` gives it, and which of its rounds to show."""

    record: Annotated[str, Meta(max_length=60_000)]
    round: RoundNumber = 1
    seen_by: SeatName | None = None


class Replay(Struct, frozen=True):
    """A round of a match step by step, as one seat saw it, or with open hands where `seen_by` is null.

    `rounds` is how many the match has had, `results` how they ended. `view` is the table after the deal; each
    step brings it up to date as a `told` of the websocket does.
    """

    sheet: str
    edition: int
    options: dict[str, str]
    players: int
    names: tuple[str, ...]
    date: str
    rounds: int
    results: tuple[WireResult, ...]
    winners: tuple[SeatName, ...]
    round: int
    seen_by: SeatName | None
    view: WireView
    steps: tuple[WireStep, ...]


class Health(Struct, frozen=True):
    status: str = "ok"


SHAPES = (
    About,
    DeviceCode,
    Granted,
    GrantedSeat,
    Health,
    Made,
    Matches,
    NewTable,
    ProblemBody,
    Redeem,
    Replay,
    SheetPage,
    Sheets,
    Statistics,
    Tables,
    WantedReplay,
)


def read_body(data: bytes, content_type: str, shape: type[T]) -> T:
    """A Problem says what is wrong with it."""
    if content_type.partition(";")[0].strip().casefold() != JSON:
        raise Problem(415, "not-json")
    try:
        return msgspec.json.decode(data, type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Problem(422, "bad-request", brief(str(problem))) from None


def answer(body: Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type=JSON)


# --- For OpenAPI ------------------------------------------------------------------------------------------


def body_of(shape: type[Struct]) -> dict[str, Any]:
    """What a route that reads such a body says of it."""
    return {"requestBody": {"required": True, "content": _content(shape, JSON)}}


def answers(
    *refusals: int, status: int = 200, shape: type[Struct] | None = None, text: str = ""
) -> dict[int | str, dict[str, Any]]:
    """What a route may answer; some refusals can happen to any."""
    good: dict[str, Any] = {"description": "Done"}
    if shape is not None:
        good["content"] = _content(shape, JSON)
    elif text:
        good["content"] = {text: {"schema": {"type": "string"}}}
    bad = {"description": "Refused", "content": _content(ProblemBody, MEDIA_TYPE)}
    return {status: good, **dict.fromkeys((*refusals, 403, 404, 422, 429, 500), bad)}


def schemas() -> dict[str, Any]:
    _, components = msgspec.json.schema_components(SHAPES, ref_template=REF)
    for component in components.values():
        if "description" in component:  # a docstring; its example is for Python
            component["description"] = component["description"].partition(">>> ")[0].strip()
    components["Terms"]["properties"]["sheet"]["enum"] = list(SHEETS)
    return components


def _content(shape: type[Struct], media_type: str) -> dict[str, Any]:
    return {media_type: {"schema": {"$ref": REF.format(name=shape.__name__)}}}
