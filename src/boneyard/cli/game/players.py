"""Who sits at the table beside you."""

import random

from boneyard.rules.action import Action
from boneyard.rules.view import View


class RandomPlayer:
    """Plays any legal action. Like every bot it is shown a View and nothing else."""

    def __init__(self, seed: str, seat: int) -> None:
        self.chance = random.Random(f"{seed}/{seat}")

    def choose(self, view: View) -> Action:
        return self.chance.choice(view.legal)
