"""Lists of tiles as text: hands, piles and trains. Every tile of the set may be in one place only."""

import re
from collections.abc import Sequence
from functools import lru_cache

from boneyard.record.notation import HIGHEST, NotationError, read_tile
from boneyard.rules.tile import UNKNOWN, tile_of

_UNKNOWN = re.compile(r"\?(?:x([1-9][0-9]{0,3}))?")
_TEXTS = [f"{code >> 4}-{code & 15}" for code in range(256)]


@lru_cache
def _halves(top: int) -> dict[str, tuple[int, int]]:
    """The tiles of a set as they are usually written, either way round: `12-5` is (12, 5)."""
    numbers = range(min(top, HIGHEST) + 1)
    return {f"{near}-{far}": (near, far) for near in numbers for far in numbers}


class TileLists:
    """Reads the lists of one table. `place` is the list being read, for the error message."""

    def __init__(self, top: int, engine: int) -> None:
        self.top = top
        self.engine = engine
        self.place = ""
        self.places: dict[int, str] = {}
        self.unseen = (top + 1) * (top + 2) // 2
        if engine >= 0:
            self.place = "the hub"
            self.put(engine, engine)
        self.halves = _halves(top)

    def free_hub(self) -> None:
        """The engine will be named among the other tiles on the table."""
        del self.places[self.engine << 4 | self.engine]
        self.unseen += 1

    def is_placed(self, code: int) -> bool:
        return code in self.places

    def read_pile(self, text: str, place: str) -> list[int]:
        """The codes of the tiles in their order, UNKNOWN for a `?`."""
        self.place = place
        codes: list[int] = []
        for word in text.split():
            unknown = _UNKNOWN.fullmatch(word) if word[0] == "?" else None
            if unknown is None:
                near, far = self.read_halves(word)
                codes.append(self.put(near, far))
            else:
                number = int(unknown[1] or 1)
                self.count(number)
                codes.extend([UNKNOWN] * number)
        return codes

    def read_train(self, text: str, place: str, *, strictly_as_laid: bool) -> list[tuple[int, int]]:
        """The tiles as laid, (near half, far half), touching halves equal.

        A train from the hub is read whichever way round its tiles are written: only one way fits. The Super
        Train lies free, so its tiles must be written as laid.
        """
        self.place = place
        laid: list[tuple[int, int]] = []
        before = -1 if strictly_as_laid else self.engine
        for word in text.split():
            near, far = self.read_halves(word)
            self.put(near, far)
            if near != before and before >= 0:
                if far != before or strictly_as_laid:
                    raise NotationError(f"{word} does not fit on {before}", 1)
                near, far = far, near
            laid.append((near, far))
            before = far
        return laid

    def read_halves(self, word: str) -> tuple[int, int]:
        """The halves in the order they are written."""
        usual = self.halves.get(word)
        if usual is not None:
            return usual
        read = read_tile(word)
        if read.high > self.top:
            raise NotationError(f"{read} is not a tile of a double-{self.top} set", 1)
        return self.halves["-".join(str(int(half)) for half in word.split("-"))]

    def put(self, near: int, far: int) -> int:
        """Note where a tile is, and that it is nowhere else."""
        code = near << 4 | far if near >= far else far << 4 | near
        if code in self.places:
            raise NotationError(f"{tile_of(code)} is already used ({self.places[code]})", 1)
        self.places[code] = self.place
        self.count(1)
        return code

    def count(self, number: int) -> None:
        self.unseen -= number
        if self.unseen < 0:
            raise NotationError(f"there are more tiles than a double-{self.top} set has", 1)


def write_tiles(codes: Sequence[int]) -> str:
    """Unknown tiles side by side are written together: `?x17`."""
    if UNKNOWN not in codes:
        return " ".join([_TEXTS[code] for code in codes])
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
            words.append(_TEXTS[code])
    return " ".join(words)


def write_laid(laid: Sequence[tuple[int, int]]) -> str:
    return " ".join([f"{near}-{far}" for near, far in laid])
