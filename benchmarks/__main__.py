"""`make bench`: decisions a second of every sheet beside a loop in C, and what a caller in Python gets.

Best of five, CPU time. Prints a table and writes it to benchmarks/log/, with the machine it ran on.
"""

import platform
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from benchmarks import bots, matches, policies, records, start, thinking
from benchmarks.limit import LIMIT_PLAYERS, LIMIT_SHEET, limit
from benchmarks.oracle import oracle_decisions
from benchmarks.referee import referee_answers
from boneyard import SHEETS, _build
from boneyard.rules.chance import Mwc, SimulationDealer
from boneyard.rules.families import start_of
from boneyard.rules.playout import play_rounds
from boneyard.rules.sheet import Sheet
from boneyard.rules.start import Start
from boneyard.rules.state import State

REPEATS = 5
ROUNDS = 20_000 if _build.compiled else 200
LOG = Path(__file__).parent / "log"


def best(measured: Callable[[], tuple[int, float]]) -> float:
    """The highest rate a second of several runs; a run says how much it did and in how many CPU seconds."""
    return max(done / seconds for done, seconds in (measured() for _ in range(REPEATS)))


def timed(work: Callable[[], int]) -> tuple[int, float]:
    begun = time.process_time()
    done = work()
    return done, time.process_time() - begun


def random_rounds(start: Start) -> tuple[int, float]:
    return timed(lambda: play_rounds(start, ROUNDS, seed=1).decisions)


def fresh_states(start: Start, number: int) -> list[State]:
    dealer = SimulationDealer(Mwc(1))
    return [start.begin(start.top - i % 13, i % start.players, dealer, i, 0).state for i in range(number)]


def stepped(start: Start) -> tuple[int, float]:
    """Interpreted Python asks for the legal actions and does one of them, checked, as numbers."""
    states = fresh_states(start, ROUNDS // 10)

    def work() -> int:
        decisions = 0
        pick = 1
        for state in states:
            legal, step = state.legal, state.step
            while choices := legal():
                pick = pick * 5 + 1 & 0xFFFF
                step(choices[pick % len(choices)])
                decisions += 1
        return decisions

    return timed(work)


def cloned(start: Start) -> tuple[int, float]:
    (state,) = fresh_states(start, 1)

    def work() -> int:
        clone = state.clone
        for _ in range(ROUNDS):
            clone()
        return ROUNDS

    return timed(work)


def report() -> Iterator[str]:
    build = "compiled" if _build.compiled else "interpreted"
    yield f"boneyard {build}, Python {platform.python_version()}, {platform.machine()}, {processor()}"
    yield ""
    reference = start_of(SHEETS[LIMIT_SHEET], LIMIT_PLAYERS)
    ours = best(lambda: random_rounds(reference))
    in_c = limit(ROUNDS, seed=1)
    if in_c is None:
        yield "no C compiler: the limit was not measured"
    else:
        tally = play_rounds(reference, ROUNDS, seed=1)
        assert in_c.checksum == tally.checksum, (in_c, tally.checksum)
        rate = best(lambda: (in_c.decisions, limit_seconds()))
        yield f"{LIMIT_SHEET}, {LIMIT_PLAYERS} players, random decisions a second, same rounds:"
        yield f"  hand-written C   {rate / 1e6:6.2f} M   1"
        yield f"  boneyard         {ours / 1e6:6.2f} M   1 / {rate / ours:.1f}"
        plain = best(oracle_decisions)
        yield f"  plain Python     {plain / 1e6:6.3f} M   1 / {rate / plain:.0f}   (tests/oracle)"
    yield ""
    yield "random decisions a second, millions   2      3      4      8 players"
    for sheet in SHEETS.values():
        yield f"{sheet.id:34}" + "".join(rate_with(sheet, players) for players in (2, 3, 4, 8))
    yield ""
    steps = best(lambda: stepped(reference))
    clones = best(lambda: cloned(reference))
    yield f"stepped from interpreted Python, integer actions, checked  {steps / 1e6:.2f} M/s"
    yield f"clone                                                      {1e6 / clones:.2f} µs"
    yield f"referee, answers a second, one process                     {best(referee_answers):,.0f}"
    yield ""
    yield from start.report()
    yield ""
    yield from matches.report()
    yield ""
    yield from records.report()
    yield ""
    yield from bots.report()
    yield ""
    yield from policies.report()
    yield ""
    yield from thinking.report()


def rate_with(sheet: Sheet, players: int) -> str:
    """Millions a second with so many players; a dash where the leaflet has no such table."""
    if players not in sheet.deal.tables:
        return f"{'–':>7}"
    return f"{best(partial(random_rounds, start_of(sheet, players))) / 1e6:7.2f}"


def limit_seconds() -> float:
    measured = limit(ROUNDS, seed=1)
    assert measured is not None
    return measured.seconds


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), "")


def main() -> None:
    lines = []
    for line in report():
        print(line, flush=True)
        lines.append(line)
    LOG.mkdir(exist_ok=True)
    name = time.strftime("bench-%Y-%m-%d.txt")
    (LOG / name).write_text("\n".join(lines) + "\n", "utf-8")
    print(f"\nwritten to benchmarks/log/{name}", file=sys.stderr)


if __name__ == "__main__":
    main()
