"""What the six languages say where English alone would not have shown a mistake."""

from __future__ import annotations

import pytest

from boneyard import SHEETS, Tile, read_action
from boneyard.bots.levels import LADDER
from boneyard.locales import languages, words
from boneyard.rules.questions import FirstPlayer, LastTile
from boneyard.rules.result import Over, Result
from boneyard.sheets.clauses import CLAUSES
from boneyard.words.endings import how_round_ended, who_won
from boneyard.words.hints import deed
from boneyard.words.letters import bare, folded
from boneyard.words.levels import level_named, level_text
from boneyard.words.sheets import answer_text, other_numbers_text, question_text, section_text
from boneyard.words.speech import Speech
from tests.rulebook import position
from tests.words.spoken import speech_at

ADVICE = {
    "en": ("play 12-5 on your train", "draw a tile", "pass"),
    "de": ("12-5 an deine Bahn anlegen", "einen Stein ziehen", "passen"),
    "fr": ("poser 12-5 sur votre train", "piocher un domino", "passer"),
    "es": ("colocar 12-5 en tu tren", "robar una ficha", "pasar"),
    "da": ("læg 12-5 på dit tog", "træk en brik", "meld pas"),
    "sv": ("lägg 12-5 på ditt tåg", "dra en bricka", "passa"),
}
SPINNER = {
    "en": "spinner",
    "de": "Startpasch",
    "fr": "de départ",
    "es": "de salida",
    "da": "startbrik",
    "sv": "startdub",
}
AMONG_WINNERS = {
    "en": "Fewest pips: Ben and you.",
    "de": "Die wenigsten Augen: Ben und du.",
    "fr": "Le moins de points\u00a0: Ben et vous.",
    "es": "Menos puntos: Ben y tú.",
    "da": "Færrest prikker: Ben og du.",
    "sv": "Minst antal prickar: Ben och du.",
}
ONE_LEFT = {
    "en": "One left!",
    "de": "Noch einer!",
    "fr": "Plus qu’un",
    "es": "¡Me queda una!",
    "da": "Én tilbage!",
    "sv": "En kvar!",
}


def test_all_languages_are_looked_at_here() -> None:
    for looked_at in (ADVICE, SPINNER, AMONG_WINNERS, ONE_LEFT):
        assert sorted(looked_at) == list(languages())


@pytest.mark.parametrize("language", languages())
def test_advice_is_given_as_buttons_are_written(language: str) -> None:
    speech = speech_at(position(hands={"A": "12-5"}), words(language))

    told = tuple(deed(read_action(action), speech) for action in ("12-5@A", "draw", "pass"))

    assert told == ADVICE[language]


@pytest.mark.parametrize("language", languages())
def test_you_are_small_in_the_middle_of_a_sentence(language: str) -> None:
    speech = Speech(words(language), SHEETS["mexican-train-classic"], ("Ben", "Mia"), you=1)
    result = Result(Over.BLOCKED, (0, 1), (5, 5))
    capital = words(language).text("you")

    told = how_round_ended(result, [[Tile(5, 0)], [Tile(4, 1)]], speech)

    assert told[-1] == AMONG_WINNERS[language]
    for sheet in ("mexican-train-classic", "engine-191"):
        speech = Speech(words(language), SHEETS[sheet], ("Ben", "Mia"), you=1)
        assert capital not in who_won((0, 1), (5, 5), (1, 1), speech)


@pytest.mark.parametrize("language", languages())
def test_the_rounds_of_chickenfoot_begin_with_spinners(language: str) -> None:
    sheet = SHEETS["chickenfoot"]
    rounds, first = sheet.switches["rounds"], sheet.asked(FirstPlayer)
    said = [answer_text(rounds, answer, words(language)) for answer in rounds.answers]
    said += [other_numbers_text(rounds, words(language)), answer_text(first, first.default, words(language))]

    assert first.default.value is FirstPlayer.HOLDER
    assert [text for text in said if SPINNER[language] not in text] == []


@pytest.mark.parametrize("language", languages())
def test_the_last_tile_of_chickenfoot_is_called_not_knocked(language: str) -> None:
    sheet = SHEETS["chickenfoot"]
    question = sheet.asked(LastTile)

    assert ONE_LEFT[language] in answer_text(question, question.default, words(language))


@pytest.mark.parametrize("language", languages())
def test_an_answer_is_a_whole_sentence_in_every_language(language: str) -> None:
    for sheet in SHEETS.values():
        for question in sheet.questions:
            assert question_text(question, words(language)).endswith("?")
            said = [answer_text(question, answer, words(language)) for answer in question.answers]
            assert len(set(said)) == len(said)
            assert [text for text in said if not text[0].isupper() or not text.endswith(".")] == []


@pytest.mark.parametrize("language", languages())
def test_every_clause_stands_under_a_heading(language: str) -> None:
    for clause in CLAUSES.values():
        assert section_text(clause, words(language))[0].isupper()


def test_a_heading_says_what_its_part_of_the_leaflet_is_about() -> None:
    headings = [section_text(CLAUSES[clause], words("en")) for clause in ("A1", "A2", "A47", "F10", "E13")]

    assert headings == ["Contents", "Setting up", "Doubles", "Doubles", "In brief"]


@pytest.mark.parametrize("language", languages())
def test_a_rating_is_no_amount(language: str) -> None:
    assert words(language).text("arena-rated", rating=1500) == "1500"


@pytest.mark.parametrize("language", languages())
def test_yes_no_and_another_cannot_be_mixed_up(language: str) -> None:
    yes, no, another = (
        set(words(language).text(f"typed-{meaning}").split()) for meaning in ("yes", "no", "another")
    )

    assert not (yes | {"y", "yes"}) & (no | {"n", "no"})
    assert not another & (yes | no | {"y", "yes", "n", "no"})


# --- Names, however they are typed ------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_a_level_is_found_by_its_name_in_every_language(language: str) -> None:
    for level in LADDER:
        name = level_text(level, words(language))
        for typed in (name, name.upper(), bare(name), f" {name} "):
            assert level_named(typed, words(language)) == level
    assert level_named("nobody", words(language)) is None


def test_letters_lose_their_accents_and_nothing_else() -> None:
    assert bare("Zoë, Hühnerfuß, Ångström, fyrbøder, œuf, ÆØÅ") == (
        "Zoe, Huhnerfuss, Angstrom, fyrboder, oeuf, AEOA"
    )
    assert bare("日本語 12-5") == "日本語 12-5"
    assert folded("  HÜHNERFUSS ") == folded("hühnerfuß")
