"""For every reason a table on which it stands, and the words for it."""

from __future__ import annotations

from dataclasses import dataclass, field

from boneyard import Action, Reason, Tile
from boneyard.rules.action import Verb


@dataclass
class Case:
    """A table, what was done at it, what is refused then, and the words for it."""

    action: str | Action
    message: str
    sheet: str = "mexican-train-classic"
    fields: dict[str, object] = field(default_factory=dict)
    done: tuple[str, ...] = ()


STUCK: dict[str, object] = {"hands": {"A": "7-3 6-1"}, "trains": {"A": "12-9", "M": "12-5"}}
DOUBLE: dict[str, object] = {
    "hands": {"A": "9-9 8-8 12-1 9-2", "B": "12-3", "C": "12-4"},
    "trains": {"A": "12-9", "M": "12-8"},
}
WAITING: dict[str, object] = {
    "turn": "B",
    "hands": {"A": "1-0", "B": "12-3 9-0", "C": "12-4"},
    "trains": {"A": "12-6 6-6", "M": "12-9"},
    "open_doubles": "A",
    "placer": "A",
}
FEET: dict[str, object] = {
    "engine": 9,
    "arms": 0,
    "ends": "4 6",
    "hands": {"A": "6-1 5-1", "B": "7-2", "C": "8-3"},
    "boneyard": "8-7 7-5",
}
LINES: dict[str, object] = {"engine": 9, "hands": {"A": "9-3 3-2", "B": "9-1"}, "boneyard": "9-5 8-7"}
STATIONS: dict[str, object] = {
    **LINES,
    "hands": {"A": "9-3 6-4"},
    "trains": {"B": "9-4 4-4", "C": "9-6 6-6"},
    "incomplete": "B C",
}

