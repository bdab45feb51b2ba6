"""What many random rounds come to, in whole numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from boneyard import Sheet
from boneyard.rules.chance import Mwc, SimulationDealer
from boneyard.rules.families import start_of
from boneyard.rules.playout import play_out, play_rounds
from boneyard.rules.round import OVER
from boneyard.rules.state import REDEAL
from tests.golden.files import Line
from tests.golden.tables import left_to_draw

SMALL = 200
LARGE = 10_000


def statistics(sheet: Sheet, players: int, rounds: int, seed: int) -> Line:
    """The rounds of `play_rounds`, looked at one by one."""
    start = start_of(sheet, players)
    chance = Mwc(seed)
    dealer = SimulationDealer(chance)
    ends: Counter[str] = Counter()
    wins = [0] * players
    scores = [0] * players
    decisions = longest = redeals = left = checksum = 0
    for number in range(rounds):
        engine = start.top - number % (start.top + 1)
        deal_number = 0
        while True:
            state = start.begin(engine, number % players, dealer, number, deal_number).state
            taken = play_out(state, chance)
            decisions += taken
            if state.over != REDEAL:
                break
            deal_number += 1
        redeals += deal_number
        longest = max(longest, taken)
        left += left_to_draw(state)
        ends[OVER[state.over].value] += 1
        won = state.winners()
        for seat in range(players):
            wins[seat] += won >> seat & 1
            scores[seat] += state.score(seat)
            checksum = (checksum * 31 + state.score(seat) + state.over) % 1_000_000_007
    return {
        "players": players,
        "rounds": rounds,
        "seed": seed,
        "decisions": decisions,
        "checksum": checksum,
        "redeals": redeals,
        "longest": longest,
        "left": left,
        "ends": dict(sorted(ends.items())),
        "wins": wins,
        "scores": scores,
        "origin": "engine",
    }


def tally(sheet: Sheet, players: int, rounds: int, seed: int) -> tuple[int, int]:
    """Decisions and checksum as `play_rounds` has them."""
    found = play_rounds(start_of(sheet, players), rounds, seed)
    return int(found.decisions), int(found.checksum)


def lines(sheet: Sheet) -> Iterator[Line]:
    """The fewest players and the most."""
    for players in (min(sheet.deal.tables), max(sheet.deal.tables)):
        for rounds in (SMALL, LARGE):
            yield statistics(sheet, players, rounds, players)
