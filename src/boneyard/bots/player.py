"""What a player is: a function of what its seat may know, a source of chance and the time it has."""

from collections.abc import Callable, Sequence

from boneyard.rules.action import Action
from boneyard.rules.chance import Mwc
from boneyard.rules.view import View

Choose = Callable[[View, Mwc, float], Action]
"""What a bot is: given a view, chance and the seconds it has, it chooses one of the view's legal actions.

>>> from boneyard.bots import Choose, Mwc
>>> def heaviest(view: View, chance: Mwc, seconds: float) -> Action:
...     return max(view.legal, key=lambda action: action.tile.pips if action.tile else 0)
>>> bot: Choose = heaviest
>>> match = Match(SHEETS["mexican-train-classic"], players=3, seed=b"friday")
>>> write_action(bot(match.view(match.turn), Mwc(1), 1.0))
'12-10@A'
"""


def one_of(actions: Sequence[Action], chance: Mwc) -> Action:
    return actions[chance.below(len(actions))]
