"""`boneyard --version`: which version, and whether it runs compiled."""

from pathlib import Path

import boneyard
from boneyard import _build


def version_line() -> str:
    return f"boneyard {version()} ({'compiled' if _build.compiled else 'interpreted'})"


def version() -> str:
    """As pyproject.toml says: read there in a work tree, else from what the installation wrote down of it."""
    project = Path(boneyard.__file__).parents[2] / "pyproject.toml"
    if project.is_file():
        import tomllib

        return str(tomllib.loads(project.read_text("utf-8"))["project"]["version"])
    from importlib.metadata import version as installed

    return installed("boneyard")
