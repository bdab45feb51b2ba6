"""Levels 7 to 9: what they go by is right, they peek at nothing, and keep to what they are given."""

from __future__ import annotations

import random
from base64 import b64encode
from math import inf
from struct import pack

import pytest

from boneyard import SHEETS, BadOption, Match, _build
from boneyard.bots.levels import LEVELS, bot_named
from boneyard.bots.network import Network, Weights
from boneyard.bots.network_policy import NetworkPolicy, inputs_of
from boneyard.bots.networks import afterstates, best_network, network_policy
from boneyard.bots.policies import best_policy, policy_from
from boneyard.bots.policy import roll_out
from boneyard.bots.search import Budget, Doubts, Search
from boneyard.bots.searchers import WITH_ONE_TILE, Rollouts, among_equals, among_level_6, equities, search
from boneyard.bots.thought import SEARCHERS
from boneyard.bots.trials import Trials, gain, share_of_win
from boneyard.bots.worlds import Worlds
from boneyard.rules.action import encode
from boneyard.rules.chance import Mwc
from boneyard.rules.sheet import Family
from boneyard.rules.state import REDEAL, RUNNING
from boneyard.rules.view import View
from boneyard.sim.arena import Arena
from boneyard.sim.duplicate import Deals
from boneyard.sim.estimate import mean_of
from boneyard.sim.standings import relative_points
from tests.bots.sampled import PHASES, moments
from tests.bots.switched import switched
from tests.counts import count
from tests.figures import note

FEW = Budget(worlds=12, seconds=60.0)
TIMES = count(30, 1000)
WORLDS = 100
in_either_company = pytest.mark.parametrize("rollouts", [among_level_6, among_equals])


def decisions(sheet: str, players: int, seed: bytes, number: int) -> list[View]:
    """Views with something to choose, from matches that are played at random."""
    match = Match(SHEETS[sheet], players, seed)
    chance = random.Random(seed)
    found: list[View] = []
    while len(found) < number and match.turn is not None:
        view = match.view(match.turn)
        if len(view.legal) > 1 and chance.random() < 0.2:
            found.append(view)
        match.play(chance.choice(view.legal))
    return found


# --- The network ------------------------------------------------------------------------------------------


def test_a_network_is_what_its_weights_say() -> None:
    numbers = [1.0, -1.0, 2.0, 0.5, 0.25, 0.0, 3.0, -2.0, 0.5, 4.0, -1.0]
    # Two inputs to two units, and their biases; these to one, and its bias; that to the output, and its bias.
    weights = Weights((2, 2, 1), b64encode(pack("<11e", *numbers)).decode())
    network = Network(weights)

    # 1*1 + 2*2 + .25 = 5.25 and -1 + 1 + 0 = 0; then 15.75 + .5 = 16.25, times 4 less 1
    assert network.of([1.0, 2.0]) == 64.0
    # below zero a unit says nothing
    assert network.of([-5.0, 0.0]) == -1.0
    assert network.of([1.0, 2.0]) == 64.0, "what it was asked before does not matter"


@pytest.mark.parametrize("players", [2, 4, 8])
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_view_tells_the_network_all_that_the_state_would(sheet: str, players: int) -> None:
    if players not in SHEETS[sheet].player_counts:
        pytest.skip("so many do not play it")
    round_ = Deals(SHEETS[sheet], players, b"seen").dealt(0)
    chance = random.Random(players)
    family = round_.sheet.family
    network = best_network(family)
    policy = NetworkPolicy(afterstates(family), network.share, Network(network.weights))
    for _ in range(TIMES):
        if round_.turn is None:
            break
        view = round_.view(round_.turn)
        action = chance.choice(view.legal)
        if len(view.legal) > 1:
            assert equities(view) == policy.values(round_.state)
        policy.note(round_.state, encode(action))
        round_.play(action)


@pytest.mark.parametrize(("family", "wanted"), PHASES)
def test_a_view_tells_the_network_what_is_under_way(family: Family, wanted: str) -> None:
    for match in moments(family, wanted, count(12, 100)):
        view = match.view(match.turn)
        policy = network_policy(best_network(family), view)

        assert len(view.legal) == 1 or equities(view) == policy.values(match.round.state)


