"""Matches to sample worlds of, and what really happened in them done again in a sampled world."""

from __future__ import annotations

from boneyard import Action, Match, Round
from boneyard.bots.worlds import Worlds
from boneyard.rules.chance import StackedDealer
from boneyard.rules.families import round_of, start_of
from boneyard.rules.view import Step, View
from tests.properties.tables import Table, choose


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
