"""The command `boneyard`. Each command is a module of its own and is imported only when it is called for."""

import os
import sys
from collections.abc import Sequence
from typing import TextIO

from boneyard.cli.arguments import UsageError, parser

DONE = 0
UNWRITTEN = 1
MISUSED = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the answer is its exit code. Neither mistakes nor a lost pipe end in a traceback."""
    try:
        code = _run(argv)
        if sys.stdout is not None:
            sys.stdout.flush()
    except UsageError as problem:
        _complain(str(problem))
        return MISUSED
    except BrokenPipeError:  # the reader has gone: there is nobody left to tell
        code = DONE
    except KeyboardInterrupt:
        code = INTERRUPTED
    except OSError as problem:
        _complain(f"cannot go on: {problem.strerror or problem}")
        code = UNWRITTEN
    _let_go(sys.stdout)
    return code


def _run(argv: Sequence[str] | None) -> int:
    try:
        chosen = parser().parse_args(argv)
    except SystemExit as finished:  # --help and --version are done when they have spoken
        return finished.code if isinstance(finished.code, int) else DONE
    command: str | None = chosen.command
    if command == "sheets":
        from boneyard.cli import sheets

        return sheets.run(chosen)
    if command == "referee":
        from boneyard.cli import referee

        return referee.run()
    if command == "hint":
        from boneyard.cli import hint

        return hint.run(chosen)
    if command == "play":
        from boneyard.cli import play

        return play.run(chosen)
    if command == "simulate":
        from boneyard.cli import simulate

        return simulate.run(chosen)
    if command == "deal":
        from boneyard.cli import deal

        return deal.run(chosen)
    if command == "replay":
        from boneyard.cli import replay

        return replay.run(chosen)
    if command == "verify":
        from boneyard.cli import verify

        return verify.run(chosen)
    if command == "plan":
        from boneyard.cli import plan

        return plan.run(chosen)
    if command == "arena":
        from boneyard.cli import arena

        return arena.run(chosen)
    if command == "completion":
        from boneyard.cli import completion

        return completion.run(chosen)
    parser().print_help()
    return DONE


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
