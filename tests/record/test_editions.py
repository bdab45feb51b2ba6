"""Matches played by the rules of a former edition are still true, and their records are as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from boneyard import SHEETS, Match
from boneyard.record.digest import sheet_digest
from boneyard.record.match_record import write_record
from boneyard.record.record_reader import read_record
from boneyard.record.replay import replay
from boneyard.rules.questions import OwnTrainFirst
from boneyard.sheets.editions import EDITIONS, OLD, sheet_of

FORMER = sorted((Path(__file__).parent / "editions").glob("*.txt"))


@pytest.mark.parametrize("path", FORMER, ids=lambda path: path.stem)
def test_a_record_of_a_former_edition_replays_and_is_written_as_it_was(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_record(text)
    match = replay(record).match

    assert record.sheet.edition < SHEETS[record.sheet.id].edition
    assert record.digest == sheet_digest(record.sheet)
    assert match.over
    assert write_record(match) == text


def test_every_former_edition_has_its_record() -> None:
    recorded = [read_record(path.read_text("utf-8")).sheet for path in FORMER]

    assert {(sheet.id, sheet.edition) for sheet in recorded} == {(sheet.id, sheet.edition) for sheet in OLD}


def test_the_first_edition_of_super_knew_no_first_turn() -> None:
    first, now = EDITIONS["mexican-train-super", 1], EDITIONS["mexican-train-super", 2]

    assert first.answer(OwnTrainFirst, OwnTrainFirst.YES) is OwnTrainFirst.NO
    assert now.answer(OwnTrainFirst, OwnTrainFirst.YES) is OwnTrainFirst.FIRST_TURN
    assert {str(action.end) for action in Match(now, 2, b"first").legal()} == {"0"}
    assert {str(action.end) for action in Match(first, 2, b"first").legal()} == {"0", "8"}


@pytest.mark.parametrize("edition", [1, 2])
def test_a_view_names_the_edition_it_is_played_by(edition: int) -> None:
    match = Match(EDITIONS["mexican-train-super", edition].having(rounds=2), 2, b"view")

    assert sheet_of(match.view(0)) == match.sheet
