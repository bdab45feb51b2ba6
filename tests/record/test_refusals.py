"""Every refusal has words, and they name what is in the way."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from boneyard import IllegalAction, Reason, read_action, read_position
from boneyard.locales import words
from boneyard.record.refusals import explain


@dataclass
class Case:
    """A table, what was done at it, what is refused then, and the words for it."""

    action: str
    message: str
    sheet: str = "classic"
    fields: dict[str, object] = field(default_factory=dict)
    done: tuple[str, ...] = ()


STUCK: dict[str, object] = {"hands": {"A": "7-3 6-1"}, "trains": {"A": "12-9", "M": "12-5"}}
DOUBLE: dict[str, object] = {
    "hands": {"A": "9-9 8-8 12-1 9-2", "B": "12-3", "C": "12-4"},
    "trains": {"A": "12-9", "M": "12-8"},
}
WAITING: dict[str, object] = {
    "turn": "B",
    "hands": {"A": "1-0", "B": "12-3 9-0", "C": "12-4"},
    "trains": {"A": "12-6 6-6", "M": "12-9"},
    "open_doubles": "A",
    "placer": "A",
}

CASES = {
    Reason.ROUND_OVER: Case("draw", "The round is over (A40).", fields={"hands": {"A": ""}}),
    Reason.OTHER_GAME: Case("take", "There is no such action in this game (A21)."),
    Reason.NO_SUCH_END: Case("12-5@ML", "There is no end ML to play on here (A10)."),
    Reason.TILE_NOT_HELD: Case("5-12@A", "12-5 is not in your hand (A21).", fields={"hands": {"A": "1-0"}}),
    Reason.TILE_DOES_NOT_FIT: Case("7-3@A", "That end shows 9, your tile is 7-3 (A10).", fields=STUCK),
    Reason.TRAIN_CLOSED: Case(
        "12-5@C", "Train C is closed to you: its marker is not on (A12).", fields={"hands": {"A": "12-5"}}
    ),
    Reason.OWN_TRAIN_FIRST: Case(
        "12-5@M",
        "Begin your own train before you play elsewhere (AA3).",
        fields={"hands": {"A": "12-5"}, "options": {"own_train_first": "yes"}},
    ),
    Reason.DOUBLE_WAITS: Case("9-0@M", "The double 6 must be closed first (A35).", fields=WAITING),
    Reason.OLDER_DOUBLE_WAITS: Case(
        "9-0@M",
        "Doubles are closed in the order they were laid: the double 6 comes first (AA9).",
        fields={**WAITING, "trains": {"A": "12-6 6-6", "M": "12-9 9-9"}, "open_doubles": "A M"},
    ),
    Reason.FOLLOW_ON_THE_DOUBLE: Case(
        "12-1@B",
        "The tile that follows a double goes on that double (A29).",
        "classic-fr",
        {**DOUBLE, "markers": "B"},
        ("9-9@A",),
    ),
    Reason.NO_SECOND_DOUBLE: Case(
        "8-8@M", "The tile that follows a double may not be a double (A29).", fields=DOUBLE, done=("9-9@A",)
    ),
    Reason.ONLY_THE_DRAWN_TILE: Case(
        "7-3@A",
        "Only the tile you have drawn, 9-5, may be played now (A23).",
        fields={**STUCK, "boneyard": "5-9"},
        done=("draw",),
    ),
    Reason.MUST_PLAY: Case(
        "draw", "You have a tile that fits, so you must play (A22).", fields={"hands": {"A": "12-5"}}
    ),
    Reason.MUST_PLAY_DRAWN: Case(
        "pass",
        "The tile you have drawn, 9-5, fits and must be played (A23).",
        fields={**STUCK, "boneyard": "5-9"},
        done=("draw",),
    ),
    Reason.MUST_DRAW: Case("pass", "You must draw before your turn can pass (A23).", fields=STUCK),
    Reason.MUST_DRAW_UNTIL: Case(
        "pass",
        "The duty has come back to you: draw until your double is satisfied (C27).",
        "satisfy",
        {**WAITING, "turn": "A"},
    ),
    Reason.NOTHING_DRAWN: Case("keep", "You have not drawn a tile that you could keep (A23).", fields=STUCK),
    Reason.BONEYARD_EMPTY: Case(
        "draw", "The boneyard is empty: pass (A38).", fields={**STUCK, "boneyard": ""}
    ),
    Reason.DUTY_WITHOUT_DRAW: Case(
        "draw",
        "You cannot satisfy the double 6: hand the duty on without drawing (CA11).",
        "satisfy",
        WAITING,
    ),
    Reason.NO_PENALTY_DUE: Case(
        "draw-until",
        "Drawing until it fits is only for the one who laid the double, when nobody could satisfy it (C27).",
        "satisfy",
        STUCK,
    ),
    Reason.MARKER_UNDECIDED: Case(
        "draw",
        "First say whether your marker comes off or stays (A27).",
        fields={**DOUBLE, "markers": "A", "options": {"marker_removal": "ask"}},
        done=("9-2@A",),
    ),
    Reason.NO_MARKER_TO_DECIDE: Case(
        "unmark",
        "There is no marker to decide about now (AA6).",
        fields={**DOUBLE, "markers": "A", "options": {"marker_removal": "ask"}},
    ),
}


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.value)
def test_a_refusal_says_what_is_in_the_way_and_names_its_clause(reason: Reason) -> None:
    case = CASES[reason]
    table = read_position(
        {"sheet": f"mexican-train-{case.sheet}", "players": 3, "turn": "A", "engine": 12, **case.fields}
    )
    for action in case.done:
        table.play(read_action(action))

    with pytest.raises(IllegalAction) as refused:
        table.play(read_action(case.action))
    assert refused.value.reason is reason
    assert explain(refused.value, table, words()) == case.message


def test_every_reason_has_words() -> None:
    assert [reason for reason in Reason if not words().has(f"refused-{reason.value}")] == []


def test_the_bare_refusal_names_action_reason_and_clause() -> None:
    table = read_position({"sheet": "mexican-train-classic", "players": 2, "turn": "A", "engine": 12})

    with pytest.raises(IllegalAction, match=r"^pass refused: must-draw \(A23\)$") as refused:
        table.play(read_action("pass"))
    assert refused.value.action == read_action("pass")
