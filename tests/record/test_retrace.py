"""A round looked at again, step by step, is the round as it was seen when it was played."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boneyard import SHEETS, Match, write_action
from boneyard.record.retrace import Eyes, OpenEyes, SeatEyes, retrace
from boneyard.record.views import write_view
from tests.counts import count
from tests.record.test_changes import TABLES, changed, told, written

NOT_IN_THE_HISTORY = ("round-began", "dealt", "left", "match-over")
Json = dict[str, Any]


def played(sheet: str, players: int, options: dict[str, str], seed: int) -> Match:
    """Far into its second round, or over."""
    chance = random.Random(seed)
    match = Match(SHEETS[sheet].having(options), players, str(seed).encode())
    while not match.over and (match.round.round_number < 1 or len(match.round.history) < 40):
        match.play(chance.choice(match.legal()))
    return match


def views_of(match: Match, round_number: int, eyes: Eyes) -> list[Json]:
    """As somebody who follows the steps has them, with the history."""
    again = written(retrace(match, round_number, eyes))
    views: list[Json] = [again["view"]]
    for step in again["steps"]:
        if "view" in step:
            views.append(step["view"])
            continue
        assert step["seat"] == views[-1]["turn"]
        events = [event for event in step["events"] if event["event"] not in NOT_IN_THE_HISTORY]
        views.append({**changed(views[-1], step["changes"]), "history": [*views[-1]["history"], *events]})
    return views


@pytest.mark.parametrize(("sheet", "players", "options"), TABLES)
def test_a_round_is_seen_again_as_each_seat_saw_it(sheet: str, players: int, options: dict[str, str]) -> None:
    for seed in range(count(2, 40)):
        match = played(sheet, players, options, seed)
        for seat in (None, *range(players)):
            again = Match(match.sheet, players, match.seed)
            seen: list[list[Json]] = [[written(write_view(again.view(seat)))]]
            for action in match.actions:
                round_ = again.round
                again.play(action)
                if round_.turn is None and again.round.round_number != round_.round_number:
                    seen[-1].append(written(write_view(round_.view(seat))))
                    seen.append([])
                seen[-1].append(written(write_view(again.view(seat))))

            for number, views in enumerate(seen):
                assert views_of(match, number, SeatEyes(seat)) == views


@pytest.mark.parametrize(("sheet", "players", "options"), TABLES)
def test_open_eyes_see_all_hands_and_every_tile_that_was_drawn(
    sheet: str, players: int, options: dict[str, str]
) -> None:
    match = played(sheet, players, options, 5)
    again = Match(match.sheet, players, match.seed)
    for view in views_of(match, 0, OpenEyes()):
        for seat in range(players):
            own = told(again.round, seat) if again.round.round_number == 0 else told_at_the_end(match, seat)
            assert view["hands"]["ABCDEFGH"[seat]] == own["hands"]["ABCDEFGH"[seat]]
            if view["turn"] == "ABCDEFGH"[seat]:
                assert view["legal"] == own["legal"]
        assert all("tile" in event for event in view["history"] if event["event"] in ("drew", "showed"))
        if again.number < match.number:
            again.play(match.actions[again.number])


def told_at_the_end(match: Match, seat: int) -> Json:
    return written(write_view(match.view(seat, 0)))


def test_a_round_that_nobody_has_played_in_has_no_steps() -> None:
    match = Match(SHEETS["chickenfoot"], players=3, seed=b"friday")
    again = retrace(match, 0, SeatEyes(1))

    assert again.view == write_view(match.view(1))
    assert again.steps == ()


def test_a_secret_choice_stays_one_for_the_others() -> None:
    match = Match(SHEETS["engine-191"], players=2, seed=b"friday")
    match.play(match.legal()[0])
    chosen = write_action(match.actions[0])
    eyes: tuple[Eyes, ...] = (SeatEyes(0), SeatEyes(1), OpenEyes())
    told = [retrace(match, 0, watching).steps[0].action for watching in eyes]

    assert chosen.startswith("show ")
    assert told == [chosen, "show", chosen]
