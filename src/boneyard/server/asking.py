"""Who asks, and what that lets them do at a table."""

from typing import NamedTuple

from boneyard.record.notation import read_seat
from boneyard.server.refused import Refused
from boneyard.server.table import OPEN, OVER, STARTING, Table


class Asker(NamedTuple):
    """Who asks. A token for one seat alone has that `seat`; `now` is the server's time."""

    visitor: str
    seat: int | None
    now: float
    programs: frozenset[str] = frozenset()
    host_away_seconds: float = 300.0


def seat_in(table: Table, name: str) -> int:
    seat = read_seat(name)
    if seat >= table.players:
        raise Refused("no-such-seat", name)
    return seat


def own_seat(table: Table, asker: Asker, name: str) -> int:
    seat = seat_in(table, name)
    chair = table.chairs[seat]
    if not asker.visitor or not chair.person or chair.visitor != asker.visitor:
        raise Refused("not-your-seat", name)
    return seat


def need_host(table: Table, asker: Asker) -> None:
    if not asker.visitor or asker.visitor != table.host or asker.seat is not None:
        raise Refused("not-host")


def need_play(table: Table) -> None:
    if table.state in (OPEN, STARTING):
        raise Refused("not-started")
    if table.state == OVER:
        raise Refused("over")


def need_open(table: Table) -> None:
    if table.state != OPEN:
        raise Refused("already-started")
