"""What a table is made with: the rules, who sits where, and how the evening goes."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from boneyard.bots.levels import LADDER
from boneyard.record.notation import read_seat
from boneyard.record.wire import SeatName
from boneyard.rules.arguments import brief, shorten
from boneyard.rules.sheet import BadOption, Sheet
from boneyard.sheets import SHEETS
from boneyard.sheets.editions import EDITIONS

DAY = 24 * 60 * 60


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: for each move, or for all moves of a match together."""

    per: Literal["move", "match"]
    seconds: Annotated[float, Meta(ge=5, le=30 * DAY)]


class Terms(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`bots` are seats that a bot takes from the start; all others wait for people.

    `first` is the oldest player, or the youngest, where the sheet asks who that is. `pace` is how many
    seconds a bot waits before it plays.
    """

    sheet: str
    players: Annotated[int, Meta(ge=2, le=8)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]] = {}
    bots: dict[SeatName, Annotated[str, Meta(max_length=40)]] = {}
    first: SeatName = "A"
    clock: Clock | None = None
    pace: Annotated[float, Meta(ge=0, le=60)] = 1.0
    hints: bool = True
    take_backs: bool = True
    public: bool = False


class BadTerms(ValueError):
    """No table can be made like this; the text says why."""


def read_terms(data: bytes, programs: frozenset[str] = frozenset()) -> Terms:
    """`programs` are the names of the bots that the operator has added."""
    try:
        terms = msgspec.json.decode(data, type=Terms)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BadTerms(brief(str(problem))) from None
    check_terms(terms, programs)
    return terms


def check_terms(terms: Terms, programs: frozenset[str] = frozenset()) -> None:
    if terms.sheet not in SHEETS:
        raise BadTerms(f"there is no sheet {shorten(terms.sheet)}; the sheets are: {', '.join(SHEETS)}")
    try:
        SHEETS[terms.sheet].having(terms.options).table(terms.players)
    except BadOption as problem:
        raise BadTerms(str(problem)) from None
    for name in (*terms.bots, terms.first):
        if read_seat(name) >= terms.players:
            raise BadTerms(f"there is no seat {name} among {terms.players} players")
    for bot in terms.bots.values():
        check_bot(bot, programs)


def check_bot(bot: str, programs: frozenset[str]) -> None:
    if bot not in LADDER and bot not in programs:
        known = ", ".join((*LADDER, *sorted(programs)))
        raise BadTerms(f"there is no bot {shorten(bot)}; the bots are: {known}")


def sheet_in(terms: Terms, edition: int) -> Sheet:
    """The sheet by which the table is played, in the edition it was made with."""
    return EDITIONS[terms.sheet, edition].having(terms.options)
