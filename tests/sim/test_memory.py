"""What has been played and thought about is let go of again, in compiled code too.

Rows of numbers (vec) that interpreted code hands to compiled code are never freed, by a fault of librt 0.16,
nor are large numbers that compiled code turns into text by `str`, by one of mypyc 2.4.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

import pytest

from boneyard import SHEETS, Match, Round, read_position, write_position
from boneyard.analysis.hints import hint
from boneyard.bots.levels import LEVELS, bot_named
from boneyard.bots.plan import best_train, best_trains, best_two_trains
from boneyard.bots.worlds import Worlds
from boneyard.record.views import write_view
from boneyard.rules.chance import Mwc
from boneyard.rules.playout import play_out
from boneyard.sim.batches import Simulation
from boneyard.sim.duplicate import Deals
from tests.counts import count

TIMES = count(60, 5000)


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


@pytest.mark.parametrize("do", [begin, look, move, write, choose, plan, imagine, simulate])
@pytest.mark.parametrize("sheet", SHEETS)
def test_nothing_is_kept(sheet: str, do: Callable[[Round], None]) -> None:
    round_ = in_the_middle(sheet)
    for _ in range(3):
        do(round_)
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        do(round_)
    gc.collect()

    assert sys.getallocatedblocks() - before < TIMES / 2
