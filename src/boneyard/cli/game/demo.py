"""One round played by bots alone, told as a log."""

from boneyard.cli.game.console import Console
from boneyard.cli.game.players import RandomPlayer
from boneyard.cli.game.scores import round_board
from boneyard.cli.game.screen import Screen, ruled
from boneyard.cli.game.speech import Speech
from boneyard.cli.page import wrap
from boneyard.cli.sheet_words import title
from boneyard.rules.match import Match


def show_round(match: Match, speech: Speech, console: Console, seed: str) -> None:
    width, paint = console.width, console.paint
    rounds = len(match.engines)
    round_ = match.round
    bots = [RandomPlayer(seed, seat) for seat in range(match.players)]
    head = speech.text(
        "demo-head",
        title=title(match.sheet.id, speech.words),
        players=match.players,
        rounds=rounds,
        engine=round_.state.engine,
    )
    console.show(ruled(head, width, paint))
    while round_.turn is not None:
        match.play(bots[round_.turn].choose(round_.view(round_.turn)))
    view = round_.view(None)
    told = [*speech.tell_start(view.history, view.engine), *speech.tell(view.history)]
    for text in told:
        console.show(wrap(text, width, rest="  "))
    console.show(["", *Screen(view, speech, rounds, None, width, paint).table()])
    console.show(["", *round_board(view, match.totals, rounds, speech, width, paint)])
