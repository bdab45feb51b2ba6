"""The four Mexican Train sheets, played slowly and by the letter of rules.md.

Nothing here is clever: tiles are pairs, trains are lists, every question is answered by looking at the whole
table again. Clause numbers are those of rules.md; `R1`… are our own readings where the text leaves a gap,
collected in READINGS.md beside this file.
"""

from __future__ import annotations

from typing import Any

from tests.oracle.table import Table
from tests.oracle.tiles import (
    Tile,
    high_first,
    is_double,
    pips,
    read_tile,
    write_tile,
    write_tiles,
)


class Oracle(Table):
    """One round, from the start of a turn until it is over."""

    def __init__(self, position: dict[str, Any]) -> None:
        super().__init__(position)

        # The middle of a turn.
        self.step = "turn"  # turn | follow-up | drawn | unmark
        self.tile: Tile | None = None  # the double to follow up, the tile drawn, or the one just laid
        self.double_end = ""  # follow-up: where the double just laid lies
        self.drawn_for = ""  # drawn: turn | follow-up | second-draw
        self.after_unmark = ""  # unmark: what comes then: follow-up | second-draw | end
        self.laid_this_turn = False
        self.began_bound = False  # the turn began with a double that had to be closed
        self.result: dict[str, Any] | None = None

        self._read_as_start_of_a_turn()

    # ------------------------------------------------------------------ what everybody may ask

    def legal(self) -> list[str]:
        if self.result is not None:
            return []
        if self.step == "unmark":
            return ["leave", "unmark"]
        if self.step == "drawn":
            assert self.tile is not None
            actions = self._own_train_in_first_turn(self._plays_of_drawn(self.tile))
            if self._may_keep(self.tile):
                actions.append("keep")
            return sorted(actions)
        plays = self._own_train_in_first_turn(self._plays_from_hand())
        if plays:  # [A22] [BA17] [CA6] [CA23] whoever can play must
            return sorted(plays)
        if self.satisfy and self.open_doubles and not self._satisfy_duty_allows_one_draw():
            if self.turn == self.placer and self.boneyard:
                return ["draw-until"]  # [C27] [CA14] the duty has come full circle
            return ["pass"]  # [C25] [C26] the duty is handed on; R20: by the placer it lapses
        return ["draw"] if self.boneyard else ["pass"]

    def do(self, action: str) -> None:
        action = self._normal(action)
        if action not in self.legal():
            raise ValueError(f"{action} is not among {self.legal()}")
        if "@" in action:
            text, end = action.split("@")
            self._play(read_tile(text), end)
        elif action == "draw":
            self._draw()
        elif action == "draw-until":
            self._draw_until()
        elif action == "keep":
            self._fail()  # [BA11] keeping it is a failed turn; R1: in classic too
        elif action == "pass":
            self.passes += 1
            self._pass()
        elif action in ("unmark", "leave"):
            if action == "unmark":
                self.markers.discard(self.turn)
            self._go_on(self.after_unmark)

    def position(self) -> dict[str, Any]:
        position: dict[str, Any] = {
            "sheet": self.sheet,
            "players": self.players,
            "turn": self.turn,
            "engine": self.engine,
            "hands": {seat: write_tiles(self.hands[seat]) for seat in self.seats},
            "boneyard": write_tiles(self.boneyard),
            "trains": {name: write_tiles(tiles) for name, tiles in self.trains.items() if tiles},
            "markers": " ".join(seat for seat in self.seats if seat in self.markers),
            "open_doubles": " ".join(self.open_doubles),
            "pending": None,
        }
        if self.given_options is not None:
            position["options"] = self.given_options
        if self.options.get("own_train_first") == "first-turn" and self.first_turns:
            position["first_turns"] = " ".join(seat for seat in self.seats if seat in self.first_turns)  # R31
        if self.satisfy and self.open_doubles:
            position["placer"] = self.placer
        if self.options.get("blocked_when") == "all-pass":
            position["passes"] = self.passes
        if self.result is None and self.step != "turn":
            assert self.tile is not None
            position["pending"] = {"step": self.step, "tile": write_tile(self.tile)}
        return position

    def over(self) -> dict[str, Any] | None:
        return self.result

    # ------------------------------------------------------------------ what may be played

    def _follow_up_ends(self) -> list[str]:
        if self.satisfy:
            return [self.double_end]  # [C24] [CA10]
        if self.classic and self.options["after_double"] == "on-the-double":  # [AA10] FR
            return [self.double_end]
        ends = self.open_to(self.turn)  # [A31] [B31] [BA19]
        if self.super and self.options["closing_order"] == "later-players":
            return ends
        duty = self.duty()  # [BA10] [AA9] of the open doubles only the oldest may receive a tile
        return [end for end in ends if end == duty or end not in self.open_doubles]

    def _may_follow_up(self, tile: Tile) -> bool:
        if not is_double(tile):
            return True
        if self.classic:
            return bool(self.options["doubles_in_a_turn"] == "chain")  # [A29] [AA9] [AA11]
        if self.super:
            return bool(self.options["bonus_double"] == "allowed")  # [BA8] [BA9]
        return True  # satisfy: only the double's number fits, and its double lies there

    def _plays_from_hand(self) -> list[str]:
        plays = []
        for tile in self.hands[self.turn]:
            if self.step == "follow-up":
                ends = self._follow_up_ends() if self._may_follow_up(tile) else []
            else:
                ends = self.turn_ends(self.turn)
            plays += [f"{write_tile(tile)}@{end}" for end in ends if self.fits(tile, end)]
        return plays

    def _plays_of_drawn(self, tile: Tile) -> list[str]:
        """Where the drawn tile may go. (No other tile: it was drawn because no other fitted.)"""
        duty = self.duty()
        if self.super and is_double(tile) and duty is not None:
            # [B37] drawn while a double is open, in one's own bonus too [BA11]
            ends = [] if self.options["drawn_double"] == "not-allowed" else self.open_to(self.turn)
        elif self.drawn_for == "second-draw":
            ends = [] if duty is None else [duty]  # [B38] [BA12]
        elif self.drawn_for == "follow-up":
            ends = self._follow_up_ends() if self._may_follow_up(tile) else []  # [A32] [AA11] [BA7]
        else:
            ends = self.turn_ends(self.turn)  # [A23] [B17] [B34] [C14]
        return [f"{write_tile(tile)}@{end}" for end in ends if self.fits(tile, end)]

    def _own_train_in_first_turn(self, plays: list[str]) -> list[str]:
        """[B12] [BA3] of what could be the first tile of a seat's first turn, what begins its own train."""
        if self.options.get("own_train_first") != "first-turn" or self.turn not in self.first_turns:
            return plays
        if self.laid_this_turn or self.trains[self.turn]:
            return plays  # afterwards the choice is free; somebody else may have begun the train
        return [play for play in plays if play.endswith(f"@{self.turn}")] or plays

    def _may_keep(self, tile: Tile) -> bool:
        if self.classic:
            return bool(self.options["drawn_tile"] == "may-keep")  # [AA5] (R2)
        if self.super:  # [BA11]
            return is_double(tile) and self.duty() is not None and self.options["drawn_double"] == "may-play"
        return False  # [CA8]

    def _satisfy_duty_allows_one_draw(self) -> bool:
        """[CA11] `one-each`: everyone draws one first; at its return the placer has draw-until instead."""
        returned = self.step == "turn" and self.turn == self.placer
        return self.options["duty_draw"] == "one-each" and bool(self.boneyard) and not returned

    # ------------------------------------------------------------------ doing it

    def _play(self, tile: Tile, end: str) -> None:
        seat = self.turn
        # [B37] [BA11] a double drawn while another is open earns the second draw of B38 instead of a bonus
        second_draw = self.super and self.step == "drawn" and is_double(tile) and self.duty() is not None
        was_satisfied = self.satisfy and end in self.open_doubles
        self._lay(tile, end)
        self.passes = 0

        ask = False
        if seat in self.markers:
            if self.satisfy and self.options["marker_comes_off"] == "any-play":
                self.markers.discard(seat)  # [C16] [CA9] [CA20]
            elif end == seat and self.options.get("marker_removal") == "ask":
                ask = True  # [AA6] [BA16]
            elif end == seat:
                self.markers.discard(seat)  # [A27] [AA7] [B21]

        if self.satisfy:
            self._after_satisfy_play(tile, end, was_satisfied)
            return
        if not self.hands[seat]:
            self._round_over("out")  # [A30] [A40] [AA19] [B23] [BA14]
            return
        self.double_end = end
        self.tile = tile
        then = "second-draw" if second_draw else "follow-up" if is_double(tile) else "end"
        if ask:
            self.step, self.after_unmark = "unmark", then  # R4: asked at once, before a follow-up
        else:
            self._go_on(then)

    def _lay(self, tile: Tile, end: str) -> None:
        self.hands[self.turn].remove(tile)
        self.laid_this_turn = True
        number = self.number_at(end)
        far = tile[1] if tile[0] == number else tile[0]
        if end == "ML":
            self.trains["M"].insert(0, (far, number))
        else:
            self.trains["M" if end == "MR" else end].append((number, far))
        if end in self.open_doubles:
            self.open_doubles.remove(end)
        if is_double(tile):
            self.open_doubles.append(end)

    def _go_on(self, then: str) -> None:
        """Classic and super: what follows a tile laid."""
        if then == "end":
            self._end_turn()
        elif then == "follow-up":
            self.step = "follow-up"  # [A29] [B31]
            self._end_if_a_draw_is_due()
        else:
            self._second_draw()

    def _after_satisfy_play(self, tile: Tile, end: str, was_satisfied: bool) -> None:
        seat = self.turn
        if is_double(tile):
            self.placer = seat
            if not self.hands[seat] and self.options["last_double"] == "out":
                self._round_over("out")  # [CA16]
                return
            if self.duty() is None:
                self._lapse()  # [CA15] dead: the duty lapses at once
                if not self.hands[seat]:
                    self._round_over("out")  # R22: nothing is left to satisfy
                else:
                    self._end_turn()
                return
            self.step, self.tile, self.double_end = "follow-up", tile, end
            if not self._plays_from_hand() and not self._satisfy_duty_allows_one_draw():
                self._fail()  # [C25] happens by itself
            return
        if not self.hands[seat]:
            self._round_over("out")  # [C17]
            return
        if was_satisfied:
            placer = self.placer
            assert placer is not None
            self.placer = None
            if not self.hands[placer]:
                self._round_over("out")  # [CA16] must-be-satisfied: covered, so its placer is out
                return
            after = placer if self.options["after_duty"] == "left-of-placer" else seat  # [CA13]
            self._end_turn(after)
            return
        self._end_turn()

    def _take(self) -> Tile:
        tile = self.boneyard.pop(0)
        self.hands[self.turn].append(tile)
        self.passes = 0
        return tile

    def _draw(self) -> None:
        self.drawn_for = self.step
        self._offer(self._take())

    def _second_draw(self) -> None:
        """[B38] happens by itself, and so does its failure."""
        if not self.boneyard:
            if self.options["yard_empty"] == "when-draw-due":
                self._round_over("yard-empty")  # [BA5] iii
            else:
                self._fail()  # [BA18]
            return
        self.drawn_for = "second-draw"
        self._offer(self._take())

    def _offer(self, tile: Tile) -> None:
        if self.super and not self.boneyard and self.options["yard_empty"] == "at-once":
            self._round_over("yard-empty")  # [BA5] i: the instant the last tile is taken
            return
        self.step, self.tile = "drawn", tile
        if not self._plays_of_drawn(tile):
            self._fail()

    def _draw_until(self) -> None:
        """[C27] [CA14]"""
        duty = self.duty()
        assert duty is not None
        while self.boneyard:
            tile = self._take()
            if self.fits(tile, duty):
                self.step, self.tile, self.drawn_for = "drawn", tile, "turn"
                return
        self._fail(lapses=True)

    def _pass(self) -> None:
        """R20: the pass of a placer to whom the duty has returned makes it lapse [CA14]."""
        self._fail(lapses=self.step == "turn" and self.turn == self.placer)

    def _lapse(self) -> None:
        """[CA14] [CA15] the double is no longer open."""
        self.open_doubles = []
        self.placer = None

    def _fail(self, lapses: bool = False) -> None:
        """The turn ends without the tile that was due."""
        if self.satisfy and self.open_doubles:
            marks = self.options["duty_marker"] == "marker"  # [CA12]
        elif self.super and self.began_bound:
            marks = self.options["failed_close"] == "marker"  # [BA13] R13
        else:
            marks = True  # [A24] [A33] [A36] [A38] [AA17] [B19] [BA7] [C15] [CA17]
        if marks:
            self.markers.add(self.turn)
        if lapses:
            self._lapse()
            if not self.hands[self.turn]:
                self._round_over("out")  # R22
                return
        self._end_turn()

    # ------------------------------------------------------------------ turns and the end of the round

    def _read_as_start_of_a_turn(self) -> None:
        if self.satisfy and not self.binding_doubles():
            self._lapse()  # formats.md: in satisfy a dead double is dropped
        waiting = self.placer if self.satisfy and self.options["last_double"] == "must-be-satisfied" else None
        if any(not self.hands[seat] for seat in self.seats if seat != waiting):
            self._round_over("out")
            return
        self._test_end()
        if self.result is None:
            self._start_turn()

    def _start_turn(self) -> None:
        self.step, self.tile, self.double_end, self.drawn_for, self.after_unmark = "turn", None, "", "", ""
        self.laid_this_turn = False
        self.began_bound = self.duty() is not None
        self._end_if_a_draw_is_due()

    def _end_turn(self, last: str | None = None) -> None:
        """`last`: the seat whose left neighbour is next."""
        self.first_turns.discard(self.turn)
        self._test_end()
        if self.result is not None:
            return
        seat = self.turn if last is None else last
        self.turn = self.seats[(self.seats.index(seat) + 1) % self.players]  # [A19] [B16] [CA4]
        self._start_turn()

    def _end_if_a_draw_is_due(self) -> None:
        """[BA5] iii: somebody has to draw and cannot."""
        due = self.super and self.options["yard_empty"] == "when-draw-due"
        if due and not self.boneyard and not self._plays_from_hand():
            self._round_over("yard-empty")

    def _test_end(self) -> None:
        """At the end of every turn."""
        if self.boneyard:
            return
        if self.super:
            if self.options["yard_empty"] in ("end-of-turn", "at-once"):
                self._round_over("yard-empty")  # [B24] [BA5]
            elif self.options["yard_empty"] == "play-on" and not self.anybody_fits():
                self._round_over("blocked")  # [BA5] iv: that of a binding double included
            return
        if self.duty() is not None:  # [AA18] never while an open double still binds
            return
        if self.options.get("blocked_when") == "all-pass":
            blocked = self.passes >= self.players
        else:  # [A41] [AA18] [C18] [CA17]
            blocked = self.markers.issuperset(self.seats) and not self.anybody_fits()
        if blocked:
            self._round_over("blocked")

    def _round_over(self, reason: str) -> None:
        scores = [pips(self.hands[seat]) for seat in self.seats]  # [A43] [B25] [C20] [CA18]
        if reason == "out":
            winners = [seat for seat in self.seats if not self.hands[seat]]
        else:
            winners = [seat for seat, score in zip(self.seats, scores, strict=True) if score == min(scores)]
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
