"""The table between two turns: what lies there, which ends are whose, what binds. Clauses as in trains.py."""

from __future__ import annotations

from typing import Any

from tests.oracle.switches import answers
from tests.oracle.tiles import SEATS, Tile, read_hand, read_tiles


class Table:
    """A position, read."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.sheet: str = position["sheet"]
        self.options = answers(self.sheet, position.get("options") or {})
        self.given_options: dict[str, Any] | None = position.get("options")
        self.classic = self.sheet.startswith("mexican-train-classic")
        self.super = self.sheet == "mexican-train-super"
        self.satisfy = self.sheet == "mexican-train-satisfy"
        self.highest = 9 if self.options.get("game") == "fast" else 12  # [A45]

        self.players: int = position["players"]
        self.seats = list(SEATS[: self.players])
        self.turn: str = position["turn"]
        self.engine: int = position["engine"]
        self.hands = {seat: read_hand(position["hands"][seat]) for seat in self.seats}
        self.boneyard = read_hand(position.get("boneyard") or "")
        trains = position.get("trains") or {}
        self.two_shared_trains = self.options.get("shared_trains") == "two"  # [CA5]
        names = [*self.seats, "M", "P"] if self.two_shared_trains else [*self.seats, "M"]
        self.trains = {name: read_tiles(trains.get(name, "")) for name in names}
        self.first_turns = set(str(position.get("first_turns") or "").split())  # who had no turn yet
        self.markers = set(str(position.get("markers") or "").split())
        self.open_doubles = str(position.get("open_doubles") or "").split()  # ends, oldest first
        self.placer: str | None = position.get("placer") if self.satisfy else None
        self.passes: int = position.get("passes") or 0

    def number_at(self, end: str) -> int:
        if end == "ML":
            return self.trains["M"][0][0]
        train = self.trains["M" if end == "MR" else end]
        return train[-1][1] if train else self.engine  # [A10] [A13] [B12] [B27] [C10] [C12]

    def fits(self, tile: Tile, end: str) -> bool:
        return self.number_at(end) in tile

    def shared_ends(self) -> list[str]:
        if self.two_shared_trains:
            return ["M", "P"]  # [C12] [C13] [CA5]
        if not self.super or not self.trains["M"]:
            return ["M"]
        if self.options["super_train"] == "engine-half-dead":  # [BA4]
            return ["MR"]
        return ["ML", "MR"]  # [B29]

    def open_to(self, seat: str) -> list[str]:
        """The ends a player may use while no open double binds him."""
        if self.options.get("own_train_first") == "yes" and not self.trains[seat]:  # [AA3] [BA3]
            return [seat]
        marked_others = [other for other in self.seats if other != seat and other in self.markers]
        return [seat, *self.shared_ends(), *marked_others]  # [A11] [A12] [A14] [AA8] [B20] [B28] [C11] [C12]

    def is_dead(self, end: str) -> bool:
        """[A37] [AA15] all tiles of the number lie on the table, the engine counted."""
        number = self.number_at(end)
        laid = [tile for train in self.trains.values() for tile in train]
        laid.append((self.engine, self.engine))
        return len([tile for tile in laid if number in tile]) == self.highest + 1

    def binding_doubles(self) -> list[str]:
        dead_ones_bind = not self.classic and self.options["dead_double"] == "binds"  # [BA15] [CA15]
        return [end for end in self.open_doubles if dead_ones_bind or not self.is_dead(end)]

    def duty(self) -> str | None:
        """The one end that must be closed next: [A34] [B33] [C25]; of several the oldest [B39] [AA9]."""
        binding = self.binding_doubles()
        return binding[0] if binding else None

    def turn_ends(self, seat: str) -> list[str]:
        duty = self.duty()
        if duty is not None:
            return [duty]  # [A35] [B36] [BA6] every other end is shut; [AA14] [BA27] [CA26]
        return self.open_to(seat)

    def anybody_fits(self) -> bool:
        return any(
            self.fits(tile, end)
            for seat in self.seats
            for tile in self.hands[seat]
            for end in self.turn_ends(seat)
        )
