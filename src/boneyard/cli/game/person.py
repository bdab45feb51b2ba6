"""Somebody at the terminal, or all of them together: what they are shown, and what they may ask for."""

from boneyard.analysis.hints import QUICK, Hint, hint, hint_from
from boneyard.analysis.own_plan import plan_with
from boneyard.bots.thought import own_budget, think
from boneyard.cli.arguments import UsageError
from boneyard.cli.bots import read_adviser, search_note
from boneyard.cli.game.console import Console
from boneyard.cli.game.rulebook import all_rules, find_rules, grounds_lines
from boneyard.cli.game.screen import Screen, in_order
from boneyard.cli.game.screens import screen_of
from boneyard.cli.page import wrap
from boneyard.rules.action import Action
from boneyard.rules.chance import Mwc
from boneyard.rules.event import Event, EventKind
from boneyard.rules.match import Match
from boneyard.rules.refusal import IllegalAction
from boneyard.words.hints import deed, plan_text, reasons
from boneyard.words.levels import level_text
from boneyard.words.refusals import explain
from boneyard.words.speech import Speech


class Person:
    """`speech.you` is the seat; None is whoever looks on, where several people play."""

    def __init__(self, match: Match, speech: Speech, console: Console) -> None:
        self.match = match
        self.speech = speech
        self.console = console
        self.seat = speech.you
        self.untold = self._since_own_turn()
        """What this seat has seen happen and has not been told yet, an entry for each action."""

    def _since_own_turn(self) -> list[list[Event]]:
        """Of the round that is being played: a match may be taken up in the middle."""
        dealt = self.match.round.number
        entries = [list(events) for events in self.match.events(self.seat, dealt - 1 if dealt > 0 else None)]
        entries[0] = following_round(entries[0])
        own = [place for place, events in enumerate(entries) if place > 0 and events[0].seat == self.seat]
        return entries[own[-1] + 1 :] if own else entries

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
        if EventKind.ROUND_BEGAN not in [event.kind for events in self.untold for event in events]:
            return self.tell()
        view = self.match.view(self.seat)
        opening = self.speech.tell_start(view.history, view.engine)
        laid = any(event.kind is EventKind.ENGINE_LAID and event.seat is not None for event in view.history)
        if view.starter is not None and not laid:
            name = self.speech.name(view.starter)
            opening.append(self.speech.text("round-starts", who=self.speech.who(view.starter), name=name))
        return [*self.wrapped(opening), *self.tell()]

    def tell(self) -> list[str]:
        told = self.wrapped(self.speech.tell([event for events in self.untold for event in events]))
        self.untold = []
        return told

    def wrapped(self, texts: list[str]) -> list[str]:
        return [line for text in texts for line in wrap(text, self.console.width, rest="  ")]

    def refuse(self, refusal: IllegalAction) -> None:
        self.say_wrapped(explain(refusal, self.speech.words, self.speech.names, self.seat))
        self.console.show(grounds_lines(refusal, self.match.sheet, self.speech.words, self.console.width))

    def say_wrapped(self, text: str) -> None:
        self.console.show(self.wrapped([text]))

    # --- Words that are no action -------------------------------------------------------------------------

    def obey(self, text: str, screen: Screen) -> bool:
        """Show what was asked for; False if it was something else."""
        word, _, rest = text.casefold().partition(" ")
        if text.casefold() in ("hints", "?hint", "? hint"):
            self.show_hint(hint(screen.view), screen)
        elif word == "hint":
            self.show_hint_of(text.partition(" ")[2], screen)
        elif word in ("?", "help", "h"):
            self.help(screen)
        elif word in ("rules", "rule", "r"):
            self.show_rules(rest)
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

    def show_hint_of(self, wanted: str, screen: Screen) -> None:
        """Of the level that was asked for; without one, the quick one."""
        words = self.speech.words
        try:
            level = read_adviser(wanted, words) if wanted else QUICK
        except UsageError as problem:
            self.say_wrapped(f"{problem}.")
            return
        if level == QUICK:
            self.show_hint(hint(screen.view), screen)
            return
        if note := search_note([level], words):
            self.say_wrapped(note)
        thought = think(screen.view, Mwc(1), level, own_budget(level))
        self.show_hint(hint_from(screen.view, thought), screen)

    def show_hint(self, advice: Hint, screen: Screen) -> None:
        number = in_order(screen.view).index(advice.action) + 1
        message = "hint-line-numbered" if advice.others else "hint-line"
        level = ""
        if advice.thought is not None:
            message, level = "hint-line-by", level_text(advice.thought.level, self.speech.words)
        what = deed(advice.action, self.speech)
        self.say_wrapped(self.speech.text(message, level=level, number=number, what=what))
        plan = plan_with(screen.view, advice.action)
        planned = [] if plan is None else [plan_text(plan, self.speech)]
        for text in [*reasons(advice, self.speech), *planned]:
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


def following_round(events: list[Event]) -> list[Event]:
    """What belongs to the round these events end with, if they begin one."""
    begins = [place for place, event in enumerate(events) if event.kind is EventKind.ROUND_BEGAN]
    return events[begins[-1] :] if begins else []
