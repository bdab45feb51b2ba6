"""The bot in docs/examples plays a whole match over the network, from its documentation alone."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from boneyard import read_record, replay
from tests.server.live import serving
from tools.stamps import ROOT

BOT = ROOT / "docs" / "examples" / "remote_bot.py"
TERMS = {
    "sheet": "mexican-train-classic",
    "players": 3,
    "bots": {"C": "caboose"},
    "pace": 0,
    "options": {"rounds": "2"},
}


def test_two_remote_bots_play_a_match_that_anybody_can_verify(tmp_path: Path) -> None:
    database = f"--database=sqlite:///{tmp_path / 'server.db'}"
    with serving(database, "--messages-a-second=1000") as live, httpx.Client() as http:
        token = http.post(f"{live.url}/v1/visitors").json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        table = http.post(f"{live.url}/v1/tables", json={"terms": TERMS}).json()["table"]
        tables = f"{live.url}/v1/tables/{table}"
        bots = []
        for seat in "AB":
            granted = http.post(f"{tables}/seats/{seat}/token").json()
            words = [sys.executable, str(BOT), live.url, table, seat, granted["token"]]
            bots.append(subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True))

        asyncio.run(asyncio.wait_for(start_when_all_sit(live.url, table, token), 60))
        ends = [bot.communicate(timeout=120) for bot in bots]

        assert [bot.returncode for bot in bots] == [0, 0], ends
        assert ends[0] == ends[1]
        assert re.fullmatch(r"totals: \d+ \d+ \d+ winners: [ABC]( [ABC])*\n", ends[0][0])
        record = read_record(http.get(f"{tables}/record").text)
        assert record.commitment == http.get(tables).json()["commitment"]
        played = replay(record).match
        assert played.over
        assert ends[0][0].startswith("totals: " + " ".join(map(str, played.totals)))
        assert http.get(f"{live.url}/v1/matches").json()["matches"] == []  # the host only looked on


async def start_when_all_sit(url: str, table: str, token: str) -> None:
    async with connect(url.replace("http", "ws", 1) + f"/v1/tables/{table}/play") as connection:
        await connection.send(json.dumps({"type": "hello", "version": 1, "token": token}))
        about: dict[str, Any] = {}
        async for data in connection:
            message = json.loads(data)
            about.update(message.get("about", {}))
            if all(seat.get("name") for seat in about["seats"]):
                await connection.send(json.dumps({"type": "start", "id": "start"}))
                break
        async for data in connection:
            if json.loads(data).get("id") == "start":
                return
