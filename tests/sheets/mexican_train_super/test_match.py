"""Mexican Train with Super Train: round after round, who starts, who wins the game."""

from __future__ import annotations

import pytest

from boneyard import SHEETS, IllegalAction, Match, Reason, read_action
from boneyard.rules.tile import tile
from tests.rulebook import clause, house_rule, trains_of
from tests.sheets.mexican_train_super.super_table import super_table

SUPER = SHEETS["mexican-train-super"]


def play_rounds(match: Match) -> list[int]:
    """Everybody plays the first legal action to the end of the match; the seats that started the rounds."""
    starters = [turn_of(match)]
    while not match.over:
        behind = len(match.results)
        match.play(match.legal()[0])
        if len(match.results) > behind and not match.over:
            starters.append(turn_of(match))
    return starters


def turn_of(match: Match) -> int:
    assert match.turn is not None
    return match.turn


def arrange(match: Match, **fields: object) -> None:
    """The current round gives way to this table; engine and starter stay what they were."""
    table = super_table(
        players=match.players,
        engine=match.view(None).engine,
        options=dict(match.sheet.options),
        **fields,
    )
    table.state.starter = match.round.state.starter
    match.round = table


def go_out(match: Match, seat: str, others: dict[str, str]) -> None:
    """The current round ends: this seat lays its last tile on its train, the others keep these."""
    engine = match.view(None).engine
    assert engine is not None
    last = tile(engine, 12 if engine < 12 else 11)
    arrange(match, turn=seat, hands={seat: str(last), **others})
    match.play(read_action(f"{last}@{seat}"))


def draw_out(match: Match, hands: dict[str, str], turn: str = "A") -> None:
    """The player to move takes the yard's last tile, 1-0, in vain: all count their dots."""
    arrange(match, turn=turn, hands=hands, boneyard="1-0")
    match.play(read_action("draw"))


@clause("B14")
def test_the_youngest_starts_the_first_round() -> None:
    for youngest in range(3):
        assert Match(SUPER, 3, b"youngest", first=youngest).turn == youngest


@clause("B4", "B25", "B40", "B41")
@pytest.mark.parametrize("rounds", [13, 5, 1])
def test_the_engines_go_down_to_the_double_blank_and_totals_add_up(rounds: int) -> None:
    match = Match(SUPER.having(rounds=rounds), 3, b"whole game")
    engines = []
    while not match.over:
        engines.append(match.round.view(None).engine)
        behind = len(match.results)
        while len(match.results) == behind:
            match.play(match.legal()[0])

    assert engines == list(range(rounds - 1, -1, -1))
    assert match.totals == tuple(
        sum(result.scores[seat] or 0 for result in match.results) for seat in range(3)
    )
    assert match.round.view(None).engine == 0
    assert match.legal() == ()


@clause("B40")
def test_every_round_is_dealt_anew_without_its_engine() -> None:
    match = Match(SUPER, 2, b"anew", first=1)
    go_out(match, "A", {"B": "3-3"})

    view = match.view(None)
    assert (view.round_number, view.engine) == (1, 11)
    assert view.counts == (16, 16)
    assert view.boneyard == 58
    assert trains_of(view).trains == {}
    assert view.totals == (0, 6)


@clause("B41")
def test_after_the_round_of_the_double_blank_the_game_is_over() -> None:
    match = Match(SUPER.having(rounds=1), 2, b"last")
    go_out(match, "A", {"B": "0-3 5-5"})

    assert match.over
    assert match.turn is None
    with pytest.raises(IllegalAction) as refused:
        match.play(read_action("3-0@B"))
    assert refused.value.reason is Reason.ROUND_OVER


@clause("B4", "B42", "BA21")
def test_the_lowest_total_wins_whoever_won_the_last_round() -> None:
    match = Match(SUPER.having(rounds=2), 3, b"lowest")
    go_out(match, "A", {"B": "3-3", "C": "12-12"})
    go_out(match, "C", {"A": "9-1", "B": "3-2"})

    assert match.totals == (10, 11, 24)
    assert match.winners == (0,)


