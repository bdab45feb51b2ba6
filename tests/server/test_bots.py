"""Bots at a table: they play at their pace, think elsewhere if they must, and hold nobody up."""

from __future__ import annotations

import asyncio
import random
from itertools import permutations
from pathlib import Path

import pytest

from boneyard import SHEETS, EventKind, Match, read_record, replay, write_action
from boneyard.record.seeds import seed_of
from boneyard.server.due import Due, What
from boneyard.server.entries import Acted, decode_entry
from boneyard.server.hall import Hall
from boneyard.server.table import Table
from tests.server.company import Friend, Json, a_hall, a_table, act, settings_for
from tests.server.paper import Paper, sat_down
from tests.server.test_thinkers import WAITS, program

PAIR: Json = {"sheet": "chickenfoot", "players": 2, "options": {"rounds": "1"}, "pace": 0}
GUEST: Json = {**PAIR, "bots": {"B": "guest"}}


@pytest.mark.parametrize("sheet", ["mexican-train-classic", "chickenfoot", "engine-191"])
def test_bots_alone_play_a_whole_match(sheet: str, tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            bots = {"A": "caboose", "B": "engineer", "C": "fireman"}
            options = {"tokens": "1"} if sheet == "engine-191" else {"rounds": "2"}
            terms = {"sheet": sheet, "players": 3, "options": options, "bots": bots, "pace": 0}
            table = await a_table(hall, terms, "host")
            host = await Friend("host").come(table)
            await host.do(table, "start")
            await host.until(lambda: host.about["state"] == "over")

            assert host.views[None]["winners"]
            record = read_record(await hall.record(table.table.id))
            assert replay(record).match.over
            assert record.names == ("Caboose", "Engineer", "Fireman")

    asyncio.run(go())


def test_a_bot_takes_its_time() -> None:
    paper = Paper({**PAIR, "bots": {"A": "caboose", "B": "caboose"}, "pace": 2.5}).begin()

    assert paper.due() == Due(paper.now + 2.5, What.THINK)
    assert paper.wait(2) == []
    assert paper.wait(0.5) == [What.THINK]
    assert paper.wait(5) == [What.THINK] * 2
    paper.ask("v0", "settle", pace=60)
    assert paper.wait(59) == []
    assert paper.wait(1) == [What.THINK]
    paper.ask("v0", "pause")
    assert paper.wait(1000) == []
    paper.ask("v0", "resume")
    assert paper.wait(60) == [What.THINK]


def test_bots_play_on_when_the_server_is_started_again(tmp_path: Path) -> None:
    async def go() -> None:
        settings = settings_for(tmp_path)
        async with a_hall(settings) as hall:
            await Paper({**PAIR, "bots": {"A": "caboose", "B": "caboose"}}).begin().put(hall)
        async with a_hall(settings) as hall:
            async with asyncio.timeout(60):
                while (await hall.store.row("paper")).state != "over":  # type: ignore[union-attr]
                    await asyncio.sleep(0.01)

            assert await hall.record("paper")

    asyncio.run(go())


# --- Programs of the operator -----------------------------------------------------------------------------


def choices(table: Table) -> list[tuple[bool, int]]:
    """For each action of seat B: whether it was the last legal one, and among how many."""
    match = table.match
    assert match is not None
    again = Match(
        match.sheet, match.players, seed_of(table.secret, [table.nonces[n] for n in range(2)]), match.first
    )
    found = []
    for action in match.actions:
        if again.turn == 1:
            found.append((action == again.legal()[-1], len(again.legal())))
        again.play(action)
    return found


def test_a_program_of_the_operator_plays_by_its_name(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path, programs=program(tmp_path))) as hall:
            table, friends = await sat_down(hall, Paper(GUEST).begin())
            assert friends[0].place("B") == {
                "seat": "B",
                "name": "Guest",
                "bot": "guest",
                "nonce": f"{1:032x}",
            }
            chance = random.Random(1)
            while await act(table, friends, chance):
                pass

            chosen = choices(table.table)
            assert all(last for last, _ in chosen)
            assert max(among for _, among in chosen) > 1

    asyncio.run(go())


def test_a_visitor_seats_no_program_but_by_its_name(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path, programs=program(tmp_path))) as hall:
            table = await a_table(hall, PAIR, "host")
            host = await Friend("host").come(table)
            for bot in (hall.settings.programs["guest"], "run:true", "/bin/true", "GUEST", ""):
                assert await host.refused(table, "settle", bots={"B": bot[:40]}) == "bad-terms"
            await host.do(table, "settle", bots={"B": "guest"})
            assert hall.team.processes == []

    asyncio.run(go())


