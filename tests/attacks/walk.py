"""Everything that can be imported, looked at from all sides and called wrongly.

`python -m tests.attacks.walk TIMES EVERY` calls each function TIMES times with arguments chosen anew, takes
one thing out of EVERY, and prints what came of it as JSON. Before each deed its name is noted: if the process
comes to an end, that deed has ended it. Exceptions are answers like any other.
"""

from __future__ import annotations

import copy
import gc
import inspect
import json
import multiprocessing
import os
import pickle
import pydoc
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

from boneyard import SHEETS
from boneyard.rules.state import State
from tests.attacks.apart import Apart, Ended
from tests.attacks.things import (
    ODD,
    attempt,
    full_name,
    is_ours,
    modules,
    parameters,
    part_of,
    reached_from,
    scene,
    shown,
)

MOST_ITEMS = 50
CHANGING = ("__init__", "__setattr__", "__delattr__", "__setstate__", "__class__")

Deed = tuple[str, Callable[[], object]]


# --- What is done with it ---------------------------------------------------------------------------------


def looks(name: str, thing: Any) -> Iterator[Deed]:
    """From outside: nothing is changed by them."""
    yield f"dir({name})", lambda: [part_of(thing, part) for part in dir(thing)]
    yield f"inspect.getmembers({name})", lambda: inspect.getmembers(thing)
    yield f"inspect.getmembers_static({name})", lambda: inspect.getmembers_static(thing)
    yield f"inspect.signature({name})", lambda: inspect.signature(thing)
    yield f"vars({name})", lambda: vars(thing)
    yield f"help({name})", lambda: pydoc.render_doc(thing)
    for look in (repr, str, hash, bool, len, abs, iter, next, reversed, int, float, bytes, sys.getsizeof):
        yield f"{look.__name__}({name})", lambda look=look: look(thing)  # type: ignore[misc]
    yield f"list({name})", lambda: list(islice(thing, MOST_ITEMS))
    yield f"format({name})", lambda: (format(thing, ""), format(thing, "x"))
    for odd in (*ODD, thing):
        yield (
            f"{name} == < in [] + {shown(odd)}",
            lambda odd=odd: [  # type: ignore[misc]
                attempt(lambda: thing == odd),
                attempt(lambda: odd == thing),
                attempt(lambda: thing < odd),
                attempt(lambda: odd in thing),
                attempt(lambda: thing[odd]),
                attempt(lambda: thing + odd),
                attempt(lambda: thing | odd),
                attempt(lambda: isinstance(odd, thing)),
            ],
        )
    yield f"copy.copy({name})", lambda: list_of(copy.copy(thing))
    yield f"copy.deepcopy({name})", lambda: list_of(copy.deepcopy(thing))
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        yield (
            f"pickle {protocol} of {name}",
            lambda p=protocol: list_of(pickle.loads(pickle.dumps(thing, p))),  # type: ignore[misc]
        )
    yield f"gc of {name}", lambda: (gc.get_referents(thing), gc.is_tracked(thing))


def list_of(thing: object) -> list[object]:
    """A copy is looked at, too: it may have been made without its fields."""
    return [attempt(lambda: repr(thing)), *[part_of(thing, part) for part in dir(thing)]]


def changes(name: str, fresh: Callable[[], Any]) -> Iterator[Deed]:
    """Each field set to something odd, and deleted."""
    example = fresh()
    fields = [field for field in dir(example) if not callable(part_of(example, field))]
    for field in [field for field in fields if not field.startswith("__")]:
        yield f"{name}.{field} = …", lambda field=field: changed(fresh(), field)  # type: ignore[misc]
        yield f"del {name}.{field}", lambda field=field: deleted(fresh(), field)  # type: ignore[misc]


def changed(thing: object, field: str) -> None:
    """It is looked at and no more: what somebody puts into the middle of a state, it plays on with."""
    for odd in ODD:
        attempt(lambda odd=odd: setattr(thing, field, odd))  # type: ignore[misc]
        list_of(thing)


def deleted(thing: object, field: str) -> None:
    delattr(thing, field)
    poke(thing)


def poke(thing: object) -> None:
    """Ask it for everything that can be asked without an argument."""
    for part in dir(thing):
        value = part_of(thing, part)
        if callable(value) and not part.startswith("__"):
            attempt(value)
    for ask in (repr, hash, list_of, copy.copy):
        attempt(lambda ask=ask: ask(thing))  # type: ignore[misc]


def calls(name: str, function: Callable[..., object], pool: dict[str, Any], times: int) -> Iterator[Deed]:
    """With too few arguments, too many, odd ones, right ones, and all of that mixed."""
    chance = random.Random(name)
    wanted = parameters(function)
    yield f"{name}()", function
    for odd in ODD:
        for number in {1, len(wanted)} - {0}:
            yield f"{name}({shown(odd)} × {number})", lambda odd=odd, n=number: function(*[odd] * n)  # type: ignore[misc]
    yield f"{name}(× 40)", lambda: function(*ODD, *ODD)
    yield f"{name}(x=…)", lambda: function(**{"x": 1, "": 2})
    everything = [*ODD, *pool.values()]
    for time in range(times):
        arguments = [
            pool[parameter] if parameter in pool and chance.random() < 0.7 else chance.choice(everything)
            for parameter in wanted
        ]
        if chance.random() < 0.1:
            arguments = arguments[:-1]
        yield (
            f"{name}({', '.join(map(shown, arguments))}) #{time}",
            lambda arguments=arguments: function(*arguments),  # type: ignore[misc]
        )


def copied(thing: Any) -> Any:
    try:
        return copy.copy(thing)
    except Exception:  # noqa: BLE001 - what cannot be copied is taken as it is
        return thing


