"""Worlds: how the hidden tiles could really lie, given everything a seat has seen."""

from boneyard.bots.arrangement import NOBODY, STILL, Arrangement
from boneyard.bots.redo import Redo
from boneyard.bots.witness import Hand, Known, Numbers, Place, Witness
from boneyard.rules.chance import Mwc, SimulationDealer
from boneyard.rules.lines import LinesState
from boneyard.rules.sheet import Sheet
from boneyard.rules.state import State
from boneyard.rules.tile import Tile, code_of
from boneyard.rules.view import Step, View
from boneyard.sheets.editions import sheet_of

FIRST_STEPS = 40
STEPS = 4
"""Exchanges tried for each place before the first world, and between two worlds."""

WHENEVER = -2
"""Before the deal."""


class Worlds:
    """The worlds that look like this view. Each `sample` is one of them, as likely as any other.

    The sheet is the one the view names; another is for games that are not in print.
    """

    def __init__(self, view: View, chance: Mwc, sheet: Sheet | None = None) -> None:
        self.view = view
        self.chance = chance
        self.witness = Witness(view, sheet or sheet_of(view))
        self.arrangement = Arrangement()
        self.places: list[Place] = []
        self.arrange()
        self.arrangement.settle()
        self.arrangement.mix(chance, FIRST_STEPS * len(self.places))
        pending = view.pending
        hidden_draw = pending is not None and pending.step is Step.DRAWN and pending.tile is None
        self.always_redo = hidden_draw or view.engine is None
        """The table itself partly shows what is hidden, so each world is played up to it from the start."""
        self.table = self.played()

    def look_back(self, seconds: float) -> None:
        """Take at most so much time before the first world, if there is more to find out about the past."""

    def sample(self) -> State:
        """A round exactly where this view is, with everything hidden somewhere."""
        self.move_on()
        if self.always_redo:
            state = self.played()
        else:
            state = self.table.clone()
            self.arrangement.deal_into(state, sum(1 << seat for seat in self.witness.hands))
        if isinstance(state, LinesState):  # the orders are those of the past: what comes is shuffled
            state.dealer = SimulationDealer(self.chance)
        return state

    def move_on(self) -> None:
        """To the next world."""
        self.arrangement.mix(self.chance, STEPS * len(self.places))

    # --- What may lie where -------------------------------------------------------------------------------

    def arrange(self) -> None:
        witness = self.witness
        for hand in witness.hands.values():
            for place in hand.places:
                if place.known is None:
                    self.add_place(place, barred_at(place, hand))
            for known in hand.known:
                seat = hand.places[0].seat
                self.arrangement.add_tile(
                    code_of(known.tile),
                    seat,
                    held_since(known, hand),
                    known.until,
                    known.gone,
                    known.pile,
                )
        pile = len(witness.draws) - 1
        for time in range(self.view.boneyard):
            self.add_place(Place(NOBODY, time, pile), (0, 0))
        for tile in witness.unseen():
            self.arrangement.add_tile(code_of(tile), NOBODY, WHENEVER, STILL, STILL, witness.pile_of(tile))

    def add_place(self, place: Place, barred: Numbers) -> None:
        self.places.append(place)
        self.arrangement.add_place(place.seat, place.time, place.pile, barred, place.useless, place.needed)

    # --- From the deal to this view -----------------------------------------------------------------------

    def played(self) -> State:
        """The round played up to this view in the world that the arrangement shows."""
        return Redo(self.witness, self.orders(), self.chance).state

    def orders(self) -> list[list[int]]:
        """The tiles of the deal in their order, and those of each flip."""
        found = {id(place): self.arrangement.tile_at(i) for i, place in enumerate(self.places)}
        witness = self.witness
        dealt: list[int] = []
        for seat in range(self.view.players):
            if seat in witness.dealt:
                dealt.extend(code_of(tile) for tile in witness.dealt[seat].elements())
            else:
                places = [place for place in witness.hands[seat].places if place.time < 0]
                dealt.extend(tile_in(place, found) for place in places)
        piles = [
            [code_of(drawn) if isinstance(drawn, Tile) else tile_in(drawn, found) for drawn in pile]
            for pile in witness.draws
        ]
        piles[-1].extend(found[id(place)] for place in self.places if place.seat == NOBODY)
        return [[*dealt, *piles[0]], *piles[1:]]


def tile_in(place: Place, found: dict[int, int]) -> int:
    return found[id(place)] if place.known is None else code_of(place.known)


def barred_at(place: Place, hand: Hand) -> Numbers:
    """What a tile that came here, and is still unseen, cannot be."""
    singles, doubles = 0, 0
    for time, lack in hand.lacks:
        if time > place.time:
            singles |= lack[0]
            doubles |= lack[1]
    return singles, doubles


def held_since(known: Known, hand: Hand) -> int:
    """The hand took the tile in after this moment: before, it had shown it did not have it."""
    after = WHENEVER
    both = 1 << known.tile.high | 1 << known.tile.low
    for time, lack in hand.lacks:
        if time < known.gone and both & lack[known.tile.is_double]:
            after = time - 1
    return after
