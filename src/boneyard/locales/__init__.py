"""Every word a person reads, as Fluent messages, one folder per language."""

from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from boneyard.locales.sounds import sound
from boneyard.rules.arguments import shorten

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
"""The one catalogue that has every message."""
CATALOGUES: Traversable = files("boneyard.locales")
_MOST_PARTS = 4
"""Of a language tag: language, script, region, variant."""
_FUNCTIONS: dict[str, Callable[[Any], Any]] = {"SOUND": sound}


class Words:
    """The catalogue of a language. A message it lacks is taken from the next of `languages`.

    `text` fills a message; one that is missing everywhere is an error, never a blank.

    >>> from boneyard.words import words
    >>> english = words("en")
    >>> english.language, english.has("sheet-chickenfoot"), english.text("sheet-chickenfoot")
    ('en', True, 'Chickenfoot')
    """

    def __init__(self, languages: tuple[str, ...], catalogues: Traversable = CATALOGUES) -> None:
        self.languages = languages
        self._bundles = [_bundle(language, catalogues / language) for language in languages]

    @property
    def language(self) -> str:
        return self.languages[0]

    def has(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def text(self, message: str, **values: str | float) -> str:
        for bundle in self._bundles:
            if bundle.has_message(message):
                break
        else:
            raise LookupError(f"there is no message {shorten(message)} in {', '.join(self.languages)}")
        pattern = bundle.get_message(message).value
        assert pattern is not None, message
        text, problems = bundle.format_pattern(pattern, values)
        assert not problems, (message, problems)
        return str(text)

    def clause(self, clause: str) -> str:
        """The clause's or the ruling's text."""
        return self.text(f"clause-{clause}".lower())


def words(language: str = ENGLISH) -> Words:
    """The words for this language tag; English where it has none.

    >>> from boneyard.words import words
    >>> words("en-GB").languages, words("tlh").languages
    (('en',), ('en',))
    """
    if not isinstance(language, str):
        raise TypeError(f"expected a language tag such as 'en', not {shorten(language)}")
    return _words(languages_for(language))


def languages_for(tag: str, catalogues: Traversable = CATALOGUES) -> tuple[str, ...]:
    """The catalogues to look in, one after the other: de, en for `de-AT`; en alone for an unknown language.

    Only folders that are there are named, whatever a stranger asks for.
    """
    written = {language.casefold(): language for language in languages(catalogues)}
    parts = _parts(tag)
    wanted = ["-".join(parts[:length]) for length in range(len(parts), 0, -1)]
    return tuple(dict.fromkeys([*(written[name] for name in wanted if name in written), ENGLISH]))


def languages(catalogues: Traversable = CATALOGUES) -> tuple[str, ...]:
    """Those that there are words in.

    >>> from boneyard.locales import languages
    >>> languages()
    ('da', 'de', 'en', 'es', 'fr', 'sv')
    """
    folders = [entry.name for entry in catalogues.iterdir() if entry.is_dir()]
    return tuple(sorted([name for name in folders if name[:1].isalpha()]))  # not Python's own folder


def speaks(tag: str) -> bool:
    """Is there a catalogue for this language, whatever the region?"""
    return _parts(tag)[0] in languages()


def _parts(tag: str) -> list[str]:
    return tag.casefold().replace("_", "-").split("-")[:_MOST_PARTS]


@lru_cache
def _words(languages: tuple[str, ...]) -> Words:
    return Words(languages)


def _bundle(language: str, folder: Traversable) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # a tenth of a second: only readers of words wait

    bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text("utf-8")))
    return bundle
