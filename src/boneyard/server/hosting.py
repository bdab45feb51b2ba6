"""What the host of a table may ask for once the match is on, and who is host when the host is gone."""

from boneyard.server import commands as asks
from boneyard.server.absences import host_away_since
from boneyard.server.asking import Asker, need_host, need_play, seat_in
from boneyard.server.entries import (
    AnyEntry,
    Freed,
    Handed,
    HandedBack,
    HostBecame,
    Paused,
    Removed,
    Resumed,
    Stood,
)
from boneyard.server.refused import Refused
from boneyard.server.table import OPEN, OVER, Table
from boneyard.server.terms import BadTerms, check_bot

STAND_IN = "brakeman"
"""The bot that plays when the clock has run out, or for somebody the host has removed."""


def pause(table: Table, asker: Asker, _: asks.Pause) -> list[AnyEntry]:
    need_host(table, asker)
    need_play(table)
    if table.paused_at is not None:
        raise Refused("paused")
    return [Paused(at=asker.now)]


def resume(table: Table, asker: Asker, _: asks.Resume) -> list[AnyEntry]:
    need_host(table, asker)
    if table.paused_at is None:
        raise Refused("not-paused")
    return [Resumed(at=asker.now)]


def hand(table: Table, asker: Asker, command: asks.Hand) -> list[AnyEntry]:
    need_host(table, asker)
    need_play(table)
    seat = seat_in(table, command.seat)
    if command.bot is None:
        if table.chairs[seat].free:
            raise Refused("seat-not-taken", command.seat)
        return [Freed(at=asker.now, seat=seat)]
    try:
        check_bot(command.bot, asker.programs)
    except BadTerms as problem:
        raise Refused("bad-terms", str(problem)) from None
    return [Handed(at=asker.now, seat=seat, bot=command.bot)]


def hand_back(table: Table, asker: Asker, command: asks.HandBack) -> list[AnyEntry]:
    need_host(table, asker)
    need_play(table)
    seat = seat_in(table, command.seat)
    chair = table.chairs[seat]
    if not chair.kept_for or not chair.bot:
        raise Refused("not-kept", command.seat)
    return [HandedBack(at=asker.now, seat=seat)]


def remove(table: Table, asker: Asker, command: asks.Remove) -> list[AnyEntry]:
    need_host(table, asker)
    seat = seat_in(table, command.seat)
    chair = table.chairs[seat]
    if table.state == OVER:
        raise Refused("over")
    if not chair.visitor:
        raise Refused("seat-not-taken", command.seat)
    if chair.visitor == asker.visitor:
        raise Refused("not-your-seat", command.seat)
    removed: list[AnyEntry] = [Removed(at=asker.now, visitor=chair.visitor)]
    for place, other in enumerate(table.chairs):
        if other.visitor == chair.visitor:
            if table.state != OPEN:
                removed.append(Handed(at=asker.now, seat=place, bot=other.bot or STAND_IN, kept=False))
            else:
                removed.append(Stood(at=asker.now, seat=place))
    return removed


def become_host(table: Table, asker: Asker, _: asks.BecomeHost) -> list[AnyEntry]:
    if not table.seats_of(asker.visitor) or asker.seat is not None:
        raise Refused("not-your-seat")
    since = host_away_since(table)
    if since is None or asker.now - since < asker.host_away_seconds:
        raise Refused("host-is-there")
    return [HostBecame(at=asker.now, visitor=asker.visitor)]


def rematch(table: Table, asker: Asker, _: asks.Rematch) -> list[AnyEntry]:
    """The hall makes the new table; here it is only seen whether it may."""
    need_host(table, asker)
    if table.state != OVER:
        raise Refused("not-over")
    if table.rematch:
        raise Refused("rematched")
    return []
