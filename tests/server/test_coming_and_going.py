"""People reload, fall asleep, leave and come back; the table waits, in memory or on disk."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from time import time

import msgspec
import pytest

from boneyard.record.views import write_view
from boneyard.server.absences import host_away_since
from boneyard.server.asking import Asker
from boneyard.server.commands import BecomeHost
from boneyard.server.deciding import decide
from boneyard.server.entries import HostBecame, Left, Returned
from boneyard.server.hall import NotAllowed
from boneyard.server.open_table import OpenTable
from boneyard.server.refused import Refused
from boneyard.server.retelling import NoSuchTable
from tests.server.company import Friend, Json, a_hall, seated, settings_for
from tests.server.paper import Paper, sat_down

PAIR: Json = {"sheet": "chickenfoot", "players": 2, "options": {"rounds": "1"}}
TRIO: Json = {**PAIR, "players": 3}


def view_now(table: OpenTable, seat: int | None) -> Json:
    assert table.table.round is not None
    sent: Json = json.loads(msgspec.json.encode(write_view(table.table.round.view(seat))))
    return sent


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(120):
        while not condition():
            await asyncio.sleep(0.01)


# --- Away and back ----------------------------------------------------------------------------------------


def test_everybody_sees_who_is_away_and_who_is_back(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path, away_seconds=0.05)) as hall:
            table, (anna, ben) = await sat_down(hall, Paper(PAIR).begin())
            table.leave(ben.guest)
            away = await anna.hears("away")

            assert away["seat"] == "B"
            assert anna.place("B")["away"]
            assert "away" not in anna.place("A")
            await ben.come(table)
            back = await anna.hears("back")
            assert back["seat"] == "B"
            assert "away" not in anna.place("B")
            await ben.until(lambda: "away" not in ben.place("B"))

    asyncio.run(go())


def test_a_reload_or_another_device_is_no_absence(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path, away_seconds=0.05)) as hall:
            table, (anna, ben, cleo) = await sat_down(hall, Paper(TRIO).begin())
            phone = await Friend("v1", called="phone").come(table)
            table.leave(ben.guest)  # the phone is still there
            table.leave(anna.guest)
            again = await Friend("v0", called="again").come(table)
            table.leave(cleo.guest)
            away = await phone.hears("away")  # hers was the last to be looked for

            assert away["seat"] == "C"
            assert [place.get("away", False) for place in again.about["seats"]] == [False, False, True]
            assert again.views["A"] == view_now(table, 0)

    asyncio.run(go())


def test_a_second_device_has_the_same_seat_and_both_are_told_everything(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, friends = await sat_down(hall, Paper(PAIR).begin())
            player = next(friend for friend in friends if any(v["legal"] for v in friend.views.values()))
            phone = await Friend(player.visitor, called="phone").come(table)
            assert (phone.yours, phone.views) == (player.yours, player.views)
            told = await phone.play(table)
            await player.until(lambda: player.number == phone.number)

            assert told["id"] == "phone-1"
            assert not any("id" in message for message in player.heard)
            assert player.views == phone.views

    asyncio.run(go())


def test_after_a_restart_whoever_does_not_come_back_is_away(tmp_path: Path) -> None:
    async def go() -> None:
        settings = settings_for(tmp_path, away_seconds=0.05)
        async with a_hall(settings) as hall:
            table, friends = await sat_down(hall, Paper(PAIR).begin())
        assert [friend.heard[-1]["reason"] for friend in friends] == ["stopping", "stopping"]
        assert [friend.cuts for friend in friends] == [[(1012, "stopping")], [(1012, "stopping")]]
        async with a_hall(settings) as hall:
            table = await hall.find("paper")
            ben = await Friend("v1").come(table)
            away = await ben.hears("away")
            await until(lambda: table.written == table.table.number)

            assert away["seat"] == "A"
            assert ben.views["B"] == view_now(table, 1)

    asyncio.run(go())


def test_an_absence_is_kept_in_the_log() -> None:
    paper = Paper(PAIR, devices=1).begin()
    paper.add(Left(at=paper.now, visitor="v0"))
    assert [chair.away_since for chair in paper.again().chairs] == [paper.now] * 2
    paper.add(Returned(at=paper.now, visitor="v0"))
    assert [chair.away_since for chair in paper.again().chairs] == [None] * 2


# --- A host who is gone -----------------------------------------------------------------------------------


def test_when_the_host_is_gone_somebody_else_leads_the_table(tmp_path: Path) -> None:
    async def go() -> None:
        settings = settings_for(tmp_path, away_seconds=0.05, host_away_seconds=0)
        async with a_hall(settings) as hall:
            table, (anna, ben) = await sat_down(hall, Paper(PAIR).begin())
            assert await ben.refused(table, "become-host") == "host-is-there"
            table.leave(anna.guest)
            await ben.hears("away")
            assert ben.about["host_away_since"]
            stranger = await Friend("stranger").come(table)
            assert await stranger.refused(table, "become-host") == "not-your-seat"
            await ben.do(table, "become-host")
            await ben.until(lambda: ben.heard[-1]["type"] == "welcome")

            assert ben.heard[-1]["host"]
            assert ben.place("B")["host"]
            assert "host" not in ben.place("A")
            assert ben.about["host_away_since"] is None
            await ben.do(table, "pause")
            anna = await Friend("v0", called="late").come(table)
            assert "host" not in anna.heard[0]
            assert await anna.refused(table, "resume") == "not-host"
            row = await hall.store.row("paper")
            assert row is not None
            assert row.host == "v1"

    asyncio.run(go())


def become(paper: Paper, visitor: str, seat: int | None = None) -> str:
    """The reason why not, or nothing."""
    try:
        entries = decide(paper.table, Asker(visitor, seat, paper.now), BecomeHost(id="x"))
    except Refused as refused:
        return refused.reason
    assert [type(entry) for entry in entries] == [HostBecame]
    return ""


def test_the_host_must_have_been_away_for_long() -> None:
    paper = Paper(TRIO, devices=2).begin()
    before = host_away_since(paper.table)
    paper.add(Left(at=paper.now, visitor="v0"))
    assert (before, host_away_since(paper.table)) == (None, paper.now)
    paper.wait(299)
    assert become(paper, "v1") == "host-is-there"
    paper.wait(1)

    assert become(paper, "v1") == ""
    assert become(paper, "v1", seat=1) == "not-your-seat"  # a token for a seat leads no table
    paper.add(Returned(at=paper.now, visitor="v0"))
    assert become(paper, "v1") == "host-is-there"


def test_a_host_without_a_seat_is_gone_when_nothing_has_happened_for_long() -> None:
    paper = Paper(PAIR).begin()
    paper.ask("v0", "stand", seat="A")
    paper.wait(299)
    assert become(paper, "v1") == "host-is-there"
    paper.wait(1)
    assert become(paper, "v1") == ""


# --- Memory and the end -----------------------------------------------------------------------------------


def test_a_table_where_nobody_is_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path, idle_seconds=0.1)) as hall:
            table, friends = await sat_down(hall, Paper(PAIR).begin())
            turn = table.table.turn
            assert turn is not None
            await friends[turn].play(table)
            views = [view_now(table, seat) for seat in range(2)]
            for friend in friends:
                table.leave(friend.guest)
            await until(lambda: not hall.tables)
            assert table.closed
            again = await Friend("v0").come(await hall.find("paper"))

            assert again.views["A"] == views[0]
            assert hall.tables["paper"] is not table

    asyncio.run(go())


def test_a_table_with_somebody_there_stays(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path, idle_seconds=0.1)) as hall:
            table, _ = await sat_down(hall, Paper(PAIR).begin())
            watched = await Paper(PAIR).into(hall, "watched")
            await Friend("").come(watched)
            await Paper(PAIR).into(hall, "empty")
            await until(lambda: "empty" not in hall.tables)

            assert hall.tables == {"paper": table, "watched": watched}

    asyncio.run(go())


def test_two_who_come_at_once_find_the_same_table(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            await Paper(PAIR).put(hall)
            friends = [Friend("v0"), Friend("v1")]
            tables = await asyncio.gather(*[hall.join("paper", friend.guest) for friend in friends])

            assert tables[0] is tables[1]
            with pytest.raises(NoSuchTable):
                await hall.find("nowhere")

    asyncio.run(go())


def test_the_host_deletes_a_table_and_everybody_is_told(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await seated(hall, PAIR, 2)
            id_ = table.table.id
            for visitor in ("v1", ""):
                with pytest.raises(NotAllowed) as refused:
                    await hall.delete(id_, visitor)
                assert refused.value.reason == "not-host"
            await hall.delete(id_, "v0")

            for friend in (anna, ben):
                assert (friend.heard[-1]["type"], friend.heard[-1]["reason"]) == ("farewell", "deleted")
                assert friend.heard[-1]["text"]
                assert friend.cuts == [(1000, "deleted")]
            with pytest.raises(NoSuchTable):
                await hall.find(id_)
            assert await hall.store.played("v0") == []
            assert await hall.store.entries(id_) == []

    asyncio.run(go())


def test_what_is_old_enough_is_gone_when_the_server_starts(tmp_path: Path) -> None:
    async def go() -> None:
        settings = settings_for(tmp_path, keep_days=30)
        async with a_hall(settings) as hall:
            for days in (29, 31):
                await Paper(PAIR, time() - days * 86_400).begin().play_round().put(hall, f"{days} days")
        async with a_hall(settings) as hall:
            async with asyncio.timeout(60):
                while await hall.store.row("31 days") is not None:
                    await asyncio.sleep(0.01)

            assert await hall.record("29 days")
            with pytest.raises(NoSuchTable):
                await hall.find("31 days")

    asyncio.run(go())
