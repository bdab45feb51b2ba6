"""Rounds played at random at full speed, for simulation, benchmarks and checksums."""

from mypy_extensions import i64

from boneyard.rules.chance import Mwc, SimulationDealer
from boneyard.rules.start import Start
from boneyard.rules.state import REDEAL, RUNNING, State


def play_out(state: State, chance: Mwc) -> i64:
    """Play the round to its end, every legal action equally likely; how many decisions that took."""
    decisions: i64 = 0
    while state.over == RUNNING:
        state.apply(state.choices[chance.below(state.list_choices())])
        decisions += 1
    return decisions


class Tally:
    """What a batch of rounds came to. Equal tallies mean equal play: the checksum covers every hand left."""

    def __init__(self) -> None:
        self.rounds: i64 = 0
        self.decisions: i64 = 0
        self.checksum: i64 = 0


def play_rounds(start: Start, rounds: i64, seed: int) -> Tally:
    """Random rounds with the engines taken in turn from the highest down."""
    chance = Mwc(seed)
    dealer = SimulationDealer(chance)
    tally = Tally()
    while tally.rounds < rounds:
        engine = start.top - tally.rounds % (start.top + 1)
        first = tally.rounds % start.players
        deal_number: i64 = 0
        while True:
            state = start.begin(engine, first, dealer, tally.rounds, deal_number).state
            tally.decisions += play_out(state, chance)
            if state.over != REDEAL:
                break
            deal_number += 1
        seat: i64 = 0
        while seat < start.players:
            tally.checksum = (tally.checksum * 31 + state.score(seat) + state.over) % 1_000_000_007
            seat += 1
        tally.rounds += 1
    return tally
