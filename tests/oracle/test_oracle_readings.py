"""The oracle's own readings (READINGS.md) and the rulings random play seldom meets."""

from __future__ import annotations

from typing import Any

from tests.oracle.match import engines, next_starter, search, tiles_each
from tests.oracle.tiles import read_hand, write_tiles
from tests.oracle.trains import Oracle

SEVENS = "12-7 7-11 11-10 10-7 7-9 9-8 8-7 7-6 6-5 5-7 7-4 4-3 3-7 7-2 2-1 1-7"  # all but 7-7 and 7-0


def table(sheet: str, hands: dict[str, str], **fields: Any) -> Oracle:
    position = {
        "sheet": f"mexican-train-{sheet}",
        "players": len(hands),
        "turn": "A",
        "engine": 12,
        "hands": hands,
        "boneyard": "",
        "trains": {},
        "markers": "",
        "open_doubles": "",
    }
    return Oracle({**position, **fields})


def after(oracle: Oracle, *actions: str) -> Oracle:
    for action in actions:
        oracle.do(action)
    return oracle


def test_keeping_the_drawn_tile_marks() -> None:
    keep = {"drawn_tile": "may-keep"}
    oracle = table("classic", {"A": "5-4", "B": "3-1"}, boneyard="12-2 9-9", options=keep)

    assert after(oracle, "draw").legal() == ["12-2@A", "12-2@M", "keep"]
    assert after(oracle, "keep").position()["markers"] == "A"


def test_the_marker_question_comes_before_the_follow_up() -> None:
    ask = {"marker_removal": "ask"}
    oracle = table(
        "classic",
        {"A": "9-9 5-4", "B": "3-1"},
        boneyard="8-2",
        trains={"A": "12-9"},
        markers="A",
        options=ask,
    )

    assert after(oracle, "9-9@A").position()["pending"] == {"step": "unmark", "tile": "9-9"}
    assert oracle.legal() == ["leave", "unmark"]
    assert after(oracle, "unmark").position()["pending"] == {"step": "follow-up", "tile": "9-9"}
    assert after(oracle, "draw").position()["markers"] == "A"  # failed: on again
    assert oracle.turn == "B"


def test_a_dead_double_does_not_bind_in_classic_and_stays_listed() -> None:
    trains = {"A": SEVENS, "B": "12-0 0-7 7-7"}
    oracle = table("classic", {"A": "1-0 12-3", "B": "3-1"}, trains=trains, open_doubles="B", boneyard="5-5")

    assert oracle.legal() == ["12-3@M"]
    assert oracle.position()["open_doubles"] == "B"


def test_a_dead_double_in_a_queue_is_skipped() -> None:
    trains = {"A": SEVENS, "B": "12-0 0-7 7-7", "M": "12-3 3-3"}
    oracle = table(
        "classic", {"A": "5-3 12-4", "B": "1-0"}, trains=trains, open_doubles="B M", boneyard="5-5"
    )

    assert oracle.legal() == ["5-3@M"]


def test_own_train_first_shuts_shared_and_marked_trains_but_not_an_open_double() -> None:
    own = {"own_train_first": "yes"}
    hands = {"A": "11-3 9-5 12-1", "B": "3-1"}
    trains = {"B": "12-9", "M": "12-11"}
    assert table("classic", hands, trains=trains, markers="B", options=own).legal() == ["12-1@A"]

    trains["B"] = "12-9 9-9"
    bound = table("classic", hands, trains=trains, markers="B", open_doubles="B", options=own)
    assert bound.legal() == ["9-5@B"]


def test_own_train_first_blocks_by_permitted_ends() -> None:
    own = {"own_train_first": "yes"}
    hands = {"A": "9-5", "B": "3-1"}  # 9-5 fits B's marked train, but A's own is not begun
    trains = {"B": "12-9", "M": "12-11"}
    oracle = table("classic", hands, trains=trains, markers="A B", options=own)

    assert oracle.over() == {"reason": "blocked", "winners": ["B"], "scores": [14, 4]}


