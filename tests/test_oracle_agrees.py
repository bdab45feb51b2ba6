"""The rules beside an independent, slow reading of the same leaflets: every step of random rounds alike."""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from boneyard import SHEETS, Round, read_action, read_position, write_action, write_position
from tests.counts import count
from tests.oracle import deals, feet_deals, feet_switches, lines_deals, lines_switches, switches
from tests.oracle.answers import AnyOracle, oracle_for

AS_SETS = ("hands", "yards")
TRAINS = [sheet for sheet in SHEETS if sheet.startswith("mexican-train")]


class Game(NamedTuple):
    """How tables of one sheet are made up."""

    random_switches: Callable[[random.Random], dict[str, Any]]
    single_switches: Callable[[], list[dict[str, Any]]]
    players: Callable[[dict[str, Any]], list[int]]
    tables: dict[str, Callable[[dict[str, Any], int, random.Random], dict[str, Any]]]


def trains_game(sheet: str) -> Game:
    return Game(
        lambda rng: switches.random_switches(sheet, rng),
        lambda: switches.single_switches(sheet),
        deals.player_counts,
        {
            "deal": lambda options, players, rng: deals.random_position(sheet, options, players, rng),
            "rare": lambda options, players, rng: deals.random_table(sheet, options, players, rng),
        },
    )


GAMES = {sheet: trains_game(sheet) for sheet in TRAINS} | {
    "chickenfoot": Game(
        feet_switches.random_switches,
        feet_switches.single_switches,
        feet_switches.player_counts,
        {
            "deal": feet_deals.random_position,
            "rare": feet_deals.random_table,
            "finished": feet_deals.finished_table,
            "strange": lambda _options, players, rng: feet_deals.strange_table(players, rng),
        },
    ),
    "engine-191": Game(
        lines_switches.random_switches,
        lines_switches.single_switches,
        lambda _options: lines_deals.PLAYER_COUNTS,
        {
            "deal": lines_deals.random_deal,
            "first turn": lines_deals.random_position,
            "rare": lines_deals.random_table,
            "sparse": lines_deals.sparse_table,
        },
    ),
}
CASES = [(sheet, table) for sheet, game in GAMES.items() for table in game.tables]


def comparable(position: dict[str, Any]) -> dict[str, Any]:
    sets = {
        name: {seat: sorted(text.split()) for seat, text in position[name].items()}
        for name in AS_SETS
        if name in position
    }
    return {**position, **sets, "options": None}


def compare(table: Round, oracle: AnyOracle, story: list[str]) -> None:
    theirs = oracle.position()
    ours = write_position(table)
    assert sorted(write_action(action) for action in table.legal()) == oracle.legal(), (story, theirs)
    if table.result is None:
        assert comparable(ours | {"options": None}) == comparable(theirs), story
        assert oracle.over() is None
    else:
        result = {
            "reason": table.result.over.value,
            "winners": ["ABCDEFGH"[seat] for seat in table.result.winners],
            "scores": list(table.result.scores),
        }
        assert result == oracle.over(), (story, theirs)


def play_side_by_side(position: dict[str, Any], oracle: AnyOracle, rng: random.Random) -> None:
    table = read_position(position)
    story = [str(position)]
    compare(table, oracle, story)
    while table.result is None:
        action = rng.choice(oracle.legal())
        story.append(action)
        table.play(read_action(action))
        oracle.do(action)
        compare(table, oracle, story)


@pytest.mark.parametrize(("sheet", "table"), CASES)
def test_random_rounds_with_any_switches_go_alike(sheet: str, table: str) -> None:
    rng = random.Random(f"{sheet} {table}")
    game = GAMES[sheet]
    for _ in range(count(40, 600)):
        options = game.random_switches(rng)
        position = game.tables[table](options, rng.choice(game.players(options)), rng)
        play_side_by_side(position, oracle_for(position), rng)


@pytest.mark.parametrize(("sheet", "table"), CASES)
def test_rounds_with_each_single_switch_go_alike(sheet: str, table: str) -> None:
    rng = random.Random(f"{sheet} {table}")
    game = GAMES[sheet]
    for _ in range(count(2, 20)):
        for options in game.single_switches():
            position = game.tables[table](options, rng.choice(game.players(options)), rng)
            play_side_by_side(position, oracle_for(position), rng)


def test_every_sheet_has_an_oracle() -> None:
    assert set(GAMES) == set(SHEETS)
