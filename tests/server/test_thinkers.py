"""The workers that think for bots: the same answer always, whatever happens to the worker."""

from __future__ import annotations

import asyncio
import os
import shlex
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from boneyard import SHEETS, Match, View
from boneyard.bots import LEVELS, Mwc, UnknownBot, bot_named
from boneyard.bots.thought import DEEP, QUICK, SEARCHERS, budget_in_worlds, think
from boneyard.server.thinker import thought_in, thought_told
from boneyard.server.thinkers import Team, ThinkerFailed, TooBusy, shared
from tests.leftovers import left, linux_only, marked

PATIENCE = 60.0

ANSWER = """
    answer = {"id": request["id"], "action": request["view"]["legal"][-1]}
    print(json.dumps(answer), flush=True)
"""
PROGRAM = """
import json, os, signal, sys, time
from pathlib import Path
for line in sys.stdin:
    request = json.loads(line)
    INSTEAD
"""
"""The last legal action; what stands before that is a test's own."""


def view_of(sheet: str) -> View:
    match = Match(SHEETS[sheet], players=3, seed=b"friday")
    return match.view(match.turn)


def program(folder: Path, first: str = "", last: str = "") -> dict[str, str]:
    """A bot named "guest". Its mark on the command line is the folder."""
    path = folder / "guest.py"
    path.write_text(PROGRAM.replace("INSTEAD", first) + ANSWER + last, encoding="utf-8")
    return {"guest": shlex.join([sys.executable, "-S", str(path)])}


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def team(
    workers: int = 1,
    most_waiting: int = 100,
    programs: Mapping[str, str] | None = None,
    patience: float = PATIENCE,
) -> AsyncIterator[Team]:
    made = Team(workers, most_waiting, programs or {}, patience)
    try:
        yield made
    finally:
        await made.close()


def test_every_level_on_every_family_thinks_as_it_would_here() -> None:
    async def ask() -> None:
        async with team(workers=2) as thinkers:
            for sheet in ("mexican-train-classic", "chickenfoot", "engine-191"):
                view = view_of(sheet)
                for seed, level in enumerate(LEVELS):
                    here = bot_named(level, SHEETS[sheet])(view, Mwc(seed), 1.0)

                    assert await thinkers.think(level, view, 1.0, seed) == here, (sheet, level)

    asyncio.run(ask())


@pytest.mark.parametrize("sheet", ["mexican-train-classic", "chickenfoot", "engine-191"])
def test_those_who_search_think_in_a_worker_and_say_what_they_tried(sheet: str) -> None:
    async def ask() -> None:
        view = view_of(sheet)
        async with team() as thinkers:
            for level in SEARCHERS:
                thoughts = [await thinkers.consider(level, view, 1.0, seed) for seed in range(5)]

                assert await thinkers.think(level, view, 1.0, 1) in view.legal
                for thought in thoughts:
                    assert thought.level == level
                    assert {thought.action, *(other.action for other in thought.others)} <= set(view.legal)
                    assert thought.others
                tries = level == DEEP or (level == QUICK and sheet != "engine-191")
                # On a busy machine a moment may be over before anything is tried.
                tried = any(thought.worlds > 0 for thought in thoughts)
                assert tried == tries, "level 8 finds the reveal of Engine 191 clear at once"
            assert len(thinkers.processes) == 1

    asyncio.run(ask())


@pytest.mark.parametrize("level", SEARCHERS)
def test_a_thought_comes_out_of_a_worker_as_it_was(level: str) -> None:
    thought = think(view_of("chickenfoot"), Mwc(1), level, budget_in_worlds(level, 10))

    assert thought_in(thought_told(thought), level) == thought


def test_the_more_there_are_who_search_the_less_time_each_has() -> None:
    assert shared(0.3, questions=1, workers=1) == shared(0.3, questions=4, workers=4) == 0.3
    assert shared(0.3, questions=0, workers=4) == 0.3
    assert shared(0.3, questions=3, workers=1) == pytest.approx(0.1)
    assert shared(0.3, questions=200, workers=4) == pytest.approx(0.006)


def test_many_who_search_at_once_are_all_answered_by_one_worker() -> None:
    async def ask() -> None:
        view = view_of("mexican-train-classic")
        async with team(workers=1, most_waiting=50) as thinkers:
            thoughts = [thinkers.consider("baron", view, 5.0, seed) for seed in range(40)]
            answers = await asyncio.gather(*thoughts)

            assert all(thought.action in view.legal for thought in answers)
            assert any(thought.worlds for thought in answers)
            assert len(thinkers.processes) == 1

    asyncio.run(ask())


