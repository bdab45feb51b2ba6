"""The command `boneyard` from its first line on: Ctrl-C shows no traceback, not even while it is loading.

It is not in the package, because importing that is most of the loading.
"""

import signal
import sys


def main() -> int:
    try:
        from boneyard.cli import main as run
    except ImportError as problem:  # a package that is not as it was built says so, and what to do
        print(f"boneyard: {problem}", file=sys.stderr)
        return 1
    code = run()
    _answer_ctrl_c(signal.SIG_IGN)  # it is ending
    return code


def _answer_ctrl_c(answer: signal.Handlers) -> None:
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:  # as for a job in the background
        signal.signal(signal.SIGINT, answer)


_answer_ctrl_c(signal.SIG_DFL)  # end at once; work that has to tidy up asks for more (cli/interruptible.py)

if __name__ == "__main__":
    sys.exit(main())
