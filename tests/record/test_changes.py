"""What has changed from one view to the next, put in place of what was there, gives the next view."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from boneyard import SHEETS, Match, Round
from boneyard.record.changes import write_changes
from boneyard.record.views import write_view
from tests.counts import count

Json = dict[str, Any]

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("mexican-train-classic", 3, {"rounds": "1"}),
    ("mexican-train-classic", 2, {"hands": "open", "blocked_when": "all-pass"}),
    ("mexican-train-classic-fr", 4, {}),
    ("mexican-train-super", 3, {}),
    ("mexican-train-satisfy", 3, {"shared_trains": "two"}),
    ("chickenfoot", 3, {}),
    ("chickenfoot", 5, {}),
    ("engine-191", 2, {}),
    ("engine-191", 4, {}),
]


def written(value: object) -> Json:
    read: Json = json.loads(msgspec.json.encode(value))
    return read


def told(round_: Round, seat: int | None) -> Json:
    """The view but for its history, which grows by events."""
    return {
        name: value for name, value in written(write_view(round_.view(seat))).items() if name != "history"
    }


def changed(view: Json, changes: Json) -> Json:
    """As docs/server.md says."""
    table = {**view["table"], **changes.get("table", {})}
    for name in {"trains", "yards"} & set(table):
        table[name] = {**view["table"][name], **table[name]}
    if "trains" in table:
        table["trains"] = {end: train for end, train in table["trains"].items() if train}
    hands = {**view["hands"], **changes.get("hands", {})}
    return {**view, **changes, "hands": hands, "table": table}


@pytest.mark.parametrize(("sheet", "players", "options"), TABLES)
def test_a_view_is_brought_up_to_date_by_what_has_changed(
    sheet: str, players: int, options: dict[str, str]
) -> None:
    for seed in range(count(4, 200)):
        chance = random.Random(seed)
        match = Match(SHEETS[sheet].having(options), players, str(seed).encode())
        round_ = match.round
        seats = (None, *range(players))
        before = {seat: round_.glance(seat) for seat in seats}
        views = {seat: told(round_, seat) for seat in seats}
        while round_.turn is not None:
            match.play(chance.choice(match.legal()))
            for seat in seats:
                after = round_.glance(seat)
                changes = written(write_changes(before[seat], after, round_.state.top))
                views[seat] = changed(views[seat], changes)
                assert views[seat] == told(round_, seat)
                before[seat] = after


def test_nothing_is_told_where_nothing_has_changed() -> None:
    seen = Match(SHEETS["chickenfoot"], players=3, seed=b"friday").round.glance(1)

    assert written(write_changes(seen, seen, 9)) == {}


def test_a_move_is_told_in_a_few_words() -> None:
    match = Match(SHEETS["mexican-train-classic"], players=3, seed=b"friday")
    before = match.round.glance(None)

    match.play(match.legal()[0])

    assert written(write_changes(before, match.round.glance(None), 12)) == {
        "number": 1,
        "turn": "B",
        "counts": [15, 16, 16],
        "table": {"trains": {"A": ["12-4"]}, "ends": {"A": 4, "B": 12, "C": 12, "M": 12}},
    }
