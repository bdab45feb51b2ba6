"""What if nobody holds the double that begins the round? [F22] [FA1] [FA18]"""

from __future__ import annotations

from boneyard import Match, Tile
from boneyard.rules.event import EventKind
from tests.rulebook import clause, house_rule
from tests.sheets.chickenfoot.tables import (
    CHICKENFOOT,
    boneyard,
    double_set,
    doubles_in,
    held,
    layer,
    matches,
    play_round,
    spinner,
    told,
)

DEALS = 40


def redeals(match: Match) -> int:
    return len(told(match, EventKind.REDEALT))


def searchers(match: Match) -> list[int | None]:
    """The seats that drew in search of the double, in their order."""
    return [event.seat for event in told(match, EventKind.SEARCHED)]


@clause("F22", "FA1")
@house_rule("missing_double", "reshuffle")
def test_all_tiles_are_dealt_again_until_somebody_holds_the_rounds_double() -> None:
    dealt = matches(2, DEALS)

    assert {redeals(match) for match in dealt} >= {0, 1, 2}
    for match in dealt:
        assert (spinner(match), searchers(match)) == (9, [])
        assert sorted([*held(match), *boneyard(match.round), "9-9"]) == double_set(9)
        counts = [12, 12]
        counts[layer(match)] -= 1
        assert match.view(None).counts == tuple(counts)
        assert match.turn == 1 - layer(match)


@clause("FA1", "F9")
@house_rule("missing_double", "reshuffle")
def test_a_round_dealt_again_is_not_counted_and_every_double_has_its_round() -> None:
    again = 0
    for match in matches(2, 6):
        spinners = []
        while not match.over:
            spinners.append(spinner(match))
            again += redeals(match)
            play_round(match)
        assert spinners == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
        assert len(match.results) == 10
    assert again > 0


@clause("FA1")
@house_rule("missing_double", "reshuffle", "next-lower", "draw")
def test_only_a_double_that_nobody_holds_makes_a_difference() -> None:
    for plain, lower, drawn in zip(
        matches(2, DEALS),
        matches(2, DEALS, missing_double="next-lower"),
        matches(2, DEALS, missing_double="draw"),
        strict=True,
    ):
        is_held = redeals(plain) == 0
        assert (spinner(lower) == 9) == is_held
        assert (searchers(drawn) == []) == is_held
        if is_held:
            assert {layer(lower), layer(drawn)} == {layer(plain)}
            assert sorted(held(plain)) == sorted(held(lower)) == sorted(held(drawn))


@clause("F22", "FA18", "FA1")
@house_rule("missing_double", "next-lower")
def test_with_next_lower_the_highest_double_held_below_the_missing_one_is_laid() -> None:
    dealt = matches(3, DEALS, missing_double="next-lower")

    assert {spinner(match) for match in dealt} > {9, 8, 7}
    lower_held = 0
    for match in dealt:
        laid = spinner(match)
        in_hands = doubles_in(held(match))
        assert redeals(match) == 0
        assert all(number < laid for number in in_hands)
        assert set(range(laid + 1, 10)) <= doubles_in(boneyard(match.round))
        lower_held += laid < 9 and len(in_hands) > 0
        assert match.view(None).counts[layer(match)] == 10
        assert match.view(None).boneyard == 22
        assert match.view(None).engine == laid
        assert match.turn == (layer(match) + 1) % 3
    assert lower_held > 0


@clause("F22", "FA18")
@house_rule("missing_double", "next-lower")
def test_with_next_lower_everybody_learns_which_doubles_nobody_had() -> None:
    for match in matches(3, DEALS, missing_double="next-lower"):
        missed = tuple(range(9, spinner(match), -1))
        assert [event.lacking for event in told(match, EventKind.NOT_HELD)] == ([missed] if missed else [])


@clause("FA1", "FA18")
@house_rule("missing_double", "next-lower")
def test_with_next_lower_the_next_round_needs_one_lower_than_the_double_really_used() -> None:
    skipping = [match for match in matches(2, DEALS, missing_double="next-lower") if spinner(match) < 9]
    assert skipping
    as_needed = 0
    for match in skipping:
        used = spinner(match)
        play_round(match)
        assert spinner(match) < used
        assert set(range(spinner(match) + 1, used)) <= doubles_in(boneyard(match.round))
        as_needed += spinner(match) == used - 1
    assert 0 < as_needed < len(skipping)


