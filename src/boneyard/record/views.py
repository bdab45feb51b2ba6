"""A View as one JSON object, for a bot, the wire or a file. It adds nothing to the View."""

from boneyard.record.notation import write_action, write_end, write_seat
from boneyard.record.tile_lists import write_laid
from boneyard.rules.event import Event
from boneyard.rules.tile import Tile
from boneyard.rules.view import FeetLayout, Layout, Result, TrainsLayout, View


def write_view(view: View) -> dict[str, object]:
    pending = view.pending
    return {
        "sheet": view.sheet,
        "options": dict(view.options),
        "players": view.players,
        "seat": _seat(view.seat),
        "round": view.round_number + 1,
        "engine": view.engine,
        "turn": _seat(view.turn),
        "hands": {write_seat(seat): _tiles(hand) for seat, hand in enumerate(view.hands) if hand is not None},
        "counts": list(view.counts),
        "boneyard": view.boneyard,
        **_layout(view.layout),
        "pending": None if pending is None else {"step": pending.step.value, "tile": _tile(pending.tile)},
        "legal": [write_action(action) for action in view.legal],
        "history": [_event(event) for event in view.history],
        "totals": list(view.totals),
        "tokens": list(view.tokens),
        "over": write_result(view.result),
    }


def _layout(layout: Layout) -> dict[str, object]:
    if isinstance(layout, TrainsLayout):
        return {
            "trains": {write_end(end): write_laid(laid) for end, laid in layout.trains.items()},
            "ends": {write_end(end): number for end, number in layout.ends.items()},
            "markers": _seats(layout.markers),
            "open_doubles": " ".join([write_end(end) for end in layout.open_doubles]),
            "first_turns": _seats(layout.first_turns),
            "placer": _seat(layout.placer),
            "passes": layout.passes,
        }
    if isinstance(layout, FeetLayout):
        return {
            "arms": layout.arms,
            "ends": " ".join([str(number) for number in layout.ends]),
            "foot": None if layout.foot is None else {"pips": layout.foot, "toes": layout.toes},
            "tiles": [
                {"tile": str(placed.tile), "near": placed.near, "on": placed.on} for placed in layout.tiles
            ],
        }
    return {
        "trains": {write_seat(seat): write_laid(line) for seat, line in layout.lines.items()},
        "ends": {write_seat(seat): number for seat, number in layout.ends.items()},
        "incomplete": _seats(layout.incomplete),
        "yards": {write_seat(seat): _tiles(yard) for seat, yard in enumerate(layout.score_yards)},
        "discards": _tiles(layout.discards),
        "passes": layout.passes,
        "shown": _seats(layout.shown),
    }


def write_result(result: Result | None) -> dict[str, object] | None:
    if result is None:
        return None
    return {
        "reason": result.over.value,
        "winners": [write_seat(seat) for seat in result.winners],
        "scores": list(result.scores),
    }


def _event(event: Event) -> dict[str, object]:
    """Only what the event has: a draw seen by another seat has no tile."""
    told: dict[str, object] = {"event": event.kind.value}
    if event.seat is not None:
        told["seat"] = write_seat(event.seat)
    if event.tile is not None:
        told["tile"] = str(event.tile)
    if event.end is not None:
        told["end"] = write_end(event.end)
    if event.lacking:
        told["lacking"] = list(event.lacking)
    if event.doubles_apart:
        told["doubles_apart"] = True
    if event.fits is not None:
        told["fits"] = list(event.fits)
    if event.doubles_fit is not None:
        told["doubles_fit"] = list(event.doubles_fit)
    return told


def _seat(seat: int | None) -> str | None:
    return None if seat is None else write_seat(seat)


def _seats(seats: tuple[int, ...]) -> str:
    return " ".join([write_seat(seat) for seat in seats])


def _tile(tile: Tile | None) -> str | None:
    return None if tile is None else str(tile)


def _tiles(hand: tuple[Tile, ...]) -> str:
    return " ".join([str(tile) for tile in hand])
