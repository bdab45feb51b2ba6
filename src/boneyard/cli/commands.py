"""The commands. Each is a module with its arguments; what does the work is imported only when it runs."""

import argparse
from collections.abc import Mapping
from types import MappingProxyType
from typing import NoReturn, Protocol

from boneyard.cli import arena, completion, deal, hint, plan, play, referee, sheets, simulate
from boneyard.cli.arguments import EXIT_CODES, Commands, Parser
from boneyard.cli.records import replay, verify
from boneyard.cli.server import backup, restore, serve


class Command(Protocol):
    """`add` makes its parser, by the name it has in COMMANDS; `run` does it, and returns the exit code."""

    def add(self, commands: Commands, /) -> None: ...

    def run(self, chosen: argparse.Namespace, /) -> int: ...


COMMANDS: Mapping[str, Command] = MappingProxyType(
    {
        "play": play,
        "sheets": sheets,
        "referee": referee,
        "hint": hint,
        "simulate": simulate,
        "deal": deal,
        "replay": replay,
        "verify": verify,
        "plan": plan,
        "arena": arena,
        "serve": serve,
        "backup": backup,
        "restore": restore,
        "completion": completion,
    }
)


class Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from boneyard.cli.version import version_line

        print(version_line())
        parser.exit()


def parser() -> Parser:
    top = Parser(
        prog="boneyard",
        description="Train dominoes by the printed rules: play a match, look up a rule, ask the referee.",
        epilog=EXIT_CODES,
    )
    top.add_argument(
        "--version", action=Version, nargs=0, help="show the version, and whether it runs compiled"
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for command in COMMANDS.values():
        command.add(commands)
    return top
