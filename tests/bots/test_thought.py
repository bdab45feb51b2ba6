"""What the upper levels say of a decision: the same as they do, and nothing that they cannot know."""

from __future__ import annotations

import random
from functools import partial
from math import nan
from typing import Any

import pytest

from boneyard import SHEETS, Match, Round, View, read_action, read_position, write_position
from boneyard.bots.position_worlds import PositionWorlds, TilesNowhere
from boneyard.bots.searchers import equities, search
from boneyard.bots.thought import (
    BUDGETS,
    ROLLOUTS,
    SEARCHERS,
    SEARCHING,
    Searcher,
    Thought,
    budget_in_seconds,
    budget_in_worlds,
    own_budget,
    think,
)
from boneyard.rules.chance import Mwc
from boneyard.rules.lines import LinesState
from boneyard.rules.tile import tile_of
from tests.counts import count
from tests.rulebook import position

WORLDS = 9


def decisions(sheet: str, players: int, seed: bytes, number: int) -> list[Round]:
    """Rounds at the start of a turn with something to choose, from matches that are played at random."""
    match = Match(SHEETS[sheet], players, seed)
    chance = random.Random(seed)
    found: list[Round] = []
    while len(found) < number:
        if match.over:
            match = Match(SHEETS[sheet], players, seed + b"again")
        round_ = match.round
        known = round_.pending is None and round_.view(None).engine is not None
        if len(round_.legal()) > 1 and known and chance.random() < 0.2:
            found.append(round_.with_state(round_.state.clone()))
        match.play(chance.choice(match.legal()))
    return found


def views(sheet: str, number: int) -> list[View]:
    return [round_.view(round_.turn) for round_ in decisions(sheet, 3, b"thought", number)]


def thought_of(view: View, level: str, seed: int = 1) -> Thought:
    return think(view, Mwc(seed), level, budget_in_worlds(level, WORLDS))._replace(seconds=0.0)


@pytest.mark.parametrize("level", SEARCHERS)
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_thought_is_what_the_level_does_with_as_many_worlds(sheet: str, level: str) -> None:
    for view in views(sheet, count(3, 40)):
        thought = thought_of(view, level)
        if level == "stationmaster":
            worths = dict(zip(view.legal, equities(view), strict=True))
            assert worths[thought.action] == max(worths.values())
        else:
            searching = search(view, Mwc(1), ROLLOUTS[level])
            found = searching.decide(budget_in_worlds(level, WORLDS))
            assert thought.action == view.legal[found.place]
        assert thought.action == Searcher(level, WORLDS)(view, Mwc(1), 1.0)


def test_a_hand_left_out_is_taken_to_be_as_large_as_ours() -> None:
    told = {"sheet": "mexican-train-classic", "players": 3, "turn": "A", "engine": 12, "boneyard": "?x75"}
    hands = {"A": "12-5 5-5 5-3 9-3 12-1"}
    left_out = read_position({**told, "hands": hands}).view(0)
    counted = read_position({**told, "hands": {**hands, "B": "?x5", "C": "?x5"}}).view(0)

    assert equities(left_out) == equities(counted)


@pytest.mark.parametrize("level", SEARCHERS)
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_thought_tells_what_was_weighed_the_best_first(sheet: str, level: str) -> None:
    for view in views(sheet, count(3, 40)):
        thought = thought_of(view, level)
        weighed = [thought.action, *(other.action for other in thought.others)]
        searched = level != "stationmaster"

        assert thought == thought_of(view, level)
        assert len(set(weighed)) == len(weighed)
        assert set(weighed) <= set(view.legal)
        assert len(weighed) == (min(len(view.legal), 8) if searched else len(view.legal))
        points = [other.points for other in thought.others]
        assert points == sorted(points)
        assert all(0.5 <= other.sure <= 1 and other.points >= 0 for other in thought.others)
        assert thought.worlds <= (WORLDS if searched else 0)


def test_where_there_is_one_choice_nothing_is_tried() -> None:
    table = position(hands={"A": "7-5", "B": "12-1", "C": "12-2"}, boneyard="6-1")

    assert thought_of(table.view(0), "baron") == Thought("baron", read_action("draw"))


def test_a_level_takes_its_own_time_unless_it_is_given_more() -> None:
    for level, own in BUDGETS.items():
        assert own_budget(level).seconds < own.seconds
        assert own_budget(level) == own_budget(level, own.seconds) == own_budget(level, 60.0)
        assert own_budget(level, own.seconds / 10).seconds == pytest.approx(own_budget(level).seconds / 10)
        assert budget_in_seconds(level, 3.0).seconds == pytest.approx(
            10 * budget_in_seconds(level, 0.3).seconds
        )
        assert budget_in_worlds(level, 5).worlds == 5


def test_a_searcher_counts_the_worlds_it_has_tried() -> None:
    bot = Searcher("superintendent", worlds=4)
    for view in views("chickenfoot", 3):
        bot(view, Mwc(1), 1.0)

    assert bot.tried == 12


