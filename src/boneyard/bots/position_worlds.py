"""Worlds that look like a position: how the round came to it is not known, nor what the seats have shown."""

from librt.vecs import vec
from mypy_extensions import i64

from boneyard.bots.arrangement import NOBODY, STILL
from boneyard.bots.witness import DEALT, Place
from boneyard.bots.worlds import WHENEVER, Worlds
from boneyard.record.table_reader import is_uncounted
from boneyard.rules.chance import Mwc, SimulationDealer
from boneyard.rules.lines import LinesState
from boneyard.rules.sheet import Family
from boneyard.rules.state import NOTHING, State
from boneyard.rules.tile import UNKNOWN, Tile, code_of, tile_of
from boneyard.rules.view import View


class TilesNowhere(ValueError):
    """So many tiles can be nowhere: every hand is counted, and the boneyard is used up."""

    def __init__(self, tiles: int) -> None:
        super().__init__(f"{tiles} tiles can be nowhere")
        self.tiles = tiles


class PositionWorlds(Worlds):
    """`state` is the table of the position, `view` that of the seat to move.

    In a real round every tile is somewhere. So the boneyard has all tiles that are not seen and in no hand;
    if it is used up, the hands that were left out share them. Otherwise such a hand is taken to be as large
    as that of the seat to move. Hands are dealt anew even if the position tells them: the seat does not see
    them.
    """

    def __init__(self, state: State, view: View, chance: Mwc) -> None:
        self.state = state
        self.hidden = [
            seat for seat, hand in enumerate(view.hands) if hand is None or not state.hand_known(seat)
        ]
        super().__init__(view, chance)

    def sample(self) -> State:
        self.move_on()
        state = self.table.clone()
        self.arrangement.deal_into(state, sum(1 << seat for seat in self.hidden))
        if isinstance(state, LinesState):
            state.dealer = SimulationDealer(self.chance)
            self.show_again(state)
        return state

    def show_again(self, state: LinesState) -> None:
        """A secret choice is one of the tiles that the seat has in this world."""
        for seat in self.hidden if state.engine == NOTHING else ():
            if state.shown[seat] != NOTHING:
                hand = state.hand_tiles(seat)
                state.shown[seat] = hand[self.chance.below(len(hand))]

    # --- What may lie where -------------------------------------------------------------------------------

    def arrange(self) -> None:
        unseen = self.unseen()
        counts = counted(self.view, self.hidden, len(unseen))
        seats = [seat for seat, count in counts.items() for _ in range(count)]
        for seat in (*seats, *[NOBODY] * (len(unseen) - len(seats))):
            self.add_place(Place(seat, DEALT), (0, 0))
        for tile in unseen:
            self.arrangement.add_tile(code_of(tile), NOBODY, WHENEVER, STILL, STILL, 0)

    def unseen(self) -> list[Tile]:
        view = self.view
        hands = [hand for seat, hand in enumerate(view.hands) if hand is not None and seat not in self.hidden]
        seen = view.on_table.union(*hands)
        # A view tells how tiles lie, and a position may know only that they do.
        if view.family is Family.FEET:
            seen |= {tile_of(code) for code in self.state.tiles_in(self.state.table, 0)}
        tiles = [Tile(high, low) for high in range(view.top + 1) for low in range(high + 1)]
        return [tile for tile in tiles if tile not in seen]

    def played(self) -> State:
        """The table, with room for the tiles of its boneyard."""
        state = self.state.clone()
        size = sum(place.seat == NOBODY for place in self.places)
        state.boneyard = vec[i64]([UNKNOWN] * size)
        state.boneyard_next = 0
        state.boneyard_size = size
        return state


def counted(view: View, hidden: list[int], unseen: int) -> dict[int, int]:
    """How many tiles each hidden hand has; TilesNowhere if too many are left over."""
    counts = {seat: view.counts[seat] for seat in hidden if not is_uncounted(view.counts[seat])}
    left_out = [seat for seat in hidden if seat not in counts]
    left = unseen - sum(counts.values())
    for number, seat in enumerate(left_out):
        share = (left - min(view.boneyard, 1)) // (len(left_out) - number)
        counts[seat] = min(share, len(view.hand)) if view.boneyard else share
        left -= counts[seat]
    if left and not view.boneyard:
        raise TilesNowhere(left)
    return counts
