"""How fast rounds are played out by the top level: from worlds sampled in the middle of a round."""

import time
from collections.abc import Callable, Iterator

from boneyard import SHEETS, Match, View, _build
from boneyard.bots.feet_features import feet_policy
from boneyard.bots.feet_levels import FEET_COSTS
from boneyard.bots.levels import bot_named
from boneyard.bots.lines_levels import EQUITY
from boneyard.bots.policy import Policy, roll_out
from boneyard.bots.worlds import Worlds
from boneyard.rules.chance import Mwc

DEALS = 8
WORLDS = 500 if _build.compiled else 5
POLICIES: dict[str, Callable[[View], Policy]] = {
    "chickenfoot": lambda view: feet_policy(view, FEET_COSTS),
    "engine-191": EQUITY.policy,
}


def middle(sheet: str, players: int, deal: int) -> View:
    """Where somebody has laid half of a hand; all play by the top level."""
    match = Match(SHEETS[sheet], players, b"deal %d" % deal)
    bot = bot_named("dispatcher", match.sheet)
    chance = Mwc(deal)
    dealt = max(match.view(None).counts)
    while match.turn is not None and 2 * min(match.view(None).counts) > dealt:
        match.play(bot(match.view(match.turn), chance, 1.0))
    return match.view(match.turn)


def policy_rollouts(sheet: str, players: int) -> tuple[float, float]:
    """Rollouts in a second of CPU time, the worlds sampled before, and decisions in each."""
    seconds, decisions = 0.0, 0
    for deal in range(DEALS):
        view = middle(sheet, players, deal)
        chance = Mwc(deal)
        policy = POLICIES[sheet](view)
        worlds = Worlds(view, chance)
        sampled = [worlds.sample() for _ in range(WORLDS)]
        begun = time.process_time()
        for state in sampled:
            decisions += roll_out(state, policy, chance)
        seconds += time.process_time() - begun
    return DEALS * WORLDS / seconds, decisions / (DEALS * WORLDS)


def report() -> Iterator[str]:
    yield "rounds played out by the top level from their middle, a second, one core"
    for sheet in POLICIES:
        for players in (2, 4):
            rate, decisions = policy_rollouts(sheet, players)
            yield f"  {sheet:30}{players} players {rate:10,.0f}   {decisions:5.1f} decisions each"


if __name__ == "__main__":
    print("\n".join(report()))
