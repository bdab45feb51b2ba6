"""The layout of Chickenfoot as lines of text: a tree that grows to the right and branches at every foot."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from boneyard.cli.game.screen import laid_text, last_texts
from boneyard.rules.view import FeetLayout, Placed

_COLUMN = 38
"""Where each is as wide as this, the arms of the spinner may stand in several columns."""
_GAP = 3
_LOW = 8
"""A tree of so many lines need not get any lower."""


@dataclass(frozen=True)
class Branch:
    """Tiles in a row, to the open end or to the double on which others branch off."""

    texts: tuple[str, ...]
    twigs: tuple["Branch", ...] = ()

    @property
    def text(self) -> str:
        return " ".join(self.texts)

    @property
    def width(self) -> int:
        return len(self.text) + max((3 + twig.width for twig in self.twigs), default=0)


def draw(layout: FeetLayout, free: str, missing: str, width: int) -> list[str]:
    """`free` stands for the spinner's free arms, `missing` for the toes that the open foot misses."""
    tiles = layout.tiles
    if not tiles:
        return []
    foot = None  # the open one: nothing but toes has been laid since
    if layout.foot is not None:
        foot = max(number for number, placed in enumerate(tiles) if placed.tile.is_double)
    root = _grow(tiles, 0, foot, missing)
    if layout.arms:
        root = Branch(root.texts, (*root.twigs, Branch((free,))))
    numbers = range(2, min(width // _COLUMN, len(root.twigs)) + 1)
    tree = _lines(root, width)
    columns = [_in_columns(root, number, (width - _GAP * (number - 1)) // number) for number in numbers]
    lowest = min(columns, key=len, default=tree)
    return lowest if len(tree) > _LOW and len(lowest) <= len(tree) * 3 // 4 else tree


def _grow(tiles: Sequence[Placed], start: int, foot: int | None, missing: str) -> Branch:
    """The branch that begins with this tile."""
    texts = []
    at = start
    while True:
        placed = tiles[at]
        far = placed.tile.pips - placed.near
        texts.append(laid_text(placed.near, far))
        following = [number for number, other in enumerate(tiles) if other.on == at]
        if placed.tile.is_double:
            twigs = [_grow(tiles, number, foot, missing) for number in following]
            return Branch(tuple(texts), (*twigs, *([Branch((missing,))] if at == foot else [])))
        if not following:
            return Branch((*texts, f"({far})"))
        (at,) = following


# --- Drawing --------------------------------------------------------------------------------------------


def _lines(branch: Branch, room: int) -> list[str]:
    """What branches off stands to the right of its foot, or below it where there is not enough room."""
    if not branch.twigs:
        return [last_texts(branch.texts, room)]
    if branch.width > room:
        below = _joined([_lines(twig, room - 2) for twig in branch.twigs], "├")
        return [last_texts(branch.texts, room), *below]
    beside = _joined([_lines(twig, room) for twig in branch.twigs], "┬")
    blank = " " * len(branch.text)
    return [f"{branch.text} {beside[0]}", *(f"{blank} {line}" for line in beside[1:])]


def _joined(blocks: Sequence[list[str]], fork: str) -> list[str]:
    """The blocks one below the other, with a stem at their left; `fork` is where it begins to branch."""
    only = "─" if fork == "┬" else "└"
    signs = [only] if len(blocks) == 1 else [fork, *"├" * (len(blocks) - 2), "└"]
    lines = []
    for block, sign in zip(blocks, signs, strict=True):
        stem = " " if sign in "─└" else "│"
        lines += [f"{sign if row == 0 else stem} {line}" for row, line in enumerate(block)]
    return lines


def _in_columns(root: Branch, number: int, room: int) -> list[str]:
    """The arms below the spinner, each in the column that is lowest so far."""
    columns: list[list[list[str]]] = [[] for _ in range(number)]
    for twig in root.twigs:
        lowest = min(columns, key=lambda blocks: sum(len(block) for block in blocks))
        lowest.append(_lines(twig, room - 2))
    drawn = [[line.ljust(room + _GAP) for line in _joined(blocks, "├")] for blocks in columns]
    rows = zip_longest(*drawn, fillvalue=" " * (room + _GAP))
    across = "".join("┐".rjust(room + _GAP, "─") for _ in range(number - 1))
    head = f"{root.text} "
    return [head + across[len(head) - 1 :], *("".join(row).rstrip() for row in rows)]
