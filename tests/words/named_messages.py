"""Which messages the sources name: whole, or in part where the rest is put together while they run."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from functools import cache
from pathlib import Path

from boneyard import SHEETS, Reason
from boneyard.bots.levels import LADDER
from boneyard.rules import feet_questions, lines_questions, questions
from boneyard.rules.action import Verb
from boneyard.rules.event import EventKind
from boneyard.rules.result import Over
from boneyard.sheets.clauses import CLAUSES, RULINGS
from boneyard.words.sheets import SUBJECTS
from tools.stamps import ROOT

PYTHON = ROOT / "src" / "boneyard"
WEB = ROOT / "web" / "src"
GAMES = tuple({sheet.game for sheet in SHEETS.values()})
_REST = "[a-z0-9-]*"
_SHORTEST = 3
"""Of the part that is there: whatever begins with less could be any message."""
_QUESTIONS: Mapping[str, Iterable[str]] = {
    **{
        re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower(): [answer.value for answer in question]
        for module in (questions, feet_questions, lines_questions)
        for name, question in vars(module).items()
        if isinstance(question, type) and issubclass(question, Enum) and question is not Enum
    },
    "rounds": ("all", "others"),
    "tokens": ("others",),
}
PUT_TOGETHER: Mapping[str, Iterable[str]] = {
    "answer-": [
        *("rounds", "tokens"),
        *[f"{question}-{answer}" for question, answers in _QUESTIONS.items() for answer in answers],
    ],
    "board-": [over.value for over in Over],
    "clause-": [name.lower() for name in (*CLAUSES, *RULINGS)],
    "do-": [verb.value for verb in Verb],
    "level-": LADDER,
    "question-": _QUESTIONS,
    "refused-": [reason.value for reason in Reason],
    "section-": SUBJECTS.values(),
    "told-": [kind.value for kind in EventKind],
}
"""What can follow these: all that the rules know of."""
_ASKS = ("text", "_of_game", "NotUnderstood", "BadRecord", "FalseRecord", "reason")
"""Functions whose first argument is a message."""


def named(pattern: str, messages: set[str]) -> set[str]:
    """The messages a name stands for; a game may have one of its own."""
    prefix, rest, tail = pattern.partition(_REST)
    if rest and prefix in PUT_TOGETHER:
        tail = "" if _REST in tail else tail
        pattern = f"{prefix}(?:{'|'.join(PUT_TOGETHER[prefix])}){tail}"
    wanted = re.compile(f"(?:{pattern})(?:-(?:{'|'.join(GAMES)}))?")
    return {message for message in messages if wanted.fullmatch(message)}


# --- Python -----------------------------------------------------------------------------------------------


@cache
def in_python() -> frozenset[str]:
    """Every literal that could be a message, as a pattern."""
    return frozenset(
        pattern for tree in _trees() for node in ast.walk(tree) for pattern in _patterns_of(node)
    )


@cache
def asked_in_python() -> frozenset[str]:
    """Only those that are surely messages: they are asked for."""
    asked = set()
    for tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _name(node.func) in _ASKS:
                asked.update(_chosen(node.args[0]))
            if isinstance(node, ast.Assign) and [_name(target) for target in node.targets] == ["message"]:
                asked.update(_chosen(node.value))
    return frozenset(asked)


def _trees() -> Iterator[ast.Module]:
    for path in sorted(PYTHON.rglob("*.py")):
        yield ast.parse(path.read_text("utf-8"))


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _chosen(node: ast.expr) -> set[str]:
    """The literals that an expression can come to."""
    if isinstance(node, ast.IfExp):
        return _chosen(node.body) | _chosen(node.orelse)
    return set(_patterns_of(node))


def _patterns_of(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        if re.fullmatch(r"[a-z][a-z0-9-]*", node.value):
            yield node.value
    elif isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
        if _begins_like_a_message(parts[0]) and all(
            part is None or (isinstance(part, str) and re.fullmatch(r"[a-z0-9-]+", part)) for part in parts
        ):
            yield "".join([_REST if part is None else str(part) for part in parts])


def _begins_like_a_message(part: object) -> bool:
    return isinstance(part, str) and len(part) >= _SHORTEST


# --- The browser's client ---------------------------------------------------------------------------------


@cache
def in_web() -> frozenset[str]:
    return frozenset(pattern for text in _web_texts() for pattern in _web_patterns(text))


@cache
def asked_in_web() -> frozenset[str]:
    """What is handed to `t`, and to `words` with the game's own words."""
    calls = [
        call
        for text in _web_texts()
        for call in re.findall(r"\b(?:t\(|words\((?:this\.)?speaker, )([^(){}]*|[^(){}]*\$\{[^}]*\}`)", text)
    ]
    return frozenset(
        pattern for call in calls for pattern in _web_patterns(re.sub(r"[!=]== *(\"[^\"]*\")", "", call))
    )


def _web_texts() -> Iterator[str]:
    for path in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
        if not _is_test(path):
            yield path.read_text("utf-8")


def _is_test(path: Path) -> bool:
    return ".test." in path.name


def _web_patterns(text: str) -> Iterator[str]:
    for literal in re.findall(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]", text):
        yield literal
    for literal in re.findall(r"`([a-z0-9-]{3,}\$\{[^`]*)`", text):
        pattern = re.sub(r"\$\{[^}]*\}", _REST, literal)
        if re.fullmatch(r"[a-z0-9\[\]*-]+", pattern):
            yield pattern
