"""What the tables of all families have in common, read into a fresh state: hands and boneyard."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.record.fields import BadPosition, as_mapping, as_seat, as_text
from boneyard.record.notation import NotationError, write_seat
from boneyard.record.tile_lists import TileLists, write_tiles
from boneyard.rules.round import Round
from boneyard.rules.sheet import Sheet
from boneyard.rules.start import Start
from boneyard.rules.state import State
from boneyard.rules.tile import UNKNOWN

UNCOUNTED = 1 << 10
"""The tiles of a hand that was left out: unknown, and certainly not none."""

MOST_PASSES = 999
"""Where hands are unknown, everybody can pass for ever; from here on passes are not counted."""


class Table(NamedTuple):
    """How a family's table stands in a position: its own fields, read and written."""

    fields: tuple[str, ...]
    read: Callable[[Mapping[str, object], Sheet, Start, int], Round]
    write: Callable[[Round], dict[str, object]]


class TableReader(ABC):
    def __init__(self, fields: Mapping[str, object], state: State) -> None:
        self.fields = fields
        self.table = state
        self.tiles = TileLists(state.top, state.engine)
        self.left_out: list[int] = []
        """The seats whose hands are left out: each holds a tile at least."""

    def read_tiles(self) -> None:
        """All lists of tiles; an error names the one being read."""
        try:
            self.read_layout()
            self.read_hands()
            self.read_boneyard()
            self.check_tiles()
        except NotationError as problem:
            raise BadPosition(self.tiles.place, str(problem)) from None

    @abstractmethod
    def read_layout(self) -> None:
        """What lies face up on the table."""

    def read_hands(self) -> None:
        state = self.table
        hands = as_mapping(self.fields.get("hands", {}), "hands")
        for seat in range(state.players):
            text = hands.get(write_seat(seat))
            if text is None:
                state.count[seat] = UNCOUNTED
                self.left_out.append(seat)
                continue
            place = f"hands.{write_seat(seat)}"
            state.put_all_in_hand(seat, self.tiles.read_pile(as_text(text, place), place))
        for name in hands:
            as_seat(name, f"hands.{name}", state.players)

    def read_boneyard(self) -> None:
        text = self.fields.get("boneyard")
        if text is None:
            text = "?" if self.tiles_left() > 0 else ""
        codes = self.tiles.read_pile(as_text(text, "boneyard"), "boneyard")
        self.table.boneyard = vec[i64](codes)
        self.table.boneyard_size = len(codes)

    def tiles_left(self) -> int:
        """The unseen tiles that need not be in a hand that was left out, or on the table."""
        return self.tiles.unseen - len(self.left_out) - self.tiles_untold()

    def tiles_untold(self) -> int:
        """How many unseen tiles must be on the table."""
        return 0

    def check_tiles(self) -> None:
        """Enough are left for what is not told."""
        if self.tiles_left() >= 0:
            return
        if self.left_out:
            place = f"hands.{write_seat(self.left_out[-1])}"
            raise BadPosition(place, "a hand left out is not empty, but no tile is left for it")
        raise BadPosition("ends", "the other tiles leave too few for the table")

    def read_open_pile(self, text: str, place: str) -> list[int]:
        """Tiles that lie face up, so that all of them are known."""
        codes = self.tiles.read_pile(text, place)
        if UNKNOWN in codes:
            raise BadPosition(place, "these tiles lie face up, so all of them must be known")
        return codes


def is_uncounted(count: int) -> bool:
    """Was this hand left out? Some tiles may have been played from it since."""
    return count > UNCOUNTED - 200


def write_hands(state: State) -> dict[str, str]:
    hands = {}
    for seat in range(state.players):
        known = state.hand_tiles(seat)
        unknown = state.count[seat] - len(known)
        if not is_uncounted(unknown):
            hands[write_seat(seat)] = write_tiles(known + [UNKNOWN] * unknown)
        elif known:
            hands[write_seat(seat)] = write_tiles([*known, UNKNOWN])
    return hands


def write_passes(passes: int) -> int:
    return min(passes, MOST_PASSES)


def write_seats(bits: int, players: int) -> str:
    return " ".join([write_seat(seat) for seat in range(players) if bits >> seat & 1])
