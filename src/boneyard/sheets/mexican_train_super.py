"""Mexican Train with the two-ended Super Train, as a leaflet in six languages prints it."""

from boneyard.rules.questions import (
    AfterDouble,
    BlockedWhen,
    ClosingOrder,
    DeadDouble,
    DoubleDuty,
    DoublesInATurn,
    DrawnDouble,
    DrawnTile,
    EngineFrom,
    FailedClose,
    FirstPlayer,
    Game,
    Hands,
    LastDouble,
    MarkerComesOff,
    OwnTrainFirst,
    SharedTrain,
    YardEmpty,
)
from boneyard.rules.refusal import Reason
from boneyard.rules.sheet import Deal, Sheet
from boneyard.sheets.common import printed, rounds, switch

MEXICAN_TRAIN_SUPER = Sheet(
    id="mexican-train-super",
    edition=1,
    game="mexican-train-super",
    leaflets=("002",),
    questions=(
        rounds("13", clause="BA2", fewer="B6"),
        switch(
            "yard_empty",
            (YardEmpty.END_OF_TURN, "BA5"),
            (YardEmpty.AT_ONCE, "BA5"),
            (YardEmpty.WHEN_DRAW_DUE, "BA5"),
            (YardEmpty.PLAY_ON, "BA5"),
        ),
        switch("super_train", (SharedTrain.BOTH_HALVES_OPEN, "B29"), (SharedTrain.ENGINE_HALF_DEAD, "BA4")),
        switch("dead_double", (DeadDouble.BINDS, "B36"), (DeadDouble.RELEASED, "BA15")),
        switch(
            "bonus_double",
            (DoublesInATurn.CHAIN, "B31"),
            (DoublesInATurn.ONE, "BA8"),
            names=("allowed", "not-allowed"),
        ),
        switch(
            "drawn_double",
            (DrawnDouble.MAY_PLAY, "B37"),
            (DrawnDouble.MUST_PLAY, "BA11"),
            (DrawnDouble.NOT_ALLOWED, "BA11"),
        ),
        switch("failed_close", (FailedClose.MARKER, "BA13"), (FailedClose.NO_MARKER, "BA13")),
        switch("closing_order", (ClosingOrder.EVERYONE, "B39"), (ClosingOrder.LATER_PLAYERS, "BA10")),
        switch(
            "first_player",
            (FirstPlayer.ROUND_WINNER, "B15"),
            (FirstPlayer.YOUNGEST, "BA1"),
            (FirstPlayer.ROTATE, "BA1"),
        ),
        switch(
            "marker_removal",
            (MarkerComesOff.OWN_TRAIN, "BA16"),
            (MarkerComesOff.OWN_TRAIN_IF_WISHED, "B21"),
            names=("automatic", "ask"),
        ),
        switch("own_train_first", (OwnTrainFirst.NO, "BA3"), (OwnTrainFirst.YES, "BA3")),
        printed(Game.FULL, "B8"),
        printed(Hands.HIDDEN, "B9"),
        printed(EngineFrom.SET_ASIDE, "B7"),
        printed(DrawnTile.MUST_PLAY, "B18"),
        printed(AfterDouble.ANYWHERE, "B31"),
        printed(DoubleDuty.NEXT_TILE, "B33"),
        printed(LastDouble.OUT, "BA14"),
        printed(BlockedWhen.NOBODY_FITS_NOW, "BA5"),
    ),
    deals={
        Game.FULL: Deal(
            {2: (12, 16), 3: (12, 16), 4: (12, 15), 5: (12, 14), 6: (12, 12), 7: (12, 10), 8: (12, 9)}, "B8"
        ),
    },
    refusals={
        Reason.ROUND_OVER: "B23",
        Reason.OTHER_GAME: "B13",
        Reason.NO_SUCH_END: "B12",
        Reason.TILE_NOT_HELD: "B13",
        Reason.TILE_DOES_NOT_FIT: "B13",
        Reason.TRAIN_CLOSED: "B20",
        Reason.OWN_TRAIN_FIRST: "BA3",
        Reason.DOUBLE_WAITS: "B36",
        Reason.OLDER_DOUBLE_WAITS: "B39",
        Reason.NO_SECOND_DOUBLE: "BA8",
        Reason.ONLY_THE_DRAWN_TILE: "B18",
        Reason.MUST_PLAY: "B17",
        Reason.MUST_PLAY_DRAWN: "B18",
        Reason.MUST_DRAW: "B17",
        Reason.NOTHING_DRAWN: "B18",
        Reason.BONEYARD_EMPTY: "BA18",
        Reason.MARKER_UNDECIDED: "B21",
        Reason.NO_MARKER_TO_DECIDE: "BA16",
    },
)
