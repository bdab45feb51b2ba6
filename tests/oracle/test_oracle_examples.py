"""The worked positions of the contract, answered by the oracle of their game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.worked import assert_answered, name, worked
from tests.oracle.answers import answer


@pytest.mark.parametrize("row", worked(), ids=name)
def test_the_oracle_answers_the_worked_position(row: dict[str, Any]) -> None:
    assert_answered(answer(row["request"]), row)
