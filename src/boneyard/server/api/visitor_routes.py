"""Who somebody is: tokens, and the code that takes one to another device."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from boneyard.server.api.desk import Here, TokenText, Visitor, slow_down
from boneyard.server.api.problems import Problem
from boneyard.server.api.shapes import DeviceCode, Granted, Redeem, answer, answers, body_of, read_body
from boneyard.server.tokens import BadToken

router = APIRouter(prefix="/v1", tags=["visitors"], default_response_class=Response)


@router.post("/visitors", status_code=201, responses=answers(503, status=201, shape=Granted))
async def new_visitor(request: Request, desk: Here) -> Response:
    """Become a visitor. There is no account: whoever holds the token is the visitor."""
    slow_down(desk.new_visitors, request)
    text, _, expires = await desk.tokens.new()
    return answer(Granted(text, expires), 201)


@router.delete("/token", status_code=204, responses=answers(401, 503, status=204))
async def revoke_token(desk: Here, text: TokenText) -> Response:
    """Make this token worthless."""
    await desk.tokens.revoke(text)
    return Response(status_code=204)


@router.post("/token/code", status_code=201, responses=answers(401, 503, status=201, shape=DeviceCode))
async def new_code(desk: Here, visitor: Visitor) -> Response:
    """Get a code to type in on another device of yours."""
    code, expires = await desk.tokens.code(visitor)
    return answer(DeviceCode(code, expires), 201)


@router.post(
    "/token/redeem",
    status_code=201,
    responses=answers(408, 413, 415, 422, 503, status=201, shape=Granted),
    openapi_extra=body_of(Redeem),
)
async def redeem_code(request: Request, desk: Here) -> Response:
    """Become the visitor who was given this code. It works once."""
    asked = read_body(await request.body(), request.headers.get("content-type", ""), Redeem)
    slow_down(desk.new_visitors, request)
    try:
        text, _, expires = await desk.tokens.redeem(asked.code)
    except BadToken:
        raise Problem(422, "bad-code") from None
    return answer(Granted(text, expires), 201)