def test_a_pass_after_a_failed_extra_tile_counts_as_one() -> None:
    passing = {"blocked_when": "all-pass"}
    hands = {"A": "9-9 5-4", "B": "9-1 8-8"}
    oracle = table("classic", hands, trains={"A": "12-9"}, passes=1, options=passing)

    assert after(oracle, "9-9@A").legal() == ["pass"]
    assert after(oracle, "pass").position()["passes"] == 1
    assert oracle.over() is None


def test_all_pass_ends_the_round_although_a_fresh_marker_opened_a_train() -> None:
    passing = {"blocked_when": "all-pass"}
    hands = {"A": "3-1", "B": "8-2"}
    trains = {"A": "12-6", "B": "12-3", "M": "12-9"}
    over = after(table("classic", hands, trains=trains, options=passing), "pass", "pass").over()

    assert over is not None
    assert over["reason"] == "blocked"


def test_a_chain_leaves_a_queue_that_is_closed_oldest_first() -> None:
    chain = {"doubles_in_a_turn": "chain"}
    hands = {"A": "9-9 8-8 8-1 5-4 12-2", "B": "8-3 9-3"}
    trains = {"A": "12-9", "M": "12-8"}
    oracle = table("classic", hands, trains=trains, boneyard="5-5", markers="B", options=chain)

    assert after(oracle, "9-9@A", "8-8@M").legal() == ["12-2@B"]  # not 8-1 on the newer double
    assert after(oracle, "12-2@B").legal() == ["9-3@A"]


def test_the_french_extra_tile_goes_on_the_double_only() -> None:
    hands = {"A": "9-9 12-1", "B": "3-1"}
    oracle = table("classic-fr", hands, trains={"A": "12-9"}, boneyard="12-2")

    assert after(oracle, "9-9@A").legal() == ["draw"]
    assert after(oracle, "draw").position()["markers"] == "A"


SUPER_HANDS = {"A": "6-6 5-3", "B": "9-2", "C": "7-0 2-1"}
SUPER_TRAINS = {"A": "4-6", "M": "4-8"}


def super_table(boneyard: str, **options: Any) -> Oracle:
    return table("super", SUPER_HANDS, engine=4, trains=SUPER_TRAINS, boneyard=boneyard, options=options)


def test_a_double_drawn_for_ones_own_bonus_falls_under_b37() -> None:
    oracle = after(super_table("8-8 6-1 9-9"), "6-6@A", "draw")

    assert oracle.legal() == ["8-8@MR", "keep"]
    assert after(oracle, "8-8@MR").legal() == ["6-1@A"]
    assert after(oracle, "6-1@A").position()["open_doubles"] == "MR"
    assert after(super_table("8-8 6-1 9-9", bonus_double="not-allowed"), "6-6@A", "draw").legal() == [
        "8-8@MR",
        "keep",
    ]


def test_the_second_draw_fails_by_itself() -> None:
    oracle = after(super_table("8-8 8-1 9-9"), "6-6@A", "draw", "8-8@MR")  # 8-1 fits only the newer double

    assert oracle.turn == "B"
    assert oracle.position()["markers"] == "A"
    assert oracle.position()["open_doubles"] == "A MR"
    assert oracle.legal() == ["draw"]


def test_drawn_double_switch() -> None:
    assert after(super_table("8-8 6-1", drawn_double="must-play"), "6-6@A", "draw").legal() == ["8-8@MR"]
    refused = after(super_table("8-8 6-1", drawn_double="not-allowed"), "6-6@A", "draw")
    assert (refused.turn, refused.position()["markers"]) == ("B", "A")


def test_the_four_moments_of_an_empty_yard() -> None:
    at_once = after(super_table("9-9", yard_empty="at-once"), "6-6@A", "draw")
    assert at_once.over() == {"reason": "yard-empty", "winners": ["C"], "scores": [26, 11, 10]}
    assert at_once.position()["markers"] == ""

    end_of_turn = after(super_table("9-9"), "6-6@A", "draw")
    assert end_of_turn.over() == {"reason": "yard-empty", "winners": ["C"], "scores": [26, 11, 10]}
    assert end_of_turn.position()["markers"] == "A"

    due = after(super_table("9-9", yard_empty="when-draw-due"), "6-6@A", "draw")
    assert (due.position()["turn"], due.position()["markers"]) == ("B", "A")
    assert due.over() == {"reason": "yard-empty", "winners": ["C"], "scores": [26, 11, 10]}

    play_on = after(super_table("9-9", yard_empty="play-on"), "6-6@A", "draw")
    assert play_on.over() == {"reason": "blocked", "winners": ["C"], "scores": [26, 11, 10]}  # nobody has a 6


