"""Does the time to check a record grow with its length, and no faster? Real records, and hostile ones."""

import random
import time
from collections.abc import Callable, Iterator
from functools import partial

from boneyard import NO_LIMITS, SHEETS, Match, RecordProblem, read_record, replay, write_record
from boneyard.rules.sheet import Sheet

TIMES = (1, 2, 4, 8)
RUNS = 3
KILOBYTES = 64
"""Of a hostile record at its shortest."""


def played(sheet: Sheet, rounds: int) -> str:
    """The record of so many rounds."""
    match, chance = Match(sheet, 2, b"bench"), random.Random(7)
    while not match.over and len(match.results) < rounds:
        match.play(chance.choice(match.legal()))
    return write_record(match)


def never_a_double(times: int) -> str:
    """Engine 191 where nobody shows a double, so that the tiles are dealt again and again."""
    match = Match(SHEETS["engine-191"], 2, b"bench")
    for _ in range(NO_LIMITS.redeals // TIMES[-1] * times):
        match.play(next(show for show in match.legal() if show.tile and show.tile.high != show.tile.low))
    return write_record(match)


REAL: dict[str, Callable[[int], str]] = {
    **{sheet.id: partial(played, sheet) for sheet in SHEETS.values()},
    "engine-191": partial(played, SHEETS["engine-191"].having(tokens=5)),
    "nobody shows a double": never_a_double,
}

SHORT = played(SHEETS["mexican-train-classic"], 1)
HEADING, BODY = SHORT.split("\n\n", 1)
UNSEALED, SEAL = SHORT.rstrip("\n").rsplit("\n", 1)

HOSTILE: dict[str, Callable[[int], str]] = {
    "seals": lambda size: SHORT + (SEAL + "\n") * (size // len(SEAL)),
    "a heading line again and again": lambda size: _above("first: A\n" * (size // 9)),
    "names of seats there are not": lambda size: _above(_numbered("name S{}: x\n", size)),
    "players of seats there are not": lambda size: _above(_numbered("player S{}: x\n", size)),
    "lines of unknown names": lambda size: _numbered(UNSEALED + "\nx{}: y\n", size),
    "house rules": lambda size: _above("switches: " + _numbered("a{}=b ", size) + "\n"),
    "a long name": lambda size: _above(f"name A: {'x' * size}\n"),
    "a long comment": lambda size: f"{UNSEALED}\n# {'x' * size}\n",
    "many signs of a comment": lambda size: f"{UNSEALED}\n{'# ' * (size // 2)}\n",
    "comments": lambda size: UNSEALED + "\n# x" * (size // 4) + f"\n{SEAL}\n",
    "blank lines": lambda size: UNSEALED + "\n" * size + f"{SEAL}\n",
    "carriage returns": lambda size: UNSEALED + "\r" * size + f"\n{SEAL}\n",
    "blanks": lambda size: f"{UNSEALED}\n{' ' * size}x\n",
    "a word and blanks": lambda size: f"{UNSEALED}\na{' ' * size}x\n",
    "letters": lambda size: f"{UNSEALED}\n{'a' * size}\n",
    "hyphens": lambda size: f"{UNSEALED}\n{'a-' * (size // 2)}\n",
    "brackets": lambda size: f"{UNSEALED}\nA draw {'(' * size}\n",
    "commas": lambda size: f"{UNSEALED}\n{',' * size}\n{SEAL}\n",
    "a list that goes on": lambda size: f"{HEADING}\n\n" + "boneyard: 1-0\n" * (size // 14),
    "a long list": lambda size: f"{HEADING}\n\nboneyard:{' 1-0' * (size // 4)}\n",
    "tiles drawn": lambda size: f"{HEADING}\n\nA draw ({'1-0 ' * (size // 4)})\n",
    "actions": lambda size: UNSEALED + "\nA draw" * (size // 7) + "\n",
    "rounds": lambda size: f"{HEADING}\n\n" + "round: 1\n" * (size // 9),
    "a long seed": lambda size: _replaced("seed", "ab" * (size // 2)),
    "a big number": lambda size: _replaced("players", "9" * size),
    "not UTF-8 at the end": lambda size: UNSEALED + "\n# x" * (size // 4) + "\udcff",
}


def _above(lines: str) -> str:
    return f"{HEADING}\n{lines}\n{BODY}"


def _numbered(form: str, size: int) -> str:
    return "".join([form.format(number) for number in range(size // len(form))])


def _replaced(name: str, value: str) -> str:
    lines = [line for line in SHORT.splitlines() if not line.startswith((f"{name}: ", "seal"))]
    return "\n".join([lines[0], f"{name}: {value}", *lines[1:], ""])


def checked(data: bytes) -> None:
    """As `boneyard replay` and `boneyard verify` check it."""
    try:
        replay(read_record(data, limits=NO_LIMITS), NO_LIMITS)
    except RecordProblem as problem:
        str(problem)


def seconds(work: Callable[[], object]) -> float:
    """CPU time, the best of several runs."""
    taken = []
    for _ in range(RUNS):
        begun = time.process_time()
        work()
        taken.append(time.process_time() - begun)
    return min(taken)


def growth(texts: list[str]) -> str:
    """The time each length takes, and what a byte of the longest costs beside one of the shortest."""
    records = [text.encode(errors="surrogateescape") for text in texts]
    taken = [seconds(partial(checked, record)) for record in records]
    each = [cost / len(record) for cost, record in zip(taken, records, strict=True)]
    times = "".join([f"{1000 * cost:9.2f}" for cost in taken])
    return f"{len(records[-1]) / 1000:6.0f} KB{times}{each[-1] / each[0]:8.2f}"


def report() -> Iterator[str]:
    yield "checking records as they grow, CPU ms; ratio: a byte of the longest beside one of the shortest"
    yield f"  {'':32}{'length':>9}" + "".join([f"{times:>8}x" for times in TIMES]) + f"{'ratio':>8}"
    for name, text in REAL.items():
        yield f"  {name:32}{growth([text(times) for times in TIMES])}"
    for name, text in HOSTILE.items():
        yield f"  {name:32}{growth([text(KILOBYTES * 1000 * times) for times in TIMES])}"
