"""Why the trains family refuses an action: the first reason that stands, seen as a player would see it."""

from mypy_extensions import i64

from boneyard.rules.action import DRAW, DRAW_UNTIL, KEEP, LEAVE, PASS, SHARED, UNMARK
from boneyard.rules.refusal import Reason
from boneyard.rules.state import NOTHING, RUNNING
from boneyard.rules.trains import TrainsState


def why_refused(state: TrainsState, action: i64) -> Reason:
    """The action is known not to be legal."""
    if state.over != RUNNING:
        return Reason.ROUND_OVER
    if action >= LEAVE + DRAW or (action == DRAW_UNTIL and not state.rules.duty_travels):
        return Reason.OTHER_GAME
    if state.unmarking:
        return Reason.MARKER_UNDECIDED
    if action in (UNMARK, LEAVE):
        return Reason.NO_MARKER_TO_DECIDE if state.rules.asks_to_unmark else Reason.OTHER_GAME
    if action < DRAW:
        return why_not_lay(state, action >> 8, action & 255)
    if state.drawn != NOTHING:
        return Reason.DRAWN_TILE_WAITS if state.drawn_may_stay else Reason.MUST_PLAY_DRAWN
    if action == KEEP:
        return Reason.NOTHING_DRAWN
    if state.hand_can_play():
        return Reason.MUST_PLAY
    return why_not_without_a_play(state, action)


def why_not_without_a_play(state: TrainsState, action: i64) -> Reason:
    due = state.without_a_play()
    if due == DRAW_UNTIL:
        return Reason.MUST_DRAW_UNTIL
    if due == DRAW:
        return Reason.MUST_DRAW if action == PASS else Reason.NO_PENALTY_DUE
    if state.boneyard_next == state.boneyard_size:
        return Reason.BONEYARD_EMPTY
    return Reason.DUTY_WITHOUT_DRAW if action == DRAW else Reason.NO_PENALTY_DUE


def why_not_lay(state: TrainsState, end: i64, tile: i64) -> Reason:
    if not end_exists(state, end):
        return Reason.NO_SUCH_END
    if not state.holds(state.turn, tile):
        return Reason.TILE_NOT_HELD
    if state.drawn != NOTHING and tile != state.drawn:
        return Reason.ONLY_THE_DRAWN_TILE
    fits = state.fitting_ends(i64(1) << end, tile) != 0
    if state.draws_again:
        permitted = state.trains_open_to(state.turn)
    else:
        permitted = state.permitted_ends()
    if permitted >> end & 1:
        return Reason.NO_SECOND_DOUBLE if fits else Reason.TILE_DOES_NOT_FIT
    return why_end_is_closed(state, end)


def why_end_is_closed(state: TrainsState, end: i64) -> Reason:
    if state.follow_up and state.rules.on_the_double:
        return Reason.FOLLOW_ON_THE_DOUBLE
    if state.doubles and not state.draws_again:
        waits = state.binding_double() != NOTHING
        if state.double_mask() >> end & 1:
            return Reason.OLDER_DOUBLE_WAITS if waits else Reason.TILE_DOES_NOT_FIT  # dead: nothing fits
        if waits and not state.follow_up:
            return Reason.DOUBLE_WAITS
    if begins_own_train(state) and state.trains_open_to(state.turn) >> end & 1:
        return Reason.OWN_TRAIN_ON_FIRST_TURN
    if state.rules.own_train_first and not state.begun >> state.turn & 1:
        return Reason.OWN_TRAIN_FIRST
    return Reason.TRAIN_CLOSED


def begins_own_train(state: TrainsState) -> bool:
    """The turn's first tile has to go on the player's own train."""
    first_tile = not state.follow_up and not state.draws_again
    return first_tile and state.has_to_begin_own_train(state.turn)


def end_exists(state: TrainsState, end: i64) -> bool:
    if end < SHARED:
        return end < state.players
    return state.shared >> end & 1 == 1
