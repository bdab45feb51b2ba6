"""The trains family: a round of Mexican Train by any of its leaflets, as one state machine."""

from mypy_extensions import i64

from boneyard.rules.action import (
    DRAW,
    DRAW_UNTIL,
    KEEP,
    LEAVE,
    PASS,
    SHARED,
    SHARED_LEFT,
    SHARED_RIGHT,
    UNMARK,
)
from boneyard.rules.refusal import UnknownTile
from boneyard.rules.state import BLOCKED, NOTHING, OUT, RUNNING, YARD_EMPTY, bit_place
from boneyard.rules.tile import TILE_CODES, UNKNOWN
from boneyard.rules.trains_table import DRAW_AGAIN, FOLLOW_UP, TURN_ENDS, TrainsTable


class TrainsState(TrainsTable):
    """The turns played on that table."""

    def clone(self) -> "TrainsState":
        other = TrainsState(self.rules, self.players, self.top, self.engine)
        self.copy_into(other)
        other.end = self.end[:]
        other.begun = self.begun
        other.shared = self.shared
        other.first_turns = self.first_turns
        other.markers = self.markers
        other.doubles = self.doubles
        other.placer = self.placer
        other.passes = self.passes
        other.follow_up = self.follow_up
        other.laid = self.laid
        other.laid_on = self.laid_on
        other.drawn = self.drawn
        other.drawn_ends = self.drawn_ends
        other.drawn_may_stay = self.drawn_may_stay
        other.draws_again = self.draws_again
        other.unmarking = self.unmarking
        other.then = self.then
        return other

    # --- What is legal ------------------------------------------------------------------------------------

    def list_choices(self) -> i64:
        if self.over != RUNNING:
            return 0
        choices = self.choices
        if self.unmarking:
            choices[0] = UNMARK
            choices[1] = LEAVE
            return 2
        if self.drawn != NOTHING:
            return self.list_drawn_choices()
        ends = self.permitted_ends()
        singles_only = self.follow_up and not self.rules.chain
        row = self.turn << 4
        n: i64 = 0
        while ends:
            lowest_end = ends & -ends
            ends ^= lowest_end
            end = bit_place(lowest_end)
            number = self.end[end]
            tiles = self.hand[row | number]
            if singles_only:
                tiles &= ~(i64(1) << number)  # [A29] [BA8]
            while tiles:
                lowest = tiles & -tiles
                tiles ^= lowest
                choices[n] = end << 8 | TILE_CODES[number << 4 | bit_place(lowest)]
                n += 1
        if n == 0:
            choices[0] = self.without_a_play()
            return 1
        return n

    def list_drawn_choices(self) -> i64:
        n: i64 = 0
        end: i64 = 0
        while self.drawn_ends >> end:
            if self.drawn_ends >> end & 1:
                self.choices[n] = end << 8 | self.drawn
                n += 1
            end += 1
        if self.drawn_may_stay:
            self.choices[n] = KEEP
            n += 1
        return n

    def allows(self, action: i64) -> bool:
        if not 0 <= action < DRAW or self.drawn != NOTHING or self.unmarking or self.over != RUNNING:
            return super().allows(action)
        end = action >> 8
        tile = action & 255
        if (
            not self.permitted_ends() >> end & 1
            or TILE_CODES[tile] != tile
            or not self.holds(self.turn, tile)
        ):
            return False
        if self.follow_up and not self.rules.chain and tile >> 4 == tile & 15:
            return False
        return tile >> 4 == self.end[end] or tile & 15 == self.end[end]

    def without_a_play(self) -> i64:
        """What a player does who has nothing to play."""
        if self.boneyard_next == self.boneyard_size:
            return PASS  # [A38]
        if self.rules.duty_travels and self.doubles and not self.follow_up:
            if self.turn == self.placer:
                return DRAW_UNTIL  # [C27]
            return DRAW if self.rules.duty_draws else PASS  # [C25] [CA11]
        return DRAW  # [A23] [A32] [B17] [C14]

    # --- Doing it -----------------------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        if action < DRAW:
            self.lay(action >> 8, action & 255)
        elif action == DRAW:
            self.draw()
        elif action == PASS:
            self.passes += 1
            self.fail()
        elif action == KEEP:
            self.fail()
        elif action == DRAW_UNTIL:
            self.draw_until()
        else:
            self.unmarking = False
            if action == UNMARK:
                self.markers &= ~(i64(1) << self.turn)
            self.go_on()

    def lay(self, end: i64, tile: i64) -> None:
        seat = self.turn
        self.take_from_hand(seat, tile)
        self.put_on_table(tile)
        self.end[end] = (tile >> 4) + (tile & 15) - self.end[end]
        self.begun |= i64(1) << end
        if self.rules.shared_splits and end == SHARED:
            self.split_shared_train()
        covered = self.doubles != 0
        if covered:
            self.close_double(end)
        self.drawn = NOTHING
        self.laid = tile
        self.laid_on = end
        self.passes = 0

        asks = False
        if self.markers >> seat & 1 and (end == seat or self.rules.any_play_unmarks):
            if self.rules.asks_to_unmark:
                asks = True
            else:
                self.markers &= ~(i64(1) << seat)  # [A27] [B21] [C16]

        if tile >> 4 == tile & 15:
            self.lay_double(end)
        else:
            self.then = TURN_ENDS
            if self.count[seat] == 0 or (covered and self.waits_for_last_double()):
                self.over = OUT  # [A40] [B23] [C17]
                if self.doubles == 0:
                    self.placer = NOTHING
        if self.over != RUNNING:
            return
        if asks:
            self.unmarking = True
        else:
            self.go_on()

    def split_shared_train(self) -> None:
        """The Super Train's first tile lies free: the engine's number left, its other half right."""
        self.end[SHARED_RIGHT] = self.end[SHARED]
        self.end[SHARED] = self.engine
        self.shared = i64(1) << SHARED_RIGHT
        if self.rules.shared_left_open:
            self.shared |= i64(1) << SHARED_LEFT

    def lay_double(self, end: i64) -> None:
        rules = self.rules
        seat = self.turn
        dead = self.exhausted(self.end[end])
        if rules.duty_travels and dead and not rules.dead_double_binds:
            self.then = TURN_ENDS  # [CA15] an impossible duty lapses at once
            if self.count[seat] == 0:
                self.over = OUT
            return
        self.open_double(end)
        if rules.duty_travels:
            self.placer = seat
        if self.count[seat] == 0 and not rules.last_double_waits:
            self.over = OUT  # [A30] [BA14] [CA16]
            return
        if self.draws_again:
            self.then = DRAW_AGAIN
        else:
            self.then = FOLLOW_UP

    def waits_for_last_double(self) -> bool:
        """The double just covered was somebody's last tile, and he is out now. [CA16]"""
        return self.placer != NOTHING and self.count[self.placer] == 0

    def go_on(self) -> None:
        if self.then == TURN_ENDS:
            if self.placer != NOTHING and self.doubles == 0:
                placer = self.placer
                self.placer = NOTHING
                if self.rules.back_to_placer:
                    self.turn = placer  # [CA13]
            self.end_turn()
        elif self.then == DRAW_AGAIN:
            self.draws_again = False
            if self.boneyard_next == self.boneyard_size:
                self.miss_draw()  # [BA18]
            else:
                self.draw_and_use(True)
        else:
            self.follow_up = True
            if self.rules.duty_travels and not self.hand_can_play():
                if not self.rules.duty_draws or self.boneyard_next == self.boneyard_size:
                    self.fail()  # [C25]
            elif (
                self.boneyard_next == self.boneyard_size
                and self.rules.yard_ends_when_due
                and self.draw_is_missed()
            ):
                self.over = YARD_EMPTY

    def miss_draw(self) -> None:
        if self.rules.yard_ends_when_due:
            self.over = YARD_EMPTY
        else:
            self.fail()

    def draw(self) -> None:
        self.passes = 0
        self.draw_and_use(self.has_double_to_close())

    def has_double_to_close(self) -> bool:
        """The turn began with a double that binds."""
        return not self.follow_up and self.doubles != 0 and self.binding_double() != NOTHING

    def draw_and_use(self, closes: bool) -> None:
        """Draw; `closes` says that it is for the double that binds. [A36] [B34] [B38]"""
        tile = self.draw_tile(self.turn)
        if self.yard_used_up_at_once():
            return
        double = tile >> 4 == tile & 15
        special = double and self.drawn_double_is_free(closes)
        self.draws_again = special
        self.use_drawn(tile, self.fitting_ends(self.ends_for_drawn(self.turn, double, closes), tile))
        if special and self.drawn != NOTHING:
            self.drawn_may_stay = self.rules.drawn_double_optional

    def drawn_double_is_free(self, closes: bool) -> bool:
        """A double drawn while a double is open may go on any open train. [B37]"""
        if not self.rules.drawn_double_is_special or self.binding_double() == NOTHING:
            return False
        return closes or self.follow_up

    def ends_for_drawn(self, seat: i64, double: bool, closes: bool) -> i64:
        """Where a tile drawn by this seat may be laid, as far as its number fits."""
        if double and self.drawn_double_is_free(closes):
            return 0 if self.rules.drawn_double_barred else self.trains_open_to(seat)
        if closes:
            return i64(1) << self.binding_double()
        if double and self.follow_up and not self.rules.chain:
            return 0  # [AA11]
        return self.permitted_ends()

    def use_drawn(self, tile: i64, ends: i64) -> None:
        if ends == 0:
            self.fail()
            return
        self.drawn = tile
        self.drawn_ends = ends
        self.drawn_may_stay = self.rules.may_keep

    def yard_used_up_at_once(self) -> bool:
        if self.rules.yard_ends_at_once and self.boneyard_next == self.boneyard_size:
            self.over = YARD_EMPTY
            return True
        return False

    def draw_until(self) -> None:
        """The placer draws one by one up to the first tile that satisfies his double. [C27]"""
        number = self.end[self.binding_double()]
        last = self.boneyard_next
        while last < self.boneyard_size:
            tile = self.boneyard[last]
            if tile == UNKNOWN:
                raise UnknownTile
            last += 1
            if tile >> 4 == number or tile & 15 == number:
                break
        tile = UNKNOWN
        while self.boneyard_next < last:
            tile = self.draw_tile(self.turn)
        if tile >> 4 == number or tile & 15 == number:
            self.use_drawn(tile, i64(1) << self.binding_double())
        else:
            self.fail()

    def fail(self) -> None:
        """The turn ends without the tile that was due."""
        self.drawn = NOTHING
        if self.marks_failure():
            self.markers |= i64(1) << self.turn
        if self.rules.duty_travels and self.doubles and not self.follow_up and self.turn == self.placer:
            self.doubles = 0  # [CA14] the duty has gone round and lapses
            self.placer = NOTHING
            if self.count[self.turn] == 0:
                self.over = OUT
                return
        self.end_turn()

    def marks_failure(self) -> bool:
        if self.rules.duty_travels:
            return self.rules.duty_marks or not self.doubles  # [C15] [CA12]
        if self.rules.marks_failed_close or self.follow_up:
            return True  # [A24] [A33] [A36] [B19] [BA13]
        return self.binding_double() == NOTHING

    # --- The end of a turn, the end of a round ------------------------------------------------------------

    def end_turn(self) -> None:
        self.follow_up = False
        self.draws_again = False
        self.first_turns &= ~(i64(1) << self.turn)
        self.turn += 1
        if self.turn == self.players:
            self.turn = 0
        if self.boneyard_next == self.boneyard_size:
            self.look_for_the_end()

    def look_for_the_end(self) -> None:
        """The boneyard is used up at the start of a turn: is the round over?"""
        rules = self.rules
        if rules.yard_ends_turn or rules.yard_ends_at_once:
            self.over = YARD_EMPTY  # [B24] [BA5]
        elif rules.yard_ends_when_due:
            if self.draw_is_missed():
                self.over = YARD_EMPTY
        elif rules.blocked_by_passes:
            if self.passes >= self.players and self.binding_double() == NOTHING and self.hands_known():
                self.over = BLOCKED  # [AA18]
        elif self.nobody_can_play():
            self.over = BLOCKED  # [A41] [C18]

    def draw_is_missed(self) -> bool:
        return not self.hand_can_play() and self.hand_known(self.turn)

    def nobody_can_play(self) -> bool:
        all_marked = self.markers == (i64(1) << self.players) - 1
        if self.rules.blocked_needs_markers and (not all_marked or self.binding_double() != NOTHING):
            return False
        seat: i64 = 0
        while seat < self.players:
            if self.fits_somewhere(seat, self.ends_at_turn_start(seat)):
                return False
            seat += 1
        return self.hands_known()
