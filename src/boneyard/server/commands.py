"""What a client can ask for over its websocket. Every command has an id of the client's choosing.

A command that is sent again with the same id is carried out once and answered again.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from boneyard.record.wire import SeatName
from boneyard.server.terms import Clock

PROTOCOL = 1
"""Goes up when an old client could no longer follow."""

Id = Annotated[str, Meta(min_length=1, max_length=64)]

Phrase = Literal[
    "hello",
    "good-luck",
    "well-played",
    "nice-move",
    "oops",
    "thinking",
    "hurry-up",
    "thanks",
    "sorry",
    "good-game",
]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    id: Id


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message. Fields that this server does not know are passed over, so that it can answer."""

    version: int
    token: Annotated[str, Meta(max_length=200)] = ""
    """Without one, one can only watch."""
    language: Annotated[str, Meta(max_length=40)] = "en"


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat, or the one that is kept for you. One person may take several."""

    seat: SeatName
    name: Annotated[str, Meta(max_length=200)]


class Stand(Command, frozen=True, tag="stand"):
    """Leave: before the match the seat is free, during it the seat waits for you or for the host."""

    seat: SeatName


class Arrange(Command, frozen=True, tag="arrange"):
    """The host, before the match: `order` lists for each seat where whoever is to sit there sits now."""

    order: Annotated[tuple[SeatName, ...], Meta(max_length=8)]


class Settle(Command, frozen=True, tag="settle"):
    """The host changes the terms: what is left out stays. `first` and `bots` only before the match."""

    first: SeatName | UnsetType = UNSET
    bots: dict[SeatName, Annotated[str, Meta(max_length=40)]] | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET
    pace: Annotated[float, Meta(ge=0, le=60)] | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    take_backs: bool | UnsetType = UNSET
    public: bool | UnsetType = UNSET


class Start(Command, frozen=True, tag="start"):
    pass


class Nonce(Command, frozen=True, tag="nonce"):
    """Your share of the chance: 32 hexadecimal digits, chosen after the commitment was seen."""

    seat: SeatName
    nonce: Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]


class Play(Command, frozen=True, tag="play"):
    """`number` is that of the view on which the action was chosen."""

    seat: SeatName
    number: Annotated[int, Meta(ge=0, lt=1 << 31)]
    action: Annotated[str, Meta(max_length=40)]


class Ready(Command, frozen=True, tag="ready"):
    """For the next round."""

    seat: SeatName


class Say(Command, frozen=True, tag="say"):
    seat: SeatName
    phrase: Phrase


class TakeBack(Command, frozen=True, tag="take-back"):
    """Ask to take back your last action."""

    seat: SeatName
    number: Annotated[int, Meta(ge=0, lt=1 << 31)]


class Answer(Command, frozen=True, tag="answer"):
    """To somebody who asks to take an action back."""

    agree: bool


class Advise(Command, frozen=True, tag="advise"):
    """Ask for a hint: of level 6, which has it at once, or of one above it, by its name or number."""

    seat: SeatName
    level: Annotated[str, Meta(max_length=40)] = ""


class Plan(Command, frozen=True, tag="plan"):
    """Ask for the best train that your tiles make. Where hints are not allowed, neither is this."""

    seat: SeatName


class Pause(Command, frozen=True, tag="pause"):
    pass


class Resume(Command, frozen=True, tag="resume"):
    pass


class Hand(Command, frozen=True, tag="hand"):
    """The host hands a seat to a bot; without one the seat is free for another person."""

    seat: SeatName
    bot: Annotated[str, Meta(max_length=40)] | None = None


class HandBack(Command, frozen=True, tag="hand-back"):
    """The host hands a seat back to the person it is kept for."""

    seat: SeatName


class Remove(Command, frozen=True, tag="remove"):
    """The host shows somebody the door; during a match a bot plays on."""

    seat: SeatName


class BecomeHost(Command, frozen=True, tag="become-host"):
    """Anybody seated can, once the host has been away for long enough."""


class Rematch(Command, frozen=True, tag="rematch"):
    """The host opens a new table with the same terms and the same people."""


class Missed(Command, frozen=True, tag="missed"):
    """Ask for everything after this number."""

    after: Annotated[int, Meta(ge=0, lt=1 << 31)]


AnyCommand = (
    Sit
    | Stand
    | Arrange
    | Settle
    | Start
    | Nonce
    | Play
    | Ready
    | Say
    | TakeBack
    | Answer
    | Advise
    | Plan
    | Pause
    | Resume
    | Hand
    | HandBack
    | Remove
    | BecomeHost
    | Rematch
    | Missed
)

HELLO: msgspec.json.Decoder[Hello] = msgspec.json.Decoder(Hello)
COMMANDS: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
