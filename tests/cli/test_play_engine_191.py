"""Engine 191 in the terminal: the secret choice, lines and stations, score yards, removals, tokens."""

from __future__ import annotations

import pytest

from boneyard import SHEETS, Round, read_action
from boneyard.cli.game.console import Leave
from tests.cli.seated import Player, first_choice, offered, screen, seated
from tests.rulebook import do
from tests.sheets.engine_191.tables import before_reveal, table

ENGINE_191 = SHEETS["engine-191"]


def played(round_: Round, *lines: str, seat: int = 0) -> Player:
    """What a player hears who types these lines at this table and then goes."""
    player = Player(lines)
    players = round_.view(seat).players
    seats = seated(player, ENGINE_191, players, seat)
    seats.match.round = round_
    with pytest.raises(Leave):
        seats.play()
    return player


# --- The secret choice ----------------------------------------------------------------------------------


def test_before_the_reveal_one_sees_who_has_chosen_and_numbers_for_the_own_hand() -> None:
    shown = screen(before_reveal("6-6 5-1", "7-7 4-4 3-0", "8-8 9-0", shown={"A": "6-6"}), seat=1)

    assert shown.head()[0].startswith("── Round 1, first to 3 tokens · before the reveal · boneyard 2 ─")
    assert shown.table() == [
        "                   hand  tokens",
        "  A Ada               2       0  has chosen",
        "  B Mia               3       0  still to choose",
        "  C Cem               2       0  still to choose",
    ]
    assert shown.what_now().startswith("Choose a tile in secret.")
    assert offered(shown) == ["  Doubles:  1) 7-7   2) 4-4", "  Other tiles:  3) 3-0"]


def test_where_the_next_player_begins_the_choice_does_not_promise_a_start() -> None:
    options = {"first_turn": "next-plays"}

    assert screen(before_reveal("6-6", "7-7", "8-8", options=options)).what_now() == (
        "Choose a tile in secret. All are shown together; the lowest double becomes the main station (E17)."
    )


def test_the_reveal_is_told_in_words() -> None:
    shown = do(before_reveal("6-6 5-1", "7-7 4-4 3-0", "8-8 9-0"), "show 6-6", "show 4-4", "show 9-0")

    assert screen(shown, seat=1).speech.tell(shown.view(1).history) == [
        "You choose 4-4.",
        "The reveal: Ada 6-6, you 4-4 and Cem 9-0.",
        "You show the lowest double: 4-4 is the main station.",
    ]


def test_a_tile_may_be_chosen_by_its_name() -> None:
    round_ = before_reveal("6-6 5-1", "3-3 4-4", boneyard="6-2 6-1")
    player = played(round_, "2-2", "play 6-6@A", "take", "choose 1-5")

    assert "You show a tile from your own hand, and 2-2 is not in it (E17)." in player.text
    assert player.text.count("First everybody chooses a tile to show (E17).") == 2
    assert "You choose 5-1." in player.text
    assert "The reveal: you 5-1 and Bea" in player.text


def test_a_reveal_without_a_double_is_told_and_dealt_again() -> None:
    player = played(before_reveal("6-5 5-1", "4-1", boneyard="6-2 6-1"), "6-5")

    assert "The reveal: you 6-5 and Bea 4-1." in player.text
    assert "Nobody showed a double: all tiles were shuffled and dealt again." in player.text
    assert "End of round" not in player.text
    assert player.text.count("Choose a tile in secret.") == 2


# --- The table ------------------------------------------------------------------------------------------


def test_lines_show_stations_ends_and_score_yards() -> None:
    shown = screen(
        table(
            trains={"A": "9-5 5-5 5-2", "B": "9-4 4-4"},
            yards={"A": "6-2", "B": "7-7 3-1"},
            incomplete="B",
            discards="8-8 8-7",
            boneyard="7-6 7-5",
            hands={"A": "4-1 2-1", "B": "6-6", "C": "3-3 3-2"},
        )
    )

    assert shown.head()[0].startswith(
        "── Round 1, first to 3 tokens · main station 9-9 · boneyard 2, discards 2 ─"
    )
    assert shown.table() == [
        "                   hand  tokens",
        "  A Mia               2       0  9-5 [5-5] 5-2                              (2)",
        "! B Bea               1       0  9-4 [4-4]              incomplete station !(4)",
        "      score yard, 18 pips: 7-7 3-1",
        "  C Cem               2       0  not begun                                  (9)",
    ]
    assert shown.hand() == ["Your 2 tiles, 8 pips: 4-1 2-1", "Your score yard, 8 pips: 6-2"]


def test_a_narrow_table_names_hands_and_tokens_below() -> None:
    trains = {"A": "9-5 5-5 5-2 2-8 8-7 7-1"}
    hands = {"A": "4-3", "B": "6-6 6-1", "C": "8-8"}
    shown = screen(table(trains=trains, hands=hands, yards={"B": "3-1"}), columns=40)

    assert shown.table() == [
        "  A Mia       +2 5-2 2-8 8-7 7-1    (1)",
        "  B Bea       not begun             (9)",
        "      score yard, 4 pips: 3-1",
        "  C Cem       not begun             (9)",
        "In hand: Mia 1, Bea 2, Cem 1",
        "Tokens: Mia 0, Bea 0, Cem 0",
    ]


