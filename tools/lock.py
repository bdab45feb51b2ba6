"""python -m tools.lock: rewrite the lock files, with hashes and without addresses.

`play`, `server` and `node` come first: `dev` is held to their versions.
"""

from __future__ import annotations

import os
import subprocess

from tools.ready import uv
from tools.stamps import ROOT

OPTIONS = (
    "--universal",
    "--python-version=3.11",
    "--upgrade",
    "--generate-hashes",
    "--no-header",
    "--no-annotate",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--no-config",
    "--quiet",
)


def main() -> None:
    command = uv()
    if command is None:
        raise SystemExit("boneyard: locking needs uv, which could not be installed")
    # No extra index of this machine may decide what everybody installs.
    env = {name: value for name, value in os.environ.items() if not name.startswith("UV_")}
    for name in ("play", "server", "node", "dev", "uv"):
        compile_it = [command, "pip", "compile", *OPTIONS, f"--output-file={name}.txt", f"{name}.in"]
        subprocess.run(compile_it, cwd=ROOT / "requirements", env=env, check=True)


if __name__ == "__main__":
    main()
