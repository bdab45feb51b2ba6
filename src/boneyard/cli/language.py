"""Which language a command speaks: the one asked for, else what the environment says, else English."""

import argparse
import os
from collections.abc import Mapping

from boneyard.cli.arguments import UsageError
from boneyard.locales import ENGLISH, Words, languages, speaks, words
from boneyard.rules.arguments import shorten

VARIABLE = "BONEYARD_LANGUAGE"
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of these that is set counts, as everywhere."""


def words_for(chosen: argparse.Namespace) -> Words:
    """For whoever typed this command.

    JSON is for programs: it is the same in every language.
    """
    asked: str | None = chosen.language
    if asked is not None and not speaks(asked):
        names = ", ".join(languages())
        raise UsageError(words_here().text("no-such-language", language=shorten(asked), languages=names))
    if getattr(chosen, "json", False):
        return words()
    return words_here() if asked is None else words(asked)


def words_here() -> Words:
    """As the environment has it."""
    return words(language_in(os.environ))


def language_in(environment: Mapping[str, str]) -> str:
    """A language tag, known or not.

    >>> from boneyard.cli.language import language_in
    >>> language_in({"LANG": "de_AT.UTF-8"}), language_in({"LANG": "C.UTF-8"})
    ('de_AT', 'en')
    """
    tag = environment.get(VARIABLE, "")
    for name in _LOCALE:
        tag = tag or environment.get(name, "")
    tag = tag.partition(".")[0].partition("@")[0]  # de_AT.UTF-8, ca_ES@valencia
    return ENGLISH if tag in ("", "C", "POSIX") else tag