def test_a_worker_that_died_over_a_search_is_replaced() -> None:
    async def ask() -> None:
        view = view_of("chickenfoot")
        async with team() as thinkers:
            await thinkers.think("baron", view, 1.0, 7)
            (first,) = thinkers.processes
            os.kill(first, signal.SIGSTOP)
            asked = asyncio.create_task(thinkers.think("baron", view, 1.0, 7))
            await asyncio.sleep(0.01)
            os.kill(first, signal.SIGKILL)

            assert await asked in view.legal
            assert thinkers.processes != [first]

    asyncio.run(ask())


def test_workers_start_when_first_needed_and_are_used_again() -> None:
    async def ask() -> None:
        view = view_of("chickenfoot")
        async with team(workers=3) as thinkers:
            assert thinkers.processes == []
            for seed in range(4):
                await thinkers.think("caboose", view, 1.0, seed)

            assert len(thinkers.processes) == 1

    asyncio.run(ask())


def test_a_program_of_the_operator_thinks_too(tmp_path: Path) -> None:
    async def ask() -> None:
        view = view_of("mexican-train-classic")
        async with team(programs=program(tmp_path)) as thinkers:
            assert await thinkers.think("guest", view, PATIENCE, 1) == view.legal[-1]

        assert left(str(tmp_path)) == []

    asyncio.run(ask())


@pytest.mark.parametrize("bot", ["nobody", "run:true", "/bin/true", ""])
def test_nobody_else_is_asked(tmp_path: Path, bot: str) -> None:
    async def ask() -> None:
        async with team(programs=program(tmp_path)) as thinkers:
            with pytest.raises(UnknownBot):
                await thinkers.think(bot, view_of("chickenfoot"), 1.0, 1)

            assert thinkers.processes == []

    asyncio.run(ask())


def test_what_a_bot_cannot_do_is_told_at_once() -> None:
    """A spectator's view: there is nothing to choose from."""

    async def ask() -> None:
        view = Match(SHEETS["chickenfoot"], players=3, seed=b"friday").view(None)
        async with team() as thinkers:
            with pytest.raises(ThinkerFailed) as failed:
                await thinkers.think("caboose", view, 1.0, 1)
            (first,) = thinkers.processes

            assert failed.value.bot == "caboose"
            assert await thinkers.think("caboose", view_of("chickenfoot"), 1.0, 1)
            assert thinkers.processes == [first]

    asyncio.run(ask())


def test_a_worker_that_died_meanwhile_is_replaced() -> None:
    async def ask() -> None:
        view = view_of("chickenfoot")
        async with team() as thinkers:
            before = await thinkers.think("engineer", view, 1.0, 7)
            (first,) = thinkers.processes
            os.kill(first, signal.SIGKILL)

            assert await thinkers.think("engineer", view, 1.0, 7) == before
            assert thinkers.processes != [first]

    asyncio.run(ask())


def test_a_worker_that_hangs_is_replaced() -> None:
    async def ask() -> None:
        view = view_of("chickenfoot")
        async with team(patience=5.0) as thinkers:
            before = await thinkers.think("engineer", view, 0.0, 7)
            (first,) = thinkers.processes
            os.kill(first, signal.SIGSTOP)

            assert await thinkers.think("engineer", view, 0.0, 7) == before
            assert thinkers.processes != [first]
            assert not Path(f"/proc/{first}").exists()

    asyncio.run(ask())


KILLS_ITS_WORKER = """
    times = Path(sys.argv[0] + ".times")
    so_far = len(times.read_text()) if times.exists() else 0
    if so_far < {times}:
        times.write_text("x" * (so_far + 1))
        os.kill(os.getppid(), signal.SIGKILL)
        time.sleep(1000)
"""


def test_a_question_is_asked_again_when_the_worker_dies_over_it(tmp_path: Path) -> None:
    async def ask() -> None:
        view = view_of("mexican-train-classic")
        mean = program(tmp_path, KILLS_ITS_WORKER.format(times=2).strip())
        async with team(programs=mean) as thinkers:
            assert await thinkers.think("guest", view, PATIENCE, 1) == view.legal[-1]

        assert (tmp_path / "guest.py.times").read_text() == "xx"

    try:
        asyncio.run(ask())
    finally:
        end(tmp_path)


def test_a_question_that_kills_every_worker_is_given_up_and_the_next_one_answered(tmp_path: Path) -> None:
    async def ask() -> None:
        mean = program(tmp_path, KILLS_ITS_WORKER.format(times=100).strip())
        view = view_of("mexican-train-classic")
        async with team(programs=mean) as thinkers:
            with pytest.raises(ThinkerFailed):
                await thinkers.think("guest", view, PATIENCE, 1)

            assert await thinkers.think("caboose", view, 1.0, 1) in view.legal

        assert (tmp_path / "guest.py.times").read_text() == "xxxx"

    try:
        asyncio.run(ask())
    finally:
        end(tmp_path)


def end(folder: Path) -> None:
    """The programs that outlived the workers they killed."""
    for process in marked(str(folder / "guest.py")):
        os.kill(process, signal.SIGKILL)


