"""What is handed in is of the wrong kind: whoever calls is told what was needed, compiled or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import boneyard
from boneyard import SHEETS, IllegalAction, Match, NotationError, read_action
from boneyard.analysis import hint
from boneyard.bots import bot_named
from boneyard.rules.arguments import brief, cut, shorten
from boneyard.words import explain, words

MATCH: Any = Match(SHEETS["chickenfoot"], players=3, seed=b"friday")
WRONG: list[tuple[Callable[..., object], tuple[Any, ...], str]] = [
    (boneyard.read_action, (5,), "expected an action as a string, not 5"),
    (boneyard.write_action, ("pass",), "expected an Action, not 'pass'"),
    (boneyard.write_position, (MATCH,), "expected a Round such as match.round, not <Match"),
    (boneyard.read_record, (5,), "expected a record as a string or bytes, not 5"),
    (boneyard.write_record, (MATCH.view(0),), r"expected a Match, not View\("),
    (boneyard.replay, ("a text",), "expected a Record, as read_record gives one, not 'a text'"),
    (boneyard.view_json, (MATCH,), "expected a View, not <Match"),
    (boneyard.event_json, (MATCH.view(0),), "expected an Event, not View"),
    (bot_named, (3, SHEETS["chickenfoot"]), "expected the name of a bot, not 3"),
    (bot_named, ("random", "chickenfoot"), "expected a Sheet such as .*, not 'chickenfoot'"),
    (hint, (MATCH,), "expected a View, not <Match"),
    (explain, ("why not?", words()), "expected a refusal, not 'why not"),
    (words, (None,), "expected a language tag such as 'en', not None"),
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


def test_foreign_text_is_quoted_on_one_line_and_not_all_of_it() -> None:
    assert shorten("a\nb") == r"'a\nb'"
    assert shorten("x" * 40) == repr("x" * 40)
    assert shorten("x" * 41) == repr("x" * 39 + "…")
    with pytest.raises(NotationError) as refused:
        read_action("x" * 100_000)
    assert len(str(refused.value)) < 200


def test_anything_at_all_is_quoted_in_short() -> None:
    assert shorten(7) == "7"
    assert shorten(None) == "None"
    assert len(shorten([b"x" * 10_000] * 10_000)) < 300
    assert len(shorten(10**10_000)) < 100  # more digits than Python writes


def test_a_message_of_a_library_keeps_its_ends() -> None:
    message = f"invalid value {'x' * 5_000} for a seat"

    assert brief(message) == f"invalid value {cut(message.split()[2], 100)} for a seat"
    assert len(brief("x " * 5_000)) == 800
