"""The referee: JSON requests in, JSON answers out, one per line. The answer to a bad line is an error."""

import json
from collections.abc import Callable, Iterable, Iterator

from boneyard.record.fields import BadPosition
from boneyard.record.limits import DEFAULTS, Limits
from boneyard.record.notation import NotationError, read_action, write_action, write_seat
from boneyard.record.position import read_position, write_position
from boneyard.rules.arguments import cut, shorten
from boneyard.rules.refusal import IllegalAction, UnknownTile
from boneyard.rules.result import Result
from boneyard.rules.round import Round

Answer = dict[str, object]
Explain = Callable[[IllegalAction | UnknownTile], str]
"""Says in words why an action cannot be done; `boneyard.words.refusals` has one for every language."""


class BadRequest(ValueError):
    """Not a request: not JSON, or not of the form `{"position": {…}, "do": […]}`."""


class Unanswerable(ValueError):
    """`answer` is the error as the referee writes it; the text is its message."""

    def __init__(self, answer: Answer, message: str) -> None:
        super().__init__(message)
        self.answer = answer


def answers(lines: Iterable[bytes], explain: Explain, limits: Limits = DEFAULTS) -> Iterator[str]:
    """The answers in order, one for every line that is not blank.

    Of a line that is too long its beginning will do: one byte more than a request may have.
    """
    for line in lines:
        if line.strip() or len(line) > limits.request_bytes:
            yield json.dumps(answer_line(line, explain, limits))


def answer_line(line: bytes, explain: Explain, limits: Limits = DEFAULTS) -> Answer:
    try:
        return answer(read_request(line, limits), explain, limits)
    except Unanswerable as problem:
        return problem.answer


def answer(request: object, explain: Explain, limits: Limits = DEFAULTS) -> Answer:
    """Apply the actions to the position, then report."""
    try:
        return _report(round_asked_about(request, explain, limits))
    except Unanswerable as problem:
        return problem.answer


def read_request(line: bytes, limits: Limits) -> object:
    """The JSON of a line; Unanswerable if it is not JSON."""
    if len(line.removesuffix(b"\n")) > limits.request_bytes:
        raise unanswerable("bad-request", f"the request is longer than {limits.request_bytes} bytes")
    try:
        text = line.decode("utf-8-sig")
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
    except BadRequest as bad_request:
        raise unanswerable("bad-request", str(bad_request)) from None
    except UnicodeDecodeError as problem:
        raise unanswerable("bad-request", f"byte {problem.start + 1}: not UTF-8") from None
    except json.JSONDecodeError as problem:
        raise unanswerable("bad-request", f"column {problem.colno}: {problem.msg}") from None
    except RecursionError:
        raise unanswerable("bad-request", "nested too deeply") from None
    except ValueError:
        raise unanswerable("bad-request", "a number has too many digits") from None


def round_asked_about(request: object, explain: Explain, limits: Limits) -> Round:
    """The position of the request after its actions; Unanswerable says what is wrong with them."""
    try:
        position, actions = _parts(request, limits)
        round_ = read_position(position)
    except BadRequest as problem:
        raise unanswerable("bad-request", str(problem)) from None
    except BadPosition as bad_position:
        raise unanswerable("bad-position", str(bad_position)) from None
    for text in actions:
        _do(round_, text, explain)
    return round_


def _do(round_: Round, text: str, explain: Explain) -> None:
    try:
        action = read_action(text)
    except NotationError as problem:
        message = f"column {problem.column}: {problem}"
        raise unanswerable("bad-request", message, action=cut(text)) from None
    try:
        round_.play(action)
    except IllegalAction as refusal:
        message = explain(refusal)
        legal = _legal(round_)
        raise unanswerable(
            "illegal-action", message, action=text, clause=refusal.clause, legal=legal
        ) from None
    except UnknownTile as unknown:
        raise unanswerable("unknown-tile", explain(unknown), action=text, legal=_legal(round_)) from None


def _parts(request: object, limits: Limits) -> tuple[object, list[str]]:
    if not isinstance(request, dict):
        raise BadRequest("a request must be an object with a position")
    for name in request:
        if name not in ("position", "do"):
            raise BadRequest(f"a request has no field {shorten(name)}")
    if "position" not in request:
        raise BadRequest("the position is missing")
    actions = request.get("do", [])
    if not isinstance(actions, list) or not all(isinstance(text, str) for text in actions):
        raise BadRequest("do must be a list of actions, each a string")
    if len(actions) > limits.actions:
        raise BadRequest(f"do has more than {limits.actions} actions")
    return request["position"], actions


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise BadRequest("an object has a field twice")
    return made


def _no_constant(name: str) -> object:
    raise BadRequest(f"{name} is not JSON")


def _legal(round_: Round) -> list[str]:
    return [write_action(action) for action in round_.legal()]


def _report(round_: Round) -> Answer:
    turn = round_.turn
    return {
        "turn": None if turn is None else write_seat(turn),
        "legal": _legal(round_),
        "position": write_position(round_),
        "over": _over(round_.result),
    }


def _over(result: Result | None) -> Answer | None:
    if result is None:
        return None
    return {
        "reason": result.over.value,
        "winners": [write_seat(seat) for seat in result.winners],
        "scores": list(result.scores),
    }


def unanswerable(kind: str, message: str, **more: object) -> Unanswerable:
    return Unanswerable({"error": {"kind": kind, **more, "message": message}}, message)
