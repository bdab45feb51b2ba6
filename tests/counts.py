"""How much is enough: few cases on every day, many when something is to be proven."""

from __future__ import annotations

import os

PROVE = os.environ.get("BONEYARD_PROVE", "") not in ("", "0")


def count(small: int, large: int) -> int:
    """The small number for `make test`, the large one for `make prove`."""
    return large if PROVE else small
