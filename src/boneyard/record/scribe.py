"""A match told as the lines of its record: all of it, or as much as one seat sees."""

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.record.entries import Claim, Done, Entry, tile_words
from boneyard.record.notation import write_seat
from boneyard.rules.action import Action
from boneyard.rules.chance import SeededDealer
from boneyard.rules.event import Event, EventKind
from boneyard.rules.lines_round import LinesRound
from boneyard.rules.match import Match
from boneyard.rules.round import Round
from boneyard.rules.tile import Tile, code_of, tile_of
from boneyard.rules.view import LinesLayout, Over, View

DRAWS = (EventKind.DREW, EventKind.TOOK)


class Sight(NamedTuple):
    """What is seen of a round: tiles that are hidden are None."""

    events: tuple[Event, ...]
    hands: tuple[tuple[Tile, ...] | None, ...]
    boneyard: tuple[Tile | None, ...]
    discards: tuple[Tile, ...]


class Scribe:
    """Plays a fresh match and tells it. `seat` is the one whose eyes are used; None sees everything.

    What a seat sees is taken from its View and from nothing else.
    """

    def __init__(self, match: Match, seat: int | None = None) -> None:
        self.match = match
        self.seat = seat
        self.round_number = -1
        """The round told last."""
        self.next_deal = 0

    def tell(self, actions: "list[Action]") -> list[Entry]:
        """The match with these actions, from its beginning."""
        entries = self.begin()
        for action in actions:
            entries.extend(self.play(action))
        return entries

    def begin(self) -> list[Entry]:
        """The round just dealt."""
        round_ = self.match.round
        return [*self.dealt(round_, int(self.match.course.deal_number)), *self.started(self.sight(round_))]

    def play(self, action: Action) -> list[Entry]:
        """Do it, or raise IllegalAction; what then happened."""
        match = self.match
        round_ = match.round
        seat = match.turn
        before = self.sight(round_)
        match.play(action)
        assert seat is not None
        after = self.sight(round_)
        events = after.events[len(before.events) :]
        entries: list[Entry] = [self.done(seat, action, events)]
        revealed = [event for event in events if event.kind is EventKind.REVEALED]
        if revealed:
            entries.append(Claim("reveal", _by_seat(revealed)))
        entries.extend(_engine(events))
        if EventKind.FLIPPED in [event.kind for event in events]:
            entries.extend(_flip(before, events, after))
        entries.extend(self.ended(round_))
        if match.round is not round_:
            entries.extend(self.begin())
        return entries

    def sight(self, round_: Round) -> Sight:
        if self.seat is not None:
            return _through(round_.view(self.seat))
        state = round_.state
        return Sight(
            events=tuple(round_.history),
            hands=tuple([round_.hand(seat) for seat in range(self.match.players)]),
            boneyard=tuple(
                [tile_of(state.boneyard[i]) for i in range(state.boneyard_next, state.boneyard_size)]
            ),
            discards=round_.layout().discards if isinstance(round_, LinesRound) else (),
        )

    # --- The deal -----------------------------------------------------------------------------------------

    def dealt(self, round_: Round, deal_number: int) -> list[Entry]:
        """All deals of the round that have not been told, those thrown away too."""
        entries: list[Entry] = []
        if round_.round_number != self.round_number:
            self.round_number = round_.round_number
            self.next_deal = 0
            entries.append(Claim("round", (str(round_.round_number + 1),)))
        for number in range(self.next_deal, deal_number + 1):
            entries.append(Claim("deal", (str(number + 1),)))
            if self.seat is None:
                entries.extend(self.deck_dealt(self.deck(round_, number, deal_number)))
        if self.seat is not None:
            entries.extend(self.dealt_as_seen(self.sight(round_)))
        self.next_deal = deal_number + 1
        return entries

    def deck(self, round_: Round, number: int, deal_number: int) -> list[Tile | None]:
        """The tiles in the order of that deal. Of the deal that is played the state still has them."""
        state = round_.state
        codes = [int(state.boneyard[i]) for i in range(state.boneyard_size)]
        if number < deal_number:
            order = vec[i64](sorted(codes))
            SeededDealer(self.match.seed).shuffle(order, round_.round_number, number, "deal")
            codes = [int(order[i]) for i in range(len(order))]
        return [tile_of(code) for code in codes]

    def deck_dealt(self, deck: list[Tile | None]) -> list[Entry]:
        players = self.match.players
        _, each = self.match.sheet.table(players)
        hands = [deck[seat * each : (seat + 1) * each] for seat in range(players)]
        entries: list[Entry] = [Claim("hand", tile_words(hand), seat) for seat, hand in enumerate(hands)]
        return [*entries, Claim("boneyard", tile_words(deck[players * each :]))]

    def dealt_as_seen(self, sight: Sight) -> list[Entry]:
        """The hands before the engine was looked for and laid."""
        _, each = self.match.sheet.table(self.match.players)
        searched = [event for event in sight.events if event.kind is EventKind.SEARCHED]
        entries: list[Entry] = []
        for seat, hand in enumerate(sight.hands):
            words = tile_words([None] * each)
            if hand is not None:
                laid = [event.tile for event in _engine_laid(sight.events) if event.seat == seat]
                found = [event.tile for event in searched if event.seat == seat]
                words = tile_words([tile for tile in _high_first([*hand, *laid]) if tile not in found])
            entries.append(Claim("hand", words, seat))
        yard = [*[event.tile for event in searched], *sight.boneyard]
        return [*entries, Claim("boneyard", tile_words(yard))]

    def started(self, sight: Sight) -> list[Entry]:
        """How the engine was found, where it is not the reveal that finds it."""
        searched = [event for event in sight.events if event.kind is EventKind.SEARCHED]
        entries: list[Entry] = [Claim("search", _by_seat(searched))] if searched else []
        return [*entries, *_engine(sight.events)]

    # --- Actions ------------------------------------------------------------------------------------------

    def done(self, seat: int, action: Action, events: tuple[Event, ...]) -> Done:
        """What an action was is told by its event: of a secret choice others see no tile."""
        seen = action if action.tile is None else Action(action.verb, events[0].tile, events[0].end)
        return Done(seat, seen, tile_words([event.tile for event in events if event.kind in DRAWS]))

    # --- The end ------------------------------------------------------------------------------------------

    def ended(self, round_: Round) -> list[Entry]:
        """How the round ended, if it has; a round that is dealt anew has not."""
        match = self.match
        result = round_.result
        if result is None or result.over is Over.REDEAL:
            return []
        entries: list[Entry] = [Claim("over", (result.over.value,))]
        for seat, hand in enumerate(self.sight(round_).hands):
            if hand:
                entries.append(Claim("left", tile_words(list(hand)), seat))
        entries.append(Claim("scores", _numbers(list(result.scores))))
        if match.over:
            entries.append(Claim("totals", _numbers(list(match.totals))))
            entries.append(Claim("winners", tuple([write_seat(seat) for seat in match.winners])))
        return entries


