"""What a step has done, by the hash of what it was done with."""

from __future__ import annotations

import hashlib
import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMPS = VENV / "stamps"


def digest(*inputs: str | bytes | Path) -> str:
    """The hash of texts and of the names and contents of files, in this order."""
    total = hashlib.sha256()
    for item in inputs:
        if isinstance(item, Path):
            name = item.resolve().relative_to(ROOT).as_posix()
            content = item.read_bytes() if item.is_file() else b"(missing)"
            item = name.encode() + b"\0" + content
        elif isinstance(item, str):
            item = item.encode()
        total.update(b"%d\0" % len(item))
        total.update(item)
    return total.hexdigest()


def done(step: str) -> str:
    """What the step's stamp says; nothing if it has never come to its end."""
    try:
        return (STAMPS / step).read_text(encoding="utf-8")
    except OSError:
        return ""


def begin(step: str) -> None:
    (STAMPS / step).unlink(missing_ok=True)


def finish(step: str, text: str) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / step).write_text(text, encoding="utf-8")


def build_module() -> ModuleType:
    """boneyard._build of the work tree, without importing the package."""
    spec = importlib.util.spec_from_file_location("_build", ROOT / "src" / "boneyard" / "_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
