"""What a seat sees: the layout and its tree of tiles, and no tile that another seat has drawn."""

from __future__ import annotations

import random

import pytest

from boneyard import Match
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, legal, over
from tests.sheets.chickenfoot.tables import CHICKENFOOT, layout, line, opened, table, tree

HANDS = {"A": "8-0 7-3", "B": "7-7 7-6", "C": "6-6 5-0"}


def lay(*actions: str, spare: str = "0-0 8-8", **fields: object) -> list[str]:
    """Two players lay these tiles from the spinner on, turn about; the tree they make."""
    tiles = [action.partition("@")[0] for action in actions]
    first, second = spare.split()
    hands = {"A": " ".join([*tiles[0::2], first]), "B": " ".join([*tiles[1::2], second])}
    return tree(do(opened(players=2, hands=hands, boneyard="1-1", **fields), *actions))


# --- The layout -------------------------------------------------------------------------------------------


@clause("F7", "FA19")
def test_the_layout_tells_free_arms_and_open_ends_each_as_often_as_it_lies_there() -> None:
    seen = layout(table(arms=3, ends="7 4 4 0", hands=HANDS, boneyard="1-1"))

    assert (seen.arms, seen.ends, seen.foot, seen.toes) == (3, (0, 4, 4, 7), None, 0)


@clause("F10", "F11", "F12")
def test_the_layout_tells_the_open_foot_and_its_missing_toes() -> None:
    hands = {"A": "4-4 8-8", "B": "4-3 8-7", "C": "4-2 8-6"}
    game = table(ends="4 7", hands=hands, boneyard="4-1")

    seen = layout(do(game, "4-4@4"))
    assert (seen.ends, seen.foot, seen.toes) == ((7,), 4, 3)
    seen = layout(do(game, "4-3@4", "4-2@4"))
    assert (seen.ends, seen.foot, seen.toes) == ((2, 3, 7), 4, 1)
    seen = layout(do(game, "draw", "4-1@4"))
    assert (seen.ends, seen.foot, seen.toes) == ((1, 2, 3, 7), None, 0)


@clause("F10")
def test_an_open_foot_of_blanks_is_told_too() -> None:
    seen = layout(table(foot={"pips": 0, "toes": 2}, hands=HANDS, boneyard="1-1"))

    assert (seen.foot, seen.toes) == (0, 2)


@clause("F6")
def test_where_only_the_ends_were_told_there_is_no_tree() -> None:
    hands = {"A": "4-4 7-2", "B": "4-3 8-7", "C": "4-2 8-6"}
    for laid in (None, "9-9 9-4 9-7"):
        game = table(arms=2, ends="4 7", hands=hands, boneyard="4-1", laid=laid)
        assert layout(game).tiles == ()
        assert layout(do(game, "4-4@4", "4-3@4", "4-2@4")).tiles == ()


@clause("F3")
def test_all_seats_and_spectators_see_the_same_layout() -> None:
    game = opened(players=2, hands={"A": "9-4 8-8", "B": "4-3 8-7"}, boneyard="1-1")
    do(game, "9-4@9", "4-3@4")

    assert game.view(0).layout == game.view(1).layout == game.view(None).layout


# --- The tree ---------------------------------------------------------------------------------------------


@clause("F5", "F7")
def test_the_spinner_is_the_first_tile_and_lies_on_none() -> None:
    (only,) = layout(Match(CHICKENFOOT, 3, b"tree").round).tiles

    assert (str(only.tile), only.near, only.on) == ("9-9", 9, None)


@clause("F7")
def test_four_tiles_lie_on_the_spinner_and_the_fifth_nine_elsewhere() -> None:
    assert lay("9-1@9", "9-2@9", "9-3@9", "9-4@9", "5-4@4", "9-5@5", "9-6@9") == [
        "9-9",
        "9-1 on 9-9",
        "9-2 on 9-9",
        "9-3 on 9-9",
        "9-4 on 9-9",
        "4-5 on 9-4",
        "5-9 on 5-4",
        "9-6 on 9-5",
    ]


