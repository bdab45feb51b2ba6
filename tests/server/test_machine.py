"""Whatever people ask for, in whatever order: the log, the table in memory and everybody's views agree.

Hypothesis decides who asks for what; everything it draws has the same bounds whatever has happened before,
and the deals come from a number it draws, so a failure can be repeated and made smaller.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    rule,
    run_state_machine_as_test,
)

from boneyard import Match, Round, Sheet
from boneyard.record.views import view_json
from boneyard.server.chair import Chair
from boneyard.server.hall import Hall
from boneyard.server.listing import listing
from boneyard.server.retelling import rebuilt
from boneyard.server.table import Table
from boneyard.server.telling import about
from tests.counts import count
from tests.server.anything import ANYTHING, COMMANDS, OF_THE_HOST, WHO
from tests.server.company import Friend, Json, a_hall, a_table, settings_for
from tests.server.hours import Clockwork, clockwork
from tests.server.party import SEATS, Party
from tests.server.test_same_game import as_sent

EXAMPLES = count(12, 200)
STEPS = count(40, 60)

TERMS: list[Json] = [
    {"sheet": "mexican-train-classic", "players": 3, "options": {"rounds": "2"}},
    {"sheet": "mexican-train-satisfy", "players": 4, "options": {"rounds": "1"}, "bots": {"D": "caboose"}},
    {"sheet": "chickenfoot", "players": 2, "options": {"rounds": "2"}},
    {"sheet": "engine-191", "players": 2, "options": {"tokens": "2"}},
]

# --- What is compared -------------------------------------------------------------------------------------


def facts(thing: object) -> object:
    """All there is to a table, to be compared with another."""
    if isinstance(thing, (Table, Chair)):  # compiled, so neither has a __dict__
        values = {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}
        return {name: facts(value) for name, value in values.items() if not callable(value)}
    if isinstance(thing, Match):
        return facts(thing.sheet), thing.players, thing.seed, thing.first, thing.actions, facts(thing.round)
    if isinstance(thing, Round):
        seen = [view_json(thing.view(seat)) for seat in (None, *range(thing.state.players))]
        return thing.round_number, thing.number, tuple(thing.history), seen
    if isinstance(thing, Sheet):
        return thing.id, thing.edition, dict(thing.options)
    if isinstance(thing, list):
        return [facts(one) for one in thing]
    return dict(thing) if isinstance(thing, dict) else thing


class AtOneTable(RuleBasedStateMachine):
    loop: ClassVar[Clockwork]
    hall: ClassVar[Hall]
    chance: ClassVar[random.Random]
    problems: ClassVar[list[object]]

    party: Party
    everybody: list[Friend]

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        self.loop.run_until_complete(work)

    @initialize(
        terms=st.sampled_from(TERMS), deal=ANYTHING, moves=st.sampled_from([None, None, 0, 2, 10, 60, 999])
    )
    def come(self, terms: Json, deal: int, moves: int | None) -> None:
        """The match has had so many moves, or has not begun."""
        self.problems.clear()
        self.chance.seed(deal)
        self.do(self._come({**terms, "pace": 0}, moves))

    async def _come(self, terms: Json, moves: int | None) -> None:
        table = await a_table(self.hall, terms, "host")
        people = [Friend(name, called=name) for name in ("host", "anna", "ben", "carl")]
        one_seat = Friend("robot", seat=1, called="robot")
        watcher, second = Friend("", called="watcher"), Friend("host", called="second")
        self.party = Party(table, people, watcher, random.Random(0), [one_seat, second], self.loop.date)
        self.everybody = self.party.company
        for friend in self.everybody:
            self.party.join(friend)
        if moves is not None:
            await self.party.begin()
            for _ in range(moves):
                if self.party.waits:
                    await self.party.go_on()
        await self._all_agree()

    def teardown(self) -> None:
        if hasattr(self, "party"):
            for friend in self.everybody:
                self.party.table.leave(friend.guest)

    # --- What people do -----------------------------------------------------------------------------------

    @rule(who=WHO, command=COMMANDS)
    def ask(self, who: int, command: Json) -> None:
        self.do(self._ask(self.everybody[who], self._near_valid(command)))

    @rule(command=COMMANDS)
    def ask_rightly(self, command: Json) -> None:
        """By somebody who may, about a seat where it makes sense."""
        asked = self._near_valid(command)
        table = self.party.table.table
        kind = asked["kind"]
        meant = {"play": table.turn, "advise": table.turn, "take-back": table.last_seat}.get(kind)
        if kind == "ready":
            meant = min(set(table.people) - table.ready, default=None)
        if meant is not None:
            asked["seat"] = SEATS[meant]
        seat = SEATS.index(asked.get("seat", "A"))
        visitor = table.chairs[seat].visitor if seat < table.players else ""
        if kind == "answer":
            visitor = min(table.visitors - table.agreed, default="")
        if kind in OF_THE_HOST or not visitor:
            visitor = table.host
        self.do(self._ask(next(one for one in self.everybody if one.visitor == visitor), asked))

    @rule(who=WHO, which=ANYTHING, command=COMMANDS, same=st.booleans())
    def ask_again(self, who: int, which: int, command: Json, same: bool) -> None:
        """An id that was used before, perhaps for something else."""
        friend = self.everybody[who]
        if friend.asked:
            before = list(friend.asked.values())[which % len(friend.asked)]
            again = dict(before) if same else self._near_valid(command)
            again["kind"] = again.pop("type", again.get("kind"))
            self.do(self._ask(friend, {**again, "id": before["id"]}))

    @rule(which=ANYTHING)
    def go_on(self, which: int) -> None:
        """Somebody does what the match waits for."""
        if self.party.waits:
            self.party.chance.seed(which)
            self.do(self._go_on())

    async def _go_on(self) -> None:
        await self.party.go_on()
        await self._all_agree()

    @rule(who=WHO)
    def reload(self, who: int) -> None:
        self.do(self._reload(self.everybody[who]))

    async def _reload(self, friend: Friend) -> None:
        self.party.table.leave(friend.guest)
        self.party.join(friend)
        await self._all_agree()

    @rule(who=st.integers(0, 5))
    def go_away(self, who: int) -> None:
        friend = [friend for friend in self.everybody if friend is not self.party.watcher][who]
        self.party.table.leave(friend.guest)

    @rule(seconds=st.sampled_from([1, 10, 40, 100, 400]))
    def time_passes(self, seconds: int) -> None:
        self.do(self._time_passes(seconds))

    async def _time_passes(self, seconds: int) -> None:
        await self.hall.store.log.flush()
        self.loop.put_forward(seconds)
        await self._all_agree()

    @rule()
    def all_leave_and_come_again(self) -> None:
        """The table leaves memory meanwhile."""
        self.do(self._all_leave())

    async def _all_leave(self) -> None:
        party = self.party
        for friend in self.everybody:
            party.table.leave(friend.guest)
        while self.hall.tables.get(party.table.table.id) is party.table:
            await self.hall.store.log.flush()
            self.loop.put_forward(30)
            await asyncio.sleep(0.01)
        party.table = await self.hall.find(party.table.table.id)
        for friend in self.everybody:
            party.join(friend)
        await self._all_agree()

    # --- How it is asked and looked at --------------------------------------------------------------------

    def _near_valid(self, command: Json) -> Json:
        """Numbers are counted from the right one, and some actions are legal."""
        match = self.party.table.table.match
        asked = dict(command)
        if "number" in asked:
            asked["number"] = max(0, asked["number"] + (match.number if match is not None else 0))
        if isinstance(asked.get("action"), int):
            legal = self.everybody[0].views.get("A", {}).get("legal") or ["pass"]
            asked["action"] = legal[asked["action"] % len(legal)]
        return asked

    async def _ask(self, friend: Friend, command: Json) -> None:
        party, asked = self.party, dict(command)
        party.join(friend)
        await self._all_agree()
        before, number = facts(party.table.table), party.table.table.number
        carried_out = (friend.visitor, str(asked.get("id"))) in party.table.table.answered
        kind = asked.pop("kind")
        heard = len(friend.heard)
        id_ = friend.ask(party.table, kind, **asked)
        answer: Json = {}
        while not answer:
            assert not self.problems
            await asyncio.sleep(0)
            for message in friend.heard[heard:]:
                if message.get("id") == id_ or (kind == "missed" and message["type"] == "welcome"):
                    answer = message
        await self._all_agree()
        if answer["type"] != "told":
            assert facts(party.table.table) == before
        if carried_out:
            assert answer["type"] == "done"
        elif answer["type"] == "told":
            assert party.table.table.number > number
        else:
            assert answer["type"] in ("refused", "said", "hinted", "planned") or kind == "missed", answer

    async def _quiet(self) -> None:
        table = self.party.table
        while True:
            await self.hall.store.log.flush()
            await asyncio.sleep(0)
            due = table.mover.due()
            waits = due is None or due.at > self.loop.date() + 0.5
            if waits and table.written == table.table.number:
                return
            assert not self.problems
            await asyncio.sleep(0.001)

    async def _all_agree(self) -> None:
        await self._quiet()
        opened = self.party.table
        table = opened.table
        assert not self.problems
        log = await self.hall.store.entries(table.id)
        assert facts(rebuilt(table.id, log)) == facts(table)
        self._copies_go_on_apart(table)
        row = await self.hall.store.row(table.id)
        assert row is not None
        assert row.summary == msgspec.json.encode(listing(table, sum(chair.free for chair in table.chairs)))
        for friend in self.everybody:
            if friend.guest in opened.guests:
                self._sees_what_is_there(friend, table)

    def _copies_go_on_apart(self, table: Table) -> None:
        before, copied = facts(table), table.copy()
        assert facts(copied) == before
        if copied.match is not None and not copied.match.over:
            copied.match.play(copied.match.legal()[0])
        for chair in copied.chairs:
            chair.clear()
        for some in (
            copied.removed,
            copied.ready,
            copied.agreed,
            copied.answered,
            copied.nonces,
            copied.spent,
        ):
            some.clear()
        assert facts(table) == before

    def _sees_what_is_there(self, friend: Friend, table: Table) -> None:
        assert friend.number == table.number
        assert friend.yours == [SEATS[seat] for seat in table.seats_of(friend.visitor)]
        fresh = msgspec.json.decode(msgspec.json.encode(about(table, 0, self.hall.settings.show_seconds)))
        for whole in (fresh, friend.about):
            whole.pop("clock", None)
        assert friend.about == fresh
        if table.round is None:
            assert not friend.views
        else:
            seats: list[str | None] = [*friend.yours] or [None]
            assert set(friend.views) == set(seats)
            for seat, view in friend.views.items():
                assert view == as_sent(self.party.table, seat)


class Listening(logging.Handler):
    def __init__(self, problems: list[object]) -> None:
        super().__init__(logging.WARNING)
        self._problems = problems

    def emit(self, record: logging.LogRecord) -> None:
        self._problems.append(record.getMessage())


def test_whatever_people_ask_for_all_agree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(0)
    monkeypatch.setattr(secrets, "token_hex", lambda size: chance.randbytes(size).hex())
    monkeypatch.setattr(secrets, "randbits", chance.getrandbits)
    problems: list[object] = []
    listening = Listening(problems)
    logging.getLogger("boneyard").addHandler(listening)
    with clockwork(monkeypatch) as loop:
        loop.set_exception_handler(lambda _, context: problems.append(context))
        place = a_hall(settings_for(tmp_path, tables_each=10**6, away_seconds=5.0, nonce_seconds=5.0))
        AtOneTable.loop, AtOneTable.chance, AtOneTable.problems = loop, chance, problems
        AtOneTable.hall = loop.run_until_complete(place.__aenter__())
        try:
            run_state_machine_as_test(
                AtOneTable, settings=settings(max_examples=EXAMPLES, stateful_step_count=STEPS)
            )
        finally:
            loop.run_until_complete(place.__aexit__(None, None, None))
            logging.getLogger("boneyard").removeHandler(listening)
    assert not problems
