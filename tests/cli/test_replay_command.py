"""`boneyard replay`: a record checked and told, or what one seat saw of it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from boneyard import SHEETS, Limits, Match
from boneyard.record.match_record import write_record
from tests.cli.command import COMMAND, boneyard
from tests.record.examples import ENGINE_191, SEEN_BY_B, SUNDAY, changed, without
from tools.stamps import ROOT


@pytest.fixture
def sunday(tmp_path: Path) -> str:
    path = tmp_path / "sunday.record"
    path.write_text(SUNDAY, encoding="utf-8")
    return str(path)


def test_a_true_record_is_told_in_sentences(sunday: str) -> None:
    said = boneyard("replay", sunday)

    assert (said.returncode, said.stderr) == (0, "")
    for line in (
        "Mexican Train (classic), edition 1, 3 players",
        "  B  Ben",
        "House rules: game=fast, rounds=1",
        "Played on 2025-11-16",
        "Round 1",
        "  Ben is dealt 9-9 9-7 9-6 9-3 9-2 8-8 8-6 8-4 7-1 5-3 5-1 4-3 4-0.",
        "  The engine is 0-0.",
        "  Ben plays 4-0 on their own train.",
        "  Anna draws 8-0 but cannot play it and opens their own train.",
        "  “Domino!” Cleo has played the last tile and wins the round.",
        "  Anna is left with 8-5 8-1 8-0 7-6 6-4.",
        "  Scores: Anna 53, Ben 108, Cleo 0",
        "The match is over",
        "  Cleo wins the match with 0 points.",
        "The record is true: 32 actions, one finished round.",
    ):
        assert f"{line}\n" in said.stdout, line
    assert boneyard("replay", sunday, "--sentences").stdout == said.stdout


def test_a_true_record_is_shown_in_notation(sunday: str) -> None:
    said = boneyard("replay", sunday, "--notation")

    assert (said.returncode, said.stderr) == (0, "")
    for line in (
        "Mexican Train (classic), edition 1, 3 players",
        "  B  Ben",
        "House rules: game=fast, rounds=1",
        "Played on 2025-11-16",
        "Round 1",
        "  The engine is 0-0.",
        "  A draw (8-0), B 9-2@M, C 4-2@C",
        "  Somebody has gone out.",
        "  Scores: Anna 53, Ben 108, Cleo 0",
        "  Totals: Anna 53, Ben 108, Cleo 0",
        "  Winner: Cleo",
        "The record is true: 32 actions, one finished round.",
    ):
        assert f"{line}\n" in said.stdout, line


def test_standard_input_is_a_record_too() -> None:
    said = boneyard("replay", "-", "--notation", stdin=ENGINE_191.encode())

    assert said.returncode == 0
    for line in (
        "  No double was found, so the tiles were dealt again: deal 2.",
        "  Ben lays the engine 0-0.",
        "  5 discarded tiles are shuffled for a new boneyard.",
        "  A 1-0@A",
        "The record is true: 15 actions, 0 finished rounds.",
    ):
        assert f"{line}\n" in said.stdout, line


def test_sentences_fit_a_narrow_terminal(sunday: str) -> None:
    said = boneyard("replay", sunday, COLUMNS="40").stdout

    assert max(len(line) for line in said.splitlines()) <= 40
    assert "\n  Anna draws 8-0 but cannot play it and\n    opens their own train.\n" in said


@pytest.mark.parametrize("forms", [("--sentences", "--notation"), ("--json", "--notation")])
def test_there_is_one_form_at_a_time(sunday: str, forms: tuple[str, str]) -> None:
    said = boneyard("replay", sunday, *forms)

    assert (said.returncode, said.stdout) == (2, "")
    assert "not allowed with" in said.stderr


@pytest.mark.parametrize("sheet", SHEETS.values(), ids=lambda sheet: sheet.id)
def test_matches_of_every_sheet_are_shown(sheet: object, tmp_path: Path) -> None:
    chosen = next(known for known in SHEETS.values() if known is sheet)
    few = {"rounds": 1} if "rounds" in chosen.switches else {"tokens": 1}
    match = Match(chosen.having(few), max(chosen.deal.tables), b"shown")
    while not match.over:
        match.play(match.legal()[-1])
    path = tmp_path / "a.record"
    path.write_text(write_record(match), encoding="utf-8")
    notation = boneyard("replay", str(path), "--notation")
    sentences = boneyard("replay", str(path))

    assert (notation.returncode, notation.stderr) == (0, "")
    assert "Winner: " in notation.stdout or "The win is shared: " in notation.stdout
    assert (sentences.returncode, sentences.stderr) == (0, "")
    assert "wins the match" in sentences.stdout or "share the win" in sentences.stdout


def test_a_match_that_is_not_over_is_shown() -> None:
    record = write_record(Match(SHEETS["mexican-train-super"], 2, b"")).encode()
    for form in ("--sentences", "--notation"):
        said = boneyard("replay", "-", form, stdin=record)

        assert said.returncode == 0
        assert (
            "  The engine is 12-12.\n\nThe record is true: 0 actions, 0 finished rounds.\n" in said.stdout
        ), form


# --- False and unreadable ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "scores: A 53",
            "scores: A 35",
            "line 41, column 11: “scores” is wrong: it says 35, but should say 53",
        ),
        (
            "hand A: 8-5",
            "hand A: 8-4",
            "line 23, column 9: “hand A” does not follow from the seed: it says 8-4, but should say 8-5",
        ),
        (
            "B 7-1@M",
            "B 9-9@M",
            "line 28, column 12: B cannot do 9-9@M here. That end shows 7, and your tile is 9-9 (A10).",
        ),
        ("secret: b", "secret: c", "line 13, column 10: this is not the table that was promised"),
        (
            "digest: 7",
            "digest: 8",
            "line 5, column 9: the rules of this sheet are not the ones the match was played by",
        ),
        ("date: 2025", "date: 2026", "line 44, column 7: the seal is broken"),
    ],
)
def test_a_false_record_is_told_in_one_line(sunday: str, old: str, new: str, told: str) -> None:
    Path(sunday).write_text(changed(SUNDAY, old, new), encoding="utf-8")
    said = boneyard("replay", sunday)

    assert (said.returncode, said.stdout) == (1, "")
    assert said.stderr.startswith(f"boneyard: {sunday}, {told}")
    assert said.stderr.count("\n") == 1


def test_the_complaint_is_the_one_in_the_documentation(sunday: str) -> None:
    Path(sunday).write_text(changed(SUNDAY, "scores: A 53", "scores: A 7"), encoding="utf-8")
    said = boneyard("replay", sunday)
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")

    assert f"\n{said.stderr.replace(sunday, 'sunday.record')}```\n" in page


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "line 1, column 1: there is no record here"),
        (b"\xff", "line 1, column 1: this is not UTF-8"),
        (SUNDAY.replace("A 7-0@M", "A jump").encode(), "line 28, column 3: 'jump' is not an action"),
        (
            SUNDAY.replace("edition: 1", "edition: 9").encode(),
            "line 4, column 10: there is no edition 9 of mexican-train-classic",
        ),
        (SEEN_BY_B.encode(), "line 9, column 10: this is only what B saw"),
        (
            without(ENGINE_191, "seed").encode(),
            "line 1, column 1: the match cannot be dealt again without a seed",
        ),
    ],
)
def test_what_cannot_be_replayed_is_told_in_one_line(tmp_path: Path, data: bytes, told: str) -> None:
    path = tmp_path / "a.record"
    path.write_bytes(data)
    for command in ("replay", "verify"):
        if command == "verify" and b"commitment" not in data:
            continue
        said = boneyard(command, str(path))
        assert (said.returncode, said.stdout) == (2, "")
        assert said.stderr.startswith(f"boneyard: {path}, {told}")
        assert said.stderr.count("\n") == 1


def test_a_file_of_ones_own_may_be_as_long_as_it_is(tmp_path: Path) -> None:
    remarks = "# what Ben said then\n" * 60_000
    file = tmp_path / "long.record"
    file.write_text(SUNDAY.replace("round: 1\n", f"round: 1\n{remarks}"), encoding="utf-8")

    assert file.stat().st_size > Limits().record_bytes
    said = boneyard("replay", str(file))
    assert (said.returncode, said.stderr) == (0, "")


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    missing = boneyard("replay", str(tmp_path / "none"))
    folder = boneyard("replay", str(tmp_path))

    assert (missing.returncode, folder.returncode) == (2, 2)
    assert "none': No such file or directory" in missing.stderr
    assert "Is a directory" in folder.stderr


@pytest.mark.parametrize("seat", ["D", "Z", "", "AB"])
def test_a_seat_that_is_not_there_is_told(sunday: str, seat: str) -> None:
    said = boneyard("replay", sunday, f"--seen-by={seat}")

    assert (said.returncode, said.stdout) == (2, "")
    assert "with 3 players the seats are A to C" in said.stderr


# --- What one seat saw, and JSON --------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [["B"], ["b"], ["B", "--notation"]])
def test_what_a_seat_saw_is_written_as_a_record(seat: list[str]) -> None:
    said = boneyard("replay", "-", "--seen-by", *seat, stdin=ENGINE_191.encode())

    assert (said.returncode, said.stdout, said.stderr) == (0, SEEN_BY_B, "")


def test_what_a_seat_saw_is_told_to_it(sunday: str) -> None:
    said = boneyard("replay", sunday, "--seen-by", "B", "--sentences")

    assert (said.returncode, said.stderr) == (0, "")
    for line in (
        "As Ben saw it; “you” means Ben.",
        "  You are dealt 9-9 9-7 9-6 9-3 9-2 8-8 8-6 8-4 7-1 5-3 5-1 4-3 4-0.",
        "  You play 4-0 on your train.",
        "  Anna draws and opens their own train.",
        "  You draw 9-4 but cannot play it and open your train.",
        "  You are left with 9-9 9-7 9-4 9-3 8-8 8-6 8-4 5-2.",
    ):
        assert f"{line}\n" in said.stdout, line
    assert "Anna is dealt" not in said.stdout


def test_what_a_seat_saw_is_utf_8_whatever_the_terminal_speaks(sunday: str) -> None:
    Path(sunday).write_text(resealed_name("Chloé"), encoding="utf-8")
    said = boneyard("replay", sunday, "--seen-by", "C", PYTHONUTF8="0", PYTHONIOENCODING="ascii")

    assert "\nname C: Chloé\n" in said.stdout


def resealed_name(name: str) -> str:
    return without(without(changed(SUNDAY, "name C: Cleo", f"name C: {name}"), "seal"), "commitment")


@pytest.mark.parametrize("options", ["", "--notation", "--seen-by B", "--json"])
@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_closed_streams_end_in_no_traceback(sunday: str, options: str, closed: str) -> None:
    shell = ["sh", "-c", f'"$0" -m boneyard.cli replay "$1" {options} {closed}', COMMAND[0], sunday]
    said = subprocess.run(shell, stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False)

    assert (said.returncode, said.stderr) == (0, b"")


def test_without_standard_input_there_is_no_record() -> None:
    shell = ["sh", "-c", '"$0" -m boneyard.cli replay - <&-', COMMAND[0]]
    said = subprocess.run(shell, stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False)

    assert said.returncode == 2
    assert said.stderr.startswith(b"boneyard: -, line 1, column 1: there is no record here")


def test_a_false_record_is_seen_by_nobody(sunday: str) -> None:
    Path(sunday).write_text(changed(SUNDAY, "scores: A 53", "scores: A 35"), encoding="utf-8")
    said = boneyard("replay", sunday, "--seen-by", "B")

    assert (said.returncode, said.stdout) == (1, "")


def test_a_record_as_a_document(sunday: str) -> None:
    document = json.loads(boneyard("replay", sunday, "--json").stdout)

    assert document["sheet"] == "mexican-train-classic"
    assert document["options"] == {"game": "fast", "rounds": "1"}
    assert document["names"] == {"A": "Anna", "B": "Ben", "C": "Cleo"}
    assert document["nonces"]["B"] == "6ca0e962287499aa66253699890901c1"
    assert document["seed"].startswith("43707aaa")
    assert (document["over"], document["totals"], document["winners"]) == (True, [53, 108, 0], ["C"])
    (round_,) = document["rounds"]
    assert round_["round"] == 1
    assert round_["lines"][:2] == [
        {"name": "deal", "seat": None, "value": "1"},
        {"name": "hand", "seat": "A", "value": "8-5 7-6 8-3 3-2 9-0 7-0 6-1 3-1 8-1 1-1 6-4 9-1 6-2"},
    ]
    assert {"seat": "A", "action": "draw", "drew": "8-0"} in round_["lines"]
    assert {"comment": "The double 2 is open and Anna has no 2."} in round_["lines"]


def test_what_a_seat_saw_as_a_document() -> None:
    said = boneyard("replay", "-", "--seen-by", "B", "--json", stdin=ENGINE_191.encode())
    document = json.loads(said.stdout)

    assert (document["seen_by"], document["seed"], document["secret"]) == ("B", None, None)
    assert {"seat": "A", "action": "show ?", "drew": ""} in document["rounds"][0]["lines"]


def test_a_document_of_lines_without_a_round_is_the_first_round() -> None:
    text = without(without(ENGINE_191, "seal"), "round")
    document = json.loads(boneyard("replay", "-", "--json", stdin=text.encode()).stdout)

    assert [round_["round"] for round_ in document["rounds"]] == [1]
    assert len(document["rounds"][0]["lines"]) > 10
