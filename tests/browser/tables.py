"""Tables made over HTTP, so that a test can begin where it has something to look at."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page, expect
from websockets.sync.client import connect

from tests.server.live import Json, Live, client, new_token

ROUND = {"options": {"rounds": "1"}}
SHORT: dict[str, Json] = {
    "mexican-train-classic": ROUND,
    "mexican-train-classic-fr": ROUND,
    "mexican-train-super": ROUND,
    "mexican-train-satisfy": ROUND,
    "chickenfoot": ROUND,
    "engine-191": {"options": {"tokens": "1"}},
}
"""The shortest match of each sheet."""
PATIENCE = 30
"""Seconds."""
QUICK = "caboose"
"""The bot that thinks least."""


def short_match(sheet: str, players: int = 4, people: int = 1) -> Json:
    bots = dict.fromkeys("ABCDEFGH"[people:players], QUICK)
    return {"sheet": sheet, "players": players, "bots": bots, "pace": 0, **SHORT[sheet]}


def make_table(server: Live, token: str, terms: Json, name: str | None) -> str:
    """Its id. With a name the host sits down."""
    with client(server) as http:
        made = http.post(
            "/v1/tables", json={"terms": terms, "name": name}, headers={"Authorization": f"Bearer {token}"}
        )
    assert made.status_code == 201, made.text
    table: str = made.json()["table"]
    return table


def sit(server: Live, table: str, seat: str, name: str) -> None:
    """Somebody new takes the seat, and leaves the page again."""
    address = f"ws://127.0.0.1:{server.port}/v1/tables/{table}/play"
    with connect(address, proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "version": 1, "token": new_token(server)}))
        socket.send(json.dumps({"type": "sit", "id": "sit", "seat": seat, "name": name}))
        while (answer := json.loads(socket.recv(PATIENCE))).get("id") != "sit":
            pass
    assert answer["type"] == "told", answer


def between_bots(server: Live, sheet: str) -> str:
    """The id of a table at which two bots have played a match, in a moment."""
    token = new_token(server)
    bots = dict.fromkeys("AB", QUICK)
    table = make_table(server, token, {**short_match(sheet, 2), "bots": bots}, None)
    address = f"ws://127.0.0.1:{server.port}/v1/tables/{table}/play"
    with connect(address, proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "version": 1, "token": token}))
        socket.send(json.dumps({"type": "start", "id": "start"}))
        while json.loads(socket.recv(PATIENCE)).get("about", {}).get("state") != "over":
            pass
    return table


def become(page: Page, token: str) -> None:
    """Whoever opens the page from now on is the visitor with this token."""
    page.context.add_init_script(f"localStorage.setItem('boneyard.token', {json.dumps(token)})")


def host(server: Live, page: Page, terms: Json, name: str | None = "Ann") -> str:
    """The table's id. Whoever looks at the page is its host and has sat down, but not opened it yet."""
    token = new_token(server)
    become(page, token)
    return make_table(server, token, terms, name)


def begin(server: Live, page: Page, terms: Json, name: str = "Ann") -> str:
    """The table's id, with the page at the table and the match begun."""
    table = host(server, page, terms, name)
    page.goto(f"/t/{table}")
    press(page.get_by_role("button", name="Start", exact=True))
    expect(hand(page)).to_be_visible()
    return table


def begin_planned(server: Live, page: Page, terms: Json) -> str:
    """As `begin`, at a table with trains. The hand lies as it has been planned: it is not sorted anew."""
    table = host(server, page, terms)
    with page.expect_websocket() as opened:
        page.goto(f"/t/{table}")
    with opened.value.expect_event("framereceived", lambda frame: '"type":"planned"' in str(frame)):
        press(page.get_by_role("button", name="Start", exact=True))
    expect(hand(page)).to_be_visible()
    page.evaluate("new Promise(requestAnimationFrame)")
    return table


def hand(page: Page) -> Locator:
    return page.get_by_role("region", name="Your hand")


def press(button: Locator) -> None:
    """With a finger where there are fingers."""
    if button.page.evaluate("navigator.maxTouchPoints > 0"):
        button.tap()
    else:
        button.click()
