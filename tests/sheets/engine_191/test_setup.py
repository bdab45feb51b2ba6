"""Players, tiles, deal; the table before anybody has played. [E1]-[E3] [E6] [E8] [E10] [E15] [E16] [E22]"""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from boneyard import BadOption, BadPosition, Match, Reason, Tile
from tests.rulebook import clause, do, legal, refusal, shown, turn
from tests.sheets.engine_191.tables import (
    ENGINE_191,
    before_reveal,
    begun,
    double_set,
    hand,
    layout,
    legal_now,
    play_at_random,
    show_doubles,
    table,
    tiles_of,
)


@clause("E1")
def test_two_three_or_four_play() -> None:
    for players in (2, 3, 4):
        assert Match(ENGINE_191, players, b"seed").view(None).players == players
    for players in (1, 5):
        with pytest.raises(BadOption) as refused:
            Match(ENGINE_191, players, b"seed")
        assert refused.value.switch == "players"
    with pytest.raises(BadPosition) as unread:
        table(players=5)
    assert unread.value.place == "players"


@clause("E2")
def test_two_play_with_the_28_tiles_of_a_double_six_set() -> None:
    assert len(double_set(6)) == 28
    for seed in range(5):
        assert tiles_of(Match(ENGINE_191, 2, bytes([seed])).round) == double_set(6)
        assert tiles_of(begun(2, bytes([seed])).round) == double_set(6)


@clause("E3")
def test_three_or_four_play_with_the_55_tiles_of_a_double_nine_set() -> None:
    assert len(double_set(9)) == 55
    for players in (3, 4):
        for seed in range(5):
            assert tiles_of(Match(ENGINE_191, players, bytes([seed])).round) == double_set(9)
            assert tiles_of(begun(players, bytes([seed])).round) == double_set(9)


@clause("E15")
@pytest.mark.parametrize(("players", "each"), [(2, 9), (3, 11), (4, 9)])
def test_nine_eleven_or_nine_tiles_each_are_dealt_from_a_shuffled_set(players: int, each: int) -> None:
    dealt = [Match(ENGINE_191, players, bytes([seed])) for seed in range(8)]

    assert {match.view(None).counts for match in dealt} == {(each,) * players}
    assert len({tuple(hand(match.round, "A")) for match in dealt}) == len(dealt)
    assert len({str(shown(match.round, "boneyard")) for match in dealt}) == len(dealt)


@clause("E16")
@pytest.mark.parametrize(("players", "left"), [(2, 10), (3, 22), (4, 19)])
def test_what_is_left_is_the_boneyard(players: int, left: int) -> None:
    match = Match(ENGINE_191, players, b"seed")

    assert match.view(None).boneyard == left
    assert len(str(shown(match.round, "boneyard")).split()) == left


@clause("E6")
def test_every_player_owns_one_line_that_grows_from_the_main_station() -> None:
    for players, ends in ((2, "AB"), (3, "ABC"), (4, "ABCD")):
        started = table(players=players, engine=6, hands={"A": "6-1 5-5"}, boneyard="4-4")
        assert legal(started) == [*(f"6-1@{end}" for end in ends), "take"]
        assert refusal(started, f"6-1@{'ABCDE'[players]}") == (Reason.NO_SUCH_END, "E6")
    for end in ("M", "ML", "MR", "6"):
        assert refusal(table(hands={"A": "9-1"}, boneyard="4-4"), f"9-1@{end}") == (Reason.NO_SUCH_END, "E6")
    assert layout(table(hands={"A": "9-1"}, boneyard="4-4").view(None)).ends == {0: 9, 1: 9, 2: 9}


@clause("E6")
def test_a_tile_on_one_line_leaves_all_others_as_they_were() -> None:
    hands = {"A": "5-1 7-7", "B": "4-1 7-6", "C": "3-1 7-5"}
    started = table(hands=hands, boneyard="4-4", trains={"A": "9-5", "B": "9-4", "C": "9-3"})

    do(started, "5-1@A", "4-1@B", "3-1@C")
    assert shown(started, "trains") == {"A": "9-5 5-1", "B": "9-4 4-1", "C": "9-3 3-1"}
    assert turn(started) == "A"


@clause("E8")
def test_doubles_are_stations_and_all_other_tiles_are_tracks() -> None:
    laid = table(hands={"A": "5-5 9-2 7-7"}, boneyard="4-4", trains={"A": "9-5"})
    do(laid, "5-5@A")

    assert layout(laid.view(None)).lines == {0: ((9, 5), (5, 5))}
    assert layout(laid.view(None)).incomplete == (0,)
    do(laid, "9-2@C")
    assert layout(laid.view(None)).lines == {0: ((9, 5), (5, 5)), 2: ((9, 2),)}
    assert layout(laid.view(None)).incomplete == (0,)


