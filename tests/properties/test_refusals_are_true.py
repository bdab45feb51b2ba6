"""A refusal never contradicts itself: what it says is so, and what it cites is the answer in force."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard import SHEETS, Action, IllegalAction, Reason, Round, Sheet
from boneyard.locales import words
from boneyard.rules.action import END_NAMES, SHOWING, Verb
from boneyard.rules.questions import OwnTrainFirst
from boneyard.rules.sheet import AnswerTo
from boneyard.rules.view import Step, TrainsLayout, View
from boneyard.sheets.clauses import CLAUSES, RULINGS
from boneyard.sheets.editions import EDITIONS
from boneyard.words.refusals import explain
from tests.counts import count
from tests.properties.tables import Table, double_set, playable, score_yards, tables, walk

ANSWERS = [
    pytest.param(sheet.id, name, answer.name, id=f"{sheet.id}, {name}={answer.name}")
    for sheet in SHEETS.values()
    for name, question in sheet.switches.items()
    if name not in ("rounds", "tokens")
    for answer in question.answers
    if playable(sheet.id, {name: answer.name})
]
SKIPPED = count(5, 1)
"""Of so many tables on a walk one is looked at."""
ENDS = (*range(len(END_NAMES)), *range(SHOWING, SHOWING + 13))
BARE = [Action(verb) for verb in Verb if verb not in (Verb.PLAY, Verb.SHOW, Verb.GIVE)]


def rounds_with(sheet: str, options: dict[str, str]) -> Iterator[Round]:
    """Tables on a few walks: some with the leaflet's deal, some where the boneyard is soon used up."""
    rng = random.Random(f"{sheet} {options}")
    rules = SHEETS[sheet].having(options)
    for yard in (None, 9, 3, 1) * count(1, 10):
        players = rng.choice(rules.player_counts)
        top, _ = rules.table(players)
        table = Table(
            sheet,
            options,
            players,
            engine=rng.randint(0, top),
            starter=rng.randrange(players),
            seed=rng.getrandbits(32),
            yard=yard,
            choices=tuple(rng.randrange(60) for _ in range(24)),
        )
        yield from (round_ for round_ in walk(table) if rng.randrange(SKIPPED) == 0)


def refused(round_: Round, rng: random.Random) -> Iterator[IllegalAction]:
    """What the table answers to every bare action, to every tile held, and to some that are not."""
    turn = round_.turn
    held = [] if turn is None else [*round_.hand(turn), *score_yards(round_)[turn]]
    tiles = [*rng.sample(held, min(len(held), 5)), *rng.sample(double_set(12), 3)]
    named = [Action(verb, tile) for tile in tiles for verb in (Verb.SHOW, Verb.GIVE)]
    plays = [Action(Verb.PLAY, tile, end) for tile in tiles for end in ENDS]
    legal = set(round_.legal())
    for action in [*BARE, *named, *plays]:
        if action not in legal:
            with pytest.raises(IllegalAction) as refusal:
                round_.play(action)
            yield refusal.value


@pytest.mark.parametrize(("sheet", "switch", "answer"), ANSWERS)
def test_a_refusal_rests_on_the_answer_in_force_and_what_it_says_is_so(
    sheet: str, switch: str, answer: str
) -> None:
    rng = random.Random(answer)
    for round_ in rounds_with(sheet, {switch: answer}):
        check_refusals(round_, rng)


@settings(max_examples=count(15, 500))
@given(tables(), st.integers(0, 1 << 32))
def test_so_it_is_where_house_rules_meet(table: Table, seed: int) -> None:
    rng = random.Random(seed)
    for round_ in walk(table):
        if rng.randrange(SKIPPED) == 0:
            check_refusals(round_, rng)


def check_refusals(round_: Round, rng: random.Random) -> None:
    view = round_.view(round_.turn)
    said = set()
    for refusal in refused(round_, rng):
        check_truth(refusal, view)
        if refusal.reason not in said:
            check_grounds(refusal, round_.sheet)
            check_sentence(refusal)
        said.add(refusal.reason)


def check_grounds(refusal: IllegalAction, sheet: Sheet) -> None:
    source = CLAUSES.get(refusal.clause) or RULINGS[refusal.clause]
    assert source.game == sheet.game
    ground = sheet.refusals[refusal.reason]
    if isinstance(ground, AnswerTo):
        question = sheet.asked(ground.question)
        chosen = sheet.chosen(question)
        own = chosen is question.default_with(sheet.options)
        assert refusal.clause == (ground.clause or chosen.clause)
        assert refusal.house_rule == (None if own else (question.switch, chosen.name))
    for name, question in sheet.switches.items():
        chosen = sheet.chosen(question)
        clauses = {offered.clause for offered in question.answers}
        if refusal.clause in RULINGS and refusal.clause in clauses and name in sheet.options:
            assert refusal.house_rule == (name, chosen.name), refusal


