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
    """What comes first after a score-yard tile is played on a rival's line: the draw or the replacement?"""

    AFTER_DRAW = "after-draw"
    BEFORE_DRAW = "before-draw"


class EmptiedByReplacement(Enum):
    """Is a player out when their last hand tile goes to the score yard?"""

    OUT = "out"
    NOT_OUT = "not-out"


class DiscardsFlip(Enum):
    """When do the discards become the boneyard?"""

    AT_ONCE = "at-once"
    WHEN_DRAW_DUE = "when-draw-due"


class RoundEnd(Enum):
    """What ends a round with nothing left to draw?"""

    ALL_PASS = "all-pass"
    NOBODY_CAN = "nobody-can"


class DeadStation(Enum):
    """Does a station that can never be completed still bind?"""

    BINDS = "binds"
    RELEASED = "released"


class SharedThirdToken(Enum):
    """Who wins if several get their last token together?"""

    SHARED_VICTORY = "shared-victory"
    SCORE_SUM = "score-sum"
