"""Which language a command speaks, and that programs are always answered in the same words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boneyard import SHEETS
from boneyard.cli.bots import read_bots
from boneyard.cli.game.console import Leave
from boneyard.cli.game.rulebook import find_rules
from boneyard.cli.game.setup import Setup
from boneyard.cli.language import language_in
from boneyard.cli.page import columns
from boneyard.locales import languages, words
from tests.cli import command
from tests.cli.in_process import boneyard
from tests.cli.seated import Player, seated

CLASSIC = SHEETS["mexican-train-classic"]
POSITION = json.dumps(
    {"sheet": CLASSIC.id, "players": 2, "turn": "A", "engine": 12, "hands": {"A": "12-5 5-3"}}
)


@pytest.mark.parametrize(
    ("environment", "tag"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de_AT"),
        ({"LANG": "sv_FI@euro"}, "sv_FI"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8"}, "fr_CA"),
        ({"LANG": "da_DK", "LC_MESSAGES": "fr_FR", "LC_ALL": "es_MX"}, "es_MX"),
        ({"LC_ALL": "", "LANG": "da_DK"}, "da_DK"),
        ({"BONEYARD_LANGUAGE": "sv", "LC_ALL": "de_DE.UTF-8"}, "sv"),
        ({"BONEYARD_LANGUAGE": "", "LANG": "de_DE.UTF-8"}, "de_DE"),
    ],
)
def test_the_environment_says_which_language_is_spoken(environment: dict[str, str], tag: str) -> None:
    assert language_in(environment) == tag


@pytest.mark.parametrize(
    ("arguments", "environment", "heading"),
    [
        (("--language", "de"), {}, "Regelblätter"),
        (("--language", "de-AT"), {"BONEYARD_LANGUAGE": "fr"}, "Regelblätter"),
        ((), {"BONEYARD_LANGUAGE": "fr"}, "Feuilles de règles"),
        ((), {"BONEYARD_LANGUAGE": "", "LC_ALL": "es_ES.UTF-8"}, "Hojas de reglas"),
        ((), {"BONEYARD_LANGUAGE": "", "LC_ALL": "C.UTF-8", "LANG": "es_ES.UTF-8"}, "Rule sheets"),
        ((), {"BONEYARD_LANGUAGE": "", "LC_ALL": "nl_NL.UTF-8"}, "Rule sheets"),
    ],
)
def test_what_is_asked_for_comes_before_the_environment(
    arguments: tuple[str, ...], environment: dict[str, str], heading: str
) -> None:
    assert boneyard("sheets", *arguments, **environment).stdout.splitlines()[0] == heading


def test_a_language_that_is_not_spoken_is_refused() -> None:
    refused = boneyard("sheets", "--language", "tlh")

    assert refused.returncode == 2
    assert refused.stderr == (
        "boneyard: there is no language 'tlh'; the languages are: da, de, en, es, fr, sv\n"
    )
    assert "keine Sprache 'tlh'" in boneyard("sheets", "--language", "tlh", BONEYARD_LANGUAGE="de").stderr


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (("play", "--demo", "--seed", "1"), "Die Bots:"),
        (("sheets", "chickenfoot"), "Vorbereitung"),
        (("sheets", "--diff", "classic", "super"), "Verschieden beantwortet"),
        (("hint", POSITION), "A: 12-5 an deine Bahn anlegen (12-5@A)"),
        (("plan", "12-5 5-3", "--from", "12"), "Beste Bahn: 12-5 5-3"),
        (("deal", "--sheet", "classic", "--players", "2", "--seed", "1"), "Vorrat"),
        (("simulate", "--sheet", "classic", "--players", "2", "--matches", "2", "--seed", "1"), "je Partie"),
        (
            (
                *("arena", "--sheet", "chickenfoot", "--players", "2", "--seats", "Leitstelle,Bremsdienst"),
                *("--deals", "1", "--seed", "1"),
            ),
            "Weniger Punkte",
        ),
    ],
)
def test_people_are_spoken_to_in_their_language(typed: tuple[str, ...], told: str) -> None:
    german = boneyard(*typed, "--language", "de")

    assert german.returncode == 0, german.stderr
    assert told in german.stdout
    assert told in boneyard(*typed, BONEYARD_LANGUAGE="de").stdout


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "typed",
    [
        ("sheets", "--json"),
        ("sheets", "mexican-train-super", "--json"),
        ("sheets", "--diff", "classic", "super", "--json"),
        ("hint", POSITION, "--json"),
        ("plan", "12-5 5-3", "--from", "12", "--json"),
        ("deal", "--sheet", "classic", "--players", "2", "--seed", "1", "--json"),
    ],
)
def test_programs_are_answered_the_same_in_every_language(typed: tuple[str, ...], language: str) -> None:
    english = boneyard(*typed).stdout

    assert json.loads(english)
    assert boneyard(*typed, BONEYARD_LANGUAGE=language).stdout == english
    assert boneyard(*typed, "--language", language).stdout == english


def test_mistakes_are_told_in_the_readers_language() -> None:
    told = {
        ("--switch", "hands"): "Eine Hausregel schreibt man name=antwort",
        ("--switch", "jokers=yes"): "mexican-train-classic hat keine Option 'jokers'",
        ("--switch", "hands=all"): "hands hat keine Antwort 'all'; die Antworten sind: hidden, open",
        (
            *("--switch", "after_double=on-the-double"),
            *("--switch", "doubles_in_a_turn=chain"),
        ): "Kein Pasch passt auf einen Pasch",
        ("--players", "9"): "mexican-train-classic ist für 2 bis 8 Mitspielende (A6)",
        ("--opponents", "nobody"): "Es gibt keinen Bot 'nobody'",
        ("--opponents", "run:"): "Auf run: muss ein Befehl folgen",
        ("--opponents", "run:'"): "Ein Anführungszeichen fehlt",
        ("--opponents", "run:no-such-thing"): "Es gibt kein Programm 'no-such-thing'",
        ("--sheet", "chickenfoot", "--opponents", "smart"): "smart spielt nur Mexican Train",
    }
    for mistake, text in told.items():
        refused = boneyard("play", "--demo", *mistake, "--language", "de")
        assert refused.returncode == 2, mistake
        assert text in refused.stderr, mistake


# --- The game ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "yes", "no"),
    [("en", "y", "n"), ("de", "j", "nein"), ("fr", "oui", "n"), ("es", "SÍ", "n"), ("es", "si", "no"),
     ("da", "j", "nej"), ("sv", "ja", "nej"), ("de", "y", "no"), ("fr", "o", "non")],
)  # fmt: skip
def test_yes_and_no_may_be_typed_as_one_says_them(language: str, yes: str, no: str) -> None:
    setup = Setup(Player([yes, no]).console, words(language))

    assert setup.yes("?")
    assert not setup.yes("?")


@pytest.mark.parametrize(("language", "typed"), [("de", "lokfuhrung"), ("sv", "Lokförare"), ("fr", "5")])
def test_a_bot_may_be_called_by_its_name_in_the_list(language: str, typed: str) -> None:
    setup = Setup(Player([typed]).console, words(language))

    assert setup.ask_opponents(CLASSIC, 2) == ("engineer",)
    assert read_bots(f"{typed},caboose", CLASSIC, words(language)) == ("engineer", "caboose")


def test_a_house_rule_that_cannot_be_played_is_refused_in_the_readers_language() -> None:
    sheet = CLASSIC.having(after_double="on-the-double")
    chain = [answer.name for answer in sheet.switches["doubles_in_a_turn"].answers].index("chain") + 1
    player = Player([str(chain)])

    assert Setup(player.console, words("sv")).change(sheet, "doubles_in_a_turn", 4) is sheet
    assert "går inte att spela med doubles_in_a_turn=chain" in " ".join(player.heard)


@pytest.mark.parametrize(
    ("language", "typed"),
    [("de", "huhnerfuss"), ("fr", "DEPART"), ("es", "ronda"), ("da", "hønsefod"), ("sv", "honsfot")],
)
def test_rules_are_found_with_accents_or_without(language: str, typed: str) -> None:
    assert find_rules(typed, SHEETS["chickenfoot"], words(language), 80)


@pytest.mark.parametrize("width", [36, 60, 80])
@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("language", languages())
def test_the_table_fits_the_terminal_in_every_language(language: str, sheet: str, width: int) -> None:
    player = Player(["?", "hint", "hand", "table", "nonsense", "99", *["1"] * 12, "quit", "y"], width=width)
    with pytest.raises(Leave):
        seated(player, SHEETS[sheet], 4, name="Maximiliane", language=language).play()

    assert [line for line in player.heard if columns(line) >= max(width, 37)] == []


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("language", languages())
def test_a_round_to_watch_fits_the_terminal_in_every_language(language: str, sheet: str, width: int) -> None:
    shown = boneyard(
        *("play", "--demo", "--sheet", sheet, "--seed", "3", "--language", language), COLUMNS=str(width)
    )

    assert shown.returncode == 0, shown.stderr
    *lines, _ = shown.stdout.splitlines()  # the last is a command, which is not broken
    assert [line for line in lines if columns(line) >= width] == []


@pytest.mark.parametrize("language", languages())
def test_names_in_the_lanes_are_not_cut(language: str) -> None:
    """The shared trains have a name for a wide table and one for a narrow table."""
    spoken = words(language)
    for name in ("lane-shared", "lane-shared-mexican-train-super", "lane-public"):
        short = name.replace("lane-shared", "lane-shared-short").replace("lane-public", "lane-public-short")
        assert columns(spoken.text(name)) <= 13, name
        assert columns(spoken.text(short)) <= 8, short


# --- Records ----------------------------------------------------------------------------------------------


@pytest.fixture
def record(tmp_path: Path) -> str:
    file = str(tmp_path / "sunday.record")
    assert boneyard("play", "--demo", "--seed", "1", "--players", "2", "--record", file).returncode == 0
    return file


def test_a_match_is_told_again_in_the_readers_language(record: str) -> None:
    assert "Die Aufzeichnung stimmt" in boneyard("replay", record, "--language", "de").stdout
    assert "Runde 1" in boneyard("replay", record, "--notation", "--language", "de").stdout
    assert "keine Festlegung" in boneyard("verify", record, "--language", "de").stderr


@pytest.mark.parametrize("language", languages())
def test_a_record_is_the_same_in_every_language(language: str, record: str) -> None:
    seen = command.boneyard("replay", record, "--seen-by", "B", "--language", language)

    assert seen.stdout == command.boneyard("replay", record, "--seen-by", "B").stdout
    assert seen.stdout.startswith("boneyard record 1\n")
    assert (
        boneyard("replay", record, "--json", "--language", language).stdout
        == boneyard("replay", record, "--json").stdout
    )


def test_the_referee_always_answers_in_english() -> None:
    asked = f'{{"position": {POSITION}, "do": ["7-2@A"]}}\n'.encode()

    answer = command.boneyard("referee", stdin=asked, BONEYARD_LANGUAGE="de").stdout

    assert "You do not have 7-2" in json.loads(answer)["error"]["message"]
