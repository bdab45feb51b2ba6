"""Rounds of self-play are real rounds: they can be played again, and do not depend on who plays them."""

from __future__ import annotations

import pytest

from boneyard import SHEETS
from boneyard.bots.policies import best_policy
from boneyard.rules.chance import Mwc
from boneyard.rules.state import RUNNING
from boneyard.sim.self_play import LARGEST_BATCH, SelfPlay
from tests.counts import count

ROUNDS = count(4, 400)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_round_can_be_played_again_decision_by_decision(sheet: str, players: int) -> None:
    self_play = SelfPlay(sheet, {}, players, b"again", ROUNDS)
    for number, round_ in enumerate(self_play.played()):
        decided = 0
        state = None
        policy = best_policy(SHEETS[sheet])
        for state, action in self_play.decisions(round_):
            values = policy.values(state)
            decided += 1
            assert values[state.legal().index(action)] == max(values)
            policy.note(state, action)

        assert round_.number == number
        assert decided == len(round_.actions)
        assert state is not None
        assert state.over != RUNNING
        assert round_.scores == tuple(state.score(seat) for seat in range(players))
        assert round_.winners == tuple(seat for seat in range(players) if state.winners() >> seat & 1)


def test_a_round_does_not_depend_on_the_number_of_processes() -> None:
    self_play = SelfPlay("mexican-train-super", {"rounds": "3"}, 3, b"jobs", LARGEST_BATCH // 20 + ROUNDS)
    alone = list(self_play.played())

    assert sorted(self_play.played(jobs=3)) == alone
    assert [round_.number for round_ in alone] == list(range(self_play.rounds))


def test_fewer_rounds_than_processes_are_played_once_each() -> None:
    self_play = SelfPlay("mexican-train-classic", {}, 2, b"few", 2)

    assert sorted(round_.number for round_ in self_play.played(jobs=5)) == [0, 1]
    assert list(SelfPlay("mexican-train-classic", {}, 2, b"none", 0).played(jobs=5)) == []


def test_a_policy_is_asked_for_by_its_sheet() -> None:
    for sheet in SHEETS.values():
        state = SelfPlay(sheet.id, {}, 2, b"ask", 1).deals.beginning(0).state
        assert best_policy(sheet).choose(state, Mwc(1)) in state.legal()
