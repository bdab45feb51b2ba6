"""python -m tests.properties.tallies SHEET ROUNDS: what random rounds come to, as JSON, with what was run."""

from __future__ import annotations

import json
import sys

from boneyard import SHEETS, Sheet, _build
from boneyard.rules.families import start_of
from boneyard.rules.playout import play_rounds
from tests.properties.tables import playable

Tallies = dict[str, tuple[int, int]]


def tally(sheet: Sheet, players: int, rounds: int) -> tuple[int, int]:
    """Decisions and checksum."""
    result = play_rounds(start_of(sheet, players), rounds, seed=players)
    return int(result.decisions), int(result.checksum)


MATCH_LENGTH = ("rounds", "tokens")
"""Switches with many answers by which no round is played."""


def single_changes(sheet: Sheet) -> list[tuple[str, str]]:
    """Every answer that is not the sheet's own and can be played with all that are."""
    changes = [
        (name, answer.name)
        for name, question in sheet.switches.items()
        for answer in question.answers[1:]
        if name not in MATCH_LENGTH
    ]
    return [change for change in changes if playable(sheet.id, dict([change]))]


def everything_changed(sheet: Sheet) -> Sheet:
    """The last answer to every question that is not its default, as far as they can be played together."""
    changed: dict[str, str] = {}
    for name, question in sheet.switches.items():
        default = question.default_with(changed).name
        for answer in question.answers:
            another = name not in MATCH_LENGTH and answer.name != default
            if another and playable(sheet.id, {**changed, name: answer.name}):
                changed[name] = answer.name
    return sheet.having(changed)


def tallies(sheet: str, rounds: int) -> Tallies:
    """Every number of players; the fast game's too; a few rounds with every other answer of a switch."""
    printed = SHEETS[sheet]
    found = {f"{players} players": tally(printed, players, rounds) for players in printed.deal.tables}
    for name, answer in single_changes(printed):
        changed = printed.having({name: answer})
        for players in changed.deal.tables if name == "game" else (3,):
            here = rounds if name == "game" else rounds // 4
            found[f"{name}: {answer}, {players} players"] = tally(changed, players, here)
    found["every answer changed"] = tally(everything_changed(printed), 4, rounds)
    return found


def main(sheet: str, rounds: str) -> None:
    told = {
        "compiled": _build.compiled,
        "sources": _build.source_hash(),
        "tallies": tallies(sheet, int(rounds)),
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main(*sys.argv[1:])
