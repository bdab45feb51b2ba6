"""Tiles, players, deal, and how the spinner comes to the table. [F1]-[F5]"""

from __future__ import annotations

import pytest

from boneyard import BadOption, BadPosition, Match
from boneyard.rules.event import EventKind
from tests.rulebook import clause, legal
from tests.sheets.chickenfoot.tables import (
    CHICKENFOOT,
    boneyard,
    double_set,
    hand,
    held,
    layer,
    matches,
    spinner,
    table,
    told,
)

TOP = {2: 9, 3: 9, 4: 9, 5: 12, 6: 12, 7: 12, 8: 12}
EACH = {2: 12, 3: 11, 4: 10, 5: 12, 6: 11, 7: 10, 8: 9}
LEFT = {2: 31, 3: 22, 4: 15, 5: 31, 6: 25, 7: 21, 8: 19}


def tiles_of(match: Match) -> list[str]:
    """Every tile of a table just dealt."""
    return sorted([*held(match), *boneyard(match.round), f"{spinner(match)}-{spinner(match)}"])


@clause("F1", "FA16")
@pytest.mark.parametrize(("players", "top"), TOP.items())
def test_two_to_four_play_with_double_nine_tiles_and_five_to_eight_with_double_twelve(
    players: int, top: int
) -> None:
    for match in matches(players, 3):
        assert tiles_of(match) == double_set(top)
    assert (len(double_set(9)), len(double_set(12))) == (55, 91)


@clause("FA16")
def test_the_double_nine_set_is_the_double_twelve_set_without_every_tile_that_has_a_10_11_or_12() -> None:
    four, five = matches(4, 1)[0], matches(5, 1)[0]
    left_out = set(tiles_of(five)) - set(tiles_of(four))

    assert len(left_out) == 91 - 55
    assert all(int(tile.split("-")[0]) in (10, 11, 12) for tile in left_out)
    assert table(players=5, boneyard="10-0 12-11", hands={}).result is None
    for tile in ("10-0", "12-11"):
        with pytest.raises(BadPosition) as refused:
            table(players=4, boneyard=tile)
        assert refused.value.place == "boneyard"


@clause("F2")
@pytest.mark.parametrize(("players", "each"), EACH.items())
def test_everybody_is_dealt_the_tiles_the_leaflet_says_and_the_starter_has_laid_one(
    players: int, each: int
) -> None:
    for match in matches(players, 6):
        counts = [each] * players
        counts[layer(match)] -= 1
        assert match.view(None).counts == tuple(counts)
        assert [len(hand(match.round, seat)) for seat in "ABCDEFGH"[:players]] == counts


@clause("F3")
def test_hands_are_secret() -> None:
    match = Match(CHICKENFOOT, 3, b"seed")

    for seat in range(3):
        view = match.view(seat)
        assert [known is not None for known in view.hands] == [other == seat for other in range(3)]
        assert sorted(str(tile) for tile in view.hand) == hand(match.round, "ABC"[seat])
    assert match.view(None).hands == (None, None, None)
    assert match.view(None).hand == ()


@clause("F3")
def test_no_switch_opens_the_hands() -> None:
    with pytest.raises(BadOption) as refused:
        CHICKENFOOT.having(hands="open")
    assert refused.value.switch == "hands"


@clause("F4")
@pytest.mark.parametrize(("players", "left"), LEFT.items())
def test_what_was_not_dealt_is_the_boneyard(players: int, left: int) -> None:
    for match in matches(players, 6):
        assert match.view(None).boneyard == left
        assert len(boneyard(match.round)) == left


@clause("F5", "FA15")
@pytest.mark.parametrize("players", [3, 5])
def test_whoever_holds_the_highest_double_lays_it_as_his_turn_and_the_next_seat_follows(players: int) -> None:
    dealt = matches(players, 30)
    assert {layer(match) for match in dealt} == set(range(players))
    for match in dealt:
        assert spinner(match) == TOP[players]
        assert match.starter == layer(match)
        assert match.turn == (layer(match) + 1) % players


@clause("F5")
def test_the_holder_leads_whichever_seat_is_named_first() -> None:
    named = [Match(CHICKENFOOT, 3, b"lead", first) for first in range(3)]

    assert len({layer(match) for match in named}) == 1
    assert [match.turn for match in named] == [(layer(match) + 1) % 3 for match in named]


@clause("F5", "F6", "F7")
def test_the_table_begins_with_the_spinner_alone() -> None:
    for match in matches(4):
        view = match.view(match.turn)
        fitting = {f"{tile}@9" for tile in view.hand if 9 in tile}
        assert set(legal(match.round)) == (fitting or {"draw"})
        assert (view.engine, view.pending, view.result) == (9, None, None)


@clause("FA20")
def test_two_to_eight_play_and_nobody_else_sits_down() -> None:
    for players in range(2, 9):
        assert Match(CHICKENFOOT, players, b"seed").view(None).players == players
    for players in (0, 1, 9, 10):
        with pytest.raises(BadOption) as refused:
            CHICKENFOOT.table(players)
        assert refused.value.switch == "players"
    with pytest.raises(BadOption):
        Match(CHICKENFOOT, 9, b"seed")
    with pytest.raises(BadPosition) as unread:
        table(players=9)
    assert unread.value.place == "players"


@clause("FA20")
def test_the_set_goes_with_the_number_of_players_and_no_switch_changes_it() -> None:
    for answer in ("fast", "double-nine"):
        with pytest.raises(BadOption) as refused:
            CHICKENFOOT.having(game=answer)
        assert refused.value.switch == "game"
    assert [CHICKENFOOT.table(players)[0] for players in (4, 5)] == [9, 12]
    assert told(matches(8, 1)[0], EventKind.SEARCHED) == []
