"""A command is carried out once or refused with a reason, and a refusal changes nothing."""

from __future__ import annotations

import ast
import asyncio
import random
import shutil
from pathlib import Path
from typing import get_args

import pytest

import boneyard.server
from boneyard import Reason, read_action
from boneyard.locales import CATALOGUES, Words
from boneyard.server.commands import AnyCommand
from boneyard.server.guests import refusal
from boneyard.server.refused import REASONS, Refused
from boneyard.words import words
from tests.server.company import Friend, Json, a_hall, act, settings_for, started
from tests.server.paper import Paper, sat_down

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


def german(folder: Path) -> Words:
    """A catalogue that has one sentence of its own; all others are taken from the English one."""
    shutil.copytree(str(CATALOGUES / "en"), folder / "en")
    (folder / "de").mkdir()
    (folder / "de" / "words.ftl").write_text(
        "refused-must-play = Du kannst legen, also musst du ({ $clause }).\n"
        "server-refused-not-your-turn = Du bist nicht dran.\n",
        encoding="utf-8",
    )
    return Words(("de", "en"), folder)


def test_an_illegal_action_is_refused_by_its_clause_in_the_language_of_the_reader(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await sat_down(hall, Paper(PAIR).begin())
            for guest in (anna.guest, ben.guest):
                guest.language = german(tmp_path / guest.visitor)
            draw = {"number": 0, "action": "draw"}
            told = await anna.answer(table, "play", seat="A", **draw)
            foreign = await anna.answer(table, "play", seat="A", number=0, action="0-0@A")
            turn = await ben.answer(table, "play", seat="B", **draw)

            assert told["type"] == "refused"
            assert (told["reason"], told["text"]) == (
                "must-play",
                f"Du kannst legen, also musst du ({told['clause']}).",
            )
            assert foreign["reason"] == "tile-not-held"
            assert foreign["text"] == f"0-0 is on the table, not in your hand ({foreign['clause']})."
            assert turn["text"] == "Du bist nicht dran."
            assert "clause" not in turn

    asyncio.run(go())


def test_a_house_rule_behind_a_refusal_is_named() -> None:
    paper = Paper({**PAIR, "options": {"game": "fast"}}).begin()
    with pytest.raises(Refused) as refused:
        paper.ask("v0", "play", seat="A", number=0, action="12-12@A")
    told = refusal("x", refused.value, words())

    assert (told.reason, told.clause, told.house_rule) == ("not-in-double-nine", "A45", "game=fast")
    assert told.text == "There is no 12-12 in the double-nine set (house rule game=fast, A45)."


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


# --- Reasons ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_its_sentence(reason: str) -> None:
    told = refusal("x", Refused(reason, "Detail"), words())

    assert (told.id, told.reason) == ("x", reason)
    assert told.text
    assert "{" not in told.text


def test_every_reason_is_given_somewhere_and_no_other() -> None:
    given: set[str] = set()
    for path in Path(boneyard.server.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                given |= {
                    part.value
                    for part in ast.walk(node.args[0])
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }

    assert given - {"illegal"} == set(REASONS)


def test_no_reason_of_the_table_is_one_of_the_rules() -> None:
    assert not {reason.value for reason in Reason} & set(REASONS)


FIELDS: Json = {
    "sit": {"seat": "A", "name": "Anna"},
    "stand": {"seat": "A"},
    "arrange": {"order": ["B", "A"]},
    "settle": {"pace": 1},
    "start": {},
    "nonce": {"seat": "A", "nonce": "1" * 32},
    "play": {"seat": "A", "number": 0, "action": "draw"},
    "ready": {"seat": "A"},
    "say": {"seat": "A", "phrase": "hello"},
    "take-back": {"seat": "A", "number": 0},
    "answer": {"agree": True},
    "advise": {"seat": "A"},
    "pause": {},
    "resume": {},
    "hand": {"seat": "A", "bot": "caboose"},
    "hand-back": {"seat": "A"},
    "remove": {"seat": "A"},
    "become-host": {},
    "rematch": {},
}
AFTER = ("sit", "over"), ("stand", "over"), ("settle", "over"), ("play", "over"), ("take-back", "over")
ENDED = {
    **dict(AFTER),
    "arrange": "already-started",
    "start": "already-started",
    "nonce": "nonce-not-wanted",
    "ready": "no-round-shown",
    "answer": "nobody-asks",
    "advise": "over",
    "pause": "over",
    "resume": "not-paused",
    "hand": "over",
    "hand-back": "over",
    "remove": "over",
    "become-host": "host-is-there",
}


def test_after_the_match_nothing_is_left_but_to_talk_and_to_play_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, friends = await started(hall, {**PAIR, "sheet": "chickenfoot"}, 2)
            chance = random.Random(1)
            while await act(table, friends, chance):
                pass
            for kind, reason in ENDED.items():
                assert await friends[0].refused(table, kind, **FIELDS[kind]) == reason, kind

    asyncio.run(go())


@pytest.mark.parametrize("kind", [kind for kind in FIELDS if kind != "sit"])
def test_a_stranger_can_do_nothing_but_sit_down(kind: str) -> None:
    for paper in (Paper(PAIR), Paper(PAIR).begin()):
        for visitor in ("stranger", ""):
            assert paper.refused(visitor, kind, **FIELDS[kind]) in REASONS


def test_these_are_all_the_commands() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(AnyCommand)}
    assert tags == {*FIELDS, "missed"}
