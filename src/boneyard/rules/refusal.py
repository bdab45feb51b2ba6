"""Why an action is refused: a reason the program knows, and the clause of the sheet behind it."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

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
    ENGINE_HALF_DEAD = "engine-half-dead"
    NOT_IN_DOUBLE_SIX = "not-in-double-six"
    NOT_IN_DOUBLE_NINE = "not-in-double-nine"
    NOT_IN_DOUBLE_TWELVE = "not-in-double-twelve"
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
    MUST_SATISFY = "must-satisfy"
    MUST_PLAY_DRAWN = "must-play-drawn"
    MUST_PLAY_DRAWN_DOUBLE = "must-play-drawn-double"
    NO_KEEPING = "no-keeping"
    NO_KEEPING_A_DOUBLE = "no-keeping-a-double"
    DRAWN_TILE_WAITS = "drawn-tile-waits"
    MUST_DRAW = "must-draw"
    MUST_DRAW_FOR_DUTY = "must-draw-for-duty"
    MUST_DRAW_UNTIL = "must-draw-until"
    NOTHING_DRAWN = "nothing-drawn"
    BONEYARD_EMPTY = "boneyard-empty"
    DUTY_WITHOUT_DRAW = "duty-without-draw"
    NO_PENALTY_DUE = "no-penalty-due"
    MARKER_OFF_BY_ITSELF = "marker-off-by-itself"
    MARKER_UNDECIDED = "marker-undecided"
    NO_MARKER_TO_DECIDE = "no-marker-to-decide"
    END_NOT_OPEN = "end-not-open"
    FOOT_WAITS = "foot-waits"
    ARMS_FIRST = "arms-first"
    DOUBLE_FOOT_FIRST = "double-foot-first"
    CHOICE_FIRST = "choice-first"
    SHOWN_TILE_NOT_HELD = "shown-tile-not-held"
    CHOICE_MADE = "choice-made"
    REPLACEMENT_DUE = "replacement-due"
    GIVEN_TILE_NOT_HELD = "given-tile-not-held"
    NO_REPLACEMENT_DUE = "no-replacement-due"
    NOTHING_TO_REPLACE_WITH = "nothing-to-replace-with"
    STATION_WAITS = "station-waits"
    STATION_CAN_BE_COMPLETED = "station-can-be-completed"
    RIVAL_LINES_CLOSED = "rival-lines-closed"
    DISCARDS_NOT_TURNED = "discards-not-turned"
    OWNER_STARTS_LINE = "owner-starts-line"
    NOTHING_TO_REMOVE = "nothing-to-remove"
    REMOVAL_COMES_FIRST = "removal-comes-first"
    ONLY_THE_TAKEN_TILE = "only-the-taken-tile"
    ALREADY_PLAYED = "already-played"
    NOTHING_TO_STOP = "nothing-to-stop"
    TILE_CAN_BE_TAKEN = "tile-can-be-taken"


NOT_IN_SET: Final = {
    6: Reason.NOT_IN_DOUBLE_SIX,
    9: Reason.NOT_IN_DOUBLE_NINE,
    12: Reason.NOT_IN_DOUBLE_TWELVE,
}
"""By the highest number of the set."""

Value = int | str | Tile | tuple[int, ...]


class IllegalAction(ValueError):
    """Refused as a whole: nothing has changed.

    `values` are what a sentence about it may speak of: the number an end `shows`, the `double` that waits,
    the tile `drawn` …; what there is not on this table is left out. `house_rule` is the switch and its answer
    where the refusal rests on an answer that is not the sheet's own: the clause may then tell of the other.

    >>> match = Match(SHEETS["mexican-train-classic"], players=3, seed=b"friday")
    >>> try:
    ...     match.play(read_action("pass"))
    ... except IllegalAction as refusal:
    ...     print(refusal.reason, refusal.clause)
    Reason.MUST_PLAY A22
    """

    def __init__(
        self,
        action: Action,
        reason: Reason,
        clause: str,
        values: Mapping[str, Value] | None = None,
        house_rule: tuple[str, str] | None = None,
    ) -> None:
        rule = "" if house_rule is None else f"{'='.join(house_rule)}, "
        super().__init__(f"{action.verb.value} refused: {reason.value} ({rule}{clause})")
        self.action = action
        self.reason = reason
        self.clause = clause
        self.values: Mapping[str, Value] = values or {}
        self.house_rule = house_rule

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[object, ...]]:
        return type(self), (self.action, self.reason, self.clause, self.values, self.house_rule)


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
