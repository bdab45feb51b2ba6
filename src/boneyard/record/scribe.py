"""A match told as the lines of its record: all of it, or as much as one seat sees."""

from collections.abc import Iterable, Sequence

from boneyard.record.entries import Claim, Done, Entry, tile_words
from boneyard.record.notation import write_seat
from boneyard.rules.action import Action, Verb
from boneyard.rules.event import Event, EventKind
from boneyard.rules.match import Match
from boneyard.rules.result import Over
from boneyard.rules.tile import Tile, tile_of

WRITTEN = frozenset(
    {
        EventKind.DREW,
        EventKind.TOOK,
        EventKind.REVEALED,
        EventKind.ENGINE_LAID,
        EventKind.REMOVED,
        EventKind.FLIPPED,
        EventKind.ROUND_OVER,
    }
)
"""What is written down beside the action itself; the rest follows from it."""


class Scribe:
    """Plays a fresh match and tells it. `seat` is whose view it is; None sees everything.

    What a seat sees is taken from the events it is told, and from nothing else.
    """

    def __init__(self, match: Match, seat: int | None = None) -> None:
        self.match = match
        self.seat = seat
        self.next_deal = 0
        """The first deal of this round that has not been told."""
        self.discards: list[Tile] = []

    def tell(self, actions: Iterable[Action]) -> list[Entry]:
        """The match with these actions, from its beginning."""
        entries = self.begin()
        for action in actions:
            entries.extend(self.play(action))
        return entries

    def begin(self) -> list[Entry]:
        """The first deal."""
        if self.seat is None:
            return self.opening(self.match.round.opening())
        return self.opening(self.match.events(self.seat)[0])

    def play(self, action: Action) -> list[Entry]:
        """Do it, or raise IllegalAction; what then happened."""
        match = self.match
        seat, number = match.turn, match.number
        happened = match.play(action)
        assert seat is not None
        if self.seat is not None:
            (happened,) = match.events(self.seat, number)
        entries: list[Entry] = []
        drew: list[Tile | None] = []
        revealed: list[Event] = []
        for place, event in enumerate(happened):
            kind = event.kind
            if kind not in WRITTEN:
                continue
            if kind is EventKind.DREW or kind is EventKind.TOOK:
                drew.append(event.tile)
            elif kind is EventKind.REVEALED:
                revealed.append(event)
            elif kind is EventKind.ENGINE_LAID:
                entries.append(_engine(event))
            elif kind is EventKind.REMOVED and event.tile is not None:
                self.discards.append(event.tile)
            elif kind is EventKind.FLIPPED:
                entries.extend(self.flipped(happened[place:]))
            else:
                assert kind is EventKind.ROUND_OVER, kind
                entries.extend(self.ended(happened[place:]))
                break
        if revealed:
            entries.insert(0, Claim("reveal", _by_seat(revealed)))
        seen = Action(Verb.SHOW, happened[0].tile) if action.verb is Verb.SHOW else action
        return [Done(seat, seen, tile_words(drew) if drew else ()), *entries]

    # --- The deal -----------------------------------------------------------------------------------------

    def opening(self, events: Sequence[Event]) -> list[Entry]:
        """A round just dealt: its deals, those thrown away too, and how the engine was found.

        A reveal without a double calls for another deal of the same round.
        """
        round_ = self.match.round
        kinds = [event.kind for event in events]
        deal_number = kinds.count(EventKind.REDEALT)
        searched = [event for event in events if event.kind is EventKind.SEARCHED]
        laid = [event for event in events if event.kind is EventKind.ENGINE_LAID]
        entries: list[Entry] = []
        if self.next_deal == 0:
            entries.append(Claim("round", (str(round_.round_number + 1),)))
        for number in range(self.next_deal, deal_number + 1):
            entries.append(Claim("deal", (str(number + 1),)))
            if self.seat is None:
                entries.extend(self.dealt(self.deck(number, deal_number)))
        if self.seat is not None:
            hands = [event for event in events if event.kind is EventKind.DEALT]
            yard = round_.view(self.seat).boneyard
            entries.extend(_dealt_as_seen(hands, [*[event.tile for event in searched], *[None] * yard]))
        self.next_deal = deal_number + 1
        self.discards = []
        if searched:
            entries.append(Claim("search", _by_seat(searched)))
        return [*entries, *[_engine(event) for event in laid]]

    def deck(self, number: int, deal_number: int) -> list[Tile | None]:
        """The tiles in the order of that deal. Of the deal that is played the state still has them."""
        match, state = self.match, self.match.round.state
        codes = [int(state.boneyard[i]) for i in range(state.boneyard_size)]
        if number < deal_number:
            codes = match.dealer.order(sorted(codes), match.round.round_number, number, "deal")
        return [tile_of(code) for code in codes]

    def dealt(self, deck: list[Tile | None]) -> list[Entry]:
        players = self.match.players
        each = len(self.match.round.dealt[0])
        hands = [deck[seat * each : (seat + 1) * each] for seat in range(players)]
        entries: list[Entry] = [Claim("hand", tile_words(hand), seat) for seat, hand in enumerate(hands)]
        return [*entries, Claim("boneyard", tile_words(deck[players * each :]))]

    def flipped(self, events: Sequence[Event]) -> list[Entry]:
        """The discards as they lay, and the boneyard they became. `events` begin with the flip."""
        discards = self.discards
        self.discards = []
        drawn = [event.tile for event in events if event.kind in (EventKind.DREW, EventKind.TOOK)]
        left: list[Tile | None] = [None] * (len(discards) - len(drawn))
        if self.seat is None:
            state = self.match.round.state
            left = [tile_of(state.boneyard[i]) for i in range(state.boneyard_next, state.boneyard_size)]
        return [Claim("discards", tile_words([*discards])), Claim("flip", tile_words([*drawn, *left]))]

    # --- The end ------------------------------------------------------------------------------------------

    def ended(self, events: Sequence[Event]) -> list[Entry]:
        """How the round ended, and what came after it. A round that is dealt anew has not ended."""
        result = events[0].result
        assert result is not None
        kinds = [event.kind for event in events]
        begins = kinds.index(EventKind.ROUND_BEGAN) if EventKind.ROUND_BEGAN in kinds else len(kinds)
        entries: list[Entry] = []
        if result.over is not Over.REDEAL:
            self.next_deal = 0
            entries.append(Claim("over", (result.over.value,)))
            left = [event for event in events[:begins] if event.kind is EventKind.LEFT]
            entries.extend([Claim("left", tile_words([*(event.tiles or ())]), event.seat) for event in left])
            entries.append(Claim("scores", _numbers(result.scores)))
        if begins < len(events):
            return [*entries, *self.opening(events[begins:])]
        final = events[-1].result
        assert final is not None
        winners = tuple([write_seat(seat) for seat in final.winners])
        return [*entries, Claim("totals", _numbers(final.scores)), Claim("winners", winners)]


def _dealt_as_seen(hands: list[Event], boneyard: list[Tile | None]) -> list[Entry]:
    entries: list[Entry] = []
    for event in hands:
        hidden = [None] * (event.number or 0)
        entries.append(Claim("hand", tile_words([*(event.tiles or hidden)]), event.seat))
    return [*entries, Claim("boneyard", tile_words(boneyard))]


def _engine(event: Event) -> Claim:
    return Claim("engine", (str(event.tile),), event.seat)


def _by_seat(events: list[Event]) -> tuple[str, ...]:
    words: list[str] = []
    for event in events:
        assert event.seat is not None
        words.extend([write_seat(event.seat), *tile_words([event.tile])])
    return tuple(words)


def _numbers(numbers: Sequence[int | None]) -> tuple[str, ...]:
    words: list[str] = []
    for seat, number in enumerate(numbers):
        words.extend([write_seat(seat), str(number)])
    return tuple(words)
