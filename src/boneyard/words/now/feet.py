"""What must happen now at a table of Chickenfoot."""

from boneyard.rules.action import Verb
from boneyard.rules.feet_questions import Spinner, SpinnerFirst
from boneyard.rules.questions import DrawnTile
from boneyard.rules.refusal import Reason
from boneyard.rules.sheet import Sheet
from boneyard.rules.view import FeetLayout, View
from boneyard.words.sheets import clause_behind, clause_of
from boneyard.words.speech import Speech


def feet_now(view: View, speech: Speech) -> str:
    layout, sheet = view.layout, speech.sheet
    assert isinstance(layout, FeetLayout), view.sheet
    verbs = {action.verb for action in view.legal}
    if view.pending is not None:
        message = "now-drawn-keep" if Verb.KEEP in verbs else "now-drawn"
        return speech.text(message, tile=str(view.pending.tile), clause=clause_of(sheet, DrawnTile))
    then = "-draw" if Verb.DRAW in verbs else "-pass" if Verb.PASS in verbs else ""
    stuck = clause_behind(sheet, Reason.MUST_DRAW if Verb.DRAW in verbs else Reason.BONEYARD_EMPTY)
    if layout.foot is not None:
        clause = stuck if then else clause_behind(sheet, Reason.FOOT_WAITS)
        return speech.text(f"now-foot{then}", number=layout.foot, toes=layout.toes, clause=clause)
    if arms_first(layout, sheet):
        assert view.engine is not None, view
        four = sheet.answer(Spinner, Spinner.FOUR_ARMS) is Spinner.FOUR_ARMS
        waits = clause_behind(sheet, Reason.ARMS_FIRST if four else Reason.DOUBLE_FOOT_FIRST)
        clause = stuck if then else waits
        return speech.text(f"now-arms{then}", number=view.engine, arms=layout.arms, clause=clause)
    return speech.text(f"now{then}", clause=stuck) if then else speech.text("now-play")


def arms_first(layout: FeetLayout, sheet: Sheet) -> bool:
    """Are there arms of the spinner that must be filled before anything else?"""
    answer = sheet.answer(SpinnerFirst, SpinnerFirst.FREE)
    return answer is SpinnerFirst.FILL_FIRST and layout.arms > 0
