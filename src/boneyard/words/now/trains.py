"""What must happen now at a table of trains."""

from boneyard.rules.action import Verb
from boneyard.rules.questions import AfterDouble, DoubleDuty, DrawnDouble, DrawnTile, OwnTrainFirst
from boneyard.rules.refusal import Reason
from boneyard.rules.view import Pending, Step, TrainsLayout, View
from boneyard.words.sheets import clause_behind, clause_of
from boneyard.words.speech import Speech


def trains_now(view: View, speech: Speech) -> str:
    layout = view.layout
    assert isinstance(layout, TrainsLayout), view.sheet
    verbs = {action.verb for action in view.legal}
    if view.pending is not None:
        return _in_the_middle(view.pending, verbs, speech)
    if view.binding:
        return _double_waits(layout.ends[view.binding[0]], view.boneyard, verbs, speech)
    if Verb.DRAW in verbs:
        return speech.text("now-draw", clause=clause_behind(speech.sheet, Reason.MUST_DRAW))
    if Verb.PASS in verbs:
        return speech.text("now-pass", clause=clause_behind(speech.sheet, Reason.BONEYARD_EMPTY))
    if view.seat not in layout.trains:
        return _own_train_not_begun(view, layout, speech)
    return speech.text("now-play")


def _own_train_not_begun(view: View, layout: TrainsLayout, speech: Speech) -> str:
    if speech.sheet.answer(OwnTrainFirst, OwnTrainFirst.NO) is OwnTrainFirst.YES:
        return speech.text("now-own-train", clause=clause_behind(speech.sheet, Reason.OWN_TRAIN_FIRST))
    if view.seat in layout.first_turns and all(action.end == view.seat for action in view.legal):
        return speech.text(
            "now-own-train-first-turn", clause=clause_behind(speech.sheet, Reason.OWN_TRAIN_ON_FIRST_TURN)
        )
    return speech.text("now-play")


def _double_waits(number: int, boneyard: int, verbs: set[Verb], speech: Speech) -> str:
    if Verb.DRAW_UNTIL in verbs:
        return speech.text(
            "now-draw-until", number=number, clause=clause_behind(speech.sheet, Reason.MUST_DRAW_UNTIL)
        )
    if Verb.DRAW in verbs:
        return speech.text("now-close-draw", number=number, clause=clause_of(speech.sheet, DoubleDuty))
    if Verb.PASS in verbs and boneyard == 0:
        return speech.text(
            "now-close-empty", number=number, clause=clause_behind(speech.sheet, Reason.BONEYARD_EMPTY)
        )
    if Verb.PASS in verbs:
        return speech.text(
            "now-close-pass", number=number, clause=clause_behind(speech.sheet, Reason.DUTY_WITHOUT_DRAW)
        )
    return speech.text("now-close", number=number, clause=clause_of(speech.sheet, DoubleDuty))


def _in_the_middle(pending: Pending, verbs: set[Verb], speech: Speech) -> str:
    sheet = speech.sheet
    if pending.step is Step.UNMARK:
        return speech.text("now-unmark", clause=clause_behind(sheet, Reason.MARKER_UNDECIDED))
    if pending.step is Step.FOLLOW_UP:
        then = "-draw" if Verb.DRAW in verbs else "-pass" if Verb.PASS in verbs else ""
        return speech.text(f"now-follow{then}", clause=clause_of(sheet, AfterDouble))
    tile = str(pending.tile)
    if Verb.KEEP not in verbs:
        return speech.text("now-drawn", tile=tile, clause=clause_behind(sheet, Reason.MUST_PLAY_DRAWN))
    free = sheet.answer(DrawnTile, DrawnTile.MUST_PLAY) is DrawnTile.MAY_KEEP
    clause = clause_of(sheet, DrawnTile if free else DrawnDouble)
    return speech.text("now-drawn-keep", tile=tile, clause=clause)
