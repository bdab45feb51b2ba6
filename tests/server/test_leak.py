"""No byte of what a guest may not know leaves the server: tiles, seeds, secrets, tokens, other visitors."""

from __future__ import annotations

import asyncio
import random
from base64 import b64encode
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from string import ascii_lowercase
from typing import NamedTuple

import msgspec
import pytest

from boneyard import SHEETS, Tile
from boneyard.server.hall import Hall, NotAllowed
from boneyard.server.retelling import rebuilt
from boneyard.server.table import OVER
from boneyard.server.tokens import Granted, Tokens
from tests.counts import count
from tests.figures import note
from tests.properties.tables import boneyard
from tests.server.company import Json, a_hall, a_table, settings_for
from tests.server.knowing import Listener, Search
from tests.server.party import DEEDS, SEATS, Party, any_terms

MATCHES = count(60, 1000)
AT_ONCE = 10
VISITORS = 12
EARLY = 12
"""The number of an entry at which every match is on."""


class Evening(NamedTuple):
    party: Party
    company: list[Listener]
    search: Search
    pages: list[tuple[int, bytes]]
    log: list[tuple[int, bytes]]

    @property
    def seed(self) -> bytes:
        match = self.party.table.table.match
        assert match is not None
        return match.seed

    @property
    def secret(self) -> str:
        return self.party.table.table.secret

    @property
    def next_tile(self) -> Tile:
        """The one that is drawn next, early in the match."""
        round_ = rebuilt(self.party.table.table.id, self.log[:EARLY]).round
        assert round_ is not None
        return boneyard(round_)[0]

    def faults(self) -> list[str]:
        faults = [fault for friend in self.company for fault in self.search.faults(friend)]
        for number, page in self.pages:
            faults += self.search.look_at_page(page, number)
        return faults


async def an_evening(
    hall: Hall, granted: list[Granted], terms: Json, chance: random.Random, lively: float
) -> Evening:
    """A match with everything that happens at a table; the livelier, the more of it."""
    seats = terms["players"] - len(terms["bots"])
    visitors = [token.visitor for _, token, _ in chance.sample(granted, VISITORS)]
    table = await a_table(hall, terms, visitors[0])

    people = max(1, seats + chance.choice([-1, 0, 0, 1]))
    devices = [*visitors[:people], "", *chance.choice([[], [""], [chance.choice(visitors[:people])]])]
    company = [Listener(visitor, table, f"of-{ascii_lowercase[n]}") for n, visitor in enumerate(devices)]
    if people > 1 and chance.random() < 0.3:  # a token that is good for one seat alone
        free = [seat for seat in SEATS[: terms["players"]] if seat not in terms["bots"]]
        company[people - 1] = Listener(visitors[-1], table, "of-one-seat", SEATS.index(free[-1]))
    party = Party(table, company[:people], company[people], chance, company[people + 1 :])
    pages = await play(hall, party, lively)
    for friend in company:
        table.leave(friend.guest)
    never = [secret for text, token, _ in granted for secret in (token.visitor, text, *hashes(text))]
    log = await hall.store.entries(table.table.id)
    return Evening(party, company, Search(table, log, never), pages, log)


def hashes(token: str) -> list[str]:
    return [sha256(text.encode()).hexdigest() for text in (token, f"boneyard token {token}")]


async def play(hall: Hall, party: Party, lively: float) -> list[tuple[int, bytes]]:
    """To the end; what was read meanwhile on the pages of the table, and at which number."""
    chance, opened = party.chance, party.table
    pages = []
    await party.begin()
    while opened.table.state != OVER:
        if chance.random() < lively:
            await party.do_something()
        if chance.random() < 0.02:
            pages.append((opened.table.number, await a_page(hall, opened.table.id)))
        if opened.table.state != OVER:
            await party.go_on()
    return pages


async def a_page(hall: Hall, table: str) -> bytes:
    """What anybody who has the link can read."""
    state = (await hall.about(table)).state
    if state != OVER:
        with pytest.raises(NotAllowed):
            await hall.record(table)
    row = await hall.store.row(table)
    assert row is not None
    pages = [await hall.about(table), await hall.listing(table), msgspec.Raw(row.summary)]
    return msgspec.json.encode(pages)


