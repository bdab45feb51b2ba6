"""A small second language beside English, in a folder of its own."""

from __future__ import annotations

import shutil
from importlib.resources import as_file, files
from pathlib import Path

from boneyard.locales import Words, languages_for


def with_german(folder: Path, *messages: str) -> Path:
    """English as it is, and these messages of German."""
    with as_file(files("boneyard.locales") / "en") as english:
        shutil.copytree(english, folder / "en")
    (folder / "de").mkdir()
    (folder / "de" / "few.ftl").write_text("\n".join([*messages, ""]), encoding="utf-8")
    return folder


def words_in(tag: str, folder: Path) -> Words:
    return Words(languages_for(tag, folder), folder)
