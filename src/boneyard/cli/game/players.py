"""Who sits at the table: people, bots and programs outside."""

import hashlib
from collections.abc import Collection, Mapping, Sequence

from boneyard.bots.levels import UnknownBot, bot_named
from boneyard.bots.outside import Outside, close_together, outside
from boneyard.bots.player import Choose
from boneyard.bots.program import FaultKind
from boneyard.cli.bots import read_bot
from boneyard.rules.action import Action
from boneyard.rules.chance import Mwc
from boneyard.rules.match import Match
from boneyard.rules.sheet import Sheet
from boneyard.sim.seated import SECONDS

PERSON = "person"
"""What a record says of a seat that a person plays."""
USUAL = "conductor"
"""The level of those who do not choose one."""


def all_play(names: Sequence[str], sheet: Sheet) -> bool:
    """Can each of them play this sheet?"""
    try:
        for name in names:
            read_bot(name, sheet)
    except UnknownBot:
        return False
    return True


def seats_of(opponents: Sequence[str], players: int, people: Collection[int]) -> tuple[str, ...]:
    """Who plays each seat: people in theirs, in the others one bot for all, or one for each."""
    waiting = list(opponents) * (players if len(opponents) == 1 else 1)
    return tuple([PERSON if seat in people else waiting.pop(0) for seat in range(players)])


class Opponents:
    """The bots at the table. The same seed gives the same play, also after a pause, unless they search."""

    def __init__(self, seats: Mapping[int, Choose], seed: bytes) -> None:
        self.seats = seats
        self.seed = seed
        self._told: set[tuple[int, FaultKind]] = set()

    def choose(self, match: Match) -> Action:
        """What the seat whose turn it is does. Nobody is asked where only one action is legal."""
        legal = match.legal()
        if len(legal) == 1:
            return legal[0]
        seat = match.turn
        assert seat is not None, "the match is over"
        return self.seats[seat](match.view(seat), chance_of(self.seed, seat, match.number), SECONDS)

    def faults(self) -> list[tuple[int, FaultKind]]:
        """What went wrong with a program since this was asked, each kind once for each seat."""
        kinds = [
            (seat, fault.kind)
            for seat, program in self.seats.items()
            if isinstance(program, Outside)
            for fault in program.faults
        ]
        fresh = [fault for fault in dict.fromkeys(kinds) if fault not in self._told]
        self._told.update(fresh)
        return fresh

    def close(self) -> None:
        """Programs end."""
        close_together(self.seats.values())


def opponents_at(played_by: Sequence[str], sheet: Sheet, seed: bytes) -> Opponents:
    """UnknownBot says who is not there, or does not play this sheet."""
    seats = {
        seat: outside(name) or bot_named(name, sheet) for seat, name in enumerate(played_by) if name != PERSON
    }
    return Opponents(seats, seed)


def chance_of(seed: bytes, seat: int, number: int) -> Mwc:
    """A seat's chance in the decision after so many actions: it needs no memory of those before."""
    digest = hashlib.sha256(seed + f"/{seat}/{number}".encode()).digest()
    return Mwc(int.from_bytes(digest[:8], "big"))
