"""Rounds played by a policy and beside it by the top level from views, and a digest of what a bot chooses."""

from __future__ import annotations

import hashlib

from boneyard import Round, Sheet, write_action
from boneyard.bots.levels import best_equity, bot_named
from boneyard.bots.policy import Policy
from boneyard.rules.action import decode, encode
from boneyard.rules.chance import Mwc
from boneyard.sim.duplicate import Deals


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


def digest_of_choices(sheet: Sheet, rounds: int, name: str = "dispatcher") -> str:
    """Of all that a bot chooses against itself, in this many rounds with each number of players."""
    bot = bot_named(name, sheet)
    digest = hashlib.sha256()
    for players in sheet.player_counts:
        deals = Deals(sheet, players, b"always")
        for number in range(players, players + rounds):
            round_ = deals.dealt(number)
            chance = Mwc(number)
            while round_.turn is not None:
                action = bot(round_.view(round_.turn), chance, 1.0)
                digest.update(write_action(action).encode() + b"\n")
                round_.play(action)
    return digest.hexdigest()
