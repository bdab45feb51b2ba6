"""Somebody who is connected to a table: one device, whoever sits in front of it."""

from typing import Protocol

import msgspec

from boneyard.server.messages import Farewell, Refusal
from boneyard.server.refused import Refused
from boneyard.words import Words
from boneyard.words.levels import called
from boneyard.words.refusals import explain

_encode = msgspec.json.Encoder().encode


class Wire(Protocol):
    """The connection. Neither waits; what cannot be sent is the connection's trouble."""

    def say(self, data: bytes) -> None: ...

    def cut(self, code: int, reason: str = "") -> None: ...


class Guest:
    """`seat` is set for a token that is good for this seat alone; `seats` are those it plays just now, `kept`
    those that a bot plays for it."""

    __slots__ = ("hosts", "kept", "language", "removed", "seat", "seats", "visitor", "wire")

    def __init__(self, wire: Wire, visitor: str, seat: int | None, language: Words) -> None:
        self.wire = wire
        self.visitor = visitor
        self.seat = seat
        self.language = language
        self.seats: tuple[int, ...] = ()
        self.kept: tuple[int, ...] = ()
        self.hosts = False
        self.removed = False

    def say(self, data: bytes) -> None:
        self.wire.say(data)

    def refuse(self, id_: str, refused: Refused) -> None:
        self.wire.say(_encode(refusal(id_, refused, self.language)))

    def part(self, reason: str, code: int = 1000) -> None:
        text = self.language.text(f"server-farewell-{reason}")
        self.wire.say(_encode(Farewell(reason=reason, text=text)))
        self.wire.cut(code, reason)


def refusal(id_: str, refused: Refused, language: Words) -> Refusal:
    illegal = refused.illegal
    if illegal is None:
        text = language.text(f"server-refused-{refused.reason}", detail=refused.detail)
        return Refusal(id=id_, reason=refused.reason, text=text)
    rule = "" if illegal.house_rule is None else "=".join(illegal.house_rule)
    names = [called(*seat, language) for seat in refused.seats]
    return Refusal(
        id=id_,
        reason=illegal.reason.value,
        text=explain(illegal, language, names, refused.seat),
        clause=illegal.clause,
        house_rule=rule,
    )
