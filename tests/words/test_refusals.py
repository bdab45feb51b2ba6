"""Every refusal has words, and they name what is in the way."""

from __future__ import annotations

import pickle

import pytest

from boneyard import IllegalAction, Reason, read_action, read_position
from boneyard.locales import words
from boneyard.words.refusals import explain
from tests.words.refused import CASES, DOUBLE, FEET, LINES, STATIONS, STUCK, WAITING, Case

OTHERWISE = {
    "one toe": Case(
        "6-1@6",
        "The chickenfoot 4 comes first: it still needs one toe (F11).",
        "chickenfoot",
        {**FEET, "foot": {"pips": 4, "toes": 1}},
    ),
    "an end of Chickenfoot": Case(
        "6-1@4", "That end shows 4, and your tile is 6-1 (F6).", "chickenfoot", FEET
    ),
    "a train in Chickenfoot": Case("6-1@A", "There is no end A to play on here (F6).", "chickenfoot", FEET),
    "a drawn tile in Chickenfoot": Case(
        "pass",
        "The tile you have drawn, 9-4, fits and must be played (house rule drawn_tile=must-play, FA9).",
        "chickenfoot",
        {**FEET, "hands": {"A": "5-1"}, "boneyard": "9-4", "options": {"drawn_tile": "must-play"}},
        ("draw",),
    ),
    "an end of Engine 191": Case(
        "3-2@A", "That end shows 9, and your tile is 3-2 (E7).", "engine-191", LINES
    ),
    "a number in Engine 191": Case("9-3@9", "There is no end 9 to play on here (E6).", "engine-191", LINES),
    "one station": Case(
        "9-3@A",
        "An incomplete station comes first, on line B (E37).",
        "engine-191",
        {**STATIONS, "incomplete": "B"},
    ),
    "a play that has to be made in Engine 191": Case(
        "pass",
        "You have a tile that fits, so you must play (house rule round_end=nobody-can, EA21).",
        "engine-191",
        {**LINES, "boneyard": "", "options": {"round_end": "nobody-can"}},
    ),
    "a tile on the table": Case(
        "12-9@M", "12-9 is on the table, not in your hand (A21).", fields={**DOUBLE, "trains": {"A": "12-9"}}
    ),
    "the engine": Case("12-12@M", "12-12 is on the table, not in your hand (A21).", fields=DOUBLE),
    "a tile of a rival's score yard": Case(
        "9-4@A",
        "9-4 is on the table, not in your hand (E13).",
        "engine-191",
        {**LINES, "yards": {"B": "9-4"}},
    ),
    "a tile in an open hand": Case(
        "12-3@M",
        "12-3 is in player B’s hand, not in yours (A21).",
        fields={**DOUBLE, "options": {"hands": "open"}},
    ),
    "a chain of doubles": Case(
        "9-0@M",
        "Doubles are closed in the order they were laid: the double 6 comes first "
        "(house rule doubles_in_a_turn=chain, AA9).",
        fields={
            **WAITING,
            "trains": {"A": "12-6 6-6", "M": "12-9 9-9"},
            "open_doubles": "A M",
            "options": {"doubles_in_a_turn": "chain"},
        },
    ),
    "the tile after a double, as a house rule": Case(
        "12-1@B",
        "The tile that follows a double goes on that double (house rule after_double=on-the-double, AA10).",
        fields={**DOUBLE, "markers": "B", "options": {"after_double": "on-the-double"}},
        done=("9-9@A",),
    ),
    "an empty boneyard that ends no round": Case(
        "draw",
        "The boneyard is empty: pass (house rule yard_empty=play-on, BA5).",
        "mexican-train-super",
        {**STUCK, "boneyard": "", "options": {"yard_empty": "play-on"}},
    ),
    "a number on a train": Case("12-5@7", "There is no end 7 to play on here (A10)."),
}


def refused(case: Case) -> IllegalAction:
    table = read_position({"sheet": case.sheet, "players": 3, "turn": "A", "engine": 12, **case.fields})
    for action in case.done:
        table.play(read_action(action))

    with pytest.raises(IllegalAction) as why:
        table.play(read_action(case.action) if isinstance(case.action, str) else case.action)
    return why.value


