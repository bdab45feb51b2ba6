"""The clauses behind what must happen now, and what each is about, for the browser client.

    python -m tools.web_grounds > web/src/play/grounds.json

A test of the client (web/src/play/grounds.test.ts) fails when the file is not what this prints.
"""

import json
from enum import Enum

from boneyard.rules.feet_questions import Spinner, SpinnerFirst
from boneyard.rules.lines_questions import FirstTurn
from boneyard.rules.questions import AfterDouble, DoubleDuty, DrawnDouble, DrawnTile, OwnTrainFirst
from boneyard.rules.refusal import Reason
from boneyard.rules.sheet import BadOption, Sheet
from boneyard.sheets import SHEETS
from boneyard.sheets.clauses import CLAUSES
from boneyard.words.sheets import question_name, subject

REASONS = (
    Reason.MUST_DRAW,
    Reason.MUST_PLAY_DRAWN,
    Reason.MUST_DRAW_UNTIL,
    Reason.BONEYARD_EMPTY,
    Reason.DUTY_WITHOUT_DRAW,
    Reason.OWN_TRAIN_FIRST,
    Reason.OWN_TRAIN_ON_FIRST_TURN,
    Reason.MARKER_UNDECIDED,
    Reason.FOOT_WAITS,
    Reason.ARMS_FIRST,
    Reason.DOUBLE_FOOT_FIRST,
    Reason.CHOICE_FIRST,
    Reason.STATION_WAITS,
    Reason.REPLACEMENT_DUE,
    Reason.ONLY_THE_TAKEN_TILE,
    Reason.ALREADY_PLAYED,
    Reason.TILE_CAN_BE_TAKEN,
    Reason.REMOVAL_COMES_FIRST,
)
QUESTIONS = (AfterDouble, DoubleDuty, DrawnDouble, DrawnTile, OwnTrainFirst, Spinner, SpinnerFirst, FirstTurn)


def grounds(sheet: Sheet) -> dict[str, str]:
    """Reasons and questions with their clauses, and as `?question` the answer in force."""
    found = {reason.value: sheet.grounds(reason)[0] for reason in REASONS if reason in sheet.refusals}
    for question in sheet.questions:
        value = question.default.value
        if isinstance(value, QUESTIONS):
            answer = sheet.chosen(question)
            assert isinstance(answer.value, Enum), answer
            found.setdefault(question_name(question), answer.clause)
            found[f"?{question_name(question)}"] = str(answer.value.value)
    return found


def changed(sheet: Sheet) -> dict[str, dict[str, str]]:
    """What each answer of each switch changes in the grounds."""
    printed = grounds(sheet)
    changes = {}
    for switch, question in sheet.switches.items():
        for answer in question.answers:
            try:
                new = grounds(sheet.having({switch: answer.name}))
            except BadOption:  # only together with another one
                continue
            if different := {name: text for name, text in new.items() if printed.get(name) != text}:
                changes[f"{switch}={answer.name}"] = different
    return changes


def sections(sheet: Sheet) -> dict[str, str]:
    """The clauses of the sheet, by what they are about."""
    found: dict[str, list[str]] = {}
    for clause in CLAUSES.values():
        if clause.game == sheet.game:
            found.setdefault(subject(clause), []).append(clause.id)
    return {about: " ".join(clauses) for about, clauses in found.items()}


def main() -> None:
    sheets = {
        name: {"printed": grounds(sheet), "switched": changed(sheet), "sections": sections(sheet)}
        for name, sheet in SHEETS.items()
    }
    print(json.dumps(sheets, indent=2))


if __name__ == "__main__":
    main()
