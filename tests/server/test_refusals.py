"""Every refusal has a reason, a sentence in the language of its reader, and the clause behind it if any."""

from __future__ import annotations

import ast
import asyncio
import random
import shutil
from pathlib import Path
from typing import get_args

import pytest

import boneyard.server
from boneyard import Reason
from boneyard.locales import CATALOGUES, Words
from boneyard.server.commands import AnyCommand
from boneyard.server.guests import refusal
from boneyard.server.refused import REASONS, Refused
from boneyard.words import words
from tests.server.company import Json, a_hall, act, settings_for, started
from tests.server.paper import Paper, sat_down

PAIR: Json = {"sheet": "mexican-train-classic", "players": 2, "options": {"rounds": "1"}}


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


def test_a_train_is_called_by_the_name_of_its_owner_in_the_language_of_the_reader() -> None:
    paper = Paper({**PAIR, "players": 3, "bots": {"B": "fireman", "C": "fireman"}}).begin()
    assert paper.table.match is not None
    fitting = next(tile for tile in paper.table.match.view(0).hand if 12 in (tile.high, tile.low))
    with pytest.raises(Refused) as refused:
        paper.ask("v0", "play", seat="A", number=0, action=f"{fitting}@C")

    assert refusal("x", refused.value, words()).text.startswith("Fireman 2’s train is closed to you")
    assert refusal("x", refused.value, words("de")).text.startswith("Die Bahn von Heizdienst 2 ist")


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
    "plan": {"seat": "A"},
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
    "plan": "over",
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
