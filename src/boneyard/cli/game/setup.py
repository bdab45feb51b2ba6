"""What is asked before a match: which sheet, how many players, who they are, house rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from boneyard.bots.levels import LADDER
from boneyard.cli.arguments import UsageError
from boneyard.cli.bots import read_bots
from boneyard.cli.game.console import Console, Leave
from boneyard.cli.game.players import USUAL, all_play
from boneyard.cli.game.yes_no import means_no, means_yes
from boneyard.cli.options import check_table, with_house_rules
from boneyard.cli.page import columns, fit, wrap
from boneyard.locales import Words
from boneyard.rules.sheet import Question, Sheet
from boneyard.sheets import SHEETS
from boneyard.words.levels import level_about, level_text
from boneyard.words.sheets import about, answer_text, question_text, sheet_named, title

FAMILIAR = "mexican-train-classic"
"""The sheet for those who do not choose one."""
PLAYERS = 4
LENGTHS = ("rounds", "tokens")
"""The switches that say how long a match is."""
_LONGEST_NAME = 12
_LEAVING = ("q", "quit", "exit", "bye")


@dataclass(frozen=True)
class Plan:
    """What is known of a match before it is dealt; None is still to be asked."""

    sheet: Sheet | None = None
    players: int | None = None
    names: tuple[str, ...] = ()
    """Of the people, as far as they are known."""
    people: int | None = None
    seats: tuple[int, ...] = (0,)
    """Where people sit; those who have none here sit down beside the first."""
    rounds: int | None = None
    length_known: bool = False
    """The sheet says already how many rounds the match has, or how many tokens win it."""
    house_rules_known: bool = False
    opponents: tuple[str, ...] | None = None

    @property
    def people_known(self) -> int | None:
        return self.people if self.people is not None else len(self.names) or None

    @property
    def leaves_something_open(self) -> bool:
        people = self.people_known
        return (
            self.sheet is None
            or self.players is None
            or people is None
            or len(self.names) < people
            or (self.opponents is None and people < self.players)
            or not (self.length_known or self.rounds is not None)
        )


@dataclass(frozen=True)
class Agreed:
    """`people` has their names by seat, "" for somebody alone who gave none.

    `opponents` is one for all, or one for each.
    """

    sheet: Sheet
    players: int
    people: Mapping[int, str]
    opponents: tuple[str, ...] = (USUAL,)


class Setup:
    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    def ask(self, plan: Plan) -> Agreed:
        """Ask for what the plan leaves open."""
        if plan.leaves_something_open:
            for line in wrap(self.words.text("welcome"), self.console.width):
                self.say(self.console.paint.bold(line))
            self.say_wrapped(self.words.text("welcome-keys"))
        sheet = self.ask_sheet(plan) if plan.sheet is None else plan.sheet
        players = self.ask_players(as_long_as(plan, sheet), plan) if plan.players is None else plan.players
        number = plan.people_known or self.ask_people(players, plan)
        people = dict(zip(sit_down(plan.seats, number, players), self.names(number, plan), strict=True))
        opponents = plan.opponents
        if number == players:
            opponents = ()
        elif opponents is None or not all_play(opponents, sheet):
            opponents = self.ask_opponents(sheet, players - number)
        if plan.rounds is not None and "rounds" in sheet.switches:
            sheet = having_rounds(sheet, players, plan.rounds)
        elif not plan.length_known:
            sheet = self.ask_length(sheet, players)
        if plan.leaves_something_open and not plan.house_rules_known:
            sheet = self.ask_house_rules(sheet, players)
        return Agreed(sheet, players, people, opponents)

    # --- The questions ------------------------------------------------------------------------------------

    def ask_sheet(self, plan: Plan) -> Sheet:
        """Of the sheets that have a table for so many players, and such a seat at it."""
        seats = plan.players or max(*plan.seats, (plan.people_known or 1) - 1) + 1
        sheets = [sheet for sheet in SHEETS.values() if seats <= max(sheet.deal.tables)]
        default = sheets.index(SHEETS[FAMILIAR]) + 1
        self.say("")
        self.say(self.words.text("ask-sheet"))
        for place, sheet in enumerate(sheets, 1):
            self.say(f"  {place}) {self.console.paint.bold(title(sheet.id, self.words))}")
            self.console.show(wrap(about(sheet.id, self.words), self.console.width, "     "))
        while True:
            text = self.listen(self.words.text("ask-number", default=default))
            named = sheet_named(text)
            if named in sheets:
                return named
            number = self.number(text, 1, len(sheets), default)
            if number is not None:
                return sheets[number - 1]

    def ask_players(self, sheet: Sheet, plan: Plan) -> int:
        fewest = max(min(sheet.player_counts), max(plan.seats) + 1, plan.people_known or 1)
        most = max(sheet.player_counts)
        default = min(max(PLAYERS, fewest), most)
        prompt = self.words.text("ask-players", fewest=fewest, most=most, default=default)
        return self.ask_number(prompt, fewest, most, default)

    def ask_people(self, players: int, plan: Plan) -> int:
        default = len(plan.seats)
        prompt = self.words.text("ask-people", fewest=default, most=players, default=default)
        return self.ask_number(prompt, default, players, default)

    def names(self, people: int, plan: Plan) -> list[str]:
        """Everybody's, all different. Somebody alone needs none: “You” is no name in a record."""
        if people == 1:
            prompt = self.words.text("ask-name", default=self.words.text("you"))
            return [clean_name(plan.names[0] if plan.names else self.console.answer(prompt))]
        names: list[str] = []
        for number in range(1, people + 1):
            default = self.words.text("somebody", number=number)
            name = clean_name(plan.names[number - 1]) if number <= len(plan.names) else None
            while name is None or name.casefold() in [other.casefold() for other in names]:
                if name is not None:
                    self.say_wrapped(self.words.text("please-other-name", name=name))
                prompt = self.words.text("ask-name-of", number=number, default=default)
                name = clean_name(self.console.answer(prompt)) or default
            names.append(name or default)
        return names

    def ask_opponents(self, sheet: Sheet, bots: int) -> tuple[str, ...]:
        self.say("")
        self.say(self.words.text("ask-opponents"))
        for number, level in enumerate(LADDER, 1):
            name, about_it = level_text(level, self.words), level_about(level, self.words)
            text = self.words.text("opponent-choice", level=name, about=about_it)
            self.console.show(wrap(text, self.console.width, f"  {number}) ", " " * 5))
        message = "ask-number" if bots == 1 else "ask-opponents-number"
        example = ",".join(str(seat % len(LADDER) + 1) for seat in range(bots))
        default = LADDER.index(USUAL) + 1
        while True:
            text = self.listen(self.words.text(message, default=default, example=example))
            try:
                opponents = read_bots(text or USUAL, sheet, self.words)
            except UsageError:
                most = len(LADDER)
                self.say_wrapped(self.words.text("please-opponents", most=most, default=default))
                continue
            if len(opponents) in (1, bots):
                return opponents
            self.say_wrapped(self.words.text("please-opponents-each", opponents=bots))

    def ask_length(self, sheet: Sheet, players: int) -> Sheet:
        if "rounds" in sheet.switches:
            most = len(sheet.engines(players))
            prompt = self.words.text("ask-rounds", fewest=1, most=most, default=most)
            return having_rounds(sheet, players, self.ask_number(prompt, 1, most, most))
        default = sheet.number("tokens")
        numbers = [
            answer.value for answer in sheet.switches["tokens"].answers if isinstance(answer.value, int)
        ]
        fewest, most = min(numbers), max(numbers)
        prompt = self.words.text("ask-tokens", fewest=fewest, most=most, default=default)
        return sheet.having(tokens=self.ask_number(prompt, fewest, most, default))

    def ask_house_rules(self, sheet: Sheet, players: int) -> Sheet:
        if not self.yes(self.words.text("ask-house-rules")):
            return sheet
        names = [name for name in sheet.switches if name not in LENGTHS]
        while True:
            self.say("")
            self.say(self.words.text("house-rules"))
            for place, name in enumerate(names, 1):
                self.show_rule(place, sheet, sheet.switches[name])
            number = self.which_rule(len(names))
            if number is None:
                return sheet
            sheet = self.change(sheet, names[number - 1], players)

    def show_rule(self, number: int, sheet: Sheet, question: Question) -> None:
        answer = sheet.chosen(question)
        text = answer_text(question, answer, self.words)
        changed = answer is not question.default_with(sheet.options)
        width = self.console.width
        self.console.show(wrap(question_text(question, self.words), width, f" {number:>2}) ", " " * 5))
        for line in wrap(f"= {text} *" if changed else f"= {text}", width, " " * 5, " " * 7):
            self.say(self.console.paint.duty(line) if changed else line)

    def which_rule(self, most: int) -> int | None:
        while True:
            text = self.listen(self.words.text("ask-which-rule"))
            if not text:
                return None
            if text.isascii() and text.isdecimal() and len(text) < 4 and 1 <= int(text) <= most:
                return int(text)
            self.say_wrapped(self.words.text("please-number-or-enter", fewest=1, most=most))

    def change(self, sheet: Sheet, name: str, players: int) -> Sheet:
        """The sheet with another answer; the same sheet where the answer cannot be played here."""
        question = sheet.switches[name]
        self.say("")
        self.say_wrapped(question_text(question, self.words))
        for number, answer in enumerate(question.answers, 1):
            own = answer is question.default_with(sheet.options)
            printed = f", {self.words.text('as-printed')}" if own else ""
            text = f"{answer_text(question, answer, self.words)} ({answer.clause}{printed})"
            self.console.show(wrap(text, self.console.width, f"  {number}) ", " " * 5))
        default = question.answers.index(sheet.chosen(question)) + 1
        prompt = self.words.text("ask-number", default=default)
        number = self.ask_number(prompt, 1, len(question.answers), default)
        try:
            changed = with_house_rules(sheet, {name: question.answers[number - 1].name}, self.words)
            check_table(changed, players, self.words)
        except UsageError as problem:
            self.say_wrapped(f"{problem}.")
            return sheet
        return changed

    # --- Asking -------------------------------------------------------------------------------------------

    def listen(self, prompt: str) -> str:
        text = self.console.answer(prompt)
        if text.casefold() in _LEAVING:
            raise Leave
        return text

    def ask_number(self, prompt: str, fewest: int, most: int, default: int) -> int:
        while True:
            number = self.number(self.listen(prompt), fewest, most, default)
            if number is not None:
                return number

    def number(self, text: str, fewest: int, most: int, default: int) -> int | None:
        """The number typed; None, and a kind word, if it is none of those offered."""
        if not text:
            return default
        if text.isascii() and text.isdecimal() and len(text) < 4 and fewest <= int(text) <= most:
            return int(text)
        self.say_wrapped(self.words.text("please-number", fewest=fewest, most=most, default=default))
        return None

    def yes(self, prompt: str) -> bool:
        while True:
            text = self.listen(prompt)
            if means_yes(text, self.words):
                return True
            if not text or means_no(text, self.words):
                return False
            self.say_wrapped(self.words.text("please-yes-no"))

    def say(self, text: str) -> None:
        self.console.say(text)

    def say_wrapped(self, text: str) -> None:
        self.console.show(wrap(text, self.console.width))


def sit_down(seats: Sequence[int], people: int, players: int) -> tuple[int, ...]:
    """A seat for each of them: those given, then the next free ones round the table."""
    free = [seat % players for seat in range(seats[0], seats[0] + players) if seat % players not in seats]
    return (*seats, *free)[:people]


def having_rounds(sheet: Sheet, players: int, rounds: int | None) -> Sheet:
    """The sheet with a match of that many rounds; None, and all there are, is the sheet's own number."""
    own = sheet.having(rounds=sheet.switches["rounds"].default.name)
    return own if rounds is None or rounds >= len(own.engines(players)) else own.having(rounds=rounds)


def as_long_as(plan: Plan, sheet: Sheet) -> Sheet:
    """The sheet with the rounds planned, which not every number of players may have engines for. [AA22]"""
    if plan.rounds is None or "rounds" not in sheet.switches:
        return sheet
    return having_rounds(sheet, max(sheet.deal.tables), plan.rounds)


def clean_name(name: str) -> str:
    """On one line, without control signs, and not too long for a lane."""
    printable = "".join(sign for sign in name if sign.isprintable())
    return fit(printable, _LONGEST_NAME).strip() if columns(printable) > _LONGEST_NAME else printable.strip()
