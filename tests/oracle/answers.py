"""The oracles as referees: a request in, its answer out."""

from __future__ import annotations

from typing import Any, Protocol

from tests.oracle.feet import FeetOracle
from tests.oracle.lines import LinesOracle
from tests.oracle.trains import Oracle


class AnyOracle(Protocol):
    turn: str

    def legal(self) -> list[str]: ...
    def do(self, action: str) -> None: ...
    def position(self) -> dict[str, Any]: ...
    def over(self) -> dict[str, Any] | None: ...


def oracle_for(position: dict[str, Any]) -> AnyOracle:
    """Whoever knows the game of this table."""
    if position["sheet"] == "chickenfoot":
        return FeetOracle(position)
    if position["sheet"] == "engine-191":
        return LinesOracle(position)
    return Oracle(position)


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """The referee's answer to a request about a complete, valid position."""
    oracle = oracle_for(request["position"])
    for action in request.get("do") or []:
        try:
            oracle.do(action)
        except ValueError as refusal:
            error = {"kind": "illegal-action", "action": action, "message": str(refusal)}
            return {"error": {**error, "legal": oracle.legal()}}
    over = oracle.over()
    return {
        "turn": None if over else oracle.turn,
        "legal": oracle.legal(),
        "position": oracle.position(),
        "over": over,
    }
