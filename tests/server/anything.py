"""Whatever people may ask for at a table, drawn by Hypothesis: some of it makes sense.

All of it has the same bounds whatever has happened before, so that what failed can be repeated.
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.server.company import Json

WHO = st.integers(0, 6)
SEAT = st.sampled_from("AAABBBCCDH")
BOT = st.sampled_from(["caboose", "brakeman", "nobody", "", "x" * 40])
NAME = st.sampled_from(["Anna", "Ben", " Zoë  Zebra ", "\u202eevil", "", "x" * 200, "<b>", "🁣"])
NUMBER = st.sampled_from([0, 0, 0, 0, -1, 1, 1000])
"""How far it is from the right one."""
TEXT = st.sampled_from(
    ["pass", "draw", "0-0@A", "12-12@M", "show 6-6", "6-5@3", "nonsense", "", "13-1@A", "keep"]
)
ANYTHING = st.integers(0, 10**6)
CLOCK = st.sampled_from([None, {"per": "move", "seconds": 30}, {"per": "match", "seconds": 90}])


def asking(kind: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Json]:
    return st.fixed_dictionaries({"kind": st.just(kind), **fields})


def settling(**fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Json]:
    return st.fixed_dictionaries({"kind": st.just("settle")}, optional=fields)


COMMANDS = st.one_of(
    asking("sit", seat=SEAT, name=NAME),
    asking("stand", seat=SEAT),
    asking("arrange", order=st.lists(SEAT, max_size=4) | st.permutations("ABC") | st.permutations("AB")),
    settling(
        first=SEAT,
        bots=st.dictionaries(SEAT, BOT, max_size=2),
        clock=CLOCK,
        pace=st.sampled_from([0, 20]),
        hints=st.booleans(),
        take_backs=st.booleans(),
        public=st.booleans(),
    ),
    asking("start"),
    asking("nonce", seat=SEAT, nonce=st.sampled_from(["00" * 16, "ab" * 16])),
    asking("play", seat=SEAT, number=NUMBER, action=TEXT | ANYTHING),
    asking("ready", seat=SEAT),
    asking("say", seat=SEAT, phrase=st.just("hello")),
    asking("take-back", seat=SEAT, number=NUMBER),
    asking("answer", agree=st.booleans()),
    asking("advise", seat=SEAT),
    asking("advise", seat=SEAT, level=st.sampled_from(["6", "7", "stationmaster", "caboose", ""])),
    asking("plan", seat=SEAT),
    asking("pause"),
    asking("resume"),
    asking("hand", seat=SEAT, bot=st.none() | BOT),
    asking("hand-back", seat=SEAT),
    asking("remove", seat=SEAT),
    asking("become-host"),
    asking("rematch"),
    asking("missed", after=st.integers(0, 300)),
)

OF_THE_HOST = ("arrange", "settle", "start", "pause", "resume", "hand", "hand-back", "remove", "rematch")