def methods(name: str, fresh: Callable[[], Any], pool: dict[str, Any], times: int) -> Iterator[Deed]:
    example = fresh()
    for part in dir(example):
        if part in CHANGING and attempt(lambda: copy.copy(example)) is example:
            continue  # there is only one of it, and everything else needs it as it is
        method = part_of(example, part)
        if callable(method) and is_of_our_code(type(example), part):
            yield from calls(f"{name}.{part}", method, pool, times)


def is_of_our_code(kind: type, part: str) -> bool:
    """Defined in one of our classes, not taken over from `object` or `tuple`."""
    return any(part in vars(base) for base in kind.__mro__ if is_ours(base))


def bare(kind: Any, pool: dict[str, Any]) -> Iterator[Deed]:
    """Made without being initialised."""
    name = f"{full_name(kind)}.__new__()"

    def fresh() -> Any:
        return kind.__new__(kind)

    yield name, fresh
    if isinstance(attempt(fresh), Exception):
        return
    yield from looks(name, fresh())
    yield f"poke {name}", lambda: poke(fresh())
    sub: Any = attempt(lambda: type("Sub", (kind,), {}))
    yield f"subclass of {name}", lambda: poke(sub.__new__(sub))
    yield f"other class for {name}", lambda: setattr(fresh(), "__class__", sub)
    yield from methods(name, fresh, pool, 1)


Group = Callable[[], Iterator[Deed]]


def groups(times: int) -> Iterator[Group]:
    """The deeds for each module, and for each thing in it."""
    every = modules()
    scenes = {sheet: scene(sheet) for sheet in SHEETS}
    examples: dict[str, tuple[str, object]] = {}
    for sheet, pool in scenes.items():
        for kind, thing in reached_from(pool).items():
            examples.setdefault(kind, (sheet, thing))
    done: set[int] = set()
    first = next(iter(SHEETS))
    for module in every:
        yield partial(looks, module.__name__, module)
        for part, thing in sorted(vars(module).items()):
            if id(thing) in done or not (is_ours(thing) or is_ours(type(thing))):
                continue
            done.add(id(thing))
            name = f"{module.__name__}.{part}"
            if isinstance(thing, type):
                sheet, example = examples.get(full_name(thing), (first, None))
                yield partial(of_class, thing, sheet, scenes[sheet], example, times)
            else:
                yield partial(of_thing, name, thing, scenes[first], times)


def of_thing(name: str, thing: Any, pool: dict[str, Any], times: int) -> Iterator[Deed]:
    yield from looks(name, thing)
    if callable(thing):
        yield from calls(name, thing, pool, times)
    else:
        yield from methods(name, lambda: copied(thing), pool, times)


def call_on_odd(kind: Any, part: str) -> None:
    """A method called on what is no object of its class."""
    for odd in ODD:
        attempt(lambda odd=odd: getattr(kind, part)(odd))  # type: ignore[misc]


def of_class(kind: Any, sheet: str, pool: dict[str, Any], example: object, times: int) -> Iterator[Deed]:
    name = full_name(kind)
    yield from looks(name, kind)
    yield from calls(name, kind, pool, times)
    yield from bare(kind, pool)
    yield f"class Sub({name})", lambda: poke(type("Sub", (kind,), {"__slots__": ()}))
    for part in vars(kind):
        yield f"{name}.{part}(odd)", partial(call_on_odd, kind, part)
    if example is None:
        return

    def fresh() -> Any:
        if isinstance(example, State):
            return example.clone()
        try:
            return copy.copy(example)
        except Exception:  # noqa: BLE001 - what cannot be copied is made anew
            return reached_from(scene(sheet))[name]

    yield from looks(f"a {name}", example)
    yield from changes(f"a {name}", fresh)
    yield from methods(f"a {name}", fresh, pool, times)


# --- One after the other ----------------------------------------------------------------------------------


class Walked(NamedTuple):
    deeds: int
    answers: dict[str, int]
    """What came of them: how often there was an answer, and how often which exception."""
    endings: list[str]
    """The deeds that ended their process, and how."""


def walk(times: int, every: int) -> Walked:
    """Each group has a process of its own: what it spoils is gone with it."""
    answers: Counter[str] = Counter()
    endings: list[str] = []
    apart = Apart()
    for group in islice(groups(times), 0, None, every):
        first = 0
        while isinstance(done := apart.do(partial(done_by, group, apart, first)), Ended):
            number, deed = done.deed.split(maxsplit=1)
            endings.append(f"{done.how}: {deed}")
            print(endings[-1], file=sys.stderr, flush=True)
            first = int(number) + 1
        answers.update(done)
    return Walked(answers.total(), dict(answers.most_common()), endings)


def told_of(group: Group, answers: Counter[str]) -> Iterator[Deed]:
    """Its deeds, as far as they can be made ready: an earlier one may have spoiled what they need."""
    try:
        yield from group()
    except Exception as error:  # noqa: BLE001 - whatever it is
        answers[f"cut short by {type(error).__name__}"] += 1


def done_by(group: Group, apart: Apart, first: int) -> Counter[str]:
    """Do these deeds from that number on; what came of them."""
    answers: Counter[str] = Counter()
    for number, (name, do) in enumerate(told_of(group, answers)):
        if number < first:
            continue
        apart.tell(f"{number} {name}")
        try:
            try:
                do()
            finally:
                apart.rest()
        except BaseException as error:  # noqa: BLE001 - SystemExit, too
            answers[type(error).__name__] += 1
        else:
            answers["answered"] += 1
    return answers


if __name__ == "__main__":
    result = os.dup(1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    multiprocessing.set_start_method("fork")  # which `keep_off` sees
    os.write(result, json.dumps(walk(int(sys.argv[1]), int(sys.argv[2]))._asdict()).encode())
