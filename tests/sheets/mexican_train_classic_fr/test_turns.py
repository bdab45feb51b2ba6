"""What the French text prints in its own words, and what it shares with the English one."""

from boneyard import SHEETS, Reason, Round
from tests.rulebook import clause, do, house_rule, legal, position, refusal, refused_by, shown, turn
from tests.sheets.mexican_train_classic.matches import match, play_round


def french(**fields: object) -> Round:
    return position("mexican-train-classic-fr", **fields)


def test_every_refusal_of_the_english_sheet_has_its_clause_here_too() -> None:
    english = SHEETS["mexican-train-classic"]
    here = SHEETS["mexican-train-classic-fr"]
    marker = {Reason.MARKER_OFF_BY_ITSELF, Reason.MARKER_UNDECIDED, Reason.NO_MARKER_TO_DECIDE}

    assert here.refusals == english.refusals
    assert {reason for reason in here.refusals if here.grounds(reason) != english.grounds(reason)} == {
        Reason.FOLLOW_ON_THE_DOUBLE,
        *marker,
    }


@clause("A27", "AA6")
@house_rule("marker_removal", "automatic", "ask")
def test_a_refusal_about_a_marker_cites_the_french_text_or_the_house_rule() -> None:
    fields: dict[str, object] = {"hands": {"A": "5-1 8-8"}, "trains": {"A": "12-5"}, "markers": "A"}
    automatic = french(**fields)
    ask = french(**fields, options={"marker_removal": "ask"})

    assert refusal(automatic, "unmark") == (Reason.MARKER_OFF_BY_ITSELF, "A27")
    assert refused_by(automatic, "unmark") is None
    assert refusal(ask, "unmark") == (Reason.NO_MARKER_TO_DECIDE, "AA6")
    assert refused_by(ask, "unmark") == ("marker_removal", "ask")


@clause("A10", "A12", "A14", "A25")
def test_one_plays_on_ones_own_train_the_mexican_train_and_marked_trains() -> None:
    trains = {"A": "12-5", "B": "12-4", "C": "12-3", "M": "12-8"}
    table = french(trains=trains, markers="B", hands={"A": "5-1 4-1 3-1 8-1"})

    assert legal(table) == ["4-1@B", "5-1@A", "8-1@M"]
    assert refusal(table, "3-1@C") == (Reason.TRAIN_CLOSED, "A12")
    assert refusal(table, "3-1@A") == (Reason.TILE_DOES_NOT_FIT, "A10")


@clause("A23", "A24")
def test_who_cannot_play_draws_and_else_marks() -> None:
    table = french(trains={"A": "12-5"}, hands={"A": "9-3 8-8"}, boneyard="7-4 12-1")

    assert legal(table) == ["draw"]
    do(table, "draw")
    assert (turn(table), shown(table, "markers")) == ("B", "A")


@clause("A26", "A27", "AA6")
def test_a_marked_player_may_play_elsewhere_and_then_stays_marked() -> None:
    table = french(trains={"A": "12-5", "M": "12-8"}, markers="A", hands={"A": "5-1 8-1 7-7"})

    assert legal(table) == ["5-1@A", "8-1@M"]
    do(table, "8-1@M")
    assert shown(table, "markers") == "A"


@clause("A27", "AA7")
def test_the_marker_comes_off_as_soon_as_its_owner_plays_on_his_train() -> None:
    table = french(trains={"A": "12-9"}, markers="A", hands={"A": "9-9 9-1 7-7"})

    do(table, "9-9@A")
    assert shown(table, "markers") == ""
    do(table, "9-1@A")
    assert (turn(table), shown(table, "markers")) == ("B", "")


@clause("A17", "A42", "A44")
def test_a_match_has_thirteen_rounds_and_the_lowest_total_wins() -> None:
    game = match(2, sheet="mexican-train-classic-fr", first=1)
    starters = []
    while not game.over:
        starters.append(game.starter)
        play_round(game)

    assert starters == [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]
    assert game.winners == tuple(seat for seat in (0, 1) if game.totals[seat] == min(game.totals))
