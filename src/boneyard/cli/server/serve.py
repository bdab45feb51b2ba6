"""`boneyard serve`: tables for everybody who has a browser, or a bot."""

import argparse
from typing import TYPE_CHECKING

from boneyard.cli.arguments import SEE_EXIT_CODES, Commands
from boneyard.cli.server.options import add_settings, chosen_settings

if TYPE_CHECKING:
    from boneyard.server.settings import Settings

_SERVE = """\
examples:
  boneyard serve --open
  boneyard serve --lan
  boneyard serve --database postgresql://boneyard:PASSWORD@localhost/boneyard --redis redis://localhost
  boneyard serve --proxies 127.0.0.1 --program "mine=python3 bot.py"

Every setting can also be given as the environment variable in brackets; the command line goes first. Several
programs have semicolons between them there. The data folder is yours, or the one that BONEYARD_DATA names.

Stop it with Ctrl-C. What was acknowledged is on disk, and everybody finds their seat again after the next
start. docs/operations.md tells how to run it for many.

"""


def add(commands: Commands) -> None:
    serve = commands.add_parser(
        "serve",
        help="serve tables for people and bots on the network",
        description="Serve tables over HTTP and websockets, to this machine only unless you say otherwise.",
        epilog=_SERVE + SEE_EXIT_CODES,
    )
    serve.add_argument("--open", action="store_true", help="open the page in your browser")
    add_settings(serve)


def run(chosen: argparse.Namespace) -> int:
    from boneyard.cli.server.missing import unless_missing

    settings = chosen_settings(chosen)
    return unless_missing(lambda: _host_and_open(settings) if chosen.open else _host(settings))


def _host(settings: "Settings") -> int:
    from boneyard.cli.server.hosting import host

    return host(settings)


def _host_and_open(settings: "Settings") -> int:
    from boneyard.cli.server.hosting import host
    from boneyard.cli.server.opening import open_page

    return host(settings, open_page)
