"""What happens at a table without anybody asking for it, and when: bots, clocks, people who do not answer."""

from enum import Enum
from typing import NamedTuple

from boneyard.server.deciding import missing_nonces
from boneyard.server.entries import AnyEntry, Dealt, Handed, WentOn
from boneyard.server.hosting import STAND_IN
from boneyard.server.settings import Settings
from boneyard.server.table import PLAYING, STARTING, Table

ANSWER_SECONDS = 30.0
"""So long a bot waits for people to agree that an action is taken back."""


class What(Enum):
    """NONCES: whoever has not given one by now gets one. GO_ON: the next round is shown.

    THINK: a bot has to decide, or the stand-in for somebody whose clock has run out. HAND: a seat whose
    time for the match is used up goes to the stand-in.
    """

    NONCES = "nonces"
    GO_ON = "go-on"
    THINK = "think"
    HAND = "hand"


class Due(NamedTuple):
    at: float
    what: What


def due(table: Table, settings: Settings) -> Due | None:
    """The next thing to happen by itself; nothing does while a table is paused."""
    if table.state == STARTING:
        return Due(table.promised_at + settings.nonce_seconds, What.NONCES)
    if table.state != PLAYING or table.paused_at is not None:
        return None
    if table.showing:
        return Due(table.next_round_at(settings.show_seconds), What.GO_ON)
    turn = table.turn
    if turn is None:
        return None
    chair = table.chairs[turn]
    if chair.bot:
        at = table.turn_since + table.terms.pace
        if table.asked is not None:
            at = max(at, table.asked_at + ANSWER_SECONDS)
        return Due(at, What.THINK)
    clock = table.terms.clock
    if clock is None or not chair.person:
        return None
    if clock.per == "move":
        return Due(table.turn_since + clock.seconds, What.THINK)
    return Due(table.turn_since + clock.seconds - table.spent[turn], What.HAND)


def happening(table: Table, what: What, now: float) -> list[AnyEntry]:
    """All but THINK, which needs a bot."""
    if what is What.NONCES:
        return [Dealt(at=now, nonces=missing_nonces(table, table.commitment))]
    if what is What.GO_ON:
        return [WentOn(at=now)]
    assert what is What.HAND, what
    turn = table.turn
    assert turn is not None
    return [Handed(at=now, seat=turn, bot=STAND_IN)]


def thinker(table: Table) -> tuple[str, str]:
    """Which bot decides now, and as what that is written down."""
    turn = table.turn
    assert turn is not None
    bot = table.chairs[turn].bot
    return (bot, "bot") if bot else (STAND_IN, "clock")
