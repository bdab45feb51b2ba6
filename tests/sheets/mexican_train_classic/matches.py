"""Matches of the classic sheets: dealt from a seed, or with a round arranged by hand."""

from boneyard import SHEETS, Match, Round, read_action, write_action, write_position
from tests.rulebook import position


def match(
    players: int = 3,
    *,
    seed: bytes = b"classic",
    first: int = 0,
    sheet: str = "mexican-train-classic",
    **switches: object,
) -> Match:
    return Match(SHEETS[sheet].having(switches), players, seed, first)


def double_set(top: int) -> set[str]:
    return {f"{high}-{low}" for high in range(top + 1) for low in range(high + 1)}


def hands_of(table: Round) -> list[list[str]]:
    hands = write_position(table)["hands"]
    assert isinstance(hands, dict)
    return [hand.split() for _, hand in sorted(hands.items())]


def bone_pile(table: Round) -> list[str]:
    return str(write_position(table)["boneyard"]).split()


def sit_at(game: Match, **fields: object) -> None:
    """The round in play gives way to this one; the match goes on from there."""
    game.round = position(game.sheet.id, players=game.players, options=dict(game.sheet.options), **fields)


def play_round(game: Match) -> Round:
    """The round in play, played to its end by always doing what comes first in the alphabet."""
    table = game.round
    while table.result is None:
        game.play(read_action(min(write_action(action) for action in game.legal())))
    return table
