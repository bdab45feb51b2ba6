"""A match told from its first deal to its last score, for somebody who does not see the table."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from boneyard.rules.event import Event, EventKind
from boneyard.rules.result import Over, Result
from boneyard.rules.sheet import Family
from boneyard.rules.tile import Tile
from boneyard.words.endings import how_round_ended, who_won
from boneyard.words.speech import Speech


class Chapter(NamedTuple):
    heading: str
    sentences: list[str]


class Narration(Speech):
    """Calls trains by their owners: “Ben’s train”, “their own train”. The shared ones have names anyway."""

    def place(self, end: int) -> str:
        if end == self.you or not 0 <= end < len(self.names):
            return super().place(end)
        return self.text("place-owned", name=self.names[end])

    def place_played(self, end: int, by: int | None) -> str:
        return self.text("place-their-own") if end == by != self.you else self.place(end)


def story(history: Iterable[Iterable[Event]], speech: Narration) -> list[Chapter]:
    """A chapter for each round, and one for the end of the match.

    `history` is that of a Match, or the events that the seat spoken to has seen of it.
    """
    chapters: list[Chapter] = []
    results: list[Result] = []
    for deal in _deals(history):
        number = deal[0].number
        assert number is not None, deal[0]
        if number == len(chapters):
            heading = speech.text("replay-round", round=str(number + 1))
            chapters.append(Chapter(heading, _beginning(deal, speech)))
        else:  # thrown away after a reveal without a double, and dealt again
            chapters[-1].sentences.extend(_hands(deal, speech))
        chapters[-1].sentences.extend(speech.tell(deal))
        for event in deal:
            if event.kind is EventKind.ROUND_OVER:
                chapters[-1].sentences.extend(_round_over(event, deal, results, speech))
            elif event.kind is EventKind.MATCH_OVER:
                chapters.append(Chapter(speech.text("final-head"), [_match_over(event, results, speech)]))
    return chapters


def _deals(history: Iterable[Iterable[Event]]) -> list[list[Event]]:
    """The events of each deal; a round has several where the first ones were thrown away after a reveal."""
    deals: list[list[Event]] = []
    for events in history:
        for event in events:
            if event.kind is EventKind.ROUND_BEGAN:
                deals.append([])
            deals[-1].append(event)
    return deals


def _beginning(deal: list[Event], speech: Narration) -> list[str]:
    laid = next((event for event in deal if event.kind is EventKind.ENGINE_LAID), None)
    engine = None if laid is None or laid.tile is None else laid.tile.high
    told = [*_hands(deal, speech), *speech.tell_start(tuple(deal), engine)]
    if laid is not None and laid.seat is None:
        told.append(speech.text("replay-engine-set", engine=str(laid.tile)))
    return told


def _hands(deal: list[Event], speech: Narration) -> list[str]:
    return [
        speech.text(
            "replay-dealt",
            who=speech.who(event.seat),
            name=speech.name(event.seat),
            tiles=_tiles(event.tiles),
        )
        for event in deal
        if event.kind is EventKind.DEALT and event.seat is not None and event.tiles is not None
    ]


def _round_over(over: Event, deal: list[Event], results: list[Result], speech: Narration) -> list[str]:
    """`results` are those of the rounds before; this one joins them unless it is dealt again."""
    result = over.result
    assert result is not None, over
    if result.over is Over.REDEAL:
        return [speech.text("board-redeal")]
    results.append(result)
    left = {event.seat: event.tiles or () for event in deal if event.kind is EventKind.LEFT}
    hands = [left.get(seat, ()) for seat in range(len(speech.names))]
    told = how_round_ended(result, hands, speech)
    for seat, hand in enumerate(hands):
        if hand:
            values = {"who": speech.who(seat), "name": speech.name(seat), "tiles": _tiles(hand)}
            told.append(speech.text("replay-left", **values))
    told.append(speech.text("replay-scores", points=_each(result.scores, speech)))
    if speech.sheet.family is Family.LINES:
        told.append(speech.text("tokens-line", each=_each(_tokens(results, speech), speech)))
    elif len(results) > 1:
        told.append(speech.text("replay-totals", points=_each(_totals(results, speech), speech)))
    return told


def _match_over(over: Event, results: list[Result], speech: Narration) -> str:
    assert over.result is not None, over
    return who_won(over.result.winners, _totals(results, speech), _tokens(results, speech), speech)


def _totals(results: list[Result], speech: Narration) -> list[int]:
    return [sum(result.scores[seat] or 0 for result in results) for seat in range(len(speech.names))]


def _tokens(results: list[Result], speech: Narration) -> list[int]:
    return [sum(seat in result.winners for result in results) for seat in range(len(speech.names))]


def _each(numbers: Sequence[int | None], speech: Narration) -> str:
    return ", ".join([f"{name} {number}" for name, number in zip(speech.names, numbers, strict=True)])


def _tiles(tiles: Iterable[Tile]) -> str:
    return " ".join([str(tile) for tile in tiles])
