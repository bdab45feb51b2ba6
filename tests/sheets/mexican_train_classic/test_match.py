"""Round after round: starters, engines, totals, the winner. [A3], [A16], [A17], [A42] to [A44]"""

import pytest

from boneyard import Match
from tests.rulebook import clause, trains_of
from tests.sheets.mexican_train_classic.matches import (
    bone_pile,
    double_set,
    go_out,
    hands_of,
    match,
    play_round,
)


def pips(hand: list[str]) -> int:
    return sum(int(half) for tile in hand for half in tile.split("-"))


@clause("A16", "AA1")
def test_the_oldest_player_starts_the_first_round() -> None:
    assert match(4).turn == 0
    for oldest in range(4):
        game = match(4, first=oldest)
        assert (game.turn, game.starter) == (oldest, oldest)


@clause("A16")
@pytest.mark.parametrize("seat", [-1, 4])
def test_the_oldest_player_sits_at_the_table(seat: int) -> None:
    with pytest.raises(ValueError, match="there is no seat"):
        match(4, first=seat)


@clause("A17", "AA1")
def test_the_starter_moves_one_seat_clockwise_whoever_won_the_round() -> None:
    game = match(3, first=1)
    starters = [game.turn]
    hands = {"A": "9-1", "B": "9-2", "C": "9-3"}
    for winner in ("A", "C", "C"):
        go_out(game, winner, {seat: tile for seat, tile in hands.items() if seat != winner})
        starters.append(game.turn)

    assert [result.winners for result in game.results] == [(0,), (2,), (2,)]
    assert starters == [1, 2, 0, 1]


@clause("A42", "A4", "A5")
def test_the_engine_goes_from_twelve_down_to_nought_in_thirteen_rounds() -> None:
    game = match(5)
    engines = []
    deals = []
    while not game.over:
        engines.append(game.view(None).engine)
        hands = hands_of(game.round)
        assert f"{engines[-1]}-{engines[-1]}" not in {tile for hand in hands for tile in hand}
        assert [len(hand) for hand in hands] == [14] * 5
        deals.append(hands)
        play_round(game)

    assert engines == [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
    assert len(game.results) == 13
    assert all(deals[i] != deals[i + 1] for i in range(12))
    assert (game.turn, game.legal()) == (None, ())


@clause("A42")
def test_the_next_round_is_set_up_afresh_with_the_old_engine_among_its_tiles() -> None:
    game = match(2)
    play_round(game)

    view = game.view(None)
    assert (view.engine, view.round_number) == (11, 1)
    layout = trains_of(view)
    assert (layout.markers, layout.trains, layout.open_doubles) == ((), {}, ())
    tiles = [*bone_pile(game.round), *(tile for hand in hands_of(game.round) for tile in hand)]
    assert sorted(tiles) == sorted(double_set(12) - {"11-11"})


@clause("A43")
@pytest.mark.parametrize("seed", [b"1", b"2", b"3", b"4"])
def test_every_round_adds_the_pips_left_in_hand_to_the_totals(seed: bytes) -> None:
    game = match(4, seed=seed, rounds=3)
    totals = [0, 0, 0, 0]
    while not game.over:
        table = play_round(game)
        totals = [total + pips(hand) for total, hand in zip(totals, hands_of(table), strict=True)]
        assert game.totals == tuple(totals)

    assert game.view(None).totals == tuple(totals)
    assert sum(totals) > 0


@clause("A3", "A44")
def test_the_lowest_total_over_all_rounds_wins_whoever_won_more_rounds() -> None:
    game = match(2, rounds=3)
    for left in ("7-5", "9-9"):
        go_out(game, "A", {"B": left})
        assert game.winners == ()
    go_out(game, "B", {"A": "11-10 8-2"})

    assert game.over
    assert game.totals == (31, 30)
    assert game.winners == (1,)


@clause("AA20", "A44")
def test_a_tie_for_the_lowest_total_is_a_shared_victory() -> None:
    game = match(3, rounds=2)
    go_out(game, "A", {"B": "7-5", "C": "6-6"})
    go_out(game, "B", {"A": "8-4", "C": "1-0"})

    assert game.totals == (12, 12, 13)
    assert game.winners == (0, 1)


@clause("A44")
def test_nobody_has_won_before_the_last_round_is_played() -> None:
    game = match(2, rounds=2)
    play_round(game)
    assert (game.over, game.winners) == (False, ())

    play_round(game)
    assert game.over
    assert game.winners == tuple(seat for seat in (0, 1) if game.totals[seat] == min(game.totals))


@clause("A17", "A42")
def test_a_match_is_its_sheet_its_seed_and_its_actions() -> None:
    game = match(3, first=2, rounds=2)
    play_round(game)
    play_round(game)

    again = Match.replay(game.sheet, 3, game.seed, game.actions, first=2)

    assert again.over
    assert (again.results, again.totals) == (game.results, game.totals)
