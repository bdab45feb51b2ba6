"""What must happen now at a table of Engine 191."""

from boneyard.rules.action import Verb
from boneyard.rules.lines_questions import FirstTurn
from boneyard.rules.refusal import Reason
from boneyard.rules.view import LinesLayout, Pending, Step, View
from boneyard.words.sheets import clause_behind
from boneyard.words.speech import Speech


def lines_now(view: View, speech: Speech) -> str:
    verbs = {action.verb for action in view.legal}
    if view.engine is None:
        plays = speech.sheet.answer(FirstTurn, FirstTurn.STARTER_PLAYS) is FirstTurn.STARTER_PLAYS
        message = "now-show" if plays else "now-show-only"
        return speech.text(message, clause=clause_behind(speech.sheet, Reason.CHOICE_FIRST))
    if view.pending is not None:
        return _in_the_middle(view.pending, verbs, speech)
    if view.binding:
        return _station_waits(view, verbs, speech)
    if Verb.PLAY in verbs and not verbs & {Verb.TAKE, Verb.PASS}:
        return speech.text("now-play")
    kind = "play" if Verb.PLAY in verbs else "none"
    return speech.text(f"now-{kind}-{_then(verbs)}", clause=_decline_clause(verbs, speech))


def _station_waits(view: View, verbs: set[Verb], speech: Speech) -> str:
    layout = view.layout
    assert isinstance(layout, LinesLayout), view.sheet
    stations = [
        speech.text("station-at", number=layout.ends[end], place=speech.place(end)) for end in view.binding
    ]
    where = speech.either(stations)
    if Verb.PLAY not in verbs:
        clause = _decline_clause(verbs, speech)
        return speech.text(f"now-station-{_then(verbs)}", station=where, clause=clause)
    message = "now-station-own" if view.seat in view.binding else "now-station"
    return speech.text(message, station=where, clause=clause_behind(speech.sheet, Reason.STATION_WAITS))


def _in_the_middle(pending: Pending, verbs: set[Verb], speech: Speech) -> str:
    tile = str(pending.tile)
    if pending.step is Step.REPLACE:
        return speech.text("now-give", tile=tile, clause=clause_behind(speech.sheet, Reason.REPLACEMENT_DUE))
    if pending.step is Step.DRAWN:
        return speech.text(
            "now-taken", tile=tile, clause=clause_behind(speech.sheet, Reason.ONLY_THE_TAKEN_TILE)
        )
    message = "now-extra" if Verb.PLAY in verbs else "now-extra-none"
    return speech.text(message, clause=clause_behind(speech.sheet, Reason.ALREADY_PLAYED))


def _then(verbs: set[Verb]) -> str:
    """What happens if nothing is played."""
    return "take" if Verb.TAKE in verbs else "end"


def _decline_clause(verbs: set[Verb], speech: Speech) -> str:
    reason = Reason.TILE_CAN_BE_TAKEN if Verb.TAKE in verbs else Reason.BONEYARD_EMPTY
    return clause_behind(speech.sheet, reason)
