"""The documentation is true: links, clauses, generated tables, test vectors and worked examples."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from boneyard import SHEETS, Match, Sheet
from boneyard.locales import words
from boneyard.record.referee import answer_line
from boneyard.rules.chance import HashStream, SeededDealer
from boneyard.rules.event import EventKind
from boneyard.rules.tile import tile_of
from boneyard.rules.trains_start import TrainsStart
from boneyard.sheets.clauses import CLAUSES, RULINGS
from boneyard.words.refusals import explainer
from tests.house.readme import Block, blocks, run_python, run_shell
from tests.record.examples import SUNDAY
from tools.sheet_pages import page_of, refreshed
from tools.stamps import ROOT

DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
READINGS = sorted((ROOT / "tests" / "oracle").glob("*READINGS.md"))

_LINK = re.compile(r"(?<!!)\[[^\]\n]+\]\(([^)\s]+)\)")
_LETTERS = {re.sub(r"\d", "", id_) for id_ in [*CLAUSES, *RULINGS]}
_CLAUSE = re.compile(rf"\b(?:{'|'.join(sorted(_LETTERS))})[1-9][0-9]*\b")
_READING = re.compile(r"\b(?:R|RF|L)[1-9][0-9]?\b")
_CODE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def anchors(path: Path) -> set[str]:
    """The names that a page's headings have as targets of a link."""
    headings = re.findall(r"^#+ +(.+)$", _CODE.sub("", text_of(path)), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


# --- Links and ids ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    broken = []
    for link in _LINK.findall(_CODE.sub("", text_of(page))):
        target, _, anchor = link.partition("#")
        if re.match(r"[a-z]+:", target):
            continue
        path = (page.parent / target).resolve() if target else page
        if not path.exists() or not path.is_relative_to(ROOT) or (anchor and anchor not in anchors(path)):
            broken.append(link)

    assert broken == []


def test_every_page_can_be_reached_from_the_index() -> None:
    reached = {DOCS / "README.md"}
    todo = list(reached)
    while todo:
        page = todo.pop()
        for link in _LINK.findall(text_of(page)):
            path = (page.parent / link.partition("#")[0]).resolve()
            if path in PAGES and path not in reached:
                reached.add(path)
                todo.append(path)

    assert set(DOCS.rglob("*.md")) - reached == set()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_clause_and_ruling_named_in_a_page_exists(page: Path) -> None:
    assert set(_CLAUSE.findall(text_of(page))) - set(CLAUSES) - set(RULINGS) == set()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_reading_named_in_a_page_exists(page: Path) -> None:
    listed = {
        reading for path in READINGS for reading in re.findall(r"\*\*((?:R|RF|L)[0-9]+)\*\*", text_of(path))
    }

    assert {"R1", "RF1", "L1"} <= listed
    assert set(_READING.findall(text_of(page))) - listed == set()


# --- The pages of the sheets ------------------------------------------------------------------------------


@pytest.mark.parametrize("sheet", SHEETS.values(), ids=lambda sheet: sheet.id)
def test_the_tables_of_a_sheets_page_are_up_to_date(sheet: Sheet) -> None:
    page = text_of(page_of(sheet))

    assert page == refreshed(page, sheet), "python -m tools.sheet_pages"


@pytest.mark.parametrize("sheet", SHEETS.values(), ids=lambda sheet: sheet.id)
def test_a_sheets_page_follows_the_template(sheet: Sheet) -> None:
    page = text_of(page_of(sheet))
    headings = re.findall(r"^## (.+)$", page, re.MULTILINE)
    how, _, _ = page.partition("\n## The sheet as data")

    assert page.startswith(f"# `{sheet.id}`: ")
    assert headings == [
        "The box",
        "How a round goes",
        "The sheet as data",
        "Where the leaflet is silent and what we ruled",
        "Where we depart from the print",
    ]
    assert re.findall(r"^(\d+)\. ", how, re.MULTILINE) == [str(number) for number in range(1, 11)]


@pytest.mark.parametrize("sheet", SHEETS.values(), ids=lambda sheet: sheet.id)
def test_a_sheets_page_names_only_its_own_switches_and_answers(sheet: Sheet) -> None:
    switches = sheet.switches
    for name, answer in re.findall(r"`(\w+): ([\w-]+)`", text_of(page_of(sheet))):
        assert name in switches, name
        assert switches[name].answer(answer) is not None, (name, answer)


def test_the_page_of_chickenfoot_says_where_the_spinners_arms_come_first() -> None:
    page = text_of(page_of(SHEETS["chickenfoot"]))
    (row,) = re.findall(r"^\| `spinner_first` \|.*\|$", page, re.MULTILINE)

    assert "`free`, `fill-first` (FA3)" in row
    assert "with `spinner: double-chickenfoot` the sheet's own answer is `fill-first`" in row
    assert SHEETS["chickenfoot"].having(spinner="double-chickenfoot", spinner_first="free").options == {
        "spinner": "double-chickenfoot",
        "spinner_first": "free",
    }


@pytest.mark.parametrize("page", ["README.md", "docs/README.md"])
def test_every_sheet_is_listed(page: str) -> None:
    listed = re.findall(r"^\| `([\w-]+)` \|", text_of(ROOT / page), re.MULTILINE)

    assert sorted(listed) == sorted(SHEETS)


# --- Dealing ----------------------------------------------------------------------------------------------

DEALING = [json.loads(block.text) for block in blocks(text_of(DOCS / "dealing.md")) if block.kind == "json"]
ORDERS: list[dict[str, Any]] = [vector for vector in DEALING if isinstance(vector, dict)]
BEGINNINGS: list[dict[str, Any]] = [
    vector for block in DEALING if isinstance(block, list) for vector in block
]


class PageDealer:
    """Deals as docs/dealing.md tells it, sharing nothing with the package."""

    def __init__(self, seed: bytes, round_number: int, deal_number: int) -> None:
        self.prefix = b"boneyard deal 1" + len(seed).to_bytes(4, "big") + seed
        self.prefix += round_number.to_bytes(4, "big") + deal_number.to_bytes(4, "big")
        self.prefix += len(b"deal").to_bytes(4, "big") + b"deal"
        self.stream = b"".join(self.block(counter) for counter in range(64))

    def block(self, counter: int) -> bytes:
        return hashlib.sha256(self.prefix + counter.to_bytes(8, "big")).digest()

    def below(self, limit: int) -> int:
        usable = 256 // limit * limit
        while True:
            byte, self.stream = self.stream[0], self.stream[1:]
            if byte < usable:
                return byte % limit

    def order(self, without: str = "") -> list[str]:
        tiles = [f"{high}-{low}" for high in range(13) for low in range(high + 1)]
        tiles = [tile for tile in tiles if tile != without]
        for i in range(len(tiles) - 1, 0, -1):
            j = self.below(i + 1)
            tiles[i], tiles[j] = tiles[j], tiles[i]
        return tiles


def begin_as_told(seed: bytes, engine: str) -> dict[str, Any]:
    """A first round of satisfy for three as the page tells it: 12 tiles each, seat A searches first."""
    deal = 0
    place = PageDealer(seed, 0, deal).order().index("12-12")
    while place >= 36 and engine == "reshuffle":
        deal += 1
        place = PageDealer(seed, 0, deal).order().index("12-12")
    searched = max(0, place - 35)
    finder = (searched - 1) % 3 if searched else place // 12
    counts = [12, 12, 12]
    for draw in range(searched):
        counts[draw % 3] += 1
    counts[finder] -= 1
    return {
        "redealt": deal,
        "searched": searched,
        "laid_by": "ABC"[finder],
        "turn": "ABC"[(finder + 1) % 3],
        "counts": counts,
        "boneyard": 55 - searched,
    }


@pytest.mark.parametrize("vector", ORDERS, ids=lambda vector: f"seed-{vector['seed']}")
def test_a_deal_can_be_made_from_the_description_alone(vector: dict[str, Any]) -> None:
    dealer = PageDealer(bytes.fromhex(vector["seed"]), vector["round"], vector["deal"])
    engine = f"{vector['engine']}-{vector['engine']}"

    assert dealer.prefix.hex() == vector["prefix"]
    assert dealer.block(0).hex() == vector["first_block"]
    assert [dealer.below(limit) for limit in range(90, 78, -1)] == vector["first_numbers"]
    fresh = PageDealer(bytes.fromhex(vector["seed"]), vector["round"], vector["deal"])
    assert " ".join(fresh.order(without=engine)) == " ".join(vector["order"])


@pytest.mark.parametrize("vector", ORDERS, ids=lambda vector: f"seed-{vector['seed']}")
def test_the_code_deals_as_the_page_says(vector: dict[str, Any]) -> None:
    seed = bytes.fromhex(vector["seed"])
    stream = HashStream(seed, vector["round"], vector["deal"], "deal")
    numbers = [stream.below(limit) for limit in range(90, 78, -1)]
    start = TrainsStart(SHEETS["mexican-train-classic"], 2)
    state = start.begin(vector["engine"], 0, SeededDealer(seed), vector["round"], vector["deal"]).state
    first = HashStream(seed, vector["round"], vector["deal"], "deal")

    assert stream.prefix.hex() == vector["prefix"]
    assert bytes(first.next_byte() for _ in range(32)).hex() == vector["first_block"]
    assert numbers == vector["first_numbers"]
    order = " ".join(str(tile_of(state.boneyard[i])) for i in range(90))
    assert order == " ".join(vector["order"])


def test_the_first_deal_of_a_match_is_as_shown() -> None:
    rows = re.findall(r"^\| (A|B|boneyard, 58 tiles) \| (.+) \|$", text_of(DOCS / "dealing.md"), re.MULTILINE)
    shown = {name: tiles.split() for name, tiles in rows}
    order = PageDealer(b"boneyard", 0, 0).order(without="12-12")
    match = Match(SHEETS["mexican-train-classic"], 2, b"boneyard")

    assert list(shown.values()) == [order[:16], order[16:32], order[32:]]
    for seat, name in enumerate("AB"):
        assert sorted(str(tile) for tile in match.view(seat).hand) == sorted(shown[name])
    state = match.round.state
    to_come = [str(tile_of(state.boneyard[i])) for i in range(state.boneyard_next, state.boneyard_size)]
    assert to_come == shown["boneyard, 58 tiles"]


@pytest.mark.parametrize("vector", BEGINNINGS, ids=lambda vector: f"{vector['engine']}-{vector['seed']}")
def test_searches_and_redeals_go_as_the_page_says(vector: dict[str, Any]) -> None:
    seed = bytes.fromhex(vector["seed"])
    match = Match(SHEETS["mexican-train-satisfy"].having(engine=vector["engine"]), 3, seed)
    kinds = [event.kind for event in match.round.history]
    view = match.view(None)
    assert match.turn is not None
    assert match.starter is not None
    made = {
        "redealt": kinds.count(EventKind.REDEALT),
        "searched": kinds.count(EventKind.SEARCHED),
        "laid_by": "ABC"[match.starter],
        "turn": "ABC"[match.turn],
        "counts": list(view.counts),
        "boneyard": view.boneyard,
    }

    assert {**vector, **made} == vector
    assert {**vector, **begin_as_told(seed, vector["engine"])} == vector


def test_the_commands_of_a_verifiable_deal_run(tmp_path: Path) -> None:
    (block,) = [block for block in blocks(text_of(DOCS / "dealing.md")) if "--verifiable" in block.text]
    run_shell(block, tmp_path)

    promise = json.loads(text_of(tmp_path / "promise.json"))["verifiable"]
    lines = [
        "sheet: mexican-train-classic",
        f"edition: {promise['edition']}",
        f"digest: {promise['digest']}",
        "players: 3",
        *[f"name {seat}: {name}" for seat, name in promise["names"].items()],
        f"first: {promise['first']}",
        "promise: table",
        f"secret: {promise['secret']}",
    ]
    assert (
        promise["commitment"] == hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
    )


def test_the_commitment_is_checked_by_the_command_of_the_page(tmp_path: Path) -> None:
    (tmp_path / "sunday.record").write_text(SUNDAY, encoding="utf-8")
    (line,) = [line for line in text_of(DOCS / "dealing.md").splitlines() if line.startswith("grep ")]
    said = subprocess.run(["sh", "-c", line], cwd=tmp_path, capture_output=True, text=True, check=True)

    assert f"\ncommitment: {said.stdout.split()[0]}\n" in SUNDAY


# --- Records ----------------------------------------------------------------------------------------------

REPLAY = [block for block in blocks(text_of(DOCS / "replay.md")) if block.kind != "text"]


@pytest.mark.parametrize("block", REPLAY, ids=lambda block: f"line-{block.line}-{block.kind}")
def test_the_examples_of_the_page_about_replaying_run(block: Block, tmp_path: Path) -> None:
    (tmp_path / "sunday.record").write_text(SUNDAY, encoding="utf-8")

    {"console": run_shell, "python": run_python}[block.kind](block, tmp_path)


# --- The referee ------------------------------------------------------------------------------------------

NOTATION: list[dict[str, Any]] = [
    json.loads(block.text) for block in blocks(text_of(DOCS / "notation.md")) if block.kind == "json"
]
EXAMPLES = list(zip(NOTATION[::2], NOTATION[1::2], strict=True))


def as_far_as_shown(answer: Any, shown: Any) -> Any:
    """The answer without the fields that are not shown."""
    if isinstance(answer, dict) and isinstance(shown, dict):
        return {name: as_far_as_shown(answer[name], shown[name]) for name in shown if name in answer}
    return answer


def in_any_order(answer: dict[str, Any]) -> dict[str, Any]:
    """The order of the legal actions means nothing."""
    return {name: sorted(value) if name == "legal" else value for name, value in answer.items()}


@pytest.mark.parametrize(("request_", "shown"), EXAMPLES, ids=[str(n) for n in range(len(EXAMPLES))])
def test_the_referee_answers_as_shown(request_: dict[str, Any], shown: dict[str, Any]) -> None:
    assert "sheet" in request_["position"], "a request, then its answer"
    assert request_.keys() <= {"position", "do"}
    answer = answer_line(json.dumps(request_).encode(), explainer(words()))

    assert in_any_order(as_far_as_shown(answer, shown)) == in_any_order(shown)


def test_the_examples_show_every_kind_of_error_and_a_round_that_is_over() -> None:
    kinds = {shown["error"]["kind"] for _, shown in EXAMPLES if "error" in shown}

    assert kinds == {"illegal-action", "unknown-tile", "bad-position", "bad-request"}
    assert any(shown.get("over") for _, shown in EXAMPLES)


# --- Programs ---------------------------------------------------------------------------------------------

PROGRAMS = {
    f"{name_of(page)}-line-{block.line}": block
    for page in sorted(DOCS.rglob("*.md"))
    for block in blocks(text_of(page))
    if block.kind == "python"
}


@pytest.mark.parametrize("block", PROGRAMS.values(), ids=PROGRAMS)
def test_a_program_in_a_page_runs(block: Block) -> None:
    run_python(block, ROOT)
