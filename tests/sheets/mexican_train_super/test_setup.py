"""Mexican Train with Super Train: the box, the deal, what is hidden."""

from __future__ import annotations

import pytest

from boneyard import SHEETS, BadOption, BadPosition, Match, Tile, read_action
from tests.rulebook import clause, house_rule, shown, trains_of
from tests.sheets.mexican_train_super.super_table import super_table

SUPER = SHEETS["mexican-train-super"]
DEALS = {2: (16, 58), 3: (16, 42), 4: (15, 30), 5: (14, 20), 6: (12, 18), 7: (10, 20), 8: (9, 18)}
"""Players: tiles each, tiles left in the yard."""


def hands_of(match: Match) -> dict[str, str]:
    hands = shown(match.round, "hands")
    assert isinstance(hands, dict)
    return hands


def dealt(match: Match) -> list[str]:
    """The tiles in all hands and in the yard."""
    return " ".join([*hands_of(match).values(), str(shown(match.round, "boneyard"))]).split()


@clause("B1", "B7", "B11")
def test_ninety_tiles_are_shuffled_and_the_engine_makes_ninety_one() -> None:
    match = Match(SUPER, 4, b"contents")
    whole_set = {f"{high}-{low}" for high in range(13) for low in range(high + 1)}

    assert len(whole_set) == 91
    assert len(dealt(match)) == 90
    assert {*dealt(match), "12-12"} == whole_set
    assert match.round.view(0).engine == 12


@clause("B7")
def test_the_seed_alone_decides_how_the_tiles_are_shuffled() -> None:
    deal = dealt(Match(SUPER, 3, b"one"))

    assert deal == dealt(Match(SUPER, 3, b"one"))
    assert deal != dealt(Match(SUPER, 3, b"two"))


@clause("B2")
def test_two_to_eight_may_play() -> None:
    for players in range(2, 9):
        assert Match(SUPER, players, b"header").players == players
    for players in (1, 9):
        with pytest.raises(BadOption) as refused:
            Match(SUPER, players, b"header")
        assert refused.value.switch == "players"


@clause("B5", "BA22")
def test_every_seat_has_one_marker_and_the_super_train_has_none() -> None:
    assert shown(Match(SUPER, 8, b"markers").round, "markers") == ""
    everybody = super_table(players=8, markers="A B C D E F G H")
    assert shown(everybody, "markers") == "A B C D E F G H"
    for no_marker in ("M", "D", "A A"):
        with pytest.raises(BadPosition) as refused:
            super_table(markers=no_marker)
        assert refused.value.place == "markers"


@clause("B6", "B11", "BA2")
@house_rule("rounds", "13", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")
def test_the_number_of_rounds_names_the_first_engine() -> None:
    assert SUPER.engines(3) == range(12, -1, -1)
    for rounds in range(1, 14):
        match = Match(SUPER.having(rounds=rounds), 3, b"rounds")

        assert match.sheet.engines(3) == range(rounds - 1, -1, -1)
        assert match.round.view(0).engine == rounds - 1


@clause("B7", "BA2")
def test_a_short_game_is_played_with_the_whole_set() -> None:
    match = Match(SUPER.having(rounds=5), 3, b"short")

    assert len(dealt(match)) == 90
    assert "12-12" in dealt(match)
    assert "4-4" not in dealt(match)


@clause("B6")
def test_nobody_chooses_no_rounds_or_fourteen() -> None:
    for rounds in (0, 14, "all"):
        with pytest.raises(BadOption) as refused:
            SUPER.having(rounds=rounds)
        assert refused.value.switch == "rounds"


@clause("B8", "B10")
@pytest.mark.parametrize("players", DEALS)
def test_the_deal_gives_everybody_his_tiles_and_leaves_the_yard(players: int) -> None:
    each, yard = DEALS[players]
    view = Match(SUPER, players, b"deal").view(None)

    assert view.counts == (each,) * players
    assert view.boneyard == yard


@clause("B9")
def test_a_player_sees_his_own_hand_only() -> None:
    match = Match(SUPER, 3, b"hidden")

    assert [hand is None for hand in match.view(1).hands] == [True, False, True]
    assert [str(tile) for tile in match.view(1).hand] == hands_of(match)["B"].split()
    assert match.view(None).hands == (None, None, None)


@clause("B9")
def test_the_hands_are_laid_open_when_the_round_is_over() -> None:
    table = super_table(hands={"A": "9-4", "B": "12-0", "C": "3-1"})
    assert table.view(0).hands == ((Tile(9, 4),), None, None)

    table.play(read_action("9-4@A"))

    assert table.view(0).hands == ((), (Tile(12, 0),), (Tile(3, 1),))


@clause("B10")
def test_only_who_draws_sees_the_tile_that_lay_face_down() -> None:
    table = super_table(hands={"A": "9-2"}, boneyard="4-3 5-5")
    table.play(read_action("draw"))

    for seat, seen in ((0, Tile(4, 3)), (1, None), (None, None)):
        view = table.view(seat)
        assert view.boneyard == 1
        assert view.pending is not None
        assert view.pending.tile == seen
        assert view.history[-1].tile == seen


@clause("B11", "B12", "B26")
def test_at_first_only_the_engine_lies_on_the_table() -> None:
    layout = trains_of(Match(SUPER, 3, b"hub").view(0))

    assert layout.trains == {}
    assert set(layout.ends.values()) == {12}
    assert shown(Match(SUPER, 3, b"hub").round, "open_doubles") == ""
