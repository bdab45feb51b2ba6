"""A refusal in words: what is in the way, and the clause behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boneyard.record.notation import write_end, write_seat
from boneyard.rules.action import SHOWING
from boneyard.rules.feet_round import FeetRound
from boneyard.rules.lines_round import LinesRound
from boneyard.rules.refusal import IllegalAction
from boneyard.rules.round import Round
from boneyard.rules.tile import tile_of
from boneyard.rules.trains_round import TrainsRound

if TYPE_CHECKING:
    from boneyard.locales import Words


def explain(refusal: IllegalAction, round_: Round, words: Words) -> str:
    end = refusal.action.end
    return words.text(
        f"refused-{refusal.reason.value}",
        tile=str(refusal.action.tile),
        end="" if end is None else write_end(end),
        clause=refusal.clause,
        **_on_the_table(round_, end),
    )


def _on_the_table(round_: Round, end: int | None) -> dict[str, str | int]:
    """What the messages of the family may speak of; a number is -1 where there is none."""
    if isinstance(round_, TrainsRound):
        trains = round_.state
        double = trains.binding_double()
        return {
            "shows": -1 if end is None or end >= SHOWING else trains.end[end],
            "double": -1 if double < 0 else trains.end[double],
            "drawn": str(tile_of(trains.drawn)),
        }
    if isinstance(round_, FeetRound):
        feet = round_.state
        return {
            "shows": -1 if end is None else end - SHOWING,
            "foot": feet.foot,
            "toes": feet.toes,
            "spinner": feet.engine,
            "drawn": str(tile_of(feet.drawn)),
        }
    assert isinstance(round_, LinesRound), type(round_)
    lines = round_.state
    binding = lines.binding()
    return {
        "shows": -1 if end is None or end >= lines.players else lines.end[end],
        "stations": " ".join([write_seat(seat) for seat in range(lines.players) if binding >> seat & 1]),
        "taken": str(tile_of(lines.taken)),
        "laid": str(tile_of(lines.laid)),
    }
