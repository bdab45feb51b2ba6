"""An action is taken back by consent of all people at the table, and never past anything revealed."""

from __future__ import annotations

import asyncio
import copy
from pathlib import Path

import pytest

from boneyard import EventKind, Verb
from boneyard.server.due import ANSWER_SECONDS, What
from boneyard.server.entries import Left
from tests.server.company import Friend, Json, a_hall, settings_for
from tests.server.paper import Paper, one_before_the_end, sat_down

PAIR: Json = {"sheet": "chickenfoot", "players": 2, "options": {"rounds": "2"}}
TRIO: Json = {**PAIR, "players": 3}
DRAWS: Json = {"sheet": "mexican-train-classic", "players": 2, "options": {"rounds": "2"}}
"""The first legal action of this deal is to draw."""


def after_one(terms: Json, devices: int | None = None) -> tuple[Paper, str, str]:
    """Somebody has laid a tile: who it was, and the seat."""
    paper = Paper(terms, devices=devices).begin()
    turn = paper.table.turn
    assert turn is not None
    assert {event.kind for event in paper.play_on()} == {EventKind.LAID}
    return paper, paper.table.chairs[turn].visitor, "ABC"[turn]


def asked(terms: Json, devices: int | None = None) -> tuple[Paper, str, str]:
    paper, visitor, seat = after_one(terms, devices)
    paper.ask(visitor, "take-back", seat=seat, number=1)
    return paper, visitor, seat


def beginning(bots: Json, seat: str) -> Paper:
    """A table of three at which this seat begins, and can lay a tile."""
    for number in range(100):
        paper = Paper({**TRIO, "bots": bots, "pace": 1}).begin(f"{number:064x}")
        match = paper.table.match
        assert match is not None
        if match.turn == "ABC".index(seat) and match.legal()[0].verb is Verb.PLAY:
            return paper
    raise AssertionError("none of these deals is like that")


def actions(paper: Paper) -> int:
    assert paper.table.match is not None
    return len(paper.table.match.actions)


