"""The score board after a round, and the last one."""

from collections.abc import Sequence

from boneyard.cli.game.console import Paint
from boneyard.cli.game.screen import NAME_NARROW, NAME_WIDE, WIDE, Screen, ruled, tile_list
from boneyard.cli.page import columns, fit, wrap
from boneyard.rules.tile import Tile
from boneyard.rules.view import LinesLayout, View
from boneyard.words.endings import how_round_ended, who_won

Column = tuple[str, Sequence[int]]
"""A heading, and a number for every seat."""


def round_board(screen: Screen) -> list[str]:
    """`screen` is of a round that is over, so it shows every hand, and the points with that round."""
    speech, view = screen.speech, screen.view
    assert view.result is not None, view
    hands = [hand for hand in view.hands if hand is not None]
    lines = ruled(speech.text("board-head", **screen.values()), screen.width, screen.paint)
    for sentence in how_round_ended(view.result, hands, speech):
        lines += wrap(sentence, screen.width)
    if isinstance(view.layout, LinesLayout):
        board, tiles = _with_score_yards(screen, hands, view.layout)
    else:
        scores = [score for score in view.result.scores if score is not None]
        board = [(speech.text("board-round"), scores), (speech.text("board-total"), view.totals)]
        tiles = [tile_list(hand) for hand in hands]
    left = speech.text("board-left")
    return [*lines, "", *_grid(speech.names, board, tiles, left, screen.width, screen.paint)]


def final_board(screen: Screen) -> list[str]:
    speech, width, view = screen.speech, screen.width, screen.view
    text = who_won(view.standing.winners, view.totals, view.tokens, speech)
    lines = ruled(speech.text("final-head"), width, screen.paint)
    lines += [screen.paint.bold(line) for line in wrap(text, width)]
    standing = {seat: _standing(view, seat) for seat in range(view.players)}
    places = {seat: 1 + sum(other < own for other in standing.values()) for seat, own in standing.items()}
    seats = sorted(standing, key=lambda seat: (places[seat], seat))
    board = [(speech.text("board-total"), [view.totals[seat] for seat in seats])]
    if view.standing.tokens_needed:
        board.insert(0, (speech.text("board-tokens"), [view.tokens[seat] for seat in seats]))
    names_in_order = [f"{places[seat]}. {speech.names[seat]}" for seat in seats]
    return [*lines, "", *_grid(names_in_order, board, [], "", width, screen.paint)]


def _standing(view: View, seat: int) -> tuple[int, ...]:
    """The lower, the better."""
    if view.standing.tokens_needed:
        return int(seat not in view.standing.winners), -view.tokens[seat]
    return (view.totals[seat],)


def _with_score_yards(
    screen: Screen, hands: list[tuple[Tile, ...]], layout: LinesLayout
) -> tuple[list[Column], list[str]]:
    text = screen.speech.text
    assert screen.view.result is not None
    pips = [[sum(tile.pips for tile in tiles) for tiles in place] for place in (hands, layout.score_yards)]
    board: list[Column] = [
        (text("board-hand"), pips[0]),
        (text("board-yard"), pips[1]),
        (text("board-round"), [score for score in screen.view.result.scores if score is not None]),
        (text("board-tokens"), screen.view.tokens),
    ]
    tiles = [
        text("board-hand-yard", hand=tile_list(hand) or "-", yard=tile_list(yard) or "-")
        for hand, yard in zip(hands, layout.score_yards, strict=True)
    ]
    return board, tiles


def _grid(
    names: Sequence[str], board: Sequence[Column], tiles: Sequence[str], left: str, width: int, paint: Paint
) -> list[str]:
    """A row for every name; the tiles beside it, or below where there is no room."""
    wide = width >= WIDE
    name_width = (NAME_WIDE if wide else NAME_NARROW) + 2
    heads = "  " + " " * name_width + "".join(f"{head:>{_column(head)}}" for head, _ in board)
    lines = [paint.dim(heads + (f"  {left}" if tiles and wide else ""))]
    for row, name in enumerate(names):
        numbers = "".join(f"{cells[row]:>{_column(head)}}" for head, cells in board)
        text = f"  {fit(name, name_width)}{numbers}"
        if tiles and wide:
            lines += wrap(tiles[row] or "-", width, f"{text}  ", " " * (columns(text) + 2))
        else:
            lines += [text, *(wrap(tiles[row], width, "    ", "      ") if tiles else [])]
    return lines


def _column(head: str) -> int:
    return max(len(head) + 2, 6)
