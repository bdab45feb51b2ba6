"""Why an action is refused: a reason the program knows, and the clause of the sheet behind it."""

from collections.abc import Mapping
from enum import Enum

from boneyard.rules.action import Action
from boneyard.rules.tile import Tile


class Reason(Enum):
    """What is in the way. A sheet has the clause for it in its `refusals`.

    >>> SHEETS["mexican-train-classic"].refusals[Reason.DOUBLE_WAITS]
    'A35'
    """

    ROUND_OVER = "round-over"
    OTHER_GAME = "other-game"
    NO_SUCH_END = "no-such-end"
    TILE_NOT_HELD = "tile-not-held"
    TILE_DOES_NOT_FIT = "tile-does-not-fit"
    TRAIN_CLOSED = "train-closed"
    OWN_TRAIN_FIRST = "own-train-first"
    OWN_TRAIN_ON_FIRST_TURN = "own-train-on-first-turn"
    DOUBLE_WAITS = "double-waits"
    OLDER_DOUBLE_WAITS = "older-double-waits"
    FOLLOW_ON_THE_DOUBLE = "follow-on-the-double"
    NO_SECOND_DOUBLE = "no-second-double"
    ONLY_THE_DRAWN_TILE = "only-the-drawn-tile"
    MUST_PLAY = "must-play"
    MUST_PLAY_DRAWN = "must-play-drawn"
    DRAWN_TILE_WAITS = "drawn-tile-waits"
    MUST_DRAW = "must-draw"
    MUST_DRAW_UNTIL = "must-draw-until"
    NOTHING_DRAWN = "nothing-drawn"
    BONEYARD_EMPTY = "boneyard-empty"
    DUTY_WITHOUT_DRAW = "duty-without-draw"
    NO_PENALTY_DUE = "no-penalty-due"
    MARKER_UNDECIDED = "marker-undecided"
    NO_MARKER_TO_DECIDE = "no-marker-to-decide"
    END_NOT_OPEN = "end-not-open"
    FOOT_WAITS = "foot-waits"
    ARMS_FIRST = "arms-first"
    DOUBLE_FOOT_FIRST = "double-foot-first"
    CHOICE_FIRST = "choice-first"
    CHOICE_MADE = "choice-made"
    REPLACEMENT_DUE = "replacement-due"
    NO_REPLACEMENT_DUE = "no-replacement-due"
    NOTHING_TO_REPLACE_WITH = "nothing-to-replace-with"
    STATION_WAITS = "station-waits"
    STATION_CAN_BE_COMPLETED = "station-can-be-completed"
    RIVAL_LINES_CLOSED = "rival-lines-closed"
    OWNER_STARTS_LINE = "owner-starts-line"
    NOTHING_TO_REMOVE = "nothing-to-remove"
    REMOVAL_COMES_FIRST = "removal-comes-first"
    ONLY_THE_TAKEN_TILE = "only-the-taken-tile"
    ALREADY_PLAYED = "already-played"
    NOTHING_TO_STOP = "nothing-to-stop"
    TILE_CAN_BE_TAKEN = "tile-can-be-taken"


Value = int | Tile | tuple[int, ...]


class IllegalAction(ValueError):
    """Refused as a whole: nothing has changed.

    `values` are what a sentence about it may speak of: the number an end `shows`, the `double` that waits,
    the tile `drawn` …; what there is not on this table is left out.

    >>> match = Match(SHEETS["mexican-train-classic"], players=3, seed=b"friday")
    >>> try:
    ...     match.play(read_action("pass"))
    ... except IllegalAction as refusal:
    ...     print(refusal.reason, refusal.clause)
    Reason.MUST_PLAY A22
    """

    def __init__(
        self, action: Action, reason: Reason, clause: str, values: Mapping[str, Value] | None = None
    ) -> None:
        super().__init__(f"{action.verb.value} refused: {reason.value} ({clause})")
        self.action = action
        self.reason = reason
        self.clause = clause
        self.values: Mapping[str, Value] = values or {}

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[object, ...]]:
        return type(self), (self.action, self.reason, self.clause, self.values)


class UnknownTile(ValueError):
    """The action would turn over a tile nobody has named: a position may leave tiles out.

    >>> table = read_position({
    ...     "sheet": "mexican-train-classic", "players": 2, "turn": "A", "engine": 12, "hands": {"A": "5-4"},
    ... })
    >>> try:
    ...     table.play(read_action("draw"))
    ... except UnknownTile:
    ...     print("which tile was it?")
    which tile was it?
    """
