"""Chickenfoot, played slowly and by the letter of rules.md.

The layout is what formats.md says of it: the free arms of the spinner, the other open ends as numbers, the
foot that still misses toes. Every question is answered by looking at the whole table again. Clause numbers
are those of rules.md; `RF1`… are our own readings where the text leaves a gap, collected in FEET_READINGS.md.
"""

from __future__ import annotations

from typing import Any

from tests.oracle.feet_switches import answers
from tests.oracle.tiles import (
    SEATS,
    Tile,
    high_first,
    is_double,
    pips,
    read_hand,
    read_tile,
    write_tile,
    write_tiles,
)


class FeetOracle:
    """One round, from the start of a turn until it is over."""

    def __init__(self, position: dict[str, Any]) -> None:
        assert position["sheet"] == "chickenfoot"
        self.given_options: dict[str, Any] | None = position.get("options")
        self.options = answers(self.given_options or {})
        self.players: int = position["players"]
        self.highest = 9 if self.players <= 4 else 12  # [F1]
        self.seats = list(SEATS[: self.players])
        self.turn: str = position["turn"]
        self.engine: int = position["engine"]
        self.hands = {seat: read_hand(position["hands"][seat]) for seat in self.seats}
        self.boneyard = read_hand(position.get("boneyard") or "")
        self.arms: int = position["arms"]
        self.ends = [int(word) for word in (position.get("ends") or "").split()]
        foot = position.get("foot")
        self.foot: int | None = foot["pips"] if foot else None  # the number of the open foot
        self.toes: int = foot["toes"] if foot else 0  # its toes still missing
        laid = position.get("laid")
        self.laid: list[Tile] | None = None if laid is None else read_hand(laid)  # None: not told

        self.drawn: Tile | None = None  # the tile just drawn that fits: to be played or kept
        self.result: dict[str, Any] | None = None

        if any(not self.hands[seat] for seat in self.seats):
            self._round_over("out")
            return
        self._test_dead_foot()
        self._test_blocked()

    # ------------------------------------------------------------------ what everybody may ask

    def legal(self) -> list[str]:
        if self.result is not None:
            return []
        if self.drawn is not None:
            plays = self._plays([self.drawn])  # no other tile: it was drawn because no other fitted [FA8]
            if self.options["drawn_tile"] == "may-keep":  # [F8] [FA9]
                plays.append("keep")
            return sorted(plays)
        plays = self._plays(self.hands[self.turn])
        if plays:
            return sorted(plays)  # [FA8] whoever can play must
        return ["draw"] if self.boneyard else ["pass"]  # [F8] [FA17]

    def do(self, action: str) -> None:
        action = self._normal(action)
        if action not in self.legal():
            raise ValueError(f"{action} is not among {self.legal()}")
        if "@" in action:
            text, end = action.split("@")
            self._play(read_tile(text), int(end))
        elif action == "draw":
            self._draw()
        else:  # keep, pass
            self._end_turn()

    def position(self) -> dict[str, Any]:
        position: dict[str, Any] = {
            "sheet": "chickenfoot",
            "players": self.players,
            "turn": self.turn,
            "engine": self.engine,
            "hands": {seat: write_tiles(self.hands[seat]) for seat in self.seats},
            "boneyard": write_tiles(self.boneyard),
            "arms": self.arms,
            "ends": " ".join(str(number) for number in sorted(self.ends)),
            "foot": None if self.foot is None else {"pips": self.foot, "toes": self.toes},
            "pending": None,
        }
        if self.given_options is not None:
            position["options"] = self.given_options
        if self.laid is not None:
            position["laid"] = write_tiles(self.laid)
        if self.result is None and self.drawn is not None:
            position["pending"] = {"step": "drawn", "tile": write_tile(self.drawn)}
        return position

    def over(self) -> dict[str, Any] | None:
        return self.result

    # ------------------------------------------------------------------ what may be played

    def open_numbers(self) -> set[int]:
        """The numbers that a tile may be laid on now, the same for everybody."""
        if self.foot is not None:
            return {self.foot}  # [F11]; RF3: before the arms too
        if self.arms > 0 and self.options["spinner_first"] == "fill-first":
            return {self.engine}  # [FA3] [FA4]
        numbers = set(self.ends)  # [F6] [F12]
        if self.arms > 0:
            numbers.add(self.engine)  # [F7]
        return numbers

    def _plays(self, tiles: list[Tile]) -> list[str]:
        """Ends of one number are one action [FA19]; a tile both of whose numbers are open has two."""
        open_numbers = self.open_numbers()
        return [
            f"{write_tile(tile)}@{number}" for tile in tiles for number in set(tile) if number in open_numbers
        ]

    # ------------------------------------------------------------------ doing it

    def _play(self, tile: Tile, number: int) -> None:
        self.drawn = None
        self.hands[self.turn].remove(tile)
        if self.laid is not None:
            self.laid.append(tile)
        far = tile[1] if tile[0] == number else tile[0]
        if self.foot is not None:  # a toe: other ends of that number stay as they are
            self.toes -= 1
            self.ends.append(far)
            if self.toes == 0:
                self.foot = None  # [F11] [F12]
        elif is_double(tile):  # never on an arm: the spinner is the only double of its number
            self.ends.remove(number)
            self.foot, self.toes = number, 3  # [F10] [F11] [FA6]
        elif self.arms > 0 and number == self.engine:
            self.arms -= 1  # [FA19] the arm is filled first
            self.ends.append(far)
        else:
            self.ends.remove(number)
            self.ends.append(far)
        if not self.hands[self.turn]:
            self._round_over("out")  # [F14] [FA11] a double too
            return
        self._end_turn()

    def _draw(self) -> None:
        tile = self.boneyard.pop(0)
        self.hands[self.turn].append(tile)
        if self._plays([tile]):
            self.drawn = tile
        else:
            self._end_turn()  # formats.md: if it cannot be used, the turn ends by itself

    def _end_turn(self) -> None:
        self.drawn = None
        self._test_dead_foot()
        self._test_blocked()
        if self.result is None:
            self.turn = self.seats[(self.seats.index(self.turn) + 1) % self.players]  # [FA6] [FA15]

    # ------------------------------------------------------------------ the end of the round

    def foot_is_dead(self) -> bool:
        """[FA10] the table proves that the foot can never get its three toes (RF5, RF6)."""
        if self.foot is None or self.laid is None:
            return False
        on_the_table = [tile for tile in self.laid if self.foot in tile]
        elsewhere = (self.highest + 1) - len(on_the_table)
        return elsewhere < self.toes

    def _test_dead_foot(self) -> None:
        if not self.foot_is_dead():
            return
        if self.options["dead_foot"] == "ends-round":
            self._round_over("blocked")
        elif self.options["dead_foot"] == "released":
            self.foot, self.toes = None, 0  # it counts as complete (RF8)

    def _test_blocked(self) -> None:
        """[F15] [FA17] at the end of every turn."""
        if self.result is not None or self.boneyard:
            return
        if not any(self._plays(self.hands[seat]) for seat in self.seats):
            self._round_over("blocked")

    def _round_over(self, reason: str) -> None:
        totals = {seat: pips(self.hands[seat]) for seat in self.seats}
        if reason == "out":
            winners = [seat for seat in self.seats if not self.hands[seat]]  # [F16]
        else:
            winners = [seat for seat in self.seats if totals[seat] == min(totals.values())]  # [F16] [FA12]
        scores = [
            totals[seat] + (50 if (0, 0) in self.hands[seat] else 0) for seat in self.seats
        ]  # [F17] [F18]
        self.result = {"reason": reason, "winners": winners, "scores": scores}

    @staticmethod
    def _normal(action: str) -> str:
        """A reader takes a tile in either order."""
        if "@" not in action:
            return action
        text, _, end = action.partition("@")
        try:
            return f"{write_tile(high_first(read_tile(text)))}@{end}"
        except ValueError:
            return action
