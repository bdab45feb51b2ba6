"""The secret choice and the reveal: who starts, from which main station. [E17]-[E21] [E60]"""

from __future__ import annotations

import json

from boneyard import Event, Match, Reason, Round, Tile
from boneyard.record.views import view_json
from boneyard.rules.event import EventKind
from tests.rulebook import clause, do, house_rule, legal, over, refusal, shown, turn
from tests.sheets.engine_191.tables import (
    ENGINE_191,
    act,
    before_reveal,
    begun,
    hand,
    happens,
    kinds,
    layout,
    legal_now,
    show_doubles,
    show_tracks,
    told,
)

HANDS = ("3-3 1-0 8-8", "5-2 4-4 2-2", "6-1 9-9 0-0")


def choosing() -> Round:
    return before_reveal(*HANDS)


# --- The choice [E17] -------------------------------------------------------------------------------------


@clause("E17", "EA5")
def test_everybody_shows_any_one_tile_of_his_hand_double_or_not() -> None:
    asked = choosing()

    assert (turn(asked), legal(asked)) == ("A", ["show 1-0", "show 3-3", "show 8-8"])
    do(asked, "show 1-0")
    assert (turn(asked), legal(asked)) == ("B", ["show 2-2", "show 4-4", "show 5-2"])
    do(asked, "show 4-4")
    assert (turn(asked), legal(asked)) == ("C", ["show 0-0", "show 6-1", "show 9-9"])


@clause("E17")
def test_nothing_is_played_before_the_reveal() -> None:
    asked = do(choosing(), "show 1-0")

    for action in ("5-2@B", "take", "pass", "remove", "stop", "give 5-2"):
        assert refusal(asked, action) == (Reason.CHOICE_FIRST, "E17")
    assert refusal(asked, "show 3-3") == (Reason.SHOWN_TILE_NOT_HELD, "E17")
    assert refusal(asked, "show 7-6") == (Reason.SHOWN_TILE_NOT_HELD, "E17")
    assert refusal(asked, "show 0-0") == (Reason.SHOWN_TILE_NOT_HELD, "E17")


@clause("E17")
def test_a_choice_is_made_once_and_not_after_the_reveal() -> None:
    revealed = do(choosing(), "show 3-3", "show 4-4", "show 6-1")

    assert refusal(revealed, "show 8-8") == (Reason.CHOICE_MADE, "E17")
    assert refusal(revealed, "show 4-4") == (Reason.CHOICE_MADE, "E17")
    assert refusal(revealed, "show 0-0") == (Reason.CHOICE_MADE, "E17")


@clause("E17")
def test_a_chosen_tile_lies_face_down_and_all_are_revealed_together() -> None:
    asked = choosing()

    assert happens(asked, "show 8-8") == [Event(EventKind.SHOWED, 0, Tile(8, 8))]
    assert happens(asked, "show 5-2") == [Event(EventKind.SHOWED, 1, Tile(5, 2))]
    assert layout(asked.view(None)).shown == (0, 1)
    assert happens(asked, "show 9-9") == [
        Event(EventKind.SHOWED, 2, Tile(9, 9)),
        Event(EventKind.REVEALED, 0, Tile(8, 8)),
        Event(EventKind.REVEALED, 1, Tile(5, 2)),
        Event(EventKind.REVEALED, 2, Tile(9, 9)),
        Event(EventKind.ENGINE_LAID, 0, Tile(8, 8)),
    ]


@clause("E17")
def test_no_other_seat_and_no_spectator_learns_of_a_choice_what_it_is_before_the_reveal() -> None:
    one, other = do(choosing(), "show 3-3"), do(choosing(), "show 1-0")

    for seat in (None, 1, 2):
        assert one.view(seat) == other.view(seat)
        assert view_json(one.view(seat)).decode() == view_json(other.view(seat)).decode()
        assert told(one.view(seat), EventKind.SHOWED) == [(0, None)]
        assert told(one.view(seat), EventKind.REVEALED) == []
        assert layout(one.view(seat)).shown == (0,)
    assert one.view(0) != other.view(0)
    assert told(one.view(0), EventKind.SHOWED) == [(0, Tile(3, 3))]


@clause("E17")
def test_the_written_view_tells_who_has_chosen_and_nothing_more() -> None:
    chosen = do(choosing(), "show 3-3", "show 4-4")

    for seat, own in ((None, set[str]()), (2, set(HANDS[2].split()))):
        written = json.loads(view_json(chosen.view(seat)))
        assert (written["table"]["shown"], written["engine"], written["turn"]) == (["A", "B"], None, "C")
        assert written["history"] == [{"event": "showed", "seat": "A"}, {"event": "showed", "seat": "B"}]
        text = json.dumps(written)
        assert {tile for hand_ in HANDS for tile in hand_.split() if tile in text} == own


