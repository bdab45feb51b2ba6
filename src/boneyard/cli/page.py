"""Plain text laid out for a width: how wide it is, wrapped without breaking a tile, as a page of entries."""

import shutil

import wcwidth

WIDEST = 100
GLUE = "\N{NO-BREAK SPACE}"
"""Keeps what is on either side of it on one line."""


def columns(text: str) -> int:
    """How many columns of a terminal the text takes."""
    return wcwidth.width(text)


def fit(text: str, width: int) -> str:
    """The text in exactly this many columns: filled up, or cut."""
    if columns(text) > width:
        text = wcwidth.clip(text, 0, width - 1) + "." if width > 1 else wcwidth.clip(text, 0, width)
    return wcwidth.ljust(text, width)


def wrap(text: str, width: int, first: str = "", rest: str | None = None) -> list[str]:
    """Lines of at most this width, never broken inside a tile."""
    return wcwidth.wrap(
        text,
        max(width, 20),
        initial_indent=first,
        subsequent_indent=first if rest is None else rest,
        break_on_hyphens=False,
        break_long_words=False,
    )


class Page:
    """Headings, lines and entries, gathered for one width."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.lines: list[str] = []

    def heading(self, text: str) -> None:
        if self.lines:
            self.lines.append("")
        self.lines += wrap(text, self.width)

    def line(self, text: str, indent: int = 0, hanging: int | None = None) -> None:
        """`hanging` is the indent where the line goes on, if that is another."""
        first = self._indent(indent)
        self.lines += wrap(text, self.width, first, None if hanging is None else self._indent(hanging))

    def entry(self, name: str, text: str, indent: int = 2, room: int = 0) -> None:
        """A name and a text about it, in a hanging indent; `room` lines several entries up."""
        first = self._indent(indent) + (name if room == 0 else fit(name, min(room, self.width))) + "  "
        hanging = len(first) if len(first) <= self.width // 3 else indent + 4
        self.lines += wrap(text, self.width, first, self._indent(hanging))

    def _indent(self, columns: int) -> str:
        """No indent is wider than the page."""
        return " " * min(columns, self.width)

    def __str__(self) -> str:
        return "\n".join(self.lines)


def terminal_page() -> Page:
    """As wide as the terminal, but not too wide to be read."""
    return Page(min(shutil.get_terminal_size((80, 24)).columns, WIDEST))
