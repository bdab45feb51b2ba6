"""What a player may type for an action: its number in the list, or notation, read forgivingly."""

import re
from collections.abc import Mapping

from boneyard.record.notation import HIGHEST, NotationError, read_action, write_action, write_end
from boneyard.rules.action import END_NAMES, SHARED, SHARED_LEFT, SHARED_RIGHT, Action, Verb
from boneyard.rules.tile import Tile, tile
from boneyard.rules.view import View

_TILE = re.compile(
    r"(?:play )?(?P<one>[0-9]+) ?[-/:|.,–−x ] ?(?P<other>[0-9]+)(?: ?(?:@|on|to|at)? ?(?P<end>[a-z]{1,2}))?"
)
_ENDS = {name.lower(): end for end, name in enumerate(END_NAMES)}
_VERBS: Mapping[str, Verb] = {
    "d": Verb.DRAW,
    "draw": Verb.DRAW,
    "draw until": Verb.DRAW_UNTIL,
    "p": Verb.PASS,
    "pass": Verb.PASS,
    "k": Verb.KEEP,
    "keep": Verb.KEEP,
    "unmark": Verb.UNMARK,
    "leave": Verb.LEAVE,
}


class NotUnderstood(Exception):
    """`message` and `values` say kindly what could not be read."""

    def __init__(self, message: str, **values: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.values = values


def read_typed(text: str, view: View, choices: tuple[Action, ...]) -> Action:
    """The action meant; whether it is allowed is for the rules to say. `choices` as they were numbered."""
    text = text.casefold()
    if not text:
        if len(choices) == 1:
            return choices[0]
        raise NotUnderstood("typed-nothing")
    if text.isascii() and text.isdecimal():
        if len(text) > 3 or not 1 <= int(text) <= len(choices):
            raise NotUnderstood("typed-too-high", most=len(choices))
        return choices[int(text) - 1]
    verb = _VERBS.get(text)
    if verb is not None:
        only = choices[0] if len(choices) == 1 else None
        if verb is Verb.DRAW and only is not None and only.verb is Verb.DRAW_UNTIL:
            return only
        return Action(verb)
    play = _TILE.fullmatch(text)
    if play is not None:
        return _read_play(play, view)
    try:
        return read_action(text)  # words of other games: the rules will say that they are
    except NotationError:
        raise NotUnderstood("typed-unknown", text=text[:30], example=_example(view)) from None


def _read_play(play: re.Match[str], view: View) -> Action:
    one, other = play["one"], play["other"]
    if max(len(one), len(other)) > 2 or max(int(one), int(other)) > HIGHEST:
        raise NotUnderstood("typed-no-tile", text=f"{one[:4]}-{other[:4]}")
    played = tile(int(one), int(other))
    if play["end"] is None:
        return _find_end(played, view, view.layout.ends)
    end = _ENDS.get(play["end"])
    if end == SHARED and SHARED not in view.layout.ends:
        return _find_end(played, view, [SHARED_LEFT, SHARED_RIGHT])
    if end is None or end not in view.layout.ends:
        raise NotUnderstood("typed-no-end", text=play["end"].upper(), ends=_names(view))
    return Action(Verb.PLAY, played, end)


def _find_end(played: Tile, view: View, ends: Mapping[int, int] | list[int]) -> Action:
    """The one place where the tile can go; if it can go nowhere, the place whose refusal says most."""
    there = [end for end in ends if end in view.layout.ends]
    legal = [action for action in view.legal if action.tile == played and action.end in there]
    if len(legal) > 1:
        raise NotUnderstood(
            "typed-which-end", tile=str(played), choices=", ".join(write_action(action) for action in legal)
        )
    if legal:
        return legal[0]
    assert view.seat is not None
    fitting = [end for end in there if view.layout.ends[end] in played]
    for end in (*fitting, *view.layout.open_doubles, view.seat):
        if end in there:
            return Action(Verb.PLAY, played, end)
    return Action(Verb.PLAY, played, there[0])


def _names(view: View) -> str:
    return ", ".join(write_end(end) for end in view.layout.ends)


def _example(view: View) -> str:
    return str(max(view.hand)) if view.hand else "12-5"
