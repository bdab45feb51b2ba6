"""A program as opponent: `--opponents run:COMMAND`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from boneyard import SHEETS, Match
from boneyard.cli.arguments import UsageError
from boneyard.cli.bots import read_bots
from boneyard.cli.game.players import opponents_at
from boneyard.locales import words
from tests.cli.command import boneyard, terminal
from tools.stamps import ROOT

BOT = f"run:{sys.executable} {ROOT / 'docs' / 'examples' / 'bot.py'}"
CLASSIC = SHEETS["mexican-train-classic"]


def test_programs_and_levels_may_be_mixed() -> None:
    assert read_bots(f" {BOT} , 3,Engineer", CLASSIC, words()) == (BOT, "conductor", "engineer")
    with pytest.raises(UsageError, match="no program"):
        read_bots("run:./Nobody.py", CLASSIC, words())


def test_a_command_with_commas_is_put_in_quotes() -> None:
    assert read_bots(f'6, "{BOT} --weights 1,2,3"', CLASSIC, words()) == (
        "dispatcher",
        f"{BOT} --weights 1,2,3",
    )


def test_a_program_plays_a_round_to_its_end() -> None:
    said = boneyard("play", "--demo", "--sheet", "chickenfoot", "--players", "2", "--seed", "4",
                    "--opponents", f"{BOT},conductor")  # fmt: skip

    assert (said.returncode, said.stderr) == (0, "")
    assert "End of round 1" in said.stdout
    assert BOT in " ".join(said.stdout.split())


def test_a_program_that_fails_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("import sys\nfor line in sys.stdin:\n    print('what?', flush=True)\n")
    with terminal("play", "--sheet", CLASSIC.id, "--players", "2", "--name", "Mia", "--rounds", "1",
                  "--seed", "3", "--opponents", f"run:{sys.executable} {bad}") as person:  # fmt: skip
        person.type_at_every_prompt("1\n")

    assert "The match is over" in person.seen
    assert person.seen.count("program gave an answer that cannot be read") == 1


def test_the_chance_of_a_bot_needs_no_memory() -> None:
    """The same seed gives the same play, whether the bots have seen the match before or not."""
    levels = ("conductor", "caboose", "brakeman")
    match = Match(SHEETS["chickenfoot"].having(rounds=1), 3, b"seed")
    opponents = opponents_at(levels, match.sheet, match.seed)
    for _ in range(30):
        match.play(opponents.choose(match))
    for number in range(30):
        again = Match.replay(match.sheet, 3, b"seed", match.actions[:number])
        fresh = opponents_at(levels, match.sheet, match.seed)

        assert fresh.choose(again) == match.actions[number]
