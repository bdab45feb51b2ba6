"""A round as people meet it: actions, events, views and refusals over the fast state of its family."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from copy import copy
from typing import Self

from boneyard.rules.action import Action, decode, encode
from boneyard.rules.arguments import shorten
from boneyard.rules.event import HIDDEN, Event, EventKind
from boneyard.rules.questions import Hands
from boneyard.rules.refusal import IllegalAction, Reason, UnknownTile, Value
from boneyard.rules.result import Over, Result
from boneyard.rules.sheet import Sheet
from boneyard.rules.start import Beginning
from boneyard.rules.state import BLOCKED, NOTHING, OUT, REDEAL, RUNNING, YARD_EMPTY, State
from boneyard.rules.tile import Tile, tile_of
from boneyard.rules.view import Glance, Layout, Pending, Standing, Step, View

OVER = {OUT: Over.OUT, BLOCKED: Over.BLOCKED, YARD_EMPTY: Over.YARD_EMPTY, REDEAL: Over.REDEAL}


class Round(ABC):
    """A table without the rest of its match: `read_position` makes one, and `Match.round` is one.

    >>> table = read_position({
    ...     "sheet": "chickenfoot", "players": 2, "turn": "A", "engine": 9, "arms": 2, "ends": "4 1",
    ...     "hands": {"A": "9-8 4-4", "B": "4-0"}, "boneyard": "",
    ... })
    >>> [write_action(action) for action in table.legal()]
    ['4-4@4', '9-8@9']
    >>> [event.kind.value for event in table.play(read_action("4-4@4"))]
    ['laid', 'foot-begun', 'knocked']
    """

    def __init__(
        self,
        sheet: Sheet,
        state: State,
        round_number: int = 0,
        standing: Standing | None = None,
        number: int = 0,
    ) -> None:
        self.sheet = sheet
        self.state = state
        """The round at full speed; `history` is what it does not need to remember."""
        self.round_number = round_number
        self.standing = standing or _at_start(sheet, state, round_number)
        self.number = number
        """How many actions the match had before this round."""
        self.history: list[Event] = []
        self.marks: list[int] = [0]
        """How long the history was when the round began, and after each action."""
        self.dealt: tuple[tuple[Tile, ...], ...] = ()
        """The hands as they were dealt; none where the table was read from a position."""

    def with_state(self, state: State) -> Self:
        """The same round in another state that looks the same; they share nothing that can change."""
        other = copy(self)
        other.state = state
        other.history = list(self.history)
        other.marks = list(self.marks)
        return other

    # --- What each family says for itself -----------------------------------------------------------------

    @abstractmethod
    def why_refused(self, code: int) -> Reason:
        """The action is known not to be legal."""

    @abstractmethod
    def refusal_values(self, end: int | None) -> dict[str, Value]:
        """What a refusal may speak of, the end among it that was to be played on."""

    @abstractmethod
    def tell(self, before: State, action: Action, code: int) -> list[Event]:
        """What the action has brought about."""

    @abstractmethod
    def layout(self) -> Layout:
        """What lies open on the table."""

    @abstractmethod
    def binding(self) -> tuple[int, ...]:
        """The ends that must be played on before all others."""

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

    @property
    def starter(self) -> int | None:
        return None if self.state.starter == NOTHING else self.state.starter

    def legal(self) -> tuple[Action, ...]:
        return tuple([decode(code) for code in self.state.legal()])

    def play(self, action: Action) -> tuple[Event, ...]:
        """Do it, or raise IllegalAction and change nothing."""
        return tuple(self.do(action, encode(action)))

    def do(self, action: Action, code: int) -> list[Event]:
        """The same, where the action has been encoded."""
        state = self.state
        if not state.allows(code):
            raise self.refusal(action, code)
        before = state.clone()
        try:
            state.apply(code)
        except UnknownTile:
            self.state = before
            raise
        events = self.tell(before, action, code)
        if state.over != RUNNING:
            events.append(Event(EventKind.ROUND_OVER, result=self.result))
        self.history.extend(events)
        self.marks.append(len(self.history))
        return events

    def refusal(self, action: Action, code: int) -> IllegalAction:
        """The action is known not to be legal: why not."""
        reason = self.why_refused(code)
        values = self.refusal_values(action.end)
        if reason is Reason.TILE_NOT_HELD:
            values.update(self.whereabouts(action.tile))
        clause, house_rule = self.sheet.grounds(reason)
        return IllegalAction(action, reason, clause, values, house_rule)

    def whereabouts(self, tile: Tile | None) -> dict[str, Value]:
        """Where a tile is that the player of the turn has not got, as far as that seat can see."""
        seen = self.view(self.turn)
        if tile in seen.on_table:
            return {"where": "table"}
        for seat, hand in enumerate(seen.hands):
            if hand is not None and tile in hand:
                return {"where": "hand", "holder": (seat,)}
        return {"where": "unknown"}

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

    @property
    def hands_open(self) -> bool:
        """Everybody sees every hand. [A46]"""
        return self.sheet.answer(Hands, Hands.HIDDEN) is Hands.OPEN

    def seen(self, events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
        """What this seat, or a spectator, learns of events. Nothing else hides a tile of them."""
        if self.hands_open:
            return tuple(events)
        return tuple(
            [
                event._replace(tile=None, tiles=None)
                if event.kind in HIDDEN and event.seat != seat
                else event
                for event in events
            ]
        )

    def view(self, seat: int | None) -> View:
        """What this seat may know; None for a spectator."""
        seen = self.glance(seat)
        return View(
            sheet=self.sheet.id,
            edition=self.sheet.edition,
            options=dict(self.sheet.options),
            family=self.sheet.family,
            players=self.state.players,
            top=self.state.top,
            seat=seat,
            number=seen.number,
            round_number=self.round_number,
            engine=seen.engine,
            starter=seen.starter,
            turn=seen.turn,
            hands=seen.hands,
            counts=seen.counts,
            boneyard=seen.boneyard,
            layout=seen.layout,
            binding=seen.binding,
            pending=seen.pending,
            legal=seen.legal,
            history=self.seen(self.history, seat),
            standing=seen.standing,
            result=seen.result,
        )

    def glance(self, seat: int | None) -> Glance:
        """What can change in a view of this round, for whoever knows the rest."""
        check_seat(seat, self.state.players)
        state = self.state
        result = self.result
        turn = self.turn
        players = range(state.players)
        count = state.count
        all_seen = self.hands_open or (result is not None and result.over is not Over.REDEAL)
        return Glance(
            self.number + len(self.marks) - 1,
            None if state.engine == NOTHING else state.engine,
            self.starter,
            turn,
            tuple([self.hand(s) if all_seen or s == seat else None for s in players]),
            tuple([int(count[s]) for s in players]),
            state.boneyard_size - state.boneyard_next,
            self.layout(),
            () if result is not None else self.binding(),
            self.pending if all_seen else self.pending_seen_by(seat),
            self.legal() if seat is not None and seat == turn else (),
            self.standing,
            result,
        )

    def hand(self, seat: int) -> tuple[Tile, ...]:
        check_seat(seat, self.state.players)
        return tuple([tile_of(code) for code in self.state.hand_tiles(seat)])

    # --- How it begins and ends ---------------------------------------------------------------------------

    def tell_beginning(self, beginning: Beginning, asked: int, first: int, dealt: int) -> None:
        """The hands, the deals thrown away, and how the engine was found.

        `asked` is the engine the round should have had; `dealt` tiles went to the hands.
        """
        state = self.state
        each = dealt // state.players
        deck = [int(code) for code in state.boneyard]
        hands = [sorted(deck[first : first + each], reverse=True) for first in range(0, dealt, each)]
        self.dealt = tuple([tuple([tile_of(code) for code in hand]) for hand in hands])
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
        self.marks = [len(self.history)]
        assert state.over == RUNNING, "no leaflet ends a round before somebody has played"

    def opening(self) -> list[Event]:
        """The deal, and all that happened before the first action."""
        began = Event(EventKind.ROUND_BEGAN, number=self.round_number)
        hands = [
            Event(EventKind.DEALT, seat, tiles=hand, number=len(hand)) for seat, hand in enumerate(self.dealt)
        ]
        return [began, *hands, *self.history[: self.marks[0]]]

    def left(self) -> list[Event]:
        """The round is over: what lies in each hand that is not empty. For a new deal nobody shows a hand."""
        if self.state.over == REDEAL:
            return []
        hands = [self.hand(seat) for seat in range(self.state.players)]
        return [
            Event(EventKind.LEFT, seat, tiles=hand, number=len(hand))
            for seat, hand in enumerate(hands)
            if hand
        ]

    def after_action(self, number: int) -> list[Event]:
        """What the round's action of that number has brought, counted from 1."""
        return self.history[self.marks[number - 1] : self.marks[number]]


def _at_start(sheet: Sheet, state: State, round_number: int) -> Standing:
    """Nothing has been scored yet. Engines go down to 0, so this one tells how many rounds follow."""
    nothing = (0,) * state.players
    if "tokens" in sheet.switches:
        return Standing(nothing, nothing, None, sheet.number("tokens"))
    return Standing(nothing, nothing, round_number + state.engine + 1, None)


def check_seat(seat: int | None, players: int) -> None:
    """ValueError if there is no such seat, TypeError if it is none; None is a spectator."""
    if seat is None:
        return
    if type(seat) is not int:
        raise TypeError(f"a seat must be a number from 0 to {players - 1}, or None: {shorten(seat)}")
    if not 0 <= seat < players:
        raise ValueError(f"there is no seat {shorten(seat)} among {players} players")