@pytest.mark.parametrize("level", SEARCHING)
def test_a_searcher_takes_the_time_that_it_is_made_with(level: str) -> None:
    hurried, patient = Searcher(level, seconds=1e-6), Searcher(level, seconds=60.0)
    for view in views("chickenfoot", 3):
        hurried(view, Mwc(1), 60.0)

    assert hurried.tried == 0
    assert patient.budget is not None
    assert patient.budget.seconds == pytest.approx(0.9 * 60)
    assert Searcher(level, worlds=4, seconds=1e-6).budget == budget_in_worlds(level, 4)
    assert Searcher(level).budget is None


def test_a_searcher_is_of_a_level_above_the_sixth() -> None:
    with pytest.raises(ValueError, match="'dispatcher' is not one of stationmaster, superintendent, baron"):
        Searcher("dispatcher")


@pytest.mark.parametrize("limits", [{"worlds": -1}, {"worlds": 10_001}, {"seconds": -0.1}, {"seconds": nan}])
def test_a_searcher_has_sensible_limits(limits: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"(worlds|seconds) must be from 0 to (10000|3600), not "):
        Searcher("baron", **limits)


# --- Positions --------------------------------------------------------------------------------------------


def told(round_: Round, hands: dict[str, str], **fields: object) -> Round:
    """The table as it would be written down, with these hands of the others."""
    written = write_position(round_)
    assert isinstance(written["hands"], dict)
    turn = "ABCDEFGH"[round_.state.turn]
    return read_position({**written, **fields, "hands": {turn: written["hands"][turn], **hands}})


def counted(round_: Round) -> dict[str, str]:
    """Of the other hands, only how many tiles they have."""
    state = round_.state
    return {"ABCDEFGH"[seat]: f"?x{state.count[seat]}" for seat in range(state.players) if seat != state.turn}


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_world_looks_like_its_position(sheet: str) -> None:
    for round_ in decisions(sheet, 3, b"positions", count(5, 100)):
        left = round_.view(None).boneyard
        table = told(round_, counted(round_), boneyard=f"?x{left}" if left else "")
        view = table.view(table.turn)
        worlds = PositionWorlds(table.state, view, Mwc(1))
        for _ in range(3):
            world = worlds.sample()

            assert world.hands_known()
            assert table.with_state(world).view(table.turn) == view


@pytest.mark.parametrize("sheet", SHEETS)
def test_nothing_but_what_the_seat_sees_goes_into_a_thought_about_a_position(sheet: str) -> None:
    for round_ in decisions(sheet, 3, b"blind", count(3, 40)):
        written = write_position(round_)
        assert isinstance(written["hands"], dict)
        others = {seat: tiles for seat, tiles in written["hands"].items() if seat in counted(round_)}
        known, hidden = told(round_, others), told(round_, counted(round_))
        thoughts = [
            think(
                table.view(table.turn),
                Mwc(1),
                "baron",
                budget_in_worlds("baron", WORLDS),
                partial(PositionWorlds, table.state),
            )._replace(seconds=0.0)
            for table in (known, hidden)
        ]

        assert thoughts[0] == thoughts[1]


def test_a_hand_that_is_left_out_is_as_large_as_the_own_and_the_rest_is_in_the_boneyard() -> None:
    table = position(hands={"A": "12-5 5-3 9-8 7-7"})
    world = PositionWorlds(table.state, table.view(0), Mwc(1)).sample()

    assert [int(world.count[seat]) for seat in range(3)] == [4, 4, 4]
    assert world.boneyard_size - world.boneyard_next == 91 - 1 - 12


def test_hands_that_are_left_out_share_what_is_left_when_the_boneyard_is_used_up() -> None:
    table = position(hands={"A": "12-5 5-3 9-8 7-7", "B": "?x7"}, boneyard="")
    world = PositionWorlds(table.state, table.view(0), Mwc(1)).sample()

    assert [int(world.count[seat]) for seat in range(3)] == [4, 7, 91 - 1 - 4 - 7]


def test_tiles_that_can_be_nowhere_are_noticed() -> None:
    table = position(players=2, hands={"A": "12-5 5-3", "B": "?x7"}, boneyard="")
    with pytest.raises(TilesNowhere) as problem:
        PositionWorlds(table.state, table.view(0), Mwc(1))

    assert problem.value.tiles == 91 - 1 - 2 - 7


def test_every_unseen_tile_is_as_likely_as_any_other() -> None:
    table = position(players=2, hands={"A": "12-5", "B": "?x30"})
    worlds = PositionWorlds(table.state, table.view(0), Mwc(1))
    held: dict[str, int] = {}
    samples = 3000
    for _ in range(samples):
        for code in worlds.sample().hand_tiles(1):
            held[str(tile_of(code))] = held.get(str(tile_of(code)), 0) + 1

    assert len(held) == 89
    assert all(abs(times / samples - 30 / 89) < 0.06 for times in held.values())


def test_a_secret_choice_is_any_tile_of_the_hand() -> None:
    table = position(
        "engine-191",
        players=2,
        turn="B",
        engine=None,
        hands={"A": "?x6", "B": "6-2 1-1 5-0"},
        shown={"A": "3-3"},
        boneyard="?x10",
    )
    worlds = PositionWorlds(table.state, table.view(1), Mwc(1))
    shown = set()
    for _ in range(50):
        world = worlds.sample()
        assert isinstance(world, LinesState)
        assert world.shown[0] in world.hand_tiles(0)
        shown.add(int(world.shown[0]))

    assert len(shown) > 10
