"""The arena: the same deals for everybody, whoever plays them and in however many processes."""

from __future__ import annotations

from contextlib import closing

import pytest

from boneyard import SHEETS
from boneyard.bots.levels import LEVELS, UnknownBot, bot_named
from boneyard.bots.thought import Searcher, budget_in_seconds
from boneyard.sim.arena import Arena, DealPlayed
from boneyard.sim.duplicate import Deals, relative, rotated, won
from boneyard.sim.seated import Played
from boneyard.sim.standings import against_control, relative_points, standings, widest_margin, win_share
from tests.counts import count


def arena(sheet: str, *bots: str, **options: str) -> Arena:
    return Arena(sheet, options, bots, b"arena", whole_matches=False)


def played(table: Arena, deals: int, jobs: int = 1) -> list[DealPlayed]:
    """In the order of their numbers, without what they have cost."""
    with closing(table.play(range(deals), jobs)) as found:
        return sorted(deal._replace(cpu_seconds=()) for deal in found)


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_level_can_sit_at_every_table(sheet: str) -> None:
    for bot in LEVELS:
        (deal,) = played(arena(sheet, bot, "random", "caboose"), 1)

        assert len(deal.games) == 3
        assert all(len(game.scores) == 3 and game.winners for game in (*deal.games, deal.control))
        assert min(deal.decisions) > 0


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_number_of_processes_changes_nothing(sheet: str) -> None:
    table = arena(sheet, "dispatcher", "caboose")

    assert played(table, 5) == played(table, 5, jobs=2) == played(table, 5, jobs=9)


def test_those_who_search_take_the_time_of_the_table_if_it_has_one() -> None:
    bots = ("baron", "caboose")
    hurried = Arena("chickenfoot", {}, bots, b"arena", whole_matches=False, seconds=1e-6)

    assert played(hurried, 1)[0].worlds == (0, 0)
    assert played(arena("chickenfoot", *bots), 1)[0].worlds[0] > 0


def test_those_who_search_can_be_given_more_time_than_their_own() -> None:
    table = Arena("chickenfoot", {}, ("baron", "caboose"), b"arena", whole_matches=False, seconds=60.0)
    baron = table.player_named("baron", SHEETS["chickenfoot"])

    assert isinstance(baron, Searcher)
    assert baron.budget == budget_in_seconds("baron", 60.0)


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_bot_of_ours_remembers_nothing_of_the_games_before(sheet: str) -> None:
    bots = ("dispatcher", "conductor", "caboose")
    third = played(arena(sheet, *bots), 3)[2]
    (alone,) = [deal._replace(cpu_seconds=()) for deal in arena(sheet, *bots).play([2])]
    deals = Deals(SHEETS[sheet], 3, b"arena")
    seats = [bot_named(name, deals.sheet) for name in bots]
    backwards = [deals.play(2, rotated(seats, by), by)[0] for by in (2, 1, 0)]

    assert third == alone
    assert third.games == tuple(reversed(backwards))


def test_every_bot_sits_in_every_seat_once() -> None:
    seats = [bot_named(name, SHEETS["chickenfoot"]) for name in ("caboose", "conductor", "dispatcher")]
    places = [rotated(seats, by) for by in range(3)]

    for place in range(3):
        assert {id(seated[place]) for seated in places} == {id(bot) for bot in seats}
    assert [seated.index(seats[0]) for seated in places] == [0, 1, 2]


def test_the_same_tiles_lie_before_everybody() -> None:
    """Players without any chance of their own play the same game in every rotation."""
    (deal,) = played(arena("mexican-train-classic", "smart", "smart", "smart"), 1)
    deals = Deals(SHEETS["mexican-train-classic"], 3, b"arena")
    first, _ = deals.play(0, [bot_named("smart", deals.sheet)] * 3)

    assert deal.games[0] == first
    assert {game.winners for game in (*deal.games, deal.control)} == {first.winners}


def test_a_whole_match_can_be_played_on_a_deal() -> None:
    table = Arena("mexican-train-classic", {"rounds": "2"}, ("smart", "random"), b"arena", whole_matches=True)
    (deal,) = played(table, 1)
    (rounds,) = played(arena("mexican-train-classic", "smart", "random", rounds="2"), 1)

    assert sum(deal.decisions) > sum(rounds.decisions)


