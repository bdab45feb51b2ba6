"""One round, and what every seat and a spectator see of it, written as what changes from action to action."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from boneyard import Round, Sheet, read_action, write_action
from boneyard.record.notation import write_seat
from boneyard.record.views import view_json
from boneyard.rules.chance import Mwc
from tests.golden.files import Line
from tests.golden.tables import Table, choice

PLAYERS = 3
SEEDS = {
    "engine-191": 295,
    "mexican-train-classic": 83,
    "mexican-train-classic-fr": 1156,
    "mexican-train-super": 423,
    "mexican-train-satisfy": 1235,
    "chickenfoot": 903,
}
"""Rounds in which much happens that not every round has."""

PARTED = ("hands", "trains", "ends", "yards")
"""Fields of a written View that are told entry by entry; `history` and `tiles` are as well."""
Parts = dict[str, Any]


def table(sheet: Sheet) -> Table:
    top, _ = sheet.table(PLAYERS)
    return Table(PLAYERS, top, 0, SEEDS[sheet.id])


def parts(view: dict[str, object]) -> Parts:
    """A written View taken apart: `hands.A`, `history.17` and so on; its table beside the rest."""
    found: Parts = {}
    on_table = view["table"]
    assert isinstance(on_table, dict)
    rest = {name: value for name, value in view.items() if name != "table"}
    for name, value in {**rest, **on_table}.items():
        if isinstance(value, dict) and name in PARTED:
            found |= {f"{name}.{key}": entry for key, entry in value.items()}
        elif isinstance(value, list) and name in ("history", "tiles"):
            found |= {f"{name}.{index}": entry for index, entry in enumerate(value)}
        else:
            found[name] = value
    return found


def views(round_: Round) -> dict[str, Parts]:
    """By seat, and the spectator's."""
    seats = {write_seat(seat): seat for seat in range(round_.state.players)}
    return {
        name: parts(json.loads(view_json(round_.view(seat))))
        for name, seat in {**seats, "spectator": None}.items()
    }


# --- What changes -----------------------------------------------------------------------------------------


def changes(before: dict[str, Parts], after: dict[str, Parts]) -> Iterator[Line]:
    """What is no longer the same for all alike, then for each."""
    now = {name: fresh(before[name], seen) for name, seen in after.items()}
    gone = {name: [part for part in before[name] if part not in seen] for name, seen in after.items()}
    some = next(iter(after))
    shared = {
        part: value
        for part, value in now[some].items()
        if all(part in seen and seen[part] == value for seen in now.values())
    }
    lost = [part for part in gone[some] if all(part in parts_gone for parts_gone in gone.values())]
    yield from change("all", shared, lost)
    for name in after:
        own = {part: value for part, value in now[name].items() if part not in shared}
        yield from change(name, own, [part for part in gone[name] if part not in lost])


def fresh(before: Parts, after: Parts) -> Parts:
    return {part: value for part, value in after.items() if part not in before or before[part] != value}


def change(name: str, now: Parts, gone: list[str]) -> Iterator[Line]:
    if now or gone:
        yield {"sees": name} | ({"now": now} if now else {}) | ({"gone": gone} if gone else {})


def changed(before: dict[str, Parts], line: Line) -> None:
    """Do to the views what a line of the golden says."""
    for name in before if line["sees"] == "all" else [line["sees"]]:
        before[name] |= line.get("now", {})
        for part in line.get("gone", []):
            del before[name][part]


# --- The round --------------------------------------------------------------------------------------------


def lines(sheet: Sheet) -> Iterator[Line]:
    dealt = table(sheet)
    round_ = dealt.deal(sheet)
    chance = Mwc(dealt.seed)
    yield {**dealt._asdict(), "origin": "engine; actions, legal, result: oracle too"}
    before = {name: Parts() for name in views(round_)}
    after = views(round_)
    yield from changes(before, after)
    while round_.turn is not None:
        action = choice(round_, chance)
        yield {"did": write_action(action), "by": write_seat(round_.turn)}
        round_.play(action)
        before, after = after, views(round_)
        yield from changes(before, after)


def replay(sheet: Sheet, golden: list[Line]) -> Iterator[tuple[Round, str, list[Line]]]:
    """The golden's actions done again: the round, the last action, and the golden's changes after it."""
    first, *rest = golden
    round_ = Table(**{name: first[name] for name in Table._fields}).deal(sheet)
    action = ""
    told: list[Line] = []
    for line in rest:
        if "did" in line:
            yield round_, action, told
            action, told = line["did"], []
            round_.play(read_action(action))
        else:
            told.append(line)
    yield round_, action, told
