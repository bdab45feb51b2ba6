"""A foot that can never get its three toes. [FA10]"""

from __future__ import annotations

import pytest

from boneyard import BadOption, Match, Reason, Round
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, house_rule, legal, over, refusal, shown, turn
from tests.sheets.chickenfoot.tables import (
    CHICKENFOOT,
    SEVEN_FOURS,
    SIX_FOURS,
    happens,
    layout,
    opened,
    table,
    tree,
)

HANDS = {"A": "4-4 3-2 8-8", "B": "4-1 3-3", "C": "7-7 6-0"}
ANSWERS = ("binds", "ends-round", "released")


def dying(answer: str, laid: str | None = SEVEN_FOURS, **fields: object) -> Round:
    """Seat A holds the double four; the table may prove that it never gets three toes."""
    return table(
        **{
            "hands": HANDS,
            "ends": "3 4 4 4",
            "boneyard": "5-5 4-0",
            "laid": laid,
            "options": {"dead_foot": answer},
            **fields,
        }
    )


@clause("FA10", "F11")
@house_rule("dead_foot", "binds")
def test_a_dead_foot_binds_and_everybody_draws_until_the_boneyard_is_empty() -> None:
    bound = do(dying("binds", hands={**HANDS, "B": "3-3 8-1"}, boneyard="5-5 5-0 6-5"), "4-4@4")

    for seat in "BCA":
        assert (turn(bound), legal(bound), bound.result) == (seat, ["draw"], None)
        assert shown(bound, "foot") == {"pips": 4, "toes": 3}
        do(bound, "draw")
    assert over(bound) == ("blocked", "B C", (5 + 16 + 11, 6 + 9 + 10, 14 + 6 + 5))
    assert refusal(bound, "3-3@3") == (Reason.ROUND_OVER, "F14")


@clause("FA10")
@house_rule("dead_foot", "binds")
def test_a_dead_foot_that_binds_still_takes_the_toes_there_are() -> None:
    bound = do(dying("binds"), "4-4@4")

    assert (turn(bound), legal(bound)) == ("B", ["4-1@4"])
    assert refusal(bound, "3-3@3") == (Reason.FOOT_WAITS, "F11")
    do(bound, "4-1@4", "draw")
    assert (turn(bound), legal(bound), shown(bound, "foot")) == ("A", ["draw"], {"pips": 4, "toes": 2})
    assert legal(do(bound, "draw")) == ["4-0@4", "keep"]
    assert over(do(bound, "4-0@4"))[0] == "blocked"
    assert shown(bound, "foot") == {"pips": 4, "toes": 1}


@clause("FA10")
@house_rule("dead_foot", "ends-round")
def test_with_ends_round_the_double_that_proves_it_ends_the_round_at_once() -> None:
    ended = dying("ends-round")

    assert happens(ended, "4-4@4") == ["laid A 4-4 @4", "foot-begun A @4", "round-over"]
    assert over(ended) == ("blocked", "B", (5 + 16, 5 + 6, 14 + 6))
    assert shown(ended, "boneyard") == "5-5 4-0"
    assert (legal(ended), refusal(ended, "4-1@4")) == ([], (Reason.ROUND_OVER, "F14"))


@clause("FA10", "FA11")
@house_rule("dead_foot", "ends-round", "released")
def test_a_dead_double_as_last_tile_is_out() -> None:
    for answer in ANSWERS:
        last = do(dying(answer, hands={**HANDS, "A": "4-4"}), "4-4@4")
        assert over(last) == ("out", "A", (0, 11, 20))


@clause("FA10")
@house_rule("dead_foot", "released")
def test_with_released_the_foot_counts_as_complete_and_takes_nothing_more() -> None:
    released = dying("released", ends="3 4 6 6")

    assert happens(released, "4-4@4") == ["laid A 4-4 @4", "foot-begun A @4", "foot-released A @4"]
    assert (shown(released, "foot"), shown(released, "ends")) == (None, "3 6 6")
    assert (layout(released).foot, layout(released).toes) == (None, 0)
    assert (turn(released), legal(released)) == ("B", ["3-3@3"])
    assert refusal(released, "4-1@4") == (Reason.END_NOT_OPEN, "F6")


@clause("FA10")
@house_rule("dead_foot", "released")
def test_with_released_play_goes_on_at_every_end_even_at_another_of_the_same_number() -> None:
    released = do(dying("released"), "4-4@4")

    assert shown(released, "ends") == "3 4 4"
    assert legal(released) == ["3-3@3", "4-1@4"]
    do(released, "4-1@4")
    assert (shown(released, "ends"), shown(released, "foot")) == ("1 3 4", None)


@clause("FA10", "F15")
@house_rule("dead_foot", "released")
def test_with_released_the_round_is_blocked_only_if_no_end_fits_either() -> None:
    hands = {"A": "4-4 8-8", "B": "4-1 5-5", "C": "7-7"}

    blocked = dying("released", ends="3 4 6 6", hands=hands, boneyard="")
    assert over(do(blocked, "4-4@4")) == ("blocked", "C", (16, 15, 14))
    playing = dying("released", ends="3 4 6 6", hands={**hands, "C": "7-3"}, boneyard="")
    assert (do(playing, "4-4@4").result, turn(playing), legal(playing)) == (None, "B", ["pass"])


