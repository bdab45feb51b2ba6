"""What is stored of a table beside its log, so that it can be found without reading that."""

from collections import Counter

import msgspec
from msgspec import Struct

from boneyard.record.notation import write_seat
from boneyard.rules.event import EventKind
from boneyard.rules.match import Match
from boneyard.server.store import TableRow
from boneyard.server.table import OVER, PLAYING, STARTING, Table
from boneyard.server.terms import Terms


class Listing(Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    table: str
    terms: Terms
    state: str
    names: tuple[str, ...]
    free: int
    made_at: float
    ended_at: float | None = None
    totals: tuple[int, ...] | None = None
    winners: tuple[str, ...] = ()


def row_of(table: Table, due_at: float | None, key: str | None = None) -> TableRow:
    state = PLAYING if table.state == STARTING else table.state
    free = sum([chair.free for chair in table.chairs])
    return TableRow(
        id=table.id,
        key=key,
        state=state,
        public=table.terms.public,
        host=table.host,
        sheet=table.terms.sheet,
        players=table.players,
        free=free,
        summary=msgspec.json.encode(listing(table, free)),
        made_at=table.made_at,
        changed_at=table.changed_at,
        ended_at=table.ended_at,
        due_at=due_at,
    )


def listing(table: Table, free: int) -> Listing:
    match = table.match
    over = match is not None and table.state == OVER
    return Listing(
        table=table.id,
        terms=table.terms,
        state=table.state,
        names=tuple([chair.name for chair in table.chairs]),
        free=free,
        made_at=table.made_at,
        ended_at=table.ended_at,
        totals=match.totals if match is not None and over else None,
        winners=tuple([write_seat(seat) for seat in match.winners]) if match is not None else (),
    )


def tallies_of(match: Match) -> tuple[tuple[str, int, str, int], ...]:
    """What a finished match adds to the statistics of all deals, by which everybody can see they are fair."""
    facts: Counter[str] = Counter({"matches": 1})
    for events in match.history():
        for event in events:
            if event.kind is EventKind.ROUND_BEGAN:
                facts["deals"] += 1
            elif event.kind is EventKind.DEALT and event.tiles is not None and event.seat is not None:
                seat = write_seat(event.seat)
                doubles = sum([tile.is_double for tile in event.tiles])
                facts[f"hands-with-{doubles}-doubles"] += 1
                facts[f"seat-{seat}-tiles"] += len(event.tiles)
                facts[f"seat-{seat}-doubles"] += doubles
                facts[f"seat-{seat}-pips"] += sum([tile.pips for tile in event.tiles])
    for result in match.results:
        for winner in result.winners:
            facts[f"seat-{write_seat(winner)}-rounds-won"] += 1
    return tuple([(match.sheet.id, match.players, fact, number) for fact, number in sorted(facts.items())])
