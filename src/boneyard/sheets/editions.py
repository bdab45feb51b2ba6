"""Every edition of every sheet, so that records of old matches keep replaying.

When the rules of a sheet change, its edition goes up by one and the sheet as it was moves into OLD, as data.
"""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from boneyard.rules.questions import AfterDouble, Hands, OwnTrainFirst
from boneyard.rules.sheet import Question, Sheet
from boneyard.rules.view import View
from boneyard.sheets import SHEETS
from boneyard.sheets.chickenfoot import CHICKENFOOT
from boneyard.sheets.common import printed, switch, tokens
from boneyard.sheets.engine_191 import ENGINE_191
from boneyard.sheets.mexican_train_classic import MEXICAN_TRAIN_CLASSIC_FR
from boneyard.sheets.mexican_train_satisfy import MEXICAN_TRAIN_SATISFY
from boneyard.sheets.mexican_train_super import MEXICAN_TRAIN_SUPER

Editions = Mapping[tuple[str, int], Sheet]


def _first_edition(sheet: Sheet, changed: Mapping[Question, Question | None]) -> Sheet:
    """The sheet before its second edition changed these questions; None where one was not asked yet."""
    questions = tuple(changed.get(question, question) for question in sheet.questions)
    return replace(sheet, edition=1, questions=tuple(question for question in questions if question))


OLD: tuple[Sheet, ...] = (
    _first_edition(
        ENGINE_191,
        {ENGINE_191.switches["tokens"]: tokens(3, clause="E5", others="AA22")},  # now EA31
    ),
    _first_edition(
        MEXICAN_TRAIN_CLASSIC_FR,
        {
            MEXICAN_TRAIN_CLASSIC_FR.switches["after_double"]: switch(  # now A47
                "after_double", (AfterDouble.ON_THE_DOUBLE, "A29"), (AfterDouble.ANYWHERE, "AA10")
            )
        },
    ),
    _first_edition(
        MEXICAN_TRAIN_SUPER,
        {
            MEXICAN_TRAIN_SUPER.switches["own_train_first"]: switch(  # now first-turn
                "own_train_first", (OwnTrainFirst.NO, "BA3"), (OwnTrainFirst.YES, "BA3")
            )
        },
    ),
    _first_edition(
        MEXICAN_TRAIN_SATISFY,
        {
            MEXICAN_TRAIN_SATISFY.switches["shared_trains"]: None,
            printed(Hands.HIDDEN, "CA27"): printed(Hands.HIDDEN, "C4"),
        },
    ),
    replace(CHICKENFOOT, edition=1, plays_fewer_rounds=True),  # now refused
)

EDITIONS: Editions = MappingProxyType(
    {(sheet.id, sheet.edition): sheet for sheet in (*SHEETS.values(), *OLD)}
)


def sheet_of(view: View) -> Sheet:
    """The sheet by which the table of this view is played, in its edition and with its house rules."""
    return EDITIONS[view.sheet, view.edition].having(view.options)
