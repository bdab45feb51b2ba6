"""`boneyard completion`: what makes a shell complete this command."""

import argparse

from boneyard.cli.arguments import parser
from boneyard.cli.completion_scripts import bash_script, fish_script, zsh_script
from boneyard.cli.completion_words import commands_of

_SCRIPTS = {"bash": bash_script, "zsh": zsh_script, "fish": fish_script}


def run(chosen: argparse.Namespace) -> int:
    print(_SCRIPTS[chosen.shell](commands_of(parser())), end="")
    return 0
