"""The feet family: a round of Chickenfoot, where all play on one layout and a double stops everything."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.rules.action import DRAW, KEEP, PASS, SHOWING
from boneyard.rules.feet_questions import DeadFoot, Spinner, SpinnerFirst
from boneyard.rules.questions import DrawnTile, LastTile
from boneyard.rules.sheet import Sheet
from boneyard.rules.state import BLOCKED, NOTHING, OUT, RUNNING, ZEROS, State, bit_place
from boneyard.rules.tile import TILE_CODES

TOES: Final = 3
DOUBLE_BLANK_SCORE: Final = 50


class FeetRules:
    """The sheet's answers as plain flags, asked once per sheet."""

    def __init__(self, sheet: Sheet) -> None:
        four = sheet.answer(Spinner, Spinner.FOUR_ARMS) is Spinner.FOUR_ARMS
        self.arms: i64 = 4 if four else 6
        self.arms_first = sheet.answer(SpinnerFirst, SpinnerFirst.FREE) is SpinnerFirst.FILL_FIRST
        self.knocks = sheet.answer(LastTile, LastTile.SILENT) is LastTile.KNOCK
        self.may_keep = sheet.answer(DrawnTile, DrawnTile.MAY_KEEP) is DrawnTile.MAY_KEEP
        dead_foot = sheet.answer(DeadFoot, DeadFoot.BINDS)
        self.dead_foot_ends_round = dead_foot is DeadFoot.ENDS_ROUND
        self.dead_foot_released = dead_foot is DeadFoot.RELEASED


