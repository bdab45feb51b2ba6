"""What to type to call this command again: printed commands can be run as printed."""

import os
import shlex
import shutil
import sys

NAME = "boneyard"


def called() -> str:
    """`boneyard` if that finds this command, otherwise the path it was called by: `.venv/bin/boneyard`."""
    script = sys.argv[0]
    if os.path.basename(script) != NAME or not os.path.isfile(script):
        return NAME
    found = shutil.which(NAME)
    if found is not None and os.path.samefile(found, script):
        return NAME
    return shlex.quote(script)


def command(*words: str) -> str:
    """This command with these words after it, as it can be typed."""
    return f"{called()} {shlex.join(words)}"


def file_argument(path: str) -> str:
    """A file's name that is not taken for an option."""
    return os.path.join(".", path) if path.startswith("-") else path
