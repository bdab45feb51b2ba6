"""Players, planners, worlds and hints answer in several threads as they do in one."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import product
from pathlib import Path
from threading import Barrier

import pytest

from boneyard import SHEETS, View
from boneyard.analysis.hints import hint
from boneyard.bots.levels import FAMILIES, LEVELS, bot_named
from boneyard.bots.outside import Outside
from boneyard.bots.plan import Most, best_train, best_trains, best_two_trains
from boneyard.bots.thought import AT_ONCE, SEARCHING, budget_in_worlds, think
from boneyard.bots.worlds import Worlds
from boneyard.rules.chance import Mwc
from boneyard.sim.duplicate import Deals
from tests.attacks.things import module_names
from tests.counts import count

THREADS = 4
ROUNDS = count(1, 4)
TIMES = count(2, 4)
"""So often each thread asks everything."""

Question = Callable[[], object]


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def views(sheet: str) -> Iterator[View]:
    """Of some rounds, wherever there is something to choose."""
    deals = Deals(SHEETS[sheet], 3, b"threads")
    bot = bot_named("conductor", deals.sheet)
    for number in range(ROUNDS):
        round_ = deals.dealt(number)
        chance = Mwc(number)
        while round_.turn is not None:
            view = round_.view(round_.turn)
            if len(view.legal) > 1:
                yield view
            round_.play(bot(view, chance, 1.0))


def choice(name: str, view: View) -> object:
    return bot_named(name, SHEETS[view.sheet])(view, Mwc(len(view.history)), 1.0)


def thought(level: str, view: View) -> object:
    return think(view, Mwc(7), level, budget_in_worlds(level, 2))._replace(seconds=0.0)


def world(view: View) -> object:
    state = Worlds(view, Mwc(7)).sample()
    return [state.hand_tiles(seat) for seat in range(view.players)]


def questions(sheet: str) -> list[Question]:
    names = [*LEVELS, AT_ONCE, *FAMILIES[SHEETS[sheet].family].yardsticks]
    found: list[Question] = []
    for view in views(sheet):
        found += [partial(choice, name, view) for name in names]
        found += [partial(hint, view), partial(world, view)]
        found += [partial(thought, level, view) for level in SEARCHING]
        for start, most in product((0, 6), Most):
            found += [
                partial(best_train, view.hand, start, most),
                partial(best_trains, view.hand, start, most, 5),
                partial(best_two_trains, view.hand, start, 3, most),
            ]
    return found


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("sheet", SHEETS)
def test_several_threads_get_the_answers_of_one(sheet: str) -> None:
    asked = questions(sheet)
    alone = [ask() for ask in asked]
    together = Barrier(THREADS)

    def wrong(thread: int) -> list[int]:
        """Which questions were answered otherwise; each thread begins elsewhere, and some go backwards."""
        order = list(range(len(asked)))[:: 1 if thread % 2 else -1]
        order = order[thread * len(order) // THREADS :] + order[: thread * len(order) // THREADS]
        together.wait()
        return [number for number in order * TIMES if asked[number]() != alone[number]]

    with ThreadPoolExecutor(THREADS) as pool:
        assert list(pool.map(wrong, range(THREADS))) == [[]] * THREADS


def test_programs_are_asked_by_one_thread_after_the_other(tmp_path: Path) -> None:
    """Each thread gets the answer to its own question."""
    program = tmp_path / "first.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    request = json.loads(line)\n"
        "    answer = {'id': request['id'], 'action': request['view']['legal'][0]}\n"
        "    print(json.dumps(answer), flush=True)\n"
    )
    seen = [view for sheet in SHEETS for view in views(sheet)]
    with Outside([sys.executable, str(program)], starting=60.0) as bot, ThreadPoolExecutor(THREADS) as pool:
        answers = pool.map(lambda view: bot(view, Mwc(1), 60.0), seen)

        assert list(answers) == [view.legal[0] for view in seen]
        assert bot.faults == []


def test_help_can_be_asked_of_every_module() -> None:
    """It looks at everything a module has, also at what compiled code keeps for itself."""
    modules = list(module_names())
    ask = f"import pydoc\nfor name in {modules}: pydoc.render_doc(name)"

    assert len(modules) > 100
    subprocess.run([sys.executable, "-c", ask], check=True)
