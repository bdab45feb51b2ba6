"""A hint, in the language of whoever asks for it."""

import msgspec

from boneyard.analysis.hints import hint
from boneyard.record.notation import write_action
from boneyard.server.asking import seat_in
from boneyard.server.commands import Advise
from boneyard.server.messages import Hinted
from boneyard.server.table import Table
from boneyard.words import Words
from boneyard.words.hints import deed, reasons
from boneyard.words.speech import Speech


def advice(table: Table, command: Advise, language: Words) -> bytes:
    """It is the turn of that seat. The hint follows from what the seat sees, and from nothing else."""
    seat = seat_in(table, command.seat)
    assert table.match is not None
    view = table.match.view(seat)
    given = hint(view)
    speech = Speech(language, table.sheet, table.seat_names(), you=seat)
    hinted = Hinted(
        id=command.id,
        seat=command.seat,
        number=view.number,
        action=write_action(given.action),
        text=deed(given.action, speech),
        reasons=tuple(reasons(given, speech)),
    )
    return msgspec.json.encode(hinted)
