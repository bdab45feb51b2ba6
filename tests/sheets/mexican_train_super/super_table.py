"""The tables of these tests: engine 4-4, three players, seat A to move."""

from __future__ import annotations

from boneyard import Round
from tests.rulebook import position

SIXES = "4-6 6-0 0-1 1-6 6-2 2-3 3-6 6-5 5-7 7-6 6-8 8-9 9-6 6-10 10-11"
"""A train from the hub with ten of the sixes; without it are 6-6, 12-6 and 11-6. Its end shows 11."""

DEAD_SIX = {"B": "4-12 12-6 6-6", "C": f"{SIXES} 11-6"}
"""With the double-six on B's train every six lies on the table."""

QUEUE = {"A": "4-6 6-6", "M": "4-8 8-8"}
"""Two doubles on the table; `open_doubles` says in which order they were laid."""


def super_table(**fields: object) -> Round:
    return position("mexican-train-super", **{"engine": 4, **fields})
