"""The questions on which the train leaflets differ. Docstrings are the questions, members the answers."""

from enum import Enum


class Game(Enum):
    """Which tiles are used, and how many does everyone get?"""

    FULL = "full"
    FAST = "fast"


class Hands(Enum):
    """Who sees a hand?"""

    HIDDEN = "hidden"
    OPEN = "open"


class SharedTrain(Enum):
    """At which ends does the shared train grow?"""

    ONE_END = "one-end"
    BOTH_HALVES_OPEN = "both-halves-open"
    ENGINE_HALF_DEAD = "engine-half-dead"


class SharedTrains(Enum):
    """How many trains are open to everybody all the time?"""

    ONE = "one"
    TWO = "two"


class OwnTrainFirst(Enum):
    """Must players begin their own train before they may play elsewhere?"""

    NO = "no"
    YES = "yes"
    FIRST_TURN = "first-turn"


class DrawnTile(Enum):
    """Must a drawn tile that fits be played?"""

    MUST_PLAY = "must-play"
    MAY_KEEP = "may-keep"


class MarkerComesOff(Enum):
    """Which play takes a player's marker off their train?"""

    OWN_TRAIN = "own-train"
    OWN_TRAIN_IF_WISHED = "own-train-if-wished"
    ANY_PLAY = "any-play"


class DoubleDuty(Enum):
    """What does an open double ask of the players who follow?"""

    NEXT_TILE = "next-tile"
    TRAVELS = "travels"


class AfterDouble(Enum):
    """Where must the tile that follows a double go?"""

    ANYWHERE = "anywhere"
    ON_THE_DOUBLE = "on-the-double"


class DoublesInATurn(Enum):
    """May the tile that follows a double be a double?"""

    ONE = "one"
    CHAIN = "chain"


class DrawnDouble(Enum):
    """May a double be played if it was drawn while another is open?"""

    AS_ANY_TILE = "as-any-tile"
    MAY_PLAY = "may-play"
    MUST_PLAY = "must-play"
    NOT_ALLOWED = "not-allowed"


class ClosingOrder(Enum):
    """Who must close several open doubles in the order they were laid?"""

    EVERYONE = "everyone"
    LATER_PLAYERS = "later-players"


class DeadDouble(Enum):
    """Does an open double still bind when every other tile of its number is on the table?"""

    RELEASED = "released"
    BINDS = "binds"


class FailedClose(Enum):
    """Does a player who fails to close somebody's double set their marker?"""

    MARKER = "marker"
    NO_MARKER = "no-marker"


class DutyDraw(Enum):
    """Does a player who cannot satisfy a double draw before handing the duty on?"""

    NONE = "none"
    ONE_EACH = "one-each"


class DutyMarker(Enum):
    """Does a player who cannot satisfy a double set their marker?"""

    NONE = "none"
    MARKER = "marker"


class AfterDuty(Enum):
    """Who is next when a double has been satisfied?"""

    LEFT_OF_SATISFIER = "left-of-satisfier"
    LEFT_OF_PLACER = "left-of-placer"


class LastDouble(Enum):
    """Is a player out if their last tile is a double?"""

    OUT = "out"
    MUST_BE_SATISFIED = "must-be-satisfied"


class LastTile(Enum):
    """Is it announced that a player has one tile left?"""

    KNOCK = "knock"
    SILENT = "silent"


class YardEmpty(Enum):
    """What happens when the boneyard is used up?"""

    PLAY_ON = "play-on"
    END_OF_TURN = "end-of-turn"
    AT_ONCE = "at-once"
    WHEN_DRAW_DUE = "when-draw-due"


class BlockedWhen(Enum):
    """When is a round blocked?"""

    NOTHING_FITS = "nothing-fits"
    ALL_PASS = "all-pass"
    NOBODY_FITS_NOW = "nobody-fits-now"


class EngineFrom(Enum):
    """Where does the engine come from?"""

    SET_ASIDE = "set-aside"
    HOLDER_OR_SEARCH = "holder-or-search"
    RESHUFFLE = "reshuffle"


class EngineTurn(Enum):
    """Is laying the engine the starter's turn?"""

    IS_THE_PLAY = "is-the-play"
    PLAYS_ON = "plays-on"


class FirstPlayer(Enum):
    """Who starts the next round?"""

    ROTATE = "rotate"
    ROUND_WINNER = "round-winner"
    YOUNGEST = "youngest"
    HOLDER = "holder"
    LOWEST_DOUBLE = "lowest-double"
