"""What the server says over a websocket. Nothing here is for our own client alone."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from boneyard.record.wire import Pips, SeatName, WireChanges, WireEvent, WireResult, WireView
from boneyard.server.commands import Phrase
from boneyard.server.terms import Terms

Number = Annotated[int, Meta(ge=0)]


class Message(Struct, frozen=True, omit_defaults=True, tag_field="type", kw_only=True):
    pass


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who has a seat: nobody while it has no name. A `kept` one can be had back from the bot.

    If its time for the match is up, only the host can give it back.
    """

    seat: SeatName
    name: str = ""
    bot: str = ""
    kept: bool = False
    away: bool = False
    host: bool = False
    ready: bool = False
    agreed: bool = False
    """To what is asked to be taken back."""
    nonce: str = ""
    time_up: bool = False


class NextRound(Struct, frozen=True):
    """What is known of a round before it is shown; its reveal tells the rest."""

    engine: Pips | None
    starter: SeatName | None


class About(Struct, frozen=True):
    """Everything about a table but the game itself."""

    table: str
    terms: Terms
    edition: int
    state: str
    """open, starting, playing or over"""
    seats: tuple[SeatInfo, ...]
    showing: bool
    """A finished round is being looked at; the next one is shown when every person is ready."""
    paused: bool
    commitment: str
    secret: str
    """Known once the match is over."""
    asked: SeatName | None
    """Who asks to take the last action back."""
    clock: tuple[float | None, ...] | None
    """The seconds that each seat has left at this moment; it runs for the seat whose turn it is."""
    next_round_at: float | None
    """When the next round is shown, ready or not, by the server's clock; None while none waits."""
    next_round: NextRound | None
    """While a finished one is being looked at."""
    rematch: str
    """The table where it goes on."""
    host_away_since: float | None
    """By the server's clock; None while the host is there. Of a host without a seat: when something last
    happened."""
    results: tuple[WireResult, ...] = ()
    """Of the rounds that are over and have been shown."""


class AboutChanges(Struct, frozen=True, omit_defaults=True):
    """What is new in it."""

    terms: Terms | UnsetType = UNSET
    state: str | UnsetType = UNSET
    seats: tuple[SeatInfo, ...] | UnsetType = UNSET
    showing: bool | UnsetType = UNSET
    paused: bool | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    secret: str | UnsetType = UNSET
    asked: SeatName | UnsetType | None = UNSET
    clock: tuple[float | None, ...] | UnsetType | None = UNSET
    next_round_at: float | UnsetType | None = UNSET
    next_round: NextRound | UnsetType | None = UNSET
    rematch: str | UnsetType = UNSET
    host_away_since: float | UnsetType | None = UNSET
    results: tuple[WireResult, ...] | UnsetType = UNSET


class Welcome(Message, frozen=True, tag="welcome"):
    """On joining, and whenever your seats have changed. `views` are those of your seats, or a spectator's.

    Before the match there are none. `now` is what the server's clock shows, in seconds since 1970. `kept` are
    the seats that a bot plays for you. Whoever the host has `removed` can watch, but not sit down again.
    """

    version: int
    server: str
    now: float
    number: Number
    about: About
    yours: tuple[SeatName, ...] = ()
    host: bool = False
    views: tuple[WireView, ...] = ()
    kept: tuple[SeatName, ...] = ()
    removed: bool = False
    watching: Number = 0
    host_away_seconds: float = 0.0
    """After so long without the host anybody seated can become host."""


class Seen(Struct, frozen=True, omit_defaults=True):
    """What only this seat is told: its events in place of those for all, and what else is new in its view."""

    seat: SeatName
    events: tuple[WireEvent, ...] | UnsetType = UNSET
    changes: WireChanges | UnsetType = UNSET
    view: WireView | UnsetType = UNSET


class Told(Message, frozen=True, tag="told"):
    """Something has happened; the numbers have no gaps. `id` is that of your own command.

    Bring a view up to date with `changes`, then with those of its seat in `seen`; a whole `view` replaces it.
    Its history grows by the events, but for round-began, dealt, left and match-over.
    """

    number: Number
    news: str
    seat: SeatName | UnsetType = UNSET
    """Whom it is about."""
    about: AboutChanges | UnsetType = UNSET
    events: tuple[WireEvent, ...] = ()
    changes: WireChanges | UnsetType = UNSET
    view: WireView | UnsetType = UNSET
    seen: tuple[Seen, ...] = ()
    id: str = ""


class Done(Message, frozen=True, tag="done"):
    """The command had been carried out before, at this number."""

    id: str
    number: Number


class Refusal(Message, frozen=True, tag="refused"):
    """Nothing has changed. `text` is in your language; `clause` and `house_rule` are those behind it."""

    id: str
    reason: str
    text: str
    clause: str = ""
    house_rule: str = ""


class Said(Message, frozen=True, tag="said"):
    seat: SeatName
    phrase: Phrase
    id: str = ""


class Watching(Message, frozen=True, tag="watching"):
    """So many people are here without a seat."""

    count: Number


class Hinted(Message, frozen=True, tag="hinted"):
    """The best action as level 6 sees it, or another `level` that was asked, in words, and why."""

    id: str
    seat: SeatName
    number: Number
    action: str
    text: str
    reasons: tuple[str, ...]
    level: str = ""


class Planned(Message, frozen=True, tag="planned"):
    """The best train from your own end, as it would be laid, and the tiles that have no place in it.

    Where nobody has a train of their own, all tiles are spare.
    """

    id: str
    seat: SeatName
    number: Number
    train: tuple[str, ...]
    spare: tuple[str, ...]


class Farewell(Message, frozen=True, tag="farewell"):
    """The connection ends. `reason`: reload, stopping, deleted, too-slow, token, elsewhere."""

    reason: str
    text: str


AnyMessage = Welcome | Told | Done | Refusal | Said | Watching | Hinted | Planned | Farewell
