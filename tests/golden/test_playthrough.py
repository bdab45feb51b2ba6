"""A round goes as it went, and every seat sees what it saw."""

from __future__ import annotations

import pytest

from boneyard import SHEETS, Round, write_action, write_position
from boneyard.record.notation import write_seat
from boneyard.rules.lines import LinesState
from tests.golden import files, playthrough, slow
from tests.golden.playthrough import Parts
from tests.oracle.lines import LinesOracle
from tests.oracle.tiles import Tile


@pytest.mark.parametrize("sheet", SHEETS)
def test_everybody_sees_what_was_seen(sheet: str) -> None:
    expected: dict[str, Parts] = {}
    golden = files.read(sheet, "playthrough")
    for number, (round_, action, told) in enumerate(playthrough.replay(SHEETS[sheet], golden)):
        views = playthrough.views(round_)
        expected = expected or {name: {} for name in views}
        for line in told:
            playthrough.changed(expected, line)
        for name, view in views.items():
            differing = {
                part: (expected[name].get(part), view.get(part))
                for part in sorted({*expected[name], *view})
                if (part in expected[name], expected[name].get(part)) != (part in view, view.get(part))
            }
            place = f"action {number} ({action or 'the deal'}), seen by {name}, as it was and now"
            assert not differing, f"{files.hint(sheet, 'playthrough')}\n{place}: {differing}"


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_oracle_plays_the_same_round(sheet: str) -> None:
    rounds = playthrough.replay(SHEETS[sheet], files.read(sheet, "playthrough"))
    round_, _, _ = next(rounds)
    oracle = slow.oracle_of(write_position(round_))
    if isinstance(oracle, LinesOracle):
        oracle.shuffle = lambda discards: order_of(round_, discards)
    for _, action, _ in rounds:
        oracle.do(action)
        assert sorted(write_action(legal) for legal in round_.legal()) == oracle.legal(), action
        assert over(round_) == oracle.over()

    assert round_.result is not None


def over(round_: Round) -> dict[str, object] | None:
    """As the referee tells it."""
    result = round_.result
    if result is None:
        return None
    winners = [write_seat(seat) for seat in result.winners]
    return {"reason": result.over.value, "winners": winners, "scores": list(result.scores)}


def order_of(round_: Round, discards: list[Tile]) -> list[Tile]:
    """The discards as the engine has just turned them over."""
    assert isinstance(round_.state, LinesState)
    order = [(int(code) >> 4, int(code) & 15) for code in round_.state.boneyard]
    assert sorted(order) == sorted(discards)
    return order


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_file_would_be_written_just_so(sheet: str) -> None:
    golden = files.read(sheet, "playthrough")

    assert list(playthrough.lines(SHEETS[sheet])) == golden, files.hint(sheet, "playthrough")