def test_a_level_plays_for_a_program_that_fails(tmp_path: Path) -> None:
    async def go() -> None:
        broken = program(tmp_path, "sys.exit(3)")
        async with a_hall(settings_for(tmp_path, programs=broken)) as hall:
            table, friends = await sat_down(hall, Paper(GUEST).begin())
            chance = random.Random(1)
            while await act(table, friends, chance):
                pass

            assert len(choices(table.table)) > 1

    asyncio.run(go())


def test_a_level_plays_for_a_program_that_is_not_there_any_more(tmp_path: Path) -> None:
    """The operator has taken it out of the settings while a match was on."""

    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, friends = await sat_down(hall, Paper(GUEST).begin())
            chance = random.Random(1)
            while await act(table, friends, chance):
                pass

            assert len(choices(table.table)) > 1

    asyncio.run(go())


def test_nobody_waits_for_a_bot_of_another_table(tmp_path: Path) -> None:
    async def go() -> None:
        slow = program(tmp_path, WAITS.strip())
        async with a_hall(settings_for(tmp_path, programs=slow)) as hall:
            bots = {"A": "guest", "B": "guest"}
            thinking = await Paper({**PAIR, "bots": bots}).begin().into(hall, "thinking")
            number = thinking.table.number
            table, friends = await sat_down(hall, Paper({**PAIR, "bots": {"B": "caboose"}}).begin())
            chance = random.Random(1)
            while await act(table, friends, chance):
                pass

            assert thinking.table.number == number
            watcher = await Friend("").come(thinking)
            (tmp_path / "guest.py.go").touch()
            await watcher.until(lambda: watcher.about["state"] == "over")

    asyncio.run(go())


# --- Those who search -------------------------------------------------------------------------------------


@pytest.mark.parametrize("sheet", ["mexican-train-classic", "chickenfoot", "engine-191"])
def test_those_who_search_play_in_workers(sheet: str, tmp_path: Path) -> None:
    async def go() -> None:
        options = {"tokens": "1"} if sheet == "engine-191" else {"rounds": "1"}
        bots = {"B": "stationmaster", "C": "superintendent"}
        terms = {"sheet": sheet, "players": 3, "options": options, "bots": bots, "pace": 0}
        async with a_hall(settings_for(tmp_path)) as hall:
            table, friends = await sat_down(hall, Paper(terms).begin())
            assert [friends[0].place(seat)["name"] for seat in "BC"] == ["Stationmaster", "Superintendent"]
            chance = random.Random(1)
            while await act(table, friends, chance):
                pass

            assert len(hall.team.processes) == 1
            assert table.table.match is not None
            assert table.table.match.over

    asyncio.run(go())


def test_nobody_waits_for_a_search_while_others_keep_the_workers_busy(tmp_path: Path) -> None:
    """As many programs of other tables wait as may: level 6 decides instead."""

    async def go() -> None:
        slow = program(tmp_path, WAITS.strip())
        async with a_hall(settings_for(tmp_path, programs=slow)) as hall:
            other = Match(SHEETS["chickenfoot"], 2, b"another match")
            view = other.view(other.turn)
            busy = [
                asyncio.create_task(hall.team.think("guest", view, 60.0, 1)) for _ in range(hall.team.most)
            ]
            await asyncio.sleep(0)
            table, friends = await sat_down(hall, Paper({**PAIR, "bots": {"B": "baron"}}).begin())
            chance = random.Random(1)
            while await act(table, friends, chance):
                pass

            assert table.table.match is not None
            assert table.table.match.over
            assert not any(question.done() for question in busy)
            (tmp_path / "guest.py.go").touch()
            await asyncio.gather(*busy)

    asyncio.run(go())


def test_a_search_that_has_waited_for_long_is_given_up(tmp_path: Path) -> None:
    async def go() -> None:
        slow = program(tmp_path, WAITS.strip())
        async with a_hall(settings_for(tmp_path, programs=slow)) as hall:
            await Paper({**PAIR, "bots": {"A": "guest", "B": "guest"}}).begin().into(hall, "thinking")
            async with asyncio.timeout(120):
                while not hall.team.processes:
                    await asyncio.sleep(0.01)
            table, (anna,) = await sat_down(hall, Paper({**PAIR, "bots": {"B": "baron"}}).begin())
            while table.table.turn == 0:
                await anna.play(table)
            await anna.until(lambda: anna.views["A"]["turn"] == "A")

            assert hall.team.waiting == 0
            (tmp_path / "guest.py.go").touch()

    asyncio.run(go())


