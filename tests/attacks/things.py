"""What the attacks go at: everything that can be imported, tables in the middle of play, and odd things."""

from __future__ import annotations

import gc
import importlib
import inspect
import pkgutil
import sys
from collections.abc import Callable, Iterator
from math import inf, nan
from types import ModuleType
from typing import Any

import boneyard
from boneyard import SHEETS, Match, read_record, replay, view_json, write_position, write_record
from boneyard.analysis import hint
from boneyard.bots import bot_named
from boneyard.bots.plan import PLANNERS, Most, best_train, best_two_trains
from boneyard.bots.worlds import Worlds
from boneyard.rules.chance import Mwc
from boneyard.rules.playout import play_out
from boneyard.sim import Deals
from boneyard.sim.batches import Simulation
from boneyard.words import Speech, words

ODD: tuple[Any, ...] = (
    *(None, -1, 0, 1, 3, 16, 255, 1 << 31, 1 << 62, 1 << 63, 1 << 70, -(1 << 70), True, nan, inf, 0.5),
    *("", "x", "12-5@A", b"", b"x", object(), int, len, [], [-1], [1 << 70], [None] * 16, ["x"]),
    *((), (1, 2), {}, {"x": None}, {1}, range(3), [0] * 16, [-1] * 16, [8191] * 16, "x" * 100_000),
)


ELSEWHERE = ("boneyard.server", "boneyard.cli.server")
"""The server needs more libraries than the rest, and is attacked over its wire: tests/server."""


def module_names(package: ModuleType = boneyard) -> Iterator[str]:
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        if module.name not in ELSEWHERE and not module.name.endswith("__main__"):
            yield module.name
            if module.ispkg:
                yield from module_names(importlib.import_module(module.name))


def modules() -> list[ModuleType]:
    found = [importlib.import_module(name) for name in module_names()]
    # The library that holds the compiled code of all of them.
    return [
        boneyard,
        *found,
        *(sys.modules[name] for name in sorted(sys.modules) if name.startswith("boneyard_")),
    ]


def is_ours(thing: object) -> bool:
    return (getattr(thing, "__module__", None) or "").startswith("boneyard")


def scene(sheet: str) -> dict[str, Any]:
    """A table of this sheet in the middle of play, and all that belongs to it, by the name of a parameter."""
    match = Match(SHEETS[sheet], 3, b"walk")
    bot, chance = bot_named("brakeman", match.sheet), Mwc(1)
    for _ in range(12):
        match.play(bot(match.view(match.turn), chance, 1.0))
    view = match.view(match.turn)
    record = read_record(write_record(match))
    speech = Speech(words(), match.sheet, ("Ann", "Ben", "Cleo"), view.seat)
    deals = Deals(match.sheet, 3, b"walk")
    state = match.round.state
    after = state.clone()
    play_out(after, Mwc(1))
    return {
        "match": match,
        "round_": match.round,
        "state": state,
        "before": after,
        "course": match.course,
        "view": view,
        "layout": view.layout,
        "standing": view.standing,
        "event": match.events(None)[-1][-1],
        "events": match.events(0)[-1],
        "history": view.history,
        "hint": hint(view),
        "worlds": Worlds(view, Mwc(1)),
        "hand": view.hand,
        "tiles": list(view.hand),
        "tile": view.hand[0],
        "action": view.legal[0],
        "code": state.legal()[0],
        "plan": best_train(view.hand, 3),
        "plan_of_two": best_two_trains(view.hand, 3, 4),
        "planner": PLANNERS[Most.PIPS],
        "most": Most.TILES,
        "rows": [8191] * 13 + [0] * 3,
        "record": record,
        "replayed": replay(record),
        "text": write_record(match),
        "data": view_json(view),
        "position": write_position(match.round),
        "words": words(),
        "speech": speech,
        "deals": deals,
        "dealt": deals.dealt(0),
        "start": deals.start,
        "simulation": Simulation(sheet, {}, 3, b"walk", 2),
        "bot": bot,
        "chance": chance,
        "sheet": match.sheet,
        "question": match.sheet.questions[0],
        "players": 3,
        "seat": 0,
        "top": 9,
        "engine": 4,
        "number": 2,
        "seed": b"walk",
        "name": "conductor",
        "numbers": [1, 2],
        "seconds": 1.0,
    }


def reached_from(scene: dict[str, Any]) -> dict[str, object]:
    """One thing of each of our classes that hangs on this table."""
    found: dict[str, object] = {}
    waiting = list(scene.values())
    seen = {id(thing) for thing in waiting}
    while waiting:
        thing = waiting.pop(0)
        if isinstance(thing, (type, ModuleType)):
            continue
        if is_ours(type(thing)):
            found.setdefault(full_name(type(thing)), thing)
        if is_ours(type(thing)) or isinstance(thing, (dict, list, tuple)):
            parts = [*gc.get_referents(thing), *attributes(thing)]
            new = [part for part in parts if id(part) not in seen]
            seen.update(map(id, new))
            waiting.extend(new)
    return found


def attributes(thing: object) -> Iterator[object]:
    """What compiled objects hold is not always told to the garbage collector."""
    for name in dir(thing):
        if not name.startswith("__"):
            value = part_of(thing, name)
            if not callable(value):
                yield value


def full_name(kind: Any) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def attempt(do: Callable[[], object]) -> object:
    try:
        return do()
    except Exception as error:  # noqa: BLE001 - whatever it is
        return error


def part_of(thing: object, name: str) -> object:
    return attempt(lambda: getattr(thing, name))


def shown(thing: object) -> str:
    """A short repr, also of what has none."""
    try:
        return f"{thing!r:.30}"
    except Exception:  # noqa: BLE001 - whatever it is
        return type(thing).__name__


def parameters(function: Callable[..., object]) -> list[str]:
    """The names of what it takes in order; of compiled code that may not be known."""
    try:
        kinds = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return ["?", "?"]
    return [kind.name for kind in kinds if kind.kind in (kind.POSITIONAL_ONLY, kind.POSITIONAL_OR_KEYWORD)]
