"""Who sits where."""


class Chair:
    """A seat and who has it: a person, a bot, or nobody.

    `kept_for` is the visitor who gets it back from a bot; `away_since` when nothing of its person was
    connected any more.
    """

    __slots__ = ("away_since", "bot", "kept_for", "name", "visitor")

    def __init__(self) -> None:
        self.visitor = ""
        self.name = ""
        self.bot = ""
        self.kept_for = ""
        self.away_since: float | None = None

    def copy(self) -> "Chair":
        other = Chair()
        other.visitor, other.name = self.visitor, self.name
        other.bot, other.kept_for = self.bot, self.kept_for
        other.away_since = self.away_since
        return other

    @property
    def free(self) -> bool:
        return not self.visitor and not self.bot

    @property
    def person(self) -> bool:
        """A person decides here."""
        return bool(self.visitor) and not self.bot

    @property
    def wanted_back(self) -> bool:
        """Its person is to have it at a rematch too, unless a bot plays for them because they have left."""
        return bool(self.visitor) and (not self.bot or self.away_since is None)

    def take(self, visitor: str, name: str) -> None:
        self.visitor, self.name = visitor, name
        self.bot = self.kept_for = ""
        self.away_since = None

    def clear(self) -> None:
        self.visitor = self.name = self.bot = self.kept_for = ""
        self.away_since = None
