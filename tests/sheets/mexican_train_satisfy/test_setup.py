"""Tiles, players, deal, and how the engine comes to the middle. [C1]-[C8]"""

from __future__ import annotations

import pytest

from boneyard import BadOption, BadPosition, Match, Tile, write_position
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, house_rule, legal, position, shown, turn
from tests.sheets.mexican_train_satisfy.tables import (
    SATISFY,
    hand,
    layer,
    matches,
    play_round,
    searchers,
    table,
    told,
)

DOUBLE_TWELVE = sorted(f"{high}-{low}" for high in range(13) for low in range(high + 1))
TWELVE = Tile(12, 12)
EACH = {2: 12, 3: 12, 4: 12, 5: 12, 6: 12, 7: 10, 8: 10}


def tiles_of(match: Match) -> list[str]:
    """Every tile of a table just dealt."""
    players = "ABCDEFGH"[: match.players]
    in_hands = [tile for seat in players for tile in hand(match.round, seat)]
    return sorted(in_hands + str(shown(match.round, "boneyard")).split() + ["12-12"])


@clause("C1", "C5")
def test_the_hub_the_hands_and_the_boneyard_are_the_91_tiles_of_a_double_twelve_set() -> None:
    for players in EACH:
        for match in matches(players, 3):
            assert tiles_of(match) == DOUBLE_TWELVE
    assert len(DOUBLE_TWELVE) == 91


@clause("C1", "CA24")
def test_every_player_has_a_marker_and_the_ninth_marks_nothing() -> None:
    assert shown(table(players=8, markers="A B C D E F G H"), "markers") == "A B C D E F G H"
    with pytest.raises(BadPosition) as refused:
        table(players=8, markers="A B C D E F G H M")
    assert refused.value.place == "markers"


@clause("C2")
def test_two_to_eight_play() -> None:
    for players in range(2, 9):
        assert Match(SATISFY, players, b"seed").view(None).players == players
    for players in (1, 9):
        with pytest.raises(BadOption) as refused:
            Match(SATISFY, players, b"seed")
        assert refused.value.switch == "players"


@clause("C3")
def test_all_tiles_are_mixed_and_the_starting_double_is_dealt_like_any_other() -> None:
    dealt = matches(4)

    assert len({tuple(hand(match.round, "A")) for match in dealt}) == len(dealt)
    held = [match for match in dealt if not searchers(match)]
    assert 0 < len(held) < len(dealt)
    for match in held:
        assert [count for count in match.view(None).counts if count != 12] == [11]


@clause("C4")
@pytest.mark.parametrize(("players", "each"), EACH.items())
def test_two_to_six_players_draw_twelve_each_and_seven_or_eight_ten(players: int, each: int) -> None:
    for match in matches(players, 6):
        for seat, count in enumerate(match.view(None).counts):
            laid = 1 if seat == layer(match) else 0
            assert count == each + searchers(match).count(seat) - laid


@clause("CA27")
def test_hands_are_hidden_from_the_others() -> None:
    match = Match(SATISFY, 3, b"seed")

    view = match.view(1)
    assert [known is not None for known in view.hands] == [False, True, False]
    assert sorted(str(tile) for tile in view.hand) == hand(match.round, "B")
    assert match.view(None).hands == (None, None, None)


@clause("C5")
def test_what_was_not_dealt_is_the_boneyard() -> None:
    for players, each in EACH.items():
        for match in matches(players, 6):
            assert match.view(None).boneyard == 91 - players * each - len(searchers(match))


@clause("C6", "CA3")
@house_rule("engine_turn", "is-the-play")
def test_whoever_holds_the_starting_double_goes_first_by_laying_it() -> None:
    held = [match for match in matches(3, 20) if not searchers(match)]
    assert {layer(match) for match in held} == {0, 1, 2}
    for match in held:
        starter = layer(match)
        assert starter is not None
        assert match.view(None).counts[starter] == 11
        assert match.turn == (starter + 1) % 3


@clause("C7", "CA1")
@house_rule("engine", "holder-or-search")
def test_if_nobody_holds_it_seat_a_draws_first_and_all_draw_one_tile_each_until_it_is_found() -> None:
    searched = [match for match in matches(3, 20) if searchers(match)]
    assert {layer(match) for match in searched} == {0, 1, 2}
    for match in searched:
        drawn = told(match, EventKind.SEARCHED)
        assert [event.seat for event in drawn] == [number % 3 for number in range(len(drawn))]
        assert [event.tile == TWELVE for event in drawn] == [False] * (len(drawn) - 1) + [True]
        assert drawn[-1].seat == layer(match)


