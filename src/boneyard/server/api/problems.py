"""What is answered when something cannot be done: RFC 9457, with a reason that programs know."""

from collections.abc import Mapping
from http import HTTPStatus

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response

from boneyard.rules.arguments import brief
from boneyard.server.hall import NotAllowed
from boneyard.server.names import BadName
from boneyard.server.retelling import NoSuchTable
from boneyard.server.store import StoreAway, Taken
from boneyard.server.terms import BadTerms
from boneyard.server.tokens import BadToken
from boneyard.words import Words, words

MEDIA_TYPE = "application/problem+json"
_LONGEST_TAG = 40
_SOON = {"Retry-After": "1"}
_FORBIDDEN = {"not-over": 409, "seat-taken": 409, "no-such-seat": 404}
"""Where NotAllowed is not a 403."""
_REASONS = {404: "no-such-page", 405: "not-so", 413: "too-large"}


class ProblemBody(msgspec.Struct, frozen=True, rename={"about": "type"}):
    """Nothing has changed. `reason` is for programs and stays what it is, `detail` is for people."""

    reason: str
    status: int
    title: str
    detail: str
    about: str = "about:blank"


class Problem(Exception):
    def __init__(
        self, status: int, reason: str, detail: str = "", headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.detail = detail
        self.headers = dict(headers or {})

    def response(self, headers: Headers) -> Response:
        """In the language that the headers of the request ask for."""
        language = language_of(headers)
        text = language.text(f"problem-{self.reason}", detail=self.detail)
        body = ProblemBody(self.reason, self.status, HTTPStatus(self.status).phrase, text)
        return Response(msgspec.json.encode(body), self.status, self.headers, MEDIA_TYPE)


def language_of(headers: Headers) -> Words:
    """The first language they name."""
    wanted = headers.get("accept-language", "").partition(",")[0].partition(";")[0].strip()
    return words(wanted[:_LONGEST_TAG])


def problem_of(error: Exception) -> Problem:
    """What an error of ours or of the framework means to a visitor."""
    match error:
        case Problem():
            return error
        case BadToken():
            return Problem(401, "bad-token", headers={"WWW-Authenticate": "Bearer"})
        case NoSuchTable():
            return Problem(404, "no-such-table")
        case NotAllowed():
            return Problem(_FORBIDDEN.get(error.reason, 403), error.reason)
        case BadTerms():
            return Problem(422, "bad-terms", str(error))
        case BadName():
            return Problem(422, "bad-name", str(error))
        case StoreAway() | Taken():
            return Problem(503, "store-away", headers=_SOON)
        case RequestValidationError():
            return Problem(422, "bad-request", _first_fault(error))
        case HTTPException():
            reason = _REASONS.get(error.status_code, "bad-request")
            return Problem(error.status_code, reason, HTTPStatus(error.status_code).phrase, error.headers)
        case _:
            return Problem(500, "failed")


def _first_fault(error: RequestValidationError) -> str:
    """Where it is and what is wrong there, but nothing of what was sent."""
    fault = error.errors()[0]
    place = ".".join([str(part) for part in fault["loc"]])
    return brief(f"{place}: {fault['msg']}")


TOLD = (
    Problem,
    BadToken,
    NoSuchTable,
    NotAllowed,
    BadTerms,
    BadName,
    StoreAway,
    Taken,
    RequestValidationError,
    HTTPException,
)


def tell_problems(app: FastAPI) -> None:
    async def tell(request: Request, error: Exception) -> Response:
        return problem_of(error).response(request.headers)

    for kind in TOLD:
        app.add_exception_handler(kind, tell)
