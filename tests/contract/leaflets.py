"""python -m tests.contract.leaflets LEAFLET…: write the hash of every nine words in a row that they print."""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path

COPIED_RUN = 9
HASHES = Path(__file__).with_name("leaflet-runs.txt")


def runs(text: str) -> set[str]:
    """The hashes of all its runs of so many words."""
    spoken = re.findall(r"\w+", re.sub("['\N{RIGHT SINGLE QUOTATION MARK}]", "", text.lower()))
    starts = range(len(spoken) - COPIED_RUN + 1)
    return {hash_of(" ".join(spoken[start : start + COPIED_RUN])) for start in starts}


def hash_of(words: str) -> str:
    return hashlib.sha256(words.encode()).hexdigest()[:10]


def printed() -> set[str]:
    return set(HASHES.read_text("ascii").split())


if __name__ == "__main__":
    found = set().union(*(runs(Path(name).read_text("utf-8")) for name in sys.argv[1:]))
    HASHES.write_text("".join(f"{each}\n" for each in sorted(found)), "ascii")