# --- What is counted --------------------------------------------------------------------------------------

DEAL = DealPlayed(
    number=0,
    games=(Played((10, 40, 20), (0,)), Played((30, 0, 6), (1,)), Played((8, 5, 5), (1, 2))),
    control=Played((20, 20, 20), (0, 1, 2)),
    decisions=(2, 4, 5),
    cpu_seconds=(0.001, 0.002, 0.005),
    worlds=(0, 100, 30),
    faults=({}, {"late": 2}, {}),
)
"""The first bot sits in seat A, then B, then C."""
NAMES = ("a", "b", "c")


def test_relative_points_are_the_own_less_the_mean_of_the_others() -> None:
    assert relative((10, 40, 20), 0) == -20
    assert relative_points(DEAL, 0) == (-20 + -18 + -1.5) / 3
    assert sum(relative_points(DEAL, bot) for bot in range(3)) == pytest.approx(0)


def test_a_shared_win_counts_in_parts() -> None:
    assert won(DEAL.games[2], 1) == won(DEAL.games[2], 2) == 0.5
    assert win_share(DEAL, 0) == (1 + 1 + 0.5) / 3
    assert sum(win_share(DEAL, bot) for bot in range(3)) == pytest.approx(1)


def test_the_control_is_what_the_reference_made_of_the_same_tiles() -> None:
    assert against_control(DEAL, 0) == (-10 + -20 + -15) / 3


def test_standings_have_intervals_over_deals_and_the_cost_of_a_decision() -> None:
    better = DEAL._replace(number=1, games=(Played((0, 40, 20), (0,)), *DEAL.games[1:]))
    first, _, last = standings(NAMES, [DEAL, better]).values()

    points = [relative_points(deal, 0) for deal in (DEAL, better)]
    assert first.relative_points.value == pytest.approx(sum(points) / 2)
    assert first.relative_points.margin == pytest.approx(1.959964 * abs(points[0] - points[1]) / 2)
    assert first.cpu_ms == pytest.approx(0.5)
    assert last.cpu_ms == pytest.approx(1.0)
    assert first.rating > last.rating
    found = standings(NAMES, [DEAL, better]).values()
    assert [dict(standing.faults) for standing in found] == [{}, {"late": 4}, {}]
    margins = [standing.relative_points.margin for standing in found]
    assert widest_margin(NAMES, [DEAL, better]) == max(margin for margin in margins if margin is not None)
    assert widest_margin(NAMES, [DEAL]) is None


def test_a_bot_named_several_times_is_one_with_the_mean_of_its_places() -> None:
    found = standings(("a", "b", "b"), [DEAL, DEAL])

    assert [(name, standing.places) for name, standing in found.items()] == [("a", 1), ("b", 2)]
    mean = (relative_points(DEAL, 1) + relative_points(DEAL, 2)) / 2
    assert found["b"].relative_points.value == pytest.approx(mean)
    assert found["b"].relative_points.value == pytest.approx(-found["a"].relative_points.value / 2)
    assert found["a"].win_share.value + 2 * found["b"].win_share.value == pytest.approx(1)
    assert found["b"].cpu_ms == pytest.approx(1000 * 0.007 / 9)
    assert found["a"].worlds == 0
    assert found["b"].worlds == pytest.approx(130 / 9)
    assert found["b"].faults == {"late": 4}


def test_the_stronger_bot_is_found_to_be_stronger() -> None:
    table = arena("mexican-train-classic", "engineer", "caboose", "caboose")
    found = standings(table.bots, list(table.play(range(count(30, 200)))))

    better, worse = found["engineer"], found["caboose"]
    assert better.relative_points.margin is not None
    assert better.relative_points.value + better.relative_points.margin < -10
    assert better.win_share.value > 0.6
    assert better.rating > worse.rating


def test_a_name_nobody_has_is_told_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="dispatcher"):
        bot_named("dispacher", SHEETS["chickenfoot"])
    with pytest.raises(UnknownBot, match="Mexican Train only"):
        bot_named("smart", SHEETS["chickenfoot"])
    assert bot_named("6", SHEETS["chickenfoot"]) is bot_named("dispatcher", SHEETS["chickenfoot"])
