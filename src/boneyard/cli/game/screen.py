"""The table as text. Each family draws it in a module of its own; here is what they have in common."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from boneyard.cli.game.console import Paint
from boneyard.cli.page import GLUE, columns, wrap
from boneyard.record.notation import write_end
from boneyard.rules.action import Action, Verb
from boneyard.rules.tile import Tile
from boneyard.rules.view import View
from boneyard.words.now import what_now
from boneyard.words.speech import Speech

WIDE = 64
"""From this width on a lane also holds numbers."""
NAME_WIDE = 13
NAME_NARROW = 8

VERBS: Mapping[str, Verb] = {
    "d": Verb.DRAW,
    "draw": Verb.DRAW,
    "draw until": Verb.DRAW_UNTIL,
    "p": Verb.PASS,
    "pass": Verb.PASS,
    "k": Verb.KEEP,
    "keep": Verb.KEEP,
    "unmark": Verb.UNMARK,
    "leave": Verb.LEAVE,
    "remove": Verb.REMOVE,
    "remove track": Verb.REMOVE,
    "take": Verb.TAKE,
    "s": Verb.STOP,
    "stop": Verb.STOP,
}


@dataclass(frozen=True)
class Screen:
    """The table before the eyes of one player, or of a spectator."""

    view: View
    speech: Speech
    width: int
    paint: Paint

    # --- What each family says for itself -----------------------------------------------------------------

    def table(self) -> list[str]:
        raise NotImplementedError

    def choice_head(self, action: Action) -> str:
        """The head of the line of choices in which this action with a tile stands."""
        raise NotImplementedError

    def ends(self) -> tuple[int, ...]:
        """All ends that have a name now."""
        raise NotImplementedError

    def ends_to_try(self, played: Tile) -> tuple[int, ...]:
        """Where to try a tile that can go nowhere, so that the refusal says most; the first is tried."""
        raise NotImplementedError

    # --- What a family may say in another way -------------------------------------------------------------

    @property
    def verbs(self) -> Mapping[str, Verb]:
        """What may be typed for an action that is no tile."""
        return VERBS

    def values(self) -> dict[str, str | int]:
        """What the head lines speak of."""
        view = self.view
        assert view.engine is not None, view
        return {
            "round": view.round_number + 1,
            "rounds": view.standing.rounds or 0,
            "engine": view.engine,
            "boneyard": view.boneyard,
        }

    def head_text(self) -> str:
        return self.speech.text("round-head", **self.values())

    def ends_named(self, name: str) -> tuple[int, ...]:
        """The ends meant by this name; several where it names both ends of a train."""
        return tuple(end for end in self.ends() if write_end(end).casefold() == name)

    def choice_text(self, action: Action) -> str:
        return str(action.tile)

    def deed(self, action: Action) -> str:
        """An action that is chosen by itself: draw a tile, pass."""
        return self.speech.text(f"do-{action.verb.value}", tile=str(action.tile))

    def hand(self) -> list[str]:
        hand = self.view.hand
        head = self.speech.text("hand-head", tiles=len(hand), pips=sum(tile.pips for tile in hand))
        return wrap(f"{head} {tile_list(hand)}", self.width, rest="  ")

    def held(self) -> tuple[tuple[Tile, str], ...]:
        """The tiles one could play, each with a word about where it lies."""
        return tuple((tile, "") for tile in heavy_first(self.view.hand))

    def help(self) -> str:
        return self.speech.text("help")

    # --- What all have in common --------------------------------------------------------------------------

    @property
    def highest(self) -> int:
        """The highest number of the set."""
        return self.view.top

    def head(self) -> list[str]:
        return ruled(self.head_text(), self.width, self.paint)

    def what_now(self) -> str:
        return what_now(self.view, self.speech)

    def duty(self) -> list[str]:
        return [self.paint.duty(line) for line in wrap(self.what_now(), self.width)]

    def choices(self, choices: tuple[Action, ...]) -> list[str]:
        """Numbered, the tiles that belong together in one line."""
        groups: dict[str, list[str]] = {}
        alone: list[str] = []
        for number, action in enumerate(choices, 1):
            if action.tile is None:
                alone += wrap(f"{number}) {self.deed(action)}", self.width, "  ", " " * 5)
            else:
                text = f"{number}){GLUE}{self.choice_text(action)}"
                groups.setdefault(self.choice_head(action), []).append(text)
        together = [
            line.replace(GLUE, " ")
            for head, tiles in groups.items()
            for line in wrap(f"{head}  {'   '.join(tiles)}", self.width, "  ", " " * 6)
        ]
        return together + alone

    def counts(self, message: str, numbers: Sequence[int]) -> list[str]:
        each = [
            self.speech.text("count-of", name=self.speech.names[seat], number=number)
            for seat, number in enumerate(numbers)
        ]
        return wrap(self.speech.text(message, each=", ".join(each)), self.width, rest="  ")

    def open_hands(self) -> list[str]:
        """Other hands, where the game is played with open hands; after a round the score board shows them."""
        lines: list[str] = []
        if self.view.result is not None:
            return lines
        for seat, hand in enumerate(self.view.hands):
            if hand is not None and seat != self.view.seat:
                name = self.speech.text("hand-of", name=self.speech.names[seat])
                lines += wrap(f"{name} {tile_list(hand)}", self.width, rest="  ")
        return lines

    def track(self, tiles: tuple[tuple[int, int], ...], stops: Sequence[str], flag: str, room: int) -> str:
        """As many of the last tiles as there is room for, between the stops; `flag` says what is amiss."""
        left = f"{stops[0]} " if len(stops) > 1 else ""
        right = stops[-1]
        room -= len(left) + len(right) + 1
        shown = last_tiles(tiles, room) if tiles else self._not_begun(room)
        gap = room - columns(shown)
        filler = f"{flag:>{gap}}" if flag and columns(flag) < gap else " " * gap
        paint = self.paint.duty if flag else self.paint.bold
        shown = shown if tiles else self.paint.dim(shown)
        return f"{paint(left)}{shown}{paint(f'{filler} {right}')}"

    def _not_begun(self, room: int) -> str:
        """Half a word would say less than none."""
        text = self.speech.text("not-begun")
        return text if columns(text) <= room else ""


def in_order(view: View) -> tuple[Action, ...]:
    """The legal actions as they are numbered: plays first, at home before elsewhere, heavy tiles first."""

    def rank(action: Action) -> tuple[bool, bool, int, bool, int, int]:
        end = -1 if action.end is None else action.end
        tile = action.tile or Tile(0, 0)
        comes_last = action.verb is Verb.REMOVE
        shown_late = action.verb is Verb.SHOW and not tile.is_double
        return action.tile is None, end != view.seat, end, comes_last or shown_late, -tile.high, -tile.low

    return tuple(sorted(view.legal, key=rank))


def ruled(text: str, width: int, paint: Paint) -> list[str]:
    """A head line: the text, then a line to the edge where there is room for one."""
    if columns(text) + 6 <= width:
        return [paint.bold(f"── {text} ".ljust(width, "─"))]
    pieces = text.split(" · ")
    if all(columns(piece) <= width for piece in pieces):
        text = " · ".join(piece.replace(" ", GLUE) for piece in pieces)
    lines = [line.replace(GLUE, " ") for line in wrap(text, width)]
    return [paint.bold(line) for line in ("─" * width, *lines)]


def heavy_first(tiles: Sequence[Tile]) -> list[Tile]:
    return sorted(tiles, reverse=True)


def tile_list(tiles: Sequence[Tile]) -> str:
    return " ".join(str(tile) for tile in heavy_first(tiles))


def laid_text(near: int, far: int) -> str:
    """A tile as it lies; a double, which lies crosswise, in brackets."""
    return f"[{near}-{far}]" if near == far else f"{near}-{far}"


def last_tiles(tiles: Sequence[tuple[int, int]], room: int) -> str:
    return last_texts([laid_text(near, far) for near, far in tiles], room)


def last_texts(texts: Sequence[str], room: int) -> str:
    """What does not fit is counted."""
    for hidden in range(len(texts)):
        text = " ".join([*([f"+{hidden}"] if hidden else []), *texts[hidden:]])
        if len(text) <= room:
            return text
    return f"+{len(texts)}"
