"""Chickenfoot in the terminal: the tree, its open ends, the foot that waits, what is said and refused."""

from __future__ import annotations

import pytest

from boneyard import SHEETS, read_action
from boneyard.cli.game.console import Leave
from boneyard.cli.game.feet_drawing import draw
from boneyard.record.notation import read_tile
from boneyard.rules.view import FeetLayout, Placed
from tests.cli.seated import Player, offered, one_turn, screen, seated
from tests.rulebook import do
from tests.sheets.chickenfoot.tables import opened, table

CHICKENFOOT = SHEETS["chickenfoot"]
FEET = "9-9 9-4@0 4-4@1 4-1@2 4-0@2 0-8@4 4-7@2 9-2@0 2-8@7 7-7@6 7-2@9"


def laid(text: str, **fields: int) -> FeetLayout:
    """A layout from words like `4-1@2`: a tile as it lies, and the place of the tile it lies on."""
    tiles = []
    for word in text.split():
        tile, _, on = word.partition("@")
        tiles.append(Placed(read_tile(tile), int(tile.split("-")[0]), int(on) if on else None))
    return FeetLayout(fields.get("arms", 0), (), fields.get("foot"), fields.get("toes", 0), tuple(tiles))


def drawn(layout: FeetLayout, width: int) -> list[str]:
    return draw(layout, "(9) free", "!(7) missing", width)


# --- The tree -------------------------------------------------------------------------------------------


def test_the_layout_branches_to_the_right_at_every_foot() -> None:
    assert drawn(laid(FEET, arms=2, foot=7, toes=2), 79) == [
        "[9-9] ┬ 9-4 [4-4] ┬ 4-1 (1)",
        "      │           ├ 4-0 0-8 (8)",
        "      │           └ 4-7 [7-7] ┬ 7-2 (2)",
        "      │                       └ !(7) missing",
        "      ├ 9-2 2-8 (8)",
        "      └ (9) free",
    ]


def test_where_there_is_no_room_it_branches_below_the_foot() -> None:
    assert drawn(laid(FEET, arms=2, foot=7, toes=2), 30) == [
        "[9-9]",
        "├ 9-4 [4-4]",
        "│ ├ 4-1 (1)",
        "│ ├ 4-0 0-8 (8)",
        "│ └ 4-7 [7-7] ┬ 7-2 (2)",
        "│             └ !(7) missing",
        "├ 9-2 2-8 (8)",
        "└ (9) free",
    ]


def test_a_row_too_long_for_the_terminal_counts_its_first_tiles() -> None:
    row = laid("9-9 9-1@0 1-2@1 2-3@2 3-4@3 4-5@4 5-6@5 6-7@6 7-8@7")

    assert drawn(row, 30) == ["[9-9]", "└ +3 3-4 4-5 5-6 6-7 7-8 (8)"]


def test_a_high_tree_stands_in_two_columns() -> None:
    high = laid(
        "9-9 9-1@0 1-1@1 1-2@2 1-3@2 1-4@2 9-5@0 5-5@6 5-2@7 5-3@7 5-4@7 9-6@0 6-6@11 6-2@12 6-3@12 6-4@12",
        arms=1,
    )

    assert drawn(high, 79) == [
        "[9-9] ───────────────────────────────────┐",
        "├ 9-1 [1-1] ┬ 1-2 (2)                    ├ 9-5 [5-5] ┬ 5-2 (2)",
        "│           ├ 1-3 (3)                    │           ├ 5-3 (3)",
        "│           └ 1-4 (4)                    │           └ 5-4 (4)",
        "└ 9-6 [6-6] ┬ 6-2 (2)                    └ (9) free",
        "            ├ 6-3 (3)",
        "            └ 6-4 (4)",
    ]
    assert len(drawn(high, 60)) == 10