@pytest.mark.parametrize("sheet", SHEETS)
def test_inputs_are_neither_huge_nor_all_the_same(sheet: str) -> None:
    """A network learns best from numbers about as large as 1, and one that never changes says nothing."""
    family = SHEETS[sheet].family
    after = afterstates(family)
    smallest, largest = [0.0] * after.inputs, [0.0] * after.inputs
    for number in range(count(20, 200)):
        state = Deals(SHEETS[sheet], 4, b"inputs").beginning(number).state
        policy, chance = best_policy(SHEETS[sheet]), Mwc(number)
        after.memory.begin()
        while state.over == RUNNING:
            for _, _, given in inputs_of(state, after):
                smallest = [min(pair) for pair in zip(smallest, given, strict=True)]
                largest = [max(pair) for pair in zip(largest, given, strict=True)]
            action = policy.choose(state, chance)
            after.memory.note(state, action)
            state.apply(action)

    assert all(abs(one) < 12 for one in (*smallest, *largest))
    assert [place for place in range(after.inputs) if smallest[place] == largest[place] == 0] == []


# --- The search -------------------------------------------------------------------------------------------


@in_either_company
@pytest.mark.parametrize("sheet", SHEETS)
def test_the_same_seed_and_worlds_find_the_same(sheet: str, rollouts: Rollouts) -> None:
    for view in decisions(sheet, 3, b"same", 3):
        first, second = (search(view, Mwc(5), rollouts).decide(FEW) for _ in range(2))

        assert first._replace(seconds=0.0) == second._replace(seconds=0.0)
        assert first.worlds <= FEW.worlds
        assert 0 <= first.place < len(view.legal)


@in_either_company
@pytest.mark.parametrize("sheet", SHEETS)
def test_what_is_found_does_not_change_when_hidden_tiles_change_places(
    sheet: str, rollouts: Rollouts
) -> None:
    match = Match(SHEETS[sheet], 3, b"blind")
    chance = Mwc(3)
    for step in range(count(12, 200)):
        if match.turn is None:
            break
        view = match.view(match.turn)
        if len(view.legal) > 1:
            other = match.round.with_state(Worlds(view, chance).sample()).view(match.turn)
            found = search(view, Mwc(step), rollouts).decide(FEW)

            assert search(other, Mwc(step), rollouts).decide(FEW).place == found.place
            match.play(view.legal[found.place])
        else:
            match.play(match.legal()[0])


@in_either_company
def test_every_switch_and_number_of_players_can_be_searched(rollouts: Rollouts) -> None:
    chance = random.Random(9)
    for _ in range(count(12, 300)):
        sheet = switched(SHEETS[chance.choice(list(SHEETS))], chance)
        try:
            match = Match(sheet, chance.choice(sheet.player_counts), b"switched")
        except BadOption:  # so many rounds need more players
            continue
        for _ in range(4):
            if match.turn is None:
                break
            view = match.view(match.turn)
            if len(view.legal) > 1:
                found = search(view, Mwc(1), rollouts).decide(FEW._replace(worlds=3))

                assert found.place < len(view.legal)
            match.play(match.legal()[0])


def test_actions_are_compared_in_the_same_worlds() -> None:
    (view,) = decisions("mexican-train-classic", 4, b"compared", 1)
    assert view.seat is not None
    world = Worlds(view, Mwc(1)).sample()
    legal = world.legal()[:2]
    trials = Trials(view.seat, legal, policy_from(view))
    came_to = []
    for seed in (7, 8):
        assert trials.try_in(world, [0, 1], seed, inf)
        for action in legal:
            state = world.clone()
            state.apply(action)
            roll_out(state, policy_from(view), Mwc(seed))
            scores = [int(state.score(seat)) for seat in range(4)]
            came_to.append((sum(scores) - scores[view.seat]) / 3 - scores[view.seat])
    differences = [came_to[0] - came_to[1], came_to[2] - came_to[3]]
    mean = sum(differences) / 2

    assert trials.difference(0, 1) == pytest.approx(mean)
    assert trials.squares(0, 1, mean) == pytest.approx(sum((one - mean) ** 2 for one in differences))


