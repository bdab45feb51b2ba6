"""What it costs to begin: CPU time of a fresh Python that imports the package, and of others beside it.

Every import checks whether compiled code is that of the sources beside it; that is timed alone, too.
"""

import resource
import subprocess
import sys
import time
from collections.abc import Iterator

from boneyard import _build

RUNS = 10
PROGRAMS = {
    "Python alone": "pass",
    "import json": "import json",
    "import boneyard": "import boneyard",
    "a sentence": "from boneyard.locales import words; words().text('unknown-tile')",
}


def cpu_seconds(program: str) -> float:
    """User and system time of one process from its start to its end; the best of several."""
    return min(_once(program) for _ in range(RUNS))


def _once(program: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", program], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def check_seconds() -> float:
    """Of a build that has been read before; the best of several."""
    return min(_check_once() for _ in range(RUNS))


def _check_once() -> float:
    before = time.process_time()
    _build.check()
    return time.process_time() - before


def report() -> Iterator[str]:
    yield "CPU time from start to end, seconds"
    for name, program in PROGRAMS.items():
        yield f"  {name:20} {cpu_seconds(program):.3f}"
    yield f"  {'check of the build':20} {check_seconds():.4f}"
