"""Every reason for which the sheet refuses an action, each with its clause; nothing has changed then."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from boneyard import Reason
from boneyard.sheets.clauses import CLAUSES, RULINGS
from tests.rulebook import clause, do, refusal
from tests.sheets.engine_191.tables import ENGINE_191, table

HANDS = {"A": "5-2 9-2 7-7", "B": "6-6 7-6", "C": "6-5 7-5"}
LINES = {"A": "9-5", "B": "9-4"}


@dataclass
class Case:
    """What is refused, by which clause, at which table, after which actions."""

    action: str
    clause: str
    done: tuple[str, ...] = ()
    fields: dict[str, object] = field(default_factory=dict)


BOUND: dict[str, object] = {"trains": {"A": "9-5 5-5", "B": "9-4"}, "incomplete": "A"}
CHOOSING: dict[str, object] = {"engine": None, "trains": {}}
TWO_PLAYERS: dict[str, object] = {
    "players": 2,
    "engine": 6,
    "hands": {"A": "6-2", "B": "5-3"},
    "boneyard": "4-4",
    "trains": {},
}
CASES = {
    Reason.ROUND_OVER: Case("take", "E54", fields={"hands": {**HANDS, "B": ""}}),
    Reason.OTHER_GAME: Case("draw", "E23"),
    Reason.NO_SUCH_END: Case("5-2@D", "E6"),
    Reason.NOT_IN_DOUBLE_SIX: Case("7-1@A", "E2", fields=TWO_PLAYERS),
    Reason.NOT_IN_DOUBLE_NINE: Case("10-5@A", "E3"),
    Reason.TILE_NOT_HELD: Case("5-1@A", "E13"),
    Reason.TILE_DOES_NOT_FIT: Case("7-7@A", "E7"),
    Reason.CHOICE_FIRST: Case("take", "E17", fields=CHOOSING),
    Reason.SHOWN_TILE_NOT_HELD: Case("show 9-9", "E17", fields=CHOOSING),
    Reason.CHOICE_MADE: Case("show 7-7", "E17"),
    Reason.REPLACEMENT_DUE: Case("stop", "E14", ("5-0@A",), {"yards": {"A": "5-0"}}),
    Reason.GIVEN_TILE_NOT_HELD: Case("give 6-6", "E14", ("5-0@A",), {"yards": {"A": "5-0"}}),
    Reason.NO_REPLACEMENT_DUE: Case("give 7-7", "E14"),
    Reason.NOTHING_TO_REPLACE_WITH: Case(
        "5-0@A",
        "EA19",
        fields={
            "hands": {**HANDS, "A": ""},
            "yards": {"A": "5-0"},
            "options": {"emptied_by_replacement": "not-out"},
        },
    ),
    Reason.STATION_WAITS: Case("9-2@C", "E37", fields=BOUND),
    Reason.STATION_CAN_BE_COMPLETED: Case("take", "EA13", fields=BOUND),
    Reason.RIVAL_LINES_CLOSED: Case("9-2@C", "E44", fields={"boneyard": ""}),
    Reason.DISCARDS_NOT_TURNED: Case(
        "9-2@C",
        "EA11",
        fields={"boneyard": "", "discards": "1-1", "options": {"discards_flip": "when-draw-due"}},
    ),
    Reason.OWNER_STARTS_LINE: Case("9-2@C", "EA6", fields={"options": {"start_rival_line": "owner-only"}}),
    Reason.NOTHING_TO_REMOVE: Case("remove", "EA8", fields={"trains": {"B": "9-4"}}),
    Reason.REMOVAL_COMES_FIRST: Case("remove", "EA9", ("take",), {"boneyard": "5-1 8-8"}),
    Reason.ONLY_THE_TAKEN_TILE: Case("5-2@A", "EA24", ("take",), {"boneyard": "5-1 8-8"}),
    Reason.ALREADY_PLAYED: Case("take", "E46", ("5-5@A",), {"hands": {**HANDS, "A": "5-5 7-7"}}),
    Reason.NOTHING_TO_STOP: Case("stop", "E46"),
    Reason.TILE_CAN_BE_TAKEN: Case("pass", "E49"),
    Reason.BONEYARD_EMPTY: Case("take", "E50", fields={"boneyard": ""}),
    Reason.MUST_PLAY: Case("pass", "EA21", fields={"boneyard": "", "options": {"round_end": "nobody-can"}}),
}


def test_every_reason_of_the_sheet_has_its_case_and_every_clause_is_of_this_game() -> None:
    assert set(CASES) == set(ENGINE_191.refusals)
    own = {key for key, entry in CLAUSES.items() if entry.game == "engine-191"}
    own |= {key for key, ruling in RULINGS.items() if ruling.game == "engine-191"}
    assert {ENGINE_191.grounds(reason)[0] for reason in ENGINE_191.refusals} <= own


@pytest.mark.parametrize("reason", CASES, ids=lambda reason: reason.value)
def test_the_action_is_refused_for_this_reason_and_the_clause_is_cited(reason: Reason) -> None:
    case = CASES[reason]
    started = table(**{"hands": HANDS, "boneyard": "8-8 1-1", "trains": LINES, **case.fields})
    do(started, *case.done)
    told = list(started.history)

    assert refusal(started, case.action) == (reason, case.clause)
    assert started.history == told


@clause("E13")
def test_a_tile_one_does_not_hold_is_refused_before_all_else() -> None:
    """Nobody learns from a refusal what a line would take of a tile that is somewhere else."""
    bound = table(hands=HANDS, boneyard="8-8 1-1", **BOUND)

    for action in ("6-6@A", "6-6@B", "5-1@A"):
        assert refusal(bound, action) == (Reason.TILE_NOT_HELD, "E13")


@clause("E37", "E44")
def test_a_waiting_station_is_named_before_a_closed_line() -> None:
    bound = table(hands=HANDS, boneyard="", **BOUND)

    assert refusal(bound, "9-2@C") == (Reason.STATION_WAITS, "E37")
    assert refusal(bound, "7-7@A") == (Reason.TILE_DOES_NOT_FIT, "E7")


@clause("E50", "EA13")
def test_a_station_that_can_be_completed_is_named_before_what_could_be_done_instead() -> None:
    """Nobody is told to pass, or to take, who would then be refused that too."""
    bound = table(hands=HANDS, boneyard="", **BOUND)
    drawing = table(hands=HANDS, boneyard="8-8", **BOUND)

    for action in ("take", "pass"):
        assert refusal(bound, action) == (Reason.STATION_CAN_BE_COMPLETED, "EA13")
        assert refusal(drawing, action) == (Reason.STATION_CAN_BE_COMPLETED, "EA13")


@clause("EA6", "E44")
def test_a_used_up_boneyard_is_named_before_the_owners_first_tile() -> None:
    options = {"start_rival_line": "owner-only"}

    closed = table(hands=HANDS, boneyard="", trains=LINES, options=options)
    assert refusal(closed, "9-2@C") == (Reason.RIVAL_LINES_CLOSED, "E44")


@clause("EA21", "EA13")
def test_who_may_decline_a_station_but_not_pass_is_told_that_he_can_play() -> None:
    options = {"decline_station": "allowed", "round_end": "nobody-can"}
    bound = table(hands=HANDS, boneyard="", options=options, **BOUND)

    assert refusal(bound, "pass") == (Reason.MUST_PLAY, "EA21")
