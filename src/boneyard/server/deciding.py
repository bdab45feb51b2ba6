"""What a command leads to: entries for the log, or a refusal. The table is only looked at.

What happens without anybody asking for it, by bots and clocks, is in due.py.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec
from msgspec import UNSET

from boneyard.analysis.hints import ADVISERS
from boneyard.bots.levels import level_called
from boneyard.record.match_record import table_commitment
from boneyard.record.notation import NotationError, action_text, read_action, read_seat, write_seat
from boneyard.record.seeds import derived_nonce, fresh_secret
from boneyard.rules.action import Action, Verb, encode
from boneyard.rules.event import EventKind
from boneyard.server import commands as asks
from boneyard.server import hosting
from boneyard.server.asking import Asker, need_host, need_open, need_play, own_seat, seat_in
from boneyard.server.entries import (
    Acted,
    Agreed,
    AnyEntry,
    Arranged,
    Asked,
    Dealt,
    Declined,
    Gave,
    HandedBack,
    Left,
    Promised,
    Sat,
    Settled,
    Stood,
    TakenBack,
    WasReady,
    WentOn,
)
from boneyard.server.names import BadName, clean_name
from boneyard.server.refused import Refused
from boneyard.server.table import OPEN, OVER, STARTING, Table
from boneyard.server.terms import BadTerms, Terms, check_terms

MOST_REDEALS = 100
"""In a row, by the seats of Engine 191: a record from strangers may have no more."""
REVEALING: Final = frozenset(
    (
        EventKind.DREW,
        EventKind.SEARCHED,
        EventKind.REVEALED,
        EventKind.FLIPPED,
        EventKind.DEALT,
        EventKind.REDEALT,
        EventKind.ROUND_OVER,
    )
)
"""Nothing is taken back past these: somebody has learned what was hidden."""


def decide(table: Table, asker: Asker, command: asks.AnyCommand) -> list[AnyEntry]:
    """Raises Refused."""
    entries = _DECIDE[type(command)](table, asker, command)
    if not entries:
        return entries
    first = msgspec.structs.replace(entries[0], by=asker.visitor, id=command.id)
    return [first, *entries[1:]]


# --- Before the match -------------------------------------------------------------------------------------


def _sit(table: Table, asker: Asker, command: asks.Sit) -> list[AnyEntry]:
    seat = seat_in(table, command.seat)
    chair = table.chairs[seat]
    if not asker.visitor or (asker.seat is not None and asker.seat != seat):
        raise Refused("foreign-token")
    if asker.visitor in table.removed:
        raise Refused("removed")
    if table.state == OVER:
        raise Refused("over")
    if chair.kept_for == asker.visitor and chair.bot:
        if table.time_up(seat):
            raise Refused("time-up")
        return [HandedBack(at=asker.now, seat=seat)]
    if not chair.free and chair.visitor != asker.visitor:
        raise Refused("seat-taken", command.seat)
    try:
        name = clean_name(command.name)
    except BadName as problem:
        raise Refused("bad-name", str(problem)) from None
    if table.state != OPEN and not chair.free:
        raise Refused("already-started")
    return [Sat(at=asker.now, seat=seat, visitor=asker.visitor, name=name)]


def _stand(table: Table, asker: Asker, command: asks.Stand) -> list[AnyEntry]:
    seat = own_seat(table, asker, command.seat)
    if table.state == OPEN:
        return [Stood(at=asker.now, seat=seat)]
    need_play(table)
    return [Left(at=asker.now, visitor=asker.visitor)]


def _arrange(table: Table, asker: Asker, command: asks.Arrange) -> list[AnyEntry]:
    need_host(table, asker)
    need_open(table)
    order = tuple([seat_in(table, name) for name in command.order])
    if sorted(order) != list(range(table.players)):
        raise Refused("bad-order")
    bots = {write_seat(to): table.chairs[seat].bot for to, seat in enumerate(order) if table.chairs[seat].bot}
    terms = msgspec.structs.replace(table.terms, bots=bots)
    arranged: list[AnyEntry] = [Arranged(at=asker.now, order=order)]
    return arranged if terms == table.terms else [*arranged, Settled(at=asker.now, terms=terms)]


def _settle(table: Table, asker: Asker, command: asks.Settle) -> list[AnyEntry]:
    need_host(table, asker)
    if table.state == OVER:
        raise Refused("over")
    new = {
        name: value
        for name in ("first", "bots", "clock", "pace", "hints", "take_backs", "public")
        if (value := getattr(command, name)) is not UNSET
    }
    if table.state != OPEN and {"first", "bots"} & set(new):
        raise Refused("already-started")
    terms = msgspec.structs.replace(table.terms, **new)
    _check(terms, asker)
    for name in terms.bots:
        chair = table.chairs[read_seat(name)]
        if table.state == OPEN and chair.person:
            raise Refused("seat-taken", name)
    return [Settled(at=asker.now, terms=terms)]


def _check(terms: Terms, asker: Asker) -> None:
    try:
        check_terms(terms, asker.programs)
    except BadTerms as problem:
        raise Refused("bad-terms", str(problem)) from None


def _start(table: Table, asker: Asker, _: asks.Start) -> list[AnyEntry]:
    need_host(table, asker)
    need_open(table)
    if any(chair.free for chair in table.chairs):
        raise Refused("seats-free")
    secret, names = fresh_secret(), table.seat_names()
    commitment = table_commitment(secret, table.sheet, table.players, names, table.first)
    promised = Promised(at=asker.now, secret=secret, commitment=commitment, names=names)
    if table.people:
        return [promised]
    return [promised, Dealt(at=asker.now, nonces=missing_nonces(table, commitment))]


def _nonce(table: Table, asker: Asker, command: asks.Nonce) -> list[AnyEntry]:
    seat = own_seat(table, asker, command.seat)
    if table.state != STARTING or seat in table.nonces:
        raise Refused("nonce-not-wanted")
    gave = Gave(at=asker.now, seat=seat, nonce=command.nonce)
    waiting = set(table.people) - {seat, *table.nonces}
    if waiting:
        return [gave]
    dealt = missing_nonces(table, table.commitment)
    del dealt[seat]
    return [gave, Dealt(at=asker.now, nonces=dealt)]


def missing_nonces(table: Table, commitment: str) -> dict[int, str]:
    """For bots, and for people who have not given one in time."""
    return {
        seat: derived_nonce(commitment, write_seat(seat))
        for seat in range(table.players)
        if seat not in table.nonces
    }


# --- The match --------------------------------------------------------------------------------------------


def _play(table: Table, asker: Asker, command: asks.Play) -> list[AnyEntry]:
    seat = own_seat(table, asker, command.seat)
    need_play(table)
    match = table.match
    assert match is not None
    if command.number != match.number:
        raise Refused("stale")
    if table.paused_at is not None:
        raise Refused("paused")
    if table.showing:
        raise Refused("round-shown")
    if match.turn != seat:
        raise Refused("not-your-turn")
    try:
        action = read_action(command.action)
    except NotationError as problem:
        raise Refused("not-an-action", str(problem)) from None
    return [acted(table, seat, action, "person", asker.now)]


def acted(table: Table, seat: int, action: Action, kind: str, now: float) -> Acted:
    """Raises Refused with the clause if the action is not legal; nothing is played here."""
    match = table.match
    assert match is not None
    code = encode(action)
    round_ = match.round
    if not round_.state.allows(code):
        illegal = round_.refusal(action, code)
        raise Refused("illegal", illegal=illegal, seats=table.seats_called(), seat=seat)
    if action.verb is Verb.SHOW and match.redeals >= MOST_REDEALS:
        raise Refused("too-many-redeals")
    return Acted(at=now, seat=seat, action=action_text(code), kind=kind)


def _ready(table: Table, asker: Asker, command: asks.Ready) -> list[AnyEntry]:
    seat = own_seat(table, asker, command.seat)
    if not table.showing:
        raise Refused("no-round-shown")
    if seat in table.ready:
        raise Refused("already-ready")
    if table.paused_at is not None:
        raise Refused("paused")
    ready: list[AnyEntry] = [WasReady(at=asker.now, seat=seat)]
    if set(table.people) <= {seat, *table.ready}:
        ready.append(WentOn(at=asker.now))
    return ready


def _say(table: Table, asker: Asker, command: asks.Say) -> list[AnyEntry]:
    """Said, but not written down."""
    own_seat(table, asker, command.seat)
    return []


def _take_back(table: Table, asker: Asker, command: asks.TakeBack) -> list[AnyEntry]:
    seat = own_seat(table, asker, command.seat)
    need_play(table)
    assert table.match is not None
    if not table.terms.take_backs:
        raise Refused("no-take-backs")
    if command.number != table.match.number:
        raise Refused("stale")
    if table.asked is not None:
        raise Refused("already-asked")
    if table.last_seat != seat:
        raise Refused("nothing-to-take-back")
    if any(event.kind in REVEALING for event in table.last_events):
        raise Refused("revealed")
    asked: list[AnyEntry] = [Asked(at=asker.now, seat=seat)]
    if table.visitors <= {asker.visitor}:
        asked.append(TakenBack(at=asker.now))
    return asked


def _answer(table: Table, asker: Asker, command: asks.Answer) -> list[AnyEntry]:
    if table.asked is None:
        raise Refused("nobody-asks")
    if asker.visitor not in table.visitors:
        raise Refused("not-your-seat")
    if not command.agree:
        return [Declined(at=asker.now, visitor=asker.visitor)]
    agreed: list[AnyEntry] = [Agreed(at=asker.now, visitor=asker.visitor)]
    if table.visitors <= {asker.visitor, *table.agreed}:
        agreed.append(TakenBack(at=asker.now))
    return agreed


def _advise(table: Table, asker: Asker, command: asks.Advise) -> list[AnyEntry]:
    """Whether a hint may be given; it changes nothing."""
    seat = own_seat(table, asker, command.seat)
    need_play(table)
    if not table.terms.hints:
        raise Refused("no-hints")
    if table.turn != seat:
        raise Refused("round-shown" if table.showing else "not-your-turn")
    if command.level and level_called(command.level) not in ADVISERS:
        raise Refused("no-such-adviser", command.level)
    return []


def _plan(table: Table, asker: Asker, command: asks.Plan) -> list[AnyEntry]:
    """Whether a plan may be made; it changes nothing."""
    own_seat(table, asker, command.seat)
    need_play(table)
    if not table.terms.hints:
        raise Refused("no-hints")
    return []


def _missed(_: Table, _asker: Asker, _command: asks.Missed) -> list[AnyEntry]:
    return []


_DECIDE: Final[Mapping[type, Callable[[Table, Asker, Any], list[AnyEntry]]]] = MappingProxyType(
    {
        asks.Sit: _sit,
        asks.Stand: _stand,
        asks.Arrange: _arrange,
        asks.Settle: _settle,
        asks.Start: _start,
        asks.Nonce: _nonce,
        asks.Play: _play,
        asks.Ready: _ready,
        asks.Say: _say,
        asks.TakeBack: _take_back,
        asks.Answer: _answer,
        asks.Advise: _advise,
        asks.Plan: _plan,
        asks.Pause: hosting.pause,
        asks.Resume: hosting.resume,
        asks.Hand: hosting.hand,
        asks.HandBack: hosting.hand_back,
        asks.Remove: hosting.remove,
        asks.BecomeHost: hosting.become_host,
        asks.Rematch: hosting.rematch,
        asks.Missed: _missed,
    }
)
