"""No clause and no answer of a switch goes without a test that names it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from boneyard import SHEETS, Sheet
from boneyard.sheets.clauses import CLAUSES

HERE = Path(__file__).parent


def claims(path: Path, decorator: str) -> Iterator[tuple[str, ...]]:
    """The arguments of these decorators on the tests of a file."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for call in node.decorator_list:
                if (
                    isinstance(call, ast.Call)
                    and isinstance(call.func, ast.Name)
                    and call.func.id == decorator
                ):
                    yield tuple(ast.literal_eval(argument) for argument in call.args)


def files_of(sheet: Sheet) -> list[Path]:
    return sorted((HERE / sheet.id.replace("-", "_")).glob("test_*.py"))


@pytest.mark.parametrize("game", sorted({sheet.game for sheet in SHEETS.values()}))
def test_every_clause_of_a_game_is_claimed_by_a_test(game: str) -> None:
    files = [path for sheet in SHEETS.values() if sheet.game == game for path in files_of(sheet)]
    claimed = {id_ for path in files for ids in claims(path, "clause") for id_ in ids}

    assert {clause.id for clause in CLAUSES.values() if clause.game == game} - claimed == set()


@pytest.mark.parametrize("sheet", SHEETS.values(), ids=lambda sheet: sheet.id)
def test_every_answer_of_a_switch_is_claimed_by_a_test(sheet: Sheet) -> None:
    claimed = {
        (switch, answer)
        for path in files_of(sheet)
        for switch, *answers in claims(path, "house_rule")
        for answer in answers
    }
    offered = {
        (switch, answer.name) for switch, question in sheet.switches.items() for answer in question.answers
    }

    assert offered - claimed == set()
