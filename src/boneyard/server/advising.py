"""Hints and plans for whoever asks for them. They follow from what the seat sees, and from nothing else."""

import msgspec

from boneyard.analysis.hints import hint
from boneyard.analysis.own_plan import plan_now
from boneyard.record.notation import write_action
from boneyard.server.asking import seat_in
from boneyard.server.commands import Advise, Plan
from boneyard.server.messages import Hinted, Planned
from boneyard.server.table import Table
from boneyard.words import Words
from boneyard.words.hints import deed, reasons
from boneyard.words.levels import called
from boneyard.words.story import Narration


def advice(table: Table, command: Advise, language: Words) -> bytes:
    """In the asker's language. It is the turn of that seat."""
    seat = seat_in(table, command.seat)
    assert table.match is not None
    view = table.match.view(seat)
    given = hint(view)
    names = tuple([called(name, bot, language) for name, bot in table.seats_called()])
    speech = Narration(language, table.sheet, names, you=seat)
    hinted = Hinted(
        id=command.id,
        seat=command.seat,
        number=view.number,
        action=write_action(given.action),
        text=deed(given.action, speech),
        reasons=tuple(reasons(given, speech)),
    )
    return msgspec.json.encode(hinted)


def planned(table: Table, command: Plan) -> bytes:
    seat = seat_in(table, command.seat)
    assert table.round is not None
    view = table.round.view(seat)
    plan = plan_now(view)
    return msgspec.json.encode(
        Planned(
            id=command.id,
            seat=command.seat,
            number=view.number,
            train=tuple([f"{near}-{far}" for near, far in plan.train]),
            spare=tuple([str(tile) for tile in plan.left]),
        )
    )
