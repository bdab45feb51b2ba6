"""What a player is: a function of what its seat may know, a source of chance and the time it has."""

from collections.abc import Callable, Sequence

from boneyard.rules.action import Action
from boneyard.rules.chance import Mwc
from boneyard.rules.view import View

Choose = Callable[[View, Mwc, float], Action]
"""One of the legal actions of the view. The last argument is how many seconds there are to think."""


def one_of(actions: Sequence[Action], chance: Mwc) -> Action:
    return actions[chance.below(len(actions))]
