"""A match written down while it is played: whenever its writer stops, the match can go on."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard import SHEETS, IllegalAction, read_action
from boneyard.record.entries import Comment
from boneyard.record.match_record import heading_of
from boneyard.record.problems import BadRecord, FalseRecord
from boneyard.record.record_reader import read_record
from boneyard.record.record_writer import record_text
from boneyard.record.replay import replay
from boneyard.record.running_record import RunningRecord, read_unfinished
from tests.record.examples import ENGINE_191, SEEN_BY_B, SUNDAY, changed
from tests.record.played import Plan, plans

PLAYERS = ("person", 'run:./bot.py --mood  "not  bad"', "conductor")


def begun(plan: Plan) -> RunningRecord:
    heading = heading_of(
        plan.sheet, plan.players, plan.begin().seed, ["Ann"], PLAYERS[: plan.players], "today"
    )
    return RunningRecord(heading)


def written(plan: Plan) -> tuple[RunningRecord, list[str]]:
    """The match played, and all that was written: the heading first, then what each action brought."""
    running = begun(plan)
    parts = [record_text(replace(running.record, entries=())) + running.due]
    parts.extend([running.play(action) for action in plan._replace(first=0).play().actions])
    return running, parts


@given(plans(80))
def test_what_is_added_line_by_line_is_the_record_of_the_match(plan: Plan) -> None:
    running, parts = written(plan)
    record = read_record("".join(parts))

    assert record == running.record
    assert replay(record).match.actions == running.match.actions
    assert replay(read_record(running.sealed_text())).match.actions == running.match.actions


@given(plans(80), st.data())
def test_a_record_cut_off_anywhere_goes_on_from_its_last_action(plan: Plan, data: st.DataObject) -> None:
    running, parts = written(plan)
    text = "".join(parts).encode()
    heading = len(record_text(replace(running.record, entries=())).encode())
    end = data.draw(st.integers(heading, len(text)))
    begins = list(accumulate([len(part.encode()) for part in parts]))
    done = sum(begin + part.index("\n") < end for begin, part in zip(begins, parts[1:], strict=False))

    record, size = read_unfinished(text[:end])
    resumed = RunningRecord(record)
    again = text[:size].decode() + resumed.due

    assert resumed.match.actions == running.match.actions[:done]
    for part, action in zip(parts[done + 1 :], running.match.actions[done:], strict=True):
        assert resumed.play(action) == part
        again += part
    assert again.split() == "".join(parts).split()


def test_an_action_counts_once_its_line_is_whole() -> None:
    head, action = SUNDAY.split("A draw (8-0)")[0], b"A draw (8-0)"

    assert RunningRecord(read_unfinished(head.encode() + action).record).match.number == 22
    assert RunningRecord(read_unfinished(head.encode() + action + b"\n").record).match.number == 23


def test_a_seal_gives_way_when_the_match_goes_on() -> None:
    record, size = read_unfinished(ENGINE_191.encode())
    running = RunningRecord(record)
    added = running.play(running.match.legal()[0])
    text = ENGINE_191.encode()[:size].decode() + running.due + added

    assert "seal" not in text
    assert replay(read_record(text)).match.number == running.match.number


def test_comments_stay_where_they_are() -> None:
    text = changed(SUNDAY.split("B 9-2@M")[0], "A draw (8-0), ", "A draw (8-0)\n# Coffee.\n")
    record, size = read_unfinished(text.encode())

    assert size == len(text.encode())
    assert record.entries[-1] == Comment("Coffee.")
    assert "# Coffee.\n" in RunningRecord(record).sealed_text()


def test_lines_of_other_systems_are_counted_right() -> None:
    text = SUNDAY.replace("\n", "\r\n").encode()

    assert text[: read_unfinished(text).size].endswith(b"C 7-7@C\r\n")


def test_who_plays_is_written_as_it_is() -> None:
    running = RunningRecord(heading_of(SHEETS["chickenfoot"], 4, b"x", [], [*PLAYERS, " odd\nname "], ""))
    text = record_text(running.record)

    assert 'player B: run:./bot.py --mood  "not  bad"\n' in text
    assert read_record(text).played_by == (*PLAYERS, "odd name")


def test_a_refused_action_adds_nothing() -> None:
    running = RunningRecord(heading_of(SHEETS["mexican-train-classic"], 2, b"x", [], [], ""))
    before = running.record
    with pytest.raises(IllegalAction):
        running.play(read_action("pass"))

    assert running.record == before


@pytest.mark.parametrize("data", [b"", b"boneyard record 1", b"boneyard record 1\nsheet: chickenfoot\n"])
def test_a_heading_that_is_not_whole_is_no_record(data: bytes) -> None:
    with pytest.raises(BadRecord):
        read_unfinished(data)


def test_only_a_true_record_goes_on() -> None:
    with pytest.raises(FalseRecord):
        RunningRecord(read_unfinished(changed(SUNDAY, "A 7-0@M", "A 9-0@M").encode()).record)
    with pytest.raises(BadRecord):
        RunningRecord(read_unfinished(SEEN_BY_B.encode()).record)