# --- What can be done -----------------------------------------------------------------------------------


def test_every_choice_says_what_it_costs() -> None:
    shown = screen(
        table(
            trains={"A": "9-5 5-5 5-2 2-7", "B": "9-4"},
            yards={"A": "7-1"},
            hands={"A": "7-4 6-6", "B": "1-1", "C": "2-2"},
            boneyard="8-8",
        )
    )

    assert shown.what_now() == "Your turn: play a tile, or take one from the boneyard (E49)."
    assert offered(shown) == [
        "  On your line (7):  1) 7-4   2) 7-1*",
        "  On line B, Bea (4), then draw:  3) 7-4",
        "  4) take a boneyard tile into your score yard",
        "  5) remove track: 5-2 2-7 go, and a boneyard tile comes into your score yard",
        "  * from your score yard; a tile from your hand takes its place",
    ]


def test_a_line_that_ends_in_a_station_is_removed_with_its_stretch() -> None:
    shown = screen(table(trains={"A": "9-5 5-5 5-2 2-2"}, incomplete="A", hands={"A": "6-6", "B": "1-1"}))

    assert "  2) remove track: 5-2 [2-2] go, and a boneyard tile comes into your score yard" in offered(shown)


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"hands": {"A": "4-1 6-6"}}, "A station comes first: complete the 4 on line B (E37)."),
        (
            {"hands": {"A": "6-6 6-1"}},
            (
                "A station comes first, the 4 on line B, but none of your tiles fits: "
                "take one into your score yard (E49)."
            ),
        ),
        (
            {"hands": {"A": "6-6 6-1"}, "boneyard": ""},
            (
                "A station comes first, the 4 on line B, but none of your tiles fits "
                "and nothing is left to take: pass (E50)."
            ),
        ),
        (
            {"hands": {"A": "4-1"}, "trains": {"A": "9-5 5-5", "B": "9-4 4-4"}, "incomplete": "A B"},
            (
                "A station comes first: complete the 5 on your line or the 4 on line B, "
                "or remove track from your line (E37)."
            ),
        ),
    ],
)
def test_a_station_that_waits_is_a_duty(fields: dict[str, object], told: str) -> None:
    waits = {"trains": {"B": "9-4 4-4"}, "incomplete": "B", "boneyard": "8-8 8-1", **fields}

    assert screen(table(**waits)).what_now() == told


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        (
            {"hands": {"A": "6-6 6-1"}},
            "None of your tiles can be played: take one into your score yard (E49).",
        ),
        (
            {"hands": {"A": "6-6 6-1"}, "boneyard": ""},
            "None of your tiles can be played and nothing is left to take: pass (E50).",
        ),
        (
            {"hands": {"A": "9-6 6-1"}, "boneyard": ""},
            "Your turn: play a tile, or pass: nothing is left to take (E50).",
        ),
        (
            {"hands": {"A": "9-6 6-1"}, "boneyard": "", "options": {"round_end": "nobody-can"}},
            "Your turn: play a tile.",
        ),
    ],
)
def test_who_cannot_or_will_not_play_is_told_what_is_left(fields: dict[str, object], told: str) -> None:
    assert screen(table(**{"boneyard": "8-8 8-1", **fields})).what_now() == told


def test_after_a_station_one_may_go_on_or_stop() -> None:
    hands = {"A": "9-4 4-4 9-1", "B": "1-1", "C": "2-2"}
    station = do(table(trains={"A": "9-5 5-4"}, hands=hands, boneyard="8-8"), "4-4@A")

    assert screen(station).what_now() == "You played a station: play one more tile, or stop (E46)."
    assert offered(screen(station))[-1] == "  6) end your turn"


def test_a_station_nothing_can_follow_is_told() -> None:
    hands = {"A": "4-4 6-1", "B": "1-1", "C": "2-2"}
    station = do(table(trains={"A": "9-5 5-4"}, hands=hands, boneyard="8-8"), "4-4@A")

    assert screen(station).what_now() == "You played a station, and nothing more fits: stop (E46)."


def test_a_tile_just_taken_may_be_played() -> None:
    taken = do(table(hands={"A": "6-1 6-2", "B": "1-1"}, boneyard="9-8 8-1"), "take")

    assert screen(taken).what_now() == "You took 9-8, and it fits: play it, or stop (EA24)."
    assert "  On your line (9):  1) 9-8*" in offered(screen(taken))


def test_a_tile_from_the_score_yard_is_replaced_from_the_hand() -> None:
    hands, yards = {"A": "5-1 3-2", "B": "1-1"}, {"A": "6-4"}
    round_ = table(players=2, engine=6, hands=hands, yards=yards, boneyard="2-2")
    player = played(round_, "4-6@a", "stop", "6-3", "5-1")

    assert "6-4 came from your score yard: put a tile from your hand in its place (E14)." in player.text
    assert "  From your hand:  1) 5-1   2) 3-2" in player.text
    assert "6-4 came from your score yard: first put a tile from your hand in its" in player.text
    assert "The replacement comes from your hand, and 6-3 is not in it (E14)." in player.text
    assert "You put 5-1 into your score yard." in player.text


