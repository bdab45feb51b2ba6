"""A match is its sheet, its seed and its actions: played again it is the same match."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard import SHEETS, IllegalAction, Match, Round, Sheet, write_position
from boneyard.rules.action import Action, Verb
from boneyard.rules.questions import EngineFrom, FirstPlayer
from boneyard.rules.view import Standing
from tests.counts import count
from tests.properties.tables import EVERY_SHEET, FEET, LINES, TRAINS, choice_numbers, choose, switches

BARE = [verb for verb in Verb if verb not in (Verb.PLAY, Verb.SHOW, Verb.GIVE)]
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
def plans(draw: st.DrawFn, sheets: Sequence[str] = EVERY_SHEET) -> Plan:
    sheet = draw(st.sampled_from(sheets))
    options = draw(switches(sheet))
    players = draw(st.sampled_from(SHEETS[sheet].having(options).player_counts))
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
        *(views, write_position(match.round), match.results, match.totals, match.tokens, match.actions),
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


class Dealt(NamedTuple):
    """A round as it was dealt in a match: its number, what was scored before, who begins it."""

    number: int
    standing: Standing
    turn: int | None
    starter: int | None


def play_all(plan: Plan) -> tuple[Match, list[Dealt], list[int]]:
    """The match played to its end, its deals (those thrown away too), and the engine of every round."""
    match = plan.begin()
    dealt: list[Dealt] = []
    engines: list[int] = []
    round_: Round | None = None
    for number in cycle(plan.choices):
        if round_ is None or match.round is not round_:
            round_ = match.round
            dealt.append(Dealt(round_.round_number, round_.standing, match.turn, match.starter))
        rounds = len(match.results)
        choose(match, number)
        if len(match.results) > rounds:
            engines.append(round_.state.engine)
        if match.over:
            break
    return match, dealt, engines


def sums(match: Match, rounds: int) -> Standing:
    """What the first so many rounds came to, added up by hand."""
    results = match.results[:rounds]
    seats = range(match.players)
    return Standing(
        tuple(sum(result.scores[seat] or 0 for result in results) for seat in seats),
        tuple(sum(seat in result.winners for result in results) for seat in seats),
        match.standing.rounds,
        match.standing.tokens_needed,
    )


def expected_winners(plan: Plan, standing: Standing) -> tuple[int, ...]:
    """The lowest total; in Engine 191 among those with the tokens it takes, or all of these."""
    seats = list(range(plan.players))
    if plan.sheet in LINES:
        seats = [seat for seat in seats if standing.tokens[seat] >= plan.rules.number("tokens")]
        if plan.options.get("shared_third_token") != "score-sum":
            return tuple(seats)
    lowest = min(standing.totals[seat] for seat in seats)
    return tuple(seat for seat in seats if standing.totals[seat] == lowest)


@FEW
@given(plans())
def test_a_match_adds_up_its_rounds_and_says_who_has_won(plan: Plan) -> None:
    match, dealt, _ = play_all(plan)

    for deal in dealt:
        before = sums(match, deal.number)
        assert (deal.standing.totals, deal.standing.tokens) == (before.totals, before.tokens)
    assert [deal.number for deal in dealt] == sorted(deal.number for deal in dealt)
    assert {deal.number for deal in dealt} == set(range(len(match.results)))
    whole = sums(match, len(match.results))
    assert (match.totals, match.tokens) == (whole.totals, whole.tokens)
    assert (match.view(None).totals, match.view(0).tokens) == (whole.totals, whole.tokens)
    assert match.winners == expected_winners(plan, whole)
    assert match.turn is None
    assert match.legal() == ()


@FEW
@given(plans((*TRAINS, *FEET)))
def test_a_match_plays_the_engines_chosen(plan: Plan) -> None:
    _, _, played = play_all(plan)
    top, _ = plan.rules.table(plan.players)
    rounds = plan.options.get("rounds")
    engines = list(range(top if rounds is None else min(int(rounds) - 1, top), -1, -1))

    assert list(plan.rules.engines(plan.players)) == engines
    if plan.options.get("missing_double") == "next-lower":
        assert [engine for engine in engines if engine in played] == played
        assert played[-1] == 0
    else:
        assert played == engines


@FEW
@given(plans(LINES))
def test_a_match_of_engine_191_is_over_as_soon_as_somebody_has_the_tokens(plan: Plan) -> None:
    match, _, _ = play_all(plan)
    needed = plan.rules.number("tokens")

    assert list(plan.rules.engines(plan.players)) == []
    assert max(sums(match, len(match.results) - 1).tokens) == needed - 1
    assert max(match.tokens) == needed


@FEW
@given(plans())
def test_the_next_round_is_begun_by_the_seat_the_sheet_names(plan: Plan) -> None:
    match, dealt, _ = play_all(plan)
    answer = plan.rules.answer(FirstPlayer, FirstPlayer.ROTATE)
    starters = [deal.starter for deal in dealt]

    if answer is FirstPlayer.ROUND_WINNER:
        assert all(seat in result.winners for seat, result in zip(starters[1:], match.results, strict=False))
    elif answer is FirstPlayer.YOUNGEST:
        assert set(starters) == {plan.first}
    elif answer is FirstPlayer.LOWEST_DOUBLE:
        assert {(deal.turn, deal.starter) for deal in dealt} == {(plan.first, None)}
    elif plan.sheet in FEET:
        assert [(seat + 1) % plan.players for seat in starters if seat is not None] == [
            deal.turn for deal in dealt
        ]
    elif plan.rules.answer(EngineFrom, EngineFrom.SET_ASIDE) is EngineFrom.SET_ASIDE:
        assert starters == [(plan.first + n) % plan.players for n in range(len(starters))]


@FEW
@given(plans(), plans())
def test_a_refused_action_is_not_part_of_the_match(plan: Plan, other: Plan) -> None:
    match = plan.begin()
    play(match, plan.choices, 30)
    before = told(match)
    illegal = [Action(verb) for verb in BARE] + list(other.begin().legal())
    for action in illegal:
        if action not in match.legal():
            with pytest.raises(IllegalAction):
                match.play(action)
    assert told(match) == before


@pytest.mark.parametrize("sheet", SHEETS.values(), ids=lambda sheet: sheet.id)
def test_another_seed_is_another_match(sheet: Sheet) -> None:
    seen = {Match(sheet, 4, seed).view(0).hand for seed in (b"", b"\0", b"a", b"b", b"ab", b"a" * 100)}

    assert len(seen) == 6


def test_a_match_needs_a_seat_that_is_there() -> None:
    for first in (-1, 2):
        with pytest.raises(ValueError, match="no seat"):
            Match(SHEETS["mexican-train-super"], 2, b"", first)