WAITS = """
    while not Path(sys.argv[0] + ".go").exists(): time.sleep(0.01)
"""


def test_when_too_many_wait_one_is_sent_away(tmp_path: Path) -> None:
    async def ask() -> None:
        view = view_of("mexican-train-classic")
        async with team(workers=1, most_waiting=2, programs=program(tmp_path, WAITS.strip())) as thinkers:
            asked = [asyncio.create_task(thinkers.think("guest", view, PATIENCE, seed)) for seed in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(TooBusy) as busy:
                await thinkers.think("guest", view, PATIENCE, 3)

            assert busy.value.waiting == thinkers.waiting == 2
            (tmp_path / "guest.py.go").touch()
            assert await asyncio.gather(*asked) == [view.legal[-1]] * 3
            assert thinkers.waiting == 0
            assert await thinkers.think("guest", view, PATIENCE, 3) == view.legal[-1]

    asyncio.run(ask())


def test_who_does_not_want_the_answer_any_more_leaves_the_line(tmp_path: Path) -> None:
    async def ask() -> None:
        view = view_of("mexican-train-classic")
        async with team(workers=1, most_waiting=1, programs=program(tmp_path, WAITS.strip())) as thinkers:
            first = asyncio.create_task(thinkers.think("guest", view, PATIENCE, 1))
            second = asyncio.create_task(thinkers.think("guest", view, PATIENCE, 2))
            await until(lambda: thinkers.waiting)
            for asked in (first, second):
                asked.cancel()
            await asyncio.gather(first, second, return_exceptions=True)
            third = asyncio.create_task(thinkers.think("caboose", view, 1.0, 3))
            (tmp_path / "guest.py.go").touch()

            assert await third in view.legal

    asyncio.run(ask())


@linux_only
def test_who_still_waits_when_the_team_closes_is_told(tmp_path: Path) -> None:
    async def ask() -> None:
        view = view_of("mexican-train-classic")
        thinkers = Team(1, 10, program(tmp_path, WAITS.strip()))
        asked = [asyncio.create_task(thinkers.think("guest", view, PATIENCE, seed)) for seed in range(3)]
        await until(lambda: len(marked(str(tmp_path / "guest.py"))) == 2)  # the worker and the program
        await thinkers.close()
        answers = await asyncio.gather(*asked, return_exceptions=True)

        assert [type(answer) for answer in answers] == [ThinkerFailed] * 3
        with pytest.raises(ThinkerFailed):
            await thinkers.think("caboose", view, 1.0, 1)
        await thinkers.close()
        assert left(str(tmp_path)) == []

    asyncio.run(ask())


SERVER = """
import asyncio, sys, time
from boneyard import SHEETS, Match
from boneyard.server.thinkers import Team

async def main():
    match = Match(SHEETS["mexican-train-classic"], players=3, seed=b"friday")
    team = Team(1, 1, {"guest": sys.argv[1]})
    asyncio.ensure_future(team.think("guest", match.view(match.turn), 1000.0, 1))
    while not team.processes:
        await asyncio.sleep(0.01)
    print(team.processes[0], flush=True)
    await asyncio.sleep(1000)

asyncio.run(main())
"""


@linux_only
def test_workers_and_programs_end_when_the_server_is_killed(tmp_path: Path) -> None:
    """Even in the middle of a thought, and even a program that does not notice."""
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER, program(tmp_path, WAITS.strip())["guest"]],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    with server:
        assert server.stdout is not None
        try:
            assert int(server.stdout.readline())
            until_then = time.monotonic() + PATIENCE
            while len(marked(str(tmp_path / "guest.py"))) < 3:  # the server, its worker and the program
                assert time.monotonic() < until_then
                time.sleep(0.01)
        finally:
            server.kill()
    assert left(str(tmp_path / "guest.py")) == []


@linux_only
def test_a_worker_has_no_socket_of_the_server() -> None:
    async def ask() -> None:
        with socket.create_server(("127.0.0.1", 0)) as door:
            door.set_inheritable(True)
            async with team() as thinkers:
                await thinkers.think("caboose", view_of("chickenfoot"), 1.0, 1)
                (process,) = thinkers.processes
                folder = Path(f"/proc/{process}/fd")
                own = os.fstat(door.fileno()).st_ino

                assert f"socket:[{own}]" not in [os.readlink(link) for link in folder.iterdir()]

    asyncio.run(ask())


def test_the_loop_turns_while_a_bot_thinks(tmp_path: Path) -> None:
    async def ask() -> None:
        view = view_of("mexican-train-classic")
        async with team(programs=program(tmp_path, WAITS.strip())) as thinkers:
            asked = asyncio.create_task(thinkers.think("guest", view, PATIENCE, 1))
            await asyncio.sleep(0.01)

            assert not asked.done()
            (tmp_path / "guest.py.go").touch()  # only a loop that is not held up gets here
            assert await asked == view.legal[-1]

    asyncio.run(ask())