def test_nothing_that_may_not_be_known_is_sent(tmp_path: Path) -> None:
    done: Counter[str] = Counter()
    faults: list[str] = []

    async def some_evenings(hall: Hall, granted: list[Granted], first: int) -> None:
        for seed in range(first, MATCHES, AT_ONCE):
            chance = random.Random(seed)
            sheet = list(SHEETS)[seed % len(SHEETS)]
            terms = any_terms(sheet, chance)
            evening = await an_evening(hall, granted, terms, chance, chance.choice([0.05, 0.2, 0.4]))
            faults.extend(evening.faults())
            done.update(evening.party.done)
            done.update({sheet: 1, "open hands": terms["options"].get("hands") == "open"})
            done.update(messages=evening.search.messages, tiles=evening.search.tiles)

    async def all_evenings() -> None:
        async with a_hall(settings_for(tmp_path, tables_each=MATCHES)) as hall:
            granted = [await Tokens(hall.store, 1).new() for _ in range(VISITORS)]
            async with asyncio.TaskGroup() as tasks:
                for first in range(AT_ONCE):
                    tasks.create_task(some_evenings(hall, granted, first))

    asyncio.run(all_evenings())
    note(
        f"leak: {MATCHES} matches, {done['messages']} messages, {done['tiles']} tiles in them:"
        f" {len(faults)} faults"
    )
    assert not faults, "\n".join(faults[:5])
    assert not [name for name in (*SHEETS, "open hands", *[name for name, _ in DEEDS]) if not done[name]]


# --- The search finds what it is there to find ------------------------------------------------------------

TERMS: Json = {
    "sheet": "mexican-train-classic",
    "players": 3,
    "options": {"rounds": "2"},
    "pace": 0,
    "bots": {"C": "caboose"},
}


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    async def spent() -> Evening:
        async with a_hall(settings_for(tmp_path_factory.mktemp("evening"))) as hall:
            granted = [await Tokens(hall.store, 1).new() for _ in range(VISITORS)]
            return await an_evening(hall, granted, TERMS, random.Random(7), lively=0)

    return asyncio.run(spent())


def test_an_honest_evening_has_no_fault(evening: Evening) -> None:
    assert not evening.faults()
    assert evening.search.messages > 100


def test_what_a_neighbour_was_told_is_found(evening: Evening) -> None:
    """As if every message had gone to everybody."""
    host = evening.company[0]
    told = [
        fault
        for data, now in zip(host.raw, host.when, strict=True)
        for fault in evening.search.look_at(data, evening.party.watcher, now)
    ]
    assert any("the tile" in fault for fault in told)
    assert any("the hand of" in fault for fault in told)


def test_a_round_that_is_told_too_early_is_found(evening: Evening) -> None:
    """It is dealt as soon as the last one is over, and shown when everybody is ready."""
    one = evening.company[0]
    shown = next(
        data for data in one.raw if data.startswith(b'{"type":"told"') and b'"news":"went-on"' in data
    )
    number = msgspec.json.decode(shown)["number"]
    early = shown.replace(b'"number":%d,' % number, b'"number":%d,' % (number - 1), 1)
    faults = list(evening.search.look_at(early, one, number - 1))
    assert {"round 2", "a deal that is not shown yet", "another hand of A"} <= set(faults)


LEAKS: dict[str, tuple[str, Callable[[Evening], str]]] = {
    "seed": ("private", lambda evening: evening.seed.hex()),
    "seed as base64": ("private", lambda evening: b64encode(evening.seed).decode()),
    "seed as a number": ("private", lambda evening: str(int.from_bytes(evening.seed, "big"))),
    "half of the seed": ("a part of the seed", lambda evening: evening.seed.hex()[:32].upper()),
    "secret": ("the secret", lambda evening: evening.secret),
    "half of the secret": ("a part of the secret", lambda evening: evening.secret[20:52]),
    "visitor": ("private", lambda evening: f"Hello, {evening.company[0].visitor}."),
    "tile": ("the tile", lambda evening: f"Next comes the {evening.next_tile}."),
    "tile the other way round": (
        "the tile",
        lambda evening: f"{evening.next_tile.low} - {evening.next_tile.high}",
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(evening: Evening, leak: str) -> None:
    fault, text = LEAKS[leak]
    said = msgspec.json.encode({"type": "farewell", "reason": "stopping", "text": text(evening)})
    found = list(evening.search.look_at(said, evening.company[0], EARLY))
    assert [one for one in found if one.startswith(fault)]
    on_a_page = list(evening.search.look_at_page(said, EARLY))
    assert [one for one in on_a_page if one.startswith(fault)]


def test_a_field_that_nobody_has_declared_is_found(evening: Evening) -> None:
    said = b'{"type":"farewell","reason":"stopping","text":"","deck":[1,2,3]}'
    assert list(evening.search.look_at(said, evening.company[0], EARLY)) == ["something undeclared"]


def test_an_answer_to_somebody_else_is_found(evening: Evening) -> None:
    said = b'{"type":"done","id":"somebody else\'s","number":4}'
    found = list(evening.search.look_at(said, evening.company[0], EARLY))
    assert found == ["the id of somebody else's command"]
