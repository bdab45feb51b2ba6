"""The questions Chickenfoot leaves open. Docstrings are the questions, members the answers."""

from enum import Enum


class Spinner(Enum):
    """How many arms does the spinner have?"""

    FOUR_ARMS = "four-arms"
    DOUBLE_CHICKENFOOT = "double-chickenfoot"


class SpinnerFirst(Enum):
    """Must the spinner's arms be filled before anything else is played?"""

    FREE = "free"
    FILL_FIRST = "fill-first"


class MissingDouble(Enum):
    """What if nobody holds the double that begins the round?"""

    RESHUFFLE = "reshuffle"
    NEXT_LOWER = "next-lower"
    DRAW = "draw"


class DeadFoot(Enum):
    """What if a foot can never get its three toes?"""

    BINDS = "binds"
    ENDS_ROUND = "ends-round"
    RELEASED = "released"