def test_a_released_foot_has_no_ends() -> None:
    assert drawn(laid("9-9 9-4@0 4-4@1 9-1@0"), 79) == ["[9-9] ┬ 9-4 [4-4]", "      └ 9-1 (1)"]


def test_a_table_of_which_only_the_ends_are_known_is_not_drawn() -> None:
    shown = screen(table(arms=2, ends="4 4 7", hands={"A": "4-1 3-2"})).table()

    assert shown[:2] == ["", "Open ends: 4 ×2, 7, 9 ×2"]


# --- The ends, and what must happen now -----------------------------------------------------------------


def test_open_ends_are_counted_by_number() -> None:
    shown = screen(
        table(arms=1, ends="4 4 7 9", hands={"A": "4-1 9-7 9-2", "B": "3-2", "C": "1-1"}, boneyard="8-8")
    )

    assert shown.head() == ["── Round 1 of 10 · spinner 9-9 · boneyard 1 " + "─" * 35]
    assert "Open ends: 4 ×2, 7, 9 ×2" in shown.table()
    assert "Tiles: Mia 3, Bea 1, Cem 1" in shown.table()
    assert shown.what_now() == "Your turn: play a tile."
    assert offered(shown) == [
        "  On the 4 (2 ends):  1) 4-1",
        "  On the 7:  2) 9-7",
        "  On the spinner 9 (one free arm):  3) 9-7   4) 9-2",
    ]


def test_while_a_foot_waits_all_other_ends_are_for_later() -> None:
    foot = {"pips": 4, "toes": 2}
    shown = screen(table(arms=1, ends="7 2", foot=foot, hands={"A": "4-1 9-7", "B": "3-2"}))

    assert [line for line in shown.table() if "Open" in line] == ["Open now: 4 ×2", "Open later: 2, 7, 9"]
    assert shown.what_now() == "The chickenfoot 4 comes first: it needs 2 more toes (F11)."
    assert offered(shown) == ["  On the chickenfoot 4 (2 toes missing):  1) 4-1"]


@pytest.mark.parametrize(
    ("boneyard", "told"),
    [
        ("8-8", "The chickenfoot 4 comes first, and you have no 4: draw (F8)."),
        (
            "",
            "The chickenfoot 4 comes first, but you have no 4 and the boneyard is empty: pass (FA17).",
        ),
    ],
)
def test_who_has_no_toe_is_told_what_to_do_instead(boneyard: str, told: str) -> None:
    foot = {"pips": 4, "toes": 1}
    waits = table(ends="7 2", foot=foot, hands={"A": "9-7", "B": "4-2", "C": "1-1"}, boneyard=boneyard)

    assert screen(waits).what_now() == told


def test_arms_that_come_first_are_told_as_a_duty() -> None:
    options = {"spinner": "double-chickenfoot"}
    shown = screen(table(arms=5, ends="4", options=options, hands={"A": "9-4", "B": "4-2"}))

    assert shown.what_now() == "The spinner 9 comes first: 5 arms are free (FA4)."
    assert [line for line in shown.table() if "Open" in line] == ["Open now: 9 ×5", "Open later: 4"]


def test_a_drawn_tile_that_fits_may_be_kept() -> None:
    drew = do(table(ends="7", hands={"A": "9-2 1-1", "B": "4-2"}, boneyard="7-3 8-8"), "draw")

    assert screen(drew).what_now() == "You drew 7-3, and it fits: play it, or keep it (FA9)."
    assert offered(screen(drew)) == ["  On the 7:  1) 7-3", "  2) keep the tile"]


# --- What happened --------------------------------------------------------------------------------------


