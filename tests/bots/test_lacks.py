"""What a seat has shown to lack, and how many tiles it has drawn since."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from boneyard import SHEETS, Event, Round, Tile
from boneyard.bots.lacks import Lack, drawn_since_lacking, lacks
from boneyard.rules.event import EventKind
from boneyard.sim.duplicate import Deals
from tests.counts import count
from tests.properties.tables import Table, tables, walk


def told(*events: Event) -> Round:
    round_ = Deals(SHEETS["chickenfoot"], 2, b"lacks").dealt(0)
    round_.history[:] = events
    return round_


DREW = Event(EventKind.DREW, 1, lacking=(3, 5))
KEPT = Event(EventKind.KEPT, 1)
OTHER_DREW = Event(EventKind.DREW, 0, Tile(6, 6), lacking=(1,))


@pytest.mark.parametrize(
    ("events", "drawn"),
    [
        ([], {}),
        ([DREW], {3: 0, 5: 0}),
        ([DREW, OTHER_DREW], {3: 0, 5: 0}),
        ([DREW, KEPT], {}),
        ([DREW, Event(EventKind.DREW, 1, lacking=(5, 6))], {3: 1, 5: 0, 6: 0}),
        ([DREW, Event(EventKind.DREW, 1), KEPT], {3: 1, 5: 1}),
        ([DREW, Event(EventKind.PASSED, 1, lacking=(2,))], {2: 0, 3: 0, 5: 0}),
        ([Event(EventKind.NOT_HELD, lacking=(9,)), DREW], {3: 0, 5: 0}),
    ],
)
def test_a_lack_is_the_less_certain_the_more_was_drawn_since(
    events: list[Event], drawn: dict[int, int]
) -> None:
    assert drawn_since_lacking(told(*events).view(0))[1] == drawn


def test_doubles_may_be_held_back_or_be_all_that_is_known_to_be_missing() -> None:
    apart = DREW._replace(doubles_apart=True)
    view = told(Event(EventKind.NOT_HELD, lacking=(9,)), apart, DREW).view(0)

    assert list(lacks(view)) == [
        Lack(0, 0, (), (9,)),
        Lack(1, 0, (), (9,)),
        Lack(1, 1, (3, 5), ()),
        Lack(1, 2, (3, 5), (3, 5)),
    ]


@settings(max_examples=count(30, 1000))
@given(tables())
def test_nobody_holds_what_it_has_shown_to_lack_and_not_drawn_since(table: Table) -> None:
    for round_ in walk(table):
        view = round_.view(None)
        if any(event.fits is not None or event.doubles_fit is not None for event in view.history):
            return  # a tile drawn could have the number and still be of no use
        if view.result is not None:
            return  # the last tile of the yard may end a round before it can be used [BA5]
        doubles_apart = any(event.doubles_apart for event in view.history)
        in_doubt = () if round_.pending is None else (round_.pending.tile,)
        for seat, drawn in enumerate(drawn_since_lacking(view)):
            lacking = {number for number, tiles in drawn.items() if tiles == 0}
            held = [tile for tile in round_.hand(seat) if lacking & {*tile} and tile not in in_doubt]
            assert all(doubles_apart and tile.is_double for tile in held), (seat, lacking, held)
