"""A round of a match once more, step by step, for whoever wants to watch it: what changed, and what was told.

It is told as a server tells a match that is going on, so whoever can follow that can follow this.
"""

from dataclasses import replace
from typing import Protocol

from msgspec import UNSET, Struct, UnsetType

from boneyard.record.changes import write_changes
from boneyard.record.notation import write_action, write_seat
from boneyard.record.views import write_event, write_view
from boneyard.record.wire import SeatName, WireChanges, WireEvent, WireView
from boneyard.rules.action import Action, Verb
from boneyard.rules.event import Event, EventKind
from boneyard.rules.match import Match
from boneyard.rules.round import Round
from boneyard.rules.view import Glance, View


class WireStep(Struct, frozen=True, omit_defaults=True):
    """An action, as far as it was seen, and what it brought.

    Where tiles are dealt anew, there is a whole `view` and no `changes`.
    """

    seat: SeatName
    action: str
    events: tuple[WireEvent, ...]
    changes: WireChanges | UnsetType = UNSET
    view: WireView | UnsetType = UNSET


class WireRound(Struct, frozen=True):
    """A round from its deal on."""

    view: WireView
    steps: tuple[WireStep, ...]


class Eyes(Protocol):
    """Of whoever watches."""

    def view(self, round_: Round) -> View: ...

    def glance(self, round_: Round) -> Glance: ...

    def seen(self, round_: Round, events: tuple[Event, ...], /) -> tuple[Event, ...]: ...

    def told(self, seat: int, action: Action, /) -> str: ...


class SeatEyes:
    """They see what this seat saw; a spectator's is None."""

    def __init__(self, seat: int | None) -> None:
        self._seat = seat

    def view(self, round_: Round) -> View:
        return round_.view(self._seat)

    def glance(self, round_: Round) -> Glance:
        return round_.glance(self._seat)

    def seen(self, round_: Round, events: tuple[Event, ...]) -> tuple[Event, ...]:
        return round_.seen(events, self._seat)

    def told(self, seat: int, action: Action) -> str:
        """Which tile another seat has chosen in secret is not told."""
        hidden = action.verb is Verb.SHOW and seat != self._seat
        return action.verb.value if hidden else write_action(action)


class OpenEyes:
    """They see every hand, and what everybody could have done."""

    def view(self, round_: Round) -> View:
        seen = self.glance(round_)
        history = tuple(round_.history)
        view = round_.view(None)
        return replace(view, hands=seen.hands, pending=seen.pending, legal=seen.legal, history=history)

    def glance(self, round_: Round) -> Glance:
        hands = tuple([round_.hand(seat) for seat in range(round_.state.players)])
        return round_.glance(round_.turn)._replace(hands=hands, pending=round_.pending)

    def seen(self, _: Round, events: tuple[Event, ...]) -> tuple[Event, ...]:
        return events

    def told(self, _: int, action: Action) -> str:
        return write_action(action)


def retrace(match: Match, round_number: int, eyes: Eyes) -> WireRound:
    """The round of that number, from 0; one that is not over goes as far as it went."""
    again = Match(match.sheet, match.players, match.seed, match.first)
    first: WireView | None = None
    steps: list[WireStep] = []
    for action in match.actions:
        round_ = again.round
        if round_.round_number > round_number:
            break
        if round_.round_number < round_number:
            again.play(action)
            continue
        first = first or write_view(eyes.view(round_))
        turn, before = again.turn, eyes.glance(round_)
        assert turn is not None
        events = eyes.seen(round_, _of_this_round(again.play(action)))
        dealt_anew = again.round is not round_ and again.round.round_number == round_number
        steps.append(
            WireStep(
                write_seat(turn),
                eyes.told(turn, action),
                tuple([write_event(event) for event in events]),
                changes=UNSET if dealt_anew else write_changes(before, eyes.glance(round_), round_.state.top),
                view=write_view(eyes.view(again.round)) if dealt_anew else UNSET,
            )
        )
    if first is None:
        assert again.round.round_number == round_number, round_number
        first = write_view(eyes.view(again.round))
    return WireRound(first, tuple(steps))


def _of_this_round(events: tuple[Event, ...]) -> tuple[Event, ...]:
    kinds = [event.kind for event in events]
    return events[: kinds.index(EventKind.ROUND_BEGAN)] if EventKind.ROUND_BEGAN in kinds else events
