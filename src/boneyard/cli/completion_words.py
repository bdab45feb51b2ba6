"""What can be completed: the commands and options of the parsers, the sheets and their house rules."""

import argparse
from dataclasses import dataclass
from enum import Enum, auto

from boneyard.bots.levels import LEVELS
from boneyard.cli.arguments import Parser
from boneyard.sheets import SHEETS
from boneyard.words.sheets import sheet_names

_TAKES_SHEETS = {("sheets", "name"), ("sheets", "diff")}


class Kind(Enum):
    """What stands there."""

    WORD = auto()
    SWITCH = auto()
    FILE = auto()


@dataclass(frozen=True)
class Argument:
    """`options` is empty where it stands without one; `takes` is how many of its kind it takes.

    `words` are those it can be; none where nobody can know.
    """

    options: tuple[str, ...]
    about: str
    takes: int
    kind: Kind
    words: tuple[str, ...]


@dataclass(frozen=True)
class Command:
    """The empty name is the command line before any command."""

    name: str
    about: str
    arguments: tuple[Argument, ...]

    @property
    def options(self) -> tuple[str, ...]:
        return tuple([option for argument in self.arguments for option in argument.options])

    @property
    def words(self) -> tuple[str, ...]:
        """What may stand there without an option."""
        return tuple([word for argument in self.arguments if not argument.options for word in argument.words])

    @property
    def takes_files(self) -> bool:
        return any(argument.kind is Kind.FILE for argument in self.arguments)


def commands_of(top: Parser) -> list[Command]:
    """The top first."""
    (chosen,) = [action for action in top._actions if isinstance(action, argparse._SubParsersAction)]
    abouts = {choice.dest: choice.help or "" for choice in chosen._choices_actions}
    parsers: dict[str, argparse.ArgumentParser] = dict(chosen.choices)
    return [
        Command("", "", (*_arguments("", top), Argument((), "", 1, Kind.WORD, tuple(parsers)))),
        *(Command(name, abouts[name], _arguments(name, parsers[name])) for name in parsers),
    ]


def _arguments(command: str, parser: argparse.ArgumentParser) -> tuple[Argument, ...]:
    return tuple(
        [
            Argument(
                options=tuple(action.option_strings),
                about=action.help or "",
                takes=action.nargs if isinstance(action.nargs, int) else 1,
                kind=_kind(action),
                words=_words(command, action),
            )
            for action in parser._actions
            if not isinstance(action, argparse._SubParsersAction)
        ]
    )


def _kind(action: argparse.Action) -> Kind:
    if action.dest == "switch":
        return Kind.SWITCH
    return Kind.FILE if action.metavar == "FILE" else Kind.WORD


def _words(command: str, action: argparse.Action) -> tuple[str, ...]:
    if action.dest == "sheet" or (command, action.dest) in _TAKES_SHEETS:
        return tuple(SHEETS)
    if action.dest == "opponents":
        return LEVELS
    return tuple([str(choice) for choice in action.choices or ()])


def house_rules() -> dict[tuple[str, ...], tuple[str, ...]]:
    """What a sheet may be called by, and its switches with every answer: `after_double=anywhere`."""
    return {
        sheet_names(sheet): tuple(
            [
                f"{name}={answer.name}"
                for name, question in sheet.switches.items()
                for answer in question.answers
            ]
        )
        for sheet in SHEETS.values()
    }
