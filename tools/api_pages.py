"""python -m tools.api_pages: write docs/api.md anew, from the sources of the public names.

griffe reads signatures and docstrings from the sources: mypyc drops the docstrings of what it compiles, and
a reader of our own would be longer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from doctest import DocTestParser, Example
from functools import cache
from textwrap import fill

import griffe

from tools.stamps import ROOT

FILE = ROOT / "docs" / "api.md"
PACKAGES = ("boneyard", "boneyard.bots", "boneyard.sim", "boneyard.analysis", "boneyard.words")
"""Whose `__all__` is public."""

SUBJECTS: Mapping[str, str] = {
    "Play a match": "SHEETS Sheet Question Answer BadOption Match Action Verb Tile Result Over Standing",
    "See what a seat sees": (
        "View Family TrainsLayout FeetLayout Placed LinesLayout Pending Step Event EventKind"
    ),
    "Refusals": "IllegalAction Reason UnknownTile",
    "Positions and notation": (
        "Round read_position write_position BadPosition read_action write_action NotationError"
    ),
    "Records and deals": (
        "write_record read_record Record replay Replayed RecordProblem BadRecord FalseRecord "
        "seed_of table_commitment commitment_of Limits NO_LIMITS"
    ),
    "The wire": "view_json read_view event_json read_event BadWire",
    "Bots": (
        "bots.Choose bots.Mwc bots.bot_named bots.LADDER bots.LEVELS bots.Searcher bots.UnknownBot"
        " bots.Outside"
    ),
    "Bots against bots": "sim.Deals sim.Played sim.Bots",
    "Hints": "analysis.hint analysis.Hint",
    "Words": (
        "words.words words.Words words.explain words.Speech words.what_now words.deed words.reasons "
        "words.title words.about words.question_text words.answer_text words.problem_text"
    ),
}
MEMBERS: Mapping[str, str] = {
    "Match": (
        "sheet players seed first round results over turn starter number redeals actions totals tokens "
        "winners standing legal play view events replay copy"
    ),
    "Round": "sheet round_number turn starter result legal play view hand",
    "Sheet": "id edition family game options switches refusals having chosen table engines",
    "Record": (
        "sheet players first digest names date promise commitment nonces secret seed seen_by remarks "
        "match_seed"
    ),
    "Mwc": "below",
    "Outside": "command requests faults given_up faults_by_kind close",
    "Deals": "sheet players seed whole_matches seconds play",
    "Searcher": "level tried",
    "Words": "languages language has text clause",
    "Speech": "words sheet names you tell tell_start place",
}
"""Of these classes only a part is public; of all others everything without an underscore."""

HEAD = """\
# API reference

