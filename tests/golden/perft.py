"""Perft: the number of action sequences from a deal, and after each first action."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from boneyard import Round, Sheet, write_action, write_position
from boneyard.rules.action import decode
from boneyard.rules.chance import Mwc
from boneyard.rules.state import State
from tests.golden import slow
from tests.golden.files import Line
from tests.golden.tables import Table, choice, left_to_draw, unshuffled

SMALL = 8_000
"""So many nodes can be visited every day."""
MEDIUM = 50_000
"""So many can be visited by the oracle."""
LARGE = 3_000_000
"""So many can be visited where something is to be proven."""
DEEPEST = 40
EARLY = 2
"""So many deals are counted from the first action on, for each number of players."""
LATE = (6, 2)
"""Others from where so many tiles are left to draw."""
WIDE_AT = 6
WIDE = 50
"""There is still something to decide: so many sequences of so many actions."""

Divided = dict[str, slow.Counted]
"""What is counted after each first action."""


def sequences(state: State, depth: int) -> slow.Counted:
    """Those of so many actions; those that ended sooner; those of one action, of two and so on together."""
    legal = state.legal()
    if not legal:
        return 0, 1, 0
    if depth == 1:
        return len(legal), 0, len(legal)
    counted, ended, nodes = 0, 0, len(legal)
    for action in legal:
        below = state.clone()
        below.apply(action)
        more, over, visited = sequences(below, depth - 1)
        counted += more
        ended += over
        nodes += visited
    return counted, ended, nodes


def divide(round_: Round, depth: int) -> Divided:
    """The sequences of so many actions, by the first of them."""
    start = unshuffled(round_.state)
    divided: Divided = {}
    for action in start.legal():
        state = start.clone()
        state.apply(action)
        divided[write_action(decode(action))] = slow.LAST if depth == 1 else sequences(state, depth - 1)
    return dict(sorted(divided.items()))


def slow_divide(round_: Round, depth: int) -> Divided:
    oracle = slow.oracle_of(write_position(round_))
    return {
        action: slow.LAST if depth == 1 else slow.sequences(slow.after(oracle, action), depth - 1)
        for action in oracle.legal()
    }


def told(divided: Divided) -> Line:
    """As a golden has it."""
    return {
        "count": sum(counted for counted, _, _ in divided.values()),
        "ended": sum(ended for _, ended, _ in divided.values()),
        "nodes": sum(1 + nodes for _, _, nodes in divided.values()),
        "divide": {action: counted for action, (counted, _, _) in divided.items()},
    }


# --- Which deals, and how deep ----------------------------------------------------------------------------


def tables(sheet: Sheet) -> Iterator[Table]:
    for players in sorted(sheet.deal.tables):
        top, _ = sheet.table(players)
        for number in range(EARLY):
            engine = (5 * players + 7 * number + 2) % (top + 1)
            yield Table(players, engine, number, 100 * players + number)
        for number, left in enumerate(LATE, EARLY):
            engine = (5 * players + 7 * number + 2) % (top + 1)
            yield late_table(sheet, Table(players, engine, 0, 100 * players + 10 * number), left)


def late_table(sheet: Sheet, table: Table, left: int) -> Table:
    """A round in which so few tiles are left to draw; the seeds are tried in turn."""
    for seed in count(table.seed):
        tried = table._replace(seed=seed)
        round_ = tried.deal(sheet)
        chance = Mwc(seed)
        played = 0
        while round_.result is None and (round_.pending is not None or left_to_draw(round_.state) > left):
            round_.play(choice(round_, chance))
            played += 1
        if sequences(unshuffled(round_.state), WIDE_AT)[0] >= WIDE:
            return tried._replace(played=played)
    raise AssertionError(table)


def lines(sheet: Sheet) -> Iterator[Line]:
    for table in tables(sheet):
        round_ = table.round(sheet)
        for line in chosen(list(deeper_and_deeper(table, round_))):
            if line["nodes"] <= MEDIUM:
                assert told(slow_divide(round_, line["depth"])).items() <= line.items(), line
                line["origin"] = "engine and oracle"
            yield line


def deeper_and_deeper(table: Table, round_: Round) -> Iterator[Line]:
    for depth in range(1, DEEPEST + 1):
        found = told(divide(round_, depth))
        if found["count"] == 0 or found["nodes"] > LARGE:
            return
        yield {**table._asdict(), "depth": depth, "origin": "engine", **found}


def chosen(found: list[Line]) -> list[Line]:
    """The deepest that can be counted every day, the deepest that the oracle can count, and the deepest."""
    within = [[line for line in found if line["nodes"] <= most][-1] for most in (SMALL, MEDIUM, LARGE)]
    return [line for line in found if line in within]
