"""The score board after a round, and the last one."""

from boneyard.cli.game.console import Paint
from boneyard.cli.game.screen import WIDE, ruled
from boneyard.cli.game.speech import Speech
from boneyard.cli.page import columns, fit, wrap
from boneyard.rules.match import Match
from boneyard.rules.view import Over, View

_NAME = 13


def round_board(
    view: View, totals: tuple[int, ...], rounds: int, speech: Speech, width: int, paint: Paint
) -> list[str]:
    """`view` is of a round that is over, so it shows every hand; `totals` count that round too."""
    result = view.result
    assert result is not None, view
    head = speech.text("board-head", round=view.round_number + 1, rounds=rounds, engine=view.engine)
    winners = [speech.names[seat] for seat in result.winners]
    lines = ruled(head, width, paint)
    if result.over is Over.OUT:
        seat = result.winners[0]
        lines += wrap(speech.text("board-out", who=speech.who(seat), name=speech.name(seat)), width)
    else:
        lines += wrap(speech.text(f"board-{result.over.value}"), width)
        lines += wrap(speech.text("board-fewest", names=speech.listed(winners)), width)
    heads = f"  {'':{_NAME}}{speech.text('board-round'):>6}{speech.text('board-total'):>7}"
    left = f"  {speech.text('board-left')}" if width >= WIDE else ""
    lines += ["", paint.dim(heads + left)]
    for seat, (score, hand) in enumerate(zip(result.scores, view.hands, strict=True)):
        assert score is not None
        assert hand is not None
        numbers = f"  {fit(speech.names[seat], _NAME)}{score:>6}{totals[seat]:>7}"
        tiles = " ".join(str(tile) for tile in sorted(hand, reverse=True))
        if width >= WIDE:
            lines += wrap(tiles or "-", width, f"{numbers}  ", " " * (columns(numbers) + 2))
        else:
            lines += [numbers, *wrap(tiles, width, "    ")]
    return lines


def final_board(match: Match, speech: Speech, width: int, paint: Paint) -> list[str]:
    winners = match.winners
    points = min(match.totals)
    lines = ruled(speech.text("final-head"), width, paint)
    if len(winners) == 1:
        seat = winners[0]
        text = speech.text("final-win", who=speech.who(seat), name=speech.name(seat), points=points)
    else:
        names = speech.listed([speech.names[seat] for seat in winners])
        text = speech.text("final-shared", names=names, points=points)
    lines += [paint.bold(line) for line in wrap(text, width)]
    lines.append("")
    for seat in sorted(range(match.players), key=lambda seat: (match.totals[seat], seat)):
        place = 1 + sum(total < match.totals[seat] for total in match.totals)
        lines.append(f"  {place}. {fit(speech.names[seat], _NAME)}{match.totals[seat]:>6}")
    return lines
