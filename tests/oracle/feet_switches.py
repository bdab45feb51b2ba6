"""The switches of formats.md for Chickenfoot; the first answer is the default, but see `spinner_first`."""

from __future__ import annotations

import random
from typing import Any

SWITCHES: dict[str, list[Any]] = {
    "rounds": ["all", *range(1, 13)],
    "spinner": ["four-arms", "double-chickenfoot"],
    "spinner_first": ["free", "fill-first"],
    "missing_double": ["reshuffle", "next-lower", "draw"],
    "drawn_tile": ["may-keep", "must-play"],
    "dead_foot": ["binds", "ends-round", "released"],
}


def answers(options: dict[str, Any]) -> dict[str, Any]:
    """Every switch with the answer that holds."""
    chosen = {**{switch: choices[0] for switch, choices in SWITCHES.items()}, **options}
    if "spinner_first" not in options and chosen["spinner"] == "double-chickenfoot":
        chosen["spinner_first"] = "fill-first"  # [FA4] formats.md: "default with double-chickenfoot"
    return chosen


def single_switches() -> list[dict[str, Any]]:
    """The sheet as it is, then with one answer named, every answer once; and FA4's option."""
    changes = [{switch: choice} for switch, choices in SWITCHES.items() for choice in choices[1:]]
    return [{}, *changes, {"spinner": "double-chickenfoot", "spinner_first": "free"}]


def player_counts(options: dict[str, Any]) -> list[int]:
    """[AA22] with up to 4 players there are only ten doubles for the rounds."""
    return [5, 6, 7, 8] if answers(options)["rounds"] in (11, 12) else [2, 3, 4, 5, 6, 7, 8]


def random_switches_for(players: int, rng: random.Random) -> dict[str, Any]:
    """Any combination that so many can play."""
    while True:
        options = random_switches(rng)
        if players in player_counts(options):
            return options


def random_switches(rng: random.Random) -> dict[str, Any]:
    """Any combination; only what differs from the default, which may depend on another switch, is named."""
    drawn = {switch: rng.choice(choices) for switch, choices in SWITCHES.items()}
    defaults = answers({"spinner": drawn["spinner"]})
    return {
        switch: choice
        for switch, choice in drawn.items()
        if choice != defaults[switch] or (switch == "spinner" and choice != SWITCHES["spinner"][0])
    }
