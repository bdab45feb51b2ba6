"""python -m tools.sheet_pages: rewrite the generated part of every page in docs/sheets/.

A page is written by hand but for the tables between its two marks, which come from the sheet itself and
from the catalogue of clauses.
"""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import boneyard
from boneyard import SHEETS, Sheet
from boneyard.locales import words
from boneyard.rules.questions import EngineFrom
from boneyard.rules.sheet import Answer, Deal, Question
from boneyard.sheets.clauses import CLAUSES, RULINGS
from tools.stamps import ROOT

PAGES = ROOT / "docs" / "sheets"
BEGIN = "<!-- generated -->"
END = "<!-- end of generated -->"
_GENERATED = re.compile(re.escape(BEGIN) + ".*?" + re.escape(END), re.DOTALL)


def page_of(sheet: Sheet) -> Path:
    return PAGES / f"{sheet.id}.md"


def refreshed(page: str, sheet: Sheet) -> str:
    """The page with its generated part rewritten; everything else stays."""
    assert len(_GENERATED.findall(page)) == 1, f"the page of {sheet.id} needs one generated part"
    generated = f"{BEGIN}\n{render(sheet)}\n{END}"
    return _GENERATED.sub(lambda _: generated, page)


def render(sheet: Sheet) -> str:
    parts = [*deals(sheet), switches(sheet), refused_together(sheet), settled(sheet), clauses(sheet)]
    return "\n\n".join([*(part for part in parts if part), rulings(sheet)])


# --- The parts --------------------------------------------------------------------------------------------


def deals(sheet: Sheet) -> Iterator[str]:
    many = len(sheet.deals) > 1
    for game, deal in sheet.deals.items():
        title = f"### The deal, `game: {game.value}`" if many else "### The deal"
        yield f"{title} ({deal.clause})\n\n{deal_table(sheet, deal)}"


def deal_table(sheet: Sheet, deal: Deal) -> str:
    set_aside = sheet.answer(EngineFrom, EngineFrom.HOLDER_OR_SEARCH) is EngineFrom.SET_ASIDE
    rows = []
    for players, (top, each) in deal.tables.items():
        tiles = (top + 1) * (top + 2) // 2
        boneyard_size = tiles - players * each - (1 if set_aside else 0)
        rows.append((str(players), f"double-{top}, {tiles} tiles", str(each), str(boneyard_size)))
    return table(("players", "set", "tiles each", "boneyard"), rows)


def switches(sheet: Sheet) -> str:
    rows = [
        (f"`{name}`", asked(question), answers(question.answers) + depends(question))
        for name, question in sheet.switches.items()
    ]
    unless = ", unless the row says otherwise" if any(q.elsewhere for q in sheet.questions) else ""
    return f"### Switches\n\nThe first answer is this sheet's own{unless}.\n\n" + table(
        ("switch", "question", "answers, each with its clause or ruling"), rows
    )


def refused_together(sheet: Sheet) -> str:
    rows = [
        (f"`{': '.join(pair.first)}`", f"`{': '.join(pair.second)}`", pair.reason, pair.clause)
        for pair in sheet.impossible
    ]
    if not rows:
        return ""
    return "### Answers refused together\n\n" + table(("this", "with this", "because", "ruling"), rows)


def settled(sheet: Sheet) -> str:
    rows = [
        (asked(question), f"`{question.default.name}`", question.default.clause)
        for question in sheet.questions
        if question.switch is None
    ]
    return "### Questions without a switch\n\n" + table(("question", "answer", "clause or ruling"), rows)


def clauses(sheet: Sheet) -> str:
    catalogue = words()
    rows = [
        (clause.id, clause.section, catalogue.clause(clause.id))
        for clause in CLAUSES.values()
        if clause.game == sheet.game
    ]
    return "### Clauses\n\n" + table(("id", "section", "in our words"), rows)


def rulings(sheet: Sheet) -> str:
    catalogue = words()
    ours = sorted(
        (ruling for ruling in RULINGS.values() if ruling.game == sheet.game),
        key=lambda ruling: int(re.sub(r"\D", "", ruling.id)),
    )
    rows = [(ruling.id, " ".join(ruling.about) or "–", catalogue.clause(ruling.id)) for ruling in ours]
    return "### Rulings\n\n" + table(("id", "about", "what we play"), rows)


# --- Words ------------------------------------------------------------------------------------------------


def asked(question: Question) -> str:
    value = question.default.value
    if isinstance(value, int):
        return words().text(f"question-{question.switch}")
    return questions()[type(value).__name__]


@cache
def questions() -> dict[str, str]:
    """Every question by its enum's name, from the source: compiled classes lose their docstrings."""
    found = {}
    for source in sorted((Path(boneyard.__file__).parent / "rules").glob("*questions.py")):
        for node in ast.parse(source.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name] = ast.get_docstring(node) or ""
    return found


def depends(question: Question) -> str:
    """Where another answer is the sheet's own beside a certain answer to another switch."""
    if question.elsewhere is None:
        return ""
    switch, answer, name = question.elsewhere
    return f"; with `{switch}: {answer}` the sheet's own answer is `{name}`"


def answers(offered: Iterable[Answer]) -> str:
    """Neighbours that rest on the same clause share it; a long row of them is shown by its ends."""
    groups = []
    for clause, group in itertools.groupby(offered, key=lambda answer: answer.clause):
        names = [f"`{answer.name}`" for answer in group]
        shown = f"{names[0]} … {names[-1]}" if len(names) > 4 else ", ".join(names)
        groups.append(f"{shown} ({clause})")
    return ", ".join(groups)


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [heads, ("---",) * len(heads), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def main() -> None:
    for sheet in SHEETS.values():
        path = page_of(sheet)
        old = path.read_text(encoding="utf-8")
        new = refreshed(old, sheet)
        if new != old:
            path.write_text(new, encoding="utf-8")
            print(f"boneyard: updated {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
