"""The lines family: a round of Engine 191, from the secret choice to the end, as one state machine."""

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.rules.action import DRAW, GIVE, PASS, REMOVE, SHOW, STOP, TAKE
from boneyard.rules.lines_rules import LinesRules
from boneyard.rules.lines_table import LinesTable
from boneyard.rules.state import BLOCKED, NOTHING, OUT, REDEAL, RUNNING, bit_place
from boneyard.rules.tile import TILE_CODES


class LinesState(LinesTable):
    """The turns played on that table. Until the reveal `engine` is NOTHING and each seat in turn shows."""

    def __init__(self, rules: LinesRules, players: i64, top: i64, engine: i64) -> None:
        super().__init__(rules, players, top, engine)
        self.shown: vec[i64] = vec[i64]([NOTHING] * players)
        """What each seat has laid face down, before the reveal and after it."""
        self.laid: i64 = NOTHING
        """The tile laid last in this turn."""
        self.taken: i64 = NOTHING
        """The tile taken in this turn, while it may still be played."""
        self.replaces: bool = False
        """The tile laid came from the score yard and waits for its replacement."""
        self.owes_draw: bool = False
        self.follow_up: bool = False
        """A station was laid: another tile may follow."""

    def clone(self) -> "LinesState":
        other = LinesState(self.rules, self.players, self.top, self.engine)
        self.copy_into(other)
        other.line = self.line[:]
        other.length = self.length[:]
        other.end = self.end[:]
        other.incomplete = self.incomplete
        other.score_yard = self.score_yard[:]
        other.discards = self.discards[:]
        other.discarded = self.discarded
        other.passes = self.passes
        other.dealer = self.dealer
        other.round_number = self.round_number
        other.flips = self.flips
        other.drew = self.drew
        other.shown = self.shown[:]
        other.laid = self.laid
        other.taken = self.taken
        other.replaces = self.replaces
        other.owes_draw = self.owes_draw
        other.follow_up = self.follow_up
        return other

    # --- What is legal ------------------------------------------------------------------------------------

    def list_choices(self) -> i64:
        if self.over != RUNNING:
            return 0
        if self.engine == NOTHING:
            return self.list_hand(SHOW)  # [E17] [EA5]
        if self.replaces:
            return self.list_hand(GIVE)  # [E14]
        choices = self.choices
        if self.taken != NOTHING:
            n = self.list_taken()
            choices[n] = STOP  # [E51] [EA15]
            return n + 1
        if self.follow_up:
            n = self.list_plays(self.open_lines(self.turn))
            choices[n] = STOP  # [E46] [E48]
            return n + 1
        n = self.list_plays(self.lines_at_turn_start(self.turn))
        able = n > 0
        if self.length[self.turn] > 0:
            choices[n] = REMOVE  # [E24] [E29] [EA8]
            n += 1
        if not able or self.may_decline():
            choices[n] = PASS if self.depleted() else TAKE  # [E49] [E50]
            n += 1
        return n

    def list_hand(self, verb: i64) -> i64:
        n: i64 = 0
        row = self.turn << 4
        number: i64 = 0
        while number <= self.top:
            tiles = self.hand[row | number] & ((i64(2) << number) - 1)
            while tiles:
                lowest = tiles & -tiles
                tiles ^= lowest
                self.choices[n] = verb | number << 4 | bit_place(lowest)
                n += 1
            number += 1
        return n

    def list_plays(self, lines: i64) -> i64:
        seat = self.turn
        if self.count[seat] == 0:
            return 0  # [EA19] nothing could replace a tile of the score yard
        choices = self.choices
        row = seat << 4
        n: i64 = 0
        while lines:
            lowest_line = lines & -lines
            lines ^= lowest_line
            line = bit_place(lowest_line)
            number = self.end[line]
            tiles = self.hand[row | number] | self.score_yard[row | number]  # [E7] [E13]
            while tiles:
                lowest = tiles & -tiles
                tiles ^= lowest
                choices[n] = line << 8 | TILE_CODES[number << 4 | bit_place(lowest)]
                n += 1
        return n

    def list_taken(self) -> i64:
        """Where the tile just taken may be played. [E51] [EA24]"""
        if self.count[self.turn] == 0:
            return 0
        lines = self.lines_at_turn_start(self.turn)
        n: i64 = 0
        line: i64 = 0
        while line < self.players:
            number = self.end[line]
            if lines >> line & 1 and (self.taken >> 4 == number or self.taken & 15 == number):
                self.choices[n] = line << 8 | self.taken
                n += 1
            line += 1
        return n

    def can_play(self, seat: i64) -> bool:
        """At the start of this seat's turn, were it now."""
        if self.count[seat] == 0:
            return False
        lines = self.lines_at_turn_start(seat)
        row = seat << 4
        line: i64 = 0
        while line < self.players:
            number = self.end[line]
            if lines >> line & 1 and self.hand[row | number] | self.score_yard[row | number]:
                return True
            line += 1
        return False

    def may_decline(self) -> bool:
        """Who could play may take a tile, or pass, instead. [EA13] [EA18] [EA21]"""
        if self.rules.must_play_at_the_end and self.depleted():
            return False
        return self.rules.may_decline_station or self.binding() == 0

    def shown_lacking(self) -> i64:
        """Bits of the numbers a seat shows not to have in hand by not playing, where it would have had to."""
        if self.may_decline():
            return 0
        lines = self.lines_at_turn_start(self.turn)
        shown: i64 = 0
        line: i64 = 0
        while line < self.players:
            if lines >> line & 1:
                shown |= i64(1) << self.end[line]
            line += 1
        return shown

    # --- Doing it -----------------------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        self.drew = NOTHING
        if action < DRAW:
            self.play(action >> 8, action & 255)
        elif action >= GIVE:
            self.give(action & 255)
        elif action == STOP:
            self.end_turn()
        elif action == TAKE:
            self.take()
        elif action == REMOVE:
            self.remove()
        elif action >= SHOW:
            self.show(action & 255)
        else:
            self.passes += 1
            self.end_turn()

    def play(self, line: i64, tile: i64) -> None:
        seat = self.turn
        self.passes = 0
        self.taken = NOTHING
        self.laid = tile
        self.follow_up = False
        from_yard = self.in_yard(seat, tile)
        if from_yard:
            self.take_from_yard(seat, tile)
        else:
            self.take_from_hand(seat, tile)
        draws = line != seat and not self.incomplete >> line & 1  # [E42] [E43] [EA26]
        self.put_in_line(line, tile)
        self.incomplete &= ~(i64(1) << line)
        if tile >> 4 == tile & 15:
            self.incomplete |= i64(1) << line  # [E32]
        if draws and from_yard and self.rules.replaces_before_draw:
            self.owes_draw = True  # [EA17]
        elif draws:
            self.put_in_hand(seat, self.turn_over())  # [E52]
        if from_yard:
            self.replaces = True
        elif self.count[seat] == 0:
            self.over = OUT  # [E54] [EA20]
        else:
            self.go_on()

    def give(self, tile: i64) -> None:
        seat = self.turn
        self.replaces = False
        self.take_from_hand(seat, tile)
        self.put_in_yard(seat, tile)
        if self.count[seat] == 0 and self.rules.replacement_goes_out:
            self.over = OUT  # [EA19]
            return
        if self.owes_draw:
            self.owes_draw = False
            self.put_in_hand(seat, self.turn_over())
        self.go_on()

    def go_on(self) -> None:
        if self.laid >> 4 == self.laid & 15:
            self.follow_up = True  # [E46] [E47]
        else:
            self.end_turn()  # [E45]

    def remove(self) -> None:
        self.passes = 0  # [EA21]
        self.take_back_to_station(self.turn)
        self.put_in_yard(self.turn, self.turn_over())  # [E26] [EA10]

    def take(self) -> None:
        self.passes = 0
        tile = self.turn_over()
        self.put_in_yard(self.turn, tile)  # [E49]
        self.taken = tile
        if self.list_taken() == 0:
            self.end_turn()

    # --- The reveal ---------------------------------------------------------------------------------------

    def show(self, tile: i64) -> None:
        self.shown[self.turn] = tile
        self.next_to_show()

    def next_to_show(self) -> None:
        """The next seat that has not shown, clockwise; when all have, the tiles are turned up."""
        waited: i64 = 0
        while self.shown[self.turn] != NOTHING:
            if waited == self.players:
                self.reveal()
                return
            self.turn = self.left_of(self.turn)
            waited += 1

    def reveal(self) -> None:
        starter: i64 = NOTHING
        lowest: i64 = 16
        seat: i64 = 0
        while seat < self.players:
            tile = self.shown[seat]
            if tile >> 4 == tile & 15 and tile >> 4 < lowest:
                lowest = tile >> 4
                starter = seat  # [E18] [EA1]
            seat += 1
        if starter == NOTHING:
            self.over = REDEAL  # [E21]
            return
        self.starter = starter
        self.set_engine(lowest)
        self.take_from_hand(starter, lowest << 4 | lowest)  # [E19] [E20]
        self.turn = starter if self.rules.starter_plays else self.left_of(starter)  # [EA3]
        if self.count[starter] == 0:
            self.turn = starter
            self.over = OUT

    def set_engine(self, number: i64) -> None:
        self.engine = number
        self.put_on_table(number << 4 | number)
        seat: i64 = 0
        while seat < self.players:
            self.end[seat] = number
            seat += 1

    # --- The end of a turn, the end of a round ------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        return 0 if seat == self.players - 1 else seat + 1  # [EA2]

    def end_turn(self) -> None:
        self.taken = NOTHING
        self.follow_up = False
        self.turn = self.left_of(self.turn)
        if self.passes >= self.players:
            self.look_for_the_end()

    def look_for_the_end(self) -> None:
        if self.passes < self.players or not self.depleted() or not self.hands_known():
            return
        if self.rules.must_play_at_the_end:
            seat: i64 = 0
            while seat < self.players:
                if self.can_play(seat):
                    return
                seat += 1
        self.over = BLOCKED  # [E55] [EA21]
