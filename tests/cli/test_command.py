"""The command as a whole: what it says of itself, mistakes, lost pipes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from boneyard import __version__, _build
from boneyard.cli.commands import COMMANDS
from tests.cli import in_process
from tests.cli.command import COMMAND, boneyard


def test_the_version_says_whether_it_runs_compiled() -> None:
    said = boneyard("--version")

    kind = "compiled" if _build.compiled else "interpreted"
    assert (said.returncode, said.stdout, said.stderr) == (0, f"boneyard {__version__} ({kind})\n", "")


@pytest.mark.parametrize("arguments", [(), ("--help",)])
def test_the_help_names_every_command_and_the_exit_codes(arguments: tuple[str, ...]) -> None:
    said = in_process.boneyard(*arguments)

    assert said.returncode == 0
    assert re.findall(r"^    ([a-z]+)\b", said.stdout, re.MULTILINE) == list(COMMANDS)
    assert re.findall(r"^  (\d+) ", said.stdout.partition("exit codes:")[2], re.MULTILINE) == [
        *("0", "1", "2", "130")
    ]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_and_leaves_the_common_exit_codes_to_the_first_page(
    command: str,
) -> None:
    said = in_process.boneyard(command, "--help")
    about_records = ["1", "2"] if command in ("replay", "verify") else []

    assert said.returncode == 0
    assert said.stdout.startswith(f"usage: boneyard {command} ")
    _, *codes = said.stdout.split("exit codes")
    assert len(codes) == 1
    assert "boneyard --help" in codes[0]
    assert re.findall(r"^  (\d+) ", codes[0], re.MULTILINE) == about_records


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["completion", "bash"]])
def test_help_and_completion_wait_for_nothing_heavy(arguments: list[str]) -> None:
    heavy = ("fluent", "babel", "wcwidth", "multiprocessing", "boneyard.bots", "boneyard.sim")
    ask = (
        "import sys; from boneyard.cli import main; main(sys.argv[1:]); print(*sys.modules, file=sys.stderr)"
    )
    said = subprocess.run(
        [sys.executable, "-c", ask, *arguments], capture_output=True, text=True, timeout=30, check=False
    )

    assert said.returncode == 0
    loaded = said.stderr.split()
    assert "boneyard.cli.commands" in loaded
    assert [name for name in loaded if name.startswith(heavy)] == []


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["nonsense"], "'play', 'sheets', 'referee'"),
        (["--nonsense"], "--nonsense"),
        (["sheets", "nonsense"], "mexican-train-super"),
        (["sheets", "classic", "--diff", "classic", "super"], "do not name a third"),
        (["sheets", "--diff", "classic"], "--diff"),
        (["sheets", "--diff", "classic", "nonsense"], "mexican-train-satisfy"),
        (["play", "--sheet", "nonsense"], "mexican-train-classic"),
        (["play", "--sheet", "engine-191", "--players", "5"], "2 to 4 players"),
        (["play", "--sheet", "engine-191", "--rounds", "3"], "--switch tokens=3"),
        (["play", "--sheet", "engine-191", "--switch", "tokens=6"], "3, 1, 2, 4, 5"),
        (["play", "--sheet", "engine-191", "--seat", "E"], "seats are A to D"),
        (["play", "--sheet", "chickenfoot", "--players", "4", "--rounds", "11"], "1 to 10 rounds"),
        (["play", "--sheet", "chickenfoot", "--players", "4", "--switch", "rounds=11"], "AA22"),
        (["deal", "--sheet", "chickenfoot", "--players", "4", "--switch", "rounds=11"], "AA22"),
        (["simulate", "--sheet", "chickenfoot", "--players", "4", "--switch", "rounds=11"], "AA22"),
        (
            ["arena", "--sheet", "chickenfoot", "--players", "2", "--switch", "rounds=11", "--seats", "1,2"],
            "AA22",
        ),
        (["play", "--players", "nine"], "nine"),
        (["play", "--players", "9"], "2 to 8 players"),
        (["play", "--players", "-1"], "2 to 8 players"),
        (["play", "--switch", "game=fast", "--players", "5"], "2 to 4 players"),
        (["play", "--switch", "nonsense=1"], "after_double"),
        (["play", "--switch", "after_double=sideways"], "anywhere, on-the-double"),
        (["play", "--switch", "after_double"], "name=answer"),
        (["play", "--switch", "after_double=on-the-double", "--switch", "doubles_in_a_turn=chain"], "AA9"),
        (["play", "--rounds", "0"], "1 to 13 rounds"),
        (["play", "--rounds", "14"], "1 to 13 rounds"),
        (["play", "--rounds", "11", "--switch", "game=fast"], "1 to 10 rounds"),
        (["play", "--opponents", "nobody"], "caboose, brakeman"),
        (["play", "--opponents", ""], "caboose, brakeman"),
        (["play", "--opponents", "10"], "caboose, brakeman"),
        (["play", "--sheet", "chickenfoot", "--opponents", "smart"], "Mexican Train only"),
        (["play", "--players", "4", "--opponents", "1,2"], "3 seats for bots"),
        (["play", "--players", "2", "--opponents", "1,2"], "1 seat for a bot"),
        (["play", "--sheet", "engine-191", "--opponents", "1,2,3,4"], "2 to 4 players"),
        (["play", "--demo", "--players", "4", "--opponents", "1,2,3"], "4 seats for bots"),
        (["play", "--seat", "Z"], "seats are A to H"),
        (["play", "--seat", "D", "--players", "3"], "seats are A to C"),
    ],
)
def test_a_mistake_is_told_in_one_line_with_what_is_allowed(arguments: list[str], told: str) -> None:
    said = boneyard(*arguments)

    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.startswith("boneyard: ")
    assert said.stderr.count("\n") == 1
    assert told in said.stderr


@pytest.mark.parametrize(
    ("call", "path", "again"),
    [
        ("./my tools/boneyard", "/nowhere", "'./my tools/boneyard'"),
        ("./my tools/boneyard", "my tools", "boneyard"),
        ("boneyard", "my tools", "boneyard"),
    ],
)
def test_a_command_that_is_named_can_be_run_as_it_is_written(
    call: str, path: str, again: str, tmp_path: Path
) -> None:
    script = tmp_path / "my tools" / "boneyard"
    script.parent.mkdir()
    script.write_text("import sys\nfrom boneyard.cli import main\nsys.exit(main())\n", encoding="utf-8")
    script.chmod(0o755)
    given = str(script) if call == "boneyard" else call  # a shell hands over the path it has found
    said = subprocess.run(
        [sys.executable, given, "replay"],
        cwd=tmp_path,
        env={**os.environ, "PATH": str(tmp_path / path)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert said.stderr.endswith(f"(see {again} replay --help)\n")


def test_without_a_terminal_play_says_so_in_one_line() -> None:
    said = boneyard("play")

    assert (said.returncode, said.stderr) == (0, "")
    assert "terminal" in said.stdout
    assert said.stdout.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", [["--version"], ["--help"], ["sheets"], ["play", "--demo"], ["referee"], ["hint"]]
)
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_full_disk_is_told_without_a_traceback(arguments: list[str], unbuffered: str) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    with open("/dev/full", "wb") as full:
        said = subprocess.run(
            [*COMMAND, *arguments],
            input=b"{}\n",
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=30,
            check=False,
        )

    assert (said.returncode, said.stderr) == (1, b"boneyard: cannot go on: No space left on device\n")


@pytest.mark.parametrize(
    "arguments", [["sheets", "classic", "--json"], ["play", "--demo"], ["referee"], ["hint"]]
)
def test_a_reader_who_has_gone_ends_it_quietly(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        said = subprocess.run(
            [*COMMAND, *arguments],
            input=b"{}\n",
            stdout=writing,
            stderr=subprocess.PIPE,
            timeout=30,
            check=False,
        )
    finally:
        os.close(writing)

    assert (said.returncode, said.stderr) == (0, b"")


@pytest.mark.parametrize("arguments", ["--version", "sheets", "play --demo", "play", "referee", "hint"])
@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-"])
def test_closed_streams_end_in_no_traceback(arguments: str, closed: str) -> None:
    shell = ["sh", "-c", f'"$0" -m boneyard.cli {arguments} {closed}', COMMAND[0]]
    said = subprocess.run(shell, stdin=subprocess.DEVNULL, capture_output=True, timeout=30, check=False)

    assert (said.returncode, said.stderr) == (0, b"")


def test_a_terminal_of_few_signs_gets_plain_ones() -> None:
    said = boneyard("sheets", PYTHONUTF8="0", PYTHONIOENCODING="ascii")

    assert said.returncode == 0
    assert said.stdout.isascii()
    assert '"boneyard sheets NAME"' in said.stdout