def _through(view: View) -> Sight:
    layout = view.layout
    return Sight(
        events=view.history,
        hands=view.hands,
        boneyard=(None,) * view.boneyard,
        discards=layout.discards if isinstance(layout, LinesLayout) else (),
    )


def _engine_laid(events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if event.kind is EventKind.ENGINE_LAID]


def _engine(events: tuple[Event, ...]) -> list[Claim]:
    return [Claim("engine", (str(event.tile),), event.seat) for event in _engine_laid(events)]


def _flip(before: Sight, events: tuple[Event, ...], after: Sight) -> list[Claim]:
    """The discards as they lay, and the boneyard they became."""
    removed = [event.tile for event in events if event.kind is EventKind.REMOVED]
    flipped = [event.kind for event in events].index(EventKind.FLIPPED)
    drawn = [event.tile for event in events[flipped:] if event.kind in DRAWS]
    return [
        Claim("discards", tile_words([*before.discards, *removed])),
        Claim("flip", tile_words([*drawn, *after.boneyard])),
    ]


def _by_seat(events: list[Event]) -> tuple[str, ...]:
    words: list[str] = []
    for event in events:
        assert event.seat is not None
        words.extend([write_seat(event.seat), *tile_words([event.tile])])
    return tuple(words)


def _numbers(numbers: "list[int | None] | list[int]") -> tuple[str, ...]:
    words: list[str] = []
    for seat, number in enumerate(numbers):
        words.extend([write_seat(seat), str(number)])
    return tuple(words)


def _high_first(tiles: "list[Tile | None]") -> "list[Tile | None]":
    return sorted(tiles, key=lambda tile: -1 if tile is None else code_of(tile), reverse=True)