@pytest.mark.parametrize("sheet", SHEETS)
def test_without_time_nothing_is_tried(sheet: str) -> None:
    for view in decisions(sheet, 3, b"no time", 5):
        found = search(view, Mwc(1), among_equals).decide(FEW._replace(seconds=0.0))

        assert found.worlds == 0
        assert equities(view)[found.place] == max(equities(view))


def test_a_world_that_was_not_finished_counts_for_nothing() -> None:
    (view,) = decisions("mexican-train-classic", 4, b"compared", 1)
    assert view.seat is not None
    world = Worlds(view, Mwc(1)).sample()
    trials, again = (Trials(view.seat, world.legal()[:2], policy_from(view)) for _ in range(2))

    assert not trials.try_in(world, [0, 1], 7, until=0.0)
    assert trials.worlds == 0
    assert trials.try_in(world, [0, 1], 7, until=inf)
    assert again.try_in(world, [0, 1], 7, until=inf)
    assert trials.difference(0, 1) == again.difference(0, 1)


@pytest.mark.clause("E21")
@pytest.mark.parametrize("players", [2, 4])
def test_a_deal_without_a_double_shown_is_worth_the_same_to_everybody(players: int) -> None:
    round_ = Deals(SHEETS["engine-191"], players, b"again").dealt(0)
    while round_.turn is not None:
        round_.play(next(show for show in round_.legal() if show.tile and not show.tile.is_double))

    assert round_.state.over == REDEAL
    for seat in range(players):
        assert gain(round_.state, seat) == 0
        assert share_of_win(round_.state, seat) == 1 / players


def test_who_is_sure_of_the_equity_goes_by_it() -> None:
    for view in decisions("mexican-train-classic", 4, b"hurry", 5):
        worths = equities(view)
        sure = Doubts(equity=1e-6, world=20.0)
        found = Search(view, Mwc(1), policy_from(view), worths, sure).decide(FEW)

        assert worths[found.place] == max(worths)


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_surer_one_wants_to_be_the_longer_actions_race(sheet: str) -> None:
    for view in decisions(sheet, 3, b"how sure", 5):
        soon, later, never = (
            search(view, Mwc(1), among_level_6).decide(FEW._replace(behind=behind)).worlds
            for behind in (0.0, 2.0, 1e9)
        )

        assert 0 == soon <= later <= never == FEW.worlds


# --- The levels -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SEARCHERS)
@pytest.mark.parametrize("sheet", SHEETS)
def test_the_upper_levels_play_by_name_and_by_number(sheet: str, name: str) -> None:
    (view,) = decisions(sheet, 2, b"by name", 1)
    number = str(len(LEVELS) + 1 + list(SEARCHERS).index(name))

    assert bot_named(number, SHEETS[sheet]) is bot_named(name, SHEETS[sheet]) is SEARCHERS[name]
    assert bot_named(name, SHEETS[sheet])(view, Mwc(1), 0.02) in view.legal


@pytest.mark.skipif(not _build.compiled, reason="whole rounds take too long interpreted")
@pytest.mark.parametrize(("sheet", "players"), [("chickenfoot", 2), ("engine-191", 2)])
def test_search_is_above_the_best_without_it(sheet: str, players: int) -> None:
    bots = ("superintendent", *["dispatcher"] * (players - 1))
    arena = Arena(sheet, {}, bots, b"search", whole_matches=False, worlds=WORLDS)
    played = list(arena.play(range(count(25, 400))))
    found = mean_of([-relative_points(deal, 0) for deal in played])
    points = f"{found.value:+.2f} ± {found.margin:.2f}"
    note(f"{sheet}, {players} players, {len(played)} deals: level 8 among 6 {points}")

    assert found.value > 0


def test_doubts_are_stated_for_every_family() -> None:
    assert set(WITH_ONE_TILE) == set(Family)