@clause("E10")
def test_the_hand_is_secret_and_the_score_yard_lies_face_up() -> None:
    started = table(
        hands={"A": "9-1 5-5", "B": "8-8", "C": "7-7"}, boneyard="4-4", yards={"A": "6-2", "B": "3-1 2-0"}
    )

    for seat in (None, 0, 1, 2):
        view = started.view(seat)
        assert [known is not None for known in view.hands] == [seat == other for other in range(3)]
        assert layout(view).score_yards == ((Tile(6, 2),), (Tile(3, 1), Tile(2, 0)), ())
    assert started.view(0).hand == (Tile(9, 1), Tile(5, 5))
    assert started.view(None).hand == ()


@clause("E10")
def test_a_score_yard_is_no_part_of_any_line() -> None:
    started = table(hands={"A": "9-1", "B": "6-5 7-5"}, boneyard="4-4 3-3", yards={"A": "9-6"})

    assert layout(started.view(None)).lines == {}
    assert layout(started.view(None)).ends == {0: 9, 1: 9, 2: 9}
    do(started, "take")
    assert refusal(started, "6-5@A") == (Reason.TILE_DOES_NOT_FIT, "E7")


@clause("E22")
def test_the_whole_setup_is_repeated_for_every_round() -> None:
    rng = random.Random("rounds")
    match = begun(2, b"again")
    hands = [tuple(hand(match.round, "A"))]
    for number in (1, 2):
        while len(match.results) < number:
            play_at_random(match, rng)
        view = match.view(None)
        assert (view.round_number, view.engine, view.counts, view.boneyard) == (number, None, (9, 9), 10)
        assert tiles_of(match.round) == double_set(6)
        assert layout(view).lines == {}
        assert (layout(view).score_yards, layout(view).discards) == (((), ()), ())
        assert (layout(view).passes, layout(view).shown) == (0, ())
        assert all(action.startswith("show ") for action in legal_now(match))
        hands.append(tuple(hand(match.round, "A")))
        while match.view(None).engine is None:
            show_doubles(match)
    assert len(set(hands)) == 3


@clause("EA2")
def test_turns_go_clockwise() -> None:
    hands = {"A": "9-1 5-5", "B": "9-2 5-4", "C": "9-3 5-3", "D": "9-4 5-2"}
    started = table(players=4, hands=hands, boneyard="8-8")

    assert turn(do(started, "9-1@A")) == "B"
    assert turn(do(started, "9-2@B")) == "C"
    assert turn(do(started, "9-3@C")) == "D"
    assert turn(do(started, "9-4@D")) == "A"


@clause("EA2", "E18")
def test_every_round_finds_its_starter_anew_by_the_reveal() -> None:
    rng = random.Random("starters")
    match = Match(ENGINE_191.having(tokens=5), 3, b"starters")
    starters, choosers = [], []
    while not match.over:
        choosers.append(match.turn)
        while match.view(None).engine is None:
            show_doubles(match)
        assert match.starter is not None
        assert match.starter == match.turn
        starters.append(match.starter)
        rounds = len(match.results)
        while len(match.results) == rounds:
            play_at_random(match, rng)
    winners = [result.winners for result in match.results]
    assert set(choosers) == {0}
    assert any(starter not in won for won, starter in zip(winners, starters[1:], strict=False))
    assert any(b != (a + 1) % 3 for a, b in pairwise(starters))


@clause("E59", "EA29")
def test_how_many_tiles_everybody_holds_is_always_shown_and_which_ones_never() -> None:
    started = table(hands={"A": "9-1 5-5", "B": "9-8", "C": "7-7 6-6 4-3"}, boneyard="4-4 3-3 2-2")

    for seat in (None, 0, 1, 2):
        assert started.view(seat).counts == (2, 1, 3)
        assert [known is not None for known in started.view(seat).hands] == [seat == n for n in range(3)]
    do(started, "9-1@B")
    assert started.view(None).counts == (2, 1, 3)
    do(started, "take")
    assert started.view(None).counts == (2, 1, 3)


@clause("E59", "EA29")
def test_hand_sizes_are_shown_before_the_reveal_too_and_a_chosen_tile_still_counts() -> None:
    chosen = do(before_reveal("3-3 1-0", "5-2 4-4", "8-1"), "show 3-3")

    assert chosen.view(2).counts == (2, 2, 1)


@clause("EA30")
def test_nobody_announces_his_last_tile() -> None:
    started = table(hands={"A": "9-1 5-5", "B": "9-2 4-4", "C": "9-3"}, boneyard="8-8")

    assert [event.kind.value for action in started.legal()[:1] for event in started.play(action)] == ["laid"]
    assert started.view(None).counts == (1, 2, 1)