@clause("B41", "B42")
def test_nobody_has_won_before_the_last_round_is_over() -> None:
    match = Match(SUPER.having(rounds=2), 3, b"half way")
    go_out(match, "A", {"B": "3-3", "C": "12-12"})

    assert not match.over
    assert match.winners == ()


@clause("B42", "BA21")
def test_a_tie_for_the_lowest_total_is_shared() -> None:
    match = Match(SUPER.having(rounds=2), 3, b"tie")
    go_out(match, "A", {"B": "3-3", "C": "12-12"})
    go_out(match, "B", {"A": "5-1", "C": "9-9"})

    assert match.totals == (6, 6, 42)
    assert match.winners == (0, 1)


# --- Who starts the next round ----------------------------------------------------------------------------


@clause("B15")
@house_rule("first_player", "round-winner")
def test_the_winner_of_a_round_starts_the_next() -> None:
    for winner in range(3):
        match = Match(SUPER, 3, b"winner")
        hands = {"A": "9-9", "B": "8-8", "C": "7-7"}
        hands.pop("ABC"[winner])
        go_out(match, "ABC"[winner], hands)

        assert match.turn == winner


@clause("B15", "BA1")
@house_rule("first_player", "round-winner")
def test_when_the_yard_ran_out_the_fewest_points_start_the_next_round() -> None:
    match = Match(SUPER, 3, b"fewest")
    draw_out(match, {"A": "9-9", "B": "5-1", "C": "7-7"})

    assert match.results[0].winners == (1,)
    assert match.turn == 1


@clause("B15", "BA1")
@house_rule("first_player", "round-winner")
@pytest.mark.parametrize(("last_starter", "next_starter"), [(0, 0), (1, 2), (2, 2), (3, 0)])
def test_of_tied_winners_the_first_clockwise_from_the_last_starter_starts(
    last_starter: int, next_starter: int
) -> None:
    match = Match(SUPER, 4, b"tied", first=last_starter)
    hands = {"A": "6-6", "B": "9-9", "C": "7-5", "D": "8-8"}
    draw_out(match, hands, turn="B")

    assert match.results[0].winners == (0, 2)
    assert match.turn == next_starter


@clause("B15", "BA1")
@house_rule("first_player", "round-winner")
def test_the_order_of_a_tie_goes_from_who_started_that_round_not_the_first_one() -> None:
    match = Match(SUPER, 3, b"third round", first=0)
    go_out(match, "B", {"A": "9-9", "C": "8-8"})
    draw_out(match, {"A": "6-6", "B": "9-9", "C": "7-5"}, turn="B")

    assert match.results[1].winners == (0, 2)
    assert match.turn == 2


@clause("B15", "BA1")
@house_rule("first_player", "round-winner", "youngest", "rotate")
def test_through_a_whole_game_the_starters_are_who_the_answer_says() -> None:
    for answer in ("round-winner", "youngest", "rotate"):
        match = Match(SUPER.having(first_player=answer), 3, b"starters", first=1)
        starters = play_rounds(match)
        won = [result.winners for result in match.results]

        assert len(starters) == 13
        assert starters[0] == 1
        if answer == "youngest":
            assert set(starters) == {1}
        elif answer == "rotate":
            assert starters == [(1 + number) % 3 for number in range(13)]
        else:
            assert all(starter in winners for starter, winners in zip(starters[1:], won[:-1], strict=True))
            assert len(set(starters)) > 1


@clause("BA1")
@house_rule("first_player", "youngest", "rotate")
def test_with_another_answer_the_winner_does_not_start() -> None:
    for answer, starter in (("youngest", 0), ("rotate", 1)):
        match = Match(SUPER.having(first_player=answer), 3, b"not the winner")
        go_out(match, "C", {"A": "9-9", "B": "8-8"})

        assert match.turn == starter
