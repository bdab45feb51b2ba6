"""Hints and plans for whoever asks for them. They follow from what the seat sees, and from nothing else."""

import logging
import secrets
from collections.abc import Callable, Coroutine

import msgspec

from boneyard.analysis.hints import Hint, hint, hint_from
from boneyard.analysis.own_plan import plan_now
from boneyard.bots.levels import level_called
from boneyard.bots.thought import SEARCHERS
from boneyard.record.notation import write_action
from boneyard.rules.view import View
from boneyard.server.asking import seat_in
from boneyard.server.commands import Advise, Plan
from boneyard.server.guests import Guest
from boneyard.server.messages import Hinted, Planned
from boneyard.server.refused import Refused
from boneyard.server.table import Table
from boneyard.server.thinkers import THINKING, Team, ThinkerFailed, TooBusy
from boneyard.words import Words
from boneyard.words.hints import deed, reasons
from boneyard.words.levels import called
from boneyard.words.story import Narration

log = logging.getLogger(__name__)


def needs_thought(command: Advise) -> bool:
    """Level 6 has its hint at once."""
    return level_called(command.level) in SEARCHERS


def advice(table: Table, command: Advise, language: Words) -> bytes:
    """It is the turn of that seat."""
    view = _view(table, command)
    return _told(table, command, language, view, hint(view))


class Adviser:
    """For one table: hints that need thought, one at a time."""

    def __init__(self, team: Team) -> None:
        self._team = team
        self._thinking = False

    def advise(
        self, table: Table, guest: Guest, command: Advise, say: Callable[[bytes], None]
    ) -> Coroutine[None, None, None]:
        """About the table as it is now, whatever has become of it when the hint is said."""
        return self._advise(table, _view(table, command), guest, command, say)

    async def _advise(
        self, table: Table, view: View, guest: Guest, command: Advise, say: Callable[[bytes], None]
    ) -> None:
        if self._thinking:
            guest.refuse(command.id, Refused("busy"))
            return
        level = level_called(command.level)
        self._thinking = True
        try:
            thought = await self._team.consider(level, view, THINKING, secrets.randbits(31))
        except (TooBusy, ThinkerFailed) as problem:
            log.warning("%s gave no hint: %s", level, problem)
            guest.refuse(command.id, Refused("busy"))
        else:
            say(_told(table, command, guest.language, view, hint_from(view, thought)))
        finally:
            self._thinking = False


def _view(table: Table, command: Advise) -> View:
    assert table.match is not None
    return table.match.view(seat_in(table, command.seat))


def _told(table: Table, command: Advise, language: Words, view: View, given: Hint) -> bytes:
    """In the asker's language."""
    names = tuple([called(name, bot, language) for name, bot in table.seats_called()])
    speech = Narration(language, table.sheet, names, you=view.seat)
    hinted = Hinted(
        id=command.id,
        seat=command.seat,
        number=view.number,
        action=write_action(given.action),
        text=deed(given.action, speech),
        reasons=tuple(reasons(given, speech)),
        level=level_called(command.level),
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
