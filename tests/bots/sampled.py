"""Matches to sample worlds of, and what really happened in them done again in a sampled world."""

from __future__ import annotations

import random

from boneyard import SHEETS, Action, Match, Round
from boneyard.bots.worlds import Worlds
from boneyard.rules.chance import StackedDealer
from boneyard.rules.families import round_of, start_of
from boneyard.rules.sheet import Family
from boneyard.rules.state import NOTHING
from boneyard.rules.view import Step, View
from tests.bots.switched import switched
from tests.properties.tables import Table, choose

SHOWING, TURN = "showing", "turn"
_PHASES = {
    Family.TRAINS: (TURN, Step.FOLLOW_UP.value, Step.DRAWN.value, Step.UNMARK.value),
    Family.FEET: (TURN, Step.DRAWN.value),
    Family.LINES: (SHOWING, TURN, Step.FOLLOW_UP.value, Step.DRAWN.value, Step.REPLACE.value),
}
PHASES = [(family, phase) for family, phases in _PHASES.items() for phase in phases]
"""Every phase of every family, by the name that `phase_of` gives it."""


def dealt(table: Table) -> Match:
    """A match that is somewhere in its first round."""
    return Match(table.rules, table.players, str(table.seed).encode())


def played(table: Table, stop: int) -> tuple[Match, list[Action]]:
    """A match and the actions of the round it is in."""
    match = dealt(table)
    actions: list[Action] = []
    for step in range(stop):
        if match.over:
            break
        round_, number = match.round, table.choices[step % len(table.choices)]
        choose(match, number)
        actions = [*actions, match.actions[-1]] if match.round is round_ else []
    return match, actions


def in_a_follow_up(view: View) -> bool:
    """Then the seat to move has a tile to follow with; for others' eyes that is not sampled."""
    return view.pending is not None and view.pending.step is Step.FOLLOW_UP


def redone(worlds: Worlds, match: Match, actions: list[Action]) -> Round:
    """The real actions in the sampled world, from the deal on."""
    course = match.course
    start = start_of(match.sheet, match.players)
    asked = 0 if match.sheet.id == "engine-191" else course.engine
    dealer = StackedDealer(worlds.orders())
    beginning = start.begin(asked, course.begins, dealer, course.rounds, worlds.witness.redeals)
    round_ = round_of(match.sheet, beginning.state, course.rounds, match.round.standing, match.round.number)
    round_.tell_beginning(beginning, asked, course.begins, match.players * start.each)
    for action in actions:
        round_.play(action)
    return round_


def phase_of(round_: Round) -> str:
    if round_.pending is not None:
        return round_.pending.step.value
    return SHOWING if round_.state.engine == NOTHING else TURN


def moments(family: Family, wanted: str, number: int) -> list[Match]:
    """So many matches that are in this phase, on any sheets of the family."""
    sheets = [sheet for sheet in SHEETS.values() if sheet.family is family]
    chance = random.Random(f"{family.value} {wanted}")
    found: list[Match] = []
    while len(found) < number:
        sheet = switched(chance.choice(sheets), chance)
        match = Match(sheet, chance.choice(sheet.player_counts), chance.randbytes(8))
        after = chance.choice((0, 0, 1, 20))
        for _ in range(120):
            if match.over or (phase_of(match.round) == wanted and after <= len(match.actions)):
                break
            match.play(chance.choice(match.legal()))
        if not match.over and phase_of(match.round) == wanted:
            found.append(match)
    return found
