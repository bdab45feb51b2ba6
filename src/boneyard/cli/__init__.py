"""The command `boneyard`: whatever happens, it ends with an exit code and without a traceback."""

import os
import signal
import sys
from collections.abc import Sequence
from typing import TextIO

from boneyard.cli.arguments import UsageError
from boneyard.cli.commands import COMMANDS, parser
from boneyard.cli.interruptible import Interrupted
from boneyard.cli.plain import speak_plainly

DONE = 0
UNWRITTEN = 1
MISUSED = 2
SIGNALLED = 128
"""And the number of the signal."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. Neither a mistake nor a broken pipe ends in a traceback."""
    try:
        code = _run(argv)
        if sys.stdout is not None:
            sys.stdout.flush()
    except UsageError as problem:
        _complain(str(problem))
        return MISUSED
    except BrokenPipeError:  # the reader has gone: there is nobody left to tell
        code = DONE
    except Interrupted as interrupted:
        code = SIGNALLED + interrupted.number
    except KeyboardInterrupt:
        code = SIGNALLED + signal.SIGINT
    except OSError as problem:
        _complain(f"cannot go on: {problem.strerror or problem}")
        code = UNWRITTEN
    _let_go(sys.stdout)
    return code


def _run(argv: Sequence[str] | None) -> int:
    top = parser()
    if "_ARGCOMPLETE" in os.environ:  # a shell asks what could come next, and waits for nothing else
        from boneyard.cli.completion.known import complete

        complete(top)
    try:
        chosen = top.parse_args(argv)
    except SystemExit as finished:  # --help and --version are done once they have printed
        return finished.code if isinstance(finished.code, int) else DONE
    if chosen.command is None:
        top.print_help()
        return DONE
    speak_plainly(sys.stderr)
    return COMMANDS[chosen.command].run(chosen)


def _complain(message: str) -> None:
    try:
        print(f"boneyard: {message}", file=sys.stderr, flush=True)
    except OSError:
        _let_go(sys.stderr)


def _let_go(stream: TextIO | None) -> None:
    """What cannot be written any more must not be tried again when the interpreter ends."""
    if stream is None:
        return
    try:
        stream.flush()
    except (OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
