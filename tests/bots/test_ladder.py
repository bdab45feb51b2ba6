"""The ladder: who is higher up plays better, measured on duplicate deals.

One of the higher level sits among the others, in every seat in turn. With few deals only what is far apart
can be told; when something is to be proven, all of it.
"""

from __future__ import annotations

import pytest

from boneyard import SHEETS, _build
from boneyard.bots.levels import DISPATCHER_1, LEVELS
from boneyard.rules.sheet import Family
from boneyard.sim.arena import Arena, DealPlayed
from boneyard.sim.estimate import Mean, mean_of
from boneyard.sim.standings import relative_points, win_share
from tests.counts import PROVE, count
from tests.figures import note

TOP = LEVELS[-1]
pytestmark = pytest.mark.skipif(not _build.compiled, reason="whole rounds take too long interpreted")
proof = pytest.mark.skipif(not PROVE, reason="takes many deals: make prove")


def deals(sheet: str, bots: tuple[str, ...], number: int, **options: str) -> list[DealPlayed]:
    return list(Arena(sheet, options, bots, b"ladder", whole_matches=False).play(range(number)))


def ahead(sheet: str, players: int, better: str, worse: str, number: int) -> Mean:
    """By how many points one of the better does better among others of the worse."""
    return told(sheet, deals(sheet, (better, *[worse] * (players - 1)), number), f"{better} among {worse}")


def told(sheet: str, played: list[DealPlayed], who: str) -> Mean:
    """By how many points the first bot did better than the others, noted for the log."""
    found = mean_of([-relative_points(deal, 0) for deal in played])
    share = mean_of([win_share(deal, 0) for deal in played])
    players = len(played[0].games)
    points = f"{found.value:+.2f} ± {found.margin:.2f} points"
    won = f"won {share.value:.3f} ± {share.margin:.3f}"
    note(f"{sheet}, {players} players, {len(played)} deals: {who} {points}, {won}")
    return found


def surely(found: Mean) -> bool:
    assert found.margin is not None
    return found.value - found.margin > 0


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("sheet", SHEETS)
def test_the_top_is_above_the_bottom(sheet: str, players: int) -> None:
    assert surely(ahead(sheet, players, TOP, LEVELS[0], count(60, 200)))


@proof
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize(("better", "worse"), [(3, 1), (5, 3), (6, 5)])
def test_the_levels_are_ordered_on_every_sheet(sheet: str, players: int, better: int, worse: int) -> None:
    close = 3000 if SHEETS[sheet].family is Family.TRAINS else 1000
    number = close if better == 6 else 600

    assert surely(ahead(sheet, players, LEVELS[better - 1], LEVELS[worse - 1], number))


@proof
@pytest.mark.parametrize("better", range(2, 7))
def test_in_classic_every_level_is_above_the_one_below_it(better: int) -> None:
    assert surely(ahead("mexican-train-classic", 4, LEVELS[better - 1], LEVELS[better - 2], 3000))


@proof
@pytest.mark.parametrize("players", [6, 8])
def test_at_a_large_table_level_3_is_above_level_2(players: int) -> None:
    assert surely(ahead("mexican-train-classic", players, LEVELS[2], LEVELS[1], 2000))


@proof
@pytest.mark.parametrize("players", [2, 4])
def test_the_top_of_chickenfoot_is_above_what_it_was(players: int) -> None:
    assert surely(ahead("chickenfoot", players, TOP, DISPATCHER_1, 1000))


# --- Beside the yardsticks --------------------------------------------------------------------------------


@proof
def test_the_top_is_a_point_and_more_above_the_best_yardstick() -> None:
    found = ahead("mexican-train-classic", 4, TOP, "smart", 3000)

    assert found.value >= 1.0
    assert surely(found)


@proof
def test_three_who_must_play_on_a_double_leave_the_top_above_the_best_yardstick() -> None:
    played = deals("mexican-train-classic", (TOP, "smart", "smart"), 3000, after_double="on-the-double")

    assert surely(told("on-the-double", played, f"{TOP} among smart"))


@proof
@pytest.mark.parametrize(
    ("bot", "share", "points"),
    [
        ("random", 0.057, 35.7),
        ("greedy", 0.064, 22.4),
        ("followups", 0.102, 16),
        ("longest-path", 0.155, 19),
        ("smart", 0.250, 0),
    ],
)
def test_the_yardsticks_do_against_three_smart_what_they_are_known_for(
    bot: str, share: float, points: float
) -> None:
    played = deals("mexican-train-classic", (bot, *["smart"] * 3), 4000, after_double="on-the-double")

    assert told("on-the-double", played, f"{bot} among smart").value == pytest.approx(-points, abs=2)
    assert mean_of([win_share(deal, 0) for deal in played]).value == pytest.approx(share, abs=0.02)


@proof
def test_random_hardly_ever_wins_a_match_of_thirteen_rounds_against_three_engineers() -> None:
    table = Arena("mexican-train-classic", {}, ("random", *["engineer"] * 3), b"ladder", whole_matches=True)
    matches = [(by, game) for deal in table.play(range(125)) for by, game in enumerate(deal.games)]

    wins = sum(by in game.winners for by, game in matches)
    note(f"random won {wins} of {len(matches)} matches of thirteen rounds against three engineers")
    assert len(matches) == 500
    assert wins <= 1
