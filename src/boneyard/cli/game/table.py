"""A match at the terminal, from the first deal to the last score board."""

from boneyard.analysis.hint import hint
from boneyard.cli.game.console import Console, Leave
from boneyard.cli.game.rulebook import all_rules, find_rules, grounds_lines
from boneyard.cli.game.scores import final_board, round_board
from boneyard.cli.game.screen import Screen, in_order
from boneyard.cli.game.screens import screen_of
from boneyard.cli.game.typed import NotUnderstood, read_typed
from boneyard.cli.page import wrap
from boneyard.rules.action import Action
from boneyard.rules.event import EventKind
from boneyard.rules.match import Match
from boneyard.rules.refusal import IllegalAction
from boneyard.rules.result import Over, Result
from boneyard.rules.view import View
from boneyard.sim.seated import Bots
from boneyard.words.hints import deed, reasons
from boneyard.words.refusals import explain
from boneyard.words.speech import Speech


class Table:
    """`speech.you` is the seat of the person at the console; the bots sit in all others."""

    def __init__(self, match: Match, speech: Speech, console: Console, bots: Bots) -> None:
        assert speech.you is not None
        self.match = match
        self.speech = speech
        self.console = console
        self.seat = speech.you
        self.bots = bots
        self.untold = [event for events in match.events(self.seat) for event in events]
        """What this seat has seen happen and has not been told yet."""

    def play(self) -> None:
        """Play the match to its end; Leave is raised when the player wants to go."""
        while not self.match.over:
            if self.match.turn == self.seat:
                self.your_turn()
            else:
                self.bots_turn()
        self.say("")
        self.console.show([*final_board(self.screen()), ""])

    # --- Turns --------------------------------------------------------------------------------------------

    def bots_turn(self) -> None:
        self.act(self.bots.choose(self.match.round))

    def your_turn(self) -> None:
        screen = self.screen()
        choices = in_order(screen.view)
        self.say("")
        self.console.show(screen.head())
        self.console.show(self.news())
        self.show_table(screen)
        while True:
            text = self.console.answer(self.prompt(screen, choices))
            if self.obey(text, screen):
                continue
            try:
                self.act(read_typed(text, screen, choices))
            except NotUnderstood as problem:
                self.say_wrapped(self.speech.text(problem.message, **problem.values))
            except IllegalAction as refusal:
                self.refuse(refusal)
            else:
                break

    def act(self, action: Action) -> None:
        """Do it; when it ends the round, show the scores."""
        match, yours = self.match, self.match.turn == self.seat
        number, round_number = match.number, match.round.round_number
        match.play(action)
        for events in match.events(self.seat, number):
            self.untold.extend(events)
        over = next((event.result for event in self.untold if event.kind is EventKind.ROUND_OVER), None)
        if over is not None:
            self.round_over(over, match.view(self.seat, round_number))
        elif yours:
            self.console.show(self.tell())

    def round_over(self, result: Result, view: View) -> None:
        """`view` is of the round that is over, unless it is dealt anew."""
        kinds = [event.kind for event in self.untold]
        begins = kinds.index(EventKind.ROUND_BEGAN) if EventKind.ROUND_BEGAN in kinds else len(kinds)
        following = self.untold[begins:]
        self.untold = self.untold[:begins]
        news = self.tell()
        self.untold = following
        if news:
            self.say("")
            self.console.show(news)
        if result.over is Over.REDEAL:
            return
        self.console.show(["", *round_board(screen_of(view, self.speech, self.console))])
        if not self.match.over:
            self.say("")
            self.console.answer(self.speech.text("prompt-next-round"))

    def refuse(self, refusal: IllegalAction) -> None:
        self.say_wrapped(explain(refusal, self.speech.words))
        self.console.show(grounds_lines(refusal, self.match.sheet, self.speech.words, self.console.width))

    # --- What is shown ------------------------------------------------------------------------------------

    def screen(self) -> Screen:
        return screen_of(self.match.view(self.seat), self.speech, self.console)

    def show_table(self, screen: Screen) -> None:
        self.console.show(["", *screen.table(), "", *screen.hand(), *screen.duty()])
        choices = in_order(screen.view)
        if len(choices) > 1 or any(action.tile is not None for action in choices):
            self.console.show(screen.choices(choices))

    def prompt(self, screen: Screen, choices: tuple[Action, ...]) -> str:
        if len(choices) != 1:
            return self.speech.text("prompt")
        (action,) = choices
        return self.speech.text("prompt-enter", what=screen.deed(action))

    def news(self) -> list[str]:
        """What has happened since it was last told."""
        if EventKind.ROUND_BEGAN not in [event.kind for event in self.untold]:
            return self.tell()
        view = self.match.view(self.seat)
        opening = self.speech.tell_start(view.history, view.engine)
        laid = any(event.kind is EventKind.ENGINE_LAID and event.seat is not None for event in view.history)
        if view.starter is not None and not laid:
            name = self.speech.name(view.starter)
            opening.append(self.speech.text("round-starts", who=self.speech.who(view.starter), name=name))
        return [*self.wrapped(opening), *self.tell()]

    def tell(self) -> list[str]:
        told = self.wrapped(self.speech.tell(self.untold))
        self.untold = []
        return told

    def wrapped(self, texts: list[str]) -> list[str]:
        return [line for text in texts for line in wrap(text, self.console.width, rest="  ")]

    # --- Words that are no action -------------------------------------------------------------------------

    def obey(self, text: str, screen: Screen) -> bool:
        """Show what was asked for; False if it was something else."""
        word, _, rest = text.casefold().partition(" ")
        if text.casefold() in ("hint", "hints", "?hint", "? hint"):
            self.show_hint(screen)
        elif word in ("?", "help", "h"):
            self.help(screen)
        elif word in ("rules", "rule", "r"):
            self.show_rules(rest)
        elif word in ("quit", "q", "exit", "bye"):
            self.ask_to_leave()
        elif text.casefold() in ("table", "t"):
            self.console.show(screen.head())
            self.show_table(screen)
        elif text.casefold() == "hand":
            self.show_hand(screen)
        elif text.casefold() == "history":
            self.show_history()
        else:
            return False
        return True

    def help(self, screen: Screen) -> None:
        for line in screen.help().splitlines():
            _, gap, said = line.partition("  ")
            hanging = len(line) - len(said.lstrip()) if gap else 2
            self.console.show(wrap(line, self.console.width, rest=" " * hanging) or [""])

    def show_hint(self, screen: Screen) -> None:
        advice = hint(screen.view)
        number = in_order(screen.view).index(advice.action) + 1
        message = "hint-line-numbered" if advice.others else "hint-line"
        self.say_wrapped(self.speech.text(message, number=number, what=deed(advice.action, self.speech)))
        for text in reasons(advice, self.speech):
            self.console.show(wrap(text, self.console.width, "  ", "    "))

    def show_rules(self, wanted: str) -> None:
        words, sheet, width = self.speech.words, self.match.sheet, self.console.width
        lines = find_rules(wanted, sheet, words, width) if wanted else all_rules(sheet, words, width)
        if lines:
            self.console.show_pages(lines, self.speech.text("prompt-more"))
        else:
            self.say_wrapped(self.speech.text("typed-no-clause", text=wanted[:30]))

    def show_hand(self, screen: Screen) -> None:
        for tile, where_from in screen.held():
            uses = [
                self.speech.text(f"hand-{action.verb.value}")
                if action.end is None
                else self.speech.place(action.end)
                for action in in_order(screen.view)
                if action.tile == tile
            ]
            where = ", ".join(uses) or self.speech.text("hand-stays")
            self.say_wrapped(self.speech.text("hand-goes", tile=f"{tile!s:>5}{where_from}", where=where))

    def show_history(self) -> None:
        view = self.match.view(self.seat)
        told = [*self.speech.tell_start(view.history, view.engine), *self.speech.tell(view.history)]
        lines = self.wrapped(told or [self.speech.text("nothing-yet")])
        self.console.show_pages(lines, self.speech.text("prompt-more"))

    def ask_to_leave(self) -> None:
        answer = self.console.answer(self.speech.text("prompt-quit")).casefold()
        if answer in ("y", "yes", "q", "quit"):
            raise Leave

    def say(self, text: str) -> None:
        self.console.say(text)

    def say_wrapped(self, text: str) -> None:
        self.console.show(self.wrapped([text]))
