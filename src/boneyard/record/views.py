"""A View as one JSON object, for a bot, the wire or a file. It adds nothing to the View."""

from boneyard.record.notation import write_action, write_end, write_seat
from boneyard.record.tile_lists import write_laid
from boneyard.rules.event import Event
from boneyard.rules.tile import Tile
from boneyard.rules.view import Result, View


def write_view(view: View) -> dict[str, object]:
    layout = view.layout
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
        "trains": {write_end(end): write_laid(laid) for end, laid in layout.trains.items()},
        "ends": {write_end(end): number for end, number in layout.ends.items()},
        "markers": " ".join([write_seat(seat) for seat in layout.markers]),
        "open_doubles": " ".join([write_end(end) for end in layout.open_doubles]),
        "placer": _seat(layout.placer),
        "passes": layout.passes,
        "pending": None if pending is None else {"step": pending.step.value, "tile": _tile(pending.tile)},
        "legal": [write_action(action) for action in view.legal],
        "history": [_event(event) for event in view.history],
        "totals": list(view.totals),
        "over": write_result(view.result),
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
    return told


def _seat(seat: int | None) -> str | None:
    return None if seat is None else write_seat(seat)


def _tile(tile: Tile | None) -> str | None:
    return None if tile is None else str(tile)


def _tiles(hand: tuple[Tile, ...]) -> str:
    return " ".join([str(tile) for tile in hand])
