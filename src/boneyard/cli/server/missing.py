"""The libraries of the server are an extra: whoever only plays does without them."""

import sys
from collections.abc import Callable

from boneyard.cli.language import words_here

MISSING = 1


def unless_missing(work: Callable[[], int]) -> int:
    """Do it, or say what to install."""
    try:
        return work()
    except ModuleNotFoundError as problem:
        if problem.name is None or problem.name.partition(".")[0] == "boneyard":
            raise
        print(f"boneyard: {words_here().text('serve-not-installed')}", file=sys.stderr)
        return MISSING
