import re
from functools import cache
from importlib.resources import files
from itertools import chain

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseComment, Message, TextElement

from boneyard.sheets.clauses import CLAUSES, RULINGS
from tests.contract.leaflets import printed, runs

LAST_CLAUSE = {"E": 60, "A": 47, "B": 42, "C": 28, "F": 22}
LAST_RULING = {"EA": 31, "AA": 26, "BA": 27, "CA": 27, "FA": 20}
GAME = {
    "E": "engine-191",
    "A": "mexican-train-classic",
    "B": "mexican-train-super",
    "C": "mexican-train-satisfy",
    "F": "chickenfoot",
}
LONGEST_TEXT = 300


@cache
def texts() -> dict[str, str]:
    """The English catalogue, by message id."""
    catalogue = files("boneyard") / "locales" / "en" / "clauses.ftl"
    found: dict[str, str] = {}
    for entry in FluentParser().parse(catalogue.read_text(encoding="utf-8")).body:
        if isinstance(entry, BaseComment):
            continue
        assert isinstance(entry, Message), entry
        if entry.id.name.startswith("section-"):
            continue  # headings of the leaflets
        assert entry.value is not None, entry.id.name
        assert entry.id.name not in found, entry.id.name
        elements = [element for element in entry.value.elements if isinstance(element, TextElement)]
        assert len(elements) == len(entry.value.elements), f"{entry.id.name} is not plain text"
        found[entry.id.name] = "".join(element.value for element in elements)
    return found


def numbered(last: dict[str, int]) -> set[str]:
    return {f"{letters}{number}" for letters, count in last.items() for number in range(1, count + 1)}


def test_every_clause_of_the_digest_is_there_and_no_number_is_skipped() -> None:
    assert set(CLAUSES) == numbered(LAST_CLAUSE)


def test_every_ruling_of_the_digest_is_there_and_no_number_is_skipped() -> None:
    assert set(RULINGS) == numbered(LAST_RULING)


def test_every_clause_and_ruling_is_kept_under_its_own_id_and_in_its_own_game() -> None:
    for key, clause in CLAUSES.items():
        assert (clause.id, clause.game) == (key, GAME[key[0]])
    for key, ruling in RULINGS.items():
        assert (ruling.id, ruling.game) == (key, GAME[key[0]])


def test_every_ruling_is_about_clauses_of_its_own_game() -> None:
    for ruling in RULINGS.values():
        for clause in ruling.about:
            assert CLAUSES[clause].game == ruling.game, ruling.id


def test_only_rulings_on_what_the_leaflet_never_mentions_are_about_no_clause() -> None:
    assert {ruling.id for ruling in RULINGS.values() if not ruling.about} == {"EA30", "CA4", "FA15"}


def test_every_clause_and_ruling_has_a_text_and_every_text_has_a_clause_or_ruling() -> None:
    assert set(texts()) == {f"clause-{key.lower()}" for key in chain(CLAUSES, RULINGS)}


def test_every_text_is_short_and_ends_in_a_full_stop() -> None:
    assert {name: len(text) for name, text in texts().items() if len(text) > LONGEST_TEXT} == {}
    assert [name for name, text in texts().items() if not text.endswith(".")] == []


def test_no_text_uses_our_internal_abbreviations() -> None:
    internal = re.compile(r"\b(MT-?[ABC]|CF|E191)\b")

    assert [name for name, text in texts().items() if internal.search(text)] == []


def test_no_text_copies_nine_words_in_a_row_from_a_leaflet() -> None:
    leaflets = printed()

    assert len(leaflets) > 5000
    assert [name for name, text in texts().items() if runs(text) & leaflets] == []
