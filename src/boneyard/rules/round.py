"""A round as people meet it: actions, events, views and refusals over the fast state of its family."""

from abc import ABC, abstractmethod
from copy import copy
from typing import Self

from boneyard.rules.action import Action, decode, encode
from boneyard.rules.event import Event, EventKind
from boneyard.rules.questions import Hands, LastTile
from boneyard.rules.refusal import IllegalAction, Reason, UnknownTile
from boneyard.rules.sheet import Sheet
from boneyard.rules.start import Beginning
from boneyard.rules.state import BLOCKED, NOTHING, OUT, REDEAL, RUNNING, YARD_EMPTY, State
from boneyard.rules.tile import Tile, tile_of
from boneyard.rules.view import Layout, Over, Pending, Result, Standing, Step, View

OVER = {OUT: Over.OUT, BLOCKED: Over.BLOCKED, YARD_EMPTY: Over.YARD_EMPTY, REDEAL: Over.REDEAL}


class Round(ABC):
    """`state` is the round at full speed; `history` is what it does not need to remember."""

    def __init__(
        self, sheet: Sheet, state: State, round_number: int = 0, standing: Standing | None = None
    ) -> None:
        self.sheet = sheet
        self.state = state
        self.round_number = round_number
        self.standing = standing or Standing.at_start(state.players)
        self.history: list[Event] = []

    def with_state(self, state: State) -> Self:
        """The same round in another state that looks the same; they share nothing that can change."""
        other = copy(self)
        other.state = state
        other.history = list(self.history)
        return other

    # --- What each family says for itself -----------------------------------------------------------------

    @abstractmethod
    def why_refused(self, code: int) -> Reason:
        """The action is known not to be legal."""

    @abstractmethod
    def tell(self, before: State, action: Action, code: int) -> list[Event]:
        """What the action has brought about."""

    @abstractmethod
    def layout(self) -> Layout:
        """What lies open on the table."""

    @property
    @abstractmethod
    def pending(self) -> Pending | None:
        """What the seat is in the middle of."""

    def pending_seen_by(self, seat: int | None) -> Pending | None:
        """A tile just drawn into a hand is seen by its owner alone."""
        pending = self.pending
        if pending is None or pending.step is not Step.DRAWN or seat == self.state.turn:
            return pending
        return Pending(Step.DRAWN, None)

    # --- What can be done ---------------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        return None if self.state.over != RUNNING else self.state.turn

    def legal(self) -> tuple[Action, ...]:
        return tuple([decode(code) for code in self.state.legal()])

    def play(self, action: Action) -> tuple[Event, ...]:
        """Do it, or raise IllegalAction and change nothing."""
        state = self.state
        code = encode(action)
        if not state.allows(code):
            reason = self.why_refused(code)
            raise IllegalAction(action, reason, self.sheet.refusals[reason])
        before = state.clone()
        try:
            state.apply(code)
        except UnknownTile:
            self.state = before
            raise
        events = self.tell(before, action, code)
        if state.over != RUNNING:
            events.append(Event(EventKind.ROUND_OVER))
        self.history.extend(events)
        return tuple(events)

    def knock(self, before: State) -> list[Event]:
        """One tile left after a play: where the leaflet wants it announced, it is."""
        knocks = self.sheet.answer(LastTile, LastTile.SILENT) is LastTile.KNOCK
        seat = before.turn
        return [Event(EventKind.KNOCKED, seat)] if knocks and self.state.count[seat] == 1 else []

    # --- What is seen -------------------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        state = self.state
        if state.over == RUNNING:
            return None
        over = OVER[state.over]
        seats = range(state.players)
        if over is Over.REDEAL:
            return Result(over, (), (0,) * state.players)
        scores = tuple([int(state.score(seat)) if state.hand_known(seat) else None for seat in seats])
        return Result(over, self.winners(), scores)

    def winners(self) -> tuple[int, ...]:
        """Who has won the round; nobody where that depends on a hand never shown."""
        state = self.state
        if state.over != OUT and not state.hands_known():
            return ()
        won = state.winners()
        return tuple([seat for seat in range(state.players) if won >> seat & 1])

    def view(self, seat: int | None) -> View:
        """What this seat may know; None for a spectator."""
        state = self.state
        result = self.result
        all_seen = self.sheet.answer(Hands, Hands.HIDDEN) is Hands.OPEN
        if result is not None and result.over is not Over.REDEAL:
            all_seen = True
        return View(
            sheet=self.sheet.id,
            options=self.sheet.options,
            players=state.players,
            seat=seat,
            round_number=self.round_number,
            engine=None if state.engine == NOTHING else state.engine,
            turn=self.turn,
            hands=tuple([self.hand(s) if all_seen or s == seat else None for s in range(state.players)]),
            counts=tuple([int(state.count[s]) for s in range(state.players)]),
            boneyard=state.boneyard_size - state.boneyard_next,
            layout=self.layout(),
            pending=self.pending if all_seen else self.pending_seen_by(seat),
            legal=self.legal() if seat is not None and seat == self.turn else (),
            history=tuple(self.history if all_seen else [event.seen_by(seat) for event in self.history]),
            totals=self.standing.totals,
            tokens=self.standing.tokens,
            result=result,
        )

    def hand(self, seat: int) -> tuple[Tile, ...]:
        return tuple([tile_of(code) for code in self.state.hand_tiles(seat)])

    def tell_beginning(self, beginning: Beginning, asked: int, first: int, dealt: int) -> None:
        """The deals thrown away, and how the engine was found.

        `asked` is the engine the round should have had; `dealt` tiles went to the hands.
        """
        state = self.state
        self.history.extend([Event(EventKind.REDEALT)] * beginning.deal_number)
        if state.engine != NOTHING and asked > state.engine:
            missed = tuple(range(asked, state.engine, -1))  # [F22]
            self.history.append(Event(EventKind.NOT_HELD, lacking=missed))
        for i in range(dealt, state.boneyard_next):
            seat = (first + i - dealt) % state.players
            self.history.append(Event(EventKind.SEARCHED, seat, tile_of(state.boneyard[i])))
        if state.engine != NOTHING:
            engine_by = None if beginning.engine_by == NOTHING else beginning.engine_by
            self.history.append(Event(EventKind.ENGINE_LAID, engine_by, Tile(state.engine, state.engine)))
        assert state.over == RUNNING, "no leaflet ends a round before somebody has played"