def test_wrong_words_are_explained_with_their_clause() -> None:
    round_ = table(players=2, engine=6, hands={"A": "6-1 3-2", "B": "1-1"}, boneyard="2-2 4-4")
    player = played(round_, "3-2", "6-1", "6-1@C", "pass", "stop", "remove", "give 3-2", "show 3-2", "draw")

    assert "That end shows 6, and your tile is 3-2 (E7)." in player.text
    assert "6-1 fits in more than one place. Say where: 6-1@A, 6-1@B." in player.text
    assert "There is no line “C” here. The lines are A, B." in player.text
    assert "There are tiles left: take one instead of passing (E49)." in player.text
    assert "You cannot stop at this point of your turn (E46)." in player.text
    assert "Your line has no tile to remove (EA8)." in player.text
    assert "No tile of your score yard needs replacing now (E14)." in player.text
    assert "The tiles have been shown; the round has begun (E17)." in player.text
    assert "You take 2-2 into your score yard." in player.text


def test_the_hand_is_listed_with_the_score_yard() -> None:
    hands, yards = {"A": "6-1 3-2", "B": "1-1"}, {"A": "6-4"}
    player = played(table(players=2, engine=6, hands=hands, yards=yards, boneyard="2-2"), "hand")

    assert "  6-1: your line, line B" in player.heard
    assert "  3-2: cannot be played now" in player.heard
    assert "  6-4 (score yard): your line, line B" in player.heard


# --- What happened --------------------------------------------------------------------------------------


def test_a_turn_is_told_in_one_line() -> None:
    round_ = table(
        trains={"A": "9-5 5-5 5-2", "B": "9-4"},
        yards={"C": "4-3"},
        hands={"A": "5-1 1-0", "B": "4-4 4-1 3-3", "C": "3-1 6-6 8-8"},
        boneyard="7-6 8-1 8-2 8-5",
    )
    do(round_, "remove", "5-1@A", "4-4@B", "4-1@B", "take")

    assert screen(round_, seat=2).speech.tell(round_.view(2).history) == [
        "Ada removes 5-2 from line A, takes 7-6 into the score yard and plays 5-1 on line A.",
        "Bea plays 4-4 and 4-1 on line B and completes the station.",
        "You take 8-1 into your score yard.",
    ]


def test_discards_that_become_the_boneyard_are_told() -> None:
    round_ = table(discards="8-8 8-7", hands={"A": "6-1 2-1", "B": "1-1"}, boneyard="7-6")
    events = round_.play(read_action("take"))

    assert screen(round_).speech.tell(events) == [
        "You take 7-6 into your score yard.",
        "The boneyard is used up: the discards are shuffled into a new one.",
    ]


# --- The score ------------------------------------------------------------------------------------------


def test_the_score_board_counts_hand_and_score_yard_and_gives_tokens() -> None:
    round_ = table(
        players=2,
        engine=6,
        hands={"A": "6-1", "B": "1-1 3-1"},
        yards={"A": "4-1", "B": "2-2"},
        boneyard="5-5",
    )
    player = played(round_, "6-1@A")

    assert "── End of round 1 · main station 6-6 " in player.text
    assert "Your hand is empty: the round is over." in player.text
    assert "The lowest score, and a win token: you." in player.text
    assert "                   hand  yard  score  tokens  tiles left" in player.heard
    assert "  You                 0     5      5       1  hand -, yard 4-1" in player.heard
    assert "  Bea                 6     4     10       0  hand 3-1 1-1, yard 2-2" in player.heard


def test_all_with_the_lowest_score_get_a_token() -> None:
    round_ = table(players=2, engine=6, hands={"A": "6-1", "B": "3-1"}, yards={"A": "4-0"}, boneyard="5-5")
    player = played(round_, "6-1@A")

    assert "The lowest score, and a win token each: you and Bea." in player.text


def test_a_shared_win_names_all_winners() -> None:
    player = Player(["6-1@A"])
    seats = seated(player, ENGINE_191.having(tokens=1), players=2)
    seats.match.round = table(
        players=2,
        engine=6,
        hands={"A": "6-1", "B": "3-1"},
        yards={"A": "4-0"},
        boneyard="5-5",
        options={"tokens": "1"},
    )
    seats.play()

    final = player.text.split("The match is over")[1]
    assert "A tie: you and Bea share the win with 1 token each." in final
    assert "  1. You                1      4" in player.heard
    assert "  1. Bea                1      4" in player.heard


def test_places_go_by_tokens() -> None:
    player = Player(after=first_choice)
    seats = seated(player, ENGINE_191.having(tokens=2), seed="3")
    seats.play()

    final = player.text.split("The match is over")[1].splitlines()
    tokens = [int(line.split()[-2]) for line in final if line[2:4] in ("1.", "2.", "3.")]
    assert tokens == sorted(tokens, reverse=True)
    assert tokens[0] == 2
