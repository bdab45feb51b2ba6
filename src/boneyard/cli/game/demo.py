"""One round played by bots alone, told as a log."""

from boneyard.cli.game.console import Console
from boneyard.cli.game.players import CasualPlayer
from boneyard.cli.game.scores import round_board
from boneyard.cli.game.screen import ruled
from boneyard.cli.game.screens import screen_of
from boneyard.cli.game.speech import Speech
from boneyard.cli.page import wrap
from boneyard.cli.sheet_words import title
from boneyard.rules.match import Match
from boneyard.rules.view import Over


def show_round(match: Match, speech: Speech, console: Console, seed: str) -> None:
    bots = [CasualPlayer(seed, seat) for seat in range(match.players)]
    name = title(match.sheet.id, speech.words)
    head = speech.text("demo-head", title=name, players=match.players)
    console.show(ruled(head, console.width, console.paint))
    over = Over.REDEAL
    while over is Over.REDEAL:
        round_ = match.round
        while round_.turn is not None:
            match.play(bots[round_.turn].choose(round_.view(round_.turn)))
        screen = screen_of(round_, speech, console)
        view = screen.view
        for text in [*speech.tell_start(view.history, view.engine), *speech.tell(view.history)]:
            console.show(wrap(text, console.width, rest="  "))
        assert view.result is not None
        over = view.result.over
        if over is not Over.REDEAL:
            console.show(["", *screen.head(), *screen.table(), "", *round_board(screen, match)])