@clause("FA19")
def test_of_an_arm_and_an_end_of_the_same_number_the_arm_is_taken_though_the_end_is_older() -> None:
    assert lay("9-5@9", "5-4@5", "9-4@4", "9-1@9")[-2:] == ["4-9 on 5-4", "9-1 on 9-9"]


@clause("FA19")
def test_of_several_ends_of_the_same_number_the_oldest_is_taken_first() -> None:
    laid = lay("9-5@9", "9-4@9", "5-4@5", "4-1@4", "4-0@4", spare="0-0 8-8")

    assert laid == ["9-9", "9-5 on 9-9", "9-4 on 9-9", "5-4 on 9-5", "4-1 on 9-4", "4-0 on 5-4"]


@clause("F11", "F12", "FA6")
def test_toes_lie_on_the_foot_even_beside_an_older_end_of_the_same_number() -> None:
    laid = lay(
        "9-5@9", "9-4@9", "5-4@5", "4-4@4", "4-1@4", "4-2@4", "4-0@4", "4-3@4", "3-1@1", spare="0-0 8-8"
    )

    assert laid == [
        "9-9",
        "9-5 on 9-9",
        "9-4 on 9-9",
        "5-4 on 9-5",
        "4-4 on 9-4",
        "4-1 on 4-4",
        "4-2 on 4-4",
        "4-0 on 4-4",
        "4-3 on 5-4",
        "1-3 on 4-1",
    ]


@clause("FA7")
def test_a_second_foot_lies_on_a_toe_of_the_first() -> None:
    laid = lay("9-4@9", "4-4@4", "4-1@4", "4-2@4", "4-0@4", "2-2@2", "6-2@2", "3-2@2", "5-2@2")

    assert laid[2:] == [
        "4-4 on 9-4",
        "4-1 on 4-4",
        "4-2 on 4-4",
        "4-0 on 4-4",
        "2-2 on 4-2",
        "2-6 on 2-2",
        "2-3 on 2-2",
        "2-5 on 2-2",
    ]


@clause("F21")
def test_six_tiles_lie_on_a_double_chickenfoot() -> None:
    options = {"spinner": "double-chickenfoot"}
    laid = lay("9-1@9", "9-2@9", "9-3@9", "9-4@9", "9-5@9", "9-6@9", "8-1@1", arms=6, options=options)

    assert laid[1:] == [*(f"9-{number} on 9-9" for number in range(1, 7)), "1-8 on 9-1"]


@clause("F6", "F7", "F11", "F21", "FA10", "FA19")
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"spinner_first": "fill-first"},
        {"spinner": "double-chickenfoot"},
        {"spinner": "double-chickenfoot", "spinner_first": "free"},
        {"dead_foot": "released"},
        {"dead_foot": "ends-round", "missing_double": "draw"},
    ],
)
@pytest.mark.parametrize("players", [2, 5])
def test_in_whole_rounds_the_tree_fits_tile_to_tile_and_leaves_the_open_ends(
    players: int, options: dict[str, str]
) -> None:
    chance = random.Random(7)
    for seed in range(4):
        match = Match(CHICKENFOOT.having(options), players, bytes([seed]))
        game = match.round
        while game.result is None:
            match.play(chance.choice(match.legal()))
            seen = layout(game)
            free: list[tuple[int, int]] = []
            for number, placed in enumerate(seen.tiles):
                if placed.on is None:
                    free += [(placed.near, number)] * (6 if "spinner" in options else 4)
                    continue
                assert placed.near in placed.tile
                free.remove((placed.near, placed.on))
                toes = 3 if placed.tile.is_double else 1
                free += [(placed.tile.pips - placed.near, number)] * toes
            feet = {number for number, placed in enumerate(seen.tiles) if placed.tile.is_double} - {0}
            assert sum(on == 0 for _, on in free) == seen.arms
            assert sorted(shows for shows, on in free if on not in feet | {0}) == list(seen.ends)
            unfilled = [shows for shows, on in free if on in feet]
            if options.get("dead_foot") != "released":
                assert unfilled == [seen.foot] * seen.toes


