"""How a round ended."""

from dataclasses import dataclass
from enum import Enum


class Over(Enum):
    """Somebody went out, nobody could play, the boneyard was used up, or the reveal showed no double.

    >>> [over.value for over in Over]
    ['out', 'blocked', 'yard-empty', 'redeal']
    """

    OUT = "out"
    BLOCKED = "blocked"
    YARD_EMPTY = "yard-empty"
    REDEAL = "redeal"


@dataclass(frozen=True)
class Result:
    """A score is None if that hand was never shown, as can happen at a real table.

    >>> table = read_position({
    ...     "sheet": "mexican-train-classic", "players": 3, "turn": "C", "engine": 12,
    ...     "hands": {"A": "12-5 9-3", "C": "9-0"}, "trains": {"M": "12-9"},
    ... })
    >>> events = table.play(read_action("9-0@M"))
    >>> table.result
    Result(over=<Over.OUT: 'out'>, winners=(2,), scores=(29, None, 0))
    """

    over: Over
    winners: tuple[int, ...]
    scores: tuple[int | None, ...]
