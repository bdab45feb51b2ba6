"""Rows of figures, aligned."""

from boneyard.cli.page import Page, columns, fit


def tabulate(heads: list[str], rows: list[list[str]], page: Page) -> None:
    """The first column is aligned left, all others right.

    If that is too wide for the page, the figures of a row go below each other.
    """
    rooms = [max(columns(cell) for cell in column) for column in zip(heads, *rows, strict=True)]
    if sum(rooms) + 2 * len(rooms) <= page.width:
        for first, *others in (heads, *rows):
            cells = [
                " " * (room - columns(cell)) + cell for cell, room in zip(others, rooms[1:], strict=True)
            ]
            page.lines.append("  ".join(["", fit(first, rooms[0]), *cells]))
        return
    room = max(columns(head) for head in heads[1:])
    for first, *others in rows:
        page.line(first, indent=2)
        for head, cell in zip(heads[1:], others, strict=True):
            page.entry(head, cell, indent=4, room=room)
