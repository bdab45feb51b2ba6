"""The rules beside an independent, slow reading of the same leaflets: every step of random rounds alike."""

import random
from typing import Any

import pytest

from boneyard import SHEETS, BadOption, Round, read_action, read_position, write_action, write_position
from tests.counts import count
from tests.oracle.deals import player_counts, random_position, random_table
from tests.oracle.switches import random_switches, single_switches
from tests.oracle.trains import Oracle


def playable(sheet: str, options: dict[str, Any]) -> bool:
    try:
        SHEETS[sheet].having(options)
    except BadOption:
        return False
    return True


def sorted_hands(position: dict[str, Any]) -> dict[str, Any]:
    hands = {seat: sorted(text.split()) for seat, text in position["hands"].items()}
    return {**position, "hands": hands}


def compare(table: Round, oracle: Oracle, story: list[str]) -> None:
    theirs = oracle.position()
    ours = write_position(table)
    assert sorted(write_action(action) for action in table.legal()) == oracle.legal(), (story, theirs)
    if table.result is None:
        compared = {name: ours.get(name) for name in theirs if name != "options"}
        expected = {name: theirs[name] for name in theirs if name != "options"}
        assert sorted_hands(compared) == sorted_hands(expected), story
        assert oracle.over() is None
    else:
        result = {
            "reason": table.result.over.value,
            "winners": ["ABCDEFGH"[seat] for seat in table.result.winners],
            "scores": list(table.result.scores),
        }
        assert result == oracle.over(), (story, theirs)


def play_side_by_side(position: dict[str, Any], rng: random.Random) -> None:
    table = read_position(position)
    oracle = Oracle(position)
    story = [str(position)]
    compare(table, oracle, story)
    while table.result is None:
        action = rng.choice(oracle.legal())
        story.append(action)
        table.play(read_action(action))
        oracle.do(action)
        compare(table, oracle, story)


@pytest.mark.parametrize("sheet", SHEETS)
def test_random_rounds_with_any_switches_go_alike(sheet: str) -> None:
    rng = random.Random(sheet)
    for _ in range(count(60, 4000)):
        options = random_switches(sheet, rng)
        if playable(sheet, options):
            players = rng.choice(player_counts(options))
            play_side_by_side(random_position(sheet, options, players, rng), rng)


@pytest.mark.parametrize("sheet", SHEETS)
def test_tables_where_rare_things_happen_go_alike(sheet: str) -> None:
    rng = random.Random(sheet)
    for _ in range(count(3, 60)):
        for options in [*single_switches(sheet), random_switches(sheet, rng)]:
            if playable(sheet, options):
                players = rng.choice(player_counts(options))
                play_side_by_side(random_table(sheet, options, players, rng), rng)
