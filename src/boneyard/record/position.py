"""Positions: the table at the start of a turn as one JSON object, read strictly and written back."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from boneyard.record.feet_position import FEET
from boneyard.record.fields import BadPosition, as_mapping, as_number, as_seat, as_text
from boneyard.record.lines_position import LINES
from boneyard.record.notation import write_seat
from boneyard.record.table_reader import Table, write_hands
from boneyard.record.tile_lists import write_tiles
from boneyard.record.trains_position import TRAINS
from boneyard.rules.arguments import needs, shorten
from boneyard.rules.families import start_of
from boneyard.rules.questions import OwnTrainFirst
from boneyard.rules.round import Round
from boneyard.rules.sheet import BadOption, Family, Sheet
from boneyard.rules.state import NOTHING
from boneyard.sheets import SHEETS

TABLES: Mapping[Family, Table] = MappingProxyType(
    {Family.TRAINS: TRAINS, Family.FEET: FEET, Family.LINES: LINES}
)
EVERYWHERE = ("sheet", "options", "players", "turn", "engine", "hands", "boneyard", "pending")
ALL_FIELDS = {*EVERYWHERE, *(name for table in TABLES.values() for name in table.fields)}


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
    given = as_mapping(data, "position")
    sheet = _sheet(given)
    fields = _own_fields(given, sheet)
    players = as_number(fields.get("players"), "players", 2, 8)
    try:
        start = start_of(sheet, players)
    except BadOption as problem:
        place = "players" if problem.switch == "players" else f"options.{problem.switch}"
        raise BadPosition(place, str(problem)) from None
    turn = as_seat(fields.get("turn"), "turn", players)
    return TABLES[sheet.family].read(fields, sheet, start, turn)


def _sheet(fields: Mapping[str, object]) -> Sheet:
    name = as_text(fields.get("sheet"), "sheet")
    if name not in SHEETS:
        raise BadPosition("sheet", f"there is no sheet {shorten(name)}; the sheets are: {', '.join(SHEETS)}")
    given = fields.get("options")
    options = {} if given is None else as_mapping(given, "options")
    answers: list[tuple[str, str]] = []
    for switch, answer in options.items():
        if not isinstance(answer, (str, int)) or isinstance(answer, bool):
            raise BadPosition(f"options.{switch}", "must be a string or a number")
        answers.append((switch, answer if isinstance(answer, str) else shorten(answer)))
    try:
        return _sheet_having(name, tuple(answers))
    except BadOption as problem:
        raise BadPosition(f"options.{problem.switch}", str(problem)) from None


def _own_fields(fields: Mapping[str, object], sheet: Sheet) -> Mapping[str, object]:
    """The fields of this game. A field of another game is allowed as long as it says nothing."""
    own = {*EVERYWHERE, *TABLES[sheet.family].fields}
    if not sheet.offers(OwnTrainFirst.FIRST_TURN):
        own.discard("first_turns")  # [BA3]
    for name, value in fields.items():
        if name not in ALL_FIELDS:
            raise BadPosition("position", f"there is no field {shorten(name)}")
        if name not in own and value not in (None, "", 0, {}, []):
            raise BadPosition(name, f"{sheet.id} does not use this field")
    if fields.get("pending") is not None:
        raise BadPosition("pending", "must be null or left out: a position is the start of a turn")
    return {name: value for name, value in fields.items() if name in own}


@lru_cache(maxsize=1024)
def _sheet_having(name: str, options: tuple[tuple[str, str], ...]) -> Sheet:
    return SHEETS[name].having(dict(options))


# --- Writing ----------------------------------------------------------------------------------------------


def write_position(round_: Round) -> dict[str, object]:
    """The table now; in the middle of a turn, `pending` says what is left to do.

    >>> match = Match(SHEETS["chickenfoot"], players=3, seed=b"friday")
    >>> position = write_position(match.round)
    >>> position["turn"], position["arms"], position["hands"]["C"]
    ('A', 4, '9-4 8-7 8-4 6-6 6-2 6-0 5-3 5-1 2-2 2-1')
    """
    needs(round_, Round, "a Round such as match.round")
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
    position |= TABLES[sheet.family].write(round_)
    pending = round_.pending
    position["pending"] = pending and {"step": pending.step.value, "tile": str(pending.tile)}
    return position