def test_play_on_is_blocked_as_soon_as_nobody_fits_a_permitted_end() -> None:
    hands = {"A": "5-3", "B": "9-2"}
    trains = {"A": "4-9", "B": "4-3", "M": "4-8"}  # each fits the other's train, which is not marked
    blocked = table("super", hands, engine=4, trains=trains, options={"yard_empty": "play-on"})

    assert blocked.over() == {"reason": "blocked", "winners": ["A"], "scores": [8, 11]}


def test_failed_close_without_marker_does_not_cover_ones_own_bonus() -> None:
    oracle = after(super_table("9-9 3-2 5-5", failed_close="no-marker"), "6-6@A", "draw")
    assert oracle.position()["markers"] == "A"
    assert after(oracle, "draw").position()["markers"] == "A"  # B failed to close


def test_later_players_only_are_bound_to_the_closing_order() -> None:
    hands = {"A": "6-6 8-8 8-1 5-3", "B": "8-2 9-2"}
    free = table(
        "super",
        hands,
        engine=4,
        trains=SUPER_TRAINS,
        boneyard="9-9 1-1",
        options={"closing_order": "later-players"},
    )
    strict = table("super", hands, engine=4, trains=SUPER_TRAINS, boneyard="9-9 1-1")

    assert after(free, "6-6@A", "8-8@MR").legal() == ["8-1@MR"]
    assert after(strict, "6-6@A", "8-8@MR").legal() == ["draw"]


def test_engine_half_dead_leaves_one_end() -> None:
    half = {"super_train": "engine-half-dead"}
    hands = {"A": "8-4 4-1", "B": "9-2"}
    assert table("super", hands, engine=4, trains={"M": "4-8"}, boneyard="9-9", options=half).legal() == [
        "4-1@A",
        "8-4@A",
        "8-4@MR",
    ]


SATISFY_HANDS = {"A": "6-6 9-1", "B": "7-2", "C": "5-1"}


def satisfy_table(boneyard: str, hands: dict[str, str] = SATISFY_HANDS, **options: Any) -> Oracle:
    return table("satisfy", hands, trains={"A": "12-6"}, boneyard=boneyard, options=options)


def test_the_placer_draws_until_a_tile_fits() -> None:
    oracle = after(satisfy_table("9-2 8-8 6-2 5-5"), "6-6@A", "pass", "pass")

    assert oracle.legal() == ["draw-until"]
    assert after(oracle, "draw-until").position()["pending"] == {"step": "drawn", "tile": "6-2"}
    assert oracle.legal() == ["6-2@A"]
    assert after(oracle, "6-2@A").turn == "B"
    assert oracle.position()["boneyard"] == "5-5"
    assert oracle.position()["markers"] == ""


def test_without_a_fitting_tile_the_duty_lapses() -> None:
    drained = after(satisfy_table("9-2 8-8"), "6-6@A", "pass", "pass", "draw-until")
    assert (drained.turn, drained.position()["open_doubles"]) == ("B", "")

    empty = after(satisfy_table(""), "6-6@A", "pass", "pass")
    assert empty.legal() == ["pass"]
    after(empty, "pass")
    assert (empty.turn, empty.position()["open_doubles"], empty.position()["markers"]) == ("B", "", "")


def test_one_each_and_markers_for_the_duty() -> None:
    oracle = satisfy_table("9-2 8-8 6-2", duty_draw="one-each", duty_marker="marker")

    assert after(oracle, "6-6@A").legal() == ["draw"]
    assert after(oracle, "draw").turn == "B"
    assert oracle.position()["markers"] == "A"
    assert after(oracle, "draw").position()["markers"] == "A B"
    assert after(oracle, "draw").legal() == ["6-2@A"]
    assert after(oracle, "6-2@A").turn == "A"
    assert satisfy_table("", duty_draw="one-each").legal() == ["6-6@A"]
    assert after(satisfy_table("", duty_draw="one-each"), "6-6@A").legal() == ["pass"]


