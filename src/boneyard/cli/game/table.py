"""A match at the terminal, from the first deal to the last score board."""

from boneyard.cli.game.about_match import names_at
from boneyard.cli.game.console import Leave, Pressed
from boneyard.cli.game.keeper import Keeper
from boneyard.cli.game.person import Person, following_round
from boneyard.cli.game.players import PERSON, Opponents
from boneyard.cli.game.scores import final_board, round_board
from boneyard.cli.game.screen import in_order
from boneyard.cli.game.screens import screen_of
from boneyard.cli.game.typed import NotUnderstood, read_typed
from boneyard.cli.game.yes_no import means_yes
from boneyard.rules.action import Action
from boneyard.rules.event import EventKind
from boneyard.rules.refusal import IllegalAction
from boneyard.rules.result import Over, Result
from boneyard.rules.view import View
from boneyard.words.speech import Speech

_QUIT = ("quit", "q", "exit", "bye")


class Table:
    """People at one console, and bots in all other seats."""

    def __init__(self, keeper: Keeper, opponents: Opponents) -> None:
        self.keeper = keeper
        self.opponents = opponents
        self.match = keeper.running.match
        self.console = keeper.console
        self.words = keeper.words
        record = keeper.running.record
        seats = [seat for seat, who in enumerate(record.played_by) if who == PERSON]
        names = names_at(record, self.words.text("you"))
        self.people = {seat: self.person(seat, names) for seat in seats}
        self.together = self.people[seats[0]] if len(seats) == 1 else self.person(None, names)
        """Who looks at the score boards."""
        self.before_screen: Person | None = None
        """Whose tiles are on it."""

    def person(self, seat: int | None, names: tuple[str, ...]) -> Person:
        return Person(self.match, Speech(self.words, self.match.sheet, names, seat), self.console)

    def play(self) -> None:
        """Play the match to its end; Leave is raised when the player wants to go."""
        while not self.match.over:
            assert self.match.turn is not None
            person = self.people.get(self.match.turn)
            if person is None:
                self.act(self.opponents.choose(self.match))
            else:
                self.turn_of(person)
        self.console.say("")
        self.console.show([*final_board(self.together.screen()), ""])

    # --- Turns --------------------------------------------------------------------------------------------

    def turn_of(self, person: Person) -> None:
        self.hand_over_to(person)
        screen = person.screen()
        self.console.say("")
        self.console.show(screen.head())
        self.console.show(self.complaints())
        self.console.show(person.news())
        self.forget_what_all_know()
        person.show_table(screen)
        while True:
            try:
                if self.did_something(person):
                    return
            except Pressed:
                self.ask_to_leave()

    def did_something(self, person: Person) -> bool:
        """One answer of the person; False if the turn is not over with it."""
        screen = person.screen()
        choices = in_order(screen.view)
        text = self.console.answer(person.prompt(screen, choices))
        screen = person.screen()  # the window may have another width by now
        if text.casefold() in _QUIT:
            self.ask_to_leave()
        elif not person.obey(text, screen):
            try:
                self.act(read_typed(text, screen, choices))
            except NotUnderstood as problem:
                person.say_wrapped(person.speech.text(problem.message, **problem.values))
            except IllegalAction as refusal:
                person.refuse(refusal)
            else:
                return True
        return False

    def act(self, action: Action) -> None:
        """Do it; when it ends the round, show the scores."""
        match = self.match
        person = None if match.turn is None else self.people.get(match.turn)
        number, round_number = match.number, match.round.round_number
        self.keeper.play(action)
        for everybody in self.everybody():
            everybody.untold += [list(events) for events in match.events(everybody.seat, number)]
        ended = [event.result for event in self.together.untold[-1] if event.kind is EventKind.ROUND_OVER]
        if ended and ended[0] is not None:
            self.round_over(ended[0], match.view(self.together.seat, round_number))
        elif person is not None:
            self.console.show(person.tell())
            self.forget_what_all_know()

    def round_over(self, result: Result, view: View) -> None:
        """`view` is of the round that is over, unless it is dealt anew."""
        following = {}
        for everybody in self.everybody():
            events = everybody.untold.pop()
            begun = following_round(events)
            following[everybody] = begun
            everybody.untold.append(events[: len(events) - len(begun)])
        news = self.together.tell()
        for everybody, begun in following.items():
            everybody.untold = [begun] if begun else []
        self.before_screen = None
        if news:
            self.console.show(["", *self.complaints(), *news])
        if result.over is Over.REDEAL:
            return
        self.console.show(["", *round_board(screen_of(view, self.together.speech, self.console))])
        if not self.match.over:
            self.console.say("")
            self.answer(self.words.text("prompt-next-round"))

    def everybody(self) -> list[Person]:
        alone = self.together in self.people.values()
        return [*self.people.values(), *([] if alone else [self.together])]

    def forget_what_all_know(self) -> None:
        """At the end of a round all are told together what somebody among them has not heard."""
        longest = max(len(person.untold) for person in self.people.values())
        self.together.untold = self.together.untold[len(self.together.untold) - longest :]

    def complaints(self) -> list[str]:
        """What is wrong with a program that plays here."""
        lines: list[str] = []
        for seat, kind in self.opponents.faults():
            name = self.together.speech.names[seat]
            lines += self.together.wrapped([self.words.text(f"fault-{kind.value}", name=name)])
        return lines

    # --- One keyboard for several people ------------------------------------------------------------------

    def hand_over_to(self, person: Person) -> None:
        """Nobody sees another's tiles, unless all lie open."""
        before, self.before_screen = self.before_screen, person
        hidden = None in self.match.view(person.seat).hands
        if len(self.people) == 1 or before is person or not hidden:
            return
        name = person.speech.names[person.seat or 0]
        self.console.say("")
        if before is not None:  # who has seen by now what came of the turn
            self.answer(self.words.text("prompt-pass", name=name))
            self.console.clear()
        self.answer(self.words.text("prompt-sit-down", name=name))
        self.console.clear()

    # --- Leaving ------------------------------------------------------------------------------------------

    def answer(self, prompt: str) -> str:
        """What is typed; Ctrl-C and Ctrl-D ask whether to leave."""
        while True:
            try:
                return self.console.answer(prompt)
            except Pressed:
                self.ask_to_leave()

    def ask_to_leave(self) -> None:
        """A second Ctrl-C or Ctrl-D leaves at once."""
        try:
            message = "prompt-quit-saved" if self.keeper.all_is_kept else "prompt-quit"
            answer = self.console.answer(self.words.text(message))
        except Pressed:
            raise Leave from None
        if answer.casefold() in _QUIT or means_yes(answer, self.words):
            raise Leave