def refusal(case: Case) -> tuple[Reason, str]:
    """Why it is refused, and the words for it."""
    why = refused(case)
    return why.reason, explain(why, words())


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.value)
def test_a_refusal_says_what_is_in_the_way_and_names_its_clause(reason: Reason) -> None:
    case = CASES[reason]

    assert refusal(case) == (reason, case.message)


@pytest.mark.parametrize("case", OTHERWISE.values(), ids=OTHERWISE)
def test_a_refusal_names_what_lies_on_this_very_table(case: Case) -> None:
    assert refusal(case)[1] == case.message


@pytest.mark.parametrize(
    ("language", "closed", "waits", "held"),
    [
        (
            "en",
            "Zoë’s train is closed to you: its marker is not on (A12).",
            "One of the incomplete stations comes first, on your line, on Ben’s line or on Zoë’s line (E37).",
            "12-3 is in Ben’s hand, not in yours (A21).",
        ),
        (
            "de",
            "Die Bahn von Zoë ist für dich geschlossen: Es liegt kein Marker darauf (A12).",
            (
                "Einer der unfertigen Bahnhöfe geht vor, an deiner Linie, an der Linie von Ben oder "
                "an der Linie von Zoë (E37)."
            ),
            "12-3 ist auf der Hand von Ben, nicht auf deiner (A21).",
        ),
    ],
)
def test_where_players_have_names_no_train_is_called_by_its_letter(
    language: str, closed: str, waits: str, held: str
) -> None:
    stations = {**STATIONS, "trains": {"A": "9-7 7-7", "B": "9-4 4-4", "C": "9-6 6-6"}, "incomplete": "A B C"}
    given = [
        refused(Case("12-5@C", "", fields={"hands": {"A": "12-5"}})),
        refused(Case("9-3@D", "", "engine-191", {**stations, "players": 4})),
        refused(Case("12-3@M", "", fields={**DOUBLE, "options": {"hands": "open"}})),
    ]

    names = ("Mia", "Ben", "Zoë", "Dan")
    assert [explain(each, words(language), names, 0) for each in given] == [closed, waits, held]


def test_nobody_learns_from_a_refusal_where_a_hidden_tile_is() -> None:
    hands = {"A": "12-1", "B": "12-3"}
    tables: list[dict[str, object]] = [
        {"hands": hands, "boneyard": "12-4"},
        {"hands": {**hands, "B": "12-4"}, "boneyard": "12-3"},
    ]

    said = {refusal(Case(action, "", fields=fields)) for fields in tables for action in ("12-3@M", "12-4@M")}
    assert said == {
        (Reason.TILE_NOT_HELD, "You do not have 12-3 (A21)."),
        (Reason.TILE_NOT_HELD, "You do not have 12-4 (A21)."),
    }


def test_every_reason_has_words() -> None:
    assert [reason for reason in Reason if not words().has(f"refused-{reason.value}")] == []


def test_the_bare_refusal_names_action_reason_and_clause() -> None:
    table = read_position({"sheet": "mexican-train-classic", "players": 2, "turn": "A", "engine": 12})

    with pytest.raises(IllegalAction, match=r"^pass refused: must-draw \(A23\)$") as refused:
        table.play(read_action("pass"))
    assert refused.value.action == read_action("pass")
    assert refused.value.house_rule is None


def test_the_bare_refusal_names_the_house_rule_it_rests_on_and_can_be_pickled() -> None:
    table = read_position(
        {
            "sheet": "mexican-train-classic",
            "players": 2,
            "turn": "A",
            "engine": 12,
            "hands": {"A": "12-5"},
            "options": {"own_train_first": "yes"},
        }
    )

    with pytest.raises(IllegalAction) as refused:
        table.play(read_action("12-5@M"))
    copied = pickle.loads(pickle.dumps(refused.value))
    for told in (refused.value, copied):
        assert str(told) == "play refused: own-train-first (own_train_first=yes, AA3)"
        assert told.house_rule == ("own_train_first", "yes")
