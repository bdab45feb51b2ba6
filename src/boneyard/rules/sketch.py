"""A round in plain text, for whoever prints it: all hands are shown, in the notation of the positions."""

from collections.abc import Mapping

from boneyard.rules.action import END_NAMES
from boneyard.rules.round import Round
from boneyard.rules.tile import Tile
from boneyard.rules.view import FeetLayout, LinesLayout, TrainsLayout, View

Track = tuple[tuple[int, int], ...]


def sketch(round_: Round) -> str:
    """The table, a line for each seat and each shared train."""
    view = round_.view(None)
    lines = [_head(view), *_table(view)]
    lines.extend([f"{END_NAMES[seat]} holds {_tiles(round_.hand(seat))}" for seat in range(view.players)])
    return "\n".join(lines)


def sketch_line(round_: Round) -> str:
    return "; ".join([_head(round_.view(None)), *_table(round_.view(None))])


def _head(view: View) -> str:
    rounds = "" if view.standing.rounds is None else f" of {view.standing.rounds}"
    facts = [
        view.sheet,
        *[f"{switch}={answer}" for switch, answer in view.options.items()],
        f"round {view.round_number + 1}{rounds}",
        "no engine yet" if view.engine is None else f"engine {view.engine}",
        f"boneyard {view.boneyard}",
        "over" if view.turn is None else f"{END_NAMES[view.turn]} to play",
    ]
    return ", ".join(facts)


def _table(view: View) -> list[str]:
    layout = view.layout
    if isinstance(layout, TrainsLayout):
        return _tracks(layout.trains, dict.fromkeys(layout.markers, "open"), layout.open_doubles)
    if isinstance(layout, LinesLayout):
        yards = {seat: f"yard {_tiles(yard)}" for seat, yard in enumerate(layout.score_yards) if yard}
        return _tracks(layout.lines, yards, layout.incomplete)
    assert isinstance(layout, FeetLayout), layout
    foot = "" if layout.foot is None else f", foot {layout.foot} misses {layout.toes}"
    ends = " ".join([str(number) for number in layout.ends])
    return [f"arms {layout.arms}, ends {ends or '-'}{foot}"]


def _tracks(tracks: Mapping[int, Track], remarks: Mapping[int, str], waiting: tuple[int, ...]) -> list[str]:
    """`remarks` by seat; the ends of `waiting` have a double that wants something."""
    lines = []
    for end in sorted({*tracks, *remarks}):
        track = " ".join([f"{near}-{far}" for near, far in tracks.get(end, ())]) or "-"
        notes = [note for note in (remarks.get(end), "double waits" if end in waiting else None) if note]
        lines.append(f"{END_NAMES[end]} {track}" + (f" ({', '.join(notes)})" if notes else ""))
    return lines


def _tiles(tiles: tuple[Tile, ...]) -> str:
    return " ".join([str(tile) for tile in tiles]) or "nothing"
