"""A round as people meet it: actions, events, views and refusals over the fast state."""

from types import MappingProxyType

from mypy_extensions import i64

from boneyard.rules.action import (
    DRAW,
    DRAW_UNTIL,
    KEEP,
    LEAVE,
    PASS,
    SHARED,
    SHARED_LEFT,
    SHARED_RIGHT,
    Action,
    decode,
    encode,
)
from boneyard.rules.event import Event, EventKind
from boneyard.rules.questions import Hands, LastTile
from boneyard.rules.refusal import IllegalAction, UnknownTile
from boneyard.rules.sheet import Sheet
from boneyard.rules.state import BLOCKED, OUT, RUNNING
from boneyard.rules.tile import Tile, tile_of
from boneyard.rules.trains import TrainsState
from boneyard.rules.trains_refusal import why_refused
from boneyard.rules.trains_start import Beginning
from boneyard.rules.trains_table import NOTHING
from boneyard.rules.view import Over, Pending, Result, Step, TrainsLayout, View


class Round:
    """`state` is the round at full speed; `trains` and `history` are what it does not need to remember."""

    def __init__(
        self, sheet: Sheet, state: TrainsState, round_number: int = 0, totals: tuple[int, ...] = ()
    ) -> None:
        self.sheet = sheet
        self.state = state
        self.round_number = round_number
        self.totals = totals or (0,) * state.players
        self.trains: dict[int, list[tuple[int, int]]] = {}
        self.history: list[Event] = []

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
            reason = why_refused(state, code)
            raise IllegalAction(action, reason, self.sheet.refusals[reason])
        before = state.clone()
        near = state.end[code >> 8] if code < DRAW else i64(0)
        try:
            state.apply(code)
        except UnknownTile:
            self.state = before
            raise
        events = self.tell(before, action, code, near)
        self.history.extend(events)
        return tuple(events)

    # --- What happened ------------------------------------------------------------------------------------

    def tell(self, before: TrainsState, action: Action, code: i64, near: i64) -> list[Event]:
        state = self.state
        seat = before.turn
        events: list[Event] = []
        if action.tile is not None and action.end is not None:
            self.put_down(action.end, near, action.tile)
            events.append(Event(EventKind.LAID, seat, action.tile, action.end))
            if action.end in before.double_ends():
                events.append(Event(EventKind.DOUBLE_CLOSED, seat, None, action.end))
        elif code == PASS:
            events.append(Event(EventKind.PASSED, seat, None, None, *self.shown_lacking(before)))
        elif code == KEEP:
            events.append(Event(EventKind.KEPT, seat))
        elif code == LEAVE:
            events.append(Event(EventKind.LEFT_MARKED, seat))
        events.extend(self.tell_draws(before, code))
        if code >= PASS and before.doubles and not state.doubles:
            events.append(Event(EventKind.DUTY_LAPSED, seat))
        if state.markers >> seat & 1 and not before.markers >> seat & 1:
            events.append(Event(EventKind.MARKED, seat))
        if before.markers >> seat & 1 and not state.markers >> seat & 1:
            events.append(Event(EventKind.UNMARKED, seat))
        if (
            code < DRAW
            and state.count[seat] == 1
            and self.sheet.answer(LastTile, LastTile.SILENT) is LastTile.KNOCK
        ):
            events.append(Event(EventKind.KNOCKED, seat))
        if state.over != RUNNING:
            events.append(Event(EventKind.ROUND_OVER))
        return events

    def put_down(self, end: int, near: int, tile: Tile) -> None:
        far = tile.pips - near
        if end == SHARED_LEFT:
            self.trains[SHARED].insert(0, (far, near))
        elif end == SHARED_RIGHT:
            self.trains[SHARED].append((near, far))
        else:
            self.trains.setdefault(end, []).append((near, far))

    def tell_draws(self, before: TrainsState, code: i64) -> list[Event]:
        """The tiles drawn, by the action or because of it; an owed draw shows what the seat lacked."""
        events: list[Event] = []
        by_choice = code in (DRAW, DRAW_UNTIL)
        lacking, doubles_apart = self.shown_lacking(before) if by_choice else ((), False)
        for i in range(before.yard_next, self.state.yard_next):
            drawn = tile_of(self.state.boneyard[i])
            events.append(Event(EventKind.DREW, before.turn, drawn, None, lacking, doubles_apart))
        return events

    def shown_lacking(self, before: TrainsState) -> tuple[tuple[int, ...], bool]:
        """The numbers a draw or a pass at this moment shows the seat not to have in hand."""
        ends = before.permitted_ends()
        numbers = {before.end[end] for end in range(SHARED_RIGHT + 1) if ends >> end & 1}
        return tuple(sorted(numbers)), before.follow_up and not before.rules.chain

    # --- What is seen -------------------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        state = self.state
        if state.over == RUNNING:
            return None
        over = Over.OUT if state.over == OUT else Over.BLOCKED if state.over == BLOCKED else Over.YARD_EMPTY
        scores = tuple([state.pips(s) if state.hand_known(s) else None for s in range(state.players)])
        if over is Over.OUT:
            winners = tuple([seat for seat in range(state.players) if state.count[seat] == 0])
        else:
            known = [score for score in scores if score is not None]
            fewest = min(known) if len(known) == len(scores) else -1
            winners = tuple([seat for seat, score in enumerate(scores) if score == fewest])
        return Result(over, winners, scores)

    @property
    def pending(self) -> Pending | None:
        state = self.state
        if state.over != RUNNING:
            return None
        if state.drawn != NOTHING:
            return Pending(Step.DRAWN, tile_of(state.drawn))
        if state.unmarking:
            return Pending(Step.UNMARK, tile_of(state.laid))
        if state.follow_up:
            return Pending(Step.FOLLOW_UP, tile_of(state.laid))
        return None

    def layout(self) -> TrainsLayout:
        state = self.state
        ends = {seat: int(state.end[seat]) for seat in range(state.players)}
        for end in (SHARED, SHARED_LEFT, SHARED_RIGHT):
            if state.shared >> end & 1:
                ends[end] = state.end[end]
        return TrainsLayout(
            trains=MappingProxyType({end: tuple(tiles) for end, tiles in sorted(self.trains.items())}),
            ends=MappingProxyType(ends),
            markers=tuple([seat for seat in range(state.players) if state.markers >> seat & 1]),
            open_doubles=tuple(state.double_ends()),
            placer=None if state.placer == NOTHING else state.placer,
            passes=state.passes,
        )

    def view(self, seat: int | None) -> View:
        """What this seat may know; None for a spectator."""
        state = self.state
        result = self.result
        all_seen = result is not None or self.sheet.answer(Hands, Hands.HIDDEN) is Hands.OPEN
        pending = self.pending
        if pending is not None and pending.step is Step.DRAWN and not all_seen and seat != state.turn:
            pending = Pending(Step.DRAWN, None)
        history = self.history if all_seen else [event.seen_by(seat) for event in self.history]
        return View(
            sheet=self.sheet.id,
            options=self.sheet.options,
            players=state.players,
            seat=seat,
            round_number=self.round_number,
            engine=state.engine,
            turn=self.turn,
            hands=tuple([self.hand(s) if all_seen or s == seat else None for s in range(state.players)]),
            counts=tuple([int(state.count[s]) for s in range(state.players)]),
            boneyard=state.yard_size - state.yard_next,
            layout=self.layout(),
            pending=pending,
            legal=self.legal() if seat is not None and seat == self.turn else (),
            history=tuple(history),
            totals=self.totals,
            result=result,
        )

    def hand(self, seat: int) -> tuple[Tile, ...]:
        return tuple([tile_of(code) for code in self.state.hand_tiles(seat)])


def begin_round(
    sheet: Sheet, beginning: Beginning, first: int, round_number: int, totals: tuple[int, ...], dealt: int
) -> Round:
    """A round just set up, its history telling how the engine was found; `dealt` tiles went to the hands."""
    state = beginning.state
    round_ = Round(sheet, state, round_number, totals)
    history = round_.history
    history.extend([Event(EventKind.REDEALT)] * beginning.redeals)
    for i in range(dealt, state.yard_next):
        seat = (first + i - dealt) % state.players
        history.append(Event(EventKind.SEARCHED, seat, tile_of(state.boneyard[i])))
    engine = Tile(state.engine, state.engine)
    engine_by = None if beginning.engine_by == NOTHING else beginning.engine_by
    history.append(Event(EventKind.ENGINE_LAID, engine_by, engine))
    assert state.over == RUNNING, "no leaflet ends a round before somebody has played"
    return round_
