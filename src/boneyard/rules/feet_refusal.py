"""Why Chickenfoot refuses an action: the first reason that applies, as a player would see it."""

from mypy_extensions import i64

from boneyard.rules.action import DRAW, KEEP, PASS, SHOWING
from boneyard.rules.feet import FeetState
from boneyard.rules.refusal import NOT_IN_SET, Reason
from boneyard.rules.state import NOTHING, RUNNING
from boneyard.rules.tile import in_set


def why_refused(state: FeetState, action: i64) -> Reason:
    """The action is known not to be legal."""
    if state.over != RUNNING:
        return Reason.ROUND_OVER
    if action < DRAW:
        return why_not_lay(state, (action >> 8) - SHOWING, action & 255)
    if action != DRAW and action != KEEP and action != PASS:
        return Reason.OTHER_GAME
    if state.drawn != NOTHING:
        return Reason.DRAWN_TILE_WAITS if state.rules.may_keep else Reason.MUST_PLAY_DRAWN
    if action == KEEP:
        return Reason.NOTHING_DRAWN if state.rules.may_keep else Reason.NO_KEEPING
    if state.can_play(state.turn):
        return Reason.MUST_PLAY
    return Reason.BONEYARD_EMPTY if action == DRAW else Reason.MUST_DRAW


def why_not_lay(state: FeetState, number: i64, tile: i64) -> Reason:
    if not 0 <= number <= state.top:
        return Reason.NO_SUCH_END
    if not in_set(tile, state.top):
        return NOT_IN_SET[state.top]
    if not state.holds(state.turn, tile):
        return Reason.TILE_NOT_HELD
    if state.drawn != NOTHING and tile != state.drawn:
        return Reason.ONLY_THE_DRAWN_TILE
    if state.open_numbers() >> number & 1:
        return Reason.TILE_DOES_NOT_FIT
    if state.foot != NOTHING:
        return Reason.FOOT_WAITS
    if state.arms > 0 and state.rules.arms_first:
        return Reason.ARMS_FIRST if state.rules.arms == 4 else Reason.DOUBLE_FOOT_FIRST
    return Reason.END_NOT_OPEN