CASES = {
    Reason.ROUND_OVER: Case("draw", "The round is over (A40).", fields={"hands": {"A": ""}}),
    Reason.OTHER_GAME: Case("take", "There is no such action in this game (A21)."),
    Reason.NO_SUCH_END: Case("12-5@ML", "There is no end ML to play on here (A10)."),
    Reason.ENGINE_HALF_DEAD: Case(
        "12-5@ML",
        "The half with the engine’s number on the Super Train’s first tile takes no tile "
        "(house rule super_train=engine-half-dead, BA4).",
        "mexican-train-super",
        {"hands": {"A": "12-5"}, "trains": {"M": "12-9"}, "options": {"super_train": "engine-half-dead"}},
    ),
    Reason.NOT_IN_DOUBLE_SIX: Case(
        "7-1@A",
        "There is no 7-1 in the double-six set (E2).",
        "engine-191",
        {"players": 2, "engine": 6, "hands": {"A": "6-2", "B": "6-1"}},
    ),
    Reason.NOT_IN_DOUBLE_NINE: Case(
        "12-5@A",
        "There is no 12-5 in the double-nine set (house rule game=fast, A45).",
        fields={"engine": 9, "hands": {"A": "9-2"}, "options": {"game": "fast"}},
    ),
    Reason.NOT_IN_DOUBLE_TWELVE: Case(
        Action(Verb.PLAY, Tile(13, 5), 0),
        "There is no 13-5 in the double-twelve set (A1).",
        fields={"hands": {"A": "12-2"}},
    ),
    Reason.TILE_NOT_HELD: Case("5-12@A", "You do not have 12-5 (A21).", fields={"hands": {"A": "1-0"}}),
    Reason.TILE_DOES_NOT_FIT: Case("7-3@A", "That end shows 9, and your tile is 7-3 (A10).", fields=STUCK),
    Reason.TRAIN_CLOSED: Case(
        "12-5@C", "Train C is closed to you: its marker is not on (A12).", fields={"hands": {"A": "12-5"}}
    ),
    Reason.OWN_TRAIN_FIRST: Case(
        "12-5@M",
        "Begin your own train before you play elsewhere (house rule own_train_first=yes, AA3).",
        fields={"hands": {"A": "12-5"}, "options": {"own_train_first": "yes"}},
    ),
    Reason.OWN_TRAIN_ON_FIRST_TURN: Case(
        "12-5@M",
        "In your first turn you begin your own train if you have a tile for it (B12).",
        "mexican-train-super",
        {"hands": {"A": "12-5"}, "first_turns": "A"},
    ),
    Reason.DOUBLE_WAITS: Case("9-0@M", "The double 6 must be closed first (A35).", fields=WAITING),
    Reason.OLDER_DOUBLE_WAITS: Case(
        "9-0@M",
        "Doubles are closed in the order they were laid: the double 6 comes first "
        "(house rule doubles_in_a_turn=chain, AA9).",
        fields={
            **WAITING,
            "options": {"doubles_in_a_turn": "chain"},
            "trains": {"A": "12-6 6-6", "M": "12-9 9-9"},
            "open_doubles": "A M",
        },
    ),
    Reason.FOLLOW_ON_THE_DOUBLE: Case(
        "12-1@B",
        "The tile that follows a double goes on that double (A47).",
        "mexican-train-classic-fr",
        {**DOUBLE, "markers": "B"},
        ("9-9@A",),
    ),
    Reason.NO_SECOND_DOUBLE: Case(
        "8-8@M", "The tile that follows a double may not be a double (A29).", fields=DOUBLE, done=("9-9@A",)
    ),
    Reason.ONLY_THE_DRAWN_TILE: Case(
        "7-3@A",
        "Only the tile you have drawn, 9-5, may be played now (A23).",
        fields={**STUCK, "boneyard": "5-9"},
        done=("draw",),
    ),
    Reason.MUST_PLAY: Case(
        "draw", "You have a tile that fits, so you must play (A22).", fields={"hands": {"A": "12-5"}}
    ),
    Reason.MUST_SATISFY: Case(
        "pass",
        "You can close the double 6, so you must (CA23).",
        "mexican-train-satisfy",
        {**WAITING, "hands": {"A": "1-0", "B": "6-4", "C": "12-4"}},
    ),
    Reason.DRAWN_TILE_WAITS: Case(
        "pass",
        "You have drawn 4-2: first play it or keep it (FA9).",
        "chickenfoot",
        {**FEET, "hands": {"A": "7-1", "B": "7-2", "C": "8-3"}, "boneyard": "4-2 7-5"},
        ("draw",),
    ),
    Reason.MUST_PLAY_DRAWN: Case(
        "pass",
        "The tile you have drawn, 9-5, fits and must be played (A23).",
        fields={**STUCK, "boneyard": "5-9"},
        done=("draw",),
    ),
    Reason.MUST_PLAY_DRAWN_DOUBLE: Case(
        "keep",
        "The double you have drawn, 9-9, fits and must be played (house rule drawn_double=must-play, BA11).",
        "mexican-train-super",
        {
            **WAITING,
            "hands": {"A": "1-0", "B": "8-3", "C": "12-4"},
            "boneyard": "9-9 5-5",
            "options": {"drawn_double": "must-play"},
        },
        ("draw",),
    ),
    Reason.NO_KEEPING: Case(
        "keep", "A drawn tile that fits must be played: you cannot keep it (A23).", fields=STUCK
    ),
    Reason.NO_KEEPING_A_DOUBLE: Case(
        "keep",
        "A drawn tile that fits must be played, even a double drawn while another is open: "
        "you cannot keep it (house rule drawn_double=must-play, BA11).",
        "mexican-train-super",
        {**STUCK, "options": {"drawn_double": "must-play"}},
    ),
    Reason.MUST_DRAW_FOR_DUTY: Case(
        "pass",
        "You must draw before you hand on the duty to close the double 6 "
        "(house rule duty_draw=one-each, CA11).",
        "mexican-train-satisfy",
        {**WAITING, "options": {"duty_draw": "one-each"}},
    ),
    Reason.MUST_DRAW: Case("pass", "You must draw before you may pass (A23).", fields=STUCK),
    Reason.MUST_DRAW_UNTIL: Case(
        "pass",
        "The duty has come back to you: draw until your double is closed (C27).",
        "mexican-train-satisfy",
        {**WAITING, "turn": "A"},
    ),
    Reason.NOTHING_DRAWN: Case(
        "keep",
        "You have not drawn a tile that you could keep (house rule drawn_tile=may-keep, AA5).",
        fields={**STUCK, "options": {"drawn_tile": "may-keep"}},
    ),
    Reason.BONEYARD_EMPTY: Case(
        "draw", "The boneyard is empty: pass (A38).", fields={**STUCK, "boneyard": ""}
    ),
    Reason.DUTY_WITHOUT_DRAW: Case(
        "draw",
        "You cannot close the double 6: hand the duty on without drawing (CA11).",
        "mexican-train-satisfy",
        WAITING,
    ),
    Reason.NO_PENALTY_DUE: Case(
        "draw-until",
        "Only the player who laid the double draws until a tile fits, "
        "and only when nobody could close it (C27).",
        "mexican-train-satisfy",
        STUCK,
    ),
    Reason.MARKER_OFF_BY_ITSELF: Case(
        "unmark",
        "There is nothing to decide: your marker comes off by itself when it is due (AA6).",
        fields={**DOUBLE, "markers": "A"},
    ),
    Reason.MARKER_UNDECIDED: Case(
        "draw",
        "First say whether your marker comes off or stays (house rule marker_removal=ask, A27).",
        fields={**DOUBLE, "markers": "A", "options": {"marker_removal": "ask"}},
        done=("9-2@A",),
    ),
    Reason.NO_MARKER_TO_DECIDE: Case(
        "unmark",
        "There is no marker to decide about now (house rule marker_removal=ask, A27).",
        fields={**DOUBLE, "markers": "A", "options": {"marker_removal": "ask"}},
    ),
    Reason.END_NOT_OPEN: Case("5-1@5", "No open end shows 5 (F6).", "chickenfoot", FEET),
    Reason.FOOT_WAITS: Case(
        "6-1@6",
        "The chickenfoot 4 comes first: it still needs 2 toes (F11).",
        "chickenfoot",
        {**FEET, "foot": {"pips": 4, "toes": 2}},
    ),
    Reason.ARMS_FIRST: Case(
        "6-1@6",
        "All arms of the spinner 9 must be filled first (house rule spinner_first=fill-first, FA3).",
        "chickenfoot",
        {**FEET, "arms": 2, "options": {"spinner_first": "fill-first"}},
    ),
    Reason.DOUBLE_FOOT_FIRST: Case(
        "6-1@6",
        "The spinner 9 is a double chickenfoot: its arms must be filled first "
        "(house rule spinner=double-chickenfoot, FA4).",
        "chickenfoot",
        {**FEET, "arms": 5, "options": {"spinner": "double-chickenfoot"}},
    ),
    Reason.CHOICE_FIRST: Case(
        "take", "First everybody chooses a tile to show (E17).", "engine-191", {**LINES, "engine": None}
    ),
    Reason.SHOWN_TILE_NOT_HELD: Case(
        "show 9-9",
        "You show a tile from your own hand, and 9-9 is not in it (E17).",
        "engine-191",
        {**LINES, "engine": None},
    ),
    Reason.CHOICE_MADE: Case(
        "show 3-2", "The tiles have been shown; the round has begun (E17).", "engine-191", LINES
    ),
    Reason.REPLACEMENT_DUE: Case(
        "take",
        "9-4 came from your score yard: first put a tile from your hand in its place (E14).",
        "engine-191",
        {**LINES, "yards": {"A": "9-4"}},
        ("4-9@A",),
    ),
    Reason.GIVEN_TILE_NOT_HELD: Case(
        "give 9-1",
        "The replacement comes from your hand, and 9-1 is not in it (E14).",
        "engine-191",
        {**LINES, "yards": {"A": "9-4"}},
        ("4-9@A",),
    ),
    Reason.NO_REPLACEMENT_DUE: Case(
        "give 3-2", "No tile of your score yard needs replacing now (E14).", "engine-191", LINES
    ),
    Reason.NOTHING_TO_REPLACE_WITH: Case(
        "9-4@A",
        "You have no tile in hand to put in its place (house rule emptied_by_replacement=not-out, EA19).",
        "engine-191",
        {
            **LINES,
            "hands": {"A": "", "B": "1-0"},
            "yards": {"A": "9-4"},
            "options": {"emptied_by_replacement": "not-out"},
        },
    ),
    Reason.STATION_WAITS: Case(
        "9-3@A",
        "One of the incomplete stations comes first, on line B or on line C (E37).",
        "engine-191",
        STATIONS,
    ),
    Reason.STATION_CAN_BE_COMPLETED: Case(
        "take",
        "You can complete a station, on line B or on line C, so you may not decline (EA13).",
        "engine-191",
        STATIONS,
    ),
    Reason.RIVAL_LINES_CLOSED: Case(
        "9-3@B",
        "The boneyard is used up, so a rival’s line is closed unless it waits at a station (E44).",
        "engine-191",
        {**LINES, "boneyard": ""},
    ),
    Reason.DISCARDS_NOT_TURNED: Case(
        "9-3@B",
        "The boneyard counts as used up until somebody has to draw, so a rival’s line is closed unless it "
        "waits at a station (house rule discards_flip=when-draw-due, EA11).",
        "engine-191",
        {**LINES, "boneyard": "", "discards": "8-7", "options": {"discards_flip": "when-draw-due"}},
    ),
    Reason.OWNER_STARTS_LINE: Case(
        "9-3@B",
        "Only its owner may lay the first tile of a line (house rule start_rival_line=owner-only, EA6).",
        "engine-191",
        {**LINES, "options": {"start_rival_line": "owner-only"}},
    ),
    Reason.NOTHING_TO_REMOVE: Case("remove", "Your line has no tile to remove (EA8).", "engine-191", LINES),
    Reason.REMOVAL_COMES_FIRST: Case(
        "remove",
        "Track is removed before anything else in a turn (EA9).",
        "engine-191",
        {**LINES, "hands": {"A": "4-4 9-3"}, "trains": {"A": "9-4"}},
        ("4-4@A",),
    ),
    Reason.ONLY_THE_TAKEN_TILE: Case(
        "9-3@A",
        "Only the tile you have taken, 9-5, may be played now (EA24).",
        "engine-191",
        LINES,
        ("take",),
    ),
    Reason.ALREADY_PLAYED: Case(
        "pass", "You have played or taken already: play on, or stop (E46).", "engine-191", LINES, ("take",)
    ),
    Reason.NOTHING_TO_STOP: Case(
        "stop", "You cannot stop at this point of your turn (E46).", "engine-191", LINES
    ),
    Reason.TILE_CAN_BE_TAKEN: Case(
        "pass", "There are tiles left: take one instead of passing (E49).", "engine-191", LINES
    ),
}
