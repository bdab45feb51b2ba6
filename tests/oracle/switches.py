"""The switches of formats.md for the Mexican Train sheets; the first answer is the sheet's default."""

from __future__ import annotations

import random
from typing import Any

_CLASSIC: dict[str, list[Any]] = {
    "game": ["full", "fast"],
    "rounds": ["all", *range(1, 13)],
    "hands": ["hidden", "open"],
    "after_double": ["anywhere", "on-the-double"],
    "doubles_in_a_turn": ["one", "chain"],
    "marker_removal": ["automatic", "ask"],
    "drawn_tile": ["must-play", "may-keep"],
    "own_train_first": ["no", "yes"],
    "blocked_when": ["nothing-fits", "all-pass"],
}

SWITCHES: dict[str, dict[str, list[Any]]] = {
    "mexican-train-classic": _CLASSIC,
    "mexican-train-classic-fr": {**_CLASSIC, "after_double": ["on-the-double", "anywhere"]},
    "mexican-train-super": {
        "rounds": [13, *range(1, 13)],
        "yard_empty": ["end-of-turn", "at-once", "when-draw-due", "play-on"],
        "super_train": ["both-halves-open", "engine-half-dead"],
        "dead_double": ["binds", "released"],
        "bonus_double": ["allowed", "not-allowed"],
        "drawn_double": ["may-play", "must-play", "not-allowed"],
        "failed_close": ["marker", "no-marker"],
        "closing_order": ["everyone", "later-players"],
        "first_player": ["round-winner", "youngest", "rotate"],
        "marker_removal": ["automatic", "ask"],
        "own_train_first": ["first-turn", "no", "yes"],
    },
    "mexican-train-satisfy": {
        "rounds": ["all", *range(1, 13)],
        "engine": ["holder-or-search", "set-aside", "reshuffle"],
        "engine_turn": ["is-the-play", "plays-on"],
        "marker_comes_off": ["any-play", "own-train"],
        "duty_draw": ["none", "one-each"],
        "duty_marker": ["none", "marker"],
        "after_duty": ["left-of-satisfier", "left-of-placer"],
        "dead_double": ["released", "binds"],
        "last_double": ["out", "must-be-satisfied"],
        "shared_trains": ["one", "two"],
    },
}

SHEETS = list(SWITCHES)


def answers(sheet: str, options: dict[str, Any]) -> dict[str, Any]:
    """Every switch of the sheet with the answer that holds."""
    return {**{switch: choices[0] for switch, choices in SWITCHES[sheet].items()}, **options}


def single_switches(sheet: str) -> list[dict[str, Any]]:
    """The sheet as it is, then with one answer replaced, every answer once."""
    changes = [{switch: choice} for switch, choices in SWITCHES[sheet].items() for choice in choices[1:]]
    return [{}, *(change for change in changes if can_be_played(sheet, change))]


def random_switches(sheet: str, rng: random.Random) -> dict[str, Any]:
    """Any combination that can be played; only what differs from the defaults is named."""
    while True:
        drawn = {switch: rng.choice(choices) for switch, choices in SWITCHES[sheet].items()}
        if can_be_played(sheet, drawn):
            break
    return {switch: choice for switch, choice in drawn.items() if choice != SWITCHES[sheet][switch][0]}


def can_be_played(sheet: str, options: dict[str, Any]) -> bool:
    """formats.md: some answers are refused beside each other."""
    chosen = answers(sheet, options)
    if chosen.get("after_double") == "on-the-double" and chosen["doubles_in_a_turn"] == "chain":
        return False
    return chosen.get("game") != "fast" or chosen["rounds"] not in (11, 12)  # [AA22] ten engines
