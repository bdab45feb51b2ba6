"""Who sits at the table beside you."""

import random

from boneyard.rules.action import Action, Verb
from boneyard.rules.view import View


class CasualPlayer:
    """Plays if it can, at home if it can, and leaves the rest to chance. It is shown a View and no more."""

    def __init__(self, seed: str, seat: int) -> None:
        self.chance = random.Random(f"{seed}/{seat}")

    def choose(self, view: View) -> Action:
        plays = [action for action in view.legal if action.verb is Verb.PLAY]
        at_home = [action for action in plays if action.end == view.seat]
        doubles = [action for action in view.legal if action.verb is Verb.SHOW and _is_double(action)]
        return self.chance.choice(at_home or plays or doubles or list(view.legal))


def _is_double(action: Action) -> bool:
    return action.tile is not None and action.tile.is_double
