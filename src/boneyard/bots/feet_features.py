"""What an action of Chickenfoot leaves behind: a hand, and a table for the others."""

from collections.abc import Iterable
from typing import NamedTuple

from boneyard.bots.feet_policy import FeetPolicy
from boneyard.bots.feet_sight import MANY, FeetSight
from boneyard.bots.lacks import drawn_since_lacking
from boneyard.rules.action import encode
from boneyard.rules.feet import FeetRules
from boneyard.rules.state import NOTHING
from boneyard.rules.tile import code_of
from boneyard.rules.view import FeetLayout, View
from boneyard.sheets.editions import sheet_of


class FeetFeatures(NamedTuple):
    late_pips: float
    """Pips in hand, divided by one more than the tiles of the hand nearest to going out."""
    tiles: float
    shut_doubles: float
    """Doubles in hand whose number no end shows."""
    own_toes: float
    """Tiles in hand that can be toes of doubles in hand."""
    controlled: float
    """For each number in hand, our share of its tiles that have not been laid."""
    fitting: float
    """Tiles in hand that fit an open end."""
    open_numbers: float
    """Numbers that can be played on."""
    followers: float
    """Unseen tiles that fit these numbers."""
    toeless: float
    """Numbers where somebody else can begin a foot, and no toe for it is in hand."""
    arms: float
    """Free arms of the spinner."""
    foot: float
    """A foot is open."""
    spare_toes: float
    """Tiles that the open foot could have and does not need."""
    stuck: float
    """How likely the foot is still open at our next turn, if we have no toe for it."""
    starved: float
    """The share of the others who have nothing to play."""
    lead: float
    """With a dead foot, how many more points we hold than the others."""
    gone_out: float
    """The round is won: what the others have in hand."""


def feet_features(view: View) -> list[FeetFeatures]:
    """Of all legal actions, in their order."""
    sight = sight_of(view)
    return [FeetFeatures(*sight.features_after(encode(action))) for action in view.legal]


def feet_policy(view: View, costs: FeetFeatures) -> FeetPolicy:
    """Plays rounds on from this view, for all seats, by what the features cost."""
    return FeetPolicy(list(costs), since_lacking(view, range(view.players)))


# --- What a view tells ------------------------------------------------------------------------------------


def sight_of(view: View) -> FeetSight:
    assert view.seat is not None, "a spectator has no turn"
    layout = view.layout
    assert isinstance(layout, FeetLayout), view.sheet
    rules = FeetRules(sheet_of(view))
    others = [(view.seat + step) % view.players for step in range(1, view.players)]
    sight = FeetSight()
    sight.be_told(
        layout=(view.top, number(view.engine), layout.arms, number(layout.foot), layout.toes),
        answers=(rules.arms_first, rules.dead_foot_released, bool(layout.tiles)),
        ends=list(layout.ends),
        hand=[code_of(tile) for tile in view.hand],
        table=[code_of(tile) for tile in view.on_table],
        counts=[view.counts[seat] for seat in others],
        since=since_lacking(view, others),
    )
    return sight


def number(told: int | None) -> int:
    return NOTHING if told is None else told


def since_lacking(view: View, seats: Iterable[int]) -> list[int]:
    """What these seats have drawn since they have shown they lack a number, for each 16 numbers."""
    drawn = drawn_since_lacking(view)
    return [drawn[seat].get(number, MANY) for seat in seats for number in range(16)]
