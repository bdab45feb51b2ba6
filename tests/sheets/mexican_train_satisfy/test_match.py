"""Round after round: engines, starters, totals, winners. [C21] [C22]"""

from __future__ import annotations

from boneyard import Match, read_action
from boneyard.rules.event import EventKind
from boneyard.rules.tile import tile
from tests.rulebook import clause, house_rule
from tests.sheets.mexican_train_satisfy.tables import SATISFY, layer, matches, play_round, table, told

ROUNDS = ("all", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")


def go_out(match: Match, seat: str, others: dict[str, str]) -> None:
    """The round now played ends: this seat lays its last tile, the others keep these."""
    engine = match.view(None).engine
    assert engine is not None
    last = tile(engine, 12 if engine < 12 else 11)
    match.round = table(
        players=match.players, turn=seat, engine=engine, hands={seat: str(last), **others}, boneyard="?"
    )
    match.play(read_action(f"{last}@{seat}"))


@clause("C21", "CA18")
@house_rule("rounds", "all")
def test_thirteen_rounds_go_from_the_double_twelve_down_to_the_double_blank() -> None:
    match = Match(SATISFY, 2, b"thirteen")
    engines = []
    while not match.over:
        engines += [str(event.tile) for event in told(match, EventKind.ENGINE_LAID)]
        play_round(match)

    assert engines == [f"{number}-{number}" for number in range(12, -1, -1)]
    assert match.turn is None
    assert match.legal() == ()


@clause("CA18")
@house_rule("rounds", "all", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")
def test_a_shorter_match_plays_the_last_engines_down_to_the_double_blank() -> None:
    for answer in ROUNDS:
        match = Match(SATISFY.having(rounds=answer), 2, b"short")
        played = []
        while not match.over:
            played.append(match.view(None).engine)
            go_out(match, "A", {"B": "8-6"})
        rounds = 13 if answer == "all" else int(answer)
        assert played == list(range(rounds - 1, -1, -1))
        assert len(match.results) == rounds
        assert match.totals == (0, 14 * rounds)


@clause("C21", "CA2", "C6")
def test_a_later_round_is_started_by_who_holds_or_finds_its_double() -> None:
    found = []
    for match in matches(3):
        play_round(match)
        starter = layer(match)
        assert starter is not None
        searched = told(match, EventKind.SEARCHED)
        counts = [12 + sum(event.seat == seat for event in searched) for seat in range(3)]
        counts[starter] -= 1
        assert match.view(None).counts == tuple(counts)
        assert match.turn == (starter + 1) % 3
        assert [str(event.tile) for event in told(match, EventKind.ENGINE_LAID)] == ["11-11"]
        found.append(bool(searched))
    assert set(found) == {False, True}


@clause("C20", "C22")
def test_the_fewest_points_after_the_last_round_win() -> None:
    match = Match(SATISFY.having(rounds=3), 3, b"points")

    go_out(match, "A", {"B": "8-7", "C": "9-9 9-8"})
    assert (match.totals, match.over, match.winners) == ((0, 15, 35), False, ())
    assert match.view(None).totals == (0, 15, 35)
    go_out(match, "B", {"A": "11-10 10-9", "C": "0-0"})
    assert match.totals == (40, 15, 35)
    go_out(match, "A", {"B": "8-7", "C": "7-5"})
    assert (match.totals, match.over, match.winners) == ((40, 30, 47), True, (1,))
    assert match.view(None).totals == (40, 30, 47)


@clause("C22", "CA19")
def test_a_tie_for_the_fewest_points_is_a_shared_win() -> None:
    match = Match(SATISFY.having(rounds=2), 3, b"tie")

    go_out(match, "A", {"B": "8-7", "C": "9-9"})
    go_out(match, "B", {"A": "10-5", "C": "9-9"})
    assert (match.totals, match.winners) == ((15, 15, 36), (0, 1))


@clause("C17", "CA19")
def test_going_out_wins_the_round_and_not_the_match() -> None:
    match = Match(SATISFY.having(rounds=3), 2, b"round")

    go_out(match, "A", {"B": "1-0"})
    go_out(match, "A", {"B": "2-1"})
    go_out(match, "B", {"A": "11-10"})
    assert [result.winners for result in match.results] == [(0,), (0,), (1,)]
    assert match.winners == (1,)
