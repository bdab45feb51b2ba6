"""The house rules: every answer of every switch, and what cannot be played together. [A45] [A46]"""

import pytest

from boneyard import SHEETS, BadPosition, Match, Reason, Tile
from tests.rulebook import BadOption, clause, do, house_rule, legal, position, refusal, shown, turn
from tests.sheets.mexican_train_classic.dead_double import ALL_OTHER_NINES
from tests.sheets.mexican_train_classic.matches import (
    bone_pile,
    double_set,
    engines,
    hands_of,
    match,
    play_round,
)

SHEET = SHEETS["mexican-train-classic"]


# --- game, rounds, hands ----------------------------------------------------------------------------------


@clause("A6", "A42")
@house_rule("game", "full")
def test_the_full_game_has_the_double_twelve_set() -> None:
    game = match(3, game="full")

    assert [len(hand) for hand in hands_of(game.round)] == [16, 16, 16]
    assert engines(game) == [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]


@clause("A45")
@house_rule("game", "fast")
@pytest.mark.parametrize(("players", "each"), [(2, 15), (3, 13), (4, 10)])
def test_the_fast_game_has_55_tiles_and_engine_nine(players: int, each: int) -> None:
    game = match(players, game="fast")

    hands = hands_of(game.round)
    tiles = ["9-9", *bone_pile(game.round), *(tile for hand in hands for tile in hand)]

    assert game.view(None).engine == 9
    assert [len(hand) for hand in hands] == [each] * players
    assert len(tiles) == 55
    assert set(tiles) == double_set(9)


@clause("AA22", "A45")
@house_rule("game", "fast")
def test_the_fast_game_has_ten_rounds() -> None:
    game = match(2, game="fast")
    while not game.over:
        play_round(game)

    assert engines(game) == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
    assert len(game.results) == 10


@clause("A45")
@house_rule("game", "fast")
def test_the_fast_game_is_for_two_to_four_players() -> None:
    fast = SHEET.having(game="fast")
    for players in (1, 5, 8):
        with pytest.raises(BadOption, match=r"A45") as refused:
            Match(fast, players, b"classic")
        assert refused.value.switch == "players"
    with pytest.raises(BadPosition) as misread:
        position(players=5, engine=9, options={"game": "fast"})
    assert misread.value.place == "players"


@clause("A45")
@house_rule("game", "fast")
def test_the_fast_game_knows_no_tile_with_a_ten() -> None:
    with pytest.raises(BadPosition) as misread:
        position(engine=9, options={"game": "fast"}, hands={"A": "9-3 10-4"})
    assert misread.value.place == "hands.A"
    with pytest.raises(BadPosition) as misread:
        position(engine=10, options={"game": "fast"})
    assert misread.value.place == "engine"


