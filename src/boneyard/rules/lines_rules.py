"""The answers of Engine 191 as plain flags, asked once per sheet."""

from boneyard.rules.lines_questions import (
    DeadStation,
    DeclineStation,
    DiscardsFlip,
    EmptiedByReplacement,
    FirstTurn,
    RoundEnd,
    StartRivalLine,
    YardReplacement,
)
from boneyard.rules.sheet import Sheet


class LinesRules:
    def __init__(self, sheet: Sheet) -> None:
        first_turn = sheet.answer(FirstTurn, FirstTurn.STARTER_PLAYS)
        self.starter_plays = first_turn is FirstTurn.STARTER_PLAYS
        rival = sheet.answer(StartRivalLine, StartRivalLine.ALLOWED)
        self.owner_starts_line = rival is StartRivalLine.OWNER_ONLY
        decline = sheet.answer(DeclineStation, DeclineStation.NOT_IF_ABLE)
        self.may_decline_station = decline is DeclineStation.ALLOWED
        replacement = sheet.answer(YardReplacement, YardReplacement.AFTER_DRAW)
        self.replaces_before_draw = replacement is YardReplacement.BEFORE_DRAW
        emptied = sheet.answer(EmptiedByReplacement, EmptiedByReplacement.OUT)
        self.replacement_goes_out = emptied is EmptiedByReplacement.OUT
        flip = sheet.answer(DiscardsFlip, DiscardsFlip.AT_ONCE)
        self.flips_when_due = flip is DiscardsFlip.WHEN_DRAW_DUE
        self.must_play_at_the_end = sheet.answer(RoundEnd, RoundEnd.ALL_PASS) is RoundEnd.NOBODY_CAN
        station = sheet.answer(DeadStation, DeadStation.BINDS)
        self.dead_station_released = station is DeadStation.RELEASED