@pytest.mark.parametrize("agree", [True, False])
def test_everybody_sees_who_asks_and_what_comes_of_it(agree: bool, tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            table, friends = await sat_down(hall, Paper(PAIR).begin())
            watcher = await Friend("").come(table)
            company = [*friends, watcher]
            before = copy.deepcopy([friend.views for friend in company])
            player = next(f for f in friends if any(view["legal"] for view in f.views.values()))
            (other,) = set(friends) - {player}
            (seat,) = player.yours
            await player.play(table)
            for friend in company:
                await friend.until(lambda friend=friend: friend.number == table.table.number)
            after = copy.deepcopy([friend.views for friend in company])
            await player.do(table, "take-back", seat=seat, number=1)
            await watcher.hears("asked-back")

            assert watcher.about["asked"] == seat
            assert watcher.place(seat)["agreed"]
            assert not watcher.place(other.yours[0]).get("agreed")
            await other.do(table, "answer", agree=agree)
            await watcher.hears("taken-back" if agree else "declined")
            for friend in company:
                await friend.until(lambda friend=friend: friend.about["asked"] is None)

            assert [friend.views for friend in company] == (before if agree else after)
            assert not any(place.get("agreed") for place in watcher.about["seats"])
            await (player if agree else other).play(table)

    asyncio.run(go())


def test_everybody_must_agree() -> None:
    paper, visitor, _ = asked(TRIO)
    others = sorted({"v0", "v1", "v2"} - {visitor})
    paper.ask(others[0], "answer", agree=True)
    assert (actions(paper), paper.table.asked) == (1, 0)
    paper.ask(others[0], "answer", agree=True)  # twice is once
    assert actions(paper) == 1
    paper.ask(others[1], "answer", agree=True)

    assert (actions(paper), paper.table.asked, paper.table.agreed) == (0, None, set())
    again = paper.again()
    assert again.match is not None
    assert paper.table.match is not None
    fresh = Paper(TRIO).begin().table.match
    assert fresh is not None
    assert again.match.view(0) == paper.table.match.view(0) == fresh.view(0)


def test_one_who_declines_is_enough() -> None:
    paper, visitor, seat = asked(TRIO)
    others = sorted({"v0", "v1", "v2"} - {visitor})
    paper.ask(others[0], "answer", agree=True)
    paper.ask(others[1], "answer", agree=False)

    assert (actions(paper), paper.table.asked, paper.table.agreed) == (1, None, set())
    assert paper.refused(others[0], "answer", agree=True) == "nobody-asks"
    paper.ask(visitor, "take-back", seat=seat, number=1)  # one may ask again


def test_who_asked_may_think_better_of_it() -> None:
    paper, visitor, _ = asked(PAIR)
    paper.ask(visitor, "answer", agree=False)

    assert (actions(paper), paper.table.asked) == (1, None)


def test_people_at_one_device_agree_as_one() -> None:
    paper, visitor, _ = asked(TRIO, devices=2)
    (other,) = {"v0", "v1"} - {visitor}
    paper.ask(other, "answer", agree=True)

    assert actions(paper) == 0


def test_alone_among_bots_or_at_one_device_nobody_need_be_asked() -> None:
    paper, _, _ = asked(PAIR, devices=1)
    assert (actions(paper), paper.table.asked) == (0, None)

    bots = {"B": "caboose", "C": "caboose"}
    paper = beginning(bots, "A")
    paper.play_on()
    paper.ask("v0", "take-back", seat="A", number=1)
    assert actions(paper) == 0


def test_it_lapses_when_the_match_goes_on_and_everybody_is_told(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hall(settings_for(tmp_path)) as hall:
            paper, visitor, seat = asked(PAIR)
            table, friends = await sat_down(hall, paper)
            (other,) = [friend for friend in friends if friend.visitor != visitor]
            (asker,) = set(friends) - {other}
            assert asker.about["asked"] == seat
            await other.play(table)
            await asker.until(lambda: asker.number == table.table.number)

            assert asker.about["asked"] is other.about["asked"] is None
            assert not any(place.get("agreed") for place in asker.about["seats"])
            assert await other.refused(table, "answer", agree=True) == "nobody-asks"

    asyncio.run(go())


@pytest.mark.parametrize("fields", [{"bot": "caboose"}, {}])
def test_it_lapses_when_a_seat_is_given_to_another(fields: Json) -> None:
    paper, visitor, _ = asked(TRIO)
    other = next(seat for seat in "ABC" if paper.table.chairs["ABC".index(seat)].visitor != visitor)
    paper.ask("v0", "hand", seat=other, **fields)

    assert (paper.table.asked, actions(paper)) == (None, 1)


def test_who_is_away_has_to_agree_too() -> None:
    paper, visitor, _ = asked(PAIR)
    (other,) = {"v0", "v1"} - {visitor}
    paper.add(Left(at=paper.now, visitor=other))
    paper.ask(visitor, "answer", agree=True)

    assert actions(paper) == 1
    paper.ask(other, "answer", agree=True)
    assert actions(paper) == 0


def test_a_drawn_tile_is_not_put_back() -> None:
    paper = Paper(DRAWS).begin()
    turn = paper.table.turn
    assert turn is not None
    assert EventKind.DREW in {event.kind for event in paper.play_on()}

    assert paper.refused(f"v{turn}", "take-back", seat="AB"[turn], number=1) == "revealed"


def test_a_round_that_is_over_stays_over() -> None:
    paper = one_before_the_end(PAIR)
    turn = paper.table.turn
    paper.play_on()
    assert turn is not None
    assert paper.table.match is not None
    back = {"seat": "AB"[turn], "number": paper.table.match.number}

    assert paper.refused(f"v{turn}", "take-back", **back) == "revealed"
    for visitor, seat in (("v0", "A"), ("v1", "B")):
        paper.ask(visitor, "ready", seat=seat)
    assert paper.refused(f"v{turn}", "take-back", **back) == "revealed"
    paper.play_round()
    for visitor, seat in (("v0", "A"), ("v1", "B")):
        assert paper.refused(visitor, "take-back", seat=seat, number=paper.table.match.number) == "over"


def test_tiles_that_are_shown_together_are_not_taken_up_again() -> None:
    """Engine 191: the last to show makes everybody's tile seen."""
    paper = Paper({"sheet": "engine-191", "players": 2}).begin()
    paper.play_on()
    last = paper.table.turn
    assert last is not None
    assert EventKind.REVEALED in {event.kind for event in paper.play_on()}

    assert paper.refused(f"v{last}", "take-back", seat="AB"[last], number=2) == "revealed"


def test_only_the_last_action_and_only_by_whose_it_was() -> None:
    paper, visitor, seat = after_one(PAIR)
    (other,) = {"v0", "v1"} - {visitor}
    (other_seat,) = {"A", "B"} - {seat}
    assert paper.refused(other, "take-back", seat=other_seat, number=1) == "nothing-to-take-back"
    assert paper.refused(other, "take-back", seat=seat, number=1) == "not-your-seat"
    paper.ask(visitor, "take-back", seat=seat, number=1)
    assert paper.refused(visitor, "take-back", seat=seat, number=1) == "already-asked"
    assert paper.refused("stranger", "answer", agree=True) == "not-your-seat"
    assert paper.refused("", "answer", agree=True) == "not-your-seat"
    paper.ask(other, "answer", agree=True)

    assert paper.refused(visitor, "take-back", seat=seat, number=0) == "nothing-to-take-back"
    assert paper.refused(visitor, "take-back", seat=seat, number=1) == "stale"
    for _ in range(2):
        paper.play_on()
    assert paper.refused(visitor, "take-back", seat=seat, number=2) == "nothing-to-take-back"


def test_it_can_be_switched_off() -> None:
    paper, visitor, seat = after_one({**PAIR, "take_backs": False})
    assert paper.refused(visitor, "take-back", seat=seat, number=1) == "no-take-backs"
    paper.ask("v0", "settle", take_backs=True)
    paper.ask(visitor, "take-back", seat=seat, number=1)


def test_bots_wait_for_the_answer_but_not_for_ever() -> None:
    paper = beginning({"B": "caboose"}, "A")
    turn = paper.table.turn
    assert turn is not None
    visitor = paper.table.chairs[turn].visitor
    paper.play_on()
    assert paper.table.turn is not None
    assert paper.table.chairs[paper.table.turn].bot
    paper.ask(visitor, "take-back", seat="ABC"[turn], number=1)

    assert paper.wait(ANSWER_SECONDS - 1) == []
    paper.ask("v0", "pause")
    assert paper.wait(1000) == []
    paper.ask("v0", "resume")
    assert paper.wait(0.5) == []
    assert paper.wait(0.5) == [What.THINK]
    assert paper.table.asked is None
