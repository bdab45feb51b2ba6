"""`boneyard referee`: one request a line in, one answer a line out, each as soon as it can be given."""

import sys

from boneyard.locales import words
from boneyard.record.referee import answers
from boneyard.words.refusals import explainer


def run() -> int:
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
