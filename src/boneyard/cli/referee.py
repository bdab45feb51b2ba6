"""`boneyard referee`: one request per line in, one answer per line out, each as soon as possible."""

import argparse
import sys

from boneyard.cli.arguments import SEE_EXIT_CODES, Commands

_REFEREE = """\
Read requests from standard input, one JSON object per line, and answer each with one line at once:

  {"position": {"sheet": "mexican-train-classic", "players": 2, "turn": "A", "engine": 12,
                "hands": {"A": "12-5 9-3"}}, "do": ["12-5@A"]}

An answer says whose turn it is, which actions are legal and what the position is; or it is an error, with the
clause behind it. A bad line is answered with an error, and the next one is read.
"""


def add(commands: Commands) -> None:
    commands.add_parser(
        "referee",
        help="answer questions about positions, one JSON line each",
        description=_REFEREE,
        epilog=SEE_EXIT_CODES,
    )


def run(_: argparse.Namespace) -> int:
    from boneyard.locales import words
    from boneyard.record.referee import answers
    from boneyard.words.refusals import explainer

    if sys.stdin is None or sys.stdout is None:  # closed by the caller
        return 0
    out = sys.stdout.buffer
    try:
        # readline: the file's own iterator reads ahead, and whoever waits for an answer would wait for ever
        for answer in answers(iter(sys.stdin.buffer.readline, b""), explainer(words())):
            out.write(answer.encode() + b"\n")
            out.flush()
    except KeyboardInterrupt:
        pass
    return 0
