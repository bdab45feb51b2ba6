"""The house rules of the French sheet: the same switches, two of them with another default."""

import pytest

from boneyard import SHEETS, Match, Reason, Round, Tile
from tests.rulebook import BadOption, clause, do, house_rule, legal, over, position, refusal, shown, turn
from tests.sheets.mexican_train_classic.matches import (
    bone_pile,
    double_set,
    engines,
    hands_of,
    match,
    play_round,
)

FRENCH = "mexican-train-classic-fr"
SHEET = SHEETS[FRENCH]


def french(options: dict[str, object] | None = None, **fields: object) -> Round:
    return position(FRENCH, options=options or {}, **fields)


@house_rule("after_double", "on-the-double")
@house_rule("marker_removal", "automatic")
def test_the_french_answers_are_the_defaults() -> None:
    assert SHEET.having(after_double="on-the-double", marker_removal="automatic").options == {}
    assert SHEET.having(after_double="anywhere").options == {"after_double": "anywhere"}


@clause("A6")
@house_rule("game", "full")
def test_the_full_game_deals_the_double_twelve_set() -> None:
    game = match(6, sheet=FRENCH, game="full")

    tiles = ["12-12", *bone_pile(game.round), *(tile for hand in hands_of(game.round) for tile in hand)]

    assert sorted(tiles) == sorted(double_set(12))
    assert [len(hand) for hand in hands_of(game.round)] == [12] * 6


@clause("AA23", "A45")
@house_rule("game", "fast")
@pytest.mark.parametrize(("players", "each"), [(2, 15), (3, 13), (4, 10)])
def test_the_fast_game_removes_the_tens_too(players: int, each: int) -> None:
    game = match(players, sheet=FRENCH, game="fast")

    tiles = ["9-9", *bone_pile(game.round), *(tile for hand in hands_of(game.round) for tile in hand)]

    assert game.view(None).engine == 9
    assert [len(hand) for hand in hands_of(game.round)] == [each] * players
    assert sorted(tiles) == sorted(double_set(9))


@clause("A45")
@house_rule("game", "fast")
def test_the_fast_game_is_not_for_five() -> None:
    with pytest.raises(BadOption) as refused:
        Match(SHEET.having(game="fast"), 5, b"fr")

    assert refused.value.switch == "players"


