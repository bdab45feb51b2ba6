"""What can be said on the command line: sheets, house rules, bots and files. argparse knows all the rest."""

import argparse
from collections.abc import Iterable

from argcomplete import autocomplete
from argcomplete.completers import BaseCompleter, FilesCompleter

from boneyard.cli.arguments import Parser
from boneyard.locales import languages
from boneyard.sheets import SHEETS
from boneyard.words.sheets import sheet_named

_SHEETS = (("boneyard sheets", "name"), ("boneyard sheets", "diff"))


class Known(BaseCompleter):
    """The words an argument can be; none if that cannot be known."""

    def __call__(
        self,
        *,
        prefix: str,
        action: argparse.Action,
        parser: argparse.ArgumentParser,
        parsed_args: argparse.Namespace,
    ) -> Iterable[str]:
        if action.dest == "sheet" or (parser.prog, action.dest) in _SHEETS:
            return SHEETS
        if action.dest == "switch":
            return house_rules(parsed_args.sheet)
        if action.dest == "opponents":
            from boneyard.bots.levels import LADDER

            return LADDER
        if action.dest == "level":
            from boneyard.analysis.hints import ADVISERS

            return ADVISERS
        if action.dest == "language":
            return languages()
        return FilesCompleter()(prefix) if action.metavar == "FILE" else ()


def house_rules(sheet: str | None) -> list[str]:
    """`after_double=anywhere` and so on: those of the sheet, or of all sheets if none is chosen."""
    chosen = None if sheet is None else sheet_named(sheet)
    return [
        f"{name}={answer.name}"
        for known in ([chosen] if chosen else SHEETS.values())
        for name, question in known.switches.items()
        for answer in question.answers
    ]


def complete(top: Parser) -> None:
    """Tell the shell that asked what can come at its cursor, and end."""
    autocomplete(top, default_completer=Known())
