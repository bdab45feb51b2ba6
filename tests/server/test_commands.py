"""A command is carried out once or refused with a reason, and a refusal changes nothing."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from pathlib import Path

import pytest

from boneyard import SHEETS, Match, read_action
from boneyard.server.advising import advice
from boneyard.server.commands import Advise
from boneyard.words import words
from tests.rulebook import position
from tests.server.company import Friend, Json, a_hall, settings_for
from tests.server.paper import Paper, sat_down
from tests.server.test_thinkers import WAITS, program

PAIR: Json = {"sheet": "mexican-train-classic", "players": 2, "options": {"rounds": "1"}}
FIRST = "11-0@A"
"""The first legal action of the deal on paper."""


def test_an_action_is_told_to_everybody_and_to_its_player_with_the_id(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await sat_down(hall, Paper(PAIR).begin())
            told = await anna.do(table, "play", id="my id", seat="A", number=0, action=FIRST)
            other = await ben.hears("acted")

            assert (told["id"], told["seat"]) == ("my id", "A")
            assert "id" not in other
            assert other["events"][0] == {"event": "laid", "seat": "A", "tile": "11-0", "end": "A"}
            assert "0-11" in ben.views["B"]["table"]["trains"]["A"]

    asyncio.run(go())


def test_what_was_made_for_an_older_state_is_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await sat_down(hall, Paper(PAIR).begin())
            await anna.do(table, "play", seat="A", number=0, action=FIRST)
            await ben.hears("acted")
            view = ben.views["B"]

            for number in (0, view["number"] - 1, view["number"] + 1, 10**6):
                refused = await ben.refused(table, "play", seat="B", number=number, action=view["legal"][0])
                assert refused == "stale"
            assert await anna.refused(table, "take-back", seat="A", number=0) == "stale"
            await ben.play(table)

    asyncio.run(go())


def test_nobody_plays_for_another_or_out_of_turn(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await sat_down(hall, Paper(PAIR).begin())
            watcher = await Friend("").come(table)

            for stranger in (ben, watcher, await Friend("stranger").come(table)):
                refused = await stranger.refused(table, "play", seat="A", number=0, action=FIRST)
                assert refused == "not-your-seat"
                assert await stranger.refused(table, "say", seat="A", phrase="hello") == "not-your-seat"
                assert await stranger.refused(table, "advise", seat="A") == "not-your-seat"
            assert await ben.refused(table, "play", seat="B", number=0, action="draw") == "not-your-turn"
            assert await ben.refused(table, "advise", seat="B") == "not-your-turn"
            assert await ben.refused(table, "play", seat="C", number=0, action="draw") == "no-such-seat"
            assert await anna.refused(table, "take-back", seat="A", number=0) == "nothing-to-take-back"

    asyncio.run(go())


@pytest.mark.parametrize("action", ["", "12-1@", "lay 12-1", "13-1@A", "12-1@Z", "12-1@A@A", "١٢-1@A", "\0"])
def test_what_is_no_action_is_refused(action: str, tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, _) = await sat_down(hall, Paper(PAIR).begin())
            refused = await anna.refused(table, "play", seat="A", number=0, action=action)
            assert refused == "not-an-action"

    asyncio.run(go())


# --- The same id again ------------------------------------------------------------------------------------


def test_a_repeated_command_is_carried_out_once_and_answered_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await sat_down(hall, Paper(PAIR).begin())
            ask = {"id": "once", "seat": "A", "number": 0, "action": FIRST}
            anna.ask(table, "play", **ask)
            again = await anna.answer(table, "play", **ask)  # before the first one is on disk
            told = next(message for message in anna.heard if message.get("news") == "acted")
            later = await anna.answer(table, "play", **ask)
            phone = await Friend("v0").come(table)

            assert again == told
            assert later == {"type": "done", "id": "once", "number": told["number"]}
            assert await phone.answer(table, "play", **ask) == later
            assert table.table.match is not None
            assert table.table.match.actions == (read_action(FIRST),)
            # another's id is another's
            assert await ben.refused(table, "play", **{**ask, "seat": "B"}) == "stale"

    asyncio.run(go())


def test_it_is_answered_again_after_the_table_was_made_of_its_log(tmp_path: Path) -> None:
    async def go() -> None:
        settings = settings_for(tmp_path)
        ask = {"id": "once", "seat": "A", "number": 0, "action": FIRST}
        async with a_hall(settings) as hall:
            table, (anna, _) = await sat_down(hall, Paper(PAIR).begin())
            number = (await anna.do(table, "play", **ask))["number"]
            table.close()
            table = await hall.find("paper")
            anna = await Friend("v0").come(table)
            assert await anna.answer(table, "play", **ask) == {"type": "done", "id": "once", "number": number}
        async with a_hall(settings) as hall:
            table = await hall.find("paper")
            anna = await Friend("v0").come(table)
            assert await anna.answer(table, "play", **ask) == {"type": "done", "id": "once", "number": number}
            assert table.table.number == number

    asyncio.run(go())


def test_a_command_that_brings_several_things_is_known_again_too() -> None:
    paper = Paper(PAIR)
    promised = paper.ask("v0", "start", id="start")
    paper.ask("v0", "nonce", id="n", seat="A", nonce="1" * 32)
    dealt = paper.ask("v1", "nonce", id="n", seat="B", nonce="2" * 32)
    again = paper.again()

    assert (len(promised), len(dealt)) == (1, 2)
    assert again.answered == paper.table.answered
    assert again.answered == {("v0", "start"): 2, ("v0", "n"): 3, ("v1", "n"): 4}


def test_a_table_remembers_only_so_many_ids() -> None:
    paper = Paper(PAIR)
    for number in range(300):
        paper.ask("v0", "settle", id=f"{number}", pace=number % 10)

    assert len(paper.table.answered) == 256
    assert ("v0", "299") in paper.table.answered
    assert ("v0", "0") not in paper.table.answered


# --- What changes nothing ---------------------------------------------------------------------------------


def test_what_is_said_is_heard_by_all_and_written_nowhere(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await sat_down(hall, Paper(PAIR).begin())
            before = len(await hall.store.entries("paper"))
            said = await anna.answer(table, "say", seat="A", phrase="well-played")

            assert said == {"type": "said", "seat": "A", "phrase": "well-played", "id": said["id"]}
            assert ben.heard[-1] == {"type": "said", "seat": "A", "phrase": "well-played"}
            assert len(await hall.store.entries("paper")) == before

    asyncio.run(go())


def test_a_hint_is_given_to_whose_turn_it_is_unless_it_is_switched_off(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await sat_down(hall, Paper(PAIR).begin())
            hinted = await anna.answer(table, "advise", seat="A")

            assert hinted["type"] == "hinted"
            assert hinted["action"] in anna.views["A"]["legal"]
            assert hinted["text"]
            assert hinted["reasons"]
            assert ben.heard[-1]["type"] == "welcome"
            await anna.do(table, "settle", hints=False)
            assert await anna.refused(table, "advise", seat="A") == "no-hints"

    asyncio.run(go())


@pytest.mark.parametrize(
    ("level", "name"), [("baron", "baron"), ("7", "stationmaster"), ("8", "superintendent")]
)
def test_a_stronger_hint_comes_from_a_worker_and_says_what_was_tried(
    tmp_path: Path, level: str, name: str
) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await sat_down(hall, Paper(PAIR).begin())
            before = len(await hall.store.entries("paper"))
            hinted = await anna.answer(table, "advise", seat="A", level=level)

            assert (hinted["type"], hinted["level"]) == ("hinted", name)
            assert hinted["number"] == anna.views["A"]["number"]
            assert hinted["action"] in anna.views["A"]["legal"]
            assert hinted["reasons"][-2].startswith("Next best: ")
            assert "Certainty: " in hinted["reasons"][-1]
            assert len(hall.team.processes) == 1
            assert ben.heard[-1]["type"] == "welcome"
            assert len(await hall.store.entries("paper")) == before
            await anna.do(table, "settle", hints=False)
            assert await anna.refused(table, "advise", seat="A", level=level) == "no-hints"

    asyncio.run(go())


@pytest.mark.parametrize("level", ["caboose", "5", "10", "nobody", "random", "run:true"])
def test_a_hint_from_anybody_else_is_refused_kindly(tmp_path: Path, level: str) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, _) = await sat_down(hall, Paper(PAIR).begin())
            answer = await anna.answer(table, "advise", seat="A", level=level)

            assert (answer["type"], answer["reason"]) == ("refused", "no-such-adviser")
            assert answer["text"] == f"No hint can come from {level}. Levels 6 to 9 give hints."
            assert (await anna.answer(table, "advise", seat="A", level="6"))["type"] == "hinted"
            assert hall.team.processes == []

    asyncio.run(go())


def test_one_stronger_hint_at_a_time_is_thought_about_at_a_table(tmp_path: Path) -> None:
    async def go() -> None:
        slow = program(tmp_path, WAITS.strip())
        async with a_hall(settings_for(tmp_path, programs=slow)) as hall:
            other = Match(SHEETS["chickenfoot"], 2, b"another match")
            busy = asyncio.create_task(hall.team.think("guest", other.view(other.turn), 60.0, 1))
            table, (anna, _) = await sat_down(hall, Paper(PAIR).begin())
            anna.ask(table, "advise", id="first", seat="A", level="9")
            await asyncio.sleep(0)
            assert await anna.refused(table, "advise", seat="A", level="9") == "busy"
            (tmp_path / "guest.py.go").touch()
            await busy
            await anna.until(lambda: anna.heard[-1].get("id") == "first")
            assert anna.heard[-1]["type"] == "hinted"
            assert (await anna.answer(table, "advise", seat="A", level="9"))["type"] == "hinted"

    asyncio.run(go())


def test_a_hint_is_about_the_table_as_it_was_when_it_was_asked_for(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, _) = await sat_down(hall, Paper(PAIR).begin())
            legal = anna.views["A"]["legal"]
            anna.ask(table, "advise", id="hint", seat="A", level="9")
            await anna.play(table)
            await anna.until(lambda: anna.heard[-1].get("id") == "hint")

            assert (anna.heard[-1]["type"], anna.heard[-1]["number"]) == ("hinted", 0)
            assert anna.heard[-1]["action"] in legal

    asyncio.run(go())


def test_a_hint_calls_a_train_by_the_name_of_its_owner() -> None:
    table = Paper(PAIR).begin().table
    assert table.match is not None
    table.match.round = position(
        players=2, hands={"A": "9-3 8-1", "B": "7-2"}, trains={"A": "12-11", "B": "12-9"}, markers="B"
    )
    asked = Advise(id="x", seat="A")

    assert json.loads(advice(table, asked, words()))["text"] == "play 9-3 on Friend B’s train"
    assert json.loads(advice(table, asked, words("de")))["text"] == "9-3 an die Bahn von Friend B anlegen"


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_plan_is_made_of_the_own_tiles_whoever_is_on_turn(tmp_path: Path, sheet: str) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await sat_down(hall, Paper({"sheet": sheet, "players": 2}).begin())
            for friend, seat in ((anna, "A"), (ben, "B")):
                planned = await friend.answer(table, "plan", seat=seat)
                view = friend.views[seat]

                assert planned["type"] == "planned"
                assert planned["number"] == view["number"]
                laid = ["-".join(sorted(tile.split("-"), key=int, reverse=True)) for tile in planned["train"]]
                assert sorted([*laid, *planned["spare"]]) == sorted(view["hands"][seat])
                numbers = [tile.split("-") for tile in planned["train"]]
                assert all(tile[1] == after[0] for tile, after in pairwise(numbers))
                if numbers:
                    assert int(numbers[0][0]) == view["engine"]
            assert await anna.refused(table, "plan", seat="B") == "not-your-seat"
            await anna.do(table, "settle", hints=False)
            assert await anna.refused(table, "plan", seat="A") == "no-hints"

    asyncio.run(go())


def test_who_has_missed_something_is_told_it_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await sat_down(hall, Paper(PAIR).begin())
            for _ in range(6):
                friend = next(f for f in (anna, ben) if any(view["legal"] for view in f.views.values()))
                await friend.play(table)
                for f in (anna, ben):
                    await f.until(lambda f=f: f.number == table.table.number)
            told = {m["number"]: m for m in ben.heard if m["type"] == "told"}
            after = table.table.number - 4
            done = await ben.answer(table, "missed", after=after)

            assert done == {"type": "done", "id": done["id"], "number": table.table.number}
            assert [message["number"] for message in ben.again] == [after + n for n in range(1, 5)]
            for message in ben.again:
                assert {**message, "id": ""} == {**told[message["number"]], "id": ""}
            welcomes = sum(message["type"] == "welcome" for message in ben.heard)
            ben.ask(table, "missed", after=table.table.number + 1)  # it cannot be: here is all there is
            await ben.until(lambda: sum(m["type"] == "welcome" for m in ben.heard) > welcomes)

    asyncio.run(go())
