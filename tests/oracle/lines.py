"""Engine 191, played slowly and by the letter of rules.md.

Tiles are pairs, lines are lists, every question is answered by looking at the whole table again. Clause
numbers are those of rules.md; `L1`… are our own readings where the text leaves a gap, collected in
LINES_READINGS.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.oracle.lines_switches import SHEET
from tests.oracle.lines_table import LinesTable
from tests.oracle.tiles import Tile, high_first, is_double, read_tile, write_tile, write_tiles


def in_listed_order(discards: list[Tile]) -> list[Tile]:
    """formats.md: a position given by hand is not shuffled."""
    return list(discards)


class LinesOracle(LinesTable):
    """One round, from the reveal or from the start of a turn until it is over."""

    def __init__(
        self,
        position: dict[str, Any],
        shuffle: Callable[[list[Tile]], list[Tile]] = in_listed_order,
    ) -> None:
        super().__init__(position)
        self.shuffle = shuffle  # the discards as they lie -> the new boneyard, next first

        # The middle of a turn.
        self.step = "turn"  # reveal | turn | drawn | replace | follow-up
        self.tile: Tile | None = None  # the tile taken, played out of the yard, or the double just laid
        self.owes_draw = False  # replace: the draw for a rival line comes after it (`before-draw`)
        self.result: dict[str, Any] | None = None

        if self.engine is None:
            self._read_before_the_reveal()
        else:
            self._read_as_start_of_a_turn()

    # ------------------------------------------------------------------ what everybody may ask

    def legal(self) -> list[str]:
        if self.result is not None:
            return []
        if self.step == "reveal":
            return sorted(f"show {write_tile(tile)}" for tile in self.hands[self.turn])  # [E17] [EA5]
        if self.step == "replace":
            return sorted(f"give {write_tile(tile)}" for tile in self.hands[self.turn])  # [E14] [EA17]
        if self.step == "drawn":
            return sorted([*self._plays_of_taken(), "stop"])  # [E51] [EA15] [EA24]
        if self.step == "follow-up":
            plays = self.fitting(self.playable_tiles(self.turn), self.open_lines(self.turn))
            return sorted([*self._written(plays), "stop"])  # [E46] [E47] [E48] [EA9]
        plays = self.fitting(self.playable_tiles(self.turn), self.turn_lines(self.turn))
        actions = self._written(plays)
        if self.lines[self.turn]:
            actions.append("remove")  # [E23] [E24] [E29] [EA8] [EA10]
        if self._may_decline():
            actions.append("pass" if self.depleted() else "take")  # [E49] [E50] [EA18]
        return sorted(actions)

    def do(self, action: str) -> None:
        action = self._normal(action)
        if action not in self.legal():
            raise ValueError(f"{action} is not among {self.legal()}")
        if action.startswith("show "):
            self._show(read_tile(action.removeprefix("show ")))
        elif action.startswith("give "):
            self._give(read_tile(action.removeprefix("give ")))
        elif "@" in action:
            text, line = action.split("@")
            self._play(read_tile(text), line)
        elif action == "remove":
            self._remove()
        elif action == "take":
            self._take()
        elif action == "pass":
            self.passes += 1
            self._end_turn()
        elif action == "stop":
            self._end_turn()

    def position(self) -> dict[str, Any]:
        position: dict[str, Any] = {
            "sheet": SHEET,
            "players": self.players,
            "turn": self.turn,
            "engine": self.engine,
            "hands": {seat: write_tiles(self.hands[seat]) for seat in self.seats},
            "boneyard": write_tiles(self.boneyard),
            "trains": {seat: write_tiles(tiles) for seat, tiles in self.lines.items() if tiles},
            "yards": {seat: write_tiles(self.yards[seat]) for seat in self.seats},
            "discards": write_tiles(self.discards),
            "incomplete": " ".join(seat for seat in self.seats if seat in self.incomplete),
            "passes": self.passes,
            "pending": None,
        }
        if self.given_options is not None:
            position["options"] = self.given_options
        if self.engine is None:
            position["shown"] = {seat: write_tile(tile) for seat, tile in self.shown.items()}
        if self.result is None and self.step in ("drawn", "replace", "follow-up"):
            assert self.tile is not None
            position["pending"] = {"step": self.step, "tile": write_tile(self.tile)}
        return position

    def over(self) -> dict[str, Any] | None:
        return self.result

    # ------------------------------------------------------------------ the reveal

    def _read_before_the_reveal(self) -> None:
        for seat, tile in self.shown.items():
            if tile not in self.hands[seat]:
                self.hands[seat].append(tile)  # L1: a chosen tile is named in the hand; read it either way
        self.step = "reveal"
        if len(self.shown) == self.players:
            self._reveal()
        elif self.turn in self.shown:
            self.turn = self._next_to_show()

    def _next_to_show(self) -> str:
        seat = self._left_of(self.turn)
        while seat in self.shown:
            seat = self._left_of(seat)
        return seat

    def _show(self, tile: Tile) -> None:
        self.shown[self.turn] = tile
        if len(self.shown) == self.players:
            self._reveal()
        else:
            self.turn = self._next_to_show()

    def _reveal(self) -> None:
        doubles = {tile: seat for seat, tile in self.shown.items() if is_double(tile)}
        if not doubles:  # [E21]
            self.result = {"reason": "redeal", "winners": [], "scores": [0] * self.players}  # L3
            return
        lowest = min(doubles)  # [E18] [EA1]
        starter = doubles[lowest]
        self.engine = lowest[0]
        self.hands[starter].remove(lowest)  # [E19]; the others stay in the hands [E20]
        self.shown = {}  # L2
        if not self.hands[starter]:
            self.turn = starter
            self._round_over("out")  # L4
            return
        self.turn = (
            starter if self.options["first_turn"] == "starter-plays" else self._left_of(starter)
        )  # [EA3]
        self._start_turn()

    # ------------------------------------------------------------------ what may be done

    def _written(self, plays: list[tuple[Tile, str]]) -> list[str]:
        return [f"{write_tile(tile)}@{line}" for tile, line in plays]

    def _plays_of_taken(self) -> list[str]:
        """[E51] only the tile just taken; it lies in the yard, so a hand tile must be there to replace it."""
        assert self.tile is not None
        tiles = [self.tile] if self.hands[self.turn] else []
        return self._written(self.fitting(tiles, self.turn_lines(self.turn)))

    def _may_decline(self) -> bool:
        """Take (or, with nothing left, pass) instead of playing."""
        if not self.can_play(self.turn):
            return True  # [E49] [E55]
        if self.depleted() and self.options["round_end"] == "nobody-can":
            return False  # [EA21] whoever can play may not pass (L11)
        if self.binding():
            return bool(self.options["decline_station"] == "allowed")  # [EA13] [EA14]
        return True  # [E49] [EA18]

    # ------------------------------------------------------------------ doing it

    def _remove(self) -> None:
        seat = self.turn
        line = self.lines[seat]
        self.passes = 0  # [EA21]
        self._discard(line.pop())  # [E28] the end tile, be it a station or not [E29]
        while line and not is_double(line[-1]):  # [E25] back to the last station, or [E30] to the main one
            self._discard(line.pop())
        self.incomplete.discard(seat)  # [E40]
        self.yards[seat].append(self._draw())  # [E26] [EA10]
        self._flip_if_at_once()
        # Now the turn is where it was: further removals, then a play or its substitute [E27] [EA12].

    def _discard(self, tile: Tile) -> None:
        self.discards.append(high_first(tile))

    def _take(self) -> None:
        self.passes = 0
        tile = self._draw()
        self.yards[self.turn].append(tile)  # [E49]
        self._flip_if_at_once()
        self.step, self.tile = "drawn", tile
        if not self._plays_of_taken():
            self._end_turn()

    def _play(self, tile: Tile, line: str) -> None:
        seat = self.turn
        completes = line in self.incomplete
        self.passes = 0
        from_yard = tile in self.yards[seat]
        if from_yard:
            self.yards[seat].remove(tile)
        else:
            self.hands[seat].remove(tile)
        number = self.number_at(line)
        far = tile[1] if tile[0] == number else tile[0]
        self.lines[line].append((number, far))
        self.incomplete.discard(line)
        if is_double(tile):
            self.incomplete.add(line)  # [E32]

        self.tile = tile
        draws = line != seat and not completes  # [E42] [E43] [EA26]
        if draws and from_yard and self.options["yard_replacement"] == "before-draw":
            self.owes_draw = True  # [EA17]
        elif draws:
            self._draw_to_hand()  # [E52]
        if from_yard:
            self.step = "replace"
        elif not self.hands[seat]:
            self._round_over("out")  # [E54] [EA20]
        else:
            self._after_tile()

    def _give(self, tile: Tile) -> None:
        seat = self.turn
        self.hands[seat].remove(tile)
        self.yards[seat].append(tile)  # [E14]
        if not self.hands[seat] and self.options["emptied_by_replacement"] == "out":
            self._round_over("out")  # [EA19]; L8: a draw still owed is not made
            return
        if self.owes_draw:
            self.owes_draw = False
            self._draw_to_hand()
        self._after_tile()

    def _after_tile(self) -> None:
        assert self.tile is not None
        if is_double(self.tile):
            self.step = "follow-up"  # [E46]
        else:
            self._end_turn()  # [E45]

    # ------------------------------------------------------------------ the piles

    def _draw(self) -> Tile:
        if not self.boneyard:
            self._flip()  # a draw is due [EA10] [EA11]
        return self.boneyard.pop(0)

    def _draw_to_hand(self) -> None:
        self.hands[self.turn].append(self._draw())
        self._flip_if_at_once()

    def _flip(self) -> None:
        self.boneyard, self.discards = self.shuffle(self.discards), []  # [E31]

    def _flip_if_at_once(self) -> None:
        if not self.boneyard and self.discards and self.options["discards_flip"] == "at-once":
            self._flip()  # [EA11]

    # ------------------------------------------------------------------ turns and the end of the round

    def _read_as_start_of_a_turn(self) -> None:
        if not self.boneyard and self.discards and self.options["discards_flip"] == "at-once":
            self.boneyard, self.discards = self.discards, []  # formats.md: read as already turned over
        hands_may_be_empty = self.options["emptied_by_replacement"] == "not-out"  # L9
        if not hands_may_be_empty and any(not self.hands[seat] for seat in self.seats):
            self._round_over("out")
            return
        self._test_end()

    def _left_of(self, seat: str) -> str:
        return self.seats[(self.seats.index(seat) + 1) % self.players]  # [EA2]

    def _start_turn(self) -> None:
        self.step, self.tile, self.owes_draw = "turn", None, False

    def _end_turn(self) -> None:
        self._test_end()
        if self.result is None:
            self.turn = self._left_of(self.turn)
            self._start_turn()

    def _test_end(self) -> None:
        """[E55] [EA21] also while a station binds [EA22]."""
        if not self.depleted() or self.passes < self.players:
            return
        if self.options["round_end"] == "nobody-can" and any(self.can_play(seat) for seat in self.seats):
            return  # L10
        self._round_over("blocked")

    def _round_over(self, reason: str) -> None:
        scores = self.scores()
        winners = [seat for seat, score in zip(self.seats, scores, strict=True) if score == min(scores)]
        self.result = {"reason": reason, "winners": winners, "scores": scores}  # [E57] [E58] [EA27]

    @staticmethod
    def _normal(action: str) -> str:
        """A reader takes a tile in either order."""
        before, after = "", ""
        text = action
        if "@" in action:
            text, _, line = action.partition("@")
            after = f"@{line}"
        elif action.startswith(("show ", "give ")):
            before, text = action[:5], action[5:]
        else:
            return action
        try:
            return f"{before}{write_tile(high_first(read_tile(text)))}{after}"
        except ValueError:
            return action
