"""`import boneyard` costs what the rules cost: no word is read before somebody asks for a sentence."""

from __future__ import annotations

import sys
from importlib.metadata import version

import boneyard
from tests.house.commands import run
from tools.stamps import ROOT

LOADED = "import sys, boneyard; print(*(name for name in sys.modules if name.startswith({prefixes})))"


def loaded(*prefixes: str) -> list[str]:
    """The modules with these names that the import has loaded."""
    result = run([sys.executable, "-c", LOADED.format(prefixes=prefixes)], cwd=ROOT)
    assert result.returncode == 0, result.stderr
    return result.stdout.split()


def test_importing_the_package_loads_no_words() -> None:
    assert loaded("fluent", "babel", "boneyard.locales") == []


def test_importing_the_package_loads_neither_players_nor_screens() -> None:
    assert loaded("boneyard.bots", "boneyard.sim", "boneyard.analysis", "boneyard.cli") == []


def test_importing_the_package_does_not_load_the_wire() -> None:
    assert loaded("msgspec", "boneyard.record.views") == []


def test_the_modules_that_are_loaded_are_seen() -> None:
    assert "boneyard.rules.match" in loaded("boneyard.rules")


def test_the_version_is_the_one_that_was_installed() -> None:
    assert boneyard.__version__ == version("boneyard")