# --- What has changed while a bot thought -----------------------------------------------------------------


def test_what_a_bot_thought_before_a_pause_is_not_played_in_it(tmp_path: Path) -> None:
    async def go() -> None:
        slow = program(tmp_path, WAITS.strip())
        async with a_hall(settings_for(tmp_path, programs=slow)) as hall:
            paper = Paper({**PAIR, "bots": {"A": "guest", "B": "guest"}}).begin()
            table = await paper.into(hall)
            host = await Friend("v0").come(table)
            async with asyncio.timeout(120):
                while not hall.team.processes:
                    await asyncio.sleep(0.01)
            await host.do(table, "pause")
            (tmp_path / "guest.py.go").touch()
            other = Match(paper.table.sheet, 2, b"another match")
            await hall.team.think("guest", other.view(other.turn), 1.0, 1)  # there is one worker: it is next
            await host.answer(table, "missed", after=host.number)
            assert host.number == paper.table.number + 1
            await host.do(table, "resume")
            await host.until(lambda: host.about["state"] == "over")

    asyncio.run(go())


async def has_thought(hall: Hall, folder: Path) -> None:
    """There is one worker: whatever it was asked before has been answered."""
    (folder / "guest.py.go").touch()
    other = Match(SHEETS["chickenfoot"], 2, b"another match")
    await hall.team.think("guest", other.view(other.turn), 1.0, 1)


def test_what_a_bot_thought_is_not_played_once_its_seat_is_handed_back(tmp_path: Path) -> None:
    async def go() -> None:
        slow = program(tmp_path, WAITS.strip())
        async with a_hall(settings_for(tmp_path, programs=slow)) as hall:
            table, (anna, ben) = await sat_down(hall, Paper(PAIR).begin())
            if table.table.turn == 1:
                await ben.play(table)
            await anna.do(table, "hand", seat="B", bot="guest")
            while table.table.turn == 0:
                await anna.play(table)
            async with asyncio.timeout(120):
                while not hall.team.processes:
                    await asyncio.sleep(0.01)
            await ben.do(table, "sit", seat="B", name="Ben")
            await has_thought(hall, tmp_path)
            await anna.answer(table, "missed", after=anna.number)

            assert table.table.turn == 1
            await ben.play(table)

    asyncio.run(go())


def two_ways(match: Match) -> tuple[str, str]:
    """Two actions, of which the first lets the bot choose what it cannot do after the second."""
    for first, second in permutations(match.legal(), 2):
        after = []
        for action in (first, second):
            one = match.copy()
            one.play(action)
            after.append(one)
        if after[0].turn == after[1].turn == 1 and after[0].legal()[-1] not in after[1].legal():
            return write_action(first), write_action(second)
    raise AssertionError("another deal is needed")


def test_a_bot_thinks_again_when_an_action_was_taken_back(tmp_path: Path) -> None:
    async def go() -> None:
        slow = program(tmp_path, WAITS.strip())
        async with a_hall(settings_for(tmp_path, programs=slow)) as hall:
            table, (anna,) = await sat_down(hall, Paper({**GUEST, "sheet": "mexican-train-classic"}).begin())
            assert table.table.match is not None
            first, second = two_ways(table.table.match)
            await anna.play(table, first)
            async with asyncio.timeout(120):
                while not hall.team.processes:
                    await asyncio.sleep(0.01)
            await anna.do(table, "take-back", seat="A", number=1)
            await anna.until(lambda: anna.views["A"]["number"] == 0)
            await anna.play(table, second)
            await has_thought(hall, tmp_path)
            await anna.until(lambda: anna.views["A"]["number"] == 2)

    asyncio.run(go())


def test_a_bots_action_is_written_down_as_one() -> None:
    paper = Paper({**PAIR, "bots": {"A": "caboose", "B": "caboose"}}).begin()
    while paper.table.state != "over":
        paper.wait(1)
    acted = [entry for body in paper.log if isinstance(entry := decode_entry(body), Acted)]

    assert {entry.kind for entry in acted} == {"bot"}
    assert {event.kind for event in paper.table.last_events} >= {EventKind.MATCH_OVER}
