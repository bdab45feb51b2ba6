"""Mexican Train where a double must be satisfied: the duty travels, and may cost the placer tiles."""

from boneyard.rules.questions import (
    AfterDouble,
    AfterDuty,
    BlockedWhen,
    DeadDouble,
    DoubleDuty,
    DoublesInATurn,
    DrawnTile,
    DutyDraw,
    DutyMarker,
    EngineFrom,
    EngineTurn,
    FirstPlayer,
    Game,
    Hands,
    LastDouble,
    LastTile,
    MarkerComesOff,
    SharedTrain,
    YardEmpty,
)
from boneyard.rules.refusal import Reason
from boneyard.rules.sheet import Deal, Sheet
from boneyard.sheets.common import printed, rounds, switch

MEXICAN_TRAIN_SATISFY = Sheet(
    id="mexican-train-satisfy",
    edition=1,
    game="mexican-train-satisfy",
    leaflets=("004",),
    questions=(
        rounds("all", clause="C21", fewer="CA18"),
        switch(
            "engine",
            (EngineFrom.HOLDER_OR_SEARCH, "C7"),
            (EngineFrom.SET_ASIDE, "CA1"),
            (EngineFrom.RESHUFFLE, "CA1"),
        ),
        switch("engine_turn", (EngineTurn.IS_THE_PLAY, "CA3"), (EngineTurn.PLAYS_ON, "CA3")),
        switch("marker_comes_off", (MarkerComesOff.ANY_PLAY, "C16"), (MarkerComesOff.OWN_TRAIN, "CA9")),
        switch("duty_draw", (DutyDraw.NONE, "C25"), (DutyDraw.ONE_EACH, "CA11")),
        switch("duty_marker", (DutyMarker.NONE, "CA12"), (DutyMarker.MARKER, "CA12")),
        switch("after_duty", (AfterDuty.LEFT_OF_SATISFIER, "C28"), (AfterDuty.LEFT_OF_PLACER, "CA13")),
        switch("dead_double", (DeadDouble.RELEASED, "CA15"), (DeadDouble.BINDS, "C27")),
        switch("last_double", (LastDouble.OUT, "C17"), (LastDouble.MUST_BE_SATISFIED, "CA16")),
        printed(Game.FULL, "C4"),
        printed(Hands.HIDDEN, "C4"),
        printed(FirstPlayer.HOLDER, "C6"),
        printed(SharedTrain.ONE_END, "C13"),
        printed(DrawnTile.MUST_PLAY, "CA8"),
        printed(AfterDouble.ON_THE_DOUBLE, "C24"),
        printed(DoublesInATurn.ONE, "CA10"),
        printed(DoubleDuty.TRAVELS, "C26"),
        printed(LastTile.SILENT, "CA22"),
        printed(YardEmpty.PLAY_ON, "CA17"),
        printed(BlockedWhen.NOTHING_FITS, "CA17"),
    ),
    deals={
        Game.FULL: Deal(
            {2: (12, 12), 3: (12, 12), 4: (12, 12), 5: (12, 12), 6: (12, 12), 7: (12, 10), 8: (12, 10)}, "C4"
        ),
    },
    refusals={
        Reason.ROUND_OVER: "C17",
        Reason.OTHER_GAME: "C9",
        Reason.NO_SUCH_END: "C10",
        Reason.TILE_NOT_HELD: "C9",
        Reason.TILE_DOES_NOT_FIT: "C9",
        Reason.TRAIN_CLOSED: "C11",
        Reason.DOUBLE_WAITS: "C26",
        Reason.FOLLOW_ON_THE_DOUBLE: "C24",
        Reason.ONLY_THE_DRAWN_TILE: "CA8",
        Reason.MUST_PLAY: "C14",
        Reason.MUST_PLAY_DRAWN: "CA8",
        Reason.MUST_DRAW: "C14",
        Reason.MUST_DRAW_UNTIL: "C27",
        Reason.NOTHING_DRAWN: "CA8",
        Reason.BONEYARD_EMPTY: "CA17",
        Reason.DUTY_WITHOUT_DRAW: "CA11",
        Reason.NO_PENALTY_DUE: "C27",
    },
)
