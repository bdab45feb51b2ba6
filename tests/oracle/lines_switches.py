"""The switches of formats.md for Engine 191; the first answer is the sheet's default."""

from __future__ import annotations

import random
from typing import Any

SHEET = "engine-191"

SWITCHES: dict[str, list[Any]] = {
    "tokens": [3, 1, 2, 4, 5],
    "first_turn": ["starter-plays", "next-plays"],
    "start_rival_line": ["allowed", "owner-only"],
    "decline_station": ["not-if-able", "allowed"],
    "yard_replacement": ["after-draw", "before-draw"],
    "emptied_by_replacement": ["out", "not-out"],
    "discards_flip": ["at-once", "when-draw-due"],
    "round_end": ["all-pass", "nobody-can"],
    "dead_station": ["binds", "released"],
    "shared_third_token": ["shared-victory", "score-sum"],
}


def answers(options: dict[str, Any]) -> dict[str, Any]:
    """Every switch with the answer that holds."""
    return {**{switch: choices[0] for switch, choices in SWITCHES.items()}, **options}


def single_switches() -> list[dict[str, Any]]:
    """The sheet as it is, then with one answer replaced, every answer once."""
    return [{}, *({switch: choice} for switch, choices in SWITCHES.items() for choice in choices[1:])]


def random_switches(rng: random.Random) -> dict[str, Any]:
    """Any combination; only what differs from the defaults is named."""
    drawn = {switch: rng.choice(choices) for switch, choices in SWITCHES.items()}
    return {switch: choice for switch, choice in drawn.items() if choice != SWITCHES[switch][0]}
