"""The rule sheets listed, one in full, or two compared; to read or as JSON."""

import argparse
import json
import sys

from boneyard.cli.arguments import UsageError
from boneyard.cli.language import words_for
from boneyard.cli.options import read_sheet
from boneyard.cli.page import Page, terminal_page
from boneyard.cli.plain import speak_plainly
from boneyard.cli.sheets.diff import compare, diff_document, diff_page
from boneyard.cli.sheets.document import list_document, sheet_document
from boneyard.cli.sheets.page import list_page, sheet_page
from boneyard.locales import Words
from boneyard.rules.sheet import Sheet


def run(chosen: argparse.Namespace) -> int:
    words = words_for(chosen)
    name: str | None = chosen.name
    pair: list[str] | None = chosen.diff
    if pair is not None and name is not None:
        raise UsageError(
            "--diff compares the two sheets it names; do not name a third (see boneyard sheets --help)"
        )
    speak_plainly(sys.stdout)
    if chosen.json:
        # If the terminal cannot show every sign, escapes keep the document intact.
        escaped = (sys.stdout.encoding or "").lower() not in ("utf-8", "utf8")
        print(json.dumps(_document(name, pair, words), indent=2, ensure_ascii=escaped))
    else:
        page = terminal_page()
        _write(name, pair, words, page)
        print(page)
    return 0


def _document(name: str | None, pair: list[str] | None, words: Words) -> object:
    if pair is not None:
        return diff_document(compare(*_two(pair, words)), words)
    if name is None:
        return list_document(words)
    return sheet_document(read_sheet(name, words), words)


def _write(name: str | None, pair: list[str] | None, words: Words, page: Page) -> None:
    if pair is not None:
        diff_page(compare(*_two(pair, words)), words, page)
    elif name is None:
        list_page(words, page)
    else:
        sheet_page(read_sheet(name, words), words, page)


def _two(pair: list[str], words: Words) -> tuple[Sheet, Sheet]:
    return read_sheet(pair[0], words), read_sheet(pair[1], words)
