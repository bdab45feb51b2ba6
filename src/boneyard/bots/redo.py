"""A history played once more, in a sampled world."""

from boneyard.bots.witness import Witness
from boneyard.rules.action import DRAW, DRAW_UNTIL, GIVE, KEEP, LEAVE, PASS, REMOVE, SHOW, STOP, TAKE, UNMARK
from boneyard.rules.chance import Mwc, StackedDealer
from boneyard.rules.event import Event, EventKind
from boneyard.rules.families import start_of
from boneyard.rules.sheet import Family
from boneyard.rules.state import State
from boneyard.rules.tile import code_of
from boneyard.rules.trains import TrainsState

PLAIN = {
    EventKind.PASSED: PASS,
    EventKind.KEPT: KEEP,
    EventKind.LEFT_MARKED: LEAVE,
    EventKind.STOPPED: STOP,
}
NOTHING_DONE = -1


class Redo:
    """Deals these orders and does what the history says; `state` is where that leads."""

    def __init__(self, witness: Witness, orders: list[list[int]], chance: Mwc) -> None:
        view = witness.view
        start = start_of(witness.sheet, view.players)
        engine = 0 if view.engine is None else view.engine
        dealer = StackedDealer(orders)
        self.chance = chance
        self.history = view.history
        self.lines = witness.sheet.family is Family.LINES
        self.state: State = start.begin(engine, self.first(witness), dealer, view.round_number, 0).state
        self.dealt = start.players * start.each
        self.draws_told = 0
        for time, event in enumerate(view.history):
            code = self.action(event, time)
            if code != NOTHING_DONE:
                assert self.state.allows(code), (event, time)
                self.do(code, time)

    def do(self, code: int, time: int) -> None:
        self.state.apply(code)

    def first(self, witness: Witness) -> int:
        """Who searched, showed or played first; before anything was done, whose turn it is."""
        acted = (EventKind.LAID, EventKind.DREW, EventKind.SEARCHED, EventKind.SHOWED, EventKind.PASSED)
        for event in self.history:
            if event.kind in acted and event.seat is not None:
                return event.seat
        assert witness.view.turn is not None
        return witness.view.turn

    def action(self, event: Event, time: int) -> int:
        """What somebody did; NOTHING_DONE for what happened by itself."""
        kind = event.kind
        if kind in PLAIN:
            return PLAIN[kind]
        if kind is EventKind.LAID and event.tile is not None and event.end is not None:
            return event.end << 8 | code_of(event.tile)
        if kind is EventKind.GAVE and event.tile is not None:
            return GIVE | code_of(event.tile)
        if kind is EventKind.UNMARKED:
            asked = isinstance(self.state, TrainsState) and self.state.unmarking
            return UNMARK if asked else NOTHING_DONE
        if kind is EventKind.SHOWED:
            return SHOW | self.shown(event)
        before = self.history[time - 1].kind if time > 0 else None
        if kind is EventKind.REMOVED:
            return NOTHING_DONE if before is EventKind.REMOVED else REMOVE
        if kind is EventKind.TOOK:
            return NOTHING_DONE if self.paid_for_removal(time) else TAKE
        if kind is EventKind.SEARCHED or kind is EventKind.DREW:
            return self.draw(kind)
        return NOTHING_DONE

    def draw(self, kind: EventKind) -> int:
        """A draw that does not already belong to the action before it."""
        self.draws_told += 1
        state = self.state
        if self.lines or kind is EventKind.SEARCHED or state.boneyard_next - self.dealt >= self.draws_told:
            return NOTHING_DONE
        return DRAW if state.allows(DRAW) else DRAW_UNTIL

    def paid_for_removal(self, time: int) -> bool:
        kinds = [event.kind for event in self.history[:time] if event.kind is not EventKind.FLIPPED]
        return bool(kinds) and kinds[-1] is EventKind.REMOVED

    def shown(self, event: Event) -> int:
        """The tile of a secret choice: as revealed since, or any of the hand."""
        for later in self.history:
            if later.kind is EventKind.REVEALED and later.seat == event.seat and later.tile is not None:
                return code_of(later.tile)
        if event.tile is not None:
            return code_of(event.tile)
        assert event.seat is not None
        hand = self.state.hand_tiles(event.seat)
        return hand[self.chance.below(len(hand))]
