"""A match tells everything that happens, shows every seat its part of it, and can be copied and kept."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import pytest

from boneyard import SHEETS, Action, BadOption, Event, IllegalAction, Match, read_action
from boneyard.rules.action import Verb
from boneyard.rules.event import HIDDEN, EventKind
from boneyard.rules.result import Over
from boneyard.rules.tile import Tile

CLASSIC = SHEETS["mexican-train-classic"]
OPEN = CLASSIC.having(hands="open", rounds=2)
TABLES = [
    *((sheet, players) for sheet in SHEETS.values() for players in (2, 4)),
    (OPEN, 3),
    (SHEETS["chickenfoot"].having(missing_double="next-lower"), 4),
    (SHEETS["mexican-train-satisfy"].having(engine="reshuffle", rounds=3), 3),
]
IDS = [f"{sheet.id}-{players}-{'-'.join(sheet.options.values())}" for sheet, players in TABLES]
tables = pytest.mark.parametrize(("sheet", "players"), TABLES, ids=IDS)


def finished(sheet: Any, players: int, seed: bytes = b"told") -> Match:
    match, rng = Match(sheet, players, seed), random.Random(7)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


def kinds(events: tuple[Event, ...]) -> list[EventKind]:
    return [event.kind for event in events]


# --- Everything is told -----------------------------------------------------------------------------------


@tables
def test_what_a_seat_sees_as_it_happens_is_what_it_can_ask_for_later(sheet: Any, players: int) -> None:
    match, rng = Match(sheet, players, b"told"), random.Random(7)
    seats = (None, *range(players))
    told = {seat: list(match.events(seat)) for seat in seats}
    while not match.over:
        number = match.number
        happened = match.play(rng.choice(match.legal()))
        for seat in seats:
            (seen,) = match.events(seat, number)
            assert kinds(seen) == kinds(happened)
            told[seat].append(seen)

    for seat in seats:
        assert match.events(seat) == tuple(told[seat])
        for number in (0, 1, match.number // 2, match.number - 1, match.number):
            assert match.events(seat, number) == tuple(told[seat][number + 1 :])


@tables
def test_the_history_is_the_first_deal_and_all_that_playing_has_told(sheet: Any, players: int) -> None:
    match, rng = Match(sheet, players, b"told"), random.Random(7)
    told = [tuple(match.round.opening())]
    assert match.history() == tuple(told)
    while not match.over:
        told.append(match.play(rng.choice(match.legal())))

    assert match.history() == tuple(told)


@tables
def test_nothing_is_hidden_from_a_seat_but_the_tiles_of_others(sheet: Any, players: int) -> None:
    match = finished(sheet, players)
    everything = [event for events in match._happened(0) for event in events]
    for seat in (None, 0, players - 1):
        seen = [event for events in match.events(seat) for event in events]
        for told, happened in zip(seen, everything, strict=True):
            secret = happened.kind in HIDDEN and happened.seat != seat and match.sheet is not OPEN
            assert told == (happened._replace(tile=None, tiles=None) if secret else happened)


@tables
def test_a_hand_can_be_followed_from_the_events_alone(sheet: Any, players: int) -> None:
    """Dealt, drawn, laid, given: at the end of each round what is left is what the table shows."""
    match = finished(sheet, players)
    hand: set[Tile] = set()
    yard: set[Tile] = set()
    for events in match.events(0):
        for event in events:
            if event.seat != 0:
                continue
            if event.kind is EventKind.DEALT:
                hand, yard = set(event.tiles or ()), set()
            elif event.tile is not None and event.kind in (EventKind.DREW, EventKind.SEARCHED):
                hand.add(event.tile)
            elif event.tile is not None and event.kind is EventKind.TOOK:
                yard.add(event.tile)
            elif event.tile is not None and event.kind in (EventKind.LAID, EventKind.ENGINE_LAID):
                (yard if event.tile in yard else hand).remove(event.tile)
            elif event.tile is not None and event.kind is EventKind.GAVE:
                hand.remove(event.tile)
                yard.add(event.tile)
            elif event.kind is EventKind.LEFT:
                assert hand == set(event.tiles or ())


@tables
def test_a_round_ends_with_open_hands_and_the_next_deal(sheet: Any, players: int) -> None:
    match, rng = Match(sheet, players, b"told"), random.Random(7)
    ended = 0
    while not match.over:
        events = match.play(rng.choice(match.legal()))
        if EventKind.ROUND_OVER not in kinds(events):
            continue
        place = kinds(events).index(EventKind.ROUND_OVER)
        result, after = events[place].result, events[place + 1 :]
        assert result is not None
        left = [event for event in after if event.kind is EventKind.LEFT]
        dealt = [event for event in after if event.kind is EventKind.DEALT]
        if result.over is Over.REDEAL:
            assert left == []
        else:
            ended += 1
            assert result == match.results[-1]
            view = match.view(0, ended - 1)
            assert {event.seat: event.tiles for event in left} == {
                seat: hand for seat, hand in enumerate(view.hands) if hand
            }
        if match.turn is None:
            assert kinds(after)[-1] is EventKind.MATCH_OVER
            assert after[-1].result is not None
            assert (after[-1].result.winners, after[-1].result.scores) == (match.winners, match.totals)
        else:
            assert EventKind.ROUND_BEGAN in kinds(after)
            assert [event.tiles for event in dealt] == list(match.round.dealt)
            assert {event.number for event in dealt} == {sheet.table(players)[1]}
    assert ended == len(match.results)


@tables
def test_a_finished_round_can_still_be_seen(sheet: Any, players: int) -> None:
    match = finished(sheet, players)
    for number, result in enumerate(match.results):
        for seat in (None, 0):
            view = match.view(seat, number)
            assert (view.round_number, view.result, view.turn) == (number, result, None)
            assert None not in view.hands
            totals = zip(*(past.scores for past in match.results[: number + 1]), strict=True)
            assert view.totals == tuple(sum(score or 0 for score in scores) for scores in totals)
    last = match.view(None)
    assert last == match.view(None, len(match.results) - 1)
    assert last.standing.winners == match.winners
    if sheet.family.value != "lines":
        assert last.standing.rounds == len(match.results)


def test_a_view_says_how_long_the_match_is() -> None:
    by_rounds = Match(CLASSIC.having(rounds=3), 2, b"").view(0).standing
    by_tokens = Match(SHEETS["engine-191"].having(tokens=2), 2, b"").view(0).standing

    assert (by_rounds.rounds, by_rounds.tokens_needed) == (3, None)
    assert (by_tokens.rounds, by_tokens.tokens_needed) == (None, 2)


def test_a_match_gets_shorter_where_a_double_is_skipped() -> None:
    sheet = SHEETS["chickenfoot"].having(missing_double="next-lower")
    lengths = []
    for seed in range(20):
        match = finished(sheet, 2, bytes([seed]))
        seen = [match.view(None, number).standing.rounds for number in range(len(match.results))]
        assert seen[-1] == len(match.results)
        assert seen == sorted(seen, key=lambda rounds: -(rounds or 0))
        lengths.append(len(match.results))
    assert min(lengths) < 10


@pytest.mark.parametrize("number", [-2, 1])
def test_there_is_nothing_after_a_number_that_is_not_there(number: int) -> None:
    with pytest.raises(ValueError, match=f"there is no number {number}: the match is at 0"):
        Match(CLASSIC, 2, b"").events(0, number)


def test_a_round_that_is_not_there_cannot_be_seen() -> None:
    with pytest.raises(ValueError, match="there is no round 4: the match is in round 0"):
        Match(CLASSIC, 2, b"").view(0, 4)


# --- Wrong types, wrong seats -----------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-1, 3, 9, 1 << 40])
def test_a_seat_that_is_not_at_the_table_sees_nothing(seat: int) -> None:
    match = Match(CLASSIC, 3, b"")
    for look in (match.view, match.events, match.round.view):
        with pytest.raises(ValueError, match=f"there is no seat {seat} among 3 players"):
            look(seat)


@pytest.mark.parametrize("seat", ["A", 1.0, True, b"", [0]])
def test_what_is_no_seat_is_refused(seat: Any) -> None:
    match = Match(CLASSIC, 3, b"")
    for look in (match.view, match.events, match.round.view):
        with pytest.raises(TypeError, match="a seat must be a number from 0 to 2, or None"):
            look(seat)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("mexican-train-classic", 2, b""), "sheet must be a Sheet"),
        ((CLASSIC, "2", b""), "players must be a number"),
        ((CLASSIC, True, b""), "players must be a number"),
        ((CLASSIC, 2, "friday"), "seed must be bytes"),
        ((CLASSIC, 2, b"", "A"), "a seat must be a number"),
    ],
)
def test_a_match_wants_the_right_types(arguments: Any, problem: str) -> None:
    with pytest.raises(TypeError, match=problem):
        Match(*arguments)


def test_a_match_wants_a_table_of_the_leaflet_and_a_seat_at_it() -> None:
    with pytest.raises(BadOption, match="2 to 8 players"):
        Match(CLASSIC, 9, b"")
    with pytest.raises(ValueError, match="there is no seat 2 among 2 players"):
        Match(CLASSIC, 2, b"", 2)


@pytest.mark.parametrize("action", ["12-5@A", None, 5, (Verb.DRAW, None, None)])
def test_what_is_no_action_is_refused(action: Any) -> None:
    match = Match(CLASSIC, 2, b"")
    with pytest.raises(TypeError, match="not an Action"):
        match.play(action)
    assert match.number == 0


@pytest.mark.parametrize(
    "action",
    [
        Action(Verb.PLAY),
        Action(Verb.DRAW, Tile(1, 0)),
        Action(Verb.PLAY, Tile(99, 0), 0),
        Action("draw"),  # type: ignore[arg-type]
        Action(Verb.PLAY, "12-5", 0),  # type: ignore[arg-type]
        Action(Verb.PLAY, Tile(1, 0), [0]),  # type: ignore[arg-type]
    ],
)
def test_an_action_that_says_nothing_sensible_is_refused(action: Action) -> None:
    match = Match(CLASSIC, 2, b"")
    with pytest.raises(ValueError, match="not an action"):
        match.play(action)
    assert match.number == 0


# --- Copies -----------------------------------------------------------------------------------------------


def copies(match: Match) -> list[Match]:
    return [match.copy(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]


@tables
def test_a_copy_is_the_same_match_and_goes_on_apart(sheet: Any, players: int) -> None:
    match, rng = Match(sheet, players, b"copied"), random.Random(3)
    for stop in (0, 20, 150):
        while match.number < stop and not match.over:
            match.play(rng.choice(match.legal()))
        before = match.view(0), match.events(1), match.results[:], match.standing
        for other in copies(match):
            assert (other.view(0), other.events(1), other.results, other.standing) == before
            assert (other.legal(), other.actions, other.turn) == (match.legal(), match.actions, match.turn)
            while not other.over:
                other.play(rng.choice(other.legal()))
        assert (match.view(0), match.events(1), match.results, match.standing) == before


def test_a_replay_stops_at_the_first_action_that_is_refused() -> None:
    match = finished(CLASSIC.having(rounds=1), 2)
    wrong = (*match.actions[:5], Action(Verb.KEEP), *match.actions[5:])

    with pytest.raises(IllegalAction) as refused:
        Match.replay(match.sheet, 2, match.seed, wrong)
    assert refused.value.action == Action(Verb.KEEP)


def test_a_sheet_with_house_rules_can_be_copied_and_pickled() -> None:
    for other in (copy.copy(OPEN), copy.deepcopy(OPEN), pickle.loads(pickle.dumps(OPEN))):
        assert other == OPEN
        assert hash(other) == hash(OPEN)
        assert other.having(rounds=1).options == {"rounds": "1", "hands": "open"}


def test_a_refusal_can_be_pickled() -> None:
    match = Match(CLASSIC, 2, b"")
    with pytest.raises(IllegalAction) as refused:
        match.play(read_action("pass"))

    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.action, again.reason, again.clause, again.values, str(again)) == (
        refused.value.action,
        refused.value.reason,
        refused.value.clause,
        refused.value.values,
        str(refused.value),
    )


# --- Pictures ---------------------------------------------------------------------------------------------


def test_a_match_prints_as_its_table() -> None:
    match = Match(CLASSIC.having(rounds=2), 2, b"picture")
    for action in match.legal()[:1]:
        match.play(action)

    assert str(match).splitlines() == [
        "mexican-train-classic, rounds=2, round 1 of 2, engine 1, boneyard 58, B to play",
        "A 1-0",
        "A holds 12-4 11-8 11-0 10-2 9-7 7-7 7-6 7-0 6-5 6-1 6-0 5-4 5-2 4-2 2-2",
        "B holds 12-9 12-5 11-1 10-9 10-4 9-6 9-1 9-0 8-2 8-1 6-4 5-5 4-4 4-1 3-2 2-1",
    ]
    assert repr(match) == f"<Match {'; '.join(str(match).splitlines()[:2])}>"


@tables
def test_every_table_can_be_printed(sheet: Any, players: int) -> None:
    match, rng = Match(sheet, players, b"printed"), random.Random(5)
    while not match.over and match.number < 200:
        match.play(rng.choice(match.legal()))
        assert match.sheet.id in repr(match)
        assert str(match).count("holds") == players
