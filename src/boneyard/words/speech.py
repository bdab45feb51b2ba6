"""How we speak about the table: names, places, and what happened, one line per turn."""

from collections.abc import Iterable, Mapping
from itertools import groupby, zip_longest

from boneyard.locales import Words
from boneyard.record.notation import SEATS, write_seat
from boneyard.rules.action import PUBLIC, SHARED, SHARED_LEFT, SHARED_RIGHT, SHOWING
from boneyard.rules.arguments import needs
from boneyard.rules.event import Event, EventKind
from boneyard.rules.sheet import Sheet
from boneyard.words.lists import all_of, any_of

_SHARED_ENDS: Mapping[int, str] = {
    SHARED: "",
    SHARED_LEFT: "-left",
    SHARED_RIGHT: "-right",
    PUBLIC: "-public",
}
_NOBODYS = (EventKind.REVEALED, EventKind.FLIPPED, EventKind.FOOT_RELEASED)
"""Told in a sentence of their own, not as something a player does."""
_SETTING_UP = (EventKind.REDEALT, EventKind.NOT_HELD, EventKind.SEARCHED)
_SHOWN = (
    EventKind.ROUND_BEGAN,
    EventKind.DEALT,
    EventKind.ROUND_OVER,
    EventKind.LEFT,
    EventKind.MATCH_OVER,
)
"""What a table or a score board shows anyway."""


