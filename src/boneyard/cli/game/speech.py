"""How the table is spoken of: names, trains, and what happened, one line a turn."""

from collections.abc import Iterable, Mapping
from itertools import groupby

from boneyard.locales import Words
from boneyard.record.notation import SEATS, write_seat
from boneyard.rules.action import SHARED, SHARED_LEFT, SHARED_RIGHT
from boneyard.rules.event import Event, EventKind
from boneyard.rules.sheet import Sheet

_SHARED_ENDS: Mapping[int, str] = {SHARED: "", SHARED_LEFT: "-left", SHARED_RIGHT: "-right"}
_SETTING_UP = (EventKind.REDEALT, EventKind.SEARCHED, EventKind.ENGINE_LAID)


class Speech:
    """`names` by seat; `you` is the seat spoken to, None where only bots play."""

    def __init__(self, words: Words, sheet: Sheet, names: tuple[str, ...], you: int | None) -> None:
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

    def train(self, end: int) -> str:
        """In a sentence: your train, train B, the Mexican Train."""
        if end in _SHARED_ENDS:
            return self.text(f"train-shared{_SHARED_ENDS[end]}")
        return self.text("train-own") if end == self.you else self.text("train-of", seat=write_seat(end))

    def on_train(self, end: int) -> str:
        """As the head of a list."""
        if end in _SHARED_ENDS:
            return self.text(f"on-shared{_SHARED_ENDS[end]}")
        if end == self.you:
            return self.text("on-own")
        return self.text("on-train", seat=write_seat(end), name=self.names[end])

    def listed(self, parts: list[str]) -> str:
        """a, b and c"""
        said = parts[0]
        for part in parts[1:-1]:
            said = self.text("told-comma", first=said, next=part)
        return self.text("told-and", first=said, last=parts[-1]) if len(parts) > 1 else said

    # --- What happened ------------------------------------------------------------------------------------

    def tell(self, events: Iterable[Event]) -> list[str]:
        """One line for every turn, as far as the events go."""
        lines = []
        for (kind, seat), group in groupby(events, _turn):
            told = list(group)
            if kind is EventKind.REDEALT or kind is EventKind.SEARCHED:
                continue
            parts = self._parts(told)
            if seat is not None and parts:
                lines.append(self.text("told-line", name=self.name(seat), what=self.listed(parts)))
        return lines

    def tell_start(self, history: tuple[Event, ...], engine: int) -> list[str]:
        """How the engine was found, where it was not simply set aside."""
        double = f"{engine}-{engine}"
        redealt = sum(event.kind is EventKind.REDEALT for event in history)
        searched = sum(event.kind is EventKind.SEARCHED for event in history)
        lines = []
        if redealt:
            lines.append(self.text("told-redealt", number=redealt, engine=double))
        if searched:
            lines.append(self.text("told-searched", number=searched, engine=double))
        return lines

    def _parts(self, events: list[Event]) -> list[str]:
        parts = []
        for (kind, _), group in groupby(_news_only(events), lambda event: (event.kind, event.end)):
            told = list(group)
            parts.append(self._drew(told, events[-1]) if kind is EventKind.DREW else self._part(told))
        return parts

    def _drew(self, events: list[Event], last: Event) -> str:
        """`last` is the turn's last event: a marker says that the tile drawn was of no use."""
        tiles = [str(event.tile) for event in events if event.tile is not None]
        if len(tiles) < len(events):
            return self.text("told-drew-hidden", number=len(events))
        message = "told-drew-in-vain" if last.kind is EventKind.MARKED and len(tiles) == 1 else "told-drew"
        return self.text(message, who=self.who(last.seat), tiles=self.listed(tiles))

    def _part(self, events: list[Event]) -> str:
        """Events of one kind at one end: only tiles laid can be several."""
        event = events[0]
        end = event.seat if event.end is None else event.end
        return self.text(
            f"told-{event.kind.value}",
            who=self.who(event.seat),
            tile=self.listed([str(event.tile) for event in events]),
            train="" if end is None else self.train(end),
        )


def _turn(event: Event) -> tuple[EventKind | None, int | None]:
    """Events with the same answer are told in one line."""
    return (event.kind if event.kind in _SETTING_UP else None), event.seat


def _news_only(events: list[Event]) -> list[Event]:
    """Without what is told elsewhere, and without the knock of a player who then played the last tile too."""
    laid = [i for i, event in enumerate(events) if event.kind is EventKind.LAID]
    return [
        event
        for i, event in enumerate(events)
        if event.kind is not EventKind.ROUND_OVER
        and not (event.kind is EventKind.KNOCKED and laid and i < laid[-1])
    ]


def seat_names(words: Words, players: int, you: int | None, your_name: str) -> tuple[str, ...]:
    """Everybody's name: bots give way to a guest who is called like one of them."""
    names = []
    for seat in range(players):
        if seat == you:
            names.append(your_name)
            continue
        name = words.text(f"bot-{SEATS[seat].lower()}")
        if you is not None and name.casefold() == your_name.casefold():
            name = words.text(f"bot-{SEATS[seat].lower()}-too")
        names.append(name)
    return tuple(names)
