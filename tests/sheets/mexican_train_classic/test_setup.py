"""The set, the deal, who sees what. [A1] to [A9]"""

import pytest

from boneyard import SHEETS, Match, Tile
from boneyard.rules.event import EventKind
from tests.rulebook import BadOption, clause, do, legal, position, shown, trains_of
from tests.sheets.mexican_train_classic.matches import bone_pile, double_set, hands_of, match

SHEET = SHEETS["mexican-train-classic"]


@clause("A1")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_round_is_played_with_the_91_tiles_of_a_double_twelve_set(players: int) -> None:
    table = match(players).round

    tiles = ["12-12", *bone_pile(table), *(tile for hand in hands_of(table) for tile in hand)]

    assert len(tiles) == 91
    assert set(tiles) == double_set(12)


@clause("A2")
def test_two_to_eight_play() -> None:
    for players in range(2, 9):
        assert len(hands_of(match(players).round)) == players


@clause("A2")
@pytest.mark.parametrize("players", [1, 9])
def test_fewer_than_two_or_more_than_eight_cannot_play(players: int) -> None:
    with pytest.raises(BadOption) as refused:
        Match(SHEET, players, b"classic")

    assert refused.value.switch == "players"


@clause("A4")
def test_the_engine_lies_in_the_hub_before_the_deal_and_is_nobodys_tile() -> None:
    for seed in range(20):
        table = match(8, seed=bytes([seed])).round

        assert table.view(None).engine == 12
        assert "12-12" not in bone_pile(table)
        assert all("12-12" not in hand for hand in hands_of(table))


@clause("A5")
def test_the_shuffle_brings_every_tile_to_every_place() -> None:
    places: dict[str, set[str]] = {tile: set() for tile in double_set(12) - {"12-12"}}
    for seed in range(150):
        table = match(2, seed=bytes([seed])).round
        for place, tiles in zip(("A", "B", "pile"), (*hands_of(table), bone_pile(table)), strict=True):
            for tile in tiles:
                places[tile].add(place)

    assert {tile: seen for tile, seen in places.items() if seen != {"A", "B", "pile"}} == {}


@clause("A5")
def test_the_same_seed_deals_the_same_tiles_and_another_seed_others() -> None:
    dealt = hands_of(match(4, seed=b"one").round)

    assert hands_of(match(4, seed=b"one").round) == dealt
    assert hands_of(match(4, seed=b"two").round) != dealt


@clause("A6", "A8")
@pytest.mark.parametrize(
    ("players", "each", "pile"),
    [(2, 16, 58), (3, 16, 42), (4, 15, 30), (5, 14, 20), (6, 12, 18), (7, 10, 20), (8, 9, 18)],
)
def test_each_player_is_dealt_so_many_tiles_and_the_rest_is_the_bone_pile(
    players: int, each: int, pile: int
) -> None:
    table = match(players).round

    assert [len(hand) for hand in hands_of(table)] == [each] * players
    assert len(bone_pile(table)) == pile


@clause("A7")
def test_a_player_sees_his_own_tiles_and_of_the_others_only_how_many() -> None:
    table = position(hands={"A": "9-3 8-8", "B": "7-1", "C": "6-2 5-0 1-1"})

    assert table.view(1).hands == (None, (Tile(7, 1),), None)
    assert table.view(1).hand == (Tile(7, 1),)
    assert table.view(None).hands == (None, None, None)
    assert table.view(1).counts == (2, 1, 3)


@clause("A7")
def test_nobody_else_sees_a_drawn_tile() -> None:
    table = do(position(hands={"A": "9-3 8-8", "B": "7-1"}, boneyard="12-4 6-6"), "draw")
    drew = {
        seat: [event.tile for event in table.view(seat).history if event.kind is EventKind.DREW]
        for seat in (0, 1, None)
    }

    assert drew == {0: [Tile(12, 4)], 1: [None], None: [None]}
    pending = {seat: table.view(seat).pending for seat in (0, 1, None)}
    assert {seat: waits and waits.tile for seat, waits in pending.items()} == {
        0: Tile(12, 4),
        1: None,
        None: None,
    }
    assert table.view(1).legal == ()


@clause("A7")
def test_the_hands_are_turned_up_when_the_round_is_over() -> None:
    table = do(position(players=2, hands={"A": "12-3", "B": "7-1"}), "12-3@A")

    assert table.view(None).hands == ((), (Tile(7, 1),))


@clause("A8")
def test_the_bone_pile_is_drawn_from_until_nothing_is_left_of_it() -> None:
    table = position(hands={"A": "9-3", "B": "7-1", "C": "6-6"}, boneyard="8-8 6-5")

    assert table.view(1).boneyard == 2
    do(table, "draw")
    assert (bone_pile(table), table.view(1).boneyard) == (["6-5"], 1)
    do(table, "draw")
    assert legal(table) == ["pass"]


@clause("A1", "A9", "A24")
def test_each_of_eight_players_has_one_marker_for_his_own_train() -> None:
    hands = dict(zip("ABCDEFGH", ("1-0", "2-0", "3-0", "4-0", "5-0", "6-0", "7-0", "8-0"), strict=True))
    table = position(players=8, hands=hands, boneyard="1-1 2-2 3-3 4-4 5-5 6-6 7-7 8-8 9-9 10-10")

    assert shown(table, "markers") == ""
    do(table, "draw", "draw", "draw")
    assert shown(table, "markers") == "A B C"
    do(table, *["draw"] * 5)
    assert shown(table, "markers") == "A B C D E F G H"
    do(table, "draw")
    assert shown(table, "markers") == "A B C D E F G H"


@clause("A9")
def test_no_marker_is_on_when_a_round_begins() -> None:
    assert trains_of(match(5).view(0)).markers == ()
