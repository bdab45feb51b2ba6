"""Rows of figures, in line."""

from boneyard.cli.page import Page, columns, fit


def tabulate(rows: list[list[str]], page: Page) -> None:
    """The first column begins in line, all others end in line. Too narrow a page breaks rows at their end."""
    rooms = [max(columns(cell) for cell in column) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [" " * (room - columns(cell)) + cell for cell, room in zip(others, rooms[1:], strict=True)]
        page.lines.append("  ".join(["", fit(first, rooms[0]), *cells]))
