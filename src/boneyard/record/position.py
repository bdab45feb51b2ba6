"""Positions: the table at the start of a turn as one JSON object, read strictly and written back."""

from collections.abc import Mapping
from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.record.notation import NotationError, read_end, read_seat, shorten, write_end, write_seat
from boneyard.record.tile_lists import TileLists, write_laid, write_tiles
from boneyard.rules.action import SHARED, SHARED_LEFT, SHARED_RIGHT
from boneyard.rules.questions import BlockedWhen, DoubleDuty
from boneyard.rules.round import Round
from boneyard.rules.sheet import BadOption, Sheet
from boneyard.rules.state import OUT
from boneyard.rules.tile import UNKNOWN
from boneyard.rules.trains import TrainsState
from boneyard.rules.trains_rules import TrainsRules
from boneyard.sheets import SHEETS

FIELDS = (
    *("sheet", "options", "players", "turn", "engine", "hands", "boneyard"),
    *("trains", "markers", "open_doubles", "placer", "passes", "pending"),
)
UNCOUNTED = 1 << 10
"""The tiles of a hand that was left out: unknown, and certainly not none."""


class BadPosition(ValueError):
    """Not a table of this sheet. `place` is the field, as `hands.A`."""

    def __init__(self, place: str, message: str) -> None:
        super().__init__(f"{place}: {message}")
        self.place = place


# --- Reading ----------------------------------------------------------------------------------------------


def read_position(data: object) -> Round:
    fields = _mapping(data, "position")
    for name in fields:
        if name not in FIELDS:
            raise BadPosition("position", f"there is no field {shorten(name)}")
    if fields.get("pending") is not None:
        raise BadPosition("pending", "a position is the start of a turn: pending is null or left out")
    sheet, rules = _sheet(fields)
    players = _number(fields, "players", 2, 8)
    try:
        top, _ = sheet.table(players)
    except BadOption as problem:
        raise BadPosition("players", str(problem)) from None
    state = TrainsState(rules, players, top, _number(fields, "engine", 0, top))
    state.turn = _seat(fields.get("turn"), "turn", players)
    return _TrainsReader(fields, sheet, state).read()


def _sheet(fields: Mapping[str, object]) -> tuple[Sheet, TrainsRules]:
    name = _text(fields, "sheet", None)
    if name not in SHEETS:
        raise BadPosition("sheet", f"there is no sheet {shorten(name)}; there are: {', '.join(SHEETS)}")
    given = fields.get("options")
    options = {} if given is None else _mapping(given, "options")
    for switch, answer in options.items():
        if not isinstance(answer, (str, int)) or isinstance(answer, bool):
            raise BadPosition(f"options.{switch}", "an answer is a word or a number")
    try:
        return _sheet_having(name, tuple((switch, str(answer)) for switch, answer in options.items()))
    except BadOption as problem:
        raise BadPosition(f"options.{problem.switch}", str(problem)) from None


@lru_cache(maxsize=1024)
def _sheet_having(name: str, options: tuple[tuple[str, str], ...]) -> tuple[Sheet, TrainsRules]:
    sheet = SHEETS[name].having(dict(options))
    return sheet, TrainsRules(sheet)


