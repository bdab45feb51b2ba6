"""The levels of the bots in words."""

from boneyard.bots.levels import LEVELS
from boneyard.locales import Words


def level_text(name: str, words: Words) -> str:
    """What a level is called; whoever has none has only a name."""
    return words.text(f"level-{name}") if name in LEVELS else name


def level_about(name: str, words: Words) -> str:
    """How a bot of this level plays."""
    return words.text(f"level-{name}-about")