class Speech:
    """`names` by seat; `you` is the seat spoken to, None where only bots play.

    >>> from boneyard.words import Speech, words
    >>> match = Match(SHEETS["mexican-train-classic"], players=3, seed=b"friday")
    >>> speech = Speech(words("en"), match.sheet, ("Anna", "Ben", "Cleo"), you=1)
    >>> speech.tell(match.play(read_action("12-4@M")))
    ['Anna plays 12-4 on the Mexican Train.']
    """

    def __init__(self, words: Words, sheet: Sheet, names: tuple[str, ...], you: int | None) -> None:
        needs(words, Words, "Words, as words() gives them")
        needs(sheet, Sheet, "a Sheet such as SHEETS['chickenfoot']")
        self.words = words
        self.sheet = sheet
        self.names = names
        self.you = you

    def text(self, message: str, **values: str | int) -> str:
        """The message, in the words of this game where the game has words of its own."""
        own = f"{message}-{self.sheet.game}"
        return self.words.text(own if self.words.has(own) else message, **values)

    def who(self, seat: int | None) -> str:
        return "you" if seat is not None and seat == self.you else "other"

    def name(self, seat: int) -> str:
        """At the start of a sentence."""
        return self.text("you") if seat == self.you else self.names[seat]

    def name_inside(self, seat: int) -> str:
        """Anywhere else in a sentence."""
        return self.text("you-inside") if seat == self.you else self.names[seat]

    def place(self, end: int) -> str:
        """In a sentence: your train, line B, the Mexican Train, the 9."""
        needs(end, int, "the number of an end")
        if end >= SHOWING:
            return self.text("place-showing", number=end - SHOWING)
        if end in _SHARED_ENDS:
            return self.text(f"place-shared{_SHARED_ENDS[end]}")
        if not 0 <= end < len(SEATS):
            raise ValueError(f"there is no end {end}")
        return self.text("place-own") if end == self.you else self.text("place-of", seat=write_seat(end))

    def place_played(self, end: int, by: int | None) -> str:
        """The same where it is told who played there. At a table that is seen, trains have letters."""
        return self.place(end)

    def on_place(self, end: int) -> str:
        """As the head of a list."""
        if end in _SHARED_ENDS:
            return self.text(f"on-shared{_SHARED_ENDS[end]}")
        if end == self.you:
            return self.text("on-own")
        return self.text("on-place", seat=write_seat(end), name=self.names[end])

    def listed(self, parts: list[str]) -> str:
        """a, b and c"""
        return all_of(parts, self.words)

    def either(self, parts: list[str]) -> str:
        """a, b or c"""
        return any_of(parts, self.words)

    def names_inside(self, seats: Iterable[int]) -> str:
        """Anna, Ben and you, but not at the start of a sentence."""
        return self.listed([self.name_inside(seat) for seat in seats])

    # --- What happened ------------------------------------------------------------------------------------

    def tell(self, events: Iterable[Event]) -> list[str]:
        """One line for every turn, as far as the events go."""
        lines = []
        for (kind, seat), group in groupby(self._news_only(_all_events(events)), _turn):
            told = list(group)
            if kind in _NOBODYS:
                lines.append(self._sentence(told))
            elif seat is not None:
                what = self.listed(self._parts(told))
                lines.append(self.text("told-line", name=self.name(seat), what=what))
        return lines

    def tell_start(self, history: tuple[Event, ...], engine: int | None) -> list[str]:
        """How the engine was found, where it was not simply set aside."""
        needs(engine, (int, type(None)), "the engine's number or None")
        lines = []
        happened = _all_events(history)
        for kind in _SETTING_UP:
            number = sum(event.kind is kind for event in happened)
            if number:
                lines.append(self.text(f"told-{kind.value}", number=number, engine=f"{engine}-{engine}"))
        return lines

    def _news_only(self, events: list[Event]) -> list[Event]:
        """Without what is told elsewhere, and without the knock of a player who then played on."""
        return [
            event
            for i, event in enumerate(events)
            if event.kind not in (*_SETTING_UP, *_SHOWN)
            and not (event.kind is EventKind.SHOWED and event.seat != self.you)
            and not (event.kind is EventKind.KNOCKED and _plays_on(event, events[i + 1 :]))
        ]

    def _sentence(self, events: list[Event]) -> str:
        """Only what is revealed can be several."""
        event = events[0]
        each = [
            self.text(
                "told-each",
                name="" if shown.seat is None else self.name_inside(shown.seat),
                tile=str(shown.tile),
            )
            for shown in events
        ]
        number = -1 if event.end is None else event.end - SHOWING
        return self.text(f"told-{event.kind.value}", each=self.listed(each), number=number)

    def _parts(self, events: list[Event]) -> list[str]:
        groups = [list(group) for _, group in groupby(events, lambda event: (event.kind, event.end))]
        parts = []
        for told, following in zip_longest(groups, groups[1:]):
            if told[0].kind is EventKind.DREW:
                parts.append(self._drew(told, None if following is None else following[0]))
            else:
                parts.append(self._part(told))
        return parts

    def _drew(self, events: list[Event], following: Event | None) -> str:
        """A marker says that the tile drawn was of no use."""
        tiles = [str(event.tile) for event in events if event.tile is not None]
        if len(tiles) < len(events):
            return self.text("told-drew-hidden", number=len(events))
        in_vain = len(tiles) == 1 and following is not None and following.kind is EventKind.MARKED
        message = "told-drew-in-vain" if in_vain else "told-drew"
        return self.text(message, who=self.who(events[0].seat), tiles=self.listed(tiles))

    def _part(self, events: list[Event]) -> str:
        """Events of one kind at one end: only tiles laid or removed can be several."""
        event = events[0]
        end = event.seat if event.end is None else event.end
        return self.text(
            f"told-{event.kind.value}",
            who=self.who(event.seat),
            tile=self.listed([str(event.tile) for event in events]),
            place="" if end is None else self.place_played(end, event.seat),
        )


def _all_events(events: Iterable[Event]) -> list[Event]:
    found = list(events)
    for event in found:
        needs(event, Event, "an Event")
    return found


def _turn(event: Event) -> tuple[EventKind | None, int | None]:
    """Events with the same answer are told in one line."""
    if event.kind in _NOBODYS:
        return event.kind, None
    return (event.kind if event.kind is EventKind.ENGINE_LAID else None), event.seat


def _plays_on(knock: Event, later: list[Event]) -> bool:
    """Whoever knocked has gone on playing in the same turn."""
    following = next(
        (event for event in later if event.kind is EventKind.LAID or event.seat != knock.seat), None
    )
    return following is not None and following.kind is EventKind.LAID and following.seat == knock.seat


def seat_names(words: Words, players: int, people: Mapping[int, str]) -> tuple[str, ...]:
    """Everybody's name; people's are given by seat, and a bot gives way to a guest of the same name."""
    taken = {name.casefold() for name in people.values()}
    names = []
    for seat in range(players):
        bot = words.text(f"bot-{SEATS[seat].lower()}")
        if bot.casefold() in taken:
            bot = words.text(f"bot-{SEATS[seat].lower()}-too")
        names.append(people.get(seat, bot))
    return tuple(names)
