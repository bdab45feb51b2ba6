"""The Engine 191 oracle's own readings (LINES_READINGS.md) and the rulings random play seldom meets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oracle.answers import answer
from tests.oracle.lines import LinesOracle
from tests.oracle.lines_match import match_is_over, match_winners, reveal, tile_set, tiles_each, tokens
from tests.oracle.tiles import read_hand

EIGHTS = "9-8 8-1 1-3 3-8 8-2 2-6 6-8 8-4 4-5 5-8"
LAST_EIGHTS = "9-7 7-8 8-0 0-9"
"""On both lines together lies every 8 but the double."""


def table(hands: dict[str, str], **fields: Any) -> LinesOracle:
    position = {
        "sheet": "engine-191",
        "players": len(hands),
        "turn": "A",
        "engine": 9 if len(hands) > 2 else 6,
        "hands": hands,
        "boneyard": "",
        "trains": {},
        "yards": {},
        "discards": "",
        "incomplete": "",
        "passes": 0,
    }
    return LinesOracle({**position, **fields})


def after(oracle: LinesOracle, *actions: str) -> LinesOracle:
    for action in actions:
        oracle.do(action)
    return oracle


HANDS = {"A": "7-7 6-1", "B": "6-6 7-6", "C": "6-5 7-5"}
LINES = {"A": "9-5", "B": "9-4", "C": "9-3"}


# ---------------------------------------------------------------------- the reveal

CHOOSING: dict[str, Any] = {"engine": None, "boneyard": "6-4"}


def test_a_shown_tile_is_read_in_the_hand_or_beside_it() -> None:
    inside = table({"A": "3-3 1-0", "B": "5-2"}, shown={"A": "3-3"}, **CHOOSING)
    beside = table({"A": "1-0", "B": "5-2"}, shown={"A": "3-3"}, **CHOOSING)

    for oracle in (inside, beside):
        assert sorted(oracle.position()["hands"]["A"].split()) == ["1-0", "3-3"]
        assert after(oracle, "show 5-2").position()["hands"]["A"] == "1-0"


def test_after_the_reveal_nothing_is_shown_any_more() -> None:
    oracle = after(table({"A": "3-3 1-0", "B": "5-5 2-0", "C": "8-1"}, **CHOOSING), "show 1-0", "show 5-5")

    assert oracle.position()["shown"] == {"A": "1-0", "B": "5-5"}
    assert "shown" not in after(oracle, "show 8-1").position()
    assert (oracle.turn, oracle.engine) == ("B", 5)


def test_a_failed_reveal_scores_nothing() -> None:
    oracle = after(table({"A": "3-3 1-0", "B": "5-5 2-0"}, **CHOOSING), "show 1-0", "show 2-0")

    assert oracle.over() == {"reason": "redeal", "winners": [], "scores": [0, 0]}
    assert (oracle.position()["engine"], oracle.position()["shown"]) == (None, {"A": "1-0", "B": "2-0"})
    assert oracle.legal() == []


@pytest.mark.parametrize(
    "options", [{}, {"first_turn": "next-plays"}, {"emptied_by_replacement": "not-out"}], ids=str
)
def test_a_starter_left_without_a_tile_is_out(options: dict[str, str]) -> None:
    oracle = table({"A": "3-3", "B": "5-5 2-0"}, options=options, **CHOOSING)

    after(oracle, "show 3-3", "show 2-0")
    assert oracle.over() == {"reason": "out", "winners": ["A"], "scores": [0, 12]}
    assert oracle.position()["turn"] == "A"


def test_seats_that_have_chosen_are_passed_over() -> None:
    hands = {"A": "3-3 1-0", "B": "5-5 2-0", "C": "8-1"}

    assert table(hands, turn="B", shown={"B": "5-5"}, **CHOOSING).turn == "C"
    assert table(hands, turn="B", shown={"B": "5-5", "C": "8-1"}, **CHOOSING).turn == "A"
    all_chosen = table(hands, shown={"A": "1-0", "B": "5-5", "C": "8-1"}, **CHOOSING)
    assert (all_chosen.turn, all_chosen.engine, all_chosen.over()) == ("B", 5, None)


# ---------------------------------------------------------------------- the turn


def test_without_a_hand_tile_nothing_is_played_from_the_yard() -> None:
    oracle = table(
        {**HANDS, "A": ""},
        yards={"A": "5-2"},
        trains={"A": "9-5 5-5"},
        incomplete="A",
        boneyard="5-1 8-8",
        options={"emptied_by_replacement": "not-out"},
    )

    assert oracle.legal() == ["remove", "take"]
    assert after(oracle, "take").turn == "B"


@pytest.mark.parametrize(
    ("replacement", "held"), [("after-draw", ["6-1", "7-7", "8-8"]), ("before-draw", ["6-1", "7-7"])]
)
def test_the_order_of_draw_and_replacement(replacement: str, held: list[str]) -> None:
    options = {"yard_replacement": replacement}
    oracle = table(HANDS, trains=LINES, yards={"A": "4-4"}, boneyard="8-8 1-1", options=options)

    after(oracle, "4-4@B")
    assert oracle.position()["pending"] == {"step": "replace", "tile": "4-4"}
    assert sorted(oracle.position()["hands"]["A"].split()) == held
    assert oracle.legal() == [f"give {tile}" for tile in held]
    after(oracle, "give 7-7")
    assert oracle.position()["pending"] == {"step": "follow-up", "tile": "4-4"}
    assert sorted(oracle.position()["hands"]["A"].split()) == ["6-1", "8-8"]


def test_a_draw_still_owed_is_not_made_when_the_replacement_ends_the_round() -> None:
    options = {"yard_replacement": "before-draw"}
    oracle = table({**HANDS, "A": "7-7"}, trains=LINES, yards={"A": "4-2"}, boneyard="8-8", options=options)

    assert after(oracle, "4-2@B", "give 7-7").over() == {
        "reason": "out",
        "winners": ["A"],
        "scores": [14, 25, 23],
    }
    assert oracle.position()["boneyard"] == "8-8"


def test_an_empty_hand_in_a_position_is_over_unless_it_may_be_empty() -> None:
    hands = {**HANDS, "B": ""}
    over = table(hands, boneyard="8-8").over()
    assert over == {"reason": "out", "winners": ["B"], "scores": [21, 0, 23]}

    playing = table(hands, boneyard="8-8", options={"emptied_by_replacement": "not-out"})
    assert (playing.over(), playing.legal()) == (None, ["take"])


def test_nobody_can_needs_the_passes_too() -> None:
    options = {"round_end": "nobody-can"}
    oracle = table(HANDS, trains={"C": "9-3"}, options=options)

    assert (oracle.over(), oracle.legal()) == (None, ["pass"])
    after(oracle, "pass", "pass")
    assert (oracle.over(), oracle.legal()) == (None, ["pass", "remove"])
    assert after(oracle, "pass").over() == {"reason": "blocked", "winners": ["A"], "scores": [21, 25, 23]}


def test_with_nobody_can_a_row_of_passes_ends_nothing_while_somebody_could_play() -> None:
    fields: dict[str, Any] = {"trains": LINES, "yards": {"B": "4-1"}, "passes": 3}

    assert table(HANDS, **fields).over() is not None
    assert table(HANDS, **fields, options={"round_end": "nobody-can"}).over() is None


@pytest.mark.parametrize("boneyard", ["", "8-8"])
def test_with_nobody_can_even_a_station_is_not_declined_when_nothing_is_left(boneyard: str) -> None:
    oracle = table(
        {**HANDS, "A": "5-2 7-7"},
        trains={"B": "9-5 5-5"},
        incomplete="B",
        boneyard=boneyard,
        options={"round_end": "nobody-can", "decline_station": "allowed"},
    )

    assert oracle.legal() == (["5-2@B", "take"] if boneyard else ["5-2@B"])


def test_rival_lines_close_with_the_boneyard_itself() -> None:
    hands = {**HANDS, "A": "5-4 7-7"}
    fields: dict[str, Any] = {"trains": LINES, "discards": "8-8 1-1"}

    waiting = table(hands, **fields, options={"discards_flip": "when-draw-due"})
    assert waiting.legal() == ["5-4@A", "remove", "take"]
    assert table(hands, **fields).legal() == ["5-4@A", "5-4@B", "remove", "take"]


def test_a_dead_station_stays_incomplete_and_may_come_back_to_life() -> None:
    oracle = table(
        {"A": "6-6", "B": "9-4 7-7", "C": "6-5"},
        turn="B",
        trains={"A": f"{EIGHTS} 8-8", "B": LAST_EIGHTS},
        incomplete="A",
        boneyard="4-4 1-1",
        options={"dead_station": "released"},
    )

    assert oracle.position()["incomplete"] == "A"
    assert oracle.legal() == ["9-4@B", "9-4@C", "remove", "take"]
    assert after(oracle, "remove").legal() == ["take"]


@pytest.mark.parametrize(
    "place", [{"yards": {"C": "8-0"}}, {"discards": "8-0"}, {"boneyard": "4-4 8-0"}, {}], ids=str
)
def test_a_tile_anywhere_but_in_a_line_keeps_the_station_alive(place: dict[str, Any]) -> None:
    position: dict[str, Any] = {
        "turn": "B",
        "trains": {"A": f"{EIGHTS} 8-8", "B": "9-7 7-8"},
        "incomplete": "A",
        "boneyard": "4-4 1-1",
        "options": {"dead_station": "released"},
    }

    oracle = table({"A": "7-7", "B": "9-4 6-6", "C": "6-5"}, **{**position, **place})
    assert not oracle.is_dead("A")
    assert oracle.legal() == ["remove", "take"]


def test_an_extra_play_goes_on_every_line_open_after_the_draws() -> None:
    oracle = table({**HANDS, "A": "4-4 3-2 5-1 4-0"}, trains=LINES, boneyard="8-8")

    assert after(oracle, "4-4@B").legal() == ["4-0@B", "5-1@A", "stop"]
    richer = table({**HANDS, "A": "4-4 3-2 5-1 4-0"}, trains=LINES, boneyard="8-8 1-1")
    assert after(richer, "4-4@B").legal() == ["3-2@C", "4-0@B", "5-1@A", "stop"]


def test_the_tile_drawn_for_a_removal_may_be_played_at_once_and_others_too() -> None:
    oracle = table({**HANDS, "A": "9-2 7-7"}, trains={"A": "9-5"}, boneyard="9-0 8-8")

    after(oracle, "remove")
    assert [action for action in oracle.legal() if action.endswith("@A")] == ["9-0@A", "9-2@A"]
    assert oracle.position()["pending"] is None


def test_a_taken_tile_goes_only_where_a_first_tile_could() -> None:
    hands = {**HANDS, "A": "7-7 6-1"}
    bound = table(hands, trains={"B": "9-5 5-5", "C": "9-4"}, incomplete="B", boneyard="5-4 8-8")
    assert after(bound, "take").legal() == ["5-4@B", "stop"]

    last = table(hands, trains=LINES, boneyard="5-4")
    assert after(last, "take").legal() == ["5-4@A", "stop"]
    flipped = table(hands, trains=LINES, boneyard="5-4", discards="1-1")
    assert after(flipped, "take").legal() == ["5-4@A", "5-4@B", "stop"]


# ---------------------------------------------------------------------- the piles


def test_the_oldest_discard_is_drawn_first() -> None:
    oracle = table(HANDS, trains={"A": "9-5 5-5 5-3 3-2"}, discards="8-0", boneyard="8-8")

    after(oracle, "remove")
    assert (oracle.position()["boneyard"], oracle.position()["discards"]) == ("8-0 3-2 5-3", "")
    assert oracle.position()["yards"]["A"] == "8-8"


def test_everything_but_a_pass_breaks_the_row() -> None:
    for action in ("5-2@A", "remove"):
        oracle = table({**HANDS, "A": "5-2 7-7"}, trains={"A": "9-5"}, passes=2)
        assert after(oracle, action).position()["passes"] == 0
    assert after(table(HANDS, boneyard="8-8 1-1", passes=2), "take").position()["passes"] == 0


# ---------------------------------------------------------------------- endings


def test_passes_end_nothing_while_there_is_something_to_draw() -> None:
    assert table(HANDS, passes=3).over() is not None
    assert table(HANDS, passes=3, boneyard="8-8").over() is None
    waiting = table(HANDS, passes=3, discards="8-8", options={"discards_flip": "when-draw-due"})
    assert (waiting.over(), waiting.legal()) == (None, ["take"])


def test_the_lowest_score_wins_whoever_went_out_and_the_last_mover_keeps_the_turn() -> None:
    oracle = table({"A": "5-2", "B": "1-0", "C": "7-1"}, trains=LINES, yards={"A": "9-8"}, boneyard="8-8")

    assert after(oracle, "5-2@A").over() == {"reason": "out", "winners": ["B"], "scores": [17, 1, 8]}
    assert (oracle.position()["turn"], oracle.position()["pending"]) == ("A", None)
    blocked = after(table(HANDS), "pass", "pass", "pass")
    assert blocked.position()["turn"] == "C"


def test_a_refused_action_changes_nothing() -> None:
    position = table({**HANDS, "A": "5-2 7-7"}, trains=LINES, boneyard="8-8").position()
    refused = answer({"position": position, "do": ["7-7@A"]})
    assert refused["error"]["kind"] == "illegal-action"
    assert refused["error"]["legal"] == ["5-2@A", "remove", "take"]
    for action in ("pass", "stop", "draw", "give 7-7", "show 7-7", "5-2@B", "5-2", "x@A"):
        oracle = LinesOracle(position)
        with pytest.raises(ValueError, match="not among"):
            oracle.do(action)
        assert oracle.position() == position


# ---------------------------------------------------------------------- the match


def test_sets_and_deals() -> None:
    assert [len(tile_set(players)) for players in (2, 3, 4)] == [28, 55, 55]
    left = [len(tile_set(players)) - players * tiles_each(players) for players in (2, 3, 4)]
    assert left == [10, 22, 19]  # rules.md, section 5


def test_the_reveal_of_a_match() -> None:
    hands = [read_hand("3-3 1-0"), read_hand("5-5 2-0"), read_hand("8-1 0-0")]

    assert reveal({}, hands, read_hand("1-0 2-0 8-1")) is None
    start = reveal({}, hands, read_hand("3-3 5-5 8-1"))
    assert start is not None
    assert (start.engine, start.starter, start.turn, start.hands[0]) == (3, 0, 0, [(1, 0)])
    blank = reveal({"first_turn": "next-plays"}, hands, read_hand("3-3 5-5 0-0"))
    assert blank is not None
    assert (blank.engine, blank.starter, blank.turn) == (0, 2, 0)


def result(winners: str, *scores: int) -> dict[str, Any]:
    return {"reason": "out" if winners else "redeal", "winners": list(winners), "scores": list(scores)}


def test_several_last_tokens_at_once() -> None:
    results = [result("A", 1, 9, 2), result("", 0, 0, 0), result("B", 20, 1, 2), result("AB", 3, 3, 4)]
    options = {"tokens": 2}

    assert tokens(3, results) == [2, 2, 0]
    assert match_is_over(options, 3, results)
    assert not match_is_over(options, 3, results[:3])
    assert match_winners(options, 3, results) == ["A", "B"]
    assert match_winners({**options, "shared_third_token": "score-sum"}, 3, results) == ["B"]
    assert match_winners(options, 3, results[:3]) == []


def test_equal_sums_of_scores_share_the_match() -> None:
    options = {"tokens": 1, "shared_third_token": "score-sum"}

    assert match_winners(options, 3, [result("AB", 3, 3, 4)]) == ["A", "B"]
