"""A table of Engine 191: a lane for every line with its stations, and the score yards beneath."""

from collections.abc import Mapping

from boneyard.cli.game.screen import (
    NAME_NARROW,
    NAME_WIDE,
    VERBS,
    WIDE,
    Screen,
    heavy_first,
    laid_text,
    tile_list,
)
from boneyard.cli.page import columns, fit, wrap
from boneyard.record.notation import write_seat
from boneyard.rules.action import Action, Verb
from boneyard.rules.tile import Tile
from boneyard.rules.view import LinesLayout

_VERBS = {**VERBS, "d": Verb.TAKE, "draw": Verb.TAKE}


class LinesScreen(Screen):
    @property
    def layout(self) -> LinesLayout:
        layout = self.view.layout
        assert isinstance(layout, LinesLayout), layout
        return layout

    @property
    def verbs(self) -> Mapping[str, Verb]:
        return _VERBS

    def values(self) -> dict[str, str | int]:
        view = self.view
        return {
            "round": view.round_number + 1,
            "tokens": view.standing.tokens_needed or 0,
            "engine": -1 if view.engine is None else view.engine,
            "boneyard": view.boneyard,
            "discards": len(self.layout.discards),
        }

    def head_text(self) -> str:
        message = "round-head-choice" if self.view.engine is None else "round-head"
        return self.speech.text(message, **self.values())

    # --- The lanes ----------------------------------------------------------------------------------------

    def table(self) -> list[str]:
        view = self.view
        lines = [self._lane_heads()] if self.width >= WIDE else []
        for seat in range(view.players):
            lines.append(self._lane(seat))
            if seat != view.seat:
                lines += self._score_yard(seat, "lane-yard", " " * 6)
        if self.width < WIDE:
            lines += self.counts("hands-line", view.counts)
            lines += self.counts("tokens-line", view.tokens)
        return lines + self.open_hands()

    def _lane_heads(self) -> str:
        hand, tokens = self.speech.text("lane-hand"), self.speech.text("lane-tokens")
        return self.paint.dim(f"{'':{4 + NAME_WIDE}}{hand:>6}{tokens:>8}")

    def _lane(self, seat: int) -> str:
        view, layout = self.view, self.layout
        wide = self.width >= WIDE
        name = fit(self.speech.names[seat], NAME_WIDE if wide else NAME_NARROW)
        incomplete = seat in layout.incomplete
        usable = any(action.end == seat for action in view.legal)
        before = f"{'!' if incomplete else '>' if usable else ' '} {write_seat(seat)} "
        counts = f"{view.counts[seat]:>6}{view.tokens[seat]:>8}" if wide else ""
        room = self.width - columns(before + name + counts) - 2
        paint = self.paint.duty if incomplete else self.paint.bold
        return f"{paint(before)}{name}{counts}  {self._line(seat, room)}"

    def _line(self, seat: int, room: int) -> str:
        layout = self.layout
        if self.view.engine is None:
            return self.speech.text("has-chosen" if seat in layout.shown else "is-choosing")
        incomplete = seat in layout.incomplete
        stop = f"{'!' if incomplete else ''}({layout.ends[seat]})"
        flag = self.speech.text("incomplete-station") if incomplete else ""
        return self.track(layout.lines.get(seat, ()), [stop], flag, room)

    def _score_yard(self, seat: int, message: str, indent: str) -> list[str]:
        yard = self.layout.score_yards[seat]
        if not yard:
            return []
        head = self.speech.text(message, tiles=len(yard), pips=sum(tile.pips for tile in yard))
        return wrap(f"{head} {tile_list(yard)}", self.width, indent, indent + "  ")

    # --- The player ---------------------------------------------------------------------------------------

    @property
    def own_yard(self) -> tuple[Tile, ...]:
        return () if self.view.seat is None else self.layout.score_yards[self.view.seat]

    def hand(self) -> list[str]:
        yard = [] if self.view.seat is None else self._score_yard(self.view.seat, "yard-head", "")
        return super().hand() + yard

    def held(self) -> tuple[tuple[Tile, str], ...]:
        where = self.speech.text("hand-yard")
        return (*super().held(), *((tile, where) for tile in heavy_first(self.own_yard)))

    def choices(self, choices: tuple[Action, ...]) -> list[str]:
        lines = super().choices(choices)
        if any(action.tile in self.own_yard for action in choices):
            lines += wrap(self.speech.text("choices-yard"), self.width, "  ", " " * 4)
        return lines

    def choice_head(self, action: Action) -> str:
        if action.end is None:
            assert action.tile is not None, action
            kind = "" if action.verb is Verb.GIVE else "-double" if action.tile.is_double else "-other"
            return self.speech.text(f"choices-{action.verb.value}{kind}")
        draws = action.end != self.view.seat and action.end not in self.layout.incomplete
        return self.speech.text(
            "choices-draw" if draws else "choices-head",
            place=self.speech.on_place(action.end),
            number=self.layout.ends[action.end],
        )

    def choice_text(self, action: Action) -> str:
        return f"{action.tile}*" if action.tile in self.own_yard else str(action.tile)

    def deed(self, action: Action) -> str:
        if action.verb is not Verb.REMOVE:
            return super().deed(action)
        stretch = self.last_stretch()
        return self.speech.text("do-remove", number=len(stretch), tiles=" ".join(stretch))

    def last_stretch(self) -> tuple[str, ...]:
        """What a removal takes: the end tile, and all others back to the station before it."""
        assert self.view.seat is not None
        line = self.layout.lines[self.view.seat]
        stations = [place for place, (near, far) in enumerate(line[:-1]) if near == far]
        return tuple(laid_text(near, far) for near, far in line[stations[-1] + 1 if stations else 0 :])

    def ends(self) -> tuple[int, ...]:
        return tuple(range(self.view.players))

    def ends_to_try(self, played: Tile) -> tuple[int, ...]:
        assert self.view.seat is not None
        fitting = [end for end, number in self.layout.ends.items() if number in played]
        return (*fitting, *self.view.binding, self.view.seat)
