"""A bot that plays at a table of any Boneyard server, over the network. It needs Python and `websockets`.

    python remote_bot.py http://127.0.0.1:8191 TABLE SEAT TOKEN

The host of the table gets the token from POST /v1/tables/TABLE/seats/SEAT/token; it is good for that seat
alone. This bot plays the first legal action. docs/server.md explains the messages.
"""

import asyncio
import json
import secrets
import sys
from itertools import count
from typing import Any

from websockets.asyncio.client import connect

PROTOCOL = 1
NOT_IN_THE_HISTORY = {"round-began", "dealt", "left", "match-over"}

Json = dict[str, Any]


def choose(view: Json) -> str:
    """Your bot goes here. The view is all that the seat may know."""
    legal: list[str] = view["legal"]
    return legal[0]


# --- Keeping a view up to date ----------------------------------------------------------------------------


def bring_up_to_date(view: Json, told: Json) -> Json:
    """The view after what was told; `told` is a message of the type "told"."""
    own = next((seen for seen in told.get("seen", ()) if seen["seat"] == view["seat"]), {})
    if "view" in told:
        return own.get("view", told["view"])  # type: ignore[no-any-return]
    events = own.get("events", told.get("events", ()))
    view["history"] += [event for event in events if event["event"] not in NOT_IN_THE_HISTORY]
    for changes in (told.get("changes", {}), own.get("changes", {})):
        _change(view, changes)
    return view


def _change(view: Json, changes: Json) -> None:
    """What is told replaces what was there; of hands, trains and yards only the changed ones are told."""
    changes = dict(changes)
    view["hands"] |= changes.pop("hands", {})
    table = dict(changes.pop("table", {}))
    for name in {"trains", "yards"} & set(table):
        view["table"][name] |= table.pop(name)
    view["table"] |= table
    if "trains" in view["table"]:  # one that is told to be empty is gone
        view["table"]["trains"] = {end: train for end, train in view["table"]["trains"].items() if train}
    view |= changes


# --- Playing ----------------------------------------------------------------------------------------------


async def play(server: str, table: str, seat: str, token: str) -> Json:
    """Plays until the match is over, and returns the last view. Comes back if the connection is lost."""
    address = server.replace("http", "ws", 1) + f"/v1/tables/{table}/play"
    async for connection in connect(address, max_size=None):
        await connection.send(json.dumps({"type": "hello", "version": PROTOCOL, "token": token}))
        async for view in _views(connection, seat):
            if view["winners"]:
                return view
    raise AssertionError("connect goes on for ever")


async def _views(connection: Any, seat: str) -> Any:
    """Each view of the seat in turn. Does meanwhile what a seat has to do besides playing."""
    ids = count(1)
    view: Json = {}
    about: Json = {}
    asked: Json = {}

    async def ask(kind: str, **fields: object) -> None:
        nonlocal asked
        asked = {"type": kind, "id": f"{secrets.token_hex(4)}-{next(ids)}", **fields}
        await connection.send(json.dumps(asked))

    async for data in connection:
        message: Json = json.loads(data)
        if message["type"] == "refused" and message["reason"] in ("too-fast", "store-away"):
            await asyncio.sleep(1)  # nothing has changed, so ask again
            await connection.send(json.dumps(asked))
            continue
        if message.get("id") == asked.get("id"):
            asked = {}
        if message["type"] == "welcome":
            about = message["about"]
            view = next((view for view in message.get("views", ()) if view["seat"] == seat), {})
        elif message["type"] == "told":
            about |= message.get("about", {})
            if view or "view" in message:
                view = bring_up_to_date(view or {"seat": seat}, message)
        elif message["type"] == "refused":
            print(message["text"], file=sys.stderr)
        place = next(place for place in about["seats"] if place["seat"] == seat)
        if asked:
            pass  # wait for the answer
        elif not place.get("name"):
            await ask("sit", seat=seat, name="Remote bot")
        elif about["state"] == "starting" and not place.get("nonce"):
            await ask("nonce", seat=seat, nonce=secrets.token_hex(16))
        elif about["showing"] and not place.get("ready"):
            await ask("ready", seat=seat)
        elif view and not about["showing"] and not about["paused"] and view["legal"]:
            await ask("play", seat=seat, number=view["number"], action=choose(view))
        if view:
            yield view


if __name__ == "__main__":
    last = asyncio.run(play(*sys.argv[1:]))
    print("totals:", *last["totals"], "winners:", *last["winners"])
