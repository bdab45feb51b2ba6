"""python -m tests.golden.write SHEET [KIND...]: write the goldens of a sheet anew; `all` for every sheet.

A golden is what tells an intended change from an accident: look at what differs before it is committed. The
large counts take minutes on the compiled package and hours on the sources.
"""

from __future__ import annotations

import sys

from boneyard import SHEETS
from tests.golden import batch, census, files, perft, playthrough

MAKERS = {
    "perft": perft.lines,
    "census": census.lines,
    "playthrough": playthrough.lines,
    "statistics": batch.lines,
}


def main(sheet: str, *kinds: str) -> None:
    for name in SHEETS if sheet == "all" else [sheet]:
        for kind in kinds or files.KINDS:
            files.write(name, kind, list(MAKERS[kind](SHEETS[name])))
            print(files.path(name, kind).relative_to(files.FOLDER), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
