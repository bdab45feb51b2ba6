"""An evening at a table as it comes: people play, reload, hand seats over, take moves back, and watch."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from time import time

from boneyard import SHEETS
from boneyard.server.open_table import OpenTable
from boneyard.server.table import OPEN, OVER, STARTING
from tests.properties.tables import playable
from tests.server.company import NONCE, Friend, Json

SEATS = "ABCDEFGH"
BOTS = ("caboose", "brakeman", "conductor")
SHORT = {"rounds": ("1", "1", "1", "2"), "tokens": ("1",)}
"""What makes a match short: most have one round."""


def any_terms(sheet: str, chance: random.Random) -> Json:
    """With some of its switches turned, any number of players, and bots in some of the seats."""
    while True:
        options = {
            name: chance.choice(SHORT.get(name, [answer.name for answer in question.answers]))
            for name, question in SHEETS[sheet].switches.items()
            if name in SHORT or chance.random() < 0.4
        }
        if playable(sheet, options) and SHEETS[sheet].having(options).player_counts:
            break
    counts = SHEETS[sheet].having(options).player_counts
    players = min(chance.choice(counts), chance.choice(counts))
    bots = {seat: chance.choice(BOTS) for seat in SEATS[1:players] if chance.random() < 0.4}
    clock = chance.choice([None, None, {"per": "move", "seconds": 600}, {"per": "match", "seconds": 86400}])
    return {
        "sheet": sheet,
        "players": players,
        "options": options,
        "bots": bots,
        "clock": clock,
        "pace": 0,
        "first": chance.choice(SEATS[:players]),
    }


class Party:
    """`people` can sit here, the first is the host. `others` are more devices of theirs, and spectators.

    `watcher` is a spectator who is always there: somebody who hears whatever happens.
    """

    def __init__(
        self,
        table: OpenTable,
        people: Sequence[Friend],
        watcher: Friend,
        chance: random.Random,
        others: Sequence[Friend] = (),
        clock: Callable[[], float] = time,
    ) -> None:
        self.table = table
        self.people = people
        self.watcher = watcher
        self.others = others
        self.chance = chance
        self.clock = clock
        self.done: Counter[str] = Counter()

    @property
    def company(self) -> list[Friend]:
        return [*self.people, *self.others, self.watcher]

    @property
    def host(self) -> Friend:
        return self.people[0]

    def of(self, visitor: str) -> Friend:
        return next(friend for friend in self.company if friend.visitor == visitor)

    def here(self, friend: Friend) -> bool:
        return friend.guest in self.table.guests

    def join(self, friend: Friend) -> None:
        if not self.here(friend):
            self.table.join(friend.guest)

    async def quiet(self) -> None:
        """Everything is on disk, and nobody is at work: it is a person's turn, or no turn at all."""
        while True:
            before = self.watcher.number
            due = self.table.mover.due()
            if self.table.written == self.table.table.number == before and (
                due is None or due.at > self.clock() + 0.5
            ):
                return
            await self.watcher.until(lambda before=before: self.watcher.number > before)

    async def ask(self, friend: Friend, kind: str, **fields: object) -> Json:
        self.join(friend)
        answer = await friend.answer(self.table, kind, **fields)
        await self.quiet()
        return answer

    # --- How it begins ------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """All seats without a bot are taken, the match starts, and everybody gives a nonce."""
        for friend in (self.watcher, *self.others):
            self.join(friend)
        for seat, chair in enumerate(list(self.table.table.chairs)):
            if chair.free:
                name = f"Somebody in {SEATS[seat]}"
                await self.ask(self._for_seat(seat), "sit", seat=SEATS[seat], name=name)
        await self.ask(self.host, "start")
        for seat in self.table.table.people:
            if self.table.table.state == STARTING:
                friend = self.of(self.table.table.chairs[seat].visitor)
                await self.ask(friend, "nonce", seat=SEATS[seat], nonce=NONCE)

    def _for_seat(self, seat: int) -> Friend:
        """Whoever can sit nowhere else, or has no seat yet."""
        for fit in (lambda friend: friend.guest.seat == seat, self._waits):
            if found := [friend for friend in self.people if fit(friend)]:
                return found[0]
        return self.host

    def _waits(self, friend: Friend) -> bool:
        table = self.table.table
        return not (
            friend.guest.seat is not None or friend.visitor in table.removed or table.seats_of(friend.visitor)
        )

    # --- How it goes on -----------------------------------------------------------------------------------

    @property
    def waits(self) -> bool:
        """For people, and not for bots or the end of a pause between rounds."""
        table = self.table.table
        if table.paused_at is not None or table.asked is not None:
            return True
        if table.showing:
            return not set(table.people) <= table.ready
        return table.turn is not None and not table.chairs[table.turn].bot

    async def go_on(self) -> None:
        """Whatever the match waits for just now is done."""
        table, chance = self.table.table, self.chance
        turn = table.turn
        if table.paused_at is not None:
            await self.ask(self.host, "resume")
        elif table.asked is not None:
            asked = set(table.visitors) - table.agreed
            await self.ask(self.of(min(asked)), "answer", agree=chance.random() < 0.8)
        elif table.showing:
            seat = min(set(table.people) - table.ready)
            await self.ask(self.of(table.chairs[seat].visitor), "ready", seat=SEATS[seat])
        else:
            assert turn is not None, table.state
            if table.chairs[turn].free:
                await self._fill(turn)
            else:
                await self._play(self.of(table.chairs[turn].visitor), SEATS[turn])

    async def _play(self, friend: Friend, seat: str) -> None:
        self.join(friend)
        await friend.until(lambda: seat in friend.views and friend.views[seat]["legal"])
        view = friend.views[seat]
        tiles = [action for action in view["legal"] if "@" in action]
        doubles = [action for action in view["legal"] if action in (f"show {n}-{n}" for n in range(13))]
        action = self.chance.choice(doubles or tiles or view["legal"])
        answer = await self.ask(friend, "play", seat=seat, number=view["number"], action=action)
        assert answer["type"] == "told", answer
        self.done["play"] += 1

    async def _fill(self, seat: int) -> None:
        """A free seat is taken by somebody who has none yet, or else by a bot."""
        free = [friend for friend in self.people if self._waits(friend)]
        if free:
            await self.ask(free[0], "sit", seat=SEATS[seat], name="Somebody else")
        else:
            await self.ask(self.host, "hand", seat=SEATS[seat], bot="caboose")

    # --- What else people do ------------------------------------------------------------------------------

    async def do_something(self) -> None:
        name, deed = self.chance.choice(DEEDS)
        if self.table.table.state not in (OPEN, STARTING, OVER):
            await deed(self)
            await self.quiet()
            self.done[name] += 1

    async def reload(self) -> None:
        friend = self.chance.choice(self.company)
        self.table.leave(friend.guest)
        before = len(friend.raw)
        self.table.join(friend.guest)
        await friend.until(lambda: len(friend.raw) > before)

    async def go_away(self) -> None:
        friend = self.chance.choice(self.people)
        self.table.leave(friend.guest)

    async def ask_what_was_missed(self) -> None:
        friend = self.chance.choice(self.company)
        self.join(friend)
        await friend.until(lambda: friend.number)
        after = self.chance.randrange(max(1, self.table.table.number - 60), self.table.table.number + 1)
        await self.ask(friend, "missed", after=after)

    async def take_back(self) -> None:
        table = self.table.table
        assert table.match is not None
        seat = self.chance.choice(table.people or [0])
        if table.last_seat in table.people:
            seat = table.last_seat
        friend = self.of(table.chairs[seat].visitor) if table.people else self.host
        await self.ask(friend, "take-back", seat=SEATS[seat], number=table.match.number)

    async def hand_over(self) -> None:
        """To a bot or to nobody; what a bot has is handed back."""
        table = self.table.table
        seat = self.chance.randrange(table.players)
        chair = table.chairs[seat]
        if chair.kept_for:
            taker = self.of(chair.kept_for) if self.chance.random() < 0.5 else None
            if taker is None:
                await self.ask(self.host, "hand-back", seat=SEATS[seat])
            else:
                await self.ask(taker, "sit", seat=SEATS[seat], name="Back")
        elif chair.person and self.chance.random() < 0.7:
            await self.ask(self.host, "hand", seat=SEATS[seat], bot=self.chance.choice(BOTS))
        else:
            await self.ask(self.host, "hand", seat=SEATS[seat])

    async def stand_up(self) -> None:
        people = self.table.table.people
        if people:
            seat = self.chance.choice(people)
            friend = self.of(self.table.table.chairs[seat].visitor)
            await self.ask(friend, "stand", seat=SEATS[seat])

    async def remove(self) -> None:
        people = [seat for seat in self.table.table.people if self.table.table.chairs[seat].visitor]
        if people and self.chance.random() < 0.2:
            await self.ask(self.host, "remove", seat=SEATS[self.chance.choice(people)])

    async def want_advice(self) -> None:
        people = self.table.table.people
        if people:
            turn = self.table.table.turn
            seat = turn if turn in people else self.chance.choice(people)
            friend = self.of(self.table.table.chairs[seat].visitor)
            await self.ask(friend, "advise", seat=SEATS[seat])

    async def play_what_is_not_there(self) -> None:
        """Somebody's tile, or one of nobody: whatever the refusal says must not give it away."""
        table = self.table.table
        assert table.match is not None
        seat = table.turn if table.turn is not None else 0
        friend = self.of(table.chairs[seat].visitor) if seat in table.people else self.host
        high, end = self.chance.randrange(13), self.chance.choice([*SEATS, "M", "3", "12"])
        action = f"{high}-{self.chance.randrange(high + 1)}@{end}"
        await self.ask(friend, "play", seat=SEATS[seat], number=table.match.number, action=action)

    async def say(self) -> None:
        people = self.table.table.people
        if people:
            seat = self.chance.choice(people)
            friend = self.of(self.table.table.chairs[seat].visitor)
            await self.ask(friend, "say", seat=SEATS[seat], phrase="oops")

    async def pause(self) -> None:
        await self.ask(self.host, "pause")

    async def meddle(self) -> None:
        """Somebody who only watches tries what is not theirs to do."""
        meddling: list[Json] = [
            {"kind": "hand", "seat": "A", "bot": "caboose"},
            {"kind": "ready", "seat": "A"},
            {"kind": "advise", "seat": "A"},
            {"kind": "play", "seat": "A", "number": 1, "action": "pass"},
            {"kind": "take-back", "seat": "A", "number": 1},
            {"kind": "become-host"},
        ]
        assert (await self.ask(self.watcher, **self.chance.choice(meddling)))["type"] == "refused"


DEEDS: list[tuple[str, Callable[[Party], Awaitable[None]]]] = [
    ("reload", Party.reload),
    ("go away", Party.go_away),
    ("missed", Party.ask_what_was_missed),
    ("take back", Party.take_back),
    ("hand over", Party.hand_over),
    ("stand up", Party.stand_up),
    ("remove", Party.remove),
    ("advice", Party.want_advice),
    ("not there", Party.play_what_is_not_there),
    ("say", Party.say),
    ("pause", Party.pause),
    ("meddle", Party.meddle),
]
