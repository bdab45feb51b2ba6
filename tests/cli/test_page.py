"""Text in the columns of a terminal, whatever script it is written in."""

from __future__ import annotations

import pytest

from boneyard.cli.page import Page, columns, fit, wrap

NAMES = {
    "Mia": 3,
    "Zoë": 3,
    "Zoe\N{COMBINING DIAERESIS}": 3,
    "日本語": 6,
    "नमस्ते": 4,
    "👩\u200d👧 Ann": 6,
    "": 0,
}


@pytest.mark.parametrize(("name", "wide"), NAMES.items())
def test_a_name_takes_the_columns_that_a_terminal_gives_it(name: str, wide: int) -> None:
    assert columns(name) == wide


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("room", [0, 1, 2, 5, 8])
def test_a_name_is_made_to_fit_exactly(name: str, room: int) -> None:
    fitted = fit(name, room)

    assert columns(fitted) == room
    assert fitted.startswith(name) if columns(name) <= room else room < 2 or fitted.endswith(".")


def test_no_line_is_wider_than_the_page_and_no_tile_is_broken() -> None:
    told = " ".join(["日本語さん plays 12-5 on train B."] * 5)

    for width in (24, 37, 80):
        lines = wrap(told, width, "  ", "    ")
        assert max(columns(line) for line in lines) <= width
        assert sum(line.count("12-5") for line in lines) == 5


def test_no_indent_is_wider_than_the_page() -> None:
    page = Page(30)

    page.line("one", indent=2**40, hanging=2**40)
    page.entry("two", "three", indent=2**40, room=2**40)

    assert max(len(line) for line in page.lines) <= 100
