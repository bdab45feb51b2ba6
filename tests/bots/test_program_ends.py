"""However a program ends, and however we do, nothing of it is left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from threading import Timer

import pytest

from boneyard.bots.outside import STARTS_ANEW, Outside, close_together
from boneyard.rules.chance import Mwc
from tests.bots.programs import ANSWER, ENOUGH, is_there, program, view
from tests.counts import count
from tests.leftovers import left, linux_only, marked


def test_a_program_ends_when_it_is_closed_and_plays_again_when_asked(tmp_path: Path) -> None:
    named = tmp_path / "process"
    bot = program(tmp_path, f"    open('{named}', 'w').write(str(os.getpid()))\n" + ANSWER)
    for _ in range(2 + STARTS_ANEW):
        bot(view(), Mwc(1), ENOUGH)
        bot.close()
        assert not is_there(int(named.read_text()))

    assert bot.faults == []


INTERRUPTED = """
import sys
from boneyard import SHEETS, Match
from boneyard.bots.outside import Outside
from boneyard.rules.chance import Mwc
match = Match(SHEETS["chickenfoot"], 2, b"outside")
Outside([sys.executable, "-S", "program.py"])(match.view(match.turn), Mwc(1), 1000.0)
"""


def test_no_program_is_left_when_we_are_interrupted(tmp_path: Path) -> None:
    source = "import os, time\nopen('process', 'w').write(str(os.getpid()))\ntime.sleep(1000)"
    (tmp_path / "program.py").write_text(source, encoding="utf-8")
    ours = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED], cwd=tmp_path, stderr=subprocess.PIPE, text=True
    )
    named = tmp_path / "process"
    while not (named.exists() and named.read_text()):
        assert ours.poll() is None, "it has ended already"
        time.sleep(0.01)
    ours.send_signal(signal.SIGINT)
    _, complaint = ours.communicate(timeout=ENOUGH)

    assert complaint.rstrip().endswith("KeyboardInterrupt")
    assert not is_there(int(named.read_text()))


STARTS_ANOTHER = """
    if not os.fork():
        for stream in range(3):
            os.close(stream)
        time.sleep(1000)
"""


@linux_only
@pytest.mark.parametrize("then", ["", "    sys.exit(0)\n"], ids=["when its input ends", "after an answer"])
def test_a_program_that_ends_by_itself_leaves_none_of_its_children(then: str, tmp_path: Path) -> None:
    with program(tmp_path, STARTS_ANOTHER + ANSWER + then) as bot:
        bot(view(), Mwc(1), ENOUGH)
        assert marked(str(tmp_path))

    assert bot.faults == []
    assert left(str(tmp_path)) == []


@linux_only
def test_programs_that_do_not_listen_end_all_the_same(tmp_path: Path) -> None:
    bots = [program(tmp_path, ANSWER + "    time.sleep(1000)\n") for _ in range(3)]
    for bot in bots:
        bot(view(), Mwc(1), ENOUGH)
    assert len(marked(str(tmp_path))) == 3
    close_together([*bots, "no program"])

    assert left(str(tmp_path)) == []


def ask_and_interrupt(bot: Outside, seconds: float) -> None:
    with bot:
        Timer(seconds, os.kill, (os.getpid(), signal.SIGTERM)).start()
        bot(view(), Mwc(1), ENOUGH)


@linux_only
def test_a_signal_that_comes_while_a_program_starts_waits_until_it_can_be_ended(tmp_path: Path) -> None:
    random = Random(9)
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        for _ in range(count(15, 500)):
            bot = program(tmp_path, "    time.sleep(1000)\n")
            with pytest.raises(KeyboardInterrupt):
                ask_and_interrupt(bot, random.uniform(0, 0.004))
    finally:
        signal.signal(signal.SIGTERM, before)

    assert left(str(tmp_path)) == []
