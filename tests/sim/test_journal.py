"""A journal gives back what was put into it, also when its last line was cut off."""

from __future__ import annotations

from pathlib import Path

from boneyard.sim.arena import Arena
from boneyard.sim.journal import Journal, line_of

DEALS = list(Arena("chickenfoot", {}, ("caboose", "brakeman"), b"", whole_matches=False).play(range(3)))


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "new" / "folder", {"bots": ["a"]})
    assert journal.read() == []

    with journal.open(DEALS[:1]) as file:
        file.write(line_of(DEALS[1]))
    assert journal.read() == DEALS[:2]

    with journal.open(journal.read()) as file:
        file.write(line_of(DEALS[2]))
    assert journal.read() == DEALS

    journal.remove()
    assert journal.read() == []
    assert list(journal.path.parent.iterdir()) == []


def test_a_line_cut_off_is_as_if_it_had_not_been_written(tmp_path: Path) -> None:
    journal = Journal(tmp_path, {})
    journal.open(DEALS).close()
    whole = journal.path.read_bytes()
    for cut in range(len(whole)):
        journal.path.write_bytes(whole[:cut])
        found = journal.read()
        assert found == DEALS[: len(found)]
        assert len(found) < 3 or cut == len(whole) - 1


def test_deals_under_another_heading_do_not_count(tmp_path: Path) -> None:
    one, other = Journal(tmp_path, {"seed": "1"}), Journal(tmp_path, {"seed": "2"})
    one.open(DEALS).close()
    one.path.rename(other.path)

    assert other.read() == []


def test_rubbish_in_its_place_is_nothing(tmp_path: Path) -> None:
    journal = Journal(tmp_path, {})
    for rubbish in (b"", b"\xff\xfe", b"{}\nnull\n", b"{}\n[1,2]\n", b"{}\n[0,[[1]],[[],[]],[],[]]\n"):
        journal.path.write_bytes(rubbish)
        assert journal.read() == []
