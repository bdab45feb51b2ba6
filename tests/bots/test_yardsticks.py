"""The reference players of Mexican Train: each as described, legal everywhere, and blind to hidden tiles."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from boneyard import SHEETS, Match, read_position, write_action
from boneyard.bots.worlds import Worlds
from boneyard.bots.yardsticks import YARDSTICKS
from boneyard.rules.chance import Mwc
from tests.counts import count
from tests.properties.tables import Table, tables

TRAINS = [sheet for sheet in SHEETS if sheet.startswith("mexican-train")]


def chosen(bot: str, **fields: object) -> str:
    """What the bot does at this table, where A is to move."""
    table = {"sheet": "mexican-train-classic", "players": 2, "turn": "A", "engine": 12, "boneyard": "?x20"}
    round_ = read_position({**table, **fields})
    return write_action(YARDSTICKS[bot](round_.view(0), Mwc(1), 1.0))


@settings(max_examples=count(10, 100))
@given(tables(TRAINS))
def test_every_yardstick_plays_every_round_to_its_end(table: Table) -> None:
    for bot in YARDSTICKS.values():
        round_ = table.deal()
        chance = Mwc(table.seed)
        while round_.turn is not None:
            round_.play(bot(round_.view(round_.turn), chance, 1.0))


@pytest.mark.parametrize("bot", YARDSTICKS)
def test_the_choice_does_not_change_when_hidden_tiles_change_places(bot: str) -> None:
    match = Match(SHEETS["mexican-train-classic"], 3, b"blind")
    chance = Mwc(3)
    for step in range(60):
        turn = match.turn
        assert turn is not None
        view = match.view(turn)
        action = YARDSTICKS[bot](view, Mwc(step), 1.0)
        other = match.round.with_state(Worlds(view, chance).sample())
        assert YARDSTICKS[bot](other.view(turn), Mwc(step), 1.0) == action
        match.play(action)


def test_greedy_lays_the_most_pips() -> None:
    assert chosen("greedy", hands={"A": "12-3 12-9 11-10"}) in ("12-9@A", "12-9@M")


def test_followups_likes_an_end_it_can_follow_and_its_own_train() -> None:
    # 12-3 leaves three tiles that fit, 12-9 none: 15 + 24 + 15 against 21 + 15.
    assert chosen("followups", hands={"A": "12-3 12-9 3-2 3-1 3-0"}) == "12-3@A"


def test_longest_path_sheds_what_its_train_does_not_need_elsewhere() -> None:
    hand = {"A": "12-3 3-2 2-1 12-9"}

    assert chosen("longest-path", hands=hand) == "12-9@M"
    assert chosen("longest-path", hands={"A": "12-3 3-2 2-1"}) == "12-3@A"


def test_smart_plays_its_plan_when_its_marker_is_on_and_sheds_weight_otherwise() -> None:
    hand = {"A": "12-3 3-11 11-10 12-9"}

    assert chosen("smart", hands=hand) == "12-9@M"
    assert chosen("smart", hands=hand, markers="A") == "12-3@A"


@pytest.mark.parametrize("bot", YARDSTICKS)
def test_without_a_play_there_is_nothing_to_choose(bot: str) -> None:
    assert chosen(bot, hands={"A": "7-5 6-4"}) == "draw"


@pytest.mark.parametrize("bot", ["greedy", "followups", "longest-path", "smart"])
def test_a_marker_that_may_come_off_comes_off(bot: str) -> None:
    table = read_position(
        {
            "sheet": "mexican-train-classic",
            "options": {"marker_removal": "ask"},
            "players": 2,
            "turn": "A",
            "engine": 12,
            "hands": {"A": "12-3 7-5", "B": "?x5"},
            "markers": "A",
        }
    )
    table.play(next(action for action in table.legal() if action.end == 0))

    assert write_action(YARDSTICKS[bot](table.view(0), Mwc(1), 1.0)) == "unmark"
