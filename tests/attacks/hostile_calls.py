"""Calls of public functions and methods with right and wrong arguments mixed.

`python -m tests.attacks.hostile_calls FIRST NUMBER` makes the calls of these numbers and prints what went
wrong as JSON, and which exceptions there were. What a call may do: answer, or raise TypeError, ValueError or
one of our own exceptions, all of which are ValueErrors. If it raises, the match is as it was before.
"""

from __future__ import annotations

import json
import multiprocessing
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from typing import Any

import boneyard
from boneyard import SHEETS, Action, Match, Tile, Verb, view_json, write_action
from boneyard.rules.chance import Mwc
from tests.attacks.apart import Apart, Ended, TooLong
from tests.attacks.things import ODD, parameters, scene, shown

CHUNK = 500
PUBLIC = ("boneyard", "boneyard.bots", "boneyard.sim", "boneyard.analysis", "boneyard.words")
VALUES = (boneyard.Event, boneyard.Standing, boneyard.Record, boneyard.Replayed, boneyard.Result)
"""Values are what their fields are; only those made by our functions are asked for more."""
ON_OBJECTS = {
    "match": ("legal", "play", "view", "events", "copy", "replay", "history"),
    "round_": ("legal", "play", "view", "hand"),
    "sheet": ("having", "chosen", "table", "engines"),
    "question": ("default_with", "answer"),
    "chance": ("below",),
    "words": ("has", "text", "clause"),
    "speech": ("tell", "tell_start", "place"),
}


def public_functions() -> dict[str, Callable[..., object]]:
    found: dict[str, Callable[..., object]] = {}
    for module in PUBLIC:
        for name in sys.modules[module].__all__:
            thing = getattr(sys.modules[module], name)
            if callable(thing) and not isinstance(thing, type):
                found[f"{module}.{name}"] = thing
    del found["boneyard.bots.Choose"]
    return {**found, "boneyard.Match": Match, "boneyard.bots.Mwc": Mwc}


class Calls:
    """All calls about one match: it is played on with the right actions among them."""

    def __init__(self, number: int) -> None:
        self.chance = random.Random(f"call {number}")
        self.scene = scene(self.chance.choice(sorted(SHEETS)))
        self.scene |= {"language": "en", "message": "sheet-chickenfoot", "end": 0, "limit": 6}
        self.functions = public_functions()
        for thing, names in ON_OBJECTS.items():
            for name in names:
                self.functions[f"{thing}.{name}"] = getattr(self.scene[thing], name)
        self.answers: Counter[str] = Counter()

    def calls(self) -> Iterator[tuple[str, Callable[[], str]]]:
        """What is called how, and a function that calls it and says what is wrong with the answer."""
        while True:
            name = self.chance.choice(sorted(self.functions))
            arguments = [self.argument(parameter) for parameter in parameters(self.functions[name])]
            if self.chance.random() < 0.1:
                arguments = arguments[: self.chance.randrange(len(arguments) + 1)]
            text = f"{name}({', '.join(map(shown, arguments))})"
            yield text, lambda name=name, arguments=arguments: self.fault(name, arguments)  # type: ignore[misc]

    def argument(self, parameter: str) -> object:
        if self.chance.random() < 0.5 and parameter in self.scene:
            return self.scene[parameter]
        if parameter == "action" and self.chance.random() < 0.7:
            return self.action()
        if self.chance.random() < 0.3:
            return self.chance.choice(list(self.scene.values()))
        return self.chance.choice(ODD)

    def action(self) -> Action:
        """Right, wrong, or no action at all."""
        legal = self.scene["match"].legal()
        if legal and self.chance.random() < 0.4:
            return self.chance.choice(legal)  # type: ignore[no-any-return]
        half = [*range(-1, 17), *ODD]
        tile = self.chance.choice(
            [None, Tile(self.chance.choice(half), self.chance.choice(half)), *self.scene["hand"]]
        )
        verb = self.chance.choice([*Verb, Verb.PLAY, *ODD])
        return Action(verb, tile, self.chance.choice([*range(-1, 34), *ODD]))

    def fault(self, name: str, arguments: list[object]) -> str:
        before = self.all_that_is_known()
        try:
            answer = self.functions[name](*arguments)
            if isinstance(answer, Iterable) and not isinstance(answer, (str, bytes)):
                list(islice(answer, 1000))
        except (TypeError, ValueError) as error:
            self.answers[type(error).__name__] += 1
            if not str(error) and type(error) is not boneyard.UnknownTile:
                return "it says nothing"
            return "" if self.all_that_is_known() == before else "refused, and yet something has changed"
        except LookupError as error:
            self.answers[type(error).__name__] += 1
            no_such_message = type(error) is LookupError  # as Words promises
            return "" if no_such_message else f"{type(error).__name__}: {error}"
        except Exception as error:  # noqa: BLE001 - whatever it is
            self.answers[type(error).__name__] += 1
            return f"{type(error).__name__}: {error}"
        self.answers["answered"] += 1
        return ""

    def all_that_is_known(self) -> object:
        match = self.scene["match"]
        seats = [view_json(match.view(seat)) for seat in range(match.players)]
        hands = [match.round.hand(seat) for seat in range(match.players)]
        legal = [write_action(action) for action in match.legal()]
        return match.number, match.actions, seats, hands, legal, [*match.round.state.boneyard], match.totals


def chunk(apart: Apart, number: int, size: int) -> dict[str, Any]:
    calls = Calls(number)
    wrong = []
    for text, call in islice(calls.calls(), size):
        apart.tell(text)
        try:
            fault = call()
            apart.rest()
        except TooLong:
            fault = "it takes too long"
        if fault:
            wrong.append(f"{text}: {fault}")
    return {"wrong": wrong, "answers": calls.answers}


def attack(first: int, number: int) -> dict[str, Any]:
    apart = Apart()
    wrong: list[str] = []
    answers: Counter[str] = Counter()
    for start in range(first, first + number, CHUNK):
        made = apart.do(partial(chunk, apart, start, min(CHUNK, first + number - start)))
        if isinstance(made, Ended):
            wrong.append(f"{made.deed}: {made.how}")
        else:
            wrong.extend(made["wrong"])
            answers.update(made["answers"])
    return {"wrong": wrong, "answers": dict(answers.most_common())}


if __name__ == "__main__":
    multiprocessing.set_start_method("fork")  # which the process apart is kept from
    print(json.dumps(attack(int(sys.argv[1]), int(sys.argv[2]))))
