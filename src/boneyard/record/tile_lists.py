"""Lists of tiles as text: hands, piles and trains. Every tile of the set lies in one place only."""

import re
from collections.abc import Sequence

from boneyard.record.notation import NotationError, read_tile
from boneyard.rules.tile import UNKNOWN, Tile, code_of, tile, tile_of

_UNKNOWN = re.compile(r"\?(?:x([1-9][0-9]{0,3}))?")


class TileLists:
    """Reads the lists of one table. `place` is the list being read, for the error message."""

    def __init__(self, top: int, engine: int) -> None:
        self.top = top
        self.engine = engine
        self.place = ""
        self.places = {tile(engine, engine): "the hub"}
        self.unseen = (top + 1) * (top + 2) // 2 - 1

    def read_list(self, text: str, place: str) -> tuple[list[Tile], int]:
        """The tiles named, and how many `?` stand among them."""
        pile = self.read_pile(text, place)
        named = [tile_of(code) for code in pile if code != UNKNOWN]
        return named, len(pile) - len(named)

    def read_pile(self, text: str, place: str) -> list[int]:
        """The codes of the tiles in their order."""
        self.place = place
        codes: list[int] = []
        for word in text.split():
            unknown = _UNKNOWN.fullmatch(word)
            if unknown is None:
                codes.append(code_of(self.name(word)))
            else:
                number = int(unknown[1] or 1)
                self.count(number)
                codes.extend([UNKNOWN] * number)
        return codes

    def read_train(self, text: str, place: str, *, strictly_as_laid: bool) -> list[tuple[int, int]]:
        """The tiles as laid, (near half, far half), touching halves equal.

        A train from the hub is read whichever way round its tiles are written: only one way fits. The Super
        Train lies free, so its tiles must stand as laid.
        """
        self.place = place
        laid: list[tuple[int, int]] = []
        for word in text.split():
            read = self.name(word)
            near, far = (int(half) for half in word.split("-"))
            before = laid[-1][1] if laid else None if strictly_as_laid else self.engine
            if before is not None and near != before:
                if far != before or strictly_as_laid:
                    raise NotationError(f"{read} does not touch {before}", 1)
                near, far = far, near
            laid.append((near, far))
        return laid

    def name(self, word: str) -> Tile:
        """Note where a tile lies, and that it lies nowhere else."""
        read = read_tile(word)
        if read.high > self.top:
            raise NotationError(f"{read} is not a tile of a double-{self.top} set", 1)
        if read in self.places:
            raise NotationError(f"{read} is named already: {self.places[read]}", 1)
        self.places[read] = self.place
        self.count(1)
        return read

    def count(self, number: int) -> None:
        self.unseen -= number
        if self.unseen < 0:
            raise NotationError(f"there are more tiles than a double-{self.top} set has", 1)


def write_tiles(codes: Sequence[int]) -> str:
    """Unknown tiles side by side are written together: `?x17`."""
    words: list[str] = []
    unknown = 0
    for code in [*codes, None]:
        if code == UNKNOWN:
            unknown += 1
            continue
        if unknown:
            words.append("?" if unknown == 1 else f"?x{unknown}")
            unknown = 0
        if code is not None:
            words.append(f"{code >> 4}-{code & 15}")
    return " ".join(words)


def write_laid(laid: Sequence[tuple[int, int]]) -> str:
    return " ".join([f"{near}-{far}" for near, far in laid])