class _TrainsReader:
    """Reads what a table of trains holds into a fresh state."""

    def __init__(self, fields: Mapping[str, object], sheet: Sheet, state: TrainsState) -> None:
        self.fields = fields
        self.state = state
        self.round = Round(sheet, state)
        self.tiles = TileLists(state.top, state.engine)

    def read(self) -> Round:
        try:
            self.read_trains()
            self.read_hands()
            self.read_boneyard()
        except NotationError as problem:
            raise BadPosition(self.tiles.place, str(problem)) from None
        self.read_markers()
        self.read_doubles()
        state = self.state
        state.passes = _number(self.fields, "passes", 0, 999, default=0)
        if self.someone_is_out():
            state.over = OUT
        elif state.yard_next == state.yard_size:
            state.look_for_the_end()
        return self.round

    def read_trains(self) -> None:
        state = self.state
        for name, text in _mapping(self.fields.get("trains", {}), "trains").items():
            place = f"trains.{name}"
            end = _end(name, place)
            if end > SHARED or (end != SHARED and end >= state.players):
                raise BadPosition(place, f"there is no train {name} at this table")
            as_laid = end == SHARED and state.rules.shared_splits
            laid = self.tiles.read_train(_string(text, place), place, strictly_as_laid=as_laid)
            if not laid:
                continue
            self.round.trains[end] = laid
            for near, far in laid:
                state.put_on_table(near << 4 | far)
            state.begun |= 1 << end
            state.end[end] = laid[-1][1]
            if as_laid:
                self.check_super_train(laid, place)
                state.split_shared_train()
                state.end[SHARED_LEFT] = laid[0][0]

    def check_super_train(self, laid: list[tuple[int, int]], place: str) -> None:
        engine = self.state.engine
        begins = range(1) if not self.state.rules.shared_left_open else range(len(laid))
        if not any(laid[i][0] == engine for i in begins):
            raise BadPosition(
                place, f"no tile of it begins the Super Train with the engine's number, {engine}"
            )

    def read_hands(self) -> None:
        state = self.state
        hands = _mapping(self.fields.get("hands", {}), "hands")
        for seat in range(state.players):
            text = hands.get(write_seat(seat))
            if text is None:
                state.count[seat] = UNCOUNTED
                continue
            place = f"hands.{write_seat(seat)}"
            state.put_all_in_hand(seat, self.tiles.read_pile(_string(text, place), place))
        for name in hands:
            _seat(name, f"hands.{name}", state.players)

    def read_boneyard(self) -> None:
        text = self.fields.get("boneyard")
        if text is None:
            codes = [UNKNOWN]
        else:
            codes = self.tiles.read_pile(_string(text, "boneyard"), "boneyard")
        self.state.boneyard = vec[i64](codes)
        self.state.yard_size = len(codes)

    def read_markers(self) -> None:
        for name in _words(self.fields, "markers"):
            seat = _seat(name, "markers", self.state.players)
            if self.state.markers >> seat & 1:
                raise BadPosition("markers", f"seat {name} is named twice")
            self.state.markers |= 1 << seat

    def read_doubles(self) -> None:
        state = self.state
        duty_travels = state.rules.duty_travels
        for name in _words(self.fields, "open_doubles"):
            end = _end(name, "open_doubles")
            if end in state.double_ends():
                raise BadPosition("open_doubles", f"end {name} is named twice")
            if not self.ends_in_double(end):
                raise BadPosition("open_doubles", f"no double lies at end {name}")
            if duty_travels and state.doubles:
                raise BadPosition("open_doubles", "only one double can wait to be satisfied (CA10)")
            state.open_double(end)
        placer = self.fields.get("placer")
        if duty_travels and state.doubles:
            state.placer = _seat(placer, "placer", state.players)
            if state.binding_double() < 0:
                state.close_double(state.double_ends()[0])  # [CA15]
                state.placer = -1
        elif placer is not None:
            _seat(placer, "placer", state.players)

    def ends_in_double(self, end: int) -> bool:
        shared = (SHARED, SHARED_LEFT, SHARED_RIGHT)
        if end in shared and not self.state.shared >> end & 1:
            return False
        train = self.round.trains.get(SHARED if end in shared else end, [])
        if not train:
            return False
        near, far = train[0 if end == SHARED_LEFT else -1]
        return near == far

    def someone_is_out(self) -> bool:
        state = self.state
        waiting = state.placer if state.rules.last_double_waits else -1
        return any(state.count[seat] == 0 and seat != waiting for seat in range(state.players))


def _mapping(value: object, place: str) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise BadPosition(place, "an object is needed here")
    return value


def _string(value: object, place: str) -> str:
    if not isinstance(value, str):
        raise BadPosition(place, "a text is needed here")
    return value


def _text(fields: Mapping[str, object], name: str, default: str | None) -> str:
    return _string(fields.get(name, default), name)


def _words(fields: Mapping[str, object], name: str) -> list[str]:
    return _text(fields, name, "").split()


def _number(fields: Mapping[str, object], name: str, low: int, high: int, default: int | None = None) -> int:
    value = fields.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(name, f"a whole number from {low} to {high} is needed here")
    return value


def _seat(value: object, place: str, players: int) -> int:
    try:
        seat = read_seat(_string(value, place))
    except NotationError as problem:
        raise BadPosition(place, str(problem)) from None
    if seat >= players:
        raise BadPosition(place, f"there is no seat {value} at a table of {players}")
    return seat


def _end(text: str, place: str) -> int:
    if text.isdecimal():
        raise BadPosition(place, f"{shorten(text)} is not an end of this sheet")
    try:
        return read_end(text)
    except NotationError as problem:
        raise BadPosition(place, str(problem)) from None


# --- Writing ----------------------------------------------------------------------------------------------


def write_position(round_: Round) -> dict[str, object]:
    """The table now; in the middle of a turn `pending` says of what."""
    state = round_.state
    sheet = round_.sheet
    position: dict[str, object] = {"sheet": sheet.id}
    if sheet.options:
        position["options"] = dict(sheet.options)
    position |= {
        "players": state.players,
        "turn": write_seat(state.turn),
        "engine": state.engine,
        "hands": _write_hands(state),
        "boneyard": write_tiles([state.boneyard[i] for i in range(state.yard_next, state.yard_size)]),
        "trains": {write_end(end): write_laid(round_.trains[end]) for end in sorted(round_.trains)},
        "markers": " ".join([write_seat(seat) for seat in range(state.players) if state.markers >> seat & 1]),
        "open_doubles": " ".join([write_end(end) for end in state.double_ends()]),
    }
    if sheet.answer(DoubleDuty, DoubleDuty.NEXT_TILE) is DoubleDuty.TRAVELS and state.placer >= 0:
        position["placer"] = write_seat(state.placer)
    if sheet.answer(BlockedWhen, BlockedWhen.NOTHING_FITS) is BlockedWhen.ALL_PASS:
        position["passes"] = state.passes
    pending = round_.pending
    position["pending"] = pending and {"step": pending.step.value, "tile": str(pending.tile)}
    return position


def _write_hands(state: TrainsState) -> dict[str, str]:
    hands = {}
    for seat in range(state.players):
        known = state.hand_tiles(seat)
        unknown = state.count[seat] - len(known)
        if unknown < UNCOUNTED - 200:
            hands[write_seat(seat)] = write_tiles(known + [UNKNOWN] * unknown)
        elif known:
            hands[write_seat(seat)] = write_tiles([*known, UNKNOWN])
    return hands
