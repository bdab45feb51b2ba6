"""Where a tile may go: one's own train, the shared train, open trains. [C9]-[C13]"""

from __future__ import annotations

import pytest

from boneyard import Reason
from tests.rulebook import clause, do, house_rule, legal, refusal, refused_by, shown, turn
from tests.sheets.mexican_train_satisfy.tables import table


@clause("C9", "CA6")
def test_a_player_lays_one_tile_on_an_open_end_with_matching_numbers() -> None:
    started = table(
        hands={"A": "9-3 8-2 7-1 5-4", "B": "6-0 6-1", "C": "5-0 5-1"},
        boneyard="1-1",
        trains={"A": "12-9", "B": "12-8", "C": "12-7", "M": "12-5"},
        markers="B",
    )

    assert legal(started) == ["5-4@M", "8-2@B", "9-3@A"]
    do(started, "9-3@A")
    assert shown(started, "trains") == {"A": "12-9 9-3", "B": "12-8", "C": "12-7", "M": "12-5"}
    assert turn(started) == "B"


@clause("C9")
def test_a_tile_that_does_not_match_is_refused() -> None:
    started = table(hands={"A": "9-3 8-2"}, boneyard="1-1", trains={"A": "12-9", "M": "12-5"})

    assert refusal(started, "8-2@A") == (Reason.TILE_DOES_NOT_FIT, "C9")
    assert refusal(started, "9-3@M") == (Reason.TILE_DOES_NOT_FIT, "C9")


@clause("C9")
def test_only_tiles_of_ones_own_hand_are_laid() -> None:
    started = table(hands={"A": "12-3", "B": "12-4"}, boneyard="12-5 1-1")

    assert refusal(started, "12-4@A") == (Reason.TILE_NOT_HELD, "C9")
    assert refusal(started, "12-5@A") == (Reason.TILE_NOT_HELD, "C9")


@clause("C9")
def test_a_tile_lies_with_its_matching_half_inwards_whichever_half_that_is() -> None:
    started = table(
        hands={"A": "9-3 7-3", "B": "5-5", "C": "4-4"}, boneyard="1-1 2-2 0-0", trains={"A": "12-3"}
    )

    do(started, "9-3@A", "draw", "draw")
    assert shown(started, "trains") == {"A": "12-3 3-9"}
    assert refusal(started, "7-3@A") == (Reason.TILE_DOES_NOT_FIT, "C9")


@clause("CA6")
def test_who_can_play_must_play() -> None:
    started = table(hands={"A": "12-3 9-9"}, boneyard="1-1")

    assert legal(started) == ["12-3@A", "12-3@M"]
    assert refusal(started, "draw") == (Reason.MUST_PLAY, "CA6")
    assert refusal(started, "pass") == (Reason.MUST_PLAY, "CA6")
    assert refusal(started, "draw-until") == (Reason.MUST_PLAY, "CA6")


@clause("C10")
def test_a_train_leaves_the_hub_with_the_engines_number() -> None:
    started = table(engine=4, hands={"A": "12-4 12-9 4-3"}, boneyard="1-1", trains={"M": "4-0"})

    assert legal(started) == ["12-4@A", "4-3@A"]
    assert refusal(started, "12-9@A") == (Reason.TILE_DOES_NOT_FIT, "C9")
    assert shown(do(started, "12-4@A"), "trains") == {"A": "4-12", "M": "4-0"}


@clause("C10")
def test_there_is_one_train_for_each_player_and_none_for_an_empty_seat() -> None:
    started = table(players=3, hands={"A": "12-3"}, boneyard="1-1", markers="B C")

    assert legal(started) == ["12-3@A", "12-3@B", "12-3@C", "12-3@M"]
    assert refusal(started, "12-3@D") == (Reason.NO_SUCH_END, "C10")


@clause("C11")
def test_only_its_owner_extends_a_train_unless_it_is_open() -> None:
    trains = {"A": "12-9", "B": "12-8"}
    hands = {"A": "9-8 5-5", "B": "9-0 8-0", "C": "1-0 2-0"}
    closed = table(hands=hands, boneyard="1-1", trains=trains)
    opened = table(hands=hands, boneyard="1-1", trains=trains, markers="B")

    assert legal(closed) == ["9-8@A"]
    assert refusal(closed, "9-8@B") == (Reason.TRAIN_CLOSED, "C11")
    assert legal(opened) == ["9-8@A", "9-8@B"]
    assert shown(do(opened, "9-8@B"), "trains") == {"A": "12-9", "B": "12-8 8-9"}
    assert legal(opened) == ["9-0@B"]


