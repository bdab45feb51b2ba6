"""How the tests of a sheet speak: arrange a table, ask what is legal, act, compare."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from boneyard import (
    BadOption,
    IllegalAction,
    Reason,
    Round,
    read_action,
    read_position,
    write_action,
    write_position,
)
from boneyard.rules.view import TrainsLayout, View

Test = TypeVar("Test", bound=Callable[..., object])


def clause(*ids: str) -> Callable[[Test], Test]:
    """This test shows these clauses or rulings at work."""
    return pytest.mark.clause(*ids)


def house_rule(switch: str, *answers: str) -> Callable[[Test], Test]:
    """This test shows what these answers of a switch change, or that the default does not."""
    return pytest.mark.house_rule(switch, *answers)


def position(sheet: str = "mexican-train-classic", **fields: object) -> Round:
    """A table of that sheet; three players, seat A to move, engine 12 unless told otherwise."""
    return read_position({"sheet": sheet, "players": 3, "turn": "A", "engine": 12, **fields})


def legal(table: Round) -> list[str]:
    return sorted(write_action(action) for action in table.legal())


def do(table: Round, *actions: str) -> Round:
    for action in actions:
        table.play(read_action(action))
    return table


def refusal(table: Round, action: str) -> tuple[Reason, str]:
    """Why the action is refused, and by which clause; the table must not have changed."""
    before = write_position(table)
    with pytest.raises(IllegalAction) as refused:
        table.play(read_action(action))
    assert write_position(table) == before
    return refused.value.reason, refused.value.clause


def refused_by(table: Round, action: str) -> tuple[str, str] | None:
    """The house rule, switch and answer, that refuses the action; None where the sheet's own rules do."""
    with pytest.raises(IllegalAction) as refused:
        table.play(read_action(action))
    return refused.value.house_rule


def turn(table: Round) -> str:
    return str(write_position(table)["turn"])


def shown(table: Round, field: str) -> object:
    """A field of the position as formats write it."""
    return write_position(table)[field]


def trains_of(seen: Round | View) -> TrainsLayout:
    """What lies open on a table of the trains family."""
    layout = seen.layout if isinstance(seen, View) else seen.layout()
    assert isinstance(layout, TrainsLayout), layout
    return layout


def over(table: Round) -> tuple[str, str, tuple[int | None, ...]]:
    """How the round ended, who won it, the scores; the round must be over."""
    result = table.result
    assert result is not None, write_position(table)
    return result.over.value, " ".join("ABCDEFGH"[seat] for seat in result.winners), result.scores


__all__ = [
    "BadOption",
    "clause",
    "do",
    "house_rule",
    "legal",
    "over",
    "position",
    "refusal",
    "refused_by",
    "shown",
    "trains_of",
    "turn",
]