def check_sentence(refusal: IllegalAction) -> None:
    sentence = explain(refusal, words())
    assert refusal.clause in sentence
    if refusal.house_rule is not None:
        assert f"house rule {'='.join(refusal.house_rule)}, {refusal.clause}" in sentence


# --- Is it so? --------------------------------------------------------------------------------------------


def check_truth(refusal: IllegalAction, view: View) -> None:
    if view.result is not None:
        assert refusal.reason is Reason.ROUND_OVER
        return
    reason = refusal.reason
    if reason in TRUE_OF_THE_TABLE:
        assert TRUE_OF_THE_TABLE[reason](view), (refusal, view)
    else:
        assert TRUE_OF_THE_ACTION[reason](refusal, view), (refusal, view)


def can_play(view: View) -> bool:
    return any(action.verb is Verb.PLAY for action in view.legal)


def can(view: View, verb: Verb) -> bool:
    return Action(verb) in view.legal


def tile_misses_the_end(refusal: IllegalAction, _: View) -> bool:
    assert refusal.action.tile is not None
    return refusal.values["shows"] not in refusal.action.tile


def train_is_closed(refusal: IllegalAction, view: View) -> bool:
    assert isinstance(view.layout, TrainsLayout)
    end = refusal.action.end
    return end is not None and end < view.players and end != view.seat and end not in view.layout.markers


def own_train_lies_bare(refusal: IllegalAction, view: View) -> bool:
    assert isinstance(view.layout, TrainsLayout)
    return refusal.action.end != view.seat and view.seat not in view.layout.trains


def another_end_binds(refusal: IllegalAction, view: View) -> bool:
    return bool(view.binding) and refusal.action.end not in view.binding


def plays_only_the_pending_tile(view: View) -> bool:
    assert view.pending is not None
    return all(action.tile in (None, view.pending.tile) for action in view.legal)


def nothing_drawn(view: View) -> bool:
    return view.pending is None or view.pending.step is not Step.DRAWN


def not_in_hand(refusal: IllegalAction, view: View) -> bool:
    return refusal.action.tile not in view.hand


def where_it_says(refusal: IllegalAction, view: View) -> bool:
    tile, where = refusal.action.tile, refusal.values["where"]
    if where == "hand":
        holders = refusal.values["holder"]
        assert isinstance(holders, tuple)
        open_hands = view.options.get("hands") == "open"
        return open_hands and all(tile in (view.hands[seat] or ()) for seat in holders)
    return tile not in view.hand and (tile in view.on_table) == (where == "table")


def not_in_set(refusal: IllegalAction, view: View) -> bool:
    return refusal.action.tile not in double_set(view.top)