@clause("C11")
def test_a_train_that_nobody_has_begun_is_its_owners_alone() -> None:
    started = table(hands={"A": "12-9"}, boneyard="1-1")

    assert refusal(started, "12-9@B") == (Reason.TRAIN_CLOSED, "C11")


@clause("C12")
def test_anyone_begins_the_public_train_with_the_engines_number_and_anyone_extends_it() -> None:
    hands = {"A": "6-5 4-4", "B": "12-9 7-3", "C": "9-2 1-0"}
    started = table(turn="B", hands=hands, boneyard="7-7 8-8", trains={"A": "12-3", "B": "12-4", "C": "12-8"})

    assert legal(started) == ["12-9@M"]
    assert refusal(started, "7-3@M") == (Reason.TILE_DOES_NOT_FIT, "C9")
    assert legal(do(started, "12-9@M")) == ["9-2@M"]
    assert shown(do(started, "9-2@M"), "trains") == {"A": "12-3", "B": "12-4", "C": "12-8", "M": "12-9 9-2"}
    assert legal(started) == ["draw"]


@clause("C13", "CA5")
def test_the_mexican_train_grows_at_one_end_only() -> None:
    hands = {"A": "12-4 3-1 9-6 6-0"}
    started = table(hands=hands, boneyard="1-1", trains={"A": "12-3", "M": "12-9"})

    assert legal(started) == ["3-1@A", "9-6@M"]
    assert refusal(started, "12-4@M") == (Reason.TILE_DOES_NOT_FIT, "C9")
    assert refusal(started, "12-4@ML") == (Reason.NO_SUCH_END, "C10")
    assert refusal(started, "9-6@MR") == (Reason.NO_SUCH_END, "C10")


@clause("CA5")
def test_the_public_train_and_the_mexican_train_are_one() -> None:
    started = table(hands={"A": "12-4 12-5", "B": "12-6 9-9", "C": "5-5"}, boneyard="1-1")
    do(started, "12-4@M")

    assert legal(started) == ["12-6@B"]
    assert refusal(started, "12-6@M") == (Reason.TILE_DOES_NOT_FIT, "C9")


@clause("C15", "CA25")
def test_a_marked_train_that_has_not_begun_is_begun_by_anyone_and_stays_its_owners() -> None:
    hands = {"A": "12-5 9-9", "B": "12-3 7-0", "C": "5-1 8-8"}
    started = table(hands=hands, boneyard="1-1", trains={"A": "12-2", "C": "12-4"}, markers="B")

    assert legal(started) == ["12-5@B", "12-5@M"]
    do(started, "12-5@B")
    assert shown(started, "trains") == {"A": "12-2", "B": "12-5", "C": "12-4"}
    assert shown(started, "markers") == "B"
    do(started, "12-3@M")
    assert shown(started, "markers") == ""
    assert refusal(started, "5-1@B") == (Reason.TRAIN_CLOSED, "C11")


@clause("C9")
@pytest.mark.parametrize("action", ["remove", "take", "stop", "show 12-3", "give 12-3"])
def test_there_is_no_such_action_in_this_game(action: str) -> None:
    assert refusal(table(hands={"A": "12-3"}, boneyard="1-1"), action) == (Reason.OTHER_GAME, "C9")


@clause("C16", "CA9")
@house_rule("marker_comes_off", "own-train")
def test_nobody_decides_about_a_marker_it_comes_off_by_itself() -> None:
    fields: dict[str, object] = {"hands": {"A": "12-3"}, "boneyard": "1-1", "markers": "A"}
    own_train = table(**fields, options={"marker_comes_off": "own-train"})

    for action in ("unmark", "leave"):
        assert refusal(table(**fields), action) == (Reason.MARKER_OFF_BY_ITSELF, "C16")
        assert refusal(own_train, action) == (Reason.MARKER_OFF_BY_ITSELF, "CA9")
    assert refused_by(own_train, "unmark") == ("marker_comes_off", "own-train")
