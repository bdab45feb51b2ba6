"""Round after round: tokens, totals, the end of the match. [E4] [E5] [EA23]"""

from __future__ import annotations

import pytest

from boneyard import BadOption, Match
from tests.rulebook import clause, house_rule
from tests.sheets.engine_191.tables import ENGINE_191, end_round, show_doubles, show_tracks

LOW, MIDDLE, HIGH = "1-0", "2-1", "5-4"
"""Hands that cost 1, 3 and 9."""


def a_wins(match: Match) -> None:
    end_round(match, LOW, HIGH, MIDDLE)


def b_wins(match: Match) -> None:
    end_round(match, HIGH, LOW, MIDDLE)


@clause("E4", "E57")
def test_tokens_count_the_rounds_won() -> None:
    match = Match(ENGINE_191, 3, b"tokens")

    assert (match.tokens, match.view(None).tokens) == ((0, 0, 0), (0, 0, 0))
    a_wins(match)
    assert (match.tokens, match.totals) == ((1, 0, 0), (1, 9, 3))
    b_wins(match)
    a_wins(match)
    assert (match.tokens, match.totals) == ((2, 1, 0), (11, 19, 9))
    for seat in (None, 0, 2):
        assert match.view(seat).tokens == (2, 1, 0)
        assert match.view(seat).totals == (11, 19, 9)


@clause("E58")
def test_all_players_tied_for_lowest_get_a_token_each() -> None:
    match = Match(ENGINE_191, 3, b"tie")

    end_round(match, "3-0", "2-1", "5-4")
    assert (match.tokens, match.results[0].winners) == ((1, 1, 0), (0, 1))


@clause("E5")
@house_rule("tokens", "3")
def test_the_first_player_with_three_round_wins_wins_the_game() -> None:
    match = Match(ENGINE_191, 3, b"three")

    for win in (a_wins, b_wins, a_wins, b_wins):
        win(match)
        assert (match.over, match.winners) == (False, ())
    b_wins(match)
    assert (match.over, match.winners, match.tokens) == (True, (1,), (2, 3, 0))
    assert (match.turn, match.legal(), len(match.results)) == (None, (), 5)
    assert match.view(None).tokens == (2, 3, 0)


@clause("E5", "E9")
def test_tokens_win_the_game_whatever_the_scores_add_up_to() -> None:
    match = Match(ENGINE_191, 3, b"scores")

    for _ in range(3):
        end_round(match, "5-5", "5-4 1-1", "4-4 3-0")
    assert (match.totals, match.winners) == ((30, 33, 33), (0,))
    other = Match(ENGINE_191, 3, b"scores")
    end_round(other, "1-0", "5-5 5-4", "1-1")
    end_round(other, "5-5 5-4 5-3 4-4", "5-2", "4-3 1-0")
    for _ in range(2):
        end_round(other, "0-0", "5-5", "1-0")
    assert (other.totals, other.winners) == ((36, 46, 12), (0,))


@clause("E5", "EA31")
@house_rule("tokens", "1", "2", "3", "4", "5")
@pytest.mark.parametrize("needed", [1, 2, 3, 4, 5])
def test_the_game_may_be_played_to_fewer_or_more_tokens(needed: int) -> None:
    match = Match(ENGINE_191.having(tokens=needed), 3, b"needed")

    for won in range(needed):
        assert (match.over, match.tokens) == (False, (won, 0, 0))
        a_wins(match)
    assert (match.over, match.winners, len(match.results)) == (True, (0,), needed)


@clause("E5")
def test_no_other_number_of_tokens_is_offered() -> None:
    for tokens in (0, 6, "all"):
        with pytest.raises(BadOption) as refused:
            ENGINE_191.having(tokens=tokens)
        assert refused.value.switch == "tokens"