@clause("AA22", "A42")
@house_rule("rounds", "all", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")
def test_a_shorter_match_plays_the_last_engines() -> None:
    for number in range(1, 13):
        assert engines(match(4, rounds=number)) == list(range(number - 1, -1, -1))
        assert match(4, rounds=str(number)).view(None).engine == number - 1
    assert engines(match(4, rounds="all")) == list(range(12, -1, -1))


@clause("AA22")
@house_rule("rounds", "1", "2")
@pytest.mark.parametrize("rounds", [1, 2])
def test_a_shorter_match_is_over_after_so_many_rounds(rounds: int) -> None:
    game = match(3, rounds=rounds)
    for _ in range(rounds):
        assert not game.over
        play_round(game)

    assert game.over
    assert game.view(None).engine == 0


@clause("AA22")
@house_rule("rounds", "10", "11", "12")
def test_the_fast_game_has_no_more_than_ten_rounds() -> None:
    assert engines(match(2, game="fast", rounds=10)) == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
    for rounds in (11, 12):
        with pytest.raises(BadOption, match="ten engines"):
            SHEET.having(game="fast", rounds=rounds)


@house_rule("rounds", "all")
@pytest.mark.parametrize("rounds", [0, 13, "ALL", "", None, True, 1.0])
def test_no_other_number_of_rounds_is_offered(rounds: object) -> None:
    with pytest.raises(BadOption) as refused:
        SHEET.having(rounds=rounds)

    assert refused.value.switch == "rounds"


def test_a_switch_the_leaflet_does_not_have_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        SHEET.having(yard_empty="play-on")

    assert refused.value.switch == "yard_empty"


@clause("A7")
@house_rule("hands", "hidden")
def test_hands_are_hidden() -> None:
    table = position(players=2, hands={"A": "9-3", "B": "7-1"}, options={"hands": "hidden"})

    assert table.view(0).hands == ((Tile(9, 3),), None)


@clause("A46", "AA24")
@house_rule("hands", "open")
def test_in_the_open_game_everybody_sees_all_hands_and_nobody_the_bone_pile() -> None:
    table = position(
        players=2, hands={"A": "9-3", "B": "7-1"}, boneyard="12-4 6-6", options={"hands": "open"}
    )

    for seat in (0, 1, None):
        assert table.view(seat).hands == ((Tile(9, 3),), (Tile(7, 1),))
        assert table.view(seat).boneyard == 2
        assert "Tile(high=6, low=6)" not in repr(table.view(seat))
    do(table, "draw")
    for seat in (0, 1, None):
        assert table.view(seat).hands == ((Tile(12, 4), Tile(9, 3)), (Tile(7, 1),))
        pending = table.view(seat).pending
        assert pending is not None
        assert pending.tile == Tile(12, 4)


@clause("AA24", "A45", "A46")
@house_rule("hands", "open")
def test_the_open_game_may_be_fast() -> None:
    view = match(2, game="fast", hands="open").view(0)

    assert [None if hand is None else len(hand) for hand in view.hands] == [15, 15]


# --- doubles ----------------------------------------------------------------------------------------------


@clause("A31", "AA10")
@house_rule("after_double", "anywhere")
def test_anywhere_lets_the_further_tile_go_elsewhere() -> None:
    options = {"after_double": "anywhere"}
    table = do(position(trains={"A": "12-9"}, hands={"A": "9-9 12-4 8-8"}, options=options), "9-9@A")

    assert legal(table) == ["12-4@M"]


@clause("AA10")
@house_rule("after_double", "on-the-double")
def test_on_the_double_wants_the_further_tile_there() -> None:
    options = {"after_double": "on-the-double"}
    table = position(trains={"A": "12-9"}, hands={"A": "9-9 9-4 12-4 8-8"}, options=options)

    do(table, "9-9@A")

    assert legal(table) == ["9-4@A"]
    assert refusal(table, "12-4@M") == (Reason.FOLLOW_ON_THE_DOUBLE, "AA10")


@clause("AA10", "A33")
@house_rule("after_double", "on-the-double")
def test_on_the_double_a_drawn_tile_that_fits_only_elsewhere_is_of_no_use() -> None:
    options = {"after_double": "on-the-double"}
    table = position(trains={"A": "12-9"}, hands={"A": "9-9 12-4 8-8"}, boneyard="12-3 1-1", options=options)

    do(table, "9-9@A", "draw")

    assert (turn(table), shown(table, "markers"), shown(table, "open_doubles")) == ("B", "A", "A")


@clause("A29", "AA9")
@house_rule("doubles_in_a_turn", "one")
def test_one_double_in_a_turn() -> None:
    options = {"doubles_in_a_turn": "one"}
    trains = {"A": "12-9", "M": "12-8"}
    table = do(position(trains=trains, hands={"A": "9-9 8-8 9-4"}, options=options), "9-9@A")

    assert refusal(table, "8-8@M") == (Reason.NO_SECOND_DOUBLE, "A29")


@clause("AA9")
@house_rule("doubles_in_a_turn", "chain")
def test_a_chain_is_any_number_of_doubles_and_then_another_tile() -> None:
    trains = {"A": "12-9", "B": "12-7", "M": "12-8"}
    table = position(
        trains=trains,
        markers="B",
        hands={"A": "9-9 8-8 7-7 9-4 8-1 7-1 6-6", "B": "5-5"},
        options={"doubles_in_a_turn": "chain"},
    )

    do(table, "9-9@A")
    assert legal(table) == ["7-1@B", "7-7@B", "8-1@M", "8-8@M", "9-4@A"]
    do(table, "8-8@M")
    assert legal(table) == ["7-1@B", "7-7@B", "9-4@A"]
    assert refusal(table, "8-1@M") == (Reason.OLDER_DOUBLE_WAITS, "AA9")
    do(table, "7-7@B")
    assert (turn(table), shown(table, "open_doubles")) == ("A", "A M B")
    assert legal(table) == ["9-4@A"]
    do(table, "9-4@A")
    assert (turn(table), shown(table, "open_doubles")) == ("B", "M B")


@clause("AA9", "A34", "A35")
@house_rule("doubles_in_a_turn", "chain")
def test_later_players_close_the_doubles_of_a_chain_oldest_first() -> None:
    table = position(
        trains={"A": "12-9 9-9", "B": "12-5", "M": "12-8 8-8"},
        open_doubles="M A",
        turn="B",
        hands={"B": "9-1 8-1 5-1", "C": "9-2 12-2 7-7"},
        options={"doubles_in_a_turn": "chain"},
    )

    assert legal(table) == ["8-1@M"]
    assert refusal(table, "9-1@A") == (Reason.OLDER_DOUBLE_WAITS, "AA9")
    assert refusal(table, "5-1@B") == (Reason.DOUBLE_WAITS, "A35")
    do(table, "8-1@M")
    assert (turn(table), legal(table)) == ("C", ["9-2@A"])
    assert refusal(table, "12-2@C") == (Reason.DOUBLE_WAITS, "A35")
    assert shown(do(table, "9-2@A"), "open_doubles") == ""


@clause("AA11")
@house_rule("doubles_in_a_turn", "chain")
def test_in_a_chain_a_double_drawn_as_further_tile_is_played_and_one_draws_again() -> None:
    table = position(
        trains={"A": "12-9", "M": "12-8"},
        hands={"A": "9-9 7-1"},
        boneyard="8-8 9-2 3-3",
        options={"doubles_in_a_turn": "chain"},
    )

    do(table, "9-9@A", "draw")
    assert legal(table) == ["8-8@M"]
    do(table, "8-8@M")
    assert legal(table) == ["draw"]
    do(table, "draw", "9-2@A")
    assert (turn(table), shown(table, "open_doubles"), shown(table, "boneyard")) == ("B", "M", "3-3")


@clause("AA9", "AA10")
@house_rule("after_double", "on-the-double")
@house_rule("doubles_in_a_turn", "chain")
def test_a_chain_cannot_be_played_on_the_double() -> None:
    with pytest.raises(BadOption, match="AA9"):
        SHEET.having(after_double="on-the-double", doubles_in_a_turn="chain")
    with pytest.raises(BadOption, match="AA9"):
        SHEET.having(doubles_in_a_turn="chain").having(after_double="on-the-double")


@clause("AA9", "A37")
@house_rule("doubles_in_a_turn", "chain")
def test_a_dead_double_is_not_told_to_wait_for_a_younger_one() -> None:
    table = position(
        trains={"A": "12-9 9-9", "B": "12-8 8-8", "M": ALL_OTHER_NINES},
        hands={"C": "10-8 3-1"},
        open_doubles="A B",
        turn="C",
        options={"doubles_in_a_turn": "chain"},
    )

    assert legal(table) == ["10-8@B"]
    assert refusal(table, "3-1@A") == (Reason.TILE_DOES_NOT_FIT, "A10")
