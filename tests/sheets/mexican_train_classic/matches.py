"""Matches of the classic sheets: dealt from a seed, or with a round arranged by hand."""

from boneyard import SHEETS, Match, Round, read_action, write_action, write_position
from boneyard.rules.tile import tile
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


def engines(game: Match) -> list[int]:
    """The engines of its rounds, the first one first."""
    return list(game.sheet.engines(game.players))


def double_set(top: int) -> set[str]:
    return {f"{high}-{low}" for high in range(top + 1) for low in range(high + 1)}


def hands_of(table: Round) -> list[list[str]]:
    hands = write_position(table)["hands"]
    assert isinstance(hands, dict)
    return [hand.split() for _, hand in sorted(hands.items())]


def bone_pile(table: Round) -> list[str]:
    return str(write_position(table)["boneyard"]).split()


def go_out(game: Match, seat: str, others: dict[str, str]) -> None:
    """The round in play ends: this seat lays its last tile on its train, the others keep these."""
    engine = game.view(None).engine
    assert engine is not None
    last = tile(engine, 12 if engine < 12 else 11)
    table = position(
        game.sheet.id,
        players=game.players,
        turn=seat,
        engine=engine,
        hands={seat: str(last), **others},
        options=dict(game.sheet.options),
    )
    table.state.starter = game.round.state.starter
    game.round = table
    game.play(read_action(f"{last}@{seat}"))


def play_round(game: Match) -> Round:
    """The round in play, played to its end by always doing what comes first in the alphabet."""
    table = game.round
    while table.result is None:
        game.play(read_action(min(write_action(action) for action in game.legal())))
    return table
