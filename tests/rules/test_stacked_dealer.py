"""A dealer whose orders are laid down beforehand deals just those."""

from __future__ import annotations

import pytest

from boneyard import SHEETS, Sheet
from boneyard.rules.chance import StackedDealer
from boneyard.rules.families import start_of
from boneyard.rules.tile import tile_set


def test_the_deal_has_the_order_that_was_laid_down() -> None:
    start = start_of(SHEETS["chickenfoot"], 2)
    order = [int(code) for code in tile_set(9)][::-1]
    state = start.begin(9, 0, StackedDealer([order]), 0, 0).state

    assert sorted([9 << 4 | 9, *state.hand_tiles(0)]) == sorted(order[:12])
    assert [int(state.boneyard[i]) for i in range(state.boneyard_next, state.boneyard_size)] == order[24:]


@pytest.mark.parametrize(
    ("sheet", "top"),
    [
        (SHEETS["chickenfoot"], 9),
        (SHEETS["mexican-train-satisfy"].having(engine="reshuffle"), 12),
    ],
    ids=["chickenfoot", "satisfy"],
)
def test_a_dealer_who_never_gives_anybody_the_engine_is_stopped(sheet: Sheet, top: int) -> None:
    start = start_of(sheet, 2)
    lowest_first = [int(code) for code in tile_set(top)]

    with pytest.raises(ValueError, match="in 1000 deals in a row nobody got the engine"):
        start.begin(top, 0, StackedDealer([lowest_first]), 0, 0)


def test_an_order_of_other_tiles_is_a_mistake() -> None:
    start = start_of(SHEETS["chickenfoot"], 2)
    with pytest.raises(AssertionError, match="the same tiles in another order"):
        start.begin(9, 0, StackedDealer([[0, 1, 2]]), 0, 0)
