"""Why an action is a good one: a message of the catalogue and what fills it. No words are known here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

Values = Mapping[str, int | str]


class HintReason(NamedTuple):
    """`seats` are those the message speaks of; whoever writes it knows their names."""

    message: str
    values: Values
    seats: tuple[int, ...] = ()


def reason(message: str, seats: tuple[int, ...] = (), **values: int | str) -> HintReason:
    return HintReason(message, MappingProxyType(values), seats)