def test_what_happened_is_told_in_words() -> None:
    hands = {"A": "9-4 8-1", "B": "4-4 1-1 2-2", "C": "4-2 9-8", "D": "4-3 4-0 3-3"}
    started = opened(players=4, hands=hands, boneyard="6-5 6-4 7-7 8-8")
    do(started, "9-4@9", "4-4@4", "4-2@4", "4-3@4", "draw", "draw", "6-4@4")
    speech = screen(started, seat=1).speech

    assert speech.tell(started.view(1).history) == [
        "Dora lays the spinner 9-9.",
        "Ada plays 9-4 on the 9 and says “One left!”.",
        "You play 4-4 on the 4 and call “Chickenfoot!”.",
        "Cem plays 4-2 on the 4 and says “One left!”.",
        "Dora plays 4-3 on the 4.",
        "Ada draws.",
        "You draw 6-4, play 6-4 on the 4 and lay the last toe.",
    ]


def test_a_foot_that_counts_as_complete_is_told() -> None:
    dead = table(
        arms=0,
        ends="3 4 6 6",
        laid="9-9 9-8 8-4 9-7 7-4 9-5 5-4 9-4 6-4 4-3 4-2 6-2",
        options={"dead_foot": "released"},
        hands={"A": "4-4 1-1", "B": "2-1 3-1"},
    )
    events = dead.play(read_action("4-4@4"))

    assert screen(dead).speech.tell(events) == [
        "You play 4-4 on the 4 and call “Chickenfoot!”.",
        "Too few tiles with the number 4 are left for three toes, so the chickenfoot counts as complete.",
        "You say “One left!”.",
    ]


def test_deals_thrown_away_are_told() -> None:
    player = Player()
    seats = seated(player, CHICKENFOOT, players=2, seed="2")
    history = seats.match.round.history
    redealt = sum(event.kind.value == "redealt" for event in history)

    told = seats.together.speech.tell_start(tuple(history), 9)

    assert redealt > 0
    assert told[0].startswith("Nobody had the double to begin with: all tiles were shuffled and dealt again")


# --- What is typed --------------------------------------------------------------------------------------


def test_a_tile_that_fits_two_numbers_asks_for_one() -> None:
    player = Player(["9-4", "5-5", "9-4@5", "draw", "", "nonsense", "12-1", "9-9", "9-4@A", "q", "y"])
    seats = seated(player, CHICKENFOOT, players=2)
    seats.match.round = table(
        players=2, arms=1, ends="4", hands={"A": "9-4 9-2 5-5", "B": "1-1"}, boneyard="2-1"
    )

    with pytest.raises(Leave):
        seats.play()

    assert "9-4 fits in more than one place. Say where: 9-4@4, 9-4@9." in player.text
    assert "No open end shows 5 (F6)." in player.text
    assert "You have a tile that fits, so you must play (FA8)." in player.text
    assert "Type the number of a choice, or ? for help." in player.text
    assert "“nonsense” is not something you can do here." in player.text
    assert "There is no tile 12-1: the highest number is 9." in player.text
    assert "9-9 is on the table, not in your hand (FA8)." in player.text
    assert "There is no end “A” here. Open ends show 4, 9." in player.text


def test_a_tile_may_be_typed_with_the_number_to_play_on() -> None:
    player = Player(["4-9 on 9"])
    seats = seated(player, CHICKENFOOT, players=2)
    seats.match.round = table(
        players=2, arms=1, ends="4", hands={"A": "9-4 9-2", "B": "1-1 4-1"}, boneyard="2-1 1-0"
    )

    one_turn(seats)

    assert player.heard[-1] == "You play 9-4 on the 9 and say “One left!”."


# --- The score ------------------------------------------------------------------------------------------


def test_the_score_board_says_what_the_double_blank_costs() -> None:
    player = Player(["1"])
    seats = seated(player, CHICKENFOOT, players=2)
    seats.match.round = table(players=2, ends="4", hands={"A": "4-2", "B": "0-0 3-1"}, boneyard="2-1")

    with pytest.raises(Leave):
        seats.play()

    assert "“Domino!” You have played your last tile and win the round." in player.text
    assert "0-0 scores 50 points." in player.text
    assert "  Bea                 54     54  3-1 0-0" in player.heard
