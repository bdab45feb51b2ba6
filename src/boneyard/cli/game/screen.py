"""The table as text: a lane for every train, the hand, what must happen now, the choices."""

from dataclasses import dataclass

from boneyard.cli.game.console import Paint
from boneyard.cli.game.duty import what_now
from boneyard.cli.game.speech import Speech
from boneyard.cli.page import columns, fit, wrap
from boneyard.record.notation import write_seat
from boneyard.rules.action import SHARED, SHARED_LEFT, SHARED_RIGHT, Action, Verb
from boneyard.rules.tile import Tile
from boneyard.rules.view import View

WIDE = 64
"""From this width on a lane also holds the number of tiles and the points."""
_NAME_WIDE = 13
_NAME_NARROW = 8


@dataclass(frozen=True)
class Screen:
    """The table before the eyes of one player, or of a spectator."""

    view: View
    speech: Speech
    rounds: int
    waiting: int | None
    """The end of the double that has to be closed first."""
    width: int
    paint: Paint

    def head(self) -> list[str]:
        view = self.view
        text = self.speech.text(
            "round-head",
            round=view.round_number + 1,
            rounds=self.rounds,
            engine=view.engine,
            boneyard=view.boneyard,
        )
        return ruled(text, self.width, self.paint)

    # --- The trains ---------------------------------------------------------------------------------------

    def table(self) -> list[str]:
        view = self.view
        lines = [self._lane_heads()] if self.width >= WIDE else []
        lines += [self._lane(seat) for seat in range(view.players)]
        lines.append(self._lane(SHARED))
        if self.width < WIDE:
            lines += self._counts("tiles-line", view.counts)
            lines += self._counts("points-line", view.totals)
        return lines + self._open_hands()

    def _lane_heads(self) -> str:
        tiles, points = self.speech.text("lane-tiles"), self.speech.text("lane-points")
        return self.paint.dim(f"{'':{4 + _NAME_WIDE}}{tiles:>6}{points:>8}")

    def _lane(self, lane: int) -> str:
        view = self.view
        wide = self.width >= WIDE
        letter = "M" if lane == SHARED else write_seat(lane)
        name = fit(self._lane_name(lane), _NAME_WIDE if wide else _NAME_NARROW)
        before = f"{self._gutter(lane)} {letter} "
        counts = ""
        if wide:
            numbers = "" if lane == SHARED else f"{view.counts[lane]:>6}{view.totals[lane]:>8}"
            counts = f"{numbers:<15}"
        open_ = lane == SHARED or lane in view.layout.markers
        signal = f"{self.speech.text('signal-open' if open_ else 'signal-closed'):<6}"
        room = self.width - columns(before + name + counts) - len(signal) - 2
        track = self._track(lane, room)
        signal = (self.paint.open if open_ else self.paint.closed)(signal)
        before = self.paint.duty(before) if before[0] == "!" else self.paint.bold(before)
        return f"{before}{name}{counts} {signal} {track}"

    def _lane_name(self, lane: int) -> str:
        if lane == SHARED:
            return self.speech.text("lane-shared" if self.width >= WIDE else "lane-shared-short")
        return self.speech.names[lane]

    def _ends(self, lane: int) -> list[int]:
        own = (SHARED, SHARED_LEFT, SHARED_RIGHT) if lane == SHARED else (lane,)
        return [end for end in own if end in self.view.layout.ends]

    def _gutter(self, lane: int) -> str:
        ends = self._ends(lane)
        if any(end in self.view.layout.open_doubles for end in ends):
            return "!"
        return ">" if any(action.end in ends for action in self.view.legal) else " "

    def _track(self, lane: int, room: int) -> str:
        """As many of the last tiles as there is room for, and the end, or both ends, to play on."""
        layout = self.view.layout
        tiles = layout.trains.get(lane, ())
        ends = self._ends(lane)
        left = self._stop(ends[0]) + " " if len(ends) > 1 else ""
        right = self._stop(ends[-1])
        room -= len(left) + len(right) + 1
        shown = _last_tiles(tiles, room) if tiles else self.speech.text("not-begun")[: max(room, 0)]
        flag = self.speech.text("open-double") if any(end in layout.open_doubles for end in ends) else ""
        gap = room - len(shown)
        filler = f"{flag:>{gap}}" if flag and len(flag) < gap else " " * gap
        paint = self.paint.duty if flag else self.paint.bold
        shown = self.paint.dim(shown) if not tiles else shown
        return f"{paint(left)}{shown}{paint(f'{filler} {right}')}"

    def _stop(self, end: int) -> str:
        mark = "!" if end in self.view.layout.open_doubles else ""
        return f"{mark}({self.view.layout.ends[end]})"

    def _counts(self, message: str, numbers: tuple[int, ...]) -> list[str]:
        each = [
            self.speech.text("count-of", name=self.speech.names[seat], number=number)
            for seat, number in enumerate(numbers)
        ]
        return wrap(self.speech.text(message, each=", ".join(each)), self.width, rest="  ")

    def _open_hands(self) -> list[str]:
        """Other hands, where the game is played with open hands; after a round the score board shows them."""
        lines: list[str] = []
        if self.view.result is not None:
            return lines
        for seat, hand in enumerate(self.view.hands):
            if hand is not None and seat != self.view.seat:
                name = self.speech.text("hand-of", name=self.speech.names[seat])
                lines += wrap(f"{name} {_tiles(hand)}", self.width, rest="  ")
        return lines

    # --- The player ---------------------------------------------------------------------------------------

    def hand(self) -> list[str]:
        hand = sorted(self.view.hand, reverse=True)
        head = self.speech.text("hand-head", tiles=len(hand), pips=sum(tile.pips for tile in hand))
        return wrap(f"{head} {_tiles(hand)}", self.width, rest="  ")

    def duty(self) -> list[str]:
        text = what_now(self.view, self.speech, self.waiting)
        return [self.paint.duty(line) for line in wrap(text, self.width)]

    def choices(self, choices: tuple[Action, ...]) -> list[str]:
        """Numbered, the plays on one end in one line."""
        lines: list[str] = []
        by_end: dict[int, list[str]] = {}
        for number, action in enumerate(choices, 1):
            if action.verb is Verb.PLAY and action.end is not None:
                by_end.setdefault(action.end, []).append(f"{number})\N{NO-BREAK SPACE}{action.tile}")
        for end, plays in by_end.items():
            head = self.speech.text(
                "choices-head", train=self.speech.on_train(end), number=self.view.layout.ends[end]
            )
            lines += wrap(f"{head}  {'   '.join(plays)}", self.width, "  ", "      ")
        lines += [
            f"  {number}) {self.speech.text(f'do-{action.verb.value}')}"
            for number, action in enumerate(choices, 1)
            if action.verb is not Verb.PLAY
        ]
        return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


