"""What the seats have shown they lack: whoever draws or passes had no tile for what could be played on."""

from collections.abc import Iterator
from typing import NamedTuple

from boneyard.rules.event import EventKind
from boneyard.rules.view import View


class Lack(NamedTuple):
    """When the history told the event of this number, the seat had no tile with these numbers in hand.

    `numbers` are those no other tile than a double had, `doubles` those of which it had no double.
    """

    seat: int
    time: int
    numbers: tuple[int, ...]
    doubles: tuple[int, ...]


def lacks(view: View) -> Iterator[Lack]:
    """Everything that was shown, in order."""
    for time, event in enumerate(view.history):
        if event.kind is EventKind.NOT_HELD:
            yield from [Lack(seat, time, (), event.lacking) for seat in range(view.players)]
        elif event.seat is not None and event.lacking:
            yield Lack(event.seat, time, event.lacking, () if event.doubles_apart else event.lacking)


def drawn_since_lacking(view: View) -> list[dict[int, int]]:
    """For each seat, the numbers it has shown it lacks, and how many tiles it has drawn since.

    A tile that was drawn for want of these numbers has none of them, unless it is kept: then it may have any.
    """
    drawn: list[dict[int, int]] = [{} for _ in range(view.players)]
    asked: tuple[int, ...] = ()
    for event in view.history:
        if event.seat is None:
            continue
        of_seat = drawn[event.seat]
        if event.kind is EventKind.DREW:
            asked = event.lacking
            for number in of_seat:
                of_seat[number] += 1
        elif event.kind is EventKind.KEPT:
            for number in asked:
                of_seat.pop(number, None)
        if event.lacking:
            of_seat.update(dict.fromkeys(event.lacking, 0))
    return drawn
