"""The position on the command line, and what to say to somebody who has given something else."""

import re
import shlex
from pathlib import Path

from boneyard.cli.arguments import UsageError
from boneyard.cli.called import called, command
from boneyard.locales import Words
from boneyard.record.limits import NO_LIMITS
from boneyard.record.notation import NotationError, read_tile
from boneyard.record.referee import Unanswerable, read_request
from boneyard.rules.arguments import shorten

EXAMPLE = (
    '{"sheet": "mexican-train-classic", "players": 2, "turn": "A", "engine": 12, "hands": {"A": "12-5 5-3"}}'
)
LONGEST = 1_000
"""Of an argument that is told back as a command: a path, or all tiles of a set."""


def read_argument(text: str, words: Words) -> object:
    """The request; a UsageError says what was expected."""
    why = ""
    try:
        request = read_request(text.encode("utf-8", "surrogateescape"), NO_LIMITS)
    except Unanswerable as problem:
        why = str(problem)
    else:
        if isinstance(request, dict):
            return request
    raise UsageError(_expected(text, why, words))


def _expected(text: str, why: str, words: Words) -> str:
    if text.lstrip().startswith("{"):
        return words.text("hint-not-json", why=why, example=EXAMPLE)
    if len(text) <= LONGEST and _names_a_file(text):
        return words.text("hint-file", file=shorten(text), command=f"{called()} hint < {shlex.quote(text)}")
    if len(text) <= LONGEST and _are_tiles(text):
        plan = command("plan", " ".join(_parts(text)), "--from", "12")
        return words.text("hint-tiles", tiles=shorten(text), example=EXAMPLE, command=plan)
    return words.text("hint-not-a-position", text=shorten(text), example=EXAMPLE)


def _names_a_file(text: str) -> bool:
    """There is one, or it ends like one."""
    try:
        return Path(text).is_file() or re.fullmatch(r"[^\s{}\[\]]+\.[a-z]+", text) is not None
    except (OSError, ValueError):  # too long, or with a sign no name can have
        return False


def _are_tiles(text: str) -> bool:
    try:
        return bool([read_tile(part) for part in _parts(text)])
    except NotationError:
        return False


def _parts(text: str) -> list[str]:
    return text.replace(",", " ").split()
