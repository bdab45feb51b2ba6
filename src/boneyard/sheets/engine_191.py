"""Engine 191: every line is open to all, a station must be completed, and a score yard counts against you."""

from boneyard.rules.lines_questions import (
    DeadStation,
    DeclineStation,
    DiscardsFlip,
    EmptiedByReplacement,
    FirstTurn,
    RoundEnd,
    SharedThirdToken,
    StartRivalLine,
    YardReplacement,
)
from boneyard.rules.questions import FirstPlayer, Game, Hands, LastTile
from boneyard.rules.refusal import Reason
from boneyard.rules.sheet import AnswerTo, Deal, Family, Sheet
from boneyard.sheets.common import printed, switch, tokens

ENGINE_191 = Sheet(
    id="engine-191",
    edition=2,
    family=Family.LINES,
    game="engine-191",
    leaflets=("000",),
    questions=(
        tokens(3, clause="E5", others="EA31"),
        switch("first_turn", (FirstTurn.STARTER_PLAYS, "EA3"), (FirstTurn.NEXT_PLAYS, "EA3")),
        switch("start_rival_line", (StartRivalLine.ALLOWED, "EA6"), (StartRivalLine.OWNER_ONLY, "EA6")),
        switch("decline_station", (DeclineStation.NOT_IF_ABLE, "EA13"), (DeclineStation.ALLOWED, "EA13")),
        switch(
            "yard_replacement", (YardReplacement.AFTER_DRAW, "EA17"), (YardReplacement.BEFORE_DRAW, "EA17")
        ),
        switch(
            "emptied_by_replacement",
            (EmptiedByReplacement.OUT, "EA19"),
            (EmptiedByReplacement.NOT_OUT, "EA19"),
        ),
        switch("discards_flip", (DiscardsFlip.AT_ONCE, "EA11"), (DiscardsFlip.WHEN_DRAW_DUE, "EA11")),
        switch("round_end", (RoundEnd.ALL_PASS, "E55"), (RoundEnd.NOBODY_CAN, "EA21")),
        switch("dead_station", (DeadStation.BINDS, "EA22"), (DeadStation.RELEASED, "EA22")),
        switch(
            "shared_third_token",
            (SharedThirdToken.SHARED_VICTORY, "EA23"),
            (SharedThirdToken.SCORE_SUM, "EA23"),
        ),
        printed(Game.FULL, "E2"),
        printed(Hands.HIDDEN, "E10"),
        printed(FirstPlayer.LOWEST_DOUBLE, "E18"),
        printed(LastTile.SILENT, "EA30"),
    ),
    deals={Game.FULL: Deal({2: (6, 9), 3: (9, 11), 4: (9, 9)}, "E15")},
    refusals={
        Reason.ROUND_OVER: "E54",
        Reason.OTHER_GAME: "E23",
        Reason.NO_SUCH_END: "E6",
        Reason.NOT_IN_DOUBLE_SIX: "E2",
        Reason.NOT_IN_DOUBLE_NINE: "E3",
        Reason.TILE_NOT_HELD: "E13",
        Reason.TILE_DOES_NOT_FIT: "E7",
        Reason.CHOICE_FIRST: "E17",
        Reason.SHOWN_TILE_NOT_HELD: "E17",
        Reason.CHOICE_MADE: "E17",
        Reason.REPLACEMENT_DUE: "E14",
        Reason.GIVEN_TILE_NOT_HELD: "E14",
        Reason.NO_REPLACEMENT_DUE: "E14",
        Reason.NOTHING_TO_REPLACE_WITH: AnswerTo(EmptiedByReplacement),
        Reason.STATION_WAITS: "E37",
        Reason.STATION_CAN_BE_COMPLETED: AnswerTo(DeclineStation),
        Reason.RIVAL_LINES_CLOSED: "E44",
        Reason.DISCARDS_NOT_TURNED: AnswerTo(DiscardsFlip),
        Reason.OWNER_STARTS_LINE: AnswerTo(StartRivalLine),
        Reason.NOTHING_TO_REMOVE: "EA8",
        Reason.REMOVAL_COMES_FIRST: "EA9",
        Reason.ONLY_THE_TAKEN_TILE: "EA24",
        Reason.ALREADY_PLAYED: "E46",
        Reason.NOTHING_TO_STOP: "E46",
        Reason.TILE_CAN_BE_TAKEN: "E49",
        Reason.BONEYARD_EMPTY: "E50",
        Reason.MUST_PLAY: AnswerTo(RoundEnd),
    },
)
