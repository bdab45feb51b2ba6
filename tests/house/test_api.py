"""docs/api.md: every public name is there, with an example that runs, and nothing else."""

from __future__ import annotations

import importlib
import re
import sys
from doctest import ELLIPSIS, DocTestParser, DocTestRunner
from enum import Enum

import griffe
import pytest

import boneyard
from tests.house.commands import run
from tools.api_pages import FILE, MEMBERS, PACKAGES, SUBJECTS, examples, found, page, public_names
from tools.stamps import ROOT

EXAMPLES = dict(examples())


def test_the_page_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == page(), "python -m tools.api_pages"


def test_every_public_name_is_on_the_page_once() -> None:
    listed = [name for names in SUBJECTS.values() for name in names.split()]

    assert sorted(listed) == sorted(public_names())


def test_nothing_on_the_page_is_private() -> None:
    headings = re.findall(r"^### (\w+)$", page(), re.MULTILINE)
    items = re.findall(r"^- `(\w+)", page(), re.MULTILINE)

    assert len(headings) == len(public_names())
    assert [name for name in [*headings, *items] if name.startswith("_")] == []


def test_the_members_shown_belong_to_public_classes() -> None:
    classes = {name for name in public_names() if isinstance(found(name), griffe.Class)}

    assert set(MEMBERS) <= {name.rpartition(".")[2] for name in classes}


def test_the_value_of_an_enums_member_is_its_name() -> None:
    """So the page need not list both."""
    public = [getattr(boneyard, name) for name in boneyard.__all__]
    enums = [value for value in public if isinstance(value, type) and issubclass(value, Enum)]

    assert len(enums) > 4
    assert [
        member for enum in enums for member in enum if member.value != member.name.lower().replace("_", "-")
    ] == []


@pytest.mark.parametrize("name", public_names())
def test_every_public_name_has_an_example(name: str) -> None:
    assert found(name).canonical_path in EXAMPLES


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_run(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The source says what to type; the package as built answers."""
    monkeypatch.chdir(ROOT)
    known = {public: getattr(boneyard, public) for public in boneyard.__all__}
    test = DocTestParser().get_doctest(EXAMPLES[name], known, name, None, 0)
    told: list[str] = []
    results = DocTestRunner(optionflags=ELLIPSIS, verbose=False).run(test, out=told.append)

    assert results.failed == 0, "".join(told)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_can_be_imported(package: str) -> None:
    """Those that are imported late too; and all of them are seen before."""
    names = f"import {package} as room; print(*set(room.__all__) - set(dir(room)))"
    result = run([sys.executable, "-W", "error", "-c", names], cwd=ROOT)
    module = importlib.import_module(package)

    assert (result.returncode, result.stdout.strip()) == (0, ""), result.stderr
    assert [name for name in module.__all__ if not hasattr(module, name)] == []


def test_a_name_nobody_knows_is_refused() -> None:
    with pytest.raises(AttributeError, match=r"module 'boneyard\.bots' has no attribute 'Robot'"):
        importlib.import_module("boneyard.bots").Robot  # noqa: B018


def test_help_has_the_docstrings() -> None:
    """mypyc drops them, so what people look up is not compiled; a named tuple and the chance are."""
    lost = {"Tile", "bots.Mwc"}
    bare = []
    for name in public_names():
        thing = found(name)
        room, _, plain = name.rpartition(".")
        value = getattr(importlib.import_module(f"boneyard.{room}".rstrip(".")), plain)
        if (
            not isinstance(thing, griffe.Attribute)
            and name not in lost
            and ">>> " not in (value.__doc__ or "")
        ):
            bare.append(name)

    assert bare == []