def in_order(view: View) -> tuple[Action, ...]:
    """The legal actions as they are numbered: your own train first, then the others, heavy tiles first."""

    def rank(action: Action) -> tuple[bool, bool, int, int]:
        end = -1 if action.end is None else action.end
        pips = 0 if action.tile is None else action.tile.high * 13 + action.tile.low
        return action.verb is not Verb.PLAY, end != view.seat, end, -pips

    return tuple(sorted(view.legal, key=rank))


def ruled(text: str, width: int, paint: Paint) -> list[str]:
    """A head line: the text, then a line to the edge where there is room for one."""
    if columns(text) + 6 > width:
        return [paint.bold("─" * width), *(paint.bold(line) for line in wrap(text, width))]
    return [paint.bold(f"── {text} ".ljust(width, "─"))]


def _tiles(tiles: tuple[Tile, ...] | list[Tile]) -> str:
    return " ".join(str(tile) for tile in tiles)


def _last_tiles(tiles: tuple[tuple[int, int], ...], room: int) -> str:
    """Doubles stand in brackets; what does not fit is counted."""
    shown = [f"[{near}-{far}]" if near == far else f"{near}-{far}" for near, far in tiles]
    for hidden in range(len(shown)):
        text = " ".join(([f"+{hidden}"] if hidden else []) + shown[hidden:])
        if len(text) <= room:
            return text
    return f"+{len(shown)}"
