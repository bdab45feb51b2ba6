"""Actions as one number."""

from __future__ import annotations

import pytest

from boneyard import Action, Tile, Verb, write_action
from boneyard.rules.action import ENDS, decode, encode


@pytest.mark.parametrize("end", range(-2, 40))
def test_only_ends_of_some_table_have_a_number(end: int) -> None:
    action = Action(Verb.PLAY, Tile(5, 3), end)
    if end in ENDS:
        assert decode(encode(action)) == action
        assert write_action(action).startswith("5-3@")
    else:
        with pytest.raises(ValueError, match="not an action"):
            encode(action)
