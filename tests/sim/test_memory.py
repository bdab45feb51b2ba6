"""What has been played and thought about is let go of again, in compiled code too.

Rows of numbers (vec) that interpreted code hands to compiled code are never freed, by a fault of librt 0.16,
nor are large numbers that compiled code turns into text by `str`, by one of mypyc 2.4.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable

import pytest

from boneyard import (
    SHEETS,
    Match,
    Round,
    read_position,
    read_record,
    read_view,
    replay,
    view_json,
    write_position,
    write_record,
)
from boneyard.analysis.hints import hint
from boneyard.bots.levels import LEVELS, bot_named
from boneyard.bots.plan import best_train, best_trains, best_two_trains
from boneyard.bots.worlds import Worlds
from boneyard.record.referee import answer
from boneyard.record.views import write_view
from boneyard.rules.chance import Mwc
from boneyard.rules.playout import play_out
from boneyard.sim.arena import Arena
from boneyard.sim.batches import Simulation
from boneyard.sim.duplicate import Deals
from boneyard.words import words
from boneyard.words.refusals import explainer
from tests.counts import count
from tests.figures import note

TIMES = count(20, 2000)
LONG_TIMES = count(25, 100)
"""Of what takes long: whole rounds and whole matches."""
SLACK = 4096
"""So many bytes may be held by what grows now and then, as the table of a dictionary does."""
BATCHES = 20
"""So often it is tried whether no more is kept."""


def in_the_middle(sheet: str) -> Round:
    deals = Deals(SHEETS[sheet], 3, b"memory")
    round_ = deals.dealt(0)
    bot, chance = bot_named("brakeman", deals.sheet), Mwc(1)
    while len(round_.history) < 12 or round_.pending is not None:
        assert round_.turn is not None
        round_.play(bot(round_.view(round_.turn), chance, 1.0))
    return round_


def begin(round_: Round) -> None:
    Match(round_.sheet, 3, b"memory").view(0)
    Deals(round_.sheet, 3, b"memory").dealt(3)


def look(round_: Round) -> None:
    again = round_.with_state(round_.state.clone())
    write_view(again.view(again.turn))


def move(round_: Round) -> None:
    again = round_.with_state(round_.state.clone())
    again.play(again.legal()[0])


def write(round_: Round) -> None:
    read_position(write_position(round_))


def choose(round_: Round) -> None:
    assert round_.turn is not None
    view = round_.view(round_.turn)
    for level in LEVELS:
        bot_named(level, round_.sheet)(view, Mwc(1), 1.0)
    hint(view)


def plan(round_: Round) -> None:
    hand = round_.hand(0)
    best_train(hand, 3)
    best_trains(hand, 3)
    best_two_trains(hand, 3, 4)


def imagine(round_: Round) -> None:
    worlds = Worlds(round_.view(round_.turn), Mwc(1))
    again = round_.with_state(worlds.sample())
    again.view(0)
    play_out(again.state, Mwc(1))


def simulate(round_: Round) -> None:
    list(Simulation(round_.sheet.id, {}, 3, b"memory", 2).batches())


def send(round_: Round) -> None:
    for seat in (None, 0, 1, 2):
        read_view(view_json(round_.view(seat)))


def ask(round_: Round) -> None:
    position = write_position(round_)
    for actions in ([], ["12-12@A"], ["pass"], ["nonsense"]):
        answer({"position": position, "do": actions}, explainer(words()))


def record(round_: Round) -> None:
    match = Match(round_.sheet, 3, b"memory")
    chance = Mwc(1)
    for _ in range(30):
        legal = match.legal()
        match.play(legal[chance.below(len(legal))])
    match.events(0)
    Match.replay(match.sheet, 3, match.seed, match.actions).copy()
    replay(read_record(write_record(match)))


def compete(round_: Round) -> None:
    list(Arena(round_.sheet.id, {}, ("brakeman", "caboose"), b"memory", False).play([0]))


class Mallinfo(ctypes.Structure):
    """glibc's account of its memory; `uordblks` are the bytes in use."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    ]


def bytes_in_use() -> int:
    """In blocks too large for Python's own account; 0 where the C library does not tell."""
    mallinfo2 = getattr(ctypes.CDLL(None), "mallinfo2", None)
    if mallinfo2 is None:
        return 0
    mallinfo2.restype = Mallinfo
    told = mallinfo2()
    return int(told.uordblks + told.hblkhd)


@pytest.mark.parametrize("do", [begin, look, move, write, choose, plan, imagine, simulate, send, ask])
@pytest.mark.parametrize("sheet", SHEETS)
def test_nothing_is_kept(sheet: str, do: Callable[[Round], None]) -> None:
    assert_nothing_is_kept(sheet, do, TIMES)


@pytest.mark.parametrize("do", [record, compete])
@pytest.mark.parametrize("sheet", SHEETS)
def test_nothing_is_kept_of_a_whole_round(sheet: str, do: Callable[[Round], None]) -> None:
    assert_nothing_is_kept(sheet, do, LONG_TIMES)


def assert_nothing_is_kept(sheet: str, do: Callable[[Round], None], times: int) -> None:
    """What leaks, leaks every time. What is only kept for later fills up, and then there is no more of it."""
    round_ = in_the_middle(sheet)
    blocks = size = 0
    for _ in range(BATCHES):
        blocks, size = grown_by(round_, do, times)
        if blocks < max(times / 2, 10) and size < max(times * 8, SLACK):
            note(f"memory: {sheet}, {do.__name__}: {times} times, {blocks} blocks, {size} bytes more")
            return
    raise AssertionError(f"{times} times more have kept {blocks} blocks, {size} bytes")


def grown_by(round_: Round, do: Callable[[Round], None], times: int) -> tuple[int, int]:
    """How many more small blocks and how many bytes in large ones there are afterwards."""
    gc.collect()
    blocks, size = sys.getallocatedblocks(), bytes_in_use()
    for _ in range(times):
        do(round_)
    gc.collect()
    return sys.getallocatedblocks() - blocks, bytes_in_use() - size
