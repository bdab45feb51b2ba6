"""`boneyard referee`: one request per line in, one answer per line out, each as soon as possible."""

import argparse
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import BinaryIO

from boneyard.cli.arguments import SEE_EXIT_CODES, Commands
from boneyard.cli.interruptible import Interrupted, interruptible
from boneyard.record.limits import DEFAULTS

_REFEREE = """\
Read requests from standard input, one JSON object per line, and answer each with one line at once:

  {"position": {"sheet": "mexican-train-classic", "players": 2, "turn": "A", "engine": 12,
                "hands": {"A": "12-5 9-3"}}, "do": ["12-5@A"]}

An answer says whose turn it is, which actions are legal and what the position is; or it is an error, with the
clause behind it. A bad line is answered with an error, and the next one is read.
"""

SKIPPED_AT_ONCE = 64 * 1024
MOST = 1_000_000_000


def add(commands: Commands) -> None:
    referee = commands.add_parser(
        "referee",
        help="answer questions about positions, one JSON line each",
        description=_REFEREE,
        epilog=SEE_EXIT_CODES,
    )
    referee.add_argument(
        "--max-request-bytes",
        metavar="N",
        type=int,
        default=DEFAULTS.request_bytes,
        help=f"refuse a longer request (default: {DEFAULTS.request_bytes})",
    )
    referee.add_argument(
        "--max-actions",
        metavar="N",
        type=int,
        default=DEFAULTS.actions,
        help=f"refuse more actions in one request (default: {DEFAULTS.actions})",
    )


def run(chosen: argparse.Namespace) -> int:
    from boneyard.cli.options import read_number
    from boneyard.locales import words
    from boneyard.record.referee import answers
    from boneyard.words.refusals import explainer

    limits = replace(
        DEFAULTS,
        request_bytes=read_number("--max-request-bytes", chosen.max_request_bytes, 1, MOST, words()),
        actions=read_number("--max-actions", chosen.max_actions, 1, MOST, words()),
    )
    if sys.stdin is None or sys.stdout is None:  # closed by the caller
        return 0
    out = sys.stdout.buffer
    try:
        with interruptible():
            lines = lines_up_to(sys.stdin.buffer, limits.request_bytes)
            for answer in answers(lines, explainer(words()), limits):
                out.write(answer.encode() + b"\n")
                out.flush()
    except Interrupted as interrupted:
        if interrupted.number != signal.SIGINT:
            raise
    return 0


def lines_up_to(stream: BinaryIO, most: int) -> Iterator[bytes]:
    """The lines as they come; of one that is longer than this only its first bytes, one more than these.

    readline: the file's own iterator reads ahead, and whoever waits for an answer would wait for ever.
    """
    while line := stream.readline(most + 1):
        yield line
        while line and not line.endswith(b"\n"):
            line = stream.readline(SKIPPED_AT_ONCE)
