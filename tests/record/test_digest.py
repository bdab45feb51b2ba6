"""The digest of a sheet: any change of its rules is noticed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from boneyard import SHEETS, Sheet
from boneyard.record.digest import sheet_digest, sheet_text
from boneyard.rules.questions import Game
from boneyard.rules.sheet import Answer, Deal
from boneyard.sheets.editions import EDITIONS

DIGESTS = {
    ("chickenfoot", 1): "3ca5fe65",
    ("chickenfoot", 2): "51c5e030",
    ("engine-191", 1): "4f4a0b68",
    ("engine-191", 2): "ff452598",
    ("mexican-train-classic", 1): "7487a42a",
    ("mexican-train-classic-fr", 1): "377625cd",
    ("mexican-train-classic-fr", 2): "2f7c759a",
    ("mexican-train-satisfy", 1): "478737f4",
    ("mexican-train-satisfy", 2): "036abaa6",
    ("mexican-train-super", 1): "b6f83bed",
    ("mexican-train-super", 2): "ad66a341",
}
"""The beginning of each: where one differs, records of this edition no longer replay."""

CHICKENFOOT = SHEETS["chickenfoot"]
CLASSIC = SHEETS["mexican-train-classic"]


def test_no_edition_changes_once_it_is_published() -> None:
    digests = {key: sheet_digest(sheet)[:8] for key, sheet in EDITIONS.items()}

    assert digests == DIGESTS, "give the sheet its next edition and keep the old one in sheets/editions.py"


def test_every_sheet_is_among_the_editions() -> None:
    assert all(EDITIONS[sheet.id, sheet.edition] is sheet for sheet in SHEETS.values())
    assert all((sheet.id, sheet.edition) == key for key, sheet in EDITIONS.items())


def test_the_text_names_questions_answers_deals_and_what_cannot_be_played() -> None:
    lines = sheet_text(CLASSIC).splitlines()

    assert lines[:4] == ["boneyard sheet 1", "sheet mexican-train-classic", "edition 1", "family trains"]
    assert "question after_double" in lines
    assert "answer on-the-double AfterDouble on-the-double AA10" in lines
    assert "question -" in lines
    assert "answer 12 12 AA22" in lines
    assert "deal fast A45" in lines
    assert "table 4 12 15" in lines
    assert "impossible after_double on-the-double doubles_in_a_turn chain AA9" in lines
    assert "elsewhere spinner double-chickenfoot fill-first" in sheet_text(CHICKENFOOT).splitlines()


def test_house_rules_do_not_change_it() -> None:
    assert sheet_digest(CLASSIC.having(hands="open")) == sheet_digest(CLASSIC)


def changes() -> list[Sheet]:
    first, *others = CLASSIC.questions
    answers = (*first.answers, Answer("slow", Game.FULL, "A6"))
    return [
        replace(CLASSIC, id="other"),
        replace(CLASSIC, edition=2),
        replace(CLASSIC, family=CHICKENFOOT.family),
        replace(CLASSIC, questions=(*others, first)),
        replace(CLASSIC, questions=(replace(first, answers=answers), *others)),
        replace(CLASSIC, questions=(replace(first, answers=first.answers[::-1]), *others)),
        replace(CLASSIC, questions=(replace(first, switch="other"), *others)),
        replace(CLASSIC, deals={**CLASSIC.deals, Game.FAST: Deal({2: (9, 14)}, "A45")}),
        replace(CLASSIC, impossible=()),
    ]


@pytest.mark.parametrize("number", range(len(changes())))
def test_any_change_of_the_rules_changes_it(number: int) -> None:
    assert sheet_digest(changes()[number]) != sheet_digest(CLASSIC)
