"""A table of trains: a lane for every train, with its signal and its end."""

from boneyard.cli.game.screen import NAME_NARROW, NAME_WIDE, WIDE, Screen, clause_of
from boneyard.cli.page import columns, fit
from boneyard.record.notation import write_end
from boneyard.rules.action import PUBLIC, SHARED, SHARED_LEFT, SHARED_RIGHT, Action, Verb
from boneyard.rules.questions import AfterDouble, DoubleDuty, DrawnDouble, DrawnTile, OwnTrainFirst
from boneyard.rules.refusal import Reason
from boneyard.rules.tile import Tile
from boneyard.rules.view import Step, TrainsLayout


class TrainsScreen(Screen):
    @property
    def layout(self) -> TrainsLayout:
        layout = self.view.layout
        assert isinstance(layout, TrainsLayout), layout
        return layout

    # --- The lanes ----------------------------------------------------------------------------------------

    def table(self) -> list[str]:
        view = self.view
        lines = [self._lane_heads()] if self.width >= WIDE else []
        lines += [self._lane(seat) for seat in range(view.players)]
        lines.append(self._lane(SHARED))
        if PUBLIC in self.layout.ends:
            lines.append(self._lane(PUBLIC))
        if self.width < WIDE:
            lines += self.counts("tiles-line", view.counts)
            lines += self.counts("points-line", view.totals)
        return lines + self.open_hands()

    def _lane_heads(self) -> str:
        tiles, points = self.speech.text("lane-tiles"), self.speech.text("lane-points")
        return self.paint.dim(f"{'':{4 + NAME_WIDE}}{tiles:>6}{points:>8}")

    def _lane(self, lane: int) -> str:
        view = self.view
        wide = self.width >= WIDE
        name = fit(self._lane_name(lane), NAME_WIDE if wide else NAME_NARROW)
        ends = self._ends_of(lane)
        double = any(end in self.layout.open_doubles for end in ends)
        usable = any(action.end in ends for action in view.legal)
        before = f"{'!' if double else '>' if usable else ' '} {write_end(lane)} "
        counts = ""
        if wide:
            numbers = "" if lane >= SHARED else f"{view.counts[lane]:>6}{view.totals[lane]:>8}"
            counts = f"{numbers:<15}"
        open_ = lane >= SHARED or lane in self.layout.markers
        signal = f"{self.speech.text('signal-open' if open_ else 'signal-closed'):<6}"
        room = self.width - columns(before + name + counts) - len(signal) - 2
        flag = self.speech.text("open-double") if double else ""
        tiles = self.layout.trains.get(lane, ())
        track = self.track(tiles, [self._stop(end) for end in ends], flag, room)
        signal = (self.paint.open if open_ else self.paint.closed)(signal)
        before = (self.paint.duty if double else self.paint.bold)(before)
        return f"{before}{name}{counts} {signal} {track}"

    def _lane_name(self, lane: int) -> str:
        if lane >= SHARED:
            name = "lane-public" if lane == PUBLIC else "lane-shared"
            return self.speech.text(name if self.width >= WIDE else f"{name}-short")
        return self.speech.names[lane]

    def _ends_of(self, lane: int) -> list[int]:
        own = (SHARED, SHARED_LEFT, SHARED_RIGHT) if lane == SHARED else (lane,)
        return [end for end in own if end in self.layout.ends]

    def _stop(self, end: int) -> str:
        mark = "!" if end in self.layout.open_doubles else ""
        return f"{mark}({self.layout.ends[end]})"

    # --- The player ---------------------------------------------------------------------------------------

    def choice_head(self, action: Action) -> str:
        assert action.end is not None, action
        return self.speech.text(
            "choices-head", place=self.speech.on_place(action.end), number=self.layout.ends[action.end]
        )

    def ends(self) -> tuple[int, ...]:
        return tuple(self.layout.ends)

    def ends_named(self, name: str) -> tuple[int, ...]:
        both = tuple(end for end in (SHARED_LEFT, SHARED_RIGHT) if end in self.layout.ends)
        return both if both and name == "m" else super().ends_named(name)

    def ends_to_try(self, played: Tile) -> tuple[int, ...]:
        assert self.view.seat is not None
        fitting = [end for end, number in self.layout.ends.items() if number in played]
        return (*fitting, *self.layout.open_doubles, self.view.seat)

    def help(self) -> str:
        return self.speech.text("help", shared="M" if SHARED in self.layout.ends else "ML")

    def what_now(self) -> str:
        view, speech = self.view, self.speech
        clauses = speech.sheet.refusals
        verbs = {action.verb for action in view.legal}
        if view.pending is not None:
            return self._in_the_middle(verbs)
        if self.waiting:
            return self._double_waits(self.layout.ends[self.waiting[0]], verbs)
        if Verb.DRAW in verbs:
            return speech.text("now-draw", clause=clauses[Reason.MUST_DRAW])
        if Verb.PASS in verbs:
            return speech.text("now-pass", clause=clauses[Reason.BONEYARD_EMPTY])
        if view.seat not in self.layout.trains:
            return self._own_train_not_begun()
        return speech.text("now-play")

    def _own_train_not_begun(self) -> str:
        view, speech = self.view, self.speech
        clauses = speech.sheet.refusals
        if speech.sheet.answer(OwnTrainFirst, OwnTrainFirst.NO) is OwnTrainFirst.YES:
            return speech.text("now-own-train", clause=clauses[Reason.OWN_TRAIN_FIRST])
        if view.seat in self.layout.first_turns and all(action.end == view.seat for action in view.legal):
            return speech.text("now-own-train-first-turn", clause=clauses[Reason.OWN_TRAIN_ON_FIRST_TURN])
        return speech.text("now-play")

    def _double_waits(self, number: int, verbs: set[Verb]) -> str:
        speech = self.speech
        clauses = speech.sheet.refusals
        if Verb.DRAW_UNTIL in verbs:
            return speech.text("now-draw-until", number=number, clause=clauses[Reason.MUST_DRAW_UNTIL])
        if Verb.DRAW in verbs:
            return speech.text("now-close-draw", number=number, clause=clause_of(speech.sheet, DoubleDuty))
        if Verb.PASS in verbs and self.view.boneyard == 0:
            return speech.text("now-close-empty", number=number, clause=clauses[Reason.BONEYARD_EMPTY])
        if Verb.PASS in verbs:
            return speech.text("now-close-pass", number=number, clause=clauses[Reason.DUTY_WITHOUT_DRAW])
        return speech.text("now-close", number=number, clause=clause_of(speech.sheet, DoubleDuty))

    def _in_the_middle(self, verbs: set[Verb]) -> str:
        speech, pending = self.speech, self.view.pending
        assert pending is not None
        sheet = speech.sheet
        if pending.step is Step.UNMARK:
            return speech.text("now-unmark", clause=sheet.refusals[Reason.MARKER_UNDECIDED])
        if pending.step is Step.FOLLOW_UP:
            then = "-draw" if Verb.DRAW in verbs else "-pass" if Verb.PASS in verbs else ""
            return speech.text(f"now-follow{then}", clause=clause_of(sheet, AfterDouble))
        tile = str(pending.tile)
        if Verb.KEEP not in verbs:
            return speech.text("now-drawn", tile=tile, clause=sheet.refusals[Reason.MUST_PLAY_DRAWN])
        free = sheet.answer(DrawnTile, DrawnTile.MUST_PLAY) is DrawnTile.MAY_KEEP
        clause = clause_of(sheet, DrawnTile if free else DrawnDouble)
        return speech.text("now-drawn-keep", tile=tile, clause=clause)
