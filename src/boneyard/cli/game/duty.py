"""What must happen now, in one line, with the clause where it is a duty."""

from enum import Enum

from boneyard.cli.game.speech import Speech
from boneyard.rules.action import Verb
from boneyard.rules.questions import AfterDouble, DoubleDuty, DrawnDouble, DrawnTile, OwnTrainFirst
from boneyard.rules.refusal import Reason
from boneyard.rules.sheet import Sheet
from boneyard.rules.view import Step, View


def what_now(view: View, speech: Speech, waiting: int | None) -> str:
    """`view` is of the seat whose turn it is; `waiting` is the end of the double that has to be closed."""
    verbs = {action.verb for action in view.legal}
    clauses = speech.sheet.refusals
    if view.pending is not None:
        return _in_the_middle(view, speech, verbs)
    number = -1 if waiting is None else view.layout.ends[waiting]
    if Verb.DRAW_UNTIL in verbs:
        return speech.text("now-draw-until", number=number, clause=clauses[Reason.MUST_DRAW_UNTIL])
    if waiting is not None:
        if Verb.DRAW in verbs:
            return speech.text("now-close-draw", number=number, clause=_clause(speech.sheet, DoubleDuty))
        if Verb.PASS in verbs and view.boneyard == 0:
            return speech.text("now-close-empty", number=number, clause=clauses[Reason.BONEYARD_EMPTY])
        if Verb.PASS in verbs:
            return speech.text("now-close-pass", number=number, clause=clauses[Reason.DUTY_WITHOUT_DRAW])
        return speech.text("now-close", number=number, clause=_clause(speech.sheet, DoubleDuty))
    if Verb.DRAW in verbs:
        return speech.text("now-draw", clause=clauses[Reason.MUST_DRAW])
    if Verb.PASS in verbs:
        return speech.text("now-pass", clause=clauses[Reason.BONEYARD_EMPTY])
    own_first = speech.sheet.answer(OwnTrainFirst, OwnTrainFirst.NO) is OwnTrainFirst.YES
    if own_first and view.seat not in view.layout.trains:
        return speech.text("now-own-train", clause=clauses[Reason.OWN_TRAIN_FIRST])
    return speech.text("now-play")


def _in_the_middle(view: View, speech: Speech, verbs: set[Verb]) -> str:
    assert view.pending is not None
    step, tile = view.pending.step, view.pending.tile
    sheet = speech.sheet
    if step is Step.UNMARK:
        return speech.text("now-unmark", clause=sheet.refusals[Reason.MARKER_UNDECIDED])
    if step is Step.FOLLOW_UP:
        then = "-draw" if Verb.DRAW in verbs else "-pass" if Verb.PASS in verbs else ""
        return speech.text(f"now-follow{then}", clause=_clause(sheet, AfterDouble))
    if Verb.KEEP not in verbs:
        return speech.text("now-drawn", tile=str(tile), clause=sheet.refusals[Reason.MUST_PLAY_DRAWN])
    free = sheet.answer(DrawnTile, DrawnTile.MUST_PLAY) is DrawnTile.MAY_KEEP
    return speech.text(
        "now-drawn-keep", tile=str(tile), clause=_clause(sheet, DrawnTile if free else DrawnDouble)
    )


def _clause(sheet: Sheet, question: type[Enum]) -> str:
    """The clause behind the answer in force."""
    for asked in sheet.questions:
        answer = sheet.chosen(asked)
        if isinstance(answer.value, question):
            return answer.clause
    raise AssertionError((sheet.id, question))
