"""Whether a table of Chickenfoot can be: arms, ends and foot against the tiles that lie there, or may.

Every tile but the spinner has a near half, which lies on an arm, on a foot or on the tile before it, and a
far half, which shows as an end or carries a tile. A position may leave ends out: there can be too many of
them, never too few.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from boneyard.record.fields import BadPosition
from boneyard.record.tile_lists import TileLists
from boneyard.rules.feet import TOES, FeetState
from boneyard.rules.state import NOTHING, numbers_in

Needs = Mapping[int, int]
"""For each number, how many tiles with it are needed at least."""


class Lying(NamedTuple):
    """The tiles told to lie on the table; if none are told, those named nowhere else, which may.

    `tracks` has a row of bits for each number, as `State.table`. The spinner and the double of the open foot
    are not among the doubles.
    """

    tracks: Sequence[int]
    doubles: Sequence[int]


def check_layout(state: FeetState, tiles: TileLists) -> None:
    """Refuse arms, ends and a foot that these tiles cannot make."""
    lying = tiles_lying(state, tiles)
    if state.arms == state.rules.arms:
        check_bare_spinner(state, lying)
        return
    check_number_of_ends(state, lying)
    near, far = least_near(state), least_far(state)
    if state.table_told:
        check_connected(state, lying)
        near, far = told_near(state, lying), told_far(state, lying)
    for number in near:
        if near[number] + far.get(number, 0) > lying.tracks[number].bit_count():
            place = "arms" if number == state.engine else "foot" if number == state.foot else "laid"
            raise BadPosition(place, f"too few tiles with a {number} can lie on the table")
    if short_of_tiles(near, lying.tracks) or short_of_tiles(far, lying.tracks):
        if state.table_told:
            raise BadPosition("laid", "these tiles cannot make these arms, ends and foot")
        raise BadPosition("ends", "no tiles are left that could make these arms, ends and foot")


def least_tracks(state: FeetState) -> int:
    """How many tiles lie on the table at least, doubles apart, told or not."""
    return max(sum(least_near(state).values()), sum(least_far(state).values()))


def tiles_lying(state: FeetState, tiles: TileLists) -> Lying:
    numbers = range(state.top + 1)
    if state.table_told:
        rows = [state.table[number] for number in numbers]
    else:
        rows = [(1 << state.top + 1) - 1 for _ in numbers]
        for code in tiles.places:
            high, low = code >> 4, code & 15
            rows[high] &= ~(1 << low)
            rows[low] &= ~(1 << high)
    doubles = [
        number
        for number in numbers
        if rows[number] >> number & 1 and number not in (state.engine, state.foot)
    ]
    return Lying([rows[number] & ~(1 << number) for number in numbers], doubles)


def check_bare_spinner(state: FeetState, lying: Lying) -> None:
    others = {
        "ends": state.showing != 0,
        "foot": state.foot != NOTHING,
        "laid": state.table_told and (any(lying.tracks) or bool(lying.doubles)),
    }
    for place, is_there in others.items():
        if is_there:
            raise BadPosition(place, "while every arm of the spinner is free, nothing else lies on the table")


def check_number_of_ends(state: FeetState, lying: Lying) -> None:
    """A filled arm makes an end; a double takes one away, and each of its toes makes one."""
    ends = sum(least_far(state).values())
    most = state.rules.arms - state.arms + (TOES - 1) * len(lying.doubles)
    if state.foot != NOTHING:
        most += TOES - state.toes
    if ends > most:
        raise BadPosition("ends", "there are more ends than the arms and doubles on this table can make")


def check_connected(state: FeetState, lying: Lying) -> None:
    """By equal numbers, every tile leads back to the spinner."""
    reached, wider = 0, 1 << state.engine
    while wider != reached:
        reached = wider
        for number in numbers_in(reached):
            wider |= lying.tracks[number]
    for number, row in enumerate(lying.tracks):
        if row and not reached >> number & 1:
            raise BadPosition("laid", f"the tiles with a {number} are not connected to the spinner")


# --- Near halves and far halves ---------------------------------------------------------------------------


def least_near(state: FeetState) -> Needs:
    """Each filled arm carries a near half, and so does each toe that the open foot has."""
    near = {state.engine: state.rules.arms - state.arms}
    if state.foot != NOTHING:
        near[state.foot] = TOES - state.toes
    return near


def least_far(state: FeetState) -> Needs:
    """Each end is a far half, and so is what the open foot was laid on."""
    far = {number: state.ends[number] for number in numbers_in(state.showing)}
    if state.foot != NOTHING:
        far[state.foot] = far.get(state.foot, 0) + 1
    return far


def told_near(state: FeetState, lying: Lying) -> Needs:
    """Every double that lies there has its toes, unless it was released for want of tiles. [FA10]"""
    near = dict(least_near(state))
    for double in lying.doubles:
        left = state.top + 1 - state.laid_of(double)
        if not state.rules.dead_foot_released or left >= TOES:
            near[double] = TOES
    return near


def told_far(state: FeetState, lying: Lying) -> Needs:
    """Every half is near or far, and each near one needs a place: an arm, a toe, a far half not yet taken."""
    near, far = least_near(state), least_far(state)
    needs = {}
    for number, row in enumerate(lying.tracks):
        is_double = number in lying.doubles
        places = TOES if is_double else near.get(number, 0)
        taken = far.get(number, 0) + is_double
        needs[number] = max(taken, (row.bit_count() + taken - places + 1) // 2)
    return needs


def short_of_tiles(needs: Needs, tracks: Sequence[int]) -> bool:
    """Can some need not be given a tile of its own?"""
    free = list(tracks)
    given = [0] * len(tracks)
    for number, need in needs.items():
        for _ in range(need):
            if not give_one(number, free, given, set()):
                return True
    return False


def give_one(number: int, free: list[int], given: list[int], asked: set[int]) -> bool:
    """A free tile, or one that was given to its other number, if that can have another instead."""
    asked.add(number)
    if free[number]:
        other = free[number].bit_length() - 1
        free[number] ^= 1 << other
        free[other] ^= 1 << number
        given[number] |= 1 << other
        return True
    for other, tiles in enumerate(given):
        if tiles >> number & 1 and other not in asked and give_one(other, free, given, asked):
            given[other] ^= 1 << number
            given[number] |= 1 << other
            return True
    return False
