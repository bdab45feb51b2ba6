"""A seat goes to a bot, to another person or back to its own, never silently. A rematch keeps them all."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import msgspec

from boneyard.record.views import write_view
from boneyard.server.open_table import OpenTable
from tests.server.company import Friend, Json, a_hall, act, settings_for, started
from tests.server.paper import Paper, sat_down

PAIR: Json = {"sheet": "chickenfoot", "players": 2, "options": {"rounds": "1"}}
TRIO: Json = {**PAIR, "players": 3}


def view_now(table: OpenTable, seat: int | None) -> Json:
    assert table.table.round is not None
    sent: Json = json.loads(msgspec.json.encode(write_view(table.table.round.view(seat))))
    return sent


async def play_out(table: OpenTable, friends: list[Friend]) -> None:
    chance = random.Random(1)
    while await act(table, friends, chance):
        pass


def test_the_host_hands_a_seat_to_a_bot_and_back_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await sat_down(hall, Paper({**PAIR, "pace": 60}).begin())
            assert await ben.refused(table, "hand", seat="A", bot="caboose") == "not-host"
            assert await anna.refused(table, "hand", seat="B", bot="run:rm") == "bad-terms"
            assert await anna.refused(table, "hand", seat="D", bot="caboose") == "no-such-seat"
            assert await anna.refused(table, "hand-back", seat="B") == "not-kept"
            told = await anna.do(table, "hand", seat="B", bot="caboose")
            await ben.until(lambda: not ben.yours)

            assert (told["news"], told["seat"]) == ("handed", "B")
            place = anna.place("B")
            assert (place["name"], place["bot"], place["kept"]) == ("Friend B", "caboose", True)
            assert ben.views == {None: view_now(table, None)}
            assert ben.heard[-1]["kept"] == ["B"]
            play = {"number": table.table.match.number if table.table.match else 0, "action": "draw"}
            assert await ben.refused(table, "play", seat="B", **play) == "not-your-seat"
            stranger = await Friend("stranger").come(table)
            assert await stranger.refused(table, "sit", seat="B", name="Eve") == "seat-taken"
            assert await ben.refused(table, "hand-back", seat="B") == "not-host"
            await anna.do(table, "hand-back", seat="B")
            await ben.until(lambda: ben.yours)

            assert (ben.yours, ben.views) == (["B"], {"B": view_now(table, 1)})
            assert "bot" not in anna.place("B")
            assert "kept" not in anna.place("B")

    asyncio.run(go())


def test_whoever_a_seat_is_kept_for_sits_down_again_without_asking(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path, away_seconds=0.05)) as hall:
            table, (anna, ben) = await sat_down(hall, Paper({**PAIR, "pace": 0}).begin())
            table.leave(ben.guest)
            await anna.hears("away")
            await anna.do(table, "hand", seat="B", bot="caboose")
            while not any(message.get("seat") == "B" for message in anna.heard if "events" in message):
                if any(view["legal"] for view in anna.views.values()):
                    await anna.play(table)
                await anna.until(lambda: anna.views["A"]["turn"] == "A" or anna.about["state"] == "over")
            ben = await Friend("v1", called="back").come(table)
            await anna.hears("back")
            assert (ben.yours, anna.place("B")["kept"]) == ([], True)  # here again, and the bot still plays
            await ben.do(table, "sit", seat="B", name="Another name")
            await ben.until(lambda: ben.yours == ["B"])

            assert (await anna.hears("handed-back"))["seat"] == "B"
            assert anna.place("B")["name"] == "Friend B"
            assert ben.views["B"] == view_now(table, 1)

    asyncio.run(go())


def test_a_seat_that_the_host_has_freed_waits_for_another_person(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, friends = await sat_down(hall, Paper(PAIR).begin())
            turn = table.table.turn
            assert turn is not None
            seat = "AB"[turn]
            other = friends[1 - turn]
            await friends[0].do(table, "hand", seat=seat)
            assert await friends[0].refused(table, "hand", seat=seat) == "seat-not-taken"
            told = await other.hears("freed")

            assert told["seat"] == seat
            assert other.place(seat).get("name", "") == ""
            assert table.mover.due() is None
            cleo = await Friend("cleo").come(table)
            await cleo.do(table, "sit", seat=seat, name="Cleo")
            await cleo.until(lambda: cleo.yours == [seat])
            assert cleo.views[seat] == view_now(table, turn)
            assert other.place(seat)["name"] == "Cleo"
            await cleo.play(table)
            assert (await hall.store.played("cleo"))[0].id == "paper"

    asyncio.run(go())


def test_the_seat_of_somebody_who_leaves_waits_for_that_person() -> None:
    paper = Paper(PAIR).begin()
    paper.ask("v1", "stand", seat="B")
    chair = paper.table.chairs[1]

    assert (chair.visitor, chair.away_since) == ("v1", paper.now)
    assert paper.refused("new", "sit", seat="B", name="New") == "seat-taken"
    assert paper.table.seats_of("v1") == (1,)


def test_a_free_seat_can_be_given_to_a_bot_too() -> None:
    paper = Paper(PAIR).begin()
    paper.ask("v0", "hand", seat="B")
    paper.ask("v0", "hand", seat="B", bot="fireman")
    chair = paper.table.chairs[1]

    assert (chair.name, chair.bot, chair.kept_for) == ("Fireman", "fireman", "")
    assert paper.refused("v1", "sit", seat="B", name="Ben") == "seat-taken"
    paper.ask("v0", "hand", seat="B")
    paper.ask("v1", "sit", seat="B", name="Ben")


def test_a_bot_can_be_changed_for_another_and_the_seat_is_still_kept() -> None:
    paper = Paper(PAIR).begin()
    for bot in ("caboose", "engineer"):
        paper.ask("v0", "hand", seat="B", bot=bot)

    assert paper.table.chairs[1].bot == "engineer"
    assert paper.table.chairs[1].name == "Friend B"
    paper.ask("v1", "sit", seat="B", name="Ben")
    assert paper.table.chairs[1].person


def test_nothing_of_this_before_the_match() -> None:
    paper = Paper(PAIR)
    for kind, fields in (("hand", {"seat": "B"}), ("hand-back", {"seat": "B"}), ("pause", {})):
        assert paper.refused("v0", kind, **fields) == "not-started"
    assert paper.refused("v0", "resume") == "not-paused"


def test_the_host_pauses_and_goes_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, friends = await sat_down(hall, Paper(PAIR).begin())
            turn = table.table.turn
            assert turn is not None
            assert await friends[1].refused(table, "pause") == "not-host"
            await friends[0].do(table, "pause")
            await friends[1].hears("paused")
            view = friends[turn].views["AB"[turn]]
            play = {"seat": "AB"[turn], "number": view["number"], "action": view["legal"][0]}

            assert friends[1].about["paused"]
            assert await friends[turn].refused(table, "play", **play) == "paused"
            assert await friends[0].refused(table, "pause") == "paused"
            assert await friends[1].refused(table, "resume") == "not-host"
            await friends[0].do(table, "resume")
            await friends[1].hears("resumed")
            await friends[turn].do(table, "play", **play)

    asyncio.run(go())


# --- Once more --------------------------------------------------------------------------------------------


def test_a_rematch_has_the_same_people_and_there_is_only_one(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await started(hall, {**TRIO, "bots": {"B": "caboose"}, "pace": 0}, 2)
            assert await anna.refused(table, "rematch") == "not-over"
            await play_out(table, [anna, ben])
            assert await ben.refused(table, "rematch") == "not-host"
            asked = [anna.ask(table, "rematch"), anna.ask(table, "rematch")]
            await anna.until(lambda: {m.get("id") for m in anna.heard} >= set(asked))
            told = await ben.hears("rematch")

            answers = {m["id"]: m for m in anna.heard if m.get("id") in asked}
            assert sorted(answer["type"] for answer in answers.values()) == ["refused", "told"]
            assert await anna.refused(table, "rematch") == "rematched"
            first = next(id_ for id_, answer in answers.items() if answer["type"] == "told")
            assert (await anna.answer(table, "rematch", id=first))["type"] == "done"
            again = await hall.find(told["about"]["rematch"])
            assert again.table.terms == table.table.terms
            assert again.table.seat_names() == table.table.seat_names()
            assert (again.table.host, again.table.state) == ("v0", "open")
            anna, ben = await Friend("v0").come(again), await Friend("v1").come(again)
            assert (anna.yours, ben.yours) == (["A"], ["C"])
            await anna.do(again, "start")
            assert await hall.rematch(table.table) == again.table.id

    asyncio.run(go())


def test_when_the_host_has_gone_home_somebody_else_opens_the_rematch(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path, away_seconds=0.05, host_away_seconds=0)) as hall:
            table, (anna, ben) = await started(hall, {**PAIR, "pace": 0}, 2)
            await play_out(table, [anna, ben])
            table.leave(anna.guest)
            await ben.hears("away")
            await ben.do(table, "become-host")
            told = await ben.do(table, "rematch")
            again = await hall.find(told["about"]["rematch"])

            assert (again.table.host, again.table.people) == ("v1", [0, 1])

    asyncio.run(go())


def test_whose_time_was_used_up_is_at_the_rematch(tmp_path: Path) -> None:
    async def go() -> None:
        paper = Paper({**PAIR, "clock": {"per": "match", "seconds": 600}}).begin()
        paper.wait(600)
        assert len(paper.table.people) == 1
        async with a_hall(settings_for(tmp_path)) as hall:
            again = await hall.find(await hall.rematch(paper.table))

            assert again.table.people == [0, 1]

    asyncio.run(go())


def test_a_bot_that_plays_for_somebody_who_has_left_is_at_the_rematch(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path, away_seconds=0.05)) as hall:
            table, (anna, ben) = await started(hall, {**PAIR, "pace": 0}, 2)
            table.leave(ben.guest)
            await anna.hears("away")
            await anna.do(table, "hand", seat="B", bot="caboose")
            await play_out(table, [anna])
            told = await anna.do(table, "rematch")
            again = await hall.find(told["about"]["rematch"])

            assert (again.table.people, again.table.chairs[1].bot) == ([0], "caboose")

    asyncio.run(go())


def test_who_was_removed_is_told_so_whenever_they_come(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await started(hall, {**PAIR, "pace": 60}, 2)
            assert "removed" not in ben.heard[-1]
            await anna.do(table, "remove", seat="B")
            await ben.until(lambda: not ben.yours)
            again = await Friend("v1").come(table)

            for welcome in (ben.heard[-1], again.heard[-1]):
                assert (welcome["type"], welcome["removed"], "kept" in welcome) == ("welcome", True, False)

    asyncio.run(go())


def test_who_was_removed_is_not_at_the_rematch_either(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await started(hall, {**PAIR, "pace": 0}, 2)
            await anna.do(table, "remove", seat="B")
            await play_out(table, [anna])
            told = await anna.do(table, "rematch")
            again = await hall.find(told["about"]["rematch"])
            host = await Friend("v0").come(again)
            assert host.about["terms"]["bots"] == {"B": "brakeman"}
            await host.do(again, "settle", bots={})
            ben = await Friend("v1").come(again)

            assert await ben.refused(again, "sit", seat="B", name="Ben") == "removed"

    asyncio.run(go())
