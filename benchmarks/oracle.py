"""The slow, plain reading of the rules that the tests use, at the same game."""

import random
import time

from tests.oracle.deals import random_position
from tests.oracle.trains import Oracle

ROUNDS = 5


def oracle_decisions() -> tuple[int, float]:
    rng = random.Random(1)
    rounds = [Oracle(random_position("mexican-train-classic", {}, 4, rng)) for _ in range(ROUNDS)]
    decisions = 0
    begun = time.process_time()
    for oracle in rounds:
        while choices := oracle.legal():
            oracle.do(rng.choice(choices))
            decisions += 1
    return decisions, time.process_time() - begun
