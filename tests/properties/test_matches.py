"""A match is its sheet, its seed and its actions: played again it is the same match."""

from __future__ import annotations

from itertools import cycle, islice
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard import SHEETS, IllegalAction, Match, Sheet, write_position
from boneyard.rules.action import Action, Verb
from boneyard.rules.questions import EngineFrom, FirstPlayer
from tests.counts import count
from tests.properties.tables import choice_numbers, choose, sheet_ids, switches

FEW = settings(max_examples=count(15, 300))


class Plan(NamedTuple):
    """All that a match follows from but the actions, and which of the legal ones to take."""

    sheet: str
    options: dict[str, str]
    players: int
    seed: bytes
    first: int
    choices: tuple[int, ...]

    @property
    def rules(self) -> Sheet:
        return SHEETS[self.sheet].having(self.options)

    def begin(self) -> Match:
        return Match(self.rules, self.players, self.seed, self.first)


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    sheet = draw(sheet_ids())
    options = draw(switches(sheet))
    players = draw(st.sampled_from(sorted(SHEETS[sheet].having(options).deal.tables)))
    return Plan(
        sheet,
        options,
        players,
        draw(st.binary(max_size=40)),
        draw(st.integers(0, players - 1)),
        draw(choice_numbers()),
    )


def play(match: Match, choices: tuple[int, ...], most: int = 100_000) -> None:
    for number in islice(cycle(choices), most):
        if match.over:
            return
        choose(match, number)


def told(match: Match) -> tuple[object, ...]:
    views = [match.view(seat) for seat in (None, *range(match.players))]
    return (
        *(views, write_position(match.round), match.results, match.totals, match.actions),
        *(match.over, match.winners, match.turn, match.starter, match.legal()),
    )


@FEW
@given(plans(), st.integers(0, 900))
def test_a_match_played_again_from_its_actions_is_the_same(plan: Plan, most: int) -> None:
    match = plan.begin()
    play(match, plan.choices, most)

    same = Match.replay(plan.rules, plan.players, plan.seed, match.actions, plan.first)

    assert told(same) == told(match)
    play(match, plan.choices)
    play(same, plan.choices)
    assert told(same) == told(match)


@FEW
@given(plans())
def test_a_match_plays_the_engines_chosen_and_adds_up_its_rounds(plan: Plan) -> None:
    match = plan.begin()
    top, _ = plan.rules.table(plan.players)
    rounds = plan.options.get("rounds")
    engines = list(range(top if rounds is None else int(rounds) - 1, -1, -1))
    assert list(match.engines) == engines

    met: list[tuple[int, int, tuple[int, ...]]] = []
    for number in cycle(plan.choices):
        if match.over:
            break
        here = (match.round.round_number, int(match.round.state.engine), match.round.totals)
        if here not in met:
            met.append(here)
        choose(match, number)

    scores = [result.scores for result in match.results]
    sums = [tuple(sum(s[seat] or 0 for s in scores[:n]) for seat in range(plan.players)) for n in range(14)]
    assert met == [(n, engine, sums[n]) for n, engine in enumerate(engines) if (n, engine, sums[n]) in met]
    assert len(match.results) == len(engines)
    assert match.totals == sums[len(engines)] == match.view(None).totals
    assert match.winners == tuple(
        seat for seat, total in enumerate(match.totals) if total == min(match.totals)
    )
    assert match.turn is None
    assert match.legal() == ()


@FEW
@given(plans())
def test_the_next_round_is_begun_by_the_seat_the_sheet_names(plan: Plan) -> None:
    match = plan.begin()
    answer = plan.rules.answer(FirstPlayer, FirstPlayer.ROTATE)
    starters = [match.starter]
    for number in cycle(plan.choices):
        if match.over:
            break
        rounds = len(match.results)
        choose(match, number)
        if len(match.results) > rounds and not match.over:
            starters.append(match.starter)

    if answer is FirstPlayer.ROUND_WINNER:
        assert all(seat in result.winners for seat, result in zip(starters[1:], match.results, strict=False))
    elif answer is FirstPlayer.YOUNGEST:
        assert set(starters) == {plan.first}
    elif plan.rules.answer(EngineFrom, EngineFrom.SET_ASIDE) is EngineFrom.SET_ASIDE:
        assert starters == [(plan.first + n) % plan.players for n in range(len(starters))]


@FEW
@given(plans(), plans())
def test_a_refused_action_is_not_part_of_the_match(plan: Plan, other: Plan) -> None:
    match = plan.begin()
    play(match, plan.choices, 30)
    before = told(match)
    illegal = [Action(Verb.STOP), Action(Verb.REMOVE), *other.begin().legal()]
    for action in illegal:
        if action not in match.legal():
            with pytest.raises(IllegalAction):
                match.play(action)
    assert told(match) == before


def test_another_seed_is_another_match() -> None:
    sheet = SHEETS["mexican-train-classic"]
    seen = {Match(sheet, 4, seed).view(0).hand for seed in (b"", b"\0", b"a", b"b", b"ab", b"a" * 100)}

    assert len(seen) == 6


def test_a_match_needs_a_seat_that_is_there() -> None:
    for first in (-1, 2):
        with pytest.raises(ValueError, match="no seat"):
            Match(SHEETS["mexican-train-super"], 2, b"", first)
