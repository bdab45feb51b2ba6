"""Sheets with any of their switches turned."""

from __future__ import annotations

import random

from boneyard import BadOption, Sheet


def switched(sheet: Sheet, chance: random.Random) -> Sheet:
    """The sheet with any answers that go together."""
    while True:
        answers = {
            name: chance.choice([answer.name for answer in question.answers])
            for name, question in sheet.switches.items()
        }
        try:
            return sheet.having(answers)
        except BadOption:
            continue
