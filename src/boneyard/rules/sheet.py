"""A sheet: one printed leaflet as data. Questions with answers, each answer with its clause or our ruling."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from functools import cached_property
from types import MappingProxyType
from typing import Any, TypeVar

from boneyard.rules.arguments import needs, shorten
from boneyard.rules.questions import Game
from boneyard.rules.refusal import Reason

Q = TypeVar("Q", bound=Enum)


class Family(Enum):
    """Which game it is: Mexican Train, Chickenfoot or Engine 191.

    >>> [(sheet.id, sheet.family.value) for sheet in SHEETS.values() if sheet.family is not Family.TRAINS]
    [('engine-191', 'lines'), ('chickenfoot', 'feet')]
    """

    TRAINS = "trains"
    FEET = "feet"
    LINES = "lines"


class BadOption(ValueError):
    """A switch or an answer the sheet does not know, or a combination that cannot be played.

    >>> try:
    ...     SHEETS["chickenfoot"].having(hands="open")
    ... except BadOption as problem:
    ...     print(problem.switch)
    hands
    """

    def __init__(self, message: str, switch: str) -> None:
        super().__init__(message)
        self.switch = switch


@dataclass(frozen=True)
class Answer:
    """`name` is as written in formats; `value` is what the rules ask for; `clause` is what it rests on.

    >>> [(answer.name, answer.clause) for answer in SHEETS["chickenfoot"].switches["drawn_tile"].answers]
    [('may-keep', 'FA9'), ('must-play', 'FA9')]
    """

    name: str
    value: Enum | int
    clause: str


@dataclass(frozen=True)
class Question:
    """The first answer is the leaflet's; a question with a switch offers the others as house rules.

    >>> sheet = SHEETS["mexican-train-classic"]
    >>> question = sheet.switches["after_double"]
    >>> question.default.name, sheet.having(after_double="on-the-double").chosen(question).name
    ('anywhere', 'on-the-double')
    """

    answers: tuple[Answer, ...]
    switch: str | None = None
    elsewhere: tuple[str, str, str] | None = None
    """(switch, answer, name): with that answer to that switch this answer is the default instead."""

    @property
    def default(self) -> Answer:
        return self.answers[0]

    def default_with(self, options: Mapping[str, str]) -> Answer:
        """The default, given these other answers."""
        if self.elsewhere is not None:
            switch, answer, name = self.elsewhere
            if options.get(switch) == answer:
                return next(answer for answer in self.answers if answer.name == name)
        return self.default

    def answer(self, name: str) -> Answer | None:
        return next((answer for answer in self.answers if answer.name == name), None)


@dataclass(frozen=True)
class Deal:
    """For each number of players: the highest number of the set, and how many tiles each gets."""

    tables: Mapping[int, tuple[int, int]]
    clause: str


@dataclass(frozen=True)
class Impossible:
    """Two answers that cannot be played together, and the clause that says so."""

    first: tuple[str, str]
    second: tuple[str, str]
    clause: str
    reason: str


@dataclass(frozen=True)
class AnswerTo:
    """A refusal rests on the answer to this question; it cites that answer's clause, or this one instead."""

    question: type[Enum]
    clause: str | None = None


