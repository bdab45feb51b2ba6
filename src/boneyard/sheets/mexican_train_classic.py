"""Mexican Train as two leaflets print it, in English, and in the French reading of the second."""

from dataclasses import replace

from boneyard.rules.questions import (
    AfterDouble,
    BlockedWhen,
    DeadDouble,
    DoubleDuty,
    DoublesInATurn,
    DrawnDouble,
    DrawnTile,
    EngineFrom,
    FirstPlayer,
    Game,
    Hands,
    LastDouble,
    LastTile,
    MarkerComesOff,
    OwnTrainFirst,
    SharedTrain,
    YardEmpty,
)
from boneyard.rules.refusal import Reason
from boneyard.rules.sheet import AnswerTo, Deal, Family, Impossible, Question, Sheet
from boneyard.sheets.common import printed, rounds, switch

MEXICAN_TRAIN_CLASSIC = Sheet(
    id="mexican-train-classic",
    edition=1,
    family=Family.TRAINS,
    game="mexican-train-classic",
    leaflets=("001", "003"),
    questions=(
        switch("game", (Game.FULL, "A6"), (Game.FAST, "A45")),
        rounds("all", clause="A42", fewer="AA22"),
        switch("hands", (Hands.HIDDEN, "A7"), (Hands.OPEN, "A46")),
        switch("after_double", (AfterDouble.ANYWHERE, "A31"), (AfterDouble.ON_THE_DOUBLE, "AA10")),
        switch("doubles_in_a_turn", (DoublesInATurn.ONE, "A29"), (DoublesInATurn.CHAIN, "AA9")),
        switch(
            "marker_removal",
            (MarkerComesOff.OWN_TRAIN, "AA6"),
            (MarkerComesOff.OWN_TRAIN_IF_WISHED, "A27"),
            names=("automatic", "ask"),
        ),
        switch("drawn_tile", (DrawnTile.MUST_PLAY, "A23"), (DrawnTile.MAY_KEEP, "AA5")),
        switch("own_train_first", (OwnTrainFirst.NO, "A18"), (OwnTrainFirst.YES, "AA3")),
        switch("blocked_when", (BlockedWhen.NOTHING_FITS, "AA18"), (BlockedWhen.ALL_PASS, "AA18")),
        printed(EngineFrom.SET_ASIDE, "A4"),
        printed(FirstPlayer.ROTATE, "A17"),
        printed(SharedTrain.ONE_END, "A15"),
        printed(DoubleDuty.NEXT_TILE, "A34"),
        printed(DrawnDouble.AS_ANY_TILE, "AA11"),
        printed(DeadDouble.RELEASED, "A37"),
        printed(LastDouble.OUT, "A30"),
        printed(LastTile.KNOCK, "A39"),
        printed(YardEmpty.PLAY_ON, "A38"),
    ),
    deals={
        Game.FULL: Deal(
            {2: (12, 16), 3: (12, 16), 4: (12, 15), 5: (12, 14), 6: (12, 12), 7: (12, 10), 8: (12, 9)}, "A6"
        ),
        Game.FAST: Deal({2: (9, 15), 3: (9, 13), 4: (9, 10)}, "A45"),
    },
    refusals={
        Reason.ROUND_OVER: "A40",
        Reason.OTHER_GAME: "A21",
        Reason.NO_SUCH_END: "A10",
        Reason.NOT_IN_DOUBLE_NINE: AnswerTo(Game),
        Reason.NOT_IN_DOUBLE_TWELVE: "A1",
        Reason.TILE_NOT_HELD: "A21",
        Reason.TILE_DOES_NOT_FIT: "A10",
        Reason.TRAIN_CLOSED: "A12",
        Reason.OWN_TRAIN_FIRST: AnswerTo(OwnTrainFirst),
        Reason.DOUBLE_WAITS: "A35",
        Reason.OLDER_DOUBLE_WAITS: AnswerTo(DoublesInATurn, "AA9"),
        Reason.FOLLOW_ON_THE_DOUBLE: AnswerTo(AfterDouble),
        Reason.NO_SECOND_DOUBLE: AnswerTo(DoublesInATurn),
        Reason.ONLY_THE_DRAWN_TILE: AnswerTo(DrawnTile),
        Reason.MUST_PLAY: "A22",
        Reason.MUST_PLAY_DRAWN: AnswerTo(DrawnTile),
        Reason.NO_KEEPING: AnswerTo(DrawnTile),
        Reason.DRAWN_TILE_WAITS: AnswerTo(DrawnTile),
        Reason.MUST_DRAW: "A23",
        Reason.NOTHING_DRAWN: AnswerTo(DrawnTile),
        Reason.BONEYARD_EMPTY: "A38",
        Reason.MARKER_OFF_BY_ITSELF: AnswerTo(MarkerComesOff),
        Reason.MARKER_UNDECIDED: AnswerTo(MarkerComesOff),
        Reason.NO_MARKER_TO_DECIDE: AnswerTo(MarkerComesOff),
    },
    impossible=(
        Impossible(
            ("after_double", "on-the-double"),
            ("doubles_in_a_turn", "chain"),
            "AA9",
            "no double fits on a double, so a chain could never go on",
        ),
        *(
            Impossible(
                ("game", "fast"), ("rounds", number), "AA22", "the fast game has only ten engines, 9 to 0"
            )
            for number in ("11", "12")
        ),
    ),
)


def _in_french(question: Question) -> Question:
    """The French text completes the double itself, and takes the marker off without asking."""
    if question.switch == "after_double":
        return switch("after_double", (AfterDouble.ON_THE_DOUBLE, "A47"), (AfterDouble.ANYWHERE, "AA10"))
    if question.switch == "marker_removal":
        return switch(
            "marker_removal",
            (MarkerComesOff.OWN_TRAIN, "A27"),
            (MarkerComesOff.OWN_TRAIN_IF_WISHED, "AA6"),
            names=("automatic", "ask"),
        )
    return question


MEXICAN_TRAIN_CLASSIC_FR = replace(
    MEXICAN_TRAIN_CLASSIC,
    id="mexican-train-classic-fr",
    edition=2,
    leaflets=("003",),
    questions=tuple(_in_french(question) for question in MEXICAN_TRAIN_CLASSIC.questions),
)