TRUE_OF_THE_TABLE: dict[Reason, Callable[[View], bool]] = {
    Reason.ONLY_THE_TAKEN_TILE: plays_only_the_pending_tile,
    Reason.ONLY_THE_DRAWN_TILE: plays_only_the_pending_tile,
    Reason.FOLLOW_ON_THE_DOUBLE: lambda view: view.pending is not None,
    Reason.MUST_PLAY: can_play,
    Reason.MUST_SATISFY: lambda view: can_play(view) and bool(view.binding),
    Reason.MUST_PLAY_DRAWN: lambda view: can_play(view) and not can(view, Verb.KEEP),
    Reason.MUST_PLAY_DRAWN_DOUBLE: lambda view: can_play(view) and not can(view, Verb.KEEP),
    Reason.NO_KEEPING: nothing_drawn,
    Reason.NO_KEEPING_A_DOUBLE: lambda view: view.options["drawn_double"] == "must-play",
    Reason.DRAWN_TILE_WAITS: lambda view: can(view, Verb.KEEP),
    Reason.MUST_DRAW: lambda view: can(view, Verb.DRAW),
    Reason.MUST_DRAW_FOR_DUTY: lambda view: can(view, Verb.DRAW) and bool(view.binding),
    Reason.MUST_DRAW_UNTIL: lambda view: can(view, Verb.DRAW_UNTIL),
    Reason.NOTHING_DRAWN: nothing_drawn,
    Reason.BONEYARD_EMPTY: lambda view: view.boneyard == 0 and can(view, Verb.PASS),
    Reason.DUTY_WITHOUT_DRAW: lambda view: can(view, Verb.PASS) and bool(view.binding),
    Reason.NO_PENALTY_DUE: lambda view: not can(view, Verb.DRAW_UNTIL),
    Reason.MARKER_OFF_BY_ITSELF: lambda view: view.options.get("marker_removal") != "ask",
    Reason.MARKER_UNDECIDED: lambda view: can(view, Verb.UNMARK),
    Reason.NO_MARKER_TO_DECIDE: lambda view: view.options["marker_removal"] == "ask",
    Reason.CHOICE_FIRST: lambda view: view.engine is None,
    Reason.CHOICE_MADE: lambda view: view.engine is not None,
    Reason.REPLACEMENT_DUE: lambda view: all(a.verb is Verb.GIVE for a in view.legal),
    Reason.NO_REPLACEMENT_DUE: lambda view: all(a.verb is not Verb.GIVE for a in view.legal),
    Reason.NOTHING_TO_REPLACE_WITH: lambda view: view.hand == (),
    Reason.STATION_CAN_BE_COMPLETED: lambda view: can_play(view) and bool(view.binding),
    Reason.NOTHING_TO_REMOVE: lambda view: not can(view, Verb.REMOVE),
    Reason.REMOVAL_COMES_FIRST: lambda view: view.pending is not None,
    Reason.ALREADY_PLAYED: lambda view: can(view, Verb.STOP),
    Reason.NOTHING_TO_STOP: lambda view: not can(view, Verb.STOP),
    Reason.TILE_CAN_BE_TAKEN: lambda view: can(view, Verb.TAKE),
}
TRUE_OF_THE_ACTION: dict[Reason, Callable[[IllegalAction, View], bool]] = {
    Reason.OTHER_GAME: lambda refusal, view: not can(view, refusal.action.verb),
    Reason.NO_SUCH_END: lambda refusal, view: all(a.end != refusal.action.end for a in view.legal),
    Reason.ENGINE_HALF_DEAD: lambda refusal, _: refusal.action.end == END_NAMES.index("ML"),
    Reason.NOT_IN_DOUBLE_SIX: lambda refusal, view: view.top == 6 and not_in_set(refusal, view),
    Reason.NOT_IN_DOUBLE_NINE: lambda refusal, view: view.top == 9 and not_in_set(refusal, view),
    Reason.TILE_NOT_HELD: where_it_says,
    Reason.TILE_DOES_NOT_FIT: tile_misses_the_end,
    Reason.TRAIN_CLOSED: train_is_closed,
    Reason.OWN_TRAIN_FIRST: own_train_lies_bare,
    Reason.OWN_TRAIN_ON_FIRST_TURN: own_train_lies_bare,
    Reason.DOUBLE_WAITS: another_end_binds,
    Reason.OLDER_DOUBLE_WAITS: another_end_binds,
    Reason.NO_SECOND_DOUBLE: lambda refusal, view: (
        refusal.action.tile is not None and refusal.action.tile.is_double and view.pending is not None
    ),
    Reason.END_NOT_OPEN: lambda refusal, view: all(a.end != refusal.action.end for a in view.legal),
    Reason.FOOT_WAITS: another_end_binds,
    Reason.ARMS_FIRST: another_end_binds,
    Reason.DOUBLE_FOOT_FIRST: another_end_binds,
    Reason.SHOWN_TILE_NOT_HELD: not_in_hand,
    Reason.GIVEN_TILE_NOT_HELD: not_in_hand,
    Reason.STATION_WAITS: another_end_binds,
    Reason.RIVAL_LINES_CLOSED: lambda refusal, view: view.boneyard == 0 and refusal.action.end != view.seat,
    Reason.DISCARDS_NOT_TURNED: lambda refusal, view: view.boneyard == 0 and refusal.action.end != view.seat,
    Reason.OWNER_STARTS_LINE: lambda refusal, view: refusal.action.end != view.seat,
}


# --- The data ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sheet", EDITIONS.values(), ids=lambda sheet: f"{sheet.id} {sheet.edition}")
def test_every_question_a_refusal_rests_on_is_asked_by_the_sheet(sheet: Sheet) -> None:
    for reason, ground in sheet.refusals.items():
        if isinstance(ground, AnswerTo):
            assert isinstance(sheet.asked(ground.question).default.value, ground.question)
        assert sheet.grounds(reason)[1] is None, "no sheet has a house rule of its own"


def test_a_question_the_sheet_does_not_ask_has_no_answer_there() -> None:
    with pytest.raises(LookupError, match=r"^engine-191 does not ask OwnTrainFirst$"):
        SHEETS["engine-191"].asked(OwnTrainFirst)