@clause("AA22", "A42")
@house_rule("rounds", "all", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")
def test_a_shorter_match_plays_the_last_engines() -> None:
    for number in range(1, 13):
        game = match(4, sheet=FRENCH, rounds=number)
        assert engines(game) == list(range(number - 1, -1, -1))
        assert game.view(None).engine == number - 1
    assert engines(match(4, sheet=FRENCH, rounds="all")) == list(range(12, -1, -1))


@clause("AA22")
@house_rule("rounds", "1", "10", "11", "12")
def test_a_match_of_one_round_is_over_after_it_and_a_fast_one_has_ten_at_most() -> None:
    game = match(3, sheet=FRENCH, rounds=1)
    play_round(game)
    assert game.over

    assert len(engines(match(3, sheet=FRENCH, game="fast", rounds=10))) == 10
    for rounds in (11, 12):
        with pytest.raises(BadOption, match="ten engines"):
            SHEET.having(game="fast", rounds=rounds)


@clause("A7")
@house_rule("hands", "hidden")
def test_hands_are_hidden() -> None:
    table = french({"hands": "hidden"}, players=2, hands={"A": "9-3", "B": "7-1"})

    assert table.view(1).hands == (None, (Tile(7, 1),))


@clause("A46", "AA24")
@house_rule("hands", "open")
def test_in_the_open_game_everybody_sees_all_hands() -> None:
    table = french({"hands": "open"}, players=2, hands={"A": "9-3", "B": "7-1"}, boneyard="6-6")

    assert table.view(1).hands == table.view(None).hands == ((Tile(9, 3),), (Tile(7, 1),))
    assert "Tile(high=6, low=6)" not in repr(table.view(1))


@clause("AA10", "A31")
@house_rule("after_double", "anywhere")
def test_anywhere_lets_the_further_tile_go_elsewhere() -> None:
    trains = {"A": "12-9", "B": "12-5", "M": "12-8"}
    table = french({"after_double": "anywhere"}, trains=trains, hands={"A": "9-9 9-4 8-8 8-1 5-1"})

    do(table, "9-9@A")

    assert legal(table) == ["8-1@M", "9-4@A"]
    assert refusal(table, "8-8@M") == (Reason.NO_SECOND_DOUBLE, "A29")
    assert refusal(table, "5-1@B") == (Reason.TRAIN_CLOSED, "A12")


@clause("A47", "AA10")
@house_rule("after_double", "on-the-double")
def test_on_the_double_wants_the_further_tile_there() -> None:
    table = french({"after_double": "on-the-double"}, trains={"A": "12-9"}, hands={"A": "9-9 9-4 12-4"})

    do(table, "9-9@A")

    assert legal(table) == ["9-4@A"]
    assert refusal(table, "12-4@M") == (Reason.FOLLOW_ON_THE_DOUBLE, "A47")


@clause("A29")
@house_rule("doubles_in_a_turn", "one")
def test_one_double_in_a_turn() -> None:
    options: dict[str, object] = {"doubles_in_a_turn": "one"}
    table = french(options, trains={"A": "12-9", "M": "12-8"}, hands={"A": "9-9 8-8"}, boneyard="1-1")

    assert legal(do(table, "9-9@A")) == ["draw"]


@clause("AA9")
@house_rule("doubles_in_a_turn", "chain")
def test_a_chain_needs_the_further_tile_to_go_anywhere() -> None:
    with pytest.raises(BadOption, match="AA9"):
        SHEET.having(doubles_in_a_turn="chain")

    options: dict[str, object] = {"doubles_in_a_turn": "chain", "after_double": "anywhere"}
    trains = {"A": "12-9", "M": "12-8"}
    table = french(options, trains=trains, hands={"A": "9-9 8-8 8-1 9-4 6-6", "B": "8-2 12-1"})
    do(table, "9-9@A", "8-8@M")
    assert legal(table) == ["9-4@A"]
    assert refusal(table, "8-1@M") == (Reason.OLDER_DOUBLE_WAITS, "AA9")
    do(table, "9-4@A")
    assert (turn(table), legal(table)) == ("B", ["8-2@M"])


@clause("A27", "AA6")
@house_rule("marker_removal", "automatic")
def test_the_marker_comes_off_by_itself() -> None:
    options: dict[str, object] = {"marker_removal": "automatic"}
    table = french(options, trains={"A": "12-5"}, markers="A", hands={"A": "5-1 8-8"})

    do(table, "5-1@A")

    assert (turn(table), shown(table, "markers")) == ("B", "")


@clause("AA6", "A27")
@house_rule("marker_removal", "ask")
def test_ask_leaves_the_marker_to_its_owner() -> None:
    for choice, markers in (("unmark", ""), ("leave", "A")):
        table = french({"marker_removal": "ask"}, trains={"A": "12-5"}, markers="A", hands={"A": "5-1 8-8"})

        assert refusal(table, choice) == (Reason.NO_MARKER_TO_DECIDE, "AA6")
        do(table, "5-1@A")
        assert legal(table) == ["leave", "unmark"]
        assert refusal(table, "pass")[0] is Reason.MARKER_UNDECIDED
        do(table, choice)
        assert (turn(table), shown(table, "markers")) == ("B", markers)


@clause("A23", "AA5")
@house_rule("drawn_tile", "must-play")
def test_a_drawn_tile_that_fits_must_be_played() -> None:
    table = do(french({"drawn_tile": "must-play"}, hands={"A": "9-3"}, boneyard="12-4"), "draw")

    assert legal(table) == ["12-4@A", "12-4@M"]
    assert refusal(table, "keep") == (Reason.MUST_PLAY_DRAWN, "A23")


@clause("AA5")
@house_rule("drawn_tile", "may-keep")
def test_a_drawn_tile_may_be_kept_even_if_it_closes_the_double() -> None:
    options: dict[str, object] = {"drawn_tile": "may-keep"}
    table = french(options, trains={"A": "12-9"}, hands={"A": "9-9 8-1"}, boneyard="9-4")

    do(table, "9-9@A", "draw")

    assert legal(table) == ["9-4@A", "keep"]
    do(table, "keep")
    assert (turn(table), shown(table, "markers"), shown(table, "open_doubles")) == ("B", "A", "A")
    assert shown(table, "hands") == {"A": "9-4 8-1"}


@clause("AA3")
@house_rule("own_train_first", "no")
@house_rule("own_train_first", "yes")
def test_own_train_first_is_a_duty_only_where_it_is_agreed() -> None:
    trains = {"M": "12-5"}
    free = french({"own_train_first": "no"}, trains=trains, hands={"A": "5-1 12-4"})
    assert legal(free) == ["12-4@A", "5-1@M"]

    bound = french({"own_train_first": "yes"}, trains=trains, hands={"A": "5-1 12-4"})
    assert legal(bound) == ["12-4@A"]
    assert refusal(bound, "5-1@M") == (Reason.OWN_TRAIN_FIRST, "AA3")


@clause("AA18", "A41")
@house_rule("blocked_when", "nothing-fits")
@house_rule("blocked_when", "all-pass")
def test_a_circle_of_passes_blocks_the_round_only_where_it_is_agreed() -> None:
    def nobody_fits_yet(blocked_when: str) -> Round:
        return french(
            {"blocked_when": blocked_when},
            players=2,
            trains={"A": "12-6", "B": "12-3", "M": "12-9"},
            hands={"A": "3-1", "B": "8-2"},
            boneyard="",
        )

    assert legal(do(nobody_fits_yet("nothing-fits"), "pass", "pass")) == ["3-1@B"]
    assert over(do(nobody_fits_yet("all-pass"), "pass", "pass")) == ("blocked", "A", (4, 10))
