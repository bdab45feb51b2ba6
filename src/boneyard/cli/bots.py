"""Bots as they are named on the command line."""

import csv

from boneyard.bots.levels import LEVELS, UnknownBot, bot_named
from boneyard.bots.outside import outside
from boneyard.rules.arguments import shorten
from boneyard.rules.sheet import Sheet


def read_bots(text: str, sheet: Sheet) -> tuple[str, ...]:
    """Names or numbers of levels, or run:COMMAND, with commas between; UnknownBot says who there is.

    A command that has commas itself is put in double quotes.
    """
    try:
        names = next(csv.reader([text], skipinitialspace=True), []) or [""]
    except csv.Error:  # a name of a hundred thousand letters, or a quote that is never closed
        raise UnknownBot(f"{shorten(text)} is not a list of bots") from None
    return tuple([read_bot(name, sheet) for name in names])


def read_bot(name: str, sheet: Sheet) -> str:
    name = name.strip()
    if outside(name) is not None:
        return name
    name = name.casefold()
    bot_named(name, sheet)
    return LEVELS[int(name) - 1] if name.isdecimal() else name
