"""Chickenfoot: one layout for all, and a double that nobody gets past until it has three toes."""

from boneyard.rules.feet_questions import DeadFoot, MissingDouble, Spinner, SpinnerFirst
from boneyard.rules.questions import DrawnTile, FirstPlayer, Game, Hands, LastTile
from boneyard.rules.refusal import Reason
from boneyard.rules.sheet import AnswerTo, Deal, Family, Sheet
from boneyard.sheets.common import printed, rounds, switch

CHICKENFOOT = Sheet(
    id="chickenfoot",
    edition=2,
    family=Family.FEET,
    game="chickenfoot",
    leaflets=("004",),
    questions=(
        rounds("all", clause="F19", fewer="FA2"),
        switch("spinner", (Spinner.FOUR_ARMS, "F7"), (Spinner.DOUBLE_CHICKENFOOT, "F21")),
        switch(
            "spinner_first",
            (SpinnerFirst.FREE, "FA3"),
            (SpinnerFirst.FILL_FIRST, "FA3"),
            elsewhere=("spinner", "double-chickenfoot", "fill-first"),
        ),
        switch(
            "missing_double",
            (MissingDouble.RESHUFFLE, "FA1"),
            (MissingDouble.NEXT_LOWER, "F22"),
            (MissingDouble.DRAW, "FA1"),
        ),
        switch("drawn_tile", (DrawnTile.MAY_KEEP, "FA9"), (DrawnTile.MUST_PLAY, "FA9")),
        switch(
            "dead_foot", (DeadFoot.BINDS, "FA10"), (DeadFoot.ENDS_ROUND, "FA10"), (DeadFoot.RELEASED, "FA10")
        ),
        printed(Game.FULL, "F1"),
        printed(Hands.HIDDEN, "F3"),
        printed(FirstPlayer.HOLDER, "F5"),
        printed(LastTile.KNOCK, "F13"),
    ),
    deals={
        Game.FULL: Deal(
            {2: (9, 12), 3: (9, 11), 4: (9, 10), 5: (12, 12), 6: (12, 11), 7: (12, 10), 8: (12, 9)}, "F2"
        ),
    },
    refusals={
        Reason.ROUND_OVER: "F14",
        Reason.OTHER_GAME: "F6",
        Reason.NO_SUCH_END: "F6",
        Reason.NOT_IN_DOUBLE_NINE: "F1",
        Reason.NOT_IN_DOUBLE_TWELVE: "F1",
        Reason.TILE_NOT_HELD: "FA8",
        Reason.TILE_DOES_NOT_FIT: "F6",
        Reason.END_NOT_OPEN: "F6",
        Reason.FOOT_WAITS: "F11",
        Reason.ARMS_FIRST: AnswerTo(SpinnerFirst),
        Reason.DOUBLE_FOOT_FIRST: AnswerTo(Spinner, "FA4"),
        Reason.ONLY_THE_DRAWN_TILE: "FA8",
        Reason.MUST_PLAY: "FA8",
        Reason.MUST_PLAY_DRAWN: AnswerTo(DrawnTile),
        Reason.NO_KEEPING: AnswerTo(DrawnTile),
        Reason.DRAWN_TILE_WAITS: AnswerTo(DrawnTile),
        Reason.MUST_DRAW: "F8",
        Reason.NOTHING_DRAWN: "F8",
        Reason.BONEYARD_EMPTY: "FA17",
    },
)
