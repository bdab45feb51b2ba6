"""Every word a person reads, as Fluent messages, one folder a language."""

from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource


class Words:
    """The catalogue of one language. `text` fills a message; a missing one is an error, never a blank."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = files("boneyard.locales") / language
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
            self._bundle.add_resource(FluentResource(entry.read_text("utf-8")))

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def text(self, message: str, **values: str | float) -> str:
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, problems = self._bundle.format_pattern(pattern, values)
        assert not problems, (message, problems)
        return str(text)

    def clause(self, clause: str) -> str:
        """The clause's or the ruling's text."""
        return self.text(f"clause-{clause.lower()}")


@lru_cache
def words(language: str = "en") -> Words:
    return Words(language)
