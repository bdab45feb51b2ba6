"""Why Engine 191 refuses an action: the first reason that applies, as a player would see it."""

from mypy_extensions import i64

from boneyard.rules.action import DRAW, GIVE, PASS, REMOVE, SHOW, STOP, TAKE
from boneyard.rules.lines import LinesState
from boneyard.rules.refusal import NOT_IN_SET, Reason
from boneyard.rules.state import NOTHING, RUNNING
from boneyard.rules.tile import in_set


def why_refused(state: LinesState, action: i64) -> Reason:
    """The action is known not to be legal."""
    if state.over != RUNNING:
        return Reason.ROUND_OVER
    shows = SHOW <= action < REMOVE
    gives = action >= GIVE
    if DRAW <= action < SHOW and action != PASS:
        return Reason.OTHER_GAME
    if state.engine == NOTHING:
        return Reason.SHOWN_TILE_NOT_HELD if shows else Reason.CHOICE_FIRST
    if shows:
        return Reason.CHOICE_MADE
    if state.replaces:
        return Reason.GIVEN_TILE_NOT_HELD if gives else Reason.REPLACEMENT_DUE
    if gives:
        return Reason.NO_REPLACEMENT_DUE
    if action < DRAW:
        return why_not_lay(state, action >> 8, action & 255)
    if action == STOP:
        return Reason.NOTHING_TO_STOP
    if state.taken != NOTHING or state.follow_up:
        return Reason.REMOVAL_COMES_FIRST if action == REMOVE else Reason.ALREADY_PLAYED
    if action == REMOVE:
        return Reason.NOTHING_TO_REMOVE
    return why_not_decline(state, action)


def why_not_decline(state: LinesState, action: i64) -> Reason:
    """Take, or pass where nothing is left to take."""
    if not state.can_play(state.turn) or state.may_decline():
        return Reason.BONEYARD_EMPTY if action == TAKE else Reason.TILE_CAN_BE_TAKEN
    if state.binding() and not state.rules.may_decline_station:
        return Reason.STATION_CAN_BE_COMPLETED
    return Reason.MUST_PLAY


def why_not_lay(state: LinesState, line: i64, tile: i64) -> Reason:
    seat = state.turn
    if line >= state.players:
        return Reason.NO_SUCH_END
    if not in_set(tile, state.top):
        return NOT_IN_SET[state.top]
    if not state.holds(seat, tile) and not state.in_yard(seat, tile):
        return Reason.TILE_NOT_HELD
    if state.taken != NOTHING and tile != state.taken:
        return Reason.ONLY_THE_TAKEN_TILE
    if state.count[seat] == 0:
        return Reason.NOTHING_TO_REPLACE_WITH
    if not state.follow_up and state.binding() and not state.binding() >> line & 1:
        return Reason.STATION_WAITS
    if state.open_lines(seat) >> line & 1:
        return Reason.TILE_DOES_NOT_FIT
    if state.boneyard_next < state.boneyard_size:
        return Reason.OWNER_STARTS_LINE
    return Reason.RIVAL_LINES_CLOSED if state.depleted() else Reason.DISCARDS_NOT_TURNED
