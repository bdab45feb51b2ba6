"""What is handed in is of the wrong kind: whoever calls is told what was needed, compiled or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import boneyard
from boneyard import SHEETS, IllegalAction, Match, read_action
from boneyard.analysis import hint
from boneyard.bots import bot_named
from boneyard.words import explain, words

MATCH: Any = Match(SHEETS["chickenfoot"], players=3, seed=b"friday")
WRONG: list[tuple[Callable[..., object], tuple[Any, ...], str]] = [
    (boneyard.read_action, (5,), "an action as text is needed, not 5"),
    (boneyard.write_action, ("pass",), "an Action is needed, not 'pass'"),
    (boneyard.write_position, (MATCH,), "a Round, as match.round, is needed, not <Match"),
    (boneyard.read_record, (5,), "a record as text is needed, not 5"),
    (boneyard.write_record, (MATCH.view(0),), r"a Match is needed, not View\("),
    (boneyard.replay, ("a text",), "a Record, as read_record gives one, is needed, not 'a text'"),
    (boneyard.view_json, (MATCH,), "a View is needed, not <Match"),
    (boneyard.event_json, (MATCH.view(0),), "an Event is needed, not View"),
    (bot_named, (3, SHEETS["chickenfoot"]), "the name of a bot is needed, not 3"),
    (bot_named, ("random", "chickenfoot"), "a Sheet, .* is needed, not 'chickenfoot'"),
    (hint, (MATCH,), "a View is needed, not <Match"),
    (explain, ("why not?", words()), "a refusal is needed, not 'why not"),
    (words, (None,), "a language tag is needed, as 'en', not None"),
]


@pytest.mark.parametrize(
    ("function", "arguments", "told"), WRONG, ids=[f"{f.__name__}: {told}" for f, _, told in WRONG]
)
def test_the_wrong_kind_of_thing_is_refused(
    function: Callable[..., object], arguments: tuple[Any, ...], told: str
) -> None:
    with pytest.raises(TypeError, match=told):
        function(*arguments)


def test_the_right_kind_is_taken() -> None:
    with pytest.raises(IllegalAction) as refused:
        MATCH.play(read_action("pass"))

    assert explain(refused.value, words())


def test_a_hint_is_for_the_seat_whose_turn_it_is() -> None:
    with pytest.raises(ValueError, match="only the seat whose turn it is"):
        hint(MATCH.view(None))