def test_after_duty_left_of_the_placer() -> None:
    hands = {"A": "6-6 9-1", "B": "7-2", "C": "6-1 5-5"}
    assert after(satisfy_table("9-9", hands), "6-6@A", "pass", "6-1@A").turn == "A"
    oracle = satisfy_table("9-9", hands, after_duty="left-of-placer")
    assert after(oracle, "6-6@A", "pass", "6-1@A").turn == "B"


def test_a_last_double_that_must_be_satisfied() -> None:
    must = {"last_double": "must-be-satisfied"}
    covered = satisfy_table("9-9", {"A": "6-6", "B": "7-2", "C": "6-1 5-5"}, **must)
    assert after(covered, "6-6@A", "pass").over() is None
    assert after(covered, "6-1@A").over() == {"reason": "out", "winners": ["A"], "scores": [0, 9, 10]}

    both = satisfy_table("9-9", {"A": "6-6", "B": "7-2", "C": "6-1"}, **must)
    assert after(both, "6-6@A", "pass", "6-1@A").over() == {
        "reason": "out",
        "winners": ["A", "C"],
        "scores": [0, 9, 0],
    }

    plays_on = satisfy_table("9-9 6-1", {"A": "6-6", "B": "7-2", "C": "5-5"}, **must)
    assert after(plays_on, "6-6@A", "pass", "pass", "draw-until", "6-1@A").over() is None
    assert plays_on.position()["hands"]["A"] == "9-9"


def test_a_dead_double_in_satisfy() -> None:
    trains = {"A": SEVENS, "M": "12-0 0-7"}
    hands = {"A": "7-7 9-1", "B": "5-4"}
    released = table("satisfy", hands, trains=trains, boneyard="9-9 8-8")
    assert after(released, "7-7@A").position()["open_doubles"] == ""
    assert released.legal() == ["draw"]

    binds = table("satisfy", hands, trains=trains, boneyard="9-9 8-8", options={"dead_double": "binds"})
    assert after(binds, "7-7@A").legal() == ["pass"]
    assert after(binds, "pass").legal() == ["draw-until"]
    assert after(binds, "draw-until").position()["hands"]["A"] == "9-1 9-9 8-8"
    assert (binds.turn, binds.position()["open_doubles"]) == ("B", "")


def test_the_search_gives_one_tile_each_until_the_engine_is_found() -> None:
    hands = [read_hand("9-1"), read_hand("8-2"), read_hand("7-3")]
    boneyard = read_hand("1-1 2-2 3-3 4-4 12-12 5-5")

    first = search({}, 12, hands, boneyard, None)
    assert first is not None
    assert [write_tiles(hand) for hand in first.hands] == ["9-1 1-1 4-4", "8-2 2-2", "7-3 3-3"]
    assert (first.starter, first.turn, write_tiles(first.boneyard)) == (1, 2, "5-5")

    later = search({"engine_turn": "plays-on"}, 12, hands, boneyard, 1)
    assert later is not None
    assert (later.starter, later.turn) == (0, 0)
    assert search({"engine": "reshuffle"}, 12, hands, boneyard, None) is None


def test_the_frame_of_a_match() -> None:
    assert engines("mexican-train-classic", {"game": "fast"}) == list(range(9, -1, -1))
    assert engines("mexican-train-super", {"rounds": 5}) == [4, 3, 2, 1, 0]
    assert tiles_each("mexican-train-classic", {"game": "fast"}, 3) == 13
    assert next_starter("mexican-train-classic", {}, 3, 1, 2, None) == 0
    tie = {"winners": ["A", "C"]}
    assert next_starter("mexican-train-super", {}, 4, 3, 1, tie) == 2
    assert next_starter("mexican-train-super", {}, 4, 3, 0, tie) == 0
    assert next_starter("mexican-train-satisfy", {}, 4, 3, 0, None) is None
