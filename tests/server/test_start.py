"""The deal: promised before anybody gives a nonce, and shown to be fair when the match is over."""

from __future__ import annotations

import asyncio
import random
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from boneyard import read_record, replay
from boneyard.server.hall import NotAllowed
from tests.cli.in_process import boneyard
from tests.server.company import Friend, Json, a_hall, a_table, act, seated, settings_for, started
from tests.server.paper import Paper

PAIR: Json = {"sheet": "chickenfoot", "players": 2, "options": {"rounds": "1"}}
TRIO: Json = {**PAIR, "players": 3, "bots": {"C": "caboose"}, "pace": 0}


def derived(commitment: str, seat: str) -> str:
    return sha256(f"{commitment} {seat}".encode()).hexdigest()[:32]


def nonces(friend: Friend) -> list[str]:
    return [place.get("nonce", "") for place in friend.about["seats"]]


def test_the_commitment_is_told_before_anybody_gives_a_nonce(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await seated(hall, PAIR, 2)
            assert await anna.refused(table, "nonce", seat="A", nonce="1" * 32) == "nonce-not-wanted"
            await anna.do(table, "start")
            told = await ben.hears("promised")

            assert ben.about["state"] == "starting"
            assert len(told["about"]["commitment"]) == 64
            assert (nonces(ben), ben.views, ben.about["secret"]) == (["", ""], {}, "")
            assert await anna.refused(table, "play", seat="A", number=0, action="draw") == "not-started"
            await ben.do(table, "nonce", seat="B", nonce="2" * 32)
            assert ben.views == {}
            await anna.do(table, "nonce", seat="A", nonce="1" * 32)
            await ben.hears("dealt")

            assert nonces(ben) == ["1" * 32, "2" * 32]
            assert ben.about["state"] == "playing"
            assert ben.about["commitment"] == told["about"]["commitment"]

    asyncio.run(go())


def test_a_nonce_is_given_once_for_each_own_seat(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await seated(hall, TRIO, 2)
            await anna.do(table, "start")
            await anna.do(table, "nonce", seat="A", nonce="1" * 32)

            assert await anna.refused(table, "nonce", seat="A", nonce="3" * 32) == "nonce-not-wanted"
            assert await anna.refused(table, "nonce", seat="B", nonce="3" * 32) == "not-your-seat"
            assert await anna.refused(table, "nonce", seat="C", nonce="3" * 32) == "not-your-seat"
            for bad in ("", "1" * 31, "1" * 33, "A" * 32, "g" * 32, "1" * 32 + "\n"):
                with pytest.raises(msgspec.ValidationError):
                    ben.ask(table, "nonce", seat="B", nonce=bad)
            await ben.do(table, "nonce", seat="B", nonce="2" * 32)
            await ben.hears("dealt")

            assert nonces(ben) == ["1" * 32, "2" * 32, derived(ben.about["commitment"], "C")]

    asyncio.run(go())


def test_who_gives_none_in_time_has_no_share_and_holds_nobody_up(tmp_path: Path) -> None:
    """What is taken instead was fixed with the commitment: the server cannot choose it either."""

    async def go() -> None:
        async with a_hall(settings_for(tmp_path, nonce_seconds=0.05)) as hall:
            table, (anna, ben) = await seated(hall, TRIO, 2)
            anna.ask(table, "start")
            anna.ask(table, "nonce", seat="A", nonce="1" * 32)
            await ben.hears("dealt")

            missing = [derived(ben.about["commitment"], seat) for seat in "BC"]
            assert nonces(ben) == ["1" * 32, *missing]
            assert await ben.refused(table, "nonce", seat="B", nonce="2" * 32) == "nonce-not-wanted"
            assert set(ben.views) == {"B"}

    asyncio.run(go())


def test_bots_alone_wait_for_nobody(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table = await a_table(
                hall, {**PAIR, "bots": {"A": "caboose", "B": "caboose"}, "pace": 60}, "anna"
            )
            anna = await Friend("anna").come(table)
            await anna.do(table, "start")
            await anna.hears("dealt")

            assert nonces(anna) == [derived(anna.about["commitment"], seat) for seat in "AB"]

    asyncio.run(go())


def test_only_the_host_starts_once_when_all_seats_are_taken(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await seated(hall, PAIR, 2)
            assert await ben.refused(table, "start") == "not-host"
            await ben.do(table, "stand", seat="B")
            assert await anna.refused(table, "start") == "seats-free"
            await ben.do(table, "sit", seat="B", name="Ben")
            await anna.do(table, "start")
            assert await anna.refused(table, "start") == "already-started"

    asyncio.run(go())


def test_the_match_can_be_verified_by_its_record_when_it_is_over(tmp_path: Path) -> None:
    async def go() -> None:
        chance = random.Random(1)
        async with a_hall(settings_for(tmp_path)) as hall:
            table = await a_table(hall, {**TRIO, "first": "B"}, "v0")
            friends = [await Friend(f"v{n}").come(table) for n in range(2)]
            for friend, seat, name in zip(friends, "AB", ("Аня “:=#[]”", "山田 José"), strict=True):
                await friend.do(table, "sit", seat=seat, name=name)
            watcher = await Friend("").come(table)
            await friends[0].do(table, "start")
            for friend, seat in zip(friends, "AB", strict=True):
                await friend.do(table, "nonce", seat=seat, nonce=seat.lower() * 32)
            commitment = friends[1].about["commitment"]
            await friends[1].until(lambda: friends[1].views)
            await friends[0].until(lambda: friends[0].views)
            with pytest.raises(NotAllowed) as refused:
                await hall.record(table.table.id)
            assert refused.value.reason == "not-over"
            while await act(table, friends, chance):
                pass
            await watcher.until(lambda: watcher.about["state"] == "over")

            text = await hall.record(table.table.id)
            record = read_record(text)
            assert replay(record).match.over
            assert (record.commitment, record.first) == (commitment, 1)
            assert record.names == ("Аня “:=#[]”", "山田 José", "Caboose")
            assert record.nonces[:2] == ("a" * 32, "b" * 32)
            assert record.secret == friends[0].about["secret"] == watcher.about["secret"]
            (tmp_path / "match.record").write_text(text, encoding="utf-8")
            verified = boneyard("verify", str(tmp_path / "match.record"), "--commitment", commitment)
            assert verified.returncode == 0, verified.stderr
            wrong = boneyard("verify", str(tmp_path / "match.record"), "--commitment", "0" * 64)
            assert wrong.returncode != 0
            for friend in (*friends, watcher):
                telling = [data for data in friend.raw if record.secret.encode() in data]
                assert telling == friend.raw[-len(telling) :]
                assert b'"state":"over"' in telling[0]

    asyncio.run(go())


def test_the_statistics_of_all_deals_are_public(tmp_path: Path) -> None:
    async def go() -> None:
        chance = random.Random(1)
        async with a_hall(settings_for(tmp_path)) as hall:
            table, friends = await started(hall, PAIR, 2)
            assert await hall.store.tallies() == []
            while await act(table, friends, chance):
                pass
            facts = {fact: total for _, _, fact, total in await hall.store.tallies()}

            assert facts["matches"] == 1
            assert facts["deals"] >= 1
            hands = [facts[f"seat-{seat}-tiles"] for seat in "AB"]
            assert hands[0] == hands[1] > 0

    asyncio.run(go())


def test_the_same_log_gives_the_same_deal() -> None:
    paper = Paper(PAIR).begin()
    again = paper.again()
    assert paper.table.match is not None
    assert again.match is not None
    assert [again.match.view(seat) for seat in range(2)] == [
        paper.table.match.view(seat) for seat in range(2)
    ]
