"""What a player may type for an action: its number in the list, or notation, read forgivingly."""

import re

from boneyard.cli.game.screen import Screen
from boneyard.record.notation import NotationError, read_action, write_action, write_end
from boneyard.rules.action import Action, Verb
from boneyard.rules.tile import Tile, tile

_TILE = re.compile(
    r"(?:(?P<verb>play|show|choose|give|replace)(?: with)? )?"
    r"(?P<one>[0-9]+) ?[-/:|.,–−x ] ?(?P<other>[0-9]+)"
    r"(?: ?(?:@|on|to|at)? ?(?P<end>[a-z]{1,2}|[0-9]{1,2}))?"
)
_WITHOUT_END = {"show": Verb.SHOW, "choose": Verb.SHOW, "give": Verb.GIVE, "replace": Verb.GIVE}


class NotUnderstood(Exception):
    """`message` and `values` say kindly what could not be read."""

    def __init__(self, message: str, **values: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.values = values


def read_typed(text: str, screen: Screen, choices: tuple[Action, ...]) -> Action:
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
    verb = screen.verbs.get(text)
    if verb is not None:
        only = choices[0] if len(choices) == 1 else None
        if verb is Verb.DRAW and only is not None and only.verb is Verb.DRAW_UNTIL:
            return only
        return Action(verb)
    with_tile = _TILE.fullmatch(text)
    if with_tile is not None:
        return _read_tile(with_tile, screen)
    try:
        return read_action(text)  # words of other games: the rules will say that they are
    except NotationError:
        example = str(max(screen.view.hand, default=Tile(screen.highest, 0)))
        raise NotUnderstood("typed-unknown", text=text[:30], example=example) from None


def _read_tile(typed: re.Match[str], screen: Screen) -> Action:
    one, other = typed["one"], typed["other"]
    if max(len(one), len(other)) > 2 or max(int(one), int(other)) > screen.highest:
        raise NotUnderstood("typed-no-tile", text=f"{one[:4]}-{other[:4]}", highest=screen.highest)
    meant = tile(int(one), int(other))
    if typed["verb"] in _WITHOUT_END:
        return Action(_WITHOUT_END[typed["verb"]], meant)
    if typed["end"] is None:
        return _find(meant, screen, None)
    ends = screen.ends_named(typed["end"])
    if not ends:
        names = ", ".join(write_end(end) for end in screen.ends())
        raise NotUnderstood("typed-no-end", text=typed["end"].upper(), ends=names)
    return _find(meant, screen, ends)


def _find(meant: Tile, screen: Screen, ends: tuple[int, ...] | None) -> Action:
    """The one legal action with this tile, at one of these ends if any are given; else the best refusal."""
    legal = [
        action
        for action in screen.view.legal
        if action.tile == meant and (ends is None or action.end in ends)
    ]
    if len(legal) > 1:
        choices = ", ".join(write_action(action) for action in legal)
        raise NotUnderstood("typed-which-end", tile=str(meant), choices=choices)
    if legal:
        return legal[0]
    for action in screen.view.legal:
        if action.verb in (Verb.SHOW, Verb.GIVE) and ends is None:
            return Action(action.verb, meant)
    there = [end for end in screen.ends_to_try(meant) if ends is None or end in ends]
    return Action(Verb.PLAY, meant, there[0] if there else (ends or screen.ends())[0])