@clause("E21", "E4")
def test_a_redeal_in_the_middle_of_a_match_gives_no_token_and_no_points() -> None:
    match = Match(ENGINE_191, 3, b"middle")
    a_wins(match)
    show_tracks(match)
    show_tracks(match)

    assert (match.tokens, match.totals, len(match.results)) == ((1, 0, 0), (1, 9, 3), 1)
    assert match.view(None).round_number == 1
    show_doubles(match)
    b_wins(match)
    assert (match.tokens, len(match.results), match.view(None).round_number) == ((1, 1, 0), 2, 2)


# --- Several reach the last token together [EA23] ---------------------------------------------------------


def two_each_then_a_tie(**options: object) -> Match:
    """Both A and B have two tokens; A has the fewer points, then they win a round together."""
    match = Match(ENGINE_191.having(options), 3, b"together")
    for _ in range(2):
        end_round(match, LOW, HIGH, MIDDLE)
        end_round(match, MIDDLE, LOW, "0-0 5-5")
    assert (match.tokens, match.over) == ((2, 2, 0), False)
    assert match.totals == (8, 20, 26)
    end_round(match, "3-0", "2-1", "5-5")
    assert match.tokens == (3, 3, 0)
    return match


@clause("EA23")
@house_rule("shared_third_token", "shared-victory")
def test_players_who_get_their_last_token_together_share_the_victory() -> None:
    match = two_each_then_a_tie()

    assert (match.over, match.winners) == (True, (0, 1))


@clause("EA23")
@house_rule("shared_third_token", "score-sum")
def test_with_score_sum_the_lower_sum_of_scores_decides_between_them() -> None:
    match = two_each_then_a_tie(shared_third_token="score-sum")

    assert (match.totals, match.over, match.winners) == ((11, 23, 36), True, (0,))


@clause("EA23")
@house_rule("shared_third_token", "score-sum")
def test_with_score_sum_only_those_with_the_last_token_are_compared() -> None:
    match = Match(ENGINE_191.having(shared_third_token="score-sum", tokens=1), 3, b"compared")

    end_round(match, "3-0", "2-1", "5-5")
    assert match.winners == (0, 1)
    longer = Match(ENGINE_191.having(shared_third_token="score-sum", tokens=2), 3, b"compared")
    end_round(longer, "5-5", "1-0", "1-1")
    end_round(longer, "1-0", "5-5 5-4", "1-1")
    end_round(longer, "2-0", "1-1", "2-1")
    assert (longer.totals, longer.tokens) == ((13, 22, 7), (2, 2, 0))
    assert longer.winners == (0,)


@clause("EA23")
@house_rule("shared_third_token", "score-sum")
def test_with_score_sum_equal_sums_still_share_the_victory() -> None:
    match = Match(ENGINE_191.having(shared_third_token="score-sum", tokens=1), 4, b"equal")

    end_round(match, "3-0", "2-1", "5-5", "5-4")
    assert match.winners == (0, 1)


@clause("EA23", "E4")
def test_tied_tokens_may_exceed_the_nine_the_leaflet_expects() -> None:
    match = Match(ENGINE_191, 4, b"twelve")

    for _ in range(3):
        assert not match.over
        end_round(match, "5-0", "4-1", "3-2", "3-1 1-0")
    assert (match.tokens, match.winners) == ((3, 3, 3, 3), (0, 1, 2, 3))


@clause("EA2", "E18")
def test_the_winner_of_a_round_does_not_start_the_next() -> None:
    match = Match(ENGINE_191, 3, b"next", first=2)

    b_wins(match)
    assert (match.turn, match.starter, match.view(None).engine) == (2, None, None)


@clause("E5")
def test_a_match_is_replayed_from_its_seed_and_its_actions() -> None:
    match = Match(ENGINE_191.having(tokens=1), 2, b"replay")
    while not match.over:
        legal = match.legal()
        match.play(legal[len(match.actions) * 7 % len(legal)])

    again = Match.replay(match.sheet, 2, b"replay", match.actions)
    assert (again.results, again.tokens, again.winners) == (match.results, match.tokens, match.winners)
    assert again.view(None) == match.view(None)
