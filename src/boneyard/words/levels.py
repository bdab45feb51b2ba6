"""The levels of the bots in words."""

from boneyard.bots.levels import LADDER
from boneyard.locales import Words
from boneyard.words.letters import folded


def level_text(name: str, words: Words) -> str:
    """What a level is called; whoever has none has only a name."""
    return words.text(f"level-{name}") if name in LADDER else name


def level_named(text: str, words: Words) -> str | None:
    """The level that is called so in this language, however it is typed."""
    return next((name for name in LADDER if folded(level_text(name, words)) == folded(text)), None)


def level_about(name: str, words: Words) -> str:
    """How a bot of this level plays."""
    return words.text(f"level-{name}-about")


def called(name: str, bot: str, words: Words) -> str:
    """How people call a seat: a bot that goes by its level's name is called so in their language."""
    plain = bot.capitalize()
    if bot and name.startswith(plain) and words.has(f"level-{bot}"):
        return level_text(bot, words) + name[len(plain) :]
    return name
