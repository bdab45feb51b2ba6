"""Outside programs: they are told their view and no more, and whatever they do, the round goes on."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings

from boneyard import SHEETS, Action, Event, View
from boneyard.bots.levels import UnknownBot, bot_named
from boneyard.bots.outside import LATE_IN_A_ROW, STARTS_ANEW, Outside, outside
from boneyard.bots.player import Choose
from boneyard.bots.program import MOST_BYTES, FaultKind
from boneyard.record.views import view_json
from boneyard.rules.chance import Mwc
from boneyard.rules.event import EventKind
from boneyard.sim.duplicate import Deals
from tests.bots.programs import ANSWER, ENOUGH, FAULTS, GOOD, is_there, program, view, written
from tests.counts import count
from tests.properties.tables import Table, tables
from tools.stamps import ROOT

EXAMPLES = {"bot.py": sys.executable, "bot.js": "node"}


def example(name: str) -> Outside:
    if shutil.which(EXAMPLES[name]) is None:
        pytest.skip(f"{EXAMPLES[name]} is not installed")
    made = outside("run:" + shlex.join([EXAMPLES[name], str(ROOT / "docs" / "examples" / name)]))
    assert made is not None
    return made


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
    with program(tmp_path, "    time.sleep(2 if request['id'] == 1 else 0)\n" + ANSWER, 0.0) as bot:
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
