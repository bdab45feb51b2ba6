"""Bots and clocks of a table that is in memory: what is due is done when its time has come."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from time import time
from typing import Protocol

from boneyard.analysis.hints import QUICK
from boneyard.bots.levels import LEVELS, UnknownBot, bot_named
from boneyard.bots.thought import SEARCHERS
from boneyard.rules.action import Action
from boneyard.rules.chance import Mwc
from boneyard.rules.view import View
from boneyard.server.deciding import acted
from boneyard.server.due import Due, What, due, happening, thinker
from boneyard.server.entries import AnyEntry
from boneyard.server.hosting import STAND_IN
from boneyard.server.refused import Refused
from boneyard.server.settings import Settings
from boneyard.server.table import Table
from boneyard.server.thinkers import THINKING, Team, ThinkerFailed, TooBusy

LONGEST = 3.0
"""Seconds that people wait for a bot that searches, when others keep the team busy."""
RETRY = 0.5
"""Seconds until a team that was too busy is asked again, for a program."""

log = logging.getLogger(__name__)


class Moved(Protocol):
    """The table that is moved."""

    table: Table

    @property
    def still(self) -> bool:
        """Everything that has happened is on disk, and the table is not closed."""
        ...

    def happen(self, entries: Sequence[AnyEntry]) -> None: ...

    def thought(self, bot: str) -> None: ...


class Mover:
    """`held` says whether bots and clocks are this process's to move."""

    def __init__(self, moved: Moved, settings: Settings, team: Team, held: bool) -> None:
        self.held = held
        self._moved = moved
        self._settings = settings
        self._team = team
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()

    @property
    def busy(self) -> bool:
        return self._thinking is not None

    def due(self) -> Due | None:
        return due(self._moved.table, self._settings)

    @property
    def due_at(self) -> float | None:
        next_ = self.due()
        return None if next_ is None else next_.at

    def hold(self, held: bool) -> None:
        if held != self.held:
            self.held = held
            self.wait()

    def stop(self) -> None:
        """Until `wait` is called again; a thought that is under way is dropped."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    def wait(self) -> None:
        """For what is due next."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.held and self._thinking is None and self._moved.still:
            next_ = self.due()
            if next_ is not None:
                self._timer = self._loop.call_later(max(next_.at - time(), 0), self._be_due)

    def _be_due(self) -> None:
        self._timer = None
        next_ = self.due()
        if next_ is None or not self.held or not self._moved.still:
            return
        now = time()
        if next_.at > now:
            self.wait()
        elif next_.what is What.THINK:
            self._think(now)
        else:
            self._moved.happen(happening(self._moved.table, next_.what, now))

    def _think(self, now: float) -> None:
        table = self._moved.table
        match, (bot, kind) = table.match, thinker(table)
        assert match is not None
        assert match.turn is not None
        view = match.view(match.turn)
        seed = secrets.randbits(31)
        self._moved.thought(bot)
        if bot in LEVELS:  # all of these decide in well under a millisecond
            self._play(match.turn, bot_named(bot, table.sheet)(view, Mwc(seed), THINKING), kind, now)
        else:
            self._thinking = self._loop.create_task(self._ask_team(bot, kind, view, seed))

    async def _ask_team(self, bot: str, kind: str, view: View, seed: int) -> None:
        action: Action | None = None
        searches = bot in SEARCHERS
        at_once = bot_named(QUICK if searches else STAND_IN, self._moved.table.sheet)
        try:
            async with asyncio.timeout(LONGEST if searches else None):
                action = await self._team.think(bot, view, THINKING, seed)
        except (TooBusy, TimeoutError):
            if searches:
                log.info("%s would have to wait, so %s decides", bot, QUICK)
                action = at_once(view, Mwc(seed), THINKING)
            else:
                await asyncio.sleep(RETRY)
        except (ThinkerFailed, UnknownBot) as problem:  # the operator may have taken it away since
            log.warning("the bot %s failed: %s", bot, problem)
            action = at_once(view, Mwc(seed), THINKING)
        finally:
            if self._thinking is asyncio.current_task():
                self._thinking = None
        table = self._moved.table
        match, seat = table.match, view.seat
        assert seat is not None
        if (
            action is not None
            and self._moved.still
            and match is not None
            and table.turn == seat
            and table.paused_at is None
            and thinker(table) == (bot, kind)
            and match.view(seat) == view  # an action may have been taken back, and another played
        ):
            self._play(seat, action, kind, time())
        else:  # the table has moved on without it
            self.wait()

    def _play(self, seat: int, action: Action, kind: str, now: float) -> None:
        try:
            entry = acted(self._moved.table, seat, action, kind, now)
        except Refused as refused:  # too many new deals in a row: nobody can go on
            log.warning("a bot cannot go on: %s", refused.reason)
            return
        self._moved.happen([entry])
