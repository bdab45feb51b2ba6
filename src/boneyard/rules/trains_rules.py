"""A train sheet's answers as plain flags, asked once per sheet so that the state need not ask again."""

from boneyard.rules.questions import (
    AfterDouble,
    AfterDuty,
    BlockedWhen,
    ClosingOrder,
    DeadDouble,
    DoubleDuty,
    DoublesInATurn,
    DrawnDouble,
    DrawnTile,
    DutyDraw,
    DutyMarker,
    FailedClose,
    LastDouble,
    LastTile,
    MarkerComesOff,
    OwnTrainFirst,
    SharedTrain,
    SharedTrains,
    YardEmpty,
)
from boneyard.rules.sheet import Sheet


class TrainsRules:
    def __init__(self, sheet: Sheet) -> None:
        shared = sheet.answer(SharedTrain, SharedTrain.ONE_END)
        self.shared_splits = shared is not SharedTrain.ONE_END
        self.shared_left_open = shared is SharedTrain.BOTH_HALVES_OPEN
        self.public_train = sheet.answer(SharedTrains, SharedTrains.ONE) is SharedTrains.TWO
        own_train = sheet.answer(OwnTrainFirst, OwnTrainFirst.NO)
        self.own_train_first = own_train is OwnTrainFirst.YES
        self.own_train_on_first_turn = own_train is OwnTrainFirst.FIRST_TURN
        self.knocks = sheet.answer(LastTile, LastTile.SILENT) is LastTile.KNOCK
        self.may_keep = sheet.answer(DrawnTile, DrawnTile.MUST_PLAY) is DrawnTile.MAY_KEEP

        marker = sheet.answer(MarkerComesOff, MarkerComesOff.OWN_TRAIN)
        self.any_play_unmarks = marker is MarkerComesOff.ANY_PLAY
        self.asks_to_unmark = marker is MarkerComesOff.OWN_TRAIN_IF_WISHED
        self.marks_failed_close = sheet.answer(FailedClose, FailedClose.MARKER) is FailedClose.MARKER

        self.on_the_double = sheet.answer(AfterDouble, AfterDouble.ANYWHERE) is AfterDouble.ON_THE_DOUBLE
        self.chain = sheet.answer(DoublesInATurn, DoublesInATurn.ONE) is DoublesInATurn.CHAIN
        self.opener_obeys_order = sheet.answer(ClosingOrder, ClosingOrder.EVERYONE) is ClosingOrder.EVERYONE
        self.dead_double_binds = sheet.answer(DeadDouble, DeadDouble.RELEASED) is DeadDouble.BINDS
        drawn_double = sheet.answer(DrawnDouble, DrawnDouble.AS_ANY_TILE)
        self.drawn_double_is_special = drawn_double is not DrawnDouble.AS_ANY_TILE
        self.drawn_double_barred = drawn_double is DrawnDouble.NOT_ALLOWED
        self.drawn_double_optional = drawn_double is DrawnDouble.MAY_PLAY

        self.duty_travels = sheet.answer(DoubleDuty, DoubleDuty.NEXT_TILE) is DoubleDuty.TRAVELS
        self.duty_draws = sheet.answer(DutyDraw, DutyDraw.NONE) is DutyDraw.ONE_EACH
        self.duty_marks = sheet.answer(DutyMarker, DutyMarker.NONE) is DutyMarker.MARKER
        self.back_to_placer = sheet.answer(AfterDuty, AfterDuty.LEFT_OF_SATISFIER) is AfterDuty.LEFT_OF_PLACER
        self.last_double_waits = sheet.answer(LastDouble, LastDouble.OUT) is LastDouble.MUST_BE_SATISFIED

        yard = sheet.answer(YardEmpty, YardEmpty.PLAY_ON)
        self.yard_ends_turn = yard is YardEmpty.END_OF_TURN
        self.yard_ends_at_once = yard is YardEmpty.AT_ONCE
        self.yard_ends_when_due = yard is YardEmpty.WHEN_DRAW_DUE
        blocked = sheet.answer(BlockedWhen, BlockedWhen.NOTHING_FITS)
        self.blocked_by_passes = blocked is BlockedWhen.ALL_PASS
        self.blocked_needs_markers = blocked is BlockedWhen.NOTHING_FITS
