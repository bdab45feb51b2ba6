"""The table of the trains family: ends, markers, open doubles, and where one may play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.rules.action import PUBLIC, SHARED
from boneyard.rules.state import NOTHING, State
from boneyard.rules.trains_rules import TrainsRules

# What follows a tile that was laid.
TURN_ENDS: Final = 0
FOLLOW_UP: Final = 1
DRAW_AGAIN: Final = 2


class TrainsTable(State):
    """Ends: 0-7 are the seats' trains, 8 the shared train, 9 and 10 its left and right end,
    11 the public train."""

    def __init__(self, rules: TrainsRules, players: i64, top: i64, engine: i64) -> None:
        super().__init__(players, top, engine)
        self.rules: TrainsRules = rules
        self.end: vec[i64] = vec[i64]([engine] * 12)
        """The number each end shows; the engine's where nothing lies yet."""
        self.begun: i64 = 0
        self.shared: i64 = i64(1) << SHARED
        """The ends open to everybody all the time."""
        if rules.public_train:
            self.shared |= i64(1) << PUBLIC  # [CA5]
        self.first_turns: i64 = 0
        """The seats that have not had a turn yet, where that matters. [BA3]"""
        self.markers: i64 = 0
        self.doubles: i64 = 0
        """The open doubles' ends plus one, four bits each, the oldest lowest."""
        self.placer: i64 = NOTHING
        self.passes: i64 = 0

        self.follow_up: bool = False
        """The player of the turn has laid a double and owes the next tile."""
        self.laid: i64 = NOTHING
        """The tile laid last in this turn."""
        self.laid_on: i64 = NOTHING
        self.drawn: i64 = NOTHING
        """A drawn tile that can be used; `drawn_ends` says where."""
        self.drawn_ends: i64 = 0
        self.drawn_may_stay: bool = False
        self.draws_again: bool = False
        """Laying the drawn double calls for another draw. [B38]"""
        self.unmarking: bool = False
        self.then: i64 = TURN_ENDS
        """What follows once the marker is decided."""

    # --- Open doubles -------------------------------------------------------------------------------------

    def double_ends(self) -> list[int]:
        """The ends whose last tile is an open double, oldest first."""
        ends: list[int] = []
        queue = self.doubles
        while queue:
            ends.append((queue & 15) - 1)
            queue >>= 4
        return ends

    def open_double(self, end: i64) -> None:
        shift: i64 = 0
        while self.doubles >> shift:
            shift += 4
            assert shift < 64, "no set has so many doubles"
        self.doubles |= (end + 1) << shift

    def close_double(self, end: i64) -> None:
        """The double at this end, if one is open there, is closed."""
        shift: i64 = 0
        while self.doubles >> shift:
            if (self.doubles >> shift & 15) == end + 1:
                newer = self.doubles >> (shift + 4)
                # Not (1 << shift) - 1: mypyc 2.4 shifts a constant as 32 bits.
                older = self.doubles ^ (self.doubles >> shift << shift)
                self.doubles = older | newer << shift
                return
            shift += 4

    def binding_double(self) -> i64:
        """The end of the double that has to be closed next, or NOTHING."""
        queue = self.doubles
        while queue:
            end = (queue & 15) - 1
            # [A37] [BA15] [CA15]
            if self.rules.dead_double_binds or not self.exhausted(self.end[end]):
                return end
            queue >>= 4
        return NOTHING

    def double_mask(self) -> i64:
        mask: i64 = 0
        queue = self.doubles
        while queue:
            mask |= i64(1) << ((queue & 15) - 1)
            queue >>= 4
        return mask

    # --- Where one may play -------------------------------------------------------------------------------

    def trains_open_to(self, seat: i64) -> i64:
        own = i64(1) << seat
        if self.rules.own_train_first and not self.begun & own:
            return own  # [AA3] [BA3]
        return self.markers | own | self.shared  # [A11] [A12] [A14] [A25]

    def has_to_begin_own_train(self, seat: i64) -> bool:
        """Its first turn, a tile for its own train, and nobody has begun that train. [B12] [BA3]"""
        unbegun = self.first_turns & ~self.begun
        return unbegun >> seat & 1 == 1 and self.hand[seat << 4 | self.engine] != 0

    def ends_at_turn_start(self, seat: i64) -> i64:
        if self.doubles:
            double = self.binding_double()
            if double != NOTHING:
                return i64(1) << double  # [A34] [A35] [B36] [B39] [C25]
        if self.first_turns and self.has_to_begin_own_train(seat):
            return i64(1) << seat
        return self.trains_open_to(seat)

    def ends_for_follow_up(self) -> i64:
        if self.rules.on_the_double:
            return i64(1) << self.laid_on  # [C24] [AA10]
        open_doubles = self.double_mask()
        if not self.rules.opener_obeys_order:
            return self.trains_open_to(self.turn) | open_doubles
        ends = self.trains_open_to(self.turn) & ~open_doubles
        oldest = self.binding_double()
        if oldest != NOTHING:
            ends |= i64(1) << oldest  # [A31] [B31] [BA10]
        return ends

    def permitted_ends(self) -> i64:
        if self.follow_up:
            return self.ends_for_follow_up()
        return self.ends_at_turn_start(self.turn)

    def fitting_ends(self, ends: i64, tile: i64) -> i64:
        """Those of these ends on which the tile fits."""
        high = tile >> 4
        low = tile & 15
        found: i64 = 0
        end: i64 = 0
        while ends >> end:
            if ends >> end & 1 and (self.end[end] == high or self.end[end] == low):
                found |= i64(1) << end
            end += 1
        return found

    def fits_somewhere(self, seat: i64, ends: i64) -> bool:
        row = seat << 4
        end: i64 = 0
        while ends >> end:
            if ends >> end & 1 and self.hand[row | self.end[end]]:
                return True
            end += 1
        return False

    def hand_can_play(self) -> bool:
        """The player of the turn has a tile in hand for this moment (a drawn tile set apart)."""
        ends = self.permitted_ends()
        if not self.follow_up or self.rules.chain:
            return self.fits_somewhere(self.turn, ends)
        row = self.turn << 4
        end: i64 = 0
        while ends >> end:
            number = self.end[end]
            if ends >> end & 1 and self.hand[row | number] & ~(i64(1) << number):
                return True
            end += 1
        return False
