"""A round that has ended is looked at by everybody before the next one is shown."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from boneyard import EventKind
from boneyard.server.due import Due, What
from tests.server.company import Friend, Json, a_hall, settings_for
from tests.server.paper import SETTINGS, Paper, one_before_the_end, sat_down

PAIR: Json = {"sheet": "chickenfoot", "players": 2, "options": {"rounds": "2"}}
TRIO: Json = {"sheet": "chickenfoot", "players": 3, "options": {"rounds": "2"}}


def whose_turn(friends: list[Friend]) -> Friend:
    return next(friend for friend in friends if any(view["legal"] for view in friend.views.values()))


def test_everybody_sees_all_hands_and_scores(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, friends = await sat_down(hall, one_before_the_end(PAIR))
            watcher = await Friend("").come(table)
            hidden = dict(watcher.views[None]["hands"])
            told = await whose_turn(friends).play(table)
            company = [*friends, watcher]
            for friend in company:
                await friend.until(lambda friend=friend: friend.about["showing"])

            assert hidden == {}
            assert [event["event"] for event in told["events"]] == ["laid", "round-over", "left"]
            for friend, seat in zip(company, ("A", "B", None), strict=True):
                view = friend.views[seat]
                assert sorted(view["hands"]) == ["A", "B"]
                left = [sum(sum(map(int, tile.split("-"))) for tile in view["hands"][seat]) for seat in "AB"]
                assert min(left) == 0 < max(left)
                assert view["over"]["scores"] == view["totals"]
                assert view["round"] == 1
                assert view["turn"] is None
            assert table.table.match is not None
            assert table.table.match.round.round_number == 1  # is dealt, and nobody sees it yet
            assert not any(b'"round":2' in data for friend in company for data in friend.raw)

    asyncio.run(go())


def test_the_next_round_is_shown_when_every_person_is_ready(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await sat_down(hall, one_before_the_end(PAIR))
            assert await anna.refused(table, "ready", seat="A") == "no-round-shown"
            await whose_turn([anna, ben]).play(table)
            await anna.until(lambda: anna.about["showing"])
            play = {"number": anna.views["A"]["number"], "action": "draw"}
            assert await anna.refused(table, "play", seat="A", **play) == "round-shown"
            assert await anna.refused(table, "advise", seat="A") == "round-shown"
            assert await anna.refused(table, "ready", seat="B") == "not-your-seat"
            await anna.do(table, "ready", seat="A")
            assert await anna.refused(table, "play", seat="A", **play) == "round-shown"

            assert (anna.place("A").get("ready"), anna.place("B").get("ready")) == (True, None)
            assert anna.about["showing"]
            await ben.do(table, "ready", seat="B")
            await anna.hears("went-on")

            view = anna.views["A"]
            assert (view["round"], sorted(view["hands"]), view["over"]) == (2, ["A"], None)
            assert view["totals"] != [0, 0]
            assert not anna.about["showing"]
            assert not any(place.get("ready") for place in anna.about["seats"])
            assert await ben.refused(table, "ready", seat="B") == "no-round-shown"
            await whose_turn([anna, ben]).play(table)

    asyncio.run(go())


def test_it_is_shown_to_those_who_are_not_ready_when_the_time_is_up(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path, show_seconds=0.05)) as hall:
            table, (anna, ben) = await sat_down(hall, one_before_the_end(PAIR))
            await whose_turn([anna, ben]).play(table)
            for friend in (anna, ben):
                await friend.hears("went-on")

            assert anna.views["A"]["round"] == ben.views["B"]["round"] == 2

    asyncio.run(go())


def next_round(friend: Friend) -> float | None:
    at: float | None = friend.about["next_round_at"]
    return at


def test_everybody_is_told_when_the_next_round_is_shown(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path, show_seconds=60)) as hall:
            table, (anna, ben) = await sat_down(hall, one_before_the_end(PAIR))
            assert next_round(anna) is None
            await whose_turn([anna, ben]).play(table)
            await ben.until(lambda: ben.about["showing"])
            at = round(table.table.shown_at + 60, 1)
            assert next_round(anna) == next_round(ben) == at

            await anna.do(table, "pause")
            assert next_round(anna) is None  # nobody knows
            await anna.do(table, "resume")
            later = next_round(anna)
            assert later == round(table.table.shown_at + 60, 1)
            assert later is not None
            assert later >= at
            again = await Friend("v1").come(table)
            assert next_round(again) == later

            await anna.do(table, "ready", seat="A")
            await ben.do(table, "ready", seat="B")
            assert next_round(ben) is None

    asyncio.run(go())


def coming(friend: Friend) -> Json | None:
    told: Json | None = friend.about["next_round"]
    return told


def test_everybody_is_told_who_begins_the_next_round_and_with_what(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path, show_seconds=60)) as hall:
            table, (anna, ben) = await sat_down(hall, one_before_the_end(PAIR))
            assert coming(anna) is None
            await whose_turn([anna, ben]).play(table)
            await anna.until(lambda: anna.about["showing"])
            told = coming(anna)

            await anna.do(table, "ready", seat="A")
            await ben.do(table, "ready", seat="B")
            assert told == {name: anna.views["A"][name] for name in ("engine", "starter")}
            assert coming(anna) is None

    asyncio.run(go())


def test_who_comes_back_while_a_round_is_looked_at_sees_it_too(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, (anna, ben) = await sat_down(hall, one_before_the_end(PAIR))
            await whose_turn([anna, ben]).play(table)
            await ben.until(lambda: ben.about["showing"])
            seen = ben.views
            table.close()
            table = await hall.find("paper")
            again = await Friend("v1").come(table)

            assert again.views == seen
            assert again.about["showing"]

    asyncio.run(go())


def test_every_seat_of_a_device_is_ready_for_itself() -> None:
    paper = Paper(TRIO, devices=2).begin().play_round()
    paper.ask("v0", "ready", seat="A")
    paper.ask("v1", "ready", seat="B")

    assert paper.table.showing
    paper.ask("v0", "ready", seat="C")
    assert not paper.table.showing


def test_time_is_counted_from_the_end_of_the_round() -> None:
    paper = Paper(TRIO).begin().play_round()

    assert paper.due() == Due(paper.now + SETTINGS.show_seconds, What.GO_ON)
    assert paper.wait(SETTINGS.show_seconds - 1) == []
    assert paper.wait(1) == [What.GO_ON]
    assert not paper.table.showing


def test_bots_among_themselves_look_no_longer_than_their_pace() -> None:
    bots = dict.fromkeys("ABC", "caboose")
    paper = Paper({**TRIO, "bots": bots, "pace": 2}).begin()
    while not paper.table.showing:
        paper.wait(2)

    assert paper.due() == Due(paper.table.shown_at + 2, What.GO_ON)


@pytest.mark.parametrize(
    ("visitor", "kind", "fields"),
    [
        ("v0", "hand", {"seat": "C", "bot": "caboose"}),
        ("v0", "hand", {"seat": "C"}),
        ("v0", "remove", {"seat": "C"}),
    ],
)
def test_nobody_waits_for_a_person_whose_seat_is_given_away(visitor: str, kind: str, fields: Json) -> None:
    paper = Paper(TRIO).begin().play_round()
    for visitor_, seat in (("v0", "A"), ("v1", "B")):
        paper.ask(visitor_, "ready", seat=seat)
    assert paper.wait(0) == []
    paper.ask(visitor, kind, **fields)

    assert paper.wait(0) == [What.GO_ON]
    assert not paper.table.showing


def test_they_still_wait_for_those_who_are_left() -> None:
    paper = Paper(TRIO).begin().play_round()
    paper.ask("v0", "ready", seat="A")
    paper.ask("v0", "hand", seat="C", bot="caboose")

    assert paper.wait(1) == []
    paper.ask("v1", "ready", seat="B")
    assert not paper.table.showing


def test_who_has_the_seat_back_or_takes_it_says_so_for_himself() -> None:
    paper = Paper(TRIO).begin().play_round()
    paper.ask("v2", "ready", seat="C")
    paper.ask("v0", "hand", seat="C")
    paper.ask("new", "sit", seat="C", name="New")
    for visitor, seat in (("v0", "A"), ("v1", "B")):
        paper.ask(visitor, "ready", seat=seat)

    assert paper.table.showing
    paper.ask("new", "ready", seat="C")
    assert not paper.table.showing


def test_a_pause_stops_the_time_and_the_going_on() -> None:
    paper = Paper(PAIR).begin().play_round()
    paper.wait(10)
    paper.ask("v0", "ready", seat="A")
    paper.ask("v0", "pause")

    assert paper.refused("v1", "ready", seat="B") == "paused"
    assert paper.wait(1_000_000) == []
    paper.ask("v0", "resume")
    assert paper.wait(SETTINGS.show_seconds - 11) == []
    assert paper.wait(1) == [What.GO_ON]


def test_a_deal_that_was_thrown_away_is_nothing_to_look_at() -> None:
    for number in range(100):
        paper = Paper({"sheet": "engine-191", "players": 2}).begin(f"{number:064x}")
        events = [*paper.play_on(), *paper.play_on()]  # both have shown a tile
        if any(event.kind is EventKind.REDEALT for event in events):
            break
    else:
        pytest.fail("no deal was thrown away")

    assert not paper.table.showing
    assert paper.table.turn is not None


def test_the_last_round_stays_to_be_looked_at() -> None:
    paper = Paper({**PAIR, "options": {"rounds": "1"}}).begin().play_round()

    assert paper.table.state == "over"
    assert not paper.table.showing
    assert paper.due() is None
    assert paper.table.round is not None
    assert all(hand is not None for hand in paper.table.round.view(None).hands)
    assert paper.again().state == "over"
