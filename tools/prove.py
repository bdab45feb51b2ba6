"""python -m tools.prove WORKERS [TESTS..]: the tests with their large counts, logged in benchmarks/log/.

Without a choice of tests the benchmarks follow.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TextIO

from tools.stamps import ROOT

LOGS = ROOT / "benchmarks" / "log"
BENCHMARKS = ("benchmarks", "benchmarks.server", "benchmarks.lighthouse")


def run(log: TextIO, *words: str) -> bool:
    """Show the command's output as it comes, and keep it in the log, without any path of this machine."""
    print("$ python", *words, file=log)
    process = subprocess.Popen(
        [sys.executable, *words],
        cwd=ROOT,
        env=os.environ | {"BONEYARD_PROVE": "1", "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    assert process.stdout is not None
    for line in process.stdout:
        sys.stdout.write(line)
        sys.stdout.flush()
        log.write(line.replace(str(ROOT), "."))
        log.flush()
    return process.wait() == 0


def main(workers: str, *tests: str) -> int:
    now = datetime.now(UTC)
    LOGS.mkdir(parents=True, exist_ok=True)
    path = LOGS / f"prove-{now:%Y-%m-%d-%H%M}.txt"
    with path.open("w", encoding="utf-8") as log:
        python = f"{platform.python_implementation()} {platform.python_version()}"
        print(f"# {now:%Y-%m-%d %H:%M} UTC, {python}, {platform.machine()}, {os.cpu_count()} cores", file=log)
        with TemporaryDirectory() as folder:
            figures = Path(folder, "figures.txt")
            os.environ["BONEYARD_FIGURES"] = str(figures)
            proven = run(log, "-m", "pytest", "-q", "--no-header", "--durations=20", "-n", workers, *tests)
            proven = (bool(tests) or run(log, "-m", "tools.web", "vitest", "run", "src/layout")) and proven
            if figures.exists():
                lines = sorted(figures.read_text("utf-8").splitlines())
                print("# measured by the tests", *lines, "", sep="\n", file=log)
        below = [name for name in BENCHMARKS if not tests and not run(log, "-m", name)]
    print(f"boneyard: logged in {path.relative_to(ROOT)}")
    return 0 if proven and not below else 1


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
