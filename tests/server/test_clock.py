"""Clocks: for each move or for the whole match, from seconds to days, and stopped by a pause."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time

import pytest

from boneyard.server.due import Due, What
from boneyard.server.entries import Acted, Handed, decode_entry
from boneyard.server.hosting import STAND_IN
from boneyard.server.telling import about
from tests.server.company import Friend, Json, a_hall, settings_for
from tests.server.paper import SETTINGS, Paper, sat_down

DAY = 86_400.0
PAIR: Json = {"sheet": "chickenfoot", "players": 2, "options": {"rounds": "1"}}
PER_MOVE: Json = {**PAIR, "clock": {"per": "move", "seconds": 60}}
PER_MATCH: Json = {**PAIR, "clock": {"per": "match", "seconds": 600}}


def whose_turn(paper: Paper) -> tuple[int, str, str]:
    """Place, visitor and seat."""
    turn = paper.table.turn
    assert turn is not None
    return turn, paper.table.chairs[turn].visitor, "AB"[turn]


def kinds(paper: Paper) -> list[str]:
    entries = [decode_entry(body) for body in paper.log]
    return [entry.kind for entry in entries if isinstance(entry, Acted)]


def test_without_a_clock_everybody_may_think_for_ever() -> None:
    paper = Paper(PAIR).begin()

    assert paper.due() is None
    assert paper.wait(1000 * DAY) == []
    assert about(paper.table, paper.now, SETTINGS.show_seconds).clock is None


# --- For each move ----------------------------------------------------------------------------------------


def test_when_the_time_for_a_move_is_up_the_stand_in_plays_it() -> None:
    paper = Paper(PER_MOVE).begin()
    turn, _, _ = whose_turn(paper)
    paper.wait(59)

    assert kinds(paper) == []
    assert paper.table.time_left(turn, paper.now) == 1
    assert paper.table.time_left(1 - turn, paper.now) == 60
    assert paper.wait(1) == [What.THINK]
    assert kinds(paper) == ["clock"]
    assert paper.table.chairs[turn].person  # the next one is the person's own again
    assert paper.table.turn == 1 - turn
    assert paper.due() == Due(paper.now + 60, What.THINK)


def test_every_move_has_its_own_time() -> None:
    paper = Paper(PER_MOVE).begin()
    for _ in range(6):
        assert paper.wait(59) == []
        paper.play_on()

    assert kinds(paper) == ["person"] * 6


def test_a_pause_stops_the_clock() -> None:
    paper = Paper(PER_MOVE).begin()
    turn, _, _ = whose_turn(paper)
    paper.wait(50)
    paper.ask("v0", "pause")

    assert paper.wait(10 * DAY) == []
    assert paper.table.time_left(turn, paper.now) == 10
    paper.ask("v0", "resume")
    assert paper.table.time_left(turn, paper.now) == 10
    assert paper.wait(9) == []
    assert paper.wait(1) == [What.THINK]


def test_what_the_host_does_during_a_pause_costs_and_gives_no_time() -> None:
    """Else a bot that was seated on the third day of a pause would wait for three days more."""
    paper = Paper({**PER_MOVE, "pace": 2}).begin()
    turn, visitor, seat = whose_turn(paper)
    paper.ask("v0", "pause")
    paper.wait(3 * DAY)
    paper.ask("v0", "hand", seat=seat, bot="caboose")
    paper.wait(DAY)
    paper.ask("v0", "resume")
    assert paper.due() == Due(paper.now + 2, What.THINK)

    paper.ask("v0", "pause")
    paper.wait(DAY)
    paper.ask(visitor, "sit", seat=seat, name="Back")
    paper.wait(DAY)
    assert paper.table.time_left(turn, paper.now) == 60
    paper.ask("v0", "resume")
    assert paper.table.time_left(turn, paper.now) == 60


def test_the_clock_runs_on_while_somebody_asks_to_take_back() -> None:
    """Else not to answer would be a way to think for ever."""
    paper = Paper(PER_MOVE).begin()
    _, visitor, seat = whose_turn(paper)
    paper.play_on()
    paper.wait(10)
    paper.ask(visitor, "take-back", seat=seat, number=1)

    assert paper.wait(49) == []
    assert paper.wait(1) == [What.THINK]
    assert paper.table.asked is None


def test_nobody_plays_for_a_free_seat() -> None:
    paper = Paper(PER_MOVE).begin()
    _, _, seat = whose_turn(paper)
    paper.ask("v0", "hand", seat=seat)

    assert paper.wait(DAY) == []
    paper.ask("new", "sit", seat=seat, name="New")
    assert paper.due() == Due(paper.now + 60, What.THINK)


def test_the_host_may_change_the_clock_while_it_runs() -> None:
    paper = Paper(PER_MOVE).begin()
    paper.wait(50)
    paper.ask("v0", "settle", clock={"per": "move", "seconds": 5})

    assert paper.due() == Due(paper.now + 5, What.THINK)
    paper.ask("v0", "settle", clock=None)
    assert paper.wait(DAY) == []


def test_a_round_that_is_looked_at_takes_nobodys_time() -> None:
    paper = Paper({**PER_MATCH, "options": {"rounds": "2"}}).begin().play_round()
    spent = list(paper.table.spent)
    paper.wait(10)
    for visitor, seat in (("v0", "A"), ("v1", "B")):
        paper.ask(visitor, "ready", seat=seat)

    assert paper.table.spent == spent
    turn, _, _ = whose_turn(paper)
    assert paper.table.time_left(turn, paper.now) == 600 - spent[turn]


# --- For the match ----------------------------------------------------------------------------------------


def test_only_ones_own_turns_count() -> None:
    paper = Paper(PER_MATCH).begin()
    turn, _, _ = whose_turn(paper)
    for seconds in (100, 7, 200, 7):
        paper.wait(seconds)
        paper.play_on()

    assert paper.table.time_left(turn, paper.now) == pytest.approx(300)
    assert paper.table.time_left(1 - turn, paper.now) == pytest.approx(586)
    assert paper.again().spent == paper.table.spent


def test_when_the_time_for_the_match_is_used_up_the_stand_in_has_the_seat() -> None:
    paper = Paper(PER_MATCH).begin()
    turn, visitor, seat = whose_turn(paper)
    paper.wait(400)
    paper.play_on()
    paper.play_on()
    assert paper.wait(199) == []
    happened = paper.wait(2)

    assert happened == [What.HAND, What.THINK]
    handed = [entry for body in paper.log if isinstance(entry := decode_entry(body), Handed)]
    assert [(entry.seat, entry.bot, entry.kept) for entry in handed] == [(turn, STAND_IN, True)]
    assert paper.refused(visitor, "sit", seat=seat, name="Back") == "time-up"
    assert paper.table.time_left(turn, paper.now) is None
    told = about(paper.table, paper.now, SETTINGS.show_seconds).seats
    assert (told[turn].kept, told[turn].time_up, told[1 - turn].time_up) == (True, True, False)


def test_then_only_the_host_can_hand_it_back_with_a_whole_new_time() -> None:
    paper = Paper(PER_MATCH).begin()
    turn, visitor, seat = whose_turn(paper)
    paper.wait(600)
    assert paper.table.chairs[turn].bot == STAND_IN
    paper.ask("v0", "hand-back", seat=seat)

    assert paper.table.chairs[turn].visitor == visitor
    assert paper.table.time_left(turn, paper.now) == 600
    assert paper.due() == Due(paper.now + 600, What.HAND)


def test_somebody_else_has_time_too_who_takes_the_seat() -> None:
    paper = Paper(PER_MATCH).begin()
    turn, _, seat = whose_turn(paper)
    paper.wait(600)
    paper.ask("v0", "hand", seat=seat)
    paper.ask("new", "sit", seat=seat, name="New")

    assert paper.table.time_left(turn, paper.now) == 600


def test_leaving_and_coming_back_does_not_win_time() -> None:
    paper = Paper(PER_MATCH).begin()
    turn, visitor, seat = whose_turn(paper)
    paper.wait(250)
    paper.ask("v0", "hand", seat=seat, bot="caboose")
    paper.ask(visitor, "sit", seat=seat, name="Back")

    assert paper.table.time_left(turn, paper.now) == pytest.approx(350)


def test_a_pause_stops_the_clock_of_the_match() -> None:
    paper = Paper(PER_MATCH).begin()
    turn, _, _ = whose_turn(paper)
    paper.wait(100)
    paper.ask("v0", "pause")
    paper.wait(DAY)
    paper.ask("v0", "resume")
    paper.wait(100)
    paper.play_on()

    assert paper.table.spent[turn] == pytest.approx(200)


# --- In a hall --------------------------------------------------------------------------------------------


def test_everybody_is_told_how_much_time_is_left(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            paper = Paper({**PAIR, "clock": {"per": "match", "seconds": 10 * DAY}}, time() - DAY).begin()
            turn, _, _ = whose_turn(paper)
            table, friends = await sat_down(hall, paper)
            left = friends[0].about["clock"]
            assert left[1 - turn] == 10 * DAY
            assert 8.9 * DAY < left[turn] <= 9 * DAY
            await friends[turn].play(table)
            other = friends[1 - turn]
            await other.hears("acted")

            assert other.about["clock"][turn] <= 9 * DAY
            assert other.about["clock"][1 - turn] == 10 * DAY

    asyncio.run(go())


def test_a_move_by_the_stand_in_is_told_as_that(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            paper = Paper({**PAIR, "clock": {"per": "move", "seconds": 3600}}, time() - 3600).begin()
            turn, _, seat = whose_turn(paper)
            number = paper.table.number
            table, friends = await sat_down(hall, paper)
            await friends[0].until(lambda: friends[0].number > number)
            await friends[0].answer(table, "missed", after=number)
            told = [*friends[0].again, *friends[0].heard]
            (clock,) = {
                message["number"]: message for message in told if message.get("news") == "clock"
            }.values()

            assert (clock["number"], clock["seat"]) == (number + 1, seat)
            assert clock["events"][0]["seat"] == seat
            await friends[1 - turn].until(lambda: friends[1 - turn].number > number)
            await friends[1 - turn].play(table)

    asyncio.run(go())


@pytest.mark.parametrize("per", ["move", "match"])
def test_a_clock_of_days_goes_on_while_the_server_is_away(per: str, tmp_path: Path) -> None:
    """Nobody is there when it runs out: the hall looks for tables that are due."""

    async def go() -> None:
        settings = settings_for(tmp_path, idle_seconds=0.1)
        clock = {"per": per, "seconds": 3 * DAY}
        paper = Paper({**PAIR, "clock": clock, "pace": 0}, time() - 2 * DAY).begin()
        async with a_hall(settings) as hall:
            table = await paper.into(hall)
            assert table.written == paper.table.number
            row = await hall.store.row("paper")
            assert row is not None
            assert row.due_at == pytest.approx(paper.table.turn_since + 3 * DAY)
        late = Paper({**PAIR, "clock": clock, "pace": 0}, time() - 3 * DAY - 60).begin()
        async with a_hall(settings) as hall:
            await late.put(hall, "late")
        async with a_hall(settings) as hall:
            async with asyncio.timeout(60):
                while len(await hall.store.entries("late")) <= late.table.number:
                    await asyncio.sleep(0.01)
            entry = decode_entry((await hall.store.entries("late"))[late.table.number][1])
            assert isinstance(entry, Acted if per == "move" else Handed)
            assert len(await hall.store.entries("paper")) == paper.table.number

    asyncio.run(go())


def test_who_looks_in_sees_the_clock_as_it_is(tmp_path: Path) -> None:
    async def go() -> None:
        settings = settings_for(tmp_path)
        paper = Paper({**PAIR, "clock": {"per": "move", "seconds": 3 * DAY}}, time() - DAY).begin()
        turn, _, _ = whose_turn(paper)
        async with a_hall(settings) as hall:
            await paper.into(hall)
        async with a_hall(settings) as hall:
            table = await hall.find("paper")
            friend = await Friend("v0").come(table)
            assert 1.9 * DAY < friend.about["clock"][turn] <= 2 * DAY

    asyncio.run(go())
