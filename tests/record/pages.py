"""The pages of docs that explain a format: their parts, and what their tables name."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

from boneyard import SHEETS, Match
from boneyard.bots.yardsticks import random
from boneyard.record.views import view_json
from boneyard.rules.chance import Mwc

Written = dict[str, Any]


def parts(page: str) -> dict[str, str]:
    """What stands below each heading."""
    return dict(re.findall(r"^#+ (.+)\n((?:(?!#).*\n?)*)", page, re.MULTILINE))


def named_first(part: str) -> set[str]:
    """What stands in the first column of the tables of a part."""
    rows = re.findall(r"^\| (`.+?`) \|", part, re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row)}


def views(sheet: str, players: int, seed: bytes) -> Iterator[Written]:
    """What the seats to move are shown, one after the other, in a match played at random."""
    match, chance = Match(SHEETS[sheet], players, seed), Mwc(1)
    while match.turn is not None:
        view = match.view(match.turn)
        yield json.loads(view_json(view))
        match.play(random(view, chance, 1.0))


def after(actions: int, sheet: str, players: int, seed: bytes) -> Written:
    return next(islice(views(sheet, players, seed), actions, None))
