"""Tables for the properties: any sheet, any switches, any deal, and a walk through the round dealt there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import NamedTuple

from hypothesis import strategies as st

from boneyard import SHEETS, BadOption, Match, Round, Sheet, Tile
from boneyard.rules.chance import SeededDealer
from boneyard.rules.round import begin_round
from boneyard.rules.state import RUNNING
from boneyard.rules.tile import tile_of
from boneyard.rules.trains_start import TrainsStart

LONGEST = 3000
"""More actions than any round can have: a round that gets here does not end."""


class Table(NamedTuple):
    """All that a round follows from. `choices` are taken in turn, over and over: the n-th legal action."""

    sheet: str
    options: dict[str, str]
    players: int
    engine: int
    starter: int
    seed: int
    yard: int | None
    """How many tiles are left to draw, the others dealt out too; None deals as the leaflet says."""
    choices: tuple[int, ...]

    @property
    def rules(self) -> Sheet:
        return SHEETS[self.sheet].having(self.options)

    def deal(self) -> Round:
        start = TrainsStart(self.rules, self.players)
        dealer = SeededDealer(str(self.seed).encode())
        beginning = start.begin(self.engine, self.starter, dealer, 0)
        dealt = self.players * start.each
        round_ = begin_round(self.rules, beginning, self.starter, 0, (), dealt)
        state = round_.state
        seat = 0
        while (
            self.yard is not None and state.over == RUNNING and state.yard_size - state.yard_next > self.yard
        ):
            state.draw_tile(seat)
            seat = (seat + 1) % self.players
        return round_


def choose(round_: Round | Match, number: int) -> None:
    """Do one of the legal actions."""
    legal = round_.legal()
    round_.play(legal[number % len(legal)])


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
    other = Round(round_.sheet, round_.state.clone(), round_.round_number, round_.totals)
    other.trains = {end: list(laid) for end, laid in round_.trains.items()}
    other.history = list(round_.history)
    return other


def double_set(top: int) -> list[Tile]:
    return [Tile(high, low) for high in range(top + 1) for low in range(high + 1)]


def boneyard(round_: Round) -> list[Tile]:
    """The tiles still to be drawn, next first."""
    state = round_.state
    return [tile_of(state.boneyard[i]) for i in range(state.yard_next, state.yard_size)]


def hands(round_: Round) -> list[tuple[Tile, ...]]:
    return [round_.hand(seat) for seat in range(round_.state.players)]


def on_table(round_: Round) -> list[Tile]:
    """The engine and the tiles of all trains."""
    laid = [Tile(max(halves), min(halves)) for train in round_.trains.values() for halves in train]
    return [Tile(round_.state.engine, round_.state.engine), *laid]


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


def sheet_ids() -> st.SearchStrategy[str]:
    return st.sampled_from(list(SHEETS))


def choice_numbers() -> st.SearchStrategy[tuple[int, ...]]:
    return st.lists(st.integers(0, 59), min_size=1, max_size=24).map(tuple)


@st.composite
def tables(draw: st.DrawFn, sheets: Sequence[str] = tuple(SHEETS)) -> Table:
    """Half of them are dealt by the leaflet; at the others the boneyard is soon used up."""
    sheet = draw(st.sampled_from(sheets))
    options = draw(switches(sheet))
    rules = SHEETS[sheet].having(options)
    players = draw(st.sampled_from(sorted(rules.deal.tables)))
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
    """Where to stop on a walk: somewhere in the round, now and then at its end."""
    return st.integers(0, 120) | st.just(LONGEST)
