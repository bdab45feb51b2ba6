"""Two tables that differ only in what a seat cannot see are the same to it, in everything it is told.

Whatever one of them says and the other does not would be a tile given away: in the view, on the wire, among
the events since a number, in a refusal and its sentence.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from boneyard import (
    SHEETS,
    Action,
    IllegalAction,
    Match,
    Sheet,
    Tile,
    UnknownTile,
    Verb,
    event_json,
    view_json,
)
from boneyard.rules.action import END_NAMES, SHOWING
from boneyard.words import explain, words
from tests.counts import count
from tests.figures import note
from tests.properties.hidden import all_lies_open, dealt_otherwise, unseen_by
from tests.properties.tables import boneyard, choose, playable

VIEWS = count(2_000, 91_000)
LOOKS_EACH = 40
"""So many views of one match."""


def any_sheet(chance: random.Random) -> Sheet:
    """With some of its switches turned."""
    name = chance.choice(sorted(SHEETS))
    while True:
        options = {
            switch: chance.choice(question.answers).name
            for switch, question in SHEETS[name].switches.items()
            if chance.random() < 0.4
        }
        if playable(name, options) and SHEETS[name].having(options).player_counts:
            return SHEETS[name].having(options)


def moments(chance: random.Random) -> Iterator[tuple[Match, int | None]]:
    """Matches in the middle of play, and who looks at them."""
    while True:
        sheet = any_sheet(chance)
        match = Match(sheet, chance.choice(sheet.player_counts), chance.randbytes(8))
        looks = 0
        while not match.over and looks < LOOKS_EACH:
            if chance.random() < 0.2:
                looks += 1
                seat = match.turn if chance.random() < 0.5 else chance.choice([None, *range(match.players)])
                yield match, seat
            choose(match, chance.randrange(60))


def dealt_again(match: Match, seat: int | None, chance: random.Random) -> Match:
    """The same match to this seat: all that it does not see now has been dealt otherwise."""
    other = match.copy()
    other.round = dealt_otherwise(match.round, seat, chance)
    return other


def any_action(match: Match, chance: random.Random) -> Action:
    tile = Tile(*sorted((chance.randrange(match.round.state.top + 2) for _ in range(2)), reverse=True))
    verb = chance.choice([*Verb, Verb.PLAY, Verb.PLAY, Verb.PLAY])
    if verb is Verb.PLAY:
        return Action(verb, tile, chance.choice([*range(len(END_NAMES)), *range(SHOWING, SHOWING + 13)]))
    return Action(verb, tile) if verb in (Verb.SHOW, Verb.GIVE) else Action(verb)


def refusal(match: Match, action: Action) -> object:
    """What the seat whose turn it is gets to hear; nothing if the action is allowed."""
    if action in match.legal():
        return None
    try:
        match.play(action)
    except IllegalAction as refused:
        return refused.reason, refused.clause, refused.values, refused.house_rule, explain(refused, words())
    except UnknownTile as unknown:
        return explain(unknown, words())
    raise AssertionError("neither legal nor refused")


def told(match: Match, seat: int | None, after: int, tries: list[Action]) -> list[object]:
    """Everything this seat is told of the match, written out."""
    view = match.view(seat)
    events = [[event_json(event) for event in entry] for entry in match.events(seat, after)]
    heard = [refusal(match, action) for action in tries] if seat is not None and seat == match.turn else []
    return [repr(view), view_json(view), events, heard]


def test_what_a_seat_cannot_see_changes_nothing_that_it_is_told() -> None:
    chance = random.Random("hidden tiles")
    given_away: list[str] = []
    differing = 0
    for number, (match, seat) in enumerate(moments(chance)):
        if number == VIEWS:
            break
        other = dealt_again(match, seat, chance)
        tries = [any_action(match, chance) for _ in range(4)]
        after = chance.randrange(max(match.number - 6, -1), match.number)
        if told(match, seat, after, tries) != told(other, seat, after, tries):
            given_away.append(f"{match} to seat {seat}, number {match.number}: {match.sheet.options}")
        differing += boneyard(match.round) != boneyard(other.round)
    note(f"attack: hidden tiles: {VIEWS} views, {len(given_away)} failures")

    assert given_away == []
    assert differing > VIEWS * 0.8


def test_a_tile_given_away_would_be_found_out() -> None:
    """The other table is another one: whoever sees more than this seat sees the difference."""
    chance = random.Random("found out")
    found = 0
    for match, _ in moments(chance):
        if all_lies_open(match.round) or not unseen_by(match.round, 0) or match.turn == 0:
            continue
        other = dealt_again(match, 0, chance)
        assert match.turn is not None
        assert told(match, 0, 0, []) == told(other, 0, 0, [])
        assert told(match, match.turn, 0, []) != told(other, match.turn, 0, [])
        found += 1
        if found == 20:
            return
