"""docs/wire.md and docs/wire.schema.json: what is written can be read back, and both say how it looks."""

from __future__ import annotations

import json
import pickle
from itertools import islice

import msgspec
import pytest
from hypothesis import given
from jsonschema import Draft202012Validator

from boneyard import SHEETS, Match
from boneyard.record.views import BadWire, event_json, read_event, read_view, view_json
from boneyard.record.wire import WireEvent
from boneyard.rules.event import EventKind
from boneyard.rules.view import Step
from tests.house.readme import blocks
from tests.properties.tables import Table, steps, tables, walked
from tests.record.pages import after, named_first, parts, views
from tools.stamps import ROOT
from tools.wire_schema import FILE, schema

PAGE = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
FEET, LINES = (json.loads(block.text) for block in blocks(PAGE) if block.kind == "json")
PARTS = parts(PAGE)
FAMILIES = {"chickenfoot": "Chickenfoot", "engine-191": "Engine 191"}


@given(tables(), steps())
def test_a_view_is_read_back_as_it_was_written(table: Table, stop: int) -> None:
    round_ = walked(table, stop)
    for seat in (None, *range(table.players)):
        view = round_.view(seat)
        assert read_view(view_json(view)) == view
        assert pickle.loads(pickle.dumps(view)) == view


def played(sheet: str) -> Match:
    match = Match(SHEETS[sheet], 2, b"wire")
    while not match.over:
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_event_of_a_match_is_read_back_as_it_was_written(sheet: str) -> None:
    match = played(sheet)
    for seat in (None, 0, 1):
        told = [event for events in match.events(seat) for event in events]
        assert [read_event(event_json(event)) for event in told] == told


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "Input data was truncated"),
        ("[]", "Expected `object`, got `array`"),
        ("{}", "Object missing required field `sheet`"),
        ("\ud800", "surrogates not allowed"),
    ],
)
def test_what_is_no_view_is_refused_with_the_reason(text: str, problem: str) -> None:
    with pytest.raises(BadWire, match=problem):
        read_view(text)


def test_a_view_with_a_field_that_cannot_be_is_refused_with_its_place() -> None:
    written = after(3, "mexican-train-classic", 2, b"boneyard")
    with pytest.raises(BadWire, match=r"regex .* - at `\$.turn`"):
        read_view(msgspec.json.encode({**written, "turn": "Z"}))
    with pytest.raises(BadWire, match="not an action"):
        read_view(msgspec.json.encode({**written, "legal": ["jump"]}))
    with pytest.raises(BadWire, match=r"Invalid enum value 'jumped' - at `\$.event`"):
        read_event('{"event": "jumped"}')


def test_what_a_reader_does_not_know_it_passes_over() -> None:
    written = after(3, "chickenfoot", 2, b"boneyard")
    assert read_view(msgspec.json.encode({**written, "weather": "rain"})).players == 2


# --- The schema -------------------------------------------------------------------------------------------


def test_the_schema_is_that_of_the_types() -> None:
    assert FILE.read_text(encoding="utf-8") == schema(), "python -m tools.wire_schema writes it anew"


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_view_and_every_event_is_valid(sheet: str) -> None:
    document = json.loads(schema())
    validator = Draft202012Validator({**document, "oneOf": [{"$ref": "#/$defs/View"}]})
    for view in islice(views(sheet, 2, b"boneyard"), 60):
        validator.validate(view)
    of_events = Draft202012Validator({**document, "oneOf": [{"$ref": "#/$defs/Event"}]})
    for event in [event for events in played(sheet).events(0) for event in events][:200]:
        of_events.validate(json.loads(event_json(event)))


def test_a_view_of_another_shape_is_not_valid() -> None:
    view = after(3, "chickenfoot", 2, b"boneyard")
    validator = Draft202012Validator(json.loads(schema()))

    assert validator.is_valid(view)
    assert not validator.is_valid({**view, "table": {**view["table"], "family": "trains"}})
    assert not validator.is_valid({**view, "turn": "Z"})


# --- The page ---------------------------------------------------------------------------------------------


def test_the_parts_of_views_shown_are_real() -> None:
    feet = after(9, "chickenfoot", 3, b"page 12")
    lines = after(15, "engine-191", 2, b"page 2")

    assert {name: feet[name] for name in FEET} == FEET
    assert {name: lines[name] for name in LINES} == LINES


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_field_of_a_view_is_named_and_no_other(sheet: str) -> None:
    view = after(0, sheet, 2, b"boneyard")

    assert named_first(PARTS["The view"]) == view.keys()
    assert named_first(PARTS[FAMILIES.get(sheet, "Mexican Train")]) == view["table"].keys()


def test_every_event_and_its_fields_are_named_and_no_other() -> None:
    kinds = {kind.value for kind in EventKind}

    assert named_first(PARTS["Events"]) - kinds == set(WireEvent.__struct_fields__) - {"event"}
    assert kinds <= named_first(PARTS["Events"])


def test_every_step_of_a_turn_is_explained_where_the_page_says() -> None:
    assert all(f"`{step.value}`" in NOTATION for step in Step)
