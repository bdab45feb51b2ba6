"""A table of trains: a lane for every train, with its signal and its end."""

from boneyard.cli.game.screen import NAME_NARROW, NAME_WIDE, WIDE, Screen
from boneyard.cli.page import columns, fit
from boneyard.record.notation import write_end
from boneyard.rules.action import PUBLIC, SHARED, SHARED_LEFT, SHARED_RIGHT, Action
from boneyard.rules.tile import Tile
from boneyard.rules.view import TrainsLayout


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
        signal = self._signal("signal-open" if open_ else "signal-closed")
        room = self.width - columns(before + name + counts + signal) - 2
        flag = self.speech.text("open-double") if double else ""
        tiles = self.layout.trains.get(lane, ())
        track = self.track(tiles, [self._stop(end) for end in ends], flag, room)
        signal = (self.paint.open if open_ else self.paint.closed)(signal)
        before = (self.paint.duty if double else self.paint.bold)(before)
        return f"{before}{name}{counts} {signal} {track}"

    def _signal(self, message: str) -> str:
        """As wide as the longer of the two words."""
        words = [self.speech.text(signal) for signal in ("signal-open", "signal-closed")]
        return fit(self.speech.text(message), max([columns(word) for word in words]))

    def _lane_name(self, lane: int) -> str:
        if lane >= SHARED:
            name = "public" if lane == PUBLIC else "shared"
            return self.speech.text(f"lane-{name}" if self.width >= WIDE else f"lane-{name}-short")
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