@clause("FA10")
@house_rule("dead_foot", "binds", "ends-round", "released")
@pytest.mark.parametrize("answer", ANSWERS)
def test_a_foot_that_can_still_get_three_toes_is_not_dead_even_if_nobody_holds_them(answer: str) -> None:
    hands = {**HANDS, "B": "3-3 8-1"}
    waiting = do(dying(answer, SIX_FOURS, ends="3 4 4 6", hands=hands, boneyard="5-5"), "4-4@4")

    assert (waiting.result, shown(waiting, "foot")) == (None, {"pips": 4, "toes": 3})
    assert legal(waiting) == ["draw"]


@clause("FA10")
@house_rule("dead_foot", "ends-round", "released")
@pytest.mark.parametrize("answer", ANSWERS)
def test_hands_and_boneyard_prove_nothing_only_the_table_does(answer: str) -> None:
    waiting = do(dying(answer, None), "4-4@4")

    assert (waiting.result, shown(waiting, "foot")) == (None, {"pips": 4, "toes": 3})
    assert legal(waiting) == ["4-1@4"]


@clause("FA10")
@house_rule("dead_foot", "ends-round", "released")
@pytest.mark.parametrize(
    ("toes", "laid", "ends", "dead"),
    [
        (3, f"{SIX_FOURS} 4-4", "3 4 6", False),
        (3, f"{SEVEN_FOURS} 4-4", "3 6 6", True),
        (2, f"{SEVEN_FOURS} 4-4", "3 4 6 6", False),
        (2, f"{SEVEN_FOURS} 4-4 4-0", "0 3 6 6", True),
        (1, f"{SEVEN_FOURS} 4-4 4-0", "0 3 4 6 6", False),
        (1, f"{SEVEN_FOURS} 4-4 4-0 4-1", "0 1 3 6 6", True),
    ],
)
def test_a_foot_is_dead_when_fewer_tiles_of_its_number_are_left_than_toes_are_missing(
    toes: int, laid: str, ends: str, dead: bool
) -> None:
    hands = {"A": "3-3 7-2", "B": "?x3", "C": "?x3"}
    foot = {"pips": 4, "toes": toes}
    for answer in ANSWERS:
        found = dying(answer, laid, foot=foot, hands=hands, ends=ends, boneyard="?")
        assert (found.result is not None) == (dead and answer == "ends-round")
        assert shown(found, "foot") == (None if dead and answer == "released" else foot)
        expected = {"binds": ["draw"], "ends-round": [], "released": ["3-3@3"]}
        assert legal(found) == (expected[answer] if dead else ["draw"])


@clause("FA10", "FA5")
@house_rule("dead_foot", "binds", "ends-round", "released")
@pytest.mark.parametrize("answer", ANSWERS)
def test_a_spinner_that_can_never_be_filled_is_no_dead_foot(answer: str) -> None:
    nines = "9-9 9-8 8-7 9-7 9-6 6-5 9-5 9-4 9-3 3-2 9-2 9-1 9-0"
    unfilled = table(
        arms=1,
        ends="0 1 4",
        laid=nines,
        hands={"A": "4-1", "B": "8-1", "C": "7-1"},
        boneyard="5-5",
        options={"dead_foot": answer, "spinner_first": "fill-first"},
    )

    assert (unfilled.result, legal(unfilled)) == (None, ["draw"])
    assert over(do(unfilled, "draw")) == ("blocked", "C", (15, 9, 8))


@clause("FA10", "FA19")
@house_rule("dead_foot", "binds", "released")
def test_played_from_the_spinner_on_a_released_double_takes_no_toe_and_one_that_binds_does() -> None:
    long_arm = ["9-4@9", "8-4@4", "8-7@8", "7-4@7", "6-4@4", "6-5@6", "5-4@5"]
    first = [*long_arm, "9-3@9", "4-3@3", "9-2@9", "4-2@2"]
    tiles = [action.partition("@")[0] for action in first]
    hands = {"A": " ".join([*tiles[0::2], "8-8 4-1"]), "B": " ".join([*tiles[1::2], "4-4 0-0"])}
    for answer, on in (("binds", "4-4"), ("released", "4-3")):
        game = opened(players=2, hands=hands, boneyard="1-1", options={"dead_foot": answer})
        do(game, *first, "4-4@4")
        assert layout(game).ends == (4, 4)
        assert tree(game)[-1] == "4-4 on 5-4"
        do(game, "4-1@4")
        assert tree(game)[-1] == f"4-1 on {on}"


@clause("FA10", "F15")
@house_rule("dead_foot", "binds", "ends-round", "released")
def test_whole_rounds_end_by_themselves_under_every_answer() -> None:
    for answer in ANSWERS:
        sheet = CHICKENFOOT.having(dead_foot=answer, rounds=2)
        endings = set()
        released = False
        for seed in range(30):
            match = Match(sheet, 2, bytes([seed]))
            while not match.over:
                table = match.round
                match.play(match.legal()[0])
                if table.result is not None:
                    endings.add((table.result.over.value, layout(table).foot is None))
                    released |= any(event.kind is EventKind.FOOT_RELEASED for event in table.history)
        assert {ending for ending, _ in endings} == {"out", "blocked"}
        assert ("blocked", False) in endings or answer == "released"
        assert released == (answer == "released")


@clause("FA10")
def test_no_other_answer_is_offered() -> None:
    with pytest.raises(BadOption) as refused:
        CHICKENFOOT.having(dead_foot="draw-until")
    assert refused.value.switch == "dead_foot"
