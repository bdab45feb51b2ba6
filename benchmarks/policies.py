"""How fast rounds are played out: from worlds sampled in the middle of a round."""

import time
from collections.abc import Iterator

from boneyard import SHEETS, Match, View, _build
from boneyard.bots.levels import bot_named
from boneyard.bots.policies import policy_from
from boneyard.bots.policy import roll_out
from boneyard.bots.searchers import Rollouts, among_equals, among_level_6
from boneyard.bots.worlds import Worlds
from boneyard.rules.chance import Mwc

DEALS = 8
WORLDS = 500 if _build.compiled else 5
SHEETS_MEASURED = ("mexican-train-classic", "chickenfoot", "engine-191")
POLICIES: dict[str, Rollouts] = {"level 6": policy_from, "level 8": among_level_6, "level 9": among_equals}


def middle(sheet: str, players: int, deal: int) -> View:
    """Where somebody has laid half of a hand; all play by level 6."""
    match = Match(SHEETS[sheet], players, b"deal %d" % deal)
    bot = bot_named("dispatcher", match.sheet)
    chance = Mwc(deal)
    dealt = max(match.view(None).counts)
    while match.turn is not None and 2 * min(match.view(None).counts) > dealt:
        match.play(bot(match.view(match.turn), chance, 1.0))
    return match.view(match.turn)


def policy_rollouts(name: str, sheet: str, players: int) -> tuple[float, float]:
    """Rollouts in a second of CPU time, the worlds sampled before, and decisions in each."""
    seconds, decisions = 0.0, 0
    for deal in range(DEALS):
        view = middle(sheet, players, deal)
        chance = Mwc(deal)
        policy = POLICIES[name](view)
        worlds = Worlds(view, chance)
        sampled = [worlds.sample() for _ in range(WORLDS)]
        begun = time.process_time()
        for state in sampled:
            decisions += roll_out(state, policy, chance)
        seconds += time.process_time() - begun
    return DEALS * WORLDS / seconds, decisions / (DEALS * WORLDS)


def report() -> Iterator[str]:
    yield "rounds played out from their middle, a second, one core: by level 6, and as levels 8 and 9 do it"
    for sheet in SHEETS_MEASURED:
        for players in (2, 4):
            for name in POLICIES:
                rate, decisions = policy_rollouts(name, sheet, players)
                table = f"  {sheet:24}{players} players"
                yield f"{table}  {name:10}{rate:10,.0f}   {decisions:5.1f} decisions each"


if __name__ == "__main__":
    print("\n".join(report()))
