"""How a round ended."""

from dataclasses import dataclass
from enum import Enum


class Over(Enum):
    OUT = "out"
    BLOCKED = "blocked"
    YARD_EMPTY = "yard-empty"
    REDEAL = "redeal"


@dataclass(frozen=True)
class Result:
    """A score is None if that hand was never shown, as can happen at a real table."""

    over: Over
    winners: tuple[int, ...]
    scores: tuple[int | None, ...]
