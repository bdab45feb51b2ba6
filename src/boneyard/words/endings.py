"""How a round or a match ended, in sentences."""

from collections.abc import Sequence

from boneyard.rules.result import Over, Result
from boneyard.rules.sheet import Family
from boneyard.rules.tile import Tile
from boneyard.words.speech import Speech


def how_round_ended(result: Result, hands: Sequence[Sequence[Tile]], speech: Speech) -> list[str]:
    """`hands` are what everybody was left with."""
    out = [len(hand) for hand in hands].index(0) if result.over is Over.OUT else 0
    told = [speech.text(f"board-{result.over.value}", who=speech.who(out), name=speech.name(out))]
    for_tokens = speech.sheet.family is Family.LINES
    if result.over is not Over.OUT or for_tokens:
        names = speech.names_inside(result.winners)
        told.append(speech.text("board-fewest", names=names, number=len(result.winners)))
    pips = [sum(tile.pips for tile in hand) for hand in hands]
    if not for_tokens and pips != list(result.scores):
        told.append(speech.text("board-double-blank"))
    return told


def who_won(winners: Sequence[int], totals: Sequence[int], tokens: Sequence[int], speech: Speech) -> str:
    """Of the match; those who share a win have the same number of what it goes by."""
    values = {"points": totals[winners[0]], "tokens": tokens[winners[0]]}
    if len(winners) == 1:
        (seat,) = winners
        return speech.text("final-win", who=speech.who(seat), name=speech.name(seat), **values)
    return speech.text("final-shared", names=speech.names_inside(winners), **values)
