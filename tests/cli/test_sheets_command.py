"""`boneyard sheets`: what people read, and the keys programs rely on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boneyard import SHEETS
from boneyard.locales import words
from boneyard.sheets.clauses import CLAUSES, RULINGS
from tests.cli.command import boneyard


def document(*arguments: str) -> Any:
    said = boneyard("sheets", *arguments, "--json")
    assert (said.returncode, said.stderr) == (0, "")
    return json.loads(said.stdout)


def page(*arguments: str) -> str:
    said = boneyard("sheets", *arguments)
    assert (said.returncode, said.stderr) == (0, "")
    return " ".join(said.stdout.split())


def test_the_list_names_every_sheet() -> None:
    text = page()

    assert all(f"{name} " in text for name in SHEETS)
    assert "Engine 191, 2 to 4 players" in text
    assert "Chickenfoot, 2 to 8 players" in text


def test_the_list_as_a_document() -> None:
    listed = document()

    assert [sheet["id"] for sheet in listed] == list(SHEETS)
    assert listed[list(SHEETS).index("mexican-train-classic")] == {
        "id": "mexican-train-classic",
        "title": "Mexican Train (classic)",
        "game": "mexican-train-classic",
        "players": [2, 8],
        "leaflets": ["001", "003"],
    }


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_is_shown_whole(name: str) -> None:
    sheet = SHEETS[name]
    text = page(name)

    for switch, question in sheet.switches.items():
        assert f"{switch}: " in text
        assert f"* {question.default.name} " in text
    for question in sheet.questions:
        assert all(f"({answer.clause})" in text for answer in question.answers)
    for id_, clause in CLAUSES.items():
        assert (f" {id_} {words().clause(id_)}" in text) == (clause.game == sheet.game)
    for id_, ruling in RULINGS.items():
        about = f", about {', '.join(ruling.about)}" if ruling.about else ""
        assert (f" {id_}{about} {words().clause(id_)}" in text) == (ruling.game == sheet.game)


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_as_a_document(name: str) -> None:
    sheet = SHEETS[name]
    shown = document(name)

    assert list(shown) == [
        "id", "title", "edition", "game", "leaflets", "deals", "switches", "settled", "clauses", "rulings",
    ]  # fmt: skip
    assert {
        switch["name"]: [answer["name"] for answer in switch["answers"]] for switch in shown["switches"]
    } == {switch: [answer.name for answer in question.answers] for switch, question in sheet.switches.items()}
    assert all(switch["default"] == switch["answers"][0]["name"] for switch in shown["switches"])
    assert len(shown["switches"]) + len(shown["settled"]) == len(sheet.questions)
    assert [clause["id"] for clause in shown["clauses"]] == [
        clause.id for clause in CLAUSES.values() if clause.game == sheet.game
    ]
    assert {tuple(ruling) for ruling in shown["rulings"]} == {("id", "about", "text")}
    assert shown["deals"][0]["tables"][0] == {
        "players": 2,
        "set": sheet.deal.tables[2][0],
        "tiles": sheet.deal.tables[2][1],
    }


def test_a_short_name_will_do() -> None:
    assert document("super") == document("mexican-train-super")


def test_a_sheet_of_several_sets_names_them_all() -> None:
    text = page("chickenfoot")

    assert "players 2 3 4 5 6 7 8 highest double 9 9 9 12 12 12 12 tiles each 12 11 10 12 11 10 9" in text


def test_a_default_that_depends_on_another_answer_is_told() -> None:
    (spinner_first,) = [
        switch for switch in document("chickenfoot")["switches"] if switch["name"] == "spinner_first"
    ]

    assert spinner_first["default"] == "free"
    assert spinner_first["elsewhere"] == {
        "switch": "spinner",
        "answer": "double-chickenfoot",
        "default": "fill-first",
    }
    assert "with spinner=double-chickenfoot, the sheet’s own answer is fill-first" in page("chickenfoot")


def test_a_match_to_tokens_is_told_as_such() -> None:
    text = page("engine-191")

    assert "tokens: How many rounds must be won to win the match? * 3 Whoever first wins 3 rounds" in text
    assert "1 … 5 Whoever first wins that many rounds wins the match." in text


def test_sheets_of_different_families_can_be_compared() -> None:
    found = document("--diff", "chickenfoot", "engine-191")

    assert {"rounds", "spinner", "dead-foot"} <= {question["name"] for question in found["only_a"]}
    assert {"tokens", "first-turn", "dead-station"} <= {question["name"] for question in found["only_b"]}
    assert {"players": 5, "b": None}.items() <= found["deals"][-4].items()


def test_the_difference_between_the_english_and_the_french_reading() -> None:
    found = document("--diff", "mexican-train-classic", "mexican-train-classic-fr")

    assert found == {
        "a": "mexican-train-classic",
        "b": "mexican-train-classic-fr",
        "different": [
            {
                "name": "after-double",
                "question": "Where does the tile after a double go?",
                "a": {
                    "name": "anywhere",
                    "clause": "A31",
                    "text": "The tile after a double goes on that double or on any train open to you.",
                },
                "b": {
                    "name": "on-the-double",
                    "clause": "A47",
                    "text": "The tile after a double goes on that double and nowhere else.",
                },
            }
        ],
        "offered": [],
        "only_a": [],
        "only_b": [],
        "deals": [],
    }


def test_a_difference_names_answers_questions_offers_and_deals() -> None:
    found = document("--diff", "classic", "satisfy")

    assert {"name": "first-player"}.items() <= found["different"][3].items()
    assert [question["name"] for question in found["only_a"]] == ["own-train-first", "drawn-double"]
    assert "engine-turn" in [question["name"] for question in found["only_b"]]
    assert {"name": "hands", "a": ["hidden", "open"], "b": ["hidden"]}.items() <= {
        offer["name"]: offer for offer in found["offered"]
    }["hands"].items()
    assert {
        "game": "full",
        "players": 2,
        "a": {"set": 12, "tiles": 16},
        "b": {"set": 12, "tiles": 12},
    } in found["deals"]
    assert {"game": "fast", "players": 2, "a": {"set": 9, "tiles": 15}, "b": None} in found["deals"]


def test_a_difference_to_read() -> None:
    text = page("--diff", "classic", "super")

    assert "A is Mexican Train (classic), B is Mexican Train (Super Train)." in text
    assert "A The next round is started by the next seat clockwise. (A17)" in text
    assert "B The next round is started by the winner of the round before. (B15)" in text
    assert "settled, no choice" in text
    assert page("--diff", "super", "super").endswith("do not differ.")


@pytest.mark.parametrize("columns", [40, 80, 200])
def test_no_line_is_wider_than_the_terminal(columns: int) -> None:
    for arguments in [], *([name] for name in SHEETS), ["--diff", "classic", "satisfy"]:
        said = boneyard("sheets", *arguments, COLUMNS=str(columns))
        assert max(len(line) for line in said.stdout.splitlines()) <= columns