class FeetState(State):
    """Places that show the same number are one place to play on, so the layout is a count for each number."""

    def __init__(self, rules: FeetRules, players: i64, top: i64, engine: i64) -> None:
        super().__init__(players, top, engine)
        self.rules: FeetRules = rules
        self.arms: i64 = rules.arms
        """The arms of the spinner still free."""
        self.ends: vec[i64] = ZEROS[:16]
        """How many ends show each number, the spinner's arms and the missing toes apart."""
        self.showing: i64 = 0
        """A bit for each number that `ends` has."""
        self.foot: i64 = NOTHING
        self.toes: i64 = 0
        """The number of the open foot, and its toes still missing."""
        self.drawn: i64 = NOTHING
        """A drawn tile that fits."""
        self.table_told: bool = True
        """All tiles on the table are known: only then can a foot be proven dead."""

    def clone(self) -> "FeetState":
        other = FeetState(self.rules, self.players, self.top, self.engine)
        self.copy_into(other)
        other.arms = self.arms
        other.ends = self.ends[:]
        other.showing = self.showing
        other.foot = self.foot
        other.toes = self.toes
        other.drawn = self.drawn
        other.table_told = self.table_told
        return other

    def lay_spinner(self, seat: i64, number: i64) -> None:
        """The round's first turn. [F5] [FA15]"""
        self.starter = seat
        self.engine = number
        self.put_on_table(number << 4 | number)
        self.take_from_hand(seat, number << 4 | number)
        self.turn = seat
        self.end_turn()

    # --- What is legal ------------------------------------------------------------------------------------

    def open_numbers(self) -> i64:
        """A bit for each number that may be played on now, the same for everybody."""
        if self.foot != NOTHING:
            return i64(1) << self.foot  # [F11]
        if self.arms == 0:
            return self.showing  # [F6] [F12]
        spinner = i64(1) << self.engine
        return spinner if self.rules.arms_first else self.showing | spinner  # [F7] [FA3] [FA4]

    def list_choices(self) -> i64:
        if self.over != RUNNING:
            return 0
        choices = self.choices
        numbers = self.open_numbers()
        n: i64 = 0
        if self.drawn != NOTHING:
            high = self.drawn >> 4
            low = self.drawn & 15
            if numbers >> high & 1:
                choices[n] = (SHOWING + high) << 8 | self.drawn
                n += 1
            if numbers >> low & 1 and low != high:
                choices[n] = (SHOWING + low) << 8 | self.drawn
                n += 1
            if self.rules.may_keep:
                choices[n] = KEEP  # [F8] [FA9]
                n += 1
            return n
        row = self.turn << 4
        while numbers:
            lowest_number = numbers & -numbers
            numbers ^= lowest_number
            number = bit_place(lowest_number)
            tiles = self.hand[row | number]
            while tiles:
                lowest = tiles & -tiles
                tiles ^= lowest
                choices[n] = (SHOWING + number) << 8 | TILE_CODES[number << 4 | bit_place(lowest)]
                n += 1
        if n == 0:
            choices[0] = PASS if self.boneyard_next == self.boneyard_size else DRAW  # [F8] [FA17]
            return 1
        return n  # [FA8]

    # --- Doing it -----------------------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        if action < DRAW:
            self.lay((action >> 8) - SHOWING, action & 255)
        elif action == DRAW:
            self.draw()
        else:
            self.end_turn()

    def lay(self, number: i64, tile: i64) -> None:
        far = (tile >> 4) + (tile & 15) - number
        self.take_from_hand(self.turn, tile)
        self.put_on_table(tile)
        if self.foot != NOTHING:
            self.toes -= 1
            if self.toes == 0:
                self.foot = NOTHING  # [F12]
            self.open_end(far)
        elif number == self.engine and self.arms > 0:
            self.arms -= 1  # [FA19]
            self.open_end(far)
        else:
            self.close_end(number)
            if far == number:
                self.open_foot(number)
            else:
                self.open_end(far)
        if self.count[self.turn] == 0:
            self.over = OUT  # [F14] [FA11]
        if self.over == RUNNING:
            self.end_turn()

    def open_end(self, number: i64) -> None:
        self.ends[number] += 1
        self.showing |= i64(1) << number

    def close_end(self, number: i64) -> None:
        self.ends[number] -= 1
        if self.ends[number] == 0:
            self.showing &= ~(i64(1) << number)

    def open_foot(self, number: i64) -> None:
        self.foot = number
        self.toes = TOES  # [F10] [FA6]
        self.look_at_the_foot()

    def look_at_the_foot(self) -> None:
        """Does the table prove that the open foot can never get its toes? [FA10]"""
        if not self.table_told or (self.top + 1) - self.laid_of(self.foot) >= self.toes:
            return
        if self.rules.dead_foot_ends_round:
            self.over = BLOCKED
        elif self.rules.dead_foot_released:
            self.foot = NOTHING
            self.toes = 0

    def laid_of(self, number: i64) -> i64:
        """How many tiles of this number lie on the table."""
        row = self.table[number]
        laid: i64 = 0
        while row:
            row &= row - 1
            laid += 1
        return laid

    def draw(self) -> None:
        tile = self.draw_tile(self.turn)
        if self.open_numbers() & (i64(1) << (tile >> 4) | i64(1) << (tile & 15)):
            self.drawn = tile
        else:
            self.end_turn()

    # --- The end of a turn, the end of a round ------------------------------------------------------------

    def end_turn(self) -> None:
        self.drawn = NOTHING
        self.turn += 1
        if self.turn == self.players:
            self.turn = 0  # [FA15]
        if self.boneyard_next == self.boneyard_size and self.nobody_can_play():
            self.over = BLOCKED  # [F15] [FA17]

    def nobody_can_play(self) -> bool:
        seat: i64 = 0
        while seat < self.players:
            if self.can_play(seat):
                return False
            seat += 1
        return self.hands_known()

    def can_play(self, seat: i64) -> bool:
        numbers = self.open_numbers()
        while numbers:
            lowest = numbers & -numbers
            numbers ^= lowest
            if self.hand[seat << 4 | bit_place(lowest)]:
                return True
        return False

    def score(self, seat: i64) -> i64:
        return self.pips(seat) + (DOUBLE_BLANK_SCORE if self.holds(seat, 0) else 0)  # [F17] [F18]