Written by `python -m tools.api_pages` from the docstrings. Every example here is run by the tests. The
[guides](library.md) show how it all goes together, and say [what is stable](library.md#what-is-stable).

The examples take `from boneyard import *` for granted and import everything else themselves. Seats are
numbers, from 0. Tiles, actions and deals are made of their fields, in the order listed. The value of an
enum's member is its name in small letters, with hyphens. A type without an entry is one you are given and
need not name.

"""


@cache
def package() -> griffe.Module:
    loaded = griffe.load("boneyard", search_paths=[ROOT / "src"], allow_inspection=False)
    assert isinstance(loaded, griffe.Module)
    return loaded


def found(name: str) -> griffe.Object:
    """What stands behind a name of the package, wherever it is defined."""
    return resolved(package()[name])


def resolved(thing: griffe.Object | griffe.Alias) -> griffe.Object:
    return thing.final_target if isinstance(thing, griffe.Alias) else thing


def public_names() -> list[str]:
    """As SUBJECTS has them: `Match`, `bots.Choose`."""
    names = []
    for name in PACKAGES:
        room = name.removeprefix("boneyard").lstrip(".")
        module = found(room) if room else package()
        names.extend([f"{room}.{export}".lstrip(".") for export in module.exports or ()])
    return names


def page() -> str:
    contents = "".join([f"- [{subject}](#{subject.lower().replace(' ', '-')})\n" for subject in SUBJECTS])
    sections = [
        f"\n## {subject}\n\n" + "\n".join([entry(name) for name in names.split()])
        for subject, names in SUBJECTS.items()
    ]
    return (HEAD + contents + "".join(sections)).replace("i64", "int")  # callers hand in an int


def examples() -> Iterator[tuple[str, str]]:
    """The docstrings with examples, of all public names and their members, by the name they belong to."""
    for name in public_names():
        thing = found(name)
        for owner in [thing, *(members(thing) if isinstance(thing, griffe.Class) else ())]:
            text = "" if owner.docstring is None else owner.docstring.value
            if ">>> " in text:
                yield owner.canonical_path, text


# --- The parts of an entry --------------------------------------------------------------------------------


def entry(name: str) -> str:
    thing = found(name)
    parts = [f"### {thing.name}\n", f"`boneyard.{declared(name, thing)}`\n", body(thing)]
    if isinstance(thing, griffe.Class):
        parts.append(enumerated(thing) if "Enum" in bases(thing) else listed(thing))
    return "\n".join([part for part in parts if part])


def declared(name: str, thing: griffe.Object) -> str:
    """How the name is to be used: with its arguments, its type, or the errors it is one of."""
    if isinstance(thing, griffe.Function):
        return thing.signature(name=name)
    if isinstance(thing, griffe.Attribute):
        return f"{name}: {thing.annotation}" if thing.annotation else f"{name} = {thing.value}"
    assert isinstance(thing, griffe.Class), name
    if any(base.endswith(("Error", "Problem")) for base in bases(thing)):
        return f"{name}({', '.join(bases(thing))})"
    init = thing.members.get("__init__")
    if not isinstance(init, griffe.Function) or "dataclass" in thing.labels or "ABC" in bases(thing):
        return name
    return init.signature(name=name, return_type=False)


def body(thing: griffe.Object) -> str:
    """The docstring, its examples set apart."""
    if thing.docstring is None:
        return ""
    return "\n".join([fenced(part) for part in parted(thing.docstring.value)])


def parted(text: str) -> list[str | list[Example]]:
    """Prose and examples by turns."""
    parts: list[str | list[Example]] = []
    for piece in DocTestParser().parse(text):
        if isinstance(piece, Example):
            if parts and isinstance(parts[-1], list):
                parts[-1].append(piece)
            else:
                parts.append([piece])
        elif piece.strip():
            parts.append(piece.strip("\n") + "\n")
    return parts


def fenced(part: str | list[Example]) -> str:
    if isinstance(part, str):
        return re.sub(r"\bdocs/([\w-]+\.md)", r"[\1](\1)", part)
    return "```pycon\n" + "".join([typed(example) + example.want for example in part]) + "```\n"


def typed(example: Example) -> str:
    first, *more = example.source.splitlines()
    return "".join([f">>> {first}\n", *[f"... {line}\n" for line in more]])


def enumerated(thing: griffe.Class) -> str:
    return fill(", ".join([f"`{member.name}`" for member in members(thing)]), 110) + "\n"


def listed(thing: griffe.Class) -> str:
    return "".join([item(member, thing) for member in members(thing)])


def item(member: griffe.Object, owner: griffe.Class) -> str:
    """A field, a property or a method, and below it what its docstring says."""
    said = member.signature() if isinstance(member, griffe.Function) else member.name + type_of(member, owner)
    lines = [f"- `{said}`", *[f"  {line}".rstrip() for line in body(member).splitlines()]]
    return "\n".join(lines) + "\n"


def type_of(member: griffe.Object, owner: griffe.Class) -> str:
    """That of an argument of the same name, where it has none of its own."""
    assert isinstance(member, griffe.Attribute), member.path
    arguments = {argument.name: argument.annotation for argument in owner.parameters}
    annotation = member.annotation or arguments.get(member.name)
    return "" if annotation is None else f": {annotation}"


# --- What belongs to a class ------------------------------------------------------------------------------


def members(thing: griffe.Class) -> list[griffe.Object]:
    """The public ones, in the order of the source or of MEMBERS."""
    public = {name: resolved(member) for name, member in thing.members.items() if not name.startswith("_")}
    shown = MEMBERS.get(thing.name)
    return list(public.values()) if shown is None else [public[name] for name in shown.split()]


def bases(thing: griffe.Class) -> list[str]:
    return [str(base) for base in thing.bases]


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
