"""The table of Engine 191 between two actions: what lies there, who may use what. Clauses as in lines.py."""

from __future__ import annotations

from typing import Any

from tests.oracle.lines_switches import answers
from tests.oracle.tiles import SEATS, Tile, high_first, is_double, pips, read_hand, read_tile, read_tiles


class LinesTable:
    """A position, read."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.options = answers(position.get("options") or {})
        self.given_options: dict[str, Any] | None = position.get("options")
        self.players: int = position["players"]
        self.highest = 6 if self.players == 2 else 9  # [E2] [E3]
        self.seats = list(SEATS[: self.players])
        self.turn: str = position["turn"]
        self.engine: int | None = position["engine"]
        self.hands = {seat: read_hand(position["hands"][seat]) for seat in self.seats}
        self.boneyard = read_hand(position.get("boneyard") or "")
        lines = position.get("trains") or {}
        self.lines = {seat: read_tiles(lines.get(seat, "")) for seat in self.seats}  # [E6]
        yards = position.get("yards") or {}
        self.yards = {seat: read_hand(yards.get(seat, "")) for seat in self.seats}  # [E10]
        self.discards = read_hand(position.get("discards") or "")
        self.incomplete = set(str(position.get("incomplete") or "").split())
        self.passes: int = position.get("passes") or 0
        shown = (position.get("shown") or {}) if self.engine is None else {}
        self.shown = {seat: high_first(read_tile(text)) for seat, text in shown.items()}

    # ------------------------------------------------------------------ lines and stations

    def number_at(self, line: str) -> int:
        tiles = self.lines[line]
        if tiles:
            return tiles[-1][1]
        assert self.engine is not None
        return self.engine

    def is_dead(self, line: str) -> bool:
        """[EA22] all other tiles of the station's number lie in lines, so none can come back."""
        number = self.number_at(line)
        laid = [tile for tiles in self.lines.values() for tile in tiles if number in tile]
        return len([tile for tile in laid if not is_double(tile)]) == self.highest

    def binding(self) -> list[str]:
        """The lines whose incomplete station must be served first [E33]."""
        dead_ones_bind = self.options["dead_station"] == "binds"  # [EA22]
        incomplete = [seat for seat in self.seats if seat in self.incomplete]
        return [line for line in incomplete if dead_ones_bind or not self.is_dead(line)]

    # ------------------------------------------------------------------ the piles

    def rivals_are_closed(self) -> bool:
        """[E44] [EA11] the boneyard itself; under `at-once` discards have already become boneyard (L12)."""
        return not self.boneyard

    def depleted(self) -> bool:
        """[EA16] nothing can be drawn any more."""
        return not self.boneyard and not self.discards

    # ------------------------------------------------------------------ what fits

    def open_lines(self, seat: str) -> list[str]:
        """Where a player may lay a tile as far as the lines themselves go; E37 is not asked here."""
        lines = []
        for line in self.seats:
            if line != seat and line not in self.incomplete:
                if self.rivals_are_closed():  # [E44]
                    continue
                if self.options["start_rival_line"] == "owner-only" and not self.lines[line]:  # [EA6]
                    continue
            lines.append(line)
        return lines

    def turn_lines(self, seat: str) -> list[str]:
        """Where a player may lay the first tile of his turn."""
        return self.binding() or self.open_lines(seat)  # [E33] [E34] [E37]

    def playable_tiles(self, seat: str) -> list[Tile]:
        """[E13] [E14] the yard too, as long as the hand has a tile to put there instead [EA19]."""
        return [*self.hands[seat], *self.yards[seat]] if self.hands[seat] else []

    def fitting(self, tiles: list[Tile], lines: list[str]) -> list[tuple[Tile, str]]:
        return [(tile, line) for tile in tiles for line in lines if self.number_at(line) in tile]  # [E7]

    def can_play(self, seat: str) -> bool:
        """At the start of his turn, were it now."""
        return bool(self.fitting(self.playable_tiles(seat), self.turn_lines(seat)))

    def scores(self) -> list[int]:
        return [pips(self.hands[seat]) + pips(self.yards[seat]) for seat in self.seats]  # [E56]