# --- What is hidden ---------------------------------------------------------------------------------------


@clause("F3", "F8")
def test_a_drawn_tile_that_fits_is_seen_by_its_owner_alone() -> None:
    drawn = do(table(ends="4", hands=HANDS, boneyard="4-1 1-1"), "draw")

    for seat in (0, 1, 2, None):
        view = drawn.view(seat)
        assert view.pending is not None
        assert view.pending.step.value == "drawn"
        assert (str(view.pending.tile) == "4-1") == (seat == 0)
        assert (view.counts, view.boneyard) == ((3, 2, 2), 1)
        (event,) = view.history
        assert line(event) == ("drew A 4-1 lacking 4" if seat == 0 else "drew A lacking 4")
        assert [str(tile) for tile in view.hand].count("4-1") == (seat == 0)


@clause("F3", "F8")
def test_a_drawn_tile_that_does_not_fit_is_seen_by_its_owner_alone() -> None:
    drawn = do(table(ends="4", hands=HANDS, boneyard="3-2 1-1"), "draw")

    for seat in (0, 1, 2, None):
        assert drawn.view(seat).pending is None
        (event,) = drawn.view(seat).history
        assert line(event) == ("drew A 3-2 lacking 4" if seat == 0 else "drew A lacking 4")


@clause("F3", "FA9")
def test_that_a_tile_was_kept_is_seen_by_all_and_which_one_by_its_owner() -> None:
    kept = do(table(ends="4", hands=HANDS, boneyard="4-1 1-1"), "draw", "keep")

    assert [line(event) for event in kept.view(1).history] == ["drew A lacking 4", "kept A"]
    assert "4-1" in [str(tile) for tile in kept.view(0).hand]


@clause("F3")
def test_the_legal_actions_are_shown_to_the_seat_that_moves() -> None:
    drawn = do(table(ends="4", hands=HANDS, boneyard="4-1 1-1"), "draw")

    assert len(drawn.view(0).legal) == len(legal(drawn)) == 2
    assert drawn.view(1).legal == drawn.view(None).legal == ()


@clause("F3", "F14")
def test_when_the_round_is_over_everybody_sees_every_hand_and_no_more_of_the_history() -> None:
    ended = table(ends="4", hands={**HANDS, "B": "4-2"}, boneyard="3-2 1-1")
    do(ended, "draw", "4-2@4")

    assert over(ended)[0] == "out"
    for seat in (0, 1, 2, None):
        view = ended.view(seat)
        assert [sorted(str(tile) for tile in hand or ()) for hand in view.hands] == [
            ["3-2", "7-3", "8-0"],
            [],
            ["5-0", "6-6"],
        ]
        assert line(view.history[0]) == ("drew A 3-2 lacking 4" if seat == 0 else "drew A lacking 4")
        assert view.result == ended.result


@clause("F10", "F12", "F13", "F14")
def test_calls_and_plays_are_heard_by_everybody() -> None:
    hands = {"A": "4-4 8-8 8-7", "B": "4-3 8-6", "C": "4-2 5-0"}
    game = do(table(ends="4", hands=hands, boneyard="4-1 1-1"), "4-4@4", "4-3@4", "4-2@4", "draw", "4-1@4")

    for seat in (1, 2, None):
        assert [line(event) for event in game.view(seat).history] == [
            "laid A 4-4 @4",
            "foot-begun A @4",
            "laid B 4-3 @4",
            "knocked B",
            "laid C 4-2 @4",
            "knocked C",
            "drew A lacking 4",
            "laid A 4-1 @4",
            "foot-completed A @4",
        ]


@clause("F5", "F10")
def test_a_match_tells_how_the_round_began() -> None:
    match = Match(CHICKENFOOT, 3, b"told")
    history = [event for event in match.view(None).history if event.kind is not EventKind.REDEALT]

    assert [line(event) for event in history] == [f"engine-laid {'ABC'[match.starter or 0]} 9-9"]
