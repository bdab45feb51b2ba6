"""Tables for the properties: any sheet, any switches, any deal, and a walk through the round dealt there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import NamedTuple

from hypothesis import strategies as st

from boneyard import SHEETS, BadOption, Match, Round, Sheet, Tile
from boneyard.rules.action import Verb
from boneyard.rules.chance import SeededDealer
from boneyard.rules.families import round_of, start_of
from boneyard.rules.feet_round import FeetRound
from boneyard.rules.lines_round import LinesRound
from boneyard.rules.sheet import Family
from boneyard.rules.state import NOTHING, RUNNING
from boneyard.rules.tile import tile_of
from boneyard.rules.trains_round import TrainsRound

LONGEST = 3000
"""More actions than any round can have: a round that gets here does not end."""

EVERY_SHEET = tuple(SHEETS)
TRAINS = tuple(sheet.id for sheet in SHEETS.values() if sheet.family is Family.TRAINS)
FEET = tuple(sheet.id for sheet in SHEETS.values() if sheet.family is Family.FEET)
LINES = tuple(sheet.id for sheet in SHEETS.values() if sheet.family is Family.LINES)


class Table(NamedTuple):
    """All that a round follows from. `choices` are taken in turn, over and over: the n-th legal action."""

    sheet: str
    options: dict[str, str]
    players: int
    engine: int
    """The engine asked for; Engine 191 asks for none and finds its own."""
    starter: int
    seed: int
    yard: int | None
    """How many tiles are left to draw, the others dealt out too; None deals as the leaflet says."""
    choices: tuple[int, ...]

    @property
    def rules(self) -> Sheet:
        return SHEETS[self.sheet].having(self.options)

    def deal(self) -> Round:
        start = start_of(self.rules, self.players)
        dealer = SeededDealer(str(self.seed).encode())
        beginning = start.begin(self.engine, self.starter, dealer, 0, 0)
        round_ = round_of(self.rules, beginning.state)
        round_.tell_beginning(beginning, self.engine, self.starter, self.players * start.each)
        state = round_.state
        seat = 0
        while (
            self.yard is not None
            and state.over == RUNNING
            and state.boneyard_size - state.boneyard_next > self.yard
        ):
            state.draw_tile(seat)
            seat = (seat + 1) % self.players
        return round_


def choose(round_: Round | Match, number: int) -> None:
    """Do one of the legal actions. In Engine 191 mostly a double is shown: without one there is no round."""
    legal = round_.legal()
    doubles = [
        action for action in legal if action.verb is Verb.SHOW and action.tile and action.tile.is_double
    ]
    choices = doubles if doubles and number % 4 else legal
    round_.play(choices[number % len(choices)])


def walk(table: Table, steps: int = LONGEST) -> Iterator[Round]:
    """The round as dealt, and again after every action, until it is over or so many have been done."""
    round_ = table.deal()
    yield round_
    for step, number in enumerate(cycle(table.choices)):
        if round_.result is not None or step == steps:
            return
        assert step < LONGEST, "the round does not end"
        choose(round_, number)
        yield round_


def walked(table: Table, steps: int) -> Round:
    """The round after so many actions, or when it is over."""
    *_, last = walk(table, steps)
    return last


def again(round_: Round) -> Round:
    """A second round in the same place, sharing nothing that can change."""
    return round_.with_state(round_.state.clone())


# --- Where the tiles are ----------------------------------------------------------------------------------


def double_set(top: int) -> list[Tile]:
    return [Tile(high, low) for high in range(top + 1) for low in range(high + 1)]


def boneyard(round_: Round) -> list[Tile]:
    """The tiles still to be drawn, next first."""
    state = round_.state
    return [tile_of(state.boneyard[i]) for i in range(state.boneyard_next, state.boneyard_size)]


def hands(round_: Round) -> list[tuple[Tile, ...]]:
    return [round_.hand(seat) for seat in range(round_.state.players)]


def on_table(round_: Round) -> list[Tile]:
    """The engine, if it is found, and all that was laid since: trains, feet or lines."""
    engine = round_.state.engine
    if isinstance(round_, FeetRound):
        assert round_.laid is not None, "a round that was dealt knows its tiles"
        return [tile_of(code) for code in round_.laid]
    rows: list[Sequence[tuple[int, int]]] = []
    if isinstance(round_, TrainsRound):
        rows.extend(round_.trains.values())
    if isinstance(round_, LinesRound):
        rows.extend(round_.layout().lines.values())
    laid = [Tile(max(halves), min(halves)) for row in rows for halves in row]
    return laid if engine == NOTHING else [Tile(engine, engine), *laid]


def score_yards(round_: Round) -> list[tuple[Tile, ...]]:
    """What lies open before each seat and counts against it; nothing but in Engine 191."""
    if isinstance(round_, LinesRound):
        return list(round_.layout().score_yards)
    return [()] * round_.state.players


def discards(round_: Round) -> list[Tile]:
    return list(round_.layout().discards) if isinstance(round_, LinesRound) else []


def everywhere(round_: Round) -> list[Tile]:
    """All tiles of the round, wherever they are."""
    piles = [*hands(round_), *score_yards(round_)]
    return [
        *on_table(round_),
        *boneyard(round_),
        *discards(round_),
        *(tile for pile in piles for tile in pile),
    ]


# --- Strategies -------------------------------------------------------------------------------------------


@st.composite
def switches(draw: st.DrawFn, sheet: str) -> dict[str, str]:
    """Any combination of answers that can be played; what is left out is the leaflet's own."""
    drawn = draw(
        st.fixed_dictionaries(
            {
                name: st.sampled_from([answer.name for answer in question.answers])
                for name, question in SHEETS[sheet].switches.items()
            }
        ).filter(lambda options: playable(sheet, options))
    )
    return dict(SHEETS[sheet].having(drawn).options)


def playable(sheet: str, options: dict[str, str]) -> bool:
    try:
        SHEETS[sheet].having(options)
    except BadOption:
        return False
    return True


def choice_numbers() -> st.SearchStrategy[tuple[int, ...]]:
    return st.lists(st.integers(0, 59), min_size=1, max_size=24).map(tuple)


@st.composite
def tables(draw: st.DrawFn, sheets: Sequence[str] = EVERY_SHEET) -> Table:
    """Half of them are dealt by the leaflet; at the others the boneyard is soon used up."""
    sheet = draw(st.sampled_from(sheets))
    options = draw(switches(sheet))
    rules = SHEETS[sheet].having(options)
    players = draw(st.sampled_from(rules.player_counts))
    top, _ = rules.table(players)
    return Table(
        sheet,
        options,
        players,
        engine=draw(st.integers(0, top)),
        starter=draw(st.integers(0, players - 1)),
        seed=draw(st.integers(0, 1 << 32)),
        yard=draw(st.none() | st.integers(1, 12)),
        choices=draw(choice_numbers()),
    )


def steps() -> st.SearchStrategy[int]:
    """Where to stop on a walk: somewhere in the round, now and then at its beginning or its end."""
    return st.integers(0, 120) | st.integers(0, 4) | st.just(LONGEST)
