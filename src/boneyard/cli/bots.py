"""Bots as they are named on the command line."""

import csv
import shlex
from collections.abc import Iterable

from boneyard import _build
from boneyard.analysis.hints import ADVISERS
from boneyard.bots.levels import NAMES, UnknownBot, bot_named, level_called
from boneyard.bots.outside import PREFIX, outside
from boneyard.bots.thought import SEARCHING
from boneyard.bots.yardsticks import YARDSTICKS
from boneyard.cli.arguments import UsageError
from boneyard.locales import Words
from boneyard.rules.arguments import shorten
from boneyard.rules.sheet import Sheet
from boneyard.words.levels import level_named


def read_bots(text: str, sheet: Sheet, words: Words) -> tuple[str, ...]:
    """Names or numbers of levels, or run:COMMAND, with commas between; a UsageError says who there is.

    A command that has commas itself is put in double quotes.
    """
    try:
        names = next(csv.reader([text], skipinitialspace=True), []) or [""]
    except csv.Error:  # a name of a hundred thousand letters, or a quote that is never closed
        raise UsageError(words.text("not-a-list-of-bots", text=shorten(text))) from None
    return tuple([_read(level_named(name, words) or name, sheet, words) for name in names])


def _read(name: str, sheet: Sheet, words: Words) -> str:
    try:
        return read_bot(name, sheet)
    except UnknownBot:
        raise UsageError(why_unknown(name, words)) from None


def why_unknown(name: str, words: Words) -> str:
    """Why there is no such bot at this table."""
    name = name.strip()
    if name.startswith(PREFIX):
        return _why_no_program(name, words)
    if name.casefold() in YARDSTICKS:
        return words.text("bot-of-trains", name=name.casefold())
    return words.text("no-such-bot", name=shorten(name), names=", ".join(NAMES))


def _why_no_program(name: str, words: Words) -> str:
    try:
        command = shlex.split(name.removeprefix(PREFIX))
    except ValueError:  # a quote that is never closed
        return words.text("not-a-command", name=shorten(name))
    if not command:
        return words.text("bot-without-command", prefix=PREFIX)
    return words.text("no-such-program", program=shorten(command[0]))


def read_adviser(text: str, words: Words) -> str:
    """The level that is to give a hint, by its name or number; a UsageError says who there is."""
    level = level_named(text, words) or level_called(text.strip().casefold())
    if level not in ADVISERS:
        names = ", ".join(ADVISERS)
        raise UsageError(words.text("hint-no-adviser", level=shorten(text), names=names))
    return level


def search_note(bots: Iterable[str], words: Words) -> str:
    """What there is to know where one of them searches and nothing is compiled; otherwise nothing."""
    weaker = not _build.compiled and not set(SEARCHING).isdisjoint(bots)
    return words.text("search-interpreted") if weaker else ""


def read_bot(name: str, sheet: Sheet) -> str:
    """UnknownBot says who there is."""
    name = name.strip()
    if outside(name) is not None:
        return name
    name = name.casefold()
    bot_named(name, sheet)
    return level_called(name)
