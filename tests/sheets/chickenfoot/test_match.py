"""Round after round: spinners, totals, winners. [F9] [F19] [F20]"""

from __future__ import annotations

import pytest

from boneyard import BadOption, BadPosition, Match
from tests.rulebook import clause, house_rule
from tests.sheets.chickenfoot.tables import CHICKENFOOT, go_out, layer, matches, play_round, spinner, table

ROUNDS = ("all", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")
FIVE = {"B": "8-6", "C": "8-4", "D": "7-6", "E": "5-4"}


@clause("F9", "F19", "FA2")
@house_rule("rounds", "all")
@pytest.mark.parametrize(("players", "top"), [(2, 9), (4, 9), (5, 12), (8, 12)])
def test_every_round_starts_with_the_next_lower_double_down_to_the_double_blank(
    players: int, top: int
) -> None:
    match = Match(CHICKENFOOT, players, b"rounds")
    spinners: list[int] = []
    while not match.over:
        assert match.view(None).round_number == len(spinners)
        spinners.append(spinner(match))
        play_round(match)

    assert spinners == list(range(top, -1, -1))
    assert len(match.results) == top + 1
    assert (match.turn, match.legal()) == (None, ())


@clause("FA2", "F19")
@house_rule("rounds", "all", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")
def test_a_shorter_match_plays_the_last_doubles_down_to_the_double_blank() -> None:
    for answer in ROUNDS:
        match = Match(CHICKENFOOT.having(rounds=answer), 5, b"short")
        played = []
        while not match.over:
            played.append(match.view(None).engine)
            go_out(match, "A", FIVE)
        rounds = 13 if answer == "all" else int(answer)
        assert played == list(range(rounds - 1, -1, -1))
        assert match.totals == (0, 14 * rounds, 12 * rounds, 13 * rounds, 9 * rounds)


@clause("FA2", "AA22")
@house_rule("rounds", "9", "10", "all")
def test_a_double_nine_match_has_ten_rounds_at_most() -> None:
    for answer in (9, 10, "all"):
        match = Match(CHICKENFOOT.having(rounds=answer), 2, b"nine")
        while not match.over:
            go_out(match, "A", {"B": "8-6"})
        assert len(match.results) == (9 if answer == 9 else 10)


@clause("AA22")
@house_rule("rounds", "11", "12")
@pytest.mark.parametrize("rounds", [11, 12])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_rounds_than_a_double_nine_set_has_doubles_are_refused(players: int, rounds: int) -> None:
    sheet = CHICKENFOOT.having(rounds=rounds)

    with pytest.raises(BadOption, match=r"their set has only 10 engines, 9 to 0 \(AA22\)") as refused:
        Match(sheet, players, b"nine")
    assert refused.value.switch == "rounds"
    with pytest.raises(BadPosition, match="AA22") as misplaced:
        table(players=players, engine=9, options={"rounds": rounds})
    assert misplaced.value.place == "options.rounds"


@clause("FA2")
@pytest.mark.parametrize("answer", [0, 13, "half"])
def test_no_other_number_of_rounds_is_offered(answer: object) -> None:
    with pytest.raises(BadOption) as refused:
        CHICKENFOOT.having(rounds=answer)
    assert refused.value.switch == "rounds"


@clause("F5", "F9")
def test_a_later_round_is_led_by_whoever_holds_its_double_whoever_won_the_last() -> None:
    led = set()
    for match in matches(3, 20):
        play_round(match)
        winner = match.results[0].winners
        led.add(layer(match) in winner)
        counts = [11, 11, 11]
        counts[layer(match)] -= 1
        assert (spinner(match), match.view(None).counts) == (8, tuple(counts))
        assert match.turn == (layer(match) + 1) % 3
    assert led == {False, True}


@clause("F20", "F17")
def test_the_lowest_total_wins_and_the_highest_loses() -> None:
    match = Match(CHICKENFOOT.having(rounds=3), 3, b"points")

    go_out(match, "A", {"B": "8-7", "C": "8-8 8-3"})
    assert (match.totals, match.over, match.winners) == ((0, 15, 27), False, ())
    assert match.view(None).totals == (0, 15, 27)
    go_out(match, "B", {"A": "8-7 8-6", "C": "7-3"})
    assert (match.totals, match.winners) == ((29, 15, 37), ())
    go_out(match, "A", {"B": "7-5", "C": "7-6"})
    assert (match.totals, match.over, match.winners) == ((29, 27, 50), True, (1,))
    assert match.view(None).totals == (29, 27, 50)


@clause("F20", "F16")
def test_rounds_won_do_not_win_the_match() -> None:
    match = Match(CHICKENFOOT.having(rounds=3), 2, b"round")

    go_out(match, "A", {"B": "5-3"})
    go_out(match, "A", {"B": "4-3"})
    go_out(match, "B", {"A": "8-8"})
    assert [result.winners for result in match.results] == [(0,), (0,), (1,)]
    assert (match.tokens, match.totals, match.winners) == ((2, 1), (16, 15), (1,))


@clause("F18", "F20")
def test_the_fifty_of_a_double_blank_can_lose_the_match() -> None:
    match = Match(CHICKENFOOT.having(rounds=2), 2, b"fifty")

    go_out(match, "A", {"B": "0-0"})
    go_out(match, "B", {"A": "8-8 8-7 8-6"})
    assert (match.totals, match.winners) == ((45, 50), (0,))


@clause("FA14", "F20")
def test_ties_are_shared_for_the_first_place_and_for_the_last() -> None:
    match = Match(CHICKENFOOT.having(rounds=2), 4, b"tie")

    go_out(match, "A", {"B": "8-7", "C": "8-8", "D": "7-4 5-4"})
    go_out(match, "B", {"A": "7-8", "C": "8-6", "D": "5-5"})
    assert (match.totals, match.winners) == ((15, 15, 30, 30), (0, 1))


@clause("F20")
def test_a_match_is_its_sheet_its_seed_and_its_actions() -> None:
    sheet = CHICKENFOOT.having(rounds=3, drawn_tile="must-play", spinner="double-chickenfoot")
    match = Match(sheet, 4, b"replay")
    while not match.over:
        play_round(match)

    again = Match.replay(sheet, 4, b"replay", match.actions)
    assert (again.results, again.totals, again.winners) == (match.results, match.totals, match.winners)
    assert sum(match.totals) > 0
