"""The server's settings as options of a command, and how they are read."""

import argparse
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from boneyard.cli.arguments import Parser, UsageError

if TYPE_CHECKING:
    from boneyard.server.settings import Settings

_GROUPS = {
    "host": "where it is reached",
    "database": "what it works with",
    "workers": "bots",
    "tables_each": "limits, so that nobody spoils it for the others",
    "idle_seconds": "times",
}
"""By the first setting of each."""


def add_settings(command: Parser, only: Sequence[str] = ()) -> None:
    """All of them, or only these."""
    from boneyard.server.settings import TABLE

    group: argparse._ActionsContainer = command
    for one in TABLE:
        if only and one.name not in only:
            continue
        if one.name in _GROUPS and not only:
            group = command.add_argument_group(_GROUPS[one.name])
        default = f"default: {one.default}; " if one.default else ""
        text = f"{one.help} ({default}{one.variable})".replace("%", "%%")
        if one.kind.metavar:
            group.add_argument(
                one.option, dest=one.name, metavar=one.kind.metavar, action="append", help=text
            )
        else:
            group.add_argument(one.option, dest=one.name, action="store_const", const=["on"], help=text)


def chosen_settings(chosen: argparse.Namespace) -> "Settings":
    """A UsageError says which of them is wrong."""
    from boneyard.server.settings import TABLE, BadSetting, read_settings

    given = {one.name: getattr(chosen, one.name, None) or () for one in TABLE}
    try:
        return read_settings(given, os.environ)
    except BadSetting as problem:
        raise UsageError(str(problem)) from None
