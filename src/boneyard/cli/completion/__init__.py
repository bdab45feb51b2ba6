"""`boneyard completion`: a script that lets a shell complete this command."""

import argparse

from boneyard.cli.arguments import SEE_EXIT_CODES, Commands

_COMPLETION = """\
examples:
  eval "$(boneyard completion bash)"                                     # in ~/.bashrc
  eval "$(boneyard completion zsh)"                                      # in ~/.zshrc, after compinit
  boneyard completion fish > ~/.config/fish/completions/boneyard.fish    # once

"""


def add(commands: Commands) -> None:
    completion = commands.add_parser(
        "completion",
        help="print a script that lets your shell complete this command",
        description="Print a script that lets your shell complete commands, options, sheets and house rules.",
        epilog=_COMPLETION + SEE_EXIT_CODES,
    )
    completion.add_argument("shell", choices=("bash", "zsh", "fish"), help="which shell")


def run(chosen: argparse.Namespace) -> int:
    from argcomplete.shell_integration import shellcode

    print(shellcode(["boneyard"], use_defaults=False, shell=chosen.shell), end="")
    return 0