@dataclass(frozen=True)
class Sheet:
    """Immutable. A house rule is the sheet with one answer replaced: `sheet.having(hands="open")`.

    >>> sheet = SHEETS["mexican-train-classic"].having(hands="open", rounds=3)
    >>> dict(sheet.options)
    {'rounds': '3', 'hands': 'open'}
    >>> [answer.name for answer in sheet.switches["after_double"].answers]
    ['anywhere', 'on-the-double']
    >>> sheet.table(players=4)  # a double-12 set, 15 tiles each
    (12, 15)
    """

    id: str
    edition: int
    family: Family
    game: str
    leaflets: tuple[str, ...]
    questions: tuple[Question, ...]
    deals: Mapping[Game, Deal]
    refusals: Mapping[Reason, str | AnswerTo]
    impossible: tuple[Impossible, ...] = ()
    options: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    plays_fewer_rounds: bool = False
    """Of more rounds than the set has engines, as many as it has are played; otherwise they are refused."""

    def __hash__(self) -> int:
        return hash((self.id, self.edition, tuple(self.options.items())))

    def __reduce__(self) -> tuple[object, tuple[dict[str, object]]]:
        """To copy or pickle: the fields, without what has been worked out from them."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return _sheet_of, ({**values, "options": dict(self.options)},)

    @cached_property
    def switches(self) -> Mapping[str, Question]:
        return MappingProxyType(
            {question.switch: question for question in self.questions if question.switch is not None}
        )

    def having(self, options: Mapping[str, object] | None = None, /, **switches: object) -> "Sheet":
        """This sheet with these answers instead; BadOption says what is wrong with them."""
        known = self.switches
        chosen = dict(self.options)
        for name, wanted in {**(options or {}), **switches}.items():
            question = known.get(name)
            if question is None:
                names = ", ".join(known)
                raise BadOption(f"{self.id} has no switch {shorten(name)}; its switches are: {names}", name)
            answer = question.answer(_text(wanted))
            if answer is None:
                names = ", ".join(answer.name for answer in question.answers)
                raise BadOption(f"{name} has no answer {shorten(wanted)}; its answers are: {names}", name)
            chosen[name] = answer.name
        for pair in self.impossible:
            if all(
                self._chosen(known[name], chosen).name == answer for name, answer in (pair.first, pair.second)
            ):
                raise BadOption(
                    f"{pair.first[0]}: {pair.first[1]} cannot be played with "
                    f"{pair.second[0]}: {pair.second[1]}: {pair.reason} ({pair.clause})",
                    pair.first[0],
                )
        in_order = {
            name: chosen[name]
            for name, question in known.items()
            if name in chosen and chosen[name] != question.default_with(chosen).name
        }
        return replace(self, options=MappingProxyType(in_order))

    @staticmethod
    def _chosen(question: Question, options: Mapping[str, str]) -> Answer:
        if question.switch is not None and question.switch in options:
            chosen = question.answer(options[question.switch])
            assert chosen is not None, (question.switch, options)
            return chosen
        return question.default_with(options)

    def chosen(self, question: Question) -> Answer:
        """The answer in force."""
        needs(question, Question, "a Question")
        return self._chosen(question, self.options)

    def asked(self, question: type[Enum]) -> Question:
        """The question as this sheet asks it."""
        for asked in self.questions:
            if isinstance(asked.default.value, question):
                return asked
        raise LookupError(f"{self.id} does not ask {question.__name__}")

    def grounds(self, reason: Reason) -> tuple[str, tuple[str, str] | None]:
        """The clause a refusal rests on, and the house rule, switch and answer, if it rests on one."""
        ground = self.refusals[reason]
        if isinstance(ground, str):
            return ground, None
        question = self.asked(ground.question)
        answer = self.chosen(question)
        clause = ground.clause or answer.clause
        if question.switch is None or question.switch not in self.options:
            return clause, None
        return clause, (question.switch, answer.name)

    def answer(self, question: type[Q], default: Q) -> Q:
        """The answer in force to a question of the rules; `default` where this leaflet does not ask it."""
        value = self._answers.get(question, default)
        assert isinstance(value, question), (question, value)
        return value

    @cached_property
    def _answers(self) -> Mapping[type, Enum | int]:
        """The answers in force, asked once: every table asks them again and again."""
        values = [self.chosen(question).value for question in self.questions]
        return {type(value): value for value in values if isinstance(value, Enum)}

    def offers(self, answer: Enum) -> bool:
        """Is it one of the answers of this leaflet, in force or not?"""
        return any(offered.value is answer for question in self.questions for offered in question.answers)

    def number(self, switch: str) -> int:
        """The answer in force to a switch that is a number."""
        value = self.chosen(self.switches[switch]).value
        assert isinstance(value, int), (switch, value)
        return value

    @property
    def deal(self) -> Deal:
        return self.deals[self.answer(Game, Game.FULL)]

    def table(self, players: int) -> tuple[int, int]:
        """The set's highest number and the tiles each; BadOption if the leaflet has no such table."""
        deal = self.deal
        if players not in deal.tables:
            fewest, most = min(deal.tables), max(deal.tables)
            raise BadOption(f"{self.id} is for {fewest} to {most} players ({deal.clause})", "players")
        top, each = deal.tables[players]
        rounds = self.rounds
        if rounds > top + 1 and not self.plays_fewer_rounds:
            raise BadOption(
                f"{rounds} rounds are too many for {players} players: "
                f"their set has only {top + 1} engines, {top} to 0 (AA22)",
                "rounds",
            )
        return top, each

    @property
    def player_counts(self) -> tuple[int, ...]:
        """For how many players there is a table, and engines enough for the rounds agreed on."""
        rounds = self.rounds
        return tuple([players for players, (top, _) in sorted(self.deal.tables.items()) if rounds <= top + 1])

    @property
    def rounds(self) -> int:
        """How many rounds were agreed on; 0 for as many as there are engines, or where tokens decide."""
        return self.number("rounds") if "rounds" in self.switches else 0

    def engines(self, players: int) -> range:
        """The engines a match asks for, from round to round one lower; none where the reveal finds them."""
        if "rounds" not in self.switches:
            return range(0)
        top, _ = self.table(players)
        rounds = self.rounds
        return range(top if rounds == 0 else min(rounds - 1, top), -1, -1)


def _text(answer: object) -> str:
    """An answer as it is written; it may be given as a number. What cannot be one is empty."""
    if isinstance(answer, str):
        return answer
    is_number = isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < 1000
    return str(answer) if is_number else ""


def _sheet_of(values: dict[str, Any]) -> Sheet:
    return Sheet(**{**values, "options": MappingProxyType(values["options"])})
