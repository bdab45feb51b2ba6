"""Whose hint it is: that of a level which decides at once, or of one that searches, and what it may use."""

import argparse
from functools import partial
from typing import NamedTuple

from boneyard.analysis.hints import QUICK, Hint, hint, hint_from
from boneyard.bots.position_worlds import PositionWorlds, TilesNowhere
from boneyard.bots.search import Budget
from boneyard.bots.thought import (
    MOST_SECONDS,
    MOST_WORLDS,
    SEARCHING,
    budget_in_seconds,
    budget_in_worlds,
    own_budget,
    think,
)
from boneyard.cli.arguments import UsageError
from boneyard.cli.bots import read_adviser
from boneyard.cli.options import read_number, read_seconds
from boneyard.locales import Words
from boneyard.record.referee import unanswerable
from boneyard.rules.chance import Mwc
from boneyard.rules.round import Round


class Adviser(NamedTuple):
    """Level 6 has no budget."""

    level: str
    budget: Budget | None

    def hint(self, round_: Round, words: Words) -> Hint:
        """Unanswerable if the position cannot be played to its end."""
        view = round_.view(round_.turn)
        if self.budget is None:
            return hint(view)
        # Always by the same chance: a position then has one hint for so many worlds.
        worlds_of = partial(PositionWorlds, round_.state)
        try:
            return hint_from(view, think(view, Mwc(1), self.level, self.budget, worlds_of))
        except TilesNowhere as problem:
            text = words.text("hint-tiles-nowhere", tiles=problem.tiles)
            raise unanswerable("bad-position", text) from None


def chosen_adviser(chosen: argparse.Namespace, words: Words) -> Adviser:
    level = QUICK if chosen.level is None else read_adviser(chosen.level, words)
    if level not in SEARCHING:
        if chosen.seconds is not None or chosen.worlds is not None:
            raise UsageError(words.text("hint-decides-at-once"))
        return Adviser(level, None if level == QUICK else own_budget(level))
    if chosen.worlds is not None:
        worlds = read_number("--worlds", chosen.worlds, 1, MOST_WORLDS, words)
        return Adviser(level, budget_in_worlds(level, worlds))
    if chosen.seconds is not None:
        return Adviser(level, budget_in_seconds(level, read_seconds(chosen.seconds, MOST_SECONDS, words)))
    return Adviser(level, own_budget(level))
