"""What an action of Chickenfoot leaves behind: a hand, and a table for the others."""

from typing import NamedTuple

from boneyard.bots.feet_policy import FeetPolicy
from boneyard.bots.feet_sight import MANY
from boneyard.bots.lacks import drawn_since_lacking
from boneyard.bots.seen import feet_seen
from boneyard.rules.action import encode
from boneyard.rules.view import FeetLayout, View


class FeetFeatures(NamedTuple):
    late_pips: float = 0.0
    """Pips in hand, divided by one more than the tiles of the hand nearest to going out."""
    tiles: float = 0.0
    shut_doubles: float = 0.0
    """Doubles in hand whose number no end shows."""
    own_toes: float = 0.0
    """Tiles in hand that can be toes of doubles in hand."""
    controlled: float = 0.0
    """For each number in hand, our share of its tiles that have not been laid."""
    fitting: float = 0.0
    """Tiles in hand that fit an open end."""
    open_numbers: float = 0.0
    """Numbers that can be played on."""
    followers: float = 0.0
    """Unseen tiles that fit these numbers."""
    toeless: float = 0.0
    """Numbers where somebody else can begin a foot, and no toe for it is in hand."""
    arms: float = 0.0
    """Free arms of the spinner."""
    foot: float = 0.0
    """A foot is open."""
    spare_toes: float = 0.0
    """Tiles that the open foot could have and does not need."""
    stuck: float = 0.0
    """How likely the foot is still open at our next turn, if we have no toe for it."""
    starved: float = 0.0
    """The share of the others who have nothing to play."""
    lead: float = 0.0
    """With a dead foot, how many more points we hold than the others."""
    gone_out: float = 0.0
    """The round is won: what the others have in hand."""
    hurried_late_pips: float = 0.0
    """`late_pips`, divided in the same way once more."""
    last_shut_doubles: float = 0.0
    """`shut_doubles`, divided by one more than our own tiles."""
    last_stuck: float = 0.0
    """`stuck`, divided by one more than our own tiles."""
    hurried_starved: float = 0.0
    """`starved`, divided by one more than the tiles of the hand nearest to going out."""
    toeless_later: float = 0.0
    """`toeless`, where that can be once the open foot is closed."""


def feet_features(view: View) -> list[FeetFeatures]:
    """Of all legal actions, in their order."""
    layout = view.layout
    assert isinstance(layout, FeetLayout), view.sheet
    policy = FeetPolicy([], since_lacking(view))
    actions = [encode(action) for action in view.legal]
    return [FeetFeatures(*found) for found in policy.features(feet_seen(view, layout), actions)]


def feet_policy(view: View, costs: FeetFeatures) -> FeetPolicy:
    """Plays rounds on from this view, for all seats, by what the features cost."""
    return FeetPolicy(list(costs), since_lacking(view))


def since_lacking(view: View) -> list[int]:
    """What each seat has drawn since it has shown it lacks a number, for 16 numbers."""
    told = [of_seat.get(number, MANY) for of_seat in drawn_since_lacking(view) for number in range(16)]
    return [*told, *[MANY] * (128 - len(told))]
