"""Matches for the tests of records: any sheet, any switches, any seed, played for a while."""

from __future__ import annotations

from itertools import cycle, islice
from typing import NamedTuple

from hypothesis import strategies as st

from boneyard import SHEETS, BadOption, Match, Sheet
from boneyard.record.seeds import seed_of
from tests.counts import count

SECRET = "b8cc29efddaa8c4607e9b850a134c532e397bbf13efc5997cda720bbe1ebd352"


class Plan(NamedTuple):
    """All that a match follows from. `choices` are taken in turn, over and over: the n-th legal action."""

    sheet: Sheet
    players: int
    first: int
    nonces: tuple[str, ...]
    choices: tuple[int, ...]
    most: int
    """How many actions there are at most."""

    def begin(self) -> Match:
        return Match(self.sheet, self.players, seed_of(SECRET, self.nonces), self.first)

    def play(self) -> Match:
        match = self.begin()
        for number in islice(cycle(self.choices), self.most):
            legal = match.legal()
            if not legal:
                break
            match.play(legal[number % len(legal)])
        return match


@st.composite
def house_rules(draw: st.DrawFn, name: str) -> Sheet:
    """Any combination of answers that can be played, with few rounds."""
    sheet = SHEETS[name]
    for switch, question in sheet.switches.items():
        answers = [answer.name for answer in question.answers]
        fewer = {"rounds": ["1", "2"], "tokens": ["1", "2"]}
        try:
            sheet = sheet.having({switch: draw(st.sampled_from(fewer.get(switch, answers)))})
        except BadOption:
            continue
    return sheet


@st.composite
def plans(draw: st.DrawFn, most: int = count(160, 600), names: tuple[str, ...] = tuple(SHEETS)) -> Plan:
    sheet = draw(house_rules(draw(st.sampled_from(names))))
    players = draw(st.sampled_from(sorted(sheet.deal.tables)))
    return Plan(
        sheet=sheet,
        players=players,
        first=draw(st.integers(0, players - 1)),
        nonces=tuple(draw(st.lists(nonces(), min_size=players, max_size=players))),
        choices=tuple(draw(st.lists(st.integers(0, 59), min_size=1, max_size=24))),
        most=draw(st.integers(0, most)),
    )


def nonces() -> st.SearchStrategy[str]:
    return st.integers(0, 2**128 - 1).map(lambda number: f"{number:032x}")


def names() -> st.SearchStrategy[list[str]]:
    return st.lists(
        st.text(max_size=8) | st.sampled_from(("Ben #1", "# Cem", "A: draw", "", " ")), max_size=8
    )
