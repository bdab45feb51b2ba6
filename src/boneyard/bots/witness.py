"""What a seat has witnessed about tiles it has not seen: who took one in and when, and what it cannot be."""

from collections import Counter
from dataclasses import dataclass, field

from boneyard.bots.arrangement import STILL
from boneyard.bots.lacks import lacks
from boneyard.rules.event import Event, EventKind
from boneyard.rules.questions import DrawnTile
from boneyard.rules.sheet import Family, Sheet
from boneyard.rules.tile import Tile
from boneyard.rules.view import Step, View

DEALT = -1
"""The time of the deal; events are counted from 0."""

Numbers = tuple[int, int]
"""Bits of the numbers for tiles that are no doubles, and for doubles."""


def bits(numbers: tuple[int, ...]) -> int:
    return sum(1 << number for number in numbers)


@dataclass
class Place:
    """Where an unseen tile came into a hand. `known` if what followed has shown which it was."""

    seat: int
    time: int
    pile: int = 0
    useless: Numbers = (0, 0)
    needed: Numbers = (0, 0)
    known: Tile | None = None


@dataclass
class Known:
    """A tile a hand is known to have held, taken in before `until`, and held until `gone`."""

    tile: Tile
    until: int
    gone: int
    pile: int


@dataclass
class Hand:
    """A hand this seat does not see."""

    places: list[Place]
    known: list[Known] = field(default_factory=list)
    lacks: list[tuple[int, Numbers]] = field(default_factory=list)
    """At that moment it had no tile with these numbers."""


class Witness:
    """Reads the history of a view. `draws` are all tiles drawn from each pile in their order, seen or not."""

    def __init__(self, view: View, sheet: Sheet) -> None:
        self.view = view
        self.sheet = sheet
        _, each = self.sheet.table(view.players)
        self.first_searcher: int | None = None
        self.hands = {
            seat: Hand([Place(seat, DEALT) for _ in range(each)])
            for seat in range(view.players)
            if view.hands[seat] is None
        }
        self.dealt = {seat: Counter(hand) for seat, hand in enumerate(view.hands) if hand is not None}
        """What the hands that are seen held after the deal."""
        self.draws: list[list[Place | Tile]] = [[]]
        self.any_tile_may_be_kept = self.sheet.answer(DrawnTile, DrawnTile.MUST_PLAY) is DrawnTile.MAY_KEEP
        """Otherwise only a double drawn while a double is open."""
        self.redeals = 0
        self.discards: list[Tile] = []
        self.flipped: list[list[Tile]] = []
        self.yards: list[set[Tile]] = [set() for _ in range(view.players)]
        self.read()

    # --- Reading ------------------------------------------------------------------------------------------

    def read(self) -> None:
        for lack in lacks(self.view):
            if lack.seat in self.hands:
                self.hands[lack.seat].lacks.append((lack.time, (bits(lack.numbers), bits(lack.doubles))))
        for time, event in enumerate(self.view.history):
            kind = event.kind
            if kind is EventKind.REDEALT:
                self.redeals += 1
            elif kind is EventKind.FLIPPED:
                self.flipped.append(self.discards)
                self.discards = []
                self.draws.append([])
            elif kind is EventKind.REMOVED and event.tile is not None:
                self.discards.append(event.tile)
            elif event.seat is not None:
                self.read_of_seat(event.seat, event, time)

    def read_of_seat(self, seat: int, event: Event, time: int) -> None:
        kind = event.kind
        if kind is EventKind.DREW or kind is EventKind.SEARCHED:
            self.note_draw(seat, event, time)
        elif kind is EventKind.TOOK and event.tile is not None:
            self.draws[-1].append(event.tile)
            self.yards[seat].add(event.tile)
        elif kind is EventKind.REVEALED and event.tile is not None:
            self.note_revealed(seat, event.tile, time)
        elif kind in (EventKind.LAID, EventKind.GAVE, EventKind.ENGINE_LAID) and event.tile is not None:
            if kind is EventKind.LAID and event.tile in self.yards[seat]:
                self.yards[seat].remove(event.tile)
            else:
                self.note_gone(seat, event.tile, time)
            if kind is EventKind.GAVE:
                self.yards[seat].add(event.tile)

    def note_draw(self, seat: int, event: Event, time: int) -> None:
        if event.kind is EventKind.SEARCHED and self.first_searcher is None:
            self.first_searcher = seat
        if event.tile is not None:
            self.draws[-1].append(event.tile)
            self.dealt[seat][event.tile] -= 1
            return
        place = Place(seat, time, len(self.draws) - 1)
        self.draws[-1].append(place)
        self.hands[seat].places.append(place)
        if event.kind is EventKind.DREW and self.sheet.family is not Family.LINES:
            self.look_what_followed(place, event, time)
        elif event.kind is EventKind.SEARCHED:
            after = self.view.history[time + 1]
            if after.kind is EventKind.ENGINE_LAID:
                place.known = after.tile

    def look_what_followed(self, place: Place, event: Event, time: int) -> None:
        """Laid, kept or of no use: each says something about the drawn tile."""
        singles = bits(event.lacking if event.fits is None else event.fits)
        usual = () if event.doubles_apart else event.lacking
        doubles = bits(usual if event.doubles_fit is None else event.doubles_fit)
        history = self.view.history
        after = history[time + 1] if time + 1 < len(history) else None
        pending = self.view.pending
        if after is not None and after.seat == place.seat and after.kind is EventKind.LAID:
            place.known = after.tile
        elif after is not None and after.seat == place.seat and after.kind is EventKind.KEPT:
            place.needed = (singles if self.any_tile_may_be_kept else 0, doubles)
        elif after is None and pending is not None and pending.step is Step.DRAWN:
            place.needed = (singles, doubles)
        else:
            place.useless = (singles, doubles)

    def note_revealed(self, seat: int, tile: Tile, time: int) -> None:
        if seat in self.hands:
            self.hands[seat].known.append(Known(tile, time, STILL, 0))

    def note_gone(self, seat: int, tile: Tile, time: int) -> None:
        hand = self.hands.get(seat)
        if hand is None:
            self.dealt[seat][tile] += 1
            return
        held = next((known for known in hand.known if known.tile == tile and known.gone == STILL), None)
        if held is not None:
            held.gone = time
            return
        if any(place.known == tile and place.time == time - 1 for place in hand.places):
            return
        hand.known.append(Known(tile, time, time, self.pile_of(tile)))

    def pile_of(self, tile: Tile) -> int:
        """The last pile this tile was shuffled into."""
        return max((pile for pile, tiles in enumerate(self.flipped, 1) if tile in tiles), default=0)

    def unseen(self) -> list[Tile]:
        """The tiles that lie neither open on the table nor in a hand this seat can see."""
        view = self.view
        top, _ = self.sheet.table(view.players)
        seen = {tile for hand in view.hands if hand is not None for tile in hand}
        seen |= {known.tile for hand in self.hands.values() for known in hand.known if known.gone == STILL}
        seen |= view.on_table
        tiles = [Tile(high, low) for high in range(top + 1) for low in range(high + 1)]
        return [tile for tile in tiles if tile not in seen]
