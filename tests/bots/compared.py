"""Rounds played by a policy, and beside it by the top level from views."""

from __future__ import annotations

from boneyard import Round
from boneyard.bots.levels import best_equity, bot_named
from boneyard.bots.policy import Policy
from boneyard.rules.action import decode, encode
from boneyard.rules.chance import Mwc


def equities(round_: Round) -> list[float]:
    """What the choices are worth to the top level."""
    assert round_.turn is not None
    return [worth for _, worth in best_equity(round_.sheet)(round_.view(round_.turn))]


def play_on(round_: Round, policy: Policy, seed: int) -> int:
    """To its end, compared with the top level wherever there is a choice; how often that was."""
    top = bot_named("dispatcher", round_.sheet)
    policy.begin()
    compared = 0
    while round_.turn is not None:
        choices = len(round_.legal())
        chosen = policy.choose(round_.state, Mwc(seed + compared))
        if choices > 1:
            view = round_.view(round_.turn)
            assert chosen == encode(top(view, Mwc(seed + compared), 1.0)), view
            compared += 1
        round_.play(decode(chosen))
    return compared