@clause("E17")
def test_nobody_moves_faster_or_slower_for_what_he_has_chosen() -> None:
    """The seat to choose, the hand sizes and the boneyard are alike whatever lies face down."""
    for tile in HANDS[0].split():
        chosen = do(choosing(), f"show {tile}")
        assert (turn(chosen), chosen.view(None).counts, chosen.view(None).boneyard) == ("B", (3, 3, 3), 2)


# --- What the reveal decides [E18]-[E20] ------------------------------------------------------------------


@clause("E18")
def test_the_lowest_double_starts_and_becomes_the_main_station() -> None:
    revealed = do(choosing(), "show 8-8", "show 4-4", "show 9-9")

    assert (turn(revealed), shown(revealed, "engine")) == ("B", 4)
    assert layout(revealed.view(None)).ends == {0: 4, 1: 4, 2: 4}
    assert layout(revealed.view(None)).lines == {}


@clause("EA1")
def test_only_doubles_compete_and_the_double_blank_is_the_lowest() -> None:
    tracks = do(choosing(), "show 1-0", "show 5-2", "show 9-9")
    assert (turn(tracks), shown(tracks, "engine")) == ("C", 9)

    blank = do(choosing(), "show 3-3", "show 2-2", "show 0-0")
    assert (turn(blank), shown(blank, "engine")) == ("C", 0)


@clause("EA5")
def test_the_double_shown_need_not_be_ones_lowest() -> None:
    revealed = do(choosing(), "show 3-3", "show 4-4", "show 9-9")
    assert (turn(revealed), shown(revealed, "engine")) == ("A", 3)

    higher = do(choosing(), "show 8-8", "show 4-4", "show 9-9")
    assert (turn(higher), shown(higher, "engine")) == ("B", 4)


@clause("E17", "EA5")
def test_who_holds_a_double_need_not_show_one() -> None:
    revealed = do(choosing(), "show 1-0", "show 5-2", "show 0-0")

    assert (turn(revealed), shown(revealed, "engine")) == ("C", 0)


@clause("E19")
def test_the_starter_draws_nothing_for_the_main_station() -> None:
    revealed = do(choosing(), "show 3-3", "show 4-4", "show 6-1")

    assert hand(revealed, "A") == ["1-0", "8-8"]
    assert revealed.view(None).counts == (2, 3, 3)
    assert shown(revealed, "boneyard") == "7-6 7-5"


@clause("E20")
def test_all_other_tiles_shown_go_back_to_their_owners_hands() -> None:
    revealed = do(choosing(), "show 3-3", "show 4-4", "show 6-1")

    assert (hand(revealed, "B"), hand(revealed, "C")) == (["2-2", "4-4", "5-2"], ["0-0", "6-1", "9-9"])
    assert shown(revealed, "yards") == {"A": "", "B": "", "C": ""}


@clause("E60")
def test_what_was_shown_is_known_to_all_from_then_on() -> None:
    revealed = do(choosing(), "show 3-3", "show 4-4", "show 6-1")

    for _ in range(2):
        for seat in (None, 0, 1, 2):
            view = revealed.view(seat)
            assert told(view, EventKind.REVEALED) == [(0, Tile(3, 3)), (1, Tile(4, 4)), (2, Tile(6, 1))]
            assert told(view, EventKind.ENGINE_LAID) == [(0, Tile(3, 3))]
            written = json.loads(view_json(view))["history"]
            assert isinstance(written, list)
            assert {"event": "revealed", "seat": "B", "tile": "4-4"} in written
        do(revealed, "take")  # and it stays known as the round goes on


@clause("E60", "E17")
def test_the_choice_itself_stays_told_to_its_maker_alone_beside_the_reveal() -> None:
    revealed = do(choosing(), "show 3-3", "show 4-4", "show 6-1")

    assert told(revealed.view(1), EventKind.SHOWED) == [(0, None), (1, Tile(4, 4)), (2, None)]


# --- Whose turn it is then [EA3] --------------------------------------------------------------------------


@clause("EA3")
@house_rule("first_turn", "starter-plays")
def test_laying_the_main_station_is_setup_and_the_starter_takes_a_normal_first_turn() -> None:
    revealed = do(before_reveal("3-3 3-1 8-8", "5-2 4-4", "6-1 9-9"), "show 3-3", "show 5-2", "show 6-1")

    assert (turn(revealed), shown(revealed, "pending")) == ("A", None)
    assert legal(revealed) == ["3-1@A", "3-1@B", "3-1@C", "take"]
    assert refusal(revealed, "stop") == (Reason.NOTHING_TO_STOP, "E46")


