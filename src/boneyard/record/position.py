"""Positions: the table at the start of a turn as one JSON object, read strictly and written back."""

from collections.abc import Mapping
from functools import lru_cache

from boneyard.record.feet_position import FeetReader, write_feet
from boneyard.record.fields import BadPosition, as_mapping, as_number, as_seat, as_text
from boneyard.record.lines_position import LinesReader, write_lines
from boneyard.record.notation import shorten, write_seat
from boneyard.record.table_reader import write_hands
from boneyard.record.tile_lists import write_tiles
from boneyard.record.trains_position import TrainsReader, write_trains
from boneyard.rules.arguments import needs
from boneyard.rules.feet import FeetRules, FeetState
from boneyard.rules.feet_round import FeetRound
from boneyard.rules.lines import LinesState
from boneyard.rules.lines_round import LinesRound
from boneyard.rules.lines_rules import LinesRules
from boneyard.rules.round import Round
from boneyard.rules.sheet import BadOption, Family, Sheet
from boneyard.rules.state import NOTHING
from boneyard.rules.trains import TrainsState
from boneyard.rules.trains_round import TrainsRound
from boneyard.rules.trains_rules import TrainsRules
from boneyard.sheets import SHEETS

EVERYWHERE = ("sheet", "options", "players", "turn", "engine", "hands", "boneyard", "pending")
FIELDS = {
    Family.TRAINS: (*EVERYWHERE, "trains", "markers", "open_doubles", "placer", "passes"),
    Family.FEET: (*EVERYWHERE, "arms", "ends", "foot", "laid"),
    Family.LINES: (*EVERYWHERE, "trains", "yards", "discards", "incomplete", "passes", "shown"),
}
Rules = TrainsRules | FeetRules | LinesRules
ALL_FIELDS = {name for names in FIELDS.values() for name in names}


def read_position(data: object) -> Round:
    """The table that this object tells, as JSON has it; docs/notation.md lists its fields.

    It may be partial; nobody knows the other hands. BadPosition says what is wrong with it.

    >>> table = read_position({
    ...     "sheet": "mexican-train-classic", "players": 3, "turn": "B", "engine": 12,
    ...     "hands": {"B": "9-0 12-1"}, "trains": {"A": "12-9 9-9"}, "open_doubles": "A",
    ... })
    >>> [write_action(action) for action in table.legal()]
    ['9-0@A']
    """
    fields = as_mapping(data, "position")
    sheet, rules = _sheet(fields)
    _check_names(fields, sheet)
    players = as_number(fields.get("players"), "players", 2, 8)
    try:
        top, _ = sheet.table(players)
    except BadOption as problem:
        raise BadPosition("players", str(problem)) from None
    turn = as_seat(fields.get("turn"), "turn", players)
    if isinstance(rules, LinesRules):
        lines = LinesState(rules, players, top, _engine_or_nothing(fields, top))
        lines.turn = turn
        LinesReader(fields, lines).read()
        return LinesRound(sheet, lines)
    engine = as_number(fields.get("engine"), "engine", 0, top)
    if isinstance(rules, FeetRules):
        feet = FeetState(rules, players, top, engine)
        feet.turn = turn
        feet_round = FeetRound(sheet, feet)
        feet_round.laid = FeetReader(fields, feet).read()
        return feet_round
    trains = TrainsState(rules, players, top, engine)
    trains.turn = turn
    trains_round = TrainsRound(sheet, trains)
    trains_round.trains = TrainsReader(fields, trains).read()
    return trains_round


def _sheet(fields: Mapping[str, object]) -> tuple[Sheet, Rules]:
    name = as_text(fields.get("sheet"), "sheet")
    if name not in SHEETS:
        raise BadPosition("sheet", f"there is no sheet {shorten(name)}; there are: {', '.join(SHEETS)}")
    given = fields.get("options")
    options = {} if given is None else as_mapping(given, "options")
    for switch, answer in options.items():
        if not isinstance(answer, (str, int)) or isinstance(answer, bool):
            raise BadPosition(f"options.{switch}", "an answer is a word or a number")
    try:
        return _sheet_having(name, tuple((switch, str(answer)) for switch, answer in options.items()))
    except BadOption as problem:
        raise BadPosition(f"options.{problem.switch}", str(problem)) from None


def _check_names(fields: Mapping[str, object], sheet: Sheet) -> None:
    """A field of another game may stand there as long as it says nothing."""
    own = FIELDS[sheet.family]
    for name, value in fields.items():
        if name not in ALL_FIELDS:
            raise BadPosition("position", f"there is no field {shorten(name)}")
        if name not in own and value not in (None, "", 0, {}, []):
            raise BadPosition(name, f"{sheet.id} has no such thing on its table")
    if fields.get("pending") is not None:
        raise BadPosition("pending", "a position is the start of a turn: pending is null or left out")


def _engine_or_nothing(fields: Mapping[str, object], top: int) -> int:
    """Engine 191 has none before the reveal."""
    if fields.get("engine") is None:
        return NOTHING
    if fields.get("shown"):
        raise BadPosition("shown", "tiles are shown before there is an engine, not after (E17)")
    return as_number(fields["engine"], "engine", 0, top)


@lru_cache(maxsize=1024)
def _sheet_having(name: str, options: tuple[tuple[str, str], ...]) -> tuple[Sheet, Rules]:
    sheet = SHEETS[name].having(dict(options))
    if sheet.family is Family.LINES:
        return sheet, LinesRules(sheet)
    if sheet.family is Family.FEET:
        return sheet, FeetRules(sheet)
    return sheet, TrainsRules(sheet)


# --- Writing ----------------------------------------------------------------------------------------------


def write_position(round_: Round) -> dict[str, object]:
    """The table now, with all that is known of it; in the middle of a turn `pending` says of what.

    >>> match = Match(SHEETS["chickenfoot"], players=3, seed=b"friday")
    >>> position = write_position(match.round)
    >>> position["turn"], position["arms"], position["hands"]["C"]
    ('A', 4, '9-4 8-7 8-4 6-6 6-2 6-0 5-3 5-1 2-2 2-1')
    """
    needs(round_, Round, "a Round, as match.round,")
    state = round_.state
    sheet = round_.sheet
    position: dict[str, object] = {"sheet": sheet.id}
    if sheet.options:
        position["options"] = dict(sheet.options)
    position |= {
        "players": state.players,
        "turn": write_seat(state.turn),
        "engine": None if state.engine == NOTHING else state.engine,
        "hands": write_hands(state),
        "boneyard": write_tiles([state.boneyard[i] for i in range(state.boneyard_next, state.boneyard_size)]),
    }
    if isinstance(round_, TrainsRound):
        position |= write_trains(round_.state, round_.trains)
    elif isinstance(round_, FeetRound):
        position |= write_feet(round_.state, round_.laid)
    else:
        assert isinstance(round_, LinesRound), type(round_)
        position |= write_lines(round_.state)
    pending = round_.pending
    position["pending"] = pending and {"step": pending.step.value, "tile": str(pending.tile)}
    return position
