"""Who sits where before a match, and what the host settles."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from boneyard.server.hall import NotAllowed
from boneyard.server.terms import read_terms
from tests.server.company import Friend, Json, a_hall, a_table, seated, settings_for, started
from tests.server.paper import Paper

TRAINS: Json = {"sheet": "mexican-train-classic", "players": 3}
PAIR: Json = {"sheet": "mexican-train-classic", "players": 2, "options": {"rounds": "1"}}


def names(friend: Friend) -> list[str]:
    return [place.get("name", "") for place in friend.about["seats"]]


def test_who_sits_down_is_told_so_and_so_is_everybody(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table = await a_table(hall, TRAINS, "anna")
            anna, watcher = await Friend("anna").come(table), await Friend("").come(table)
            told = await anna.do(table, "sit", seat="B", name="Anna")
            await anna.until(lambda: anna.yours == ["B"])
            await watcher.hears("sat")

            assert (told["news"], told["seat"]) == ("sat", "B")
            assert anna.heard[-1]["host"]
            assert watcher.place("B") == {"seat": "B", "name": "Anna", "host": True}
            assert (watcher.yours, names(watcher)) == ([], ["", "Anna", ""])
            assert (await hall.store.played("anna"))[0].id == table.table.id

    asyncio.run(go())


def test_one_person_may_take_several_seats_and_sees_and_plays_them_all(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table = await a_table(hall, PAIR, "family")
            tablet = await Friend("family").come(table)
            for seat, name in zip("AB", ("Anna", "Ben"), strict=True):
                await tablet.do(table, "sit", seat=seat, name=name)
            await tablet.until(lambda: tablet.yours == ["A", "B"])
            await tablet.do(table, "start")
            for seat in "AB":
                await tablet.do(table, "nonce", seat=seat, nonce="1" * 32)
            await tablet.until(lambda: set(tablet.views) == {"A", "B"})

            assert [len(tablet.views[seat]["hands"][seat]) for seat in "AB"] == [16, 16]
            assert "B" not in tablet.views["A"]["hands"]
            players: set[str] = set()
            while len(players) < 2:
                players.add((await tablet.play(table))["seat"])

    asyncio.run(go())


def test_a_seat_that_is_taken_or_not_there_cannot_be_had(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, friends = await seated(hall, {**TRAINS, "bots": {"C": "caboose"}}, 2)
            late, watcher = await Friend("late").come(table), await Friend("").come(table)

            assert await late.refused(table, "sit", seat="A", name="Late") == "seat-taken"
            assert await late.refused(table, "sit", seat="C", name="Late") == "seat-taken"
            assert await late.refused(table, "sit", seat="D", name="Late") == "no-such-seat"
            assert await late.refused(table, "stand", seat="A") == "not-your-seat"
            assert await friends[1].refused(table, "stand", seat="A") == "not-your-seat"
            assert await friends[1].refused(table, "stand", seat="C") == "not-your-seat"
            await friends[1].do(table, "stand", seat="B")
            assert await watcher.refused(table, "sit", seat="B", name="Nobody") == "foreign-token"
            await late.do(table, "sit", seat="B", name="Late")

            assert names(friends[0]) == ["Friend A", "Late", "Caboose"]
            assert friends[1].yours == []

    asyncio.run(go())


def test_sitting_down_again_gives_another_name_until_the_match_begins(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await seated(hall, PAIR, 2)
            await ben.do(table, "sit", seat="B", name="  Ben   Nevis ")

            assert names(anna) == ["Friend A", "Ben Nevis"]
            await anna.do(table, "start")
            assert await ben.refused(table, "sit", seat="B", name="Benjamin") == "already-started"
            assert await ben.refused(table, "stand", seat="B") == "not-started"

    asyncio.run(go())


@pytest.mark.parametrize("name", ["", "  ", "a" * 25, "a" * 200, "An\u202ena", "An\nna\x00", "<b>Anna</b>"])
def test_a_name_that_others_could_not_read_is_refused(name: str, tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table = await a_table(hall, TRAINS)
            anna = await Friend("anna").come(table)

            assert await anna.refused(table, "sit", seat="A", name=name) == "bad-name"
            assert names(anna) == ["", "", ""]

    asyncio.run(go())


def test_bots_of_one_level_are_told_apart() -> None:
    paper = Paper({"sheet": "mexican-train-classic", "players": 4, "bots": dict.fromkeys("BCD", "fireman")})
    assert paper.table.seat_names()[1:] == ("Fireman", "Fireman 2", "Fireman 3")

    paper.ask("v0", "settle", bots={"B": "fireman", "C": "caboose", "D": "fireman"})
    assert paper.table.seat_names()[1:] == ("Fireman", "Caboose", "Fireman 2")


def test_the_host_arranges_people_and_bots(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await seated(hall, {**TRAINS, "bots": {"C": "fireman"}}, 2)
            for order in (["A", "B"], ["A", "A", "C"], ["A", "B", "C", "A"], []):
                assert await anna.refused(table, "arrange", order=order) == "bad-order"
            assert await anna.refused(table, "arrange", order=["A", "B", "D"]) == "no-such-seat"
            assert await ben.refused(table, "arrange", order=["C", "A", "B"]) == "not-host"
            await anna.do(table, "arrange", order=["C", "A", "B"])
            await anna.until(lambda: anna.yours == ["B"])
            await ben.until(lambda: ben.yours == ["C"])

            assert names(anna) == ["Fireman", "Friend A", "Friend B"]
            assert anna.about["terms"]["bots"] == {"A": "fireman"}
            assert [place.get("bot", "") for place in ben.about["seats"]] == ["fireman", "", ""]
            await anna.do(table, "start")
            assert await anna.refused(table, "arrange", order=["A", "B", "C"]) == "already-started"

    asyncio.run(go())


def test_the_host_settles_how_the_evening_goes(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await seated(hall, {**TRAINS, "bots": {"C": "caboose"}}, 2)
            clock = {"per": "move", "seconds": 3600}
            new = {
                "first": "B",
                "clock": clock,
                "pace": 0,
                "hints": False,
                "take_backs": False,
                "public": True,
            }
            assert await ben.refused(table, "settle", **new) == "not-host"
            await anna.do(table, "settle", **new)
            await ben.hears("settled")

            terms = ben.about["terms"]
            assert {name: terms.get(name) for name in new} == {**new, "clock": {**clock, "seconds": 3600.0}}
            assert terms["bots"] == {"C": "caboose"}
            assert [row.id for row in await hall.store.public()] == [table.table.id]
            await anna.do(table, "settle", clock=None, bots={"C": "engineer"}, public=False)
            assert names(anna) == ["Friend A", "Friend B", "Engineer"]
            assert anna.about["terms"].get("clock") is None
            assert await hall.store.public() == []
            await anna.do(table, "settle", bots={})
            assert names(anna) == ["Friend A", "Friend B", ""]

    asyncio.run(go())


def test_what_cannot_be_settled_is_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, _) = await seated(hall, PAIR, 2)

            assert await anna.refused(table, "settle", first="C") == "bad-terms"
            assert await anna.refused(table, "settle", bots={"C": "caboose"}) == "bad-terms"
            assert await anna.refused(table, "settle", bots={"B": "run:rm"}) == "bad-terms"
            assert await anna.refused(table, "settle", bots={"B": "caboose"}) == "seat-taken"
            await anna.do(table, "start")
            assert await anna.refused(table, "settle", bots={}) == "already-started"
            assert await anna.refused(table, "settle", first="B") == "already-started"
            await anna.do(table, "settle", hints=False)

            for fields in ({"clock": {"per": "move", "seconds": 1}}, {"pace": 100}, {"sheet": "chickenfoot"}):
                with pytest.raises(msgspec.ValidationError):
                    anna.ask(table, "settle", **fields)

    asyncio.run(go())


def test_who_was_removed_cannot_come_back(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await seated(hall, PAIR, 2)
            assert await ben.refused(table, "remove", seat="A") == "not-host"
            assert await anna.refused(table, "remove", seat="A") == "not-your-seat"
            assert await anna.refused(table, "remove", seat="H") == "no-such-seat"
            await anna.do(table, "remove", seat="B")
            await ben.until(lambda: ben.yours == [])

            assert names(anna) == ["Friend A", ""]
            assert await anna.refused(table, "remove", seat="B") == "seat-not-taken"
            tablet, robot = Friend("v1", called="tablet"), Friend("v1", seat=1, called="robot")
            for device in (ben, await tablet.come(table), await robot.come(table)):
                assert await device.refused(table, "sit", seat="B", name="Ben") == "removed"
            table.close()
            table = await hall.find(table.table.id)
            phone = await Friend("v1", called="phone").come(table)
            assert await phone.refused(table, "sit", seat="B", name="Ben") == "removed"

    asyncio.run(go())


def test_who_is_removed_in_the_middle_of_a_match_is_replaced_by_a_bot_for_good(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await started(hall, PAIR, 2)
            await anna.do(table, "remove", seat="B")
            await ben.until(lambda: ben.yours == [])

            assert anna.place("B")["bot"] == "brakeman"
            assert "kept" not in anna.place("B")
            assert [*ben.views] == [None]
            assert await ben.refused(table, "sit", seat="B", name="Ben") == "removed"
            assert await anna.refused(table, "hand-back", seat="B") == "not-kept"

    asyncio.run(go())


def test_a_token_for_one_seat_is_good_for_that_seat_alone(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, _) = await seated(hall, {**TRAINS, "bots": {"C": "caboose"}}, 2)
            await anna.do(table, "settle", bots={})
            robot = await Friend("robot", seat=2).come(table)

            assert await robot.refused(table, "sit", seat="A", name="Robot") == "foreign-token"
            await robot.do(table, "sit", seat="C", name="Robot")
            await robot.until(lambda: robot.yours == ["C"])
            host = await Friend("v0", seat=2, called="seat-token").come(table)
            for kind in ("start", "pause", "rematch"):
                assert await host.refused(table, kind) == "not-host"
            await anna.do(table, "arrange", order=["C", "B", "A"])
            await robot.until(lambda: robot.yours == ["A"])  # it follows whoever it was given to
            await robot.do(table, "stand", seat="A")

    asyncio.run(go())


@pytest.mark.parametrize(
    ("visitor", "seat", "reason"),
    [("v0", 0, "seat-taken"), ("v0", 2, "seat-taken"), ("v1", 1, "not-host"), ("v0", 3, "no-such-seat")],
)
def test_only_the_host_can_have_such_a_token_made_and_only_for_a_free_seat(
    visitor: str, seat: int, reason: str, tmp_path: Path
) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (_, ben) = await seated(hall, {**TRAINS, "bots": {"C": "caboose"}}, 2)
            await ben.do(table, "stand", seat="B")

            await hall.may_give_token(table.table.id, 1, "v0")
            with pytest.raises(NotAllowed) as refused:
                await hall.may_give_token(table.table.id, seat, visitor)
            assert refused.value.reason == reason

    asyncio.run(go())


def test_a_table_that_is_asked_for_twice_is_made_once(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            terms = read_terms(msgspec.json.encode({**TRAINS, "bots": {"A": "caboose"}}))
            first, second = await asyncio.gather(*[hall.make(terms, "anna", "Anna", "k") for _ in range(2)])
            table = await hall.find(first)
            anna = await Friend("anna").come(table)
            await anna.do(table, "settle", pace=0)

            assert names(anna) == ["Caboose", "Anna", ""]
            assert first == second == await hall.make(terms, "anna", "Anna", "k")
            others = {await hall.make(terms, *asked) for asked in (("ben", "B", "k"), ("anna", "A", "l"))}
            assert len(others | {first}) == 3

    asyncio.run(go())


def test_nobody_hosts_too_many_tables_at_once(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path, tables_each=2)) as hall:
            terms = read_terms(msgspec.json.encode(TRAINS))
            made = [await hall.make(terms, "anna", None, f"{n}") for n in range(2)]
            with pytest.raises(NotAllowed) as refused:
                await hall.make(terms, "anna", None, None)

            assert refused.value.reason == "too-many-tables"
            assert await hall.make(terms, "anna", None, "1") == made[1]
            await hall.make(terms, "ben", None, None)
            await hall.delete(made[0], "anna")
            await hall.make(terms, "anna", None, None)

    asyncio.run(go())
