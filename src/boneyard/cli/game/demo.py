"""One round played by bots alone, told as a log."""

from boneyard.cli.game.console import Console
from boneyard.cli.game.scores import round_board
from boneyard.cli.game.screen import ruled
from boneyard.cli.game.screens import screen_of
from boneyard.cli.page import wrap
from boneyard.rules.match import Match
from boneyard.rules.result import Over
from boneyard.sim.seated import Bots
from boneyard.words.sheets import title
from boneyard.words.speech import Speech


def show_round(match: Match, speech: Speech, console: Console, bots: Bots, opponents: str) -> None:
    """`opponents` says who the bots are."""
    name = title(match.sheet.id, speech.words)
    head = speech.text("demo-head", title=name, players=match.players)
    console.show(ruled(head, console.width, console.paint))
    console.show(wrap(opponents, console.width, rest="  "))
    over = Over.REDEAL
    while over is Over.REDEAL:
        round_ = match.round
        while round_.turn is not None:
            match.play(bots.choose(round_))
        view = round_.view(None)
        screen = screen_of(view, speech, console)
        for text in [*speech.tell_start(view.history, view.engine), *speech.tell(view.history)]:
            console.show(wrap(text, console.width, rest="  "))
        assert view.result is not None
        over = view.result.over
        if over is not Over.REDEAL:
            console.show(["", *screen.head(), *screen.table(), "", *round_board(screen)])
