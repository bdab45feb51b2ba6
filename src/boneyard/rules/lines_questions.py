"""The questions Engine 191 leaves open. Docstrings are the questions, members the answers."""

from enum import Enum


class FirstTurn(Enum):
    """Is laying the main station its owner's first turn?"""

    STARTER_PLAYS = "starter-plays"
    NEXT_PLAYS = "next-plays"


class StartRivalLine(Enum):
    """Who may lay the first tile of a line?"""

    ALLOWED = "allowed"
    OWNER_ONLY = "owner-only"


class DeclineStation(Enum):
    """May a player who could complete a station take a tile instead?"""

    NOT_IF_ABLE = "not-if-able"
    ALLOWED = "allowed"


class YardReplacement(Enum):
    """After a score-yard tile played on a rival's line: what comes first, the draw or the replacement?"""

    AFTER_DRAW = "after-draw"
    BEFORE_DRAW = "before-draw"


class EmptiedByReplacement(Enum):
    """Is a player out whose last hand tile has gone to the score yard?"""

    OUT = "out"
    NOT_OUT = "not-out"


class DiscardsFlip(Enum):
    """When do the discards become the boneyard?"""

    AT_ONCE = "at-once"
    WHEN_DRAW_DUE = "when-draw-due"


class RoundEnd(Enum):
    """With nothing left to draw: what ends the round?"""

    ALL_PASS = "all-pass"
    NOBODY_CAN = "nobody-can"


class DeadStation(Enum):
    """Does a station bind that can never be completed?"""

    BINDS = "binds"
    RELEASED = "released"


class SharedThirdToken(Enum):
    """Who wins if several get their last token together?"""

    SHARED_VICTORY = "shared-victory"
    SCORE_SUM = "score-sum"
