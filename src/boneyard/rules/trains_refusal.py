"""Why the trains family refuses an action: the first reason that stands, seen as a player would see it."""

from mypy_extensions import i64

from boneyard.rules.action import DRAW, DRAW_UNTIL, KEEP, LEAVE, PASS, SHARED, SHARED_LEFT, UNMARK
from boneyard.rules.refusal import NOT_IN_SET, Reason
from boneyard.rules.state import NOTHING, RUNNING
from boneyard.rules.tile import in_set
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
        return Reason.NO_MARKER_TO_DECIDE if state.rules.asks_to_unmark else Reason.MARKER_OFF_BY_ITSELF
    if action < DRAW:
        return why_not_lay(state, action >> 8, action & 255)
    if state.drawn != NOTHING:
        if state.drawn_may_stay:
            return Reason.DRAWN_TILE_WAITS
        return Reason.MUST_PLAY_DRAWN_DOUBLE if state.draws_again else Reason.MUST_PLAY_DRAWN
    if action == KEEP:
        return why_not_keep(state)
    if state.hand_can_play():
        return Reason.MUST_SATISFY if has_duty(state) else Reason.MUST_PLAY
    return why_not_without_a_play(state, action)


def why_not_keep(state: TrainsState) -> Reason:
    """Nothing has been drawn; is there a tile at all that could be kept?"""
    rules = state.rules
    if rules.may_keep or rules.drawn_double_optional:
        return Reason.NOTHING_DRAWN
    if rules.drawn_double_is_special and not rules.drawn_double_barred:
        return Reason.NO_KEEPING_A_DOUBLE
    return Reason.NO_KEEPING


def has_duty(state: TrainsState) -> bool:
    """The double that travels has come to the player of the turn. [C24] [C26]"""
    return state.rules.duty_travels and state.binding_double() != NOTHING


def why_not_without_a_play(state: TrainsState, action: i64) -> Reason:
    due = state.without_a_play()
    if due == DRAW_UNTIL:
        return Reason.MUST_DRAW_UNTIL
    if due == DRAW:
        if action != PASS:
            return Reason.NO_PENALTY_DUE
        return Reason.MUST_DRAW_FOR_DUTY if has_duty(state) else Reason.MUST_DRAW
    if state.boneyard_next == state.boneyard_size:
        return Reason.BONEYARD_EMPTY
    return Reason.DUTY_WITHOUT_DRAW if action == DRAW else Reason.NO_PENALTY_DUE


def why_not_lay(state: TrainsState, end: i64, tile: i64) -> Reason:
    if not end_exists(state, end):
        half_dead = state.rules.shared_splits and not state.rules.shared_left_open
        return Reason.ENGINE_HALF_DEAD if half_dead and end == SHARED_LEFT else Reason.NO_SUCH_END
    if not in_set(tile, state.top):
        return NOT_IN_SET[state.top]
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
        if not fits:
            return Reason.TILE_DOES_NOT_FIT
        # [B38] a tile drawn after a drawn double is for the double that waits, and for nothing else
        return Reason.NO_SECOND_DOUBLE if tile >> 4 == tile & 15 else Reason.DOUBLE_WAITS
    return why_end_is_closed(state, end)


def why_end_is_closed(state: TrainsState, end: i64) -> Reason:
    if state.follow_up and state.rules.on_the_double:
        return Reason.FOLLOW_ON_THE_DOUBLE
    if state.doubles and not state.draws_again:
        waits = state.binding_double() != NOTHING
        if state.double_mask() >> end & 1:
            dead = state.exhausted(state.end[end])
            return Reason.OLDER_DOUBLE_WAITS if waits and not dead else Reason.TILE_DOES_NOT_FIT
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