@clause("C7", "CA1")
@house_rule("engine", "holder-or-search")
def test_the_tiles_drawn_in_the_search_are_kept() -> None:
    searched = [match for match in matches(3, 20) if len(searchers(match)) > 3]
    assert searched
    for match in searched:
        for event in told(match, EventKind.SEARCHED)[:-1]:
            assert event.seat is not None
            assert event.tile in match.view(event.seat).hand


@clause("C7", "CA1", "CA2")
def test_in_later_rounds_the_seat_left_of_the_last_starter_draws_first() -> None:
    starters = set()
    for match in matches(4):
        last = layer(match)
        assert last is not None
        play_round(match)
        drawn = searchers(match)
        if drawn:
            starters.add(last)
            assert drawn == [(last + 1 + number) % 4 for number in range(len(drawn))]
            assert told(match, EventKind.SEARCHED)[-1].tile == Tile(11, 11)
            assert layer(match) == drawn[-1]
    assert len(starters) > 2


@clause("C7")
def test_only_the_searcher_sees_what_the_search_gives_him() -> None:
    match = next(match for match in matches(2) if len(searchers(match)) > 2)

    seen = [event for event in match.view(1).history if event.kind is EventKind.SEARCHED]
    assert {event.tile is None for event in seen if event.seat == 0} == {True}
    assert {event.tile is None for event in seen if event.seat == 1} == {False}


@clause("C8", "CA3")
def test_the_starting_double_lies_in_the_middle_of_the_hub_and_is_no_open_double() -> None:
    for match in matches(3):
        position = write_position(match.round)
        assert position["engine"] == 12
        assert all("12-12" not in hand(match.round, seat) for seat in "ABC")
        assert (position["trains"], position["open_doubles"]) == ({}, "")
        assert match.view(None).layout.ends == {0: 12, 1: 12, 2: 12, 8: 12}
        assert match.view(None).pending is None


@clause("CA4")
def test_turns_go_clockwise() -> None:
    started = table(hands={"A": "12-1 5-5", "B": "12-2 5-4", "C": "12-3 5-3"}, boneyard="9-9")

    assert turn(do(started, "12-1@A")) == "B"
    assert turn(do(started, "12-2@B")) == "C"
    assert turn(do(started, "12-3@C")) == "A"


@clause("CA1")
@house_rule("engine", "set-aside")
def test_with_the_engine_set_aside_the_first_seat_starts_and_nobody_lays_or_searches_it() -> None:
    for match in matches(3, engine="set-aside"):
        view = match.view(None)
        assert (searchers(match), layer(match), match.turn) == ([], None, 0)
        assert (view.counts, view.boneyard) == ((12, 12, 12), 91 - 1 - 36)
        assert tiles_of(match) == DOUBLE_TWELVE


@clause("CA1")
@house_rule("engine", "set-aside")
@house_rule("engine_turn", "is-the-play", "plays-on")
def test_with_the_engine_set_aside_the_start_moves_one_seat_clockwise_each_round() -> None:
    for answer in ("is-the-play", "plays-on"):
        match = Match(SATISFY.having(engine="set-aside", engine_turn=answer, rounds=4), 3, b"seed")
        starters = []
        for _ in range(4):
            starters.append(match.turn)
            play_round(match)
        assert starters == [0, 1, 2, 0]


@clause("CA1")
@house_rule("engine", "reshuffle")
def test_with_reshuffle_all_is_dealt_again_until_somebody_holds_the_starting_double() -> None:
    redealt = matches(3, 20, engine="reshuffle")
    assert {len(told(match, EventKind.REDEALT)) for match in redealt} > {0, 1}
    for match, kept in zip(redealt, matches(3, 20), strict=True):
        starter = layer(match)
        assert starter is not None
        counts = tuple(11 if seat == starter else 12 for seat in range(3))
        assert (searchers(match), match.view(None).counts) == ([], counts)
        assert match.view(None).boneyard == 91 - 36
        assert match.turn == (starter + 1) % 3
        assert tiles_of(match) == DOUBLE_TWELVE
        assert bool(told(match, EventKind.REDEALT)) == bool(searchers(kept))


@clause("CA3")
@house_rule("engine_turn", "plays-on")
def test_with_plays_on_the_starter_lays_the_engine_and_takes_a_normal_turn() -> None:
    for match in matches(3, engine_turn="plays-on"):
        assert match.turn == layer(match)
        own = {f"{tile}@{'ABC'[match.turn or 0]}" for tile in match.view(match.turn).hand if 12 in tile}
        assert own <= set(legal(match.round))


@clause("CA1")
def test_no_other_way_to_find_the_engine_is_offered() -> None:
    with pytest.raises(BadOption) as refused:
        SATISFY.having(engine="full-circle")
    assert refused.value.switch == "engine"
    with pytest.raises(BadPosition) as unread:
        position("mexican-train-satisfy", options={"engine": "full-circle"})
    assert unread.value.place == "options.engine"
