"""Nothing played is lost: however a game ends, it goes on where it was."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from boneyard import SHEETS
from boneyard.cli.arguments import UsageError
from boneyard.cli.game.console import Leave
from boneyard.cli.game.game_file import GameFile, InUse
from boneyard.cli.game.resumed import Resumption
from boneyard.cli.game.saved import SavedGames, data_folder
from boneyard.cli.game.setup import Agreed
from boneyard.cli.game.sitting import Sitting
from boneyard.cli.records.files import load_record
from boneyard.locales import words
from boneyard.record.replay import replay
from boneyard.rules.match import Match
from tests.cli.command import Terminal, boneyard, terminal
from tests.cli.seated import Player, first_choice

TABLE = ("--players", "3", "--name", "Mia", "--opponents", "conductor,fireman", "--seed", "rain")
SHORT = {name: "tokens=1" if name == "engine-191" else "rounds=1" for name in SHEETS}
CLASSIC = SHEETS["mexican-train-classic"]
SAVED = "The game is saved. Leave it (y or n)? [n]: "


def started() -> list[Path]:
    return sorted((data_folder() / "started").glob("*.record"))


def finished() -> list[Path]:
    return sorted((data_folder() / "finished").glob("*.record"))


def match_in(file: Path) -> Match:
    return replay(load_record(str(file), words())).match


def play_some(person: Terminal, turns: int) -> None:
    for _ in range(turns):
        person.wait_for("? for help): ")
        person.type("1\n")
    person.wait_for("? for help): ")


# --- Ways to be stopped ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHEETS)
def test_a_game_that_was_killed_ends_as_if_nothing_had_happened(name: str) -> None:
    table = ("play", "--sheet", name, "--switch", SHORT[name], *TABLE)
    with terminal(*table) as person:
        person.type_at_every_prompt("1\n")
    (whole,) = finished()
    with terminal(*table) as person:
        play_some(person, 3)
        person.signal(signal.SIGKILL)
        person.end()
    (file,) = started()
    assert match_in(file).number >= 3
    for _ in range(2):
        with terminal("play", "--resume") as person:
            play_some(person, 1)
            person.signal(signal.SIGKILL)
            person.end()
    with terminal("play", "--resume") as person:
        person.type_at_every_prompt("1\n")

    again = next(file for file in finished() if file != whole)
    assert started() == []
    assert match_in(again).over
    assert again.read_bytes() == whole.read_bytes()


def test_a_closed_window_loses_nothing() -> None:
    with terminal("play", "--sheet", "chickenfoot", "--rounds", "1", *TABLE) as person:
        play_some(person, 2)
        shown = person.seen
        person.hang_up()

    (file,) = started()
    assert match_in(file).number >= shown.count("\nYou ") + shown.count("\nBea ") + shown.count("\nCem ") - 1
    with terminal("play", "--resume") as person:
        assert person.type_at_every_prompt("1\n") == 0
    assert match_in(*finished()).over


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_says_how_to_go_on(number: signal.Signals) -> None:
    with terminal("play", "--sheet", "chickenfoot", "--rounds", "1", *TABLE) as person:
        play_some(person, 1)
        person.insist(
            lambda: person.signal(number), "The game is saved. To go on:\n  boneyard play --resume\n"
        )
        assert person.end() == 0


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_a_key_asks_once_and_the_second_leaves(key: str) -> None:
    with terminal("play", "--sheet", "chickenfoot", "--rounds", "1", *TABLE) as person:
        person.wait_for("? for help): ")
        person.insist(lambda: person.type(key), SAVED)
        person.type("n\n")
        person.wait_for("? for help): ")
        person.type("rules\n")
        person.wait_for("q to stop -- ")
        person.insist(lambda: person.type(key), SAVED)
        person.insist(lambda: person.type(key), "The game is saved. To go on:")
        assert person.end() == 0

    assert "Traceback" not in person.seen


# --- Going on -------------------------------------------------------------------------------------------


def test_a_started_game_is_offered_at_the_next_start() -> None:
    with terminal("play", "--sheet", "chickenfoot", "--rounds", "1", *TABLE) as person:
        play_some(person, 2)
        person.signal(signal.SIGKILL)
        person.end()
    with terminal(
        "play", "--sheet", "chickenfoot", "--rounds", "1", *TABLE, "--record", "/nowhere/x"
    ) as other:
        assert other.end() == 2
    with terminal("play", "--seed", "5") as person:
        person.wait_for("You also have an unfinished game: “boneyard play --resume” goes on with it.")
    with terminal("play") as person:
        shown = person.wait_for("[y]: ")
        person.type("\n")
        went_on = person.wait_for("? for help): ")

    assert "You have a game to go on with:\n  1) Chickenfoot: Mia, Bea and Cem, round 1, last" in shown
    assert "Your opponents: Bea (Conductor) and Cem (Fireman)." in went_on
    assert "A match of 1 round: the spinner is 0-0." in went_on


def test_what_happened_since_the_own_last_turn_is_told_again() -> None:
    with terminal("play", "--sheet", CLASSIC.id, "--rounds", "1", *TABLE) as person:
        play_some(person, 3)
        before = person.seen.split("── Round 1")[-1]
        person.signal(signal.SIGKILL)
        person.end()
    with terminal("play", "--resume") as person:
        after = person.wait_for("? for help): ").split("── Round 1")[-1]

    assert after == before


def test_two_terminals_never_play_one_game(tmp_path: Path) -> None:
    table = ("play", "--sheet", "chickenfoot", "--rounds", "1", *TABLE)
    with terminal(*table) as one, terminal(*table, "--record", str(tmp_path / "own")) as two:
        play_some(one, 1)
        play_some(two, 1)
        (file,) = started()
        for name in (str(file), str(tmp_path / "own")):
            with terminal("play", "--resume", name) as other:
                assert other.end() == 2
            assert "is being played in another terminal" in other.seen
        with terminal("play", "--resume") as other:
            assert other.end() == 2
        assert "there is no unfinished game to go on with" in other.seen
        with terminal("play") as other:
            other.wait_for("Which rules are in your box?")
        assert "to go on with" not in other.seen
        with terminal(*table) as other:
            play_some(other, 1)
            assert len(started()) == 2


def test_the_lock_is_that_of_the_file_that_lies_there(tmp_path: Path) -> None:
    file = GameFile.create(tmp_path / "game")
    with pytest.raises(InUse):
        GameFile.open(tmp_path / "game")
    file.close()
    again = GameFile.open(tmp_path / "game")
    os.rename(tmp_path / "game", tmp_path / "other")
    with pytest.raises(InUse):
        GameFile.open(tmp_path / "other")
    again.close()


# --- Which games, and which not -------------------------------------------------------------------------


def left(folder: Path, sheet: str, *typed: str, name: str = "Mia") -> None:
    """Somebody plays a little and goes."""
    player = Player(typed)
    table = Sitting(SavedGames(folder), None, player.console, words())
    with pytest.raises(Leave):
        table.play(table.new_game(Agreed(SHEETS[sheet], 2, {0: name}), "seed"))


def age(folder: Path) -> None:
    """Those that come later by name were played longer ago."""
    for days, file in enumerate(sorted((folder / "started").iterdir())):
        os.utime(file, (1e9 - days * 86400, 1e9 - days * 86400))


def offered(folder: Path, *typed: str) -> tuple[Player, str | None]:
    player = Player(typed)
    game = Resumption(SavedGames(folder), player.console, words()).offer()
    if game is None:
        return player, None
    assert game.file is not None
    game.file.close()
    return player, game.running.record.sheet.id


def test_of_several_games_any_can_be_chosen_or_put_away(tmp_path: Path) -> None:
    left(tmp_path, "mexican-train-classic", "1")
    left(tmp_path, "chickenfoot", name="Ann")
    age(tmp_path)

    player, chosen = offered(tmp_path, "")
    assert chosen == "chickenfoot"
    assert "You have 2 games to go on with:" in player.heard
    age(tmp_path)
    assert offered(tmp_path, "n")[1] is None
    assert offered(tmp_path, "2")[1] == "mexican-train-classic"
    age(tmp_path)
    player, chosen = offered(tmp_path, "x", "3", "x1", "1")
    assert chosen == "mexican-train-classic"
    assert player.text.count("Please type a number from 1 to 2") == 2
    assert "It will not be offered any more. It is kept here:" in player.heard
    assert offered(tmp_path, "x")[1] is None
    assert len(list((tmp_path / "finished").iterdir())) == 2
    left(tmp_path, "chickenfoot")
    with pytest.raises(Leave):
        offered(tmp_path, "q")


def test_a_started_game_of_somebody_without_a_name_is_yours(tmp_path: Path) -> None:
    left(tmp_path, "chickenfoot", name="")

    player, _ = offered(tmp_path, "n")
    assert "  1) Chickenfoot: you and Bea, round 1, last played " in player.text


def test_what_is_no_game_is_passed_over(tmp_path: Path) -> None:
    folder = tmp_path / "started"
    folder.mkdir()
    (folder / "torn.record").write_text("boneyard rec")
    (folder / "empty.record").write_text("")
    (folder / "notes.txt").write_text("milk")

    assert offered(tmp_path)[1] is None
    assert sorted(os.listdir(folder)) == ["empty.record", "notes.txt", "torn.record"]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("player A: person", "player A: caboose"), "does not say who plays each seat"),
        (("player B: conductor\n", ""), "does not say who plays each seat"),
        (("player B: conductor", "player B: nobody"), "there is no bot 'nobody'"),
        (("A 12-", "B 12-"), "line"),
        (("boneyard record 1", "boneyard record 9"), "line 1, column 1"),
    ],
)
def test_a_game_that_cannot_go_on_says_why_and_stays_as_it_is(
    tmp_path: Path, change: tuple[str, str], why: str
) -> None:
    left(tmp_path, "mexican-train-classic", "1")
    (file,) = (tmp_path / "started").iterdir()
    text = file.read_text(encoding="utf-8").replace(*change)
    other = tmp_path / "other.record"
    other.write_text(text, encoding="utf-8")
    if change[0] not in file.read_text(encoding="utf-8"):
        pytest.skip("this game has no such line")

    with pytest.raises(UsageError, match=why):
        Resumption(SavedGames(tmp_path), Player().console, words()).named(str(other))

    assert other.read_text(encoding="utf-8") == text


def test_a_finished_or_missing_game_cannot_go_on(tmp_path: Path) -> None:
    player = Player(after=first_choice)
    table = Sitting(SavedGames(tmp_path), tmp_path / "mine", player.console, words())
    table.play(table.new_game(Agreed(CLASSIC.having(rounds=1), 2, {0: "Mia"}), "seed"))
    resumption = Resumption(SavedGames(tmp_path), player.console, words())

    with pytest.raises(UsageError, match="is over"):
        resumption.named(str(tmp_path / "mine"))
    with pytest.raises(UsageError, match="No such file"):
        resumption.named(str(tmp_path / "nothing"))


@pytest.mark.parametrize(("typed", "runs"), [("y", True), ("", False)])
def test_a_record_of_somebody_else_runs_no_program_unasked(tmp_path: Path, typed: str, runs: bool) -> None:
    left(tmp_path, "mexican-train-classic", "1")
    (file,) = (tmp_path / "started").iterdir()
    other = tmp_path / "given.record"
    other.write_text(file.read_text(encoding="utf-8").replace("B: conductor", "B: run:cat /etc/hosts"))
    player = Player([typed])
    resumption = Resumption(SavedGames(tmp_path), player.console, words())

    if runs:
        game = resumption.named(str(other))
        assert game.file is not None
        game.file.close()
    else:
        with pytest.raises(Leave):
            resumption.named(str(other))
    assert "This game runs a program on your computer: cat /etc/hosts" in player.heard


@pytest.mark.parametrize(
    "option", [("--sheet", "chickenfoot"), ("--seat", "B"), ("--name", "Mia"), ("--demo",)]
)
def test_a_game_that_goes_on_cannot_be_changed(option: tuple[str, ...]) -> None:
    said = boneyard("play", "--resume", "x", *option)

    assert said.returncode == 2
    assert f"--resume does not go with {option[0]}" in said.stderr


# --- The table ------------------------------------------------------------------------------------------


def test_the_table_is_drawn_anew_for_a_window_of_another_size() -> None:
    with terminal("play", "--sheet", CLASSIC.id, "--rounds", "1", *TABLE, NO_COLOR="1") as person:
        person.wait_for("? for help): ")
        person.resize(40)
        person.type("table\n")  # the prompt itself may be drawn anew before the table comes
        narrow = person.wait_for("Round 1") + person.wait_for("? for help): ")
        person.resize(100)
        person.type("table\n")
        wide = person.wait_for("Round 1") + person.wait_for("? for help): ")

    assert max(len(line) for line in narrow.splitlines()) <= 40
    assert max(len(line) for line in wide.splitlines()) == 99


def test_after_the_match_there_can_be_another() -> None:
    with terminal("play", "--sheet", "chickenfoot", "--rounds", "1", *TABLE) as person:
        assert person.type_at_every_prompt("1\n", again=("maybe", "y", "n")) == 0

    one, two = [load_record(str(file), words()) for file in finished()]
    assert (one.sheet, one.names, one.played_by) == (two.sheet, two.names, two.played_by)
    assert one.seed != two.seed
    assert "Please type y to play again at this table" in person.seen
