"""Outside programs: they are told their view and no more, and whatever they do, the round goes on."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings

from boneyard import SHEETS, Action, Event, View, read_position
from boneyard.bots.levels import UnknownBot, bot_named
from boneyard.bots.outside import LATE_IN_A_ROW, STARTS_ANEW, Outside, outside
from boneyard.bots.player import Choose
from boneyard.bots.program import MOST_BYTES, FaultKind
from boneyard.record.views import view_json
from boneyard.rules.chance import Mwc
from boneyard.rules.event import EventKind
from boneyard.sim.duplicate import Deals
from tests.counts import count
from tests.properties.tables import Table, tables
from tools.stamps import ROOT

ENOUGH = 30.0
"""More seconds than any program here needs that answers at all."""
EXAMPLES = {"bot.py": sys.executable, "bot.js": "node"}

GOOD = """
import json, os, sys, time
for line in sys.stdin:
    request = json.loads(line)
    answer = {"id": request["id"], "action": request["view"]["legal"][0]}
    print(json.dumps(answer), flush=True)
"""
"""Always the first legal action. The broken programs are this one with some lines replaced."""
ANSWER = "    print(json.dumps(answer), flush=True)\n"


def program(folder: Path, instead: str = ANSWER, starting: float = ENOUGH) -> Outside:
    """One that does something else instead of answering."""
    return written(folder, GOOD.replace(ANSWER, instead), starting)


def written(folder: Path, source: str, starting: float) -> Outside:
    path = folder / "program.py"
    path.write_text(source, encoding="utf-8")
    return Outside([sys.executable, "-S", str(path)], starting)


def example(name: str) -> Outside:
    if shutil.which(EXAMPLES[name]) is None:
        pytest.skip(f"{EXAMPLES[name]} is not installed")
    made = outside("run:" + shlex.join([EXAMPLES[name], str(ROOT / "docs" / "examples" / name)]))
    assert made is not None
    return made


def view() -> View:
    """A table with something to choose for A."""
    table = {"sheet": "mexican-train-classic", "players": 2, "turn": "A", "engine": 12, "boneyard": "?x20"}
    return read_position({**table, "hands": {"A": "12-3 12-9 3-1"}}).view(0)


def long_view() -> View:
    """More than a pipe holds."""
    long = replace(view(), history=(Event(EventKind.PASSED, 1),) * 10000)
    assert len(view_json(long).decode()) > 4 * MOST_BYTES
    return long


def having(bot: Outside, seconds: float) -> Choose:
    """The same player with that much time for every decision."""

    def choose(view: View, chance: Mwc, _seconds: float) -> Action:
        return bot(view, chance, seconds)

    return choose


def play_a_round(bot: Outside, seconds: float) -> None:
    """The program has seat A."""
    sheet = SHEETS["mexican-train-classic"]
    Deals(sheet, 2, b"outside").play(0, [having(bot, seconds), bot_named("random", sheet)])


def kinds(bot: Outside) -> set[FaultKind]:
    return {fault.kind for fault in bot.faults}


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


# --- The examples -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_forty_lines_at_most(name: str) -> None:
    text = (ROOT / "docs" / "examples" / name).read_text(encoding="utf-8")

    assert len(text.splitlines()) <= 40


@pytest.mark.parametrize("name", EXAMPLES)
@pytest.mark.parametrize("sheet", SHEETS)
def test_an_example_plays_every_sheet_without_a_fault(name: str, sheet: str) -> None:
    with example(name) as bot:
        for players in sorted(SHEETS[sheet].deal.tables)[:2]:
            Deals(SHEETS[sheet], players, b"outside").play(players, [having(bot, ENOUGH)] * players)

        assert bot.requests > 0
        assert bot.faults == []


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_plays_any_house_rules_without_a_fault(name: str) -> None:
    with example(name) as bot:

        @settings(max_examples=count(8, 100))
        @given(tables())
        def play(table: Table) -> None:
            round_, chance = table.deal(), Mwc(table.seed)
            while round_.turn is not None:
                round_.play(bot(round_.view(round_.turn), chance, ENOUGH))

        play()

        assert bot.faults == []


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_does_better_than_random(name: str) -> None:
    sheet = SHEETS["engine-191"]
    random = bot_named("random", sheet)
    with example(name) as bot:
        seats = [having(bot, ENOUGH), random]
        played = [Deals(sheet, 2, b"outside").play(number, seats)[0] for number in range(20)]

        assert sum(round_.scores[0] < round_.scores[1] for round_ in played) > 15


# --- What a program is told -------------------------------------------------------------------------------


def test_a_request_is_the_view_and_what_the_program_needs_beside_it(tmp_path: Path) -> None:
    told = tmp_path / "told"
    with program(tmp_path, f"    print(line, end='', file=open('{told}', 'a'))\n" + ANSWER) as bot:
        for chance in (Mwc(1), Mwc(1), Mwc(2)):
            assert bot(view(), chance, ENOUGH) == view().legal[0]
    first, again, other = map(json.loads, told.read_text().splitlines())

    chance_told = first["chance"]
    assert first == {
        "protocol": 2,
        "id": 1,
        "seconds": ENOUGH,
        "chance": chance_told,
        "view": json.loads(view_json(view())),
    }
    assert 0 <= chance_told < 1 << 31
    assert again == {**first, "id": 2}
    assert other["chance"] != chance_told


def test_a_program_is_told_little_of_our_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = tmp_path / "told"
    monkeypatch.setenv("BONEYARD_SEED", "hidden")
    with program(tmp_path, f"    open('{told}', 'w').write(str(dict(os.environ)))\n" + ANSWER) as bot:
        bot(view(), Mwc(1), ENOUGH)

    assert "'PATH'" in told.read_text()
    assert "hidden" not in told.read_text()


# --- Faults ------------------------------------------------------------------------------------------------

FAULTS = {
    "it sleeps": ("    time.sleep(1000)\n", FaultKind.LATE),
    "it answers nothing": ("    pass\n", FaultKind.LATE),
    "it answers what was asked long ago": ("    answer['id'] = 0\n" + ANSWER, FaultKind.LATE),
    "it does not end its line": ("    print(json.dumps(answer), end='', flush=True)\n", FaultKind.LATE),
    "it lays a tile it has not": ("    answer['action'] = '0-0@C'\n" + ANSWER, FaultKind.ILLEGAL),
    "it says what is no action": ("    answer['action'] = 'fold'\n" + ANSWER, FaultKind.ILLEGAL),
    "it says nothing": ("    answer['action'] = ''\n" + ANSWER, FaultKind.ILLEGAL),
    "it is not JSON": ("    print('thinking', flush=True)\n", FaultKind.UNREADABLE),
    "it is a blank line": ("    print(flush=True)\n", FaultKind.UNREADABLE),
    "it is not UTF-8": ("    os.write(1, b'\\xff\\n')\n", FaultKind.UNREADABLE),
    "it is no object": ("    print('7', flush=True)\n", FaultKind.UNREADABLE),
    "it is nested deeply": ("    print('[' * 60000, flush=True)\n", FaultKind.UNREADABLE),
    "it is a long number": ("    print('9' * 60000, flush=True)\n", FaultKind.UNREADABLE),
    "it has no id": ("    del answer['id']\n" + ANSWER, FaultKind.UNREADABLE),
    "its id is no number": ("    answer['id'] = True\n" + ANSWER, FaultKind.UNREADABLE),
    "its id is of the future": ("    answer['id'] += 1\n" + ANSWER, FaultKind.UNREADABLE),
    "its action is no text": ("    answer['action'] = ['draw']\n" + ANSWER, FaultKind.UNREADABLE),
    "it stops": ("    sys.exit(3)\n", FaultKind.CRASHED),
    "it kills itself": ("    os.kill(os.getpid(), 9)\n", FaultKind.CRASHED),
    "it closes its output": ("    os.close(1)\n", FaultKind.CRASHED),
    "its line has no end": ("    while True: os.write(1, b'-' * 5000)\n", FaultKind.FLOODED),
    "its lines have no end": ("    answer['id'] = 0\n    while True:\n    " + ANSWER, FaultKind.FLOODED),
}  # fmt: skip


@pytest.mark.parametrize(("lines", "kind"), FAULTS.values(), ids=FAULTS)
def test_a_fault_is_reported_and_the_round_goes_on(lines: str, kind: FaultKind, tmp_path: Path) -> None:
    is_late = kind is FaultKind.LATE
    with program(tmp_path, lines, 0.0 if is_late else ENOUGH) as bot:
        play_a_round(bot, 0.001 if is_late else ENOUGH)

        assert kinds(bot) == {kind}
        assert bot.faults_by_kind()[kind] == len(bot.faults) == bot.requests


def test_a_fault_says_what_was_wrong(tmp_path: Path) -> None:
    details = []
    for case in ("it lays a tile it has not", "it is not JSON", "it stops"):
        with program(tmp_path, FAULTS[case][0]) as bot:
            bot(view(), Mwc(1), ENOUGH)
            details += [(fault.request, fault.detail) for fault in bot.faults]

    assert details == [
        (1, "0-0@C"),
        (1, "'thinking'"),
        (1, "it has ended or closed a stream; exit status 3"),
    ]


def test_brakeman_decides_where_the_program_does_not(tmp_path: Path) -> None:
    brakeman = bot_named("brakeman", SHEETS["mexican-train-classic"])
    with program(tmp_path, FAULTS["it says nothing"][0]) as bot:
        for seed in range(20):
            chance = Mwc(seed)
            chance.below(1 << 31)  # what the program was given
            assert bot(view(), Mwc(seed), ENOUGH) == brakeman(view(), chance, ENOUGH)

        assert len(bot.faults) == 20


def test_a_program_that_cannot_be_started_has_crashed(tmp_path: Path) -> None:
    bot = Outside([str(tmp_path / "nothing")])
    play_a_round(bot, ENOUGH)

    assert [fault.kind for fault in bot.faults] == [FaultKind.CRASHED] * (1 + STARTS_ANEW)
    assert bot.given_up


def test_a_program_that_never_reads_does_not_hold_us_up(tmp_path: Path) -> None:
    with written(tmp_path, "import time\ntime.sleep(1000)", starting=0.0) as bot:
        for _ in range(3):
            bot(long_view(), Mwc(1), 0.01)

        assert [fault.kind for fault in bot.faults] == [FaultKind.LATE] * 3


def test_a_request_longer_than_a_pipe_holds_arrives_whole(tmp_path: Path) -> None:
    with program(tmp_path) as bot:
        assert bot(long_view(), Mwc(1), ENOUGH) == long_view().legal[0]
        assert bot.faults == []


def test_a_request_half_read_when_its_time_is_up_arrives_whole_later(tmp_path: Path) -> None:
    begin, rest = GOOD.split("for line", 1)
    with written(tmp_path, f"{begin}time.sleep(0.5)\nfor line{rest}", starting=0.0) as bot:
        bot(long_view(), Mwc(1), 0.2)
        bot(long_view(), Mwc(1), 0.001)  # never sent: by the next request it is out of date
        action = bot(view(), Mwc(1), ENOUGH)

        assert action == view().legal[0]
        assert [(fault.kind, fault.request) for fault in bot.faults] == [
            (FaultKind.LATE, 1),
            (FaultKind.LATE, 2),
        ]


def test_a_program_that_closes_its_input_has_crashed(tmp_path: Path) -> None:
    with program(tmp_path, "    os.close(0)\n" + ANSWER + "    time.sleep(0.1)\n    sys.exit(4)\n") as bot:
        for _ in range(2):
            bot(view(), Mwc(1), ENOUGH)

        assert [(fault.kind, fault.request) for fault in bot.faults] == [(FaultKind.CRASHED, 2)]


# --- And then ----------------------------------------------------------------------------------------------


def test_a_late_answer_is_passed_over_and_the_next_one_taken(tmp_path: Path) -> None:
    with program(tmp_path, "    time.sleep(0.2 if request['id'] == 1 else 0)\n" + ANSWER, 0.0) as bot:
        bot(view(), Mwc(1), 0.01)
        action = bot(view(), Mwc(1), ENOUGH)

        assert action == view().legal[0]
        assert [(fault.kind, fault.request) for fault in bot.faults] == [(FaultKind.LATE, 1)]


def test_a_program_that_has_crashed_is_started_anew(tmp_path: Path) -> None:
    with program(tmp_path, "    if request['id'] == 2: sys.exit(1)\n" + ANSWER) as bot:
        play_a_round(bot, ENOUGH)

        assert [(fault.kind, fault.request) for fault in bot.faults] == [(FaultKind.CRASHED, 2)]
        assert bot.requests > 2
        assert not bot.given_up


def test_a_program_is_given_up_when_it_has_crashed_too_often(tmp_path: Path) -> None:
    with program(tmp_path, FAULTS["it stops"][0]) as bot:
        play_a_round(bot, ENOUGH)

        assert len(bot.faults) == bot.requests == 1 + STARTS_ANEW
        assert bot.given_up


def test_a_program_that_hangs_is_started_anew(tmp_path: Path) -> None:
    named = tmp_path / "process"
    with program(tmp_path, f"    open('{named}', 'w').write(str(os.getpid()))\n" + ANSWER) as bot:
        bot(view(), Mwc(1), ENOUGH)
        process = int(named.read_text())
        os.kill(process, signal.SIGSTOP)
        for _ in range(LATE_IN_A_ROW):
            assert is_there(process)
            bot(view(), Mwc(1), 0.001)
        assert not is_there(process)
        bot(view(), Mwc(1), ENOUGH)

        assert [fault.kind for fault in bot.faults] == [FaultKind.LATE] * LATE_IN_A_ROW
        assert int(named.read_text()) != process


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


# --- Names -------------------------------------------------------------------------------------------------


def test_an_outside_program_is_named_by_its_command() -> None:
    bot = outside("run:python3 'my bots/bot.py' --level 3")

    assert bot is not None
    assert bot.command == ("python3", "my bots/bot.py", "--level", "3")
    assert outside("conductor") is None


@pytest.mark.parametrize("name", ["run:", "run: ", "run:python3 'bot.py", "run:no-such-program-anywhere"])
def test_a_name_that_cannot_be_run_is_refused_at_once(name: str) -> None:
    with pytest.raises(UnknownBot):
        outside(name)