@clause("EA3")
@house_rule("first_turn", "next-plays")
def test_with_next_plays_the_main_station_was_the_starters_first_turn() -> None:
    hands = ("3-3 3-1 8-8", "5-2 4-4", "6-1 9-9 0-0")
    options = {"first_turn": "next-plays"}

    revealed = do(before_reveal(*hands, options=options), "show 3-3", "show 5-2", "show 6-1")
    assert turn(revealed) == "B"
    around = do(before_reveal(*hands, options=options), "show 3-3", "show 5-2", "show 0-0")
    assert turn(around) == "A"
    match = begun(3, b"next", first_turn="next-plays")
    assert match.starter is not None
    assert match.turn == (match.starter + 1) % 3


# --- No double [E21] --------------------------------------------------------------------------------------


@clause("E21")
def test_if_nobody_shows_a_double_the_round_is_dealt_anew() -> None:
    asked = choosing()

    events = happens(asked, "show 1-0", "show 5-2", "show 6-1")
    assert over(asked) == ("redeal", "", (0, 0, 0))
    assert (asked.turn, legal(asked), shown(asked, "engine")) == (None, [], None)
    assert kinds(events) == ["showed", "showed", "showed", "revealed", "revealed", "revealed", "round-over"]
    assert refusal(asked, "show 1-0") == (Reason.ROUND_OVER, "E54")


@clause("E21")
def test_the_hands_of_a_deal_that_is_thrown_away_are_not_shown() -> None:
    match = Match(ENGINE_191, 2, b"redeal")
    round_ = match.round
    for _ in range(2):
        match.play(next(action for action in match.legal() if action.tile and not action.tile.is_double))

    assert round_.result is not None
    assert round_.view(0).hands[1] is None
    assert round_.view(None).hands == (None, None)


@clause("E21")
def test_a_match_redeals_the_same_round_and_counts_no_result() -> None:
    match = Match(ENGINE_191, 3, b"redeal", first=1)
    before = [hand(match.round, seat) for seat in "ABC"]
    show_tracks(match)

    after = [hand(match.round, seat) for seat in "ABC"]
    assert all(old != new for old, new in zip(before, after, strict=True))
    view = match.view(None)
    assert (view.round_number, view.engine, view.counts, view.boneyard) == (0, None, (11, 11, 11), 22)
    assert (match.results, match.totals, match.tokens, match.over) == ([], (0, 0, 0), (0, 0, 0), False)
    assert (match.turn, layout(view).shown) == (1, ())
    assert kinds(view.history) == ["redealt"]


@clause("EA4")
def test_there_is_no_limit_to_redeals_and_no_hand_comes_back() -> None:
    match = Match(ENGINE_191, 2, b"stubborn")
    hands = {tuple(hand(match.round, "A"))}
    for number in range(1, 26):
        show_tracks(match)
        hands.add(tuple(hand(match.round, "A")))
        assert kinds(match.view(None).history) == ["redealt"] * number
        assert all(action.startswith("show ") for action in legal_now(match))
    assert len(hands) == 26
    show_doubles(match)
    assert match.view(None).engine is not None
    assert kinds(match.view(None).history) == ["redealt"] * 25 + ["showed"] * 2 + ["revealed"] * 2 + [
        "engine-laid"
    ]


@clause("E21", "EA4")
def test_a_match_with_redeals_is_replayed_from_its_actions() -> None:
    match = Match(ENGINE_191, 2, b"replay")
    show_tracks(match)
    show_tracks(match)
    show_doubles(match)
    act(match, legal_now(match)[0])

    again = Match.replay(ENGINE_191, 2, b"replay", match.actions)
    assert [again.view(seat) for seat in (None, 0, 1)] == [match.view(seat) for seat in (None, 0, 1)]


@clause("E21", "E22")
def test_after_a_redeal_the_next_round_begins_without_one() -> None:
    match = Match(ENGINE_191, 2, b"later")
    show_tracks(match)
    show_doubles(match)
    while not match.results:
        match.play(match.legal()[-1])

    assert match.view(None).round_number == 1
    assert match.view(None).history == ()


@clause("E60", "E21")
def test_a_choice_in_a_match_is_hidden_and_revealed_as_at_any_table() -> None:
    match = Match(ENGINE_191, 3, b"hidden")
    chosen = match.view(0).hand[0]
    act(match, f"show {chosen}")

    for seat in (None, 1, 2):
        assert str(chosen) not in view_json(match.view(seat)).decode()
    for seat in (1, 2):
        act(match, f"show {min(match.view(seat).hand, key=lambda tile: tile.high != tile.low)}")
    for view_of in (None, 1, 2):
        assert (0, chosen) in told(match.view(view_of), EventKind.REVEALED)
