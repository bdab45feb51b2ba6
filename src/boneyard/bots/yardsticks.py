"""The fixed reference players of Mexican Train. Others are measured against them, so they are never tuned."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from boneyard.bots.own_train import (
    elsewhere,
    is_marked,
    longest_train_kept,
    next_of,
    off,
    own_end,
    own_seat,
    plays,
    table,
)
from boneyard.bots.plan import best_train
from boneyard.bots.player import Choose, one_of
from boneyard.rules.action import Action, Verb
from boneyard.rules.chance import Mwc
from boneyard.rules.view import View

PER_FOLLOWER = 8
ON_OWN_TRAIN = 15


def random(view: View, chance: Mwc, _seconds: float) -> Action:
    return one_of(view.legal, chance)


def greedy(view: View, chance: Mwc, _seconds: float) -> Action:
    """Most pips."""
    return heaviest(plays(view), chance) or without_a_play(view)


def followups(view: View, chance: Mwc, _seconds: float) -> Action:
    """Pips, tiles left that fit the new end, and a preference for our own train."""
    ends = table(view).ends

    def value(action: Action) -> int:
        assert action.tile is not None
        assert action.end is not None
        far = action.tile.pips - ends[action.end]
        fitting = [tile for tile in view.hand if tile != action.tile and far in tile]
        own = ON_OWN_TRAIN if action.end == view.seat else 0
        return action.tile.pips + PER_FOLLOWER * len(fitting) + own

    return best(plays(view), value, chance) or without_a_play(view)


def longest_path(view: View, chance: Mwc, _seconds: float) -> Action:
    """Doubles the longest train does not need, then such tiles, other trains preferred; then the train."""
    if not plays(view):
        return without_a_play(view)
    train = longest_train_kept(view)
    spare = off(train, plays(view))
    doubles = [action for action in spare if action.tile is not None and action.tile.is_double]
    return (
        heaviest(doubles, chance)
        or heaviest(elsewhere(spare, own_seat(view)), chance)
        or heaviest(spare, chance)
        or next_of(train, view)
        or greedy(view, chance, _seconds)
    )


def smart(view: View, chance: Mwc, _seconds: float) -> Action:
    """The heaviest train from our own end, and the heaviest tile it does not need on another train."""
    if not plays(view):
        return without_a_play(view)
    train = best_train(view.hand, own_end(view)).train
    planned = next_of(train, view)
    if is_marked(view) and planned:
        return planned
    spare = elsewhere(off(train, plays(view)), own_seat(view))
    return heaviest(spare, chance) or planned or greedy(view, chance, _seconds)


def without_a_play(view: View) -> Action:
    """Draw or pass; a marker that may come off comes off."""
    return next((action for action in view.legal if action.verb is Verb.UNMARK), view.legal[0])


def heaviest(actions: Sequence[Action], chance: Mwc) -> Action | None:
    return best(actions, lambda action: 0 if action.tile is None else action.tile.pips, chance)


def best(actions: Sequence[Action], value: Callable[[Action], int], chance: Mwc) -> Action | None:
    """The action with the highest value, a random one if several have it; None if there are none."""
    if not actions:
        return None
    values = [value(action) for action in actions]
    highest = max(values)
    return one_of([action for action, worth in zip(actions, values, strict=True) if worth == highest], chance)


YARDSTICKS: Mapping[str, Choose] = MappingProxyType(
    {
        "random": random,
        "greedy": greedy,
        "followups": followups,
        "longest-path": longest_path,
        "smart": smart,
    }
)