@clause("FA1", "F19")
@house_rule("missing_double", "next-lower")
def test_with_next_lower_doubles_passed_over_are_rounds_not_played() -> None:
    lengths = []
    for match in matches(2, 6, missing_double="next-lower"):
        spinners = []
        while not match.over:
            spinners.append(spinner(match))
            play_round(match)
        assert spinners == sorted(set(spinners), reverse=True)
        assert spinners[-1] == 0
        assert len(match.results) == len(spinners)
        lengths.append(len(spinners))
    assert min(lengths) < 10


@clause("FA1")
@house_rule("missing_double", "next-lower")
def test_with_next_lower_all_is_dealt_again_where_no_lower_double_is_held() -> None:
    blank_needed = matches(2, DEALS, missing_double="next-lower", rounds=1)
    assert {spinner(match) for match in blank_needed} == {0}
    assert {redeals(match) for match in blank_needed} >= {0, 1}

    one_needed = matches(2, DEALS, missing_double="next-lower", rounds=2)
    assert {spinner(match) for match in one_needed} == {0, 1}
    assert {redeals(match) > 0 for match in one_needed} == {True, False}
    for match in one_needed:
        assert len(held(match)) == 23
        assert spinner(match) == 1 or "1-1" in boneyard(match.round)


@clause("FA1")
@house_rule("missing_double", "draw")
def test_with_draw_the_seats_draw_one_tile_each_in_turn_until_the_double_is_found() -> None:
    searched = [match for match in matches(3, DEALS, missing_double="draw") if searchers(match)]

    assert {layer(match) for match in searched} == {0, 1, 2}
    for match in searched:
        drawn = told(match, EventKind.SEARCHED)
        assert [event.seat for event in drawn] == [number % 3 for number in range(len(drawn))]
        assert [event.tile == Tile(9, 9) for event in drawn] == [False] * (len(drawn) - 1) + [True]
        assert (spinner(match), layer(match), redeals(match)) == (9, drawn[-1].seat, 0)
        assert match.turn == (layer(match) + 1) % 3


@clause("FA1")
@house_rule("missing_double", "draw")
def test_with_draw_the_tiles_drawn_in_the_search_are_kept() -> None:
    for match in matches(3, DEALS, missing_double="draw"):
        drawn = told(match, EventKind.SEARCHED)
        for event in drawn[:-1]:
            assert event.seat is not None
            assert event.tile in match.view(event.seat).hand
        counts = [11 + searchers(match).count(seat) for seat in range(3)]
        counts[layer(match)] -= 1
        assert match.view(None).counts == tuple(counts)
        assert match.view(None).boneyard == 22 - len(drawn)


@clause("FA1")
@house_rule("missing_double", "draw")
def test_with_draw_the_seat_left_of_the_last_starter_searches_first_in_later_rounds() -> None:
    starters = set()
    for match in matches(3, DEALS, missing_double="draw"):
        last = layer(match)
        play_round(match)
        drawn = searchers(match)
        if drawn:
            starters.add(last)
            assert drawn == [(last + 1 + number) % 3 for number in range(len(drawn))]
            assert spinner(match) == 8
    assert starters == {0, 1, 2}


@clause("FA1", "F3")
@house_rule("missing_double", "draw")
def test_what_is_drawn_in_the_search_is_seen_by_its_owner_alone() -> None:
    match = next(match for match in matches(3, DEALS, missing_double="draw") if len(searchers(match)) > 3)

    for viewer in (0, 1, 2, None):
        seen = [event for event in match.view(viewer).history if event.kind is EventKind.SEARCHED]
        assert [event.seat for event in seen] == searchers(match)
        assert [event.tile is not None for event in seen] == [event.seat == viewer for event in seen]


@clause("FA1")
def test_a_match_with_deals_thrown_away_is_played_again_from_its_seed_and_actions() -> None:
    sheet = CHICKENFOOT.having(rounds=3)
    match = next(match for match in matches(2, DEALS, rounds=3) if redeals(match))
    while not match.over:
        play_round(match)

    again = Match.replay(sheet, 2, match.seed, match.actions)
    assert (again.results, again.totals, again.over) == (match.results, match.totals, True)
