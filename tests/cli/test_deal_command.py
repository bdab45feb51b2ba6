"""`boneyard deal`: exactly what a match with this seed deals first."""

from __future__ import annotations

import json
import re
import shlex
from typing import Any

import pytest

from boneyard import SHEETS, Match, read_position, write_position
from boneyard.rules.tile import tile_of
from tests.cli.command import terminal
from tests.cli.in_process import boneyard
from tests.record.examples import SUNDAY

# As in docs/dealing.md.
HAND_A = "12-8 9-9 0-0 2-1 5-4 4-3 11-4 12-9 11-9 11-3 12-4 9-0 11-8 10-8 12-1 12-3"
HAND_B = "10-10 7-6 4-1 12-6 9-7 6-5 10-7 7-3 8-1 8-7 8-3 11-11 8-8 7-7 5-2 7-1"


def document(*arguments: str) -> dict[str, Any]:
    said = boneyard("deal", *arguments, "--json")
    assert (said.returncode, said.stderr) == (0, "")
    found: dict[str, Any] = json.loads(said.stdout)
    return found


def tiles(text: str) -> list[str]:
    return text.split()


@pytest.mark.parametrize("seed", ["friday", "", "zwölf"])
@pytest.mark.parametrize("sheet", SHEETS)
def test_it_is_what_a_match_with_this_seed_deals_first(sheet: str, seed: str) -> None:
    told = document("--sheet", sheet, "--players", "3", "--seed", seed)
    match = Match(SHEETS[sheet], 3, seed.encode())

    assert told["seed"] == seed
    assert told["position"] == write_position(match.round)
    assert told["starter"] == (None if match.starter is None else "ABC"[match.starter])


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_tile_is_dealt_once_and_stays_where_it_came(sheet: str) -> None:
    told = document("--sheet", sheet, "--players", "4", "--seed", "x")
    position = told["position"]
    hands = {seat: tiles(hand) for seat, hand in told["dealt"].items()}
    for drawn in told["searched"]:
        seat, tile = drawn.split()
        hands[seat].append(tile)
    if told["engine_by"] is not None:
        hands[told["engine_by"]].remove(f"{position['engine']}-{position['engine']}")

    assert {seat: sorted(hand) for seat, hand in hands.items()} == {
        seat: sorted(tiles(hand)) for seat, hand in position["hands"].items()
    }
    top, _ = SHEETS[sheet].table(4)
    engine = 0 if position["engine"] is None else 1
    everything = [tile for hand in hands.values() for tile in hand] + tiles(position["boneyard"])
    assert len(set(everything)) == len(everything) == (top + 1) * (top + 2) // 2 - engine


def test_the_referee_takes_the_position() -> None:
    for sheet in SHEETS:
        position = document("--sheet", sheet, "--players", "2", "--seed", "1")["position"]
        match = Match(SHEETS[sheet], 2, b"1")

        assert read_position(position).legal() == match.legal()


def test_hands_stand_in_the_order_of_the_deal() -> None:
    told = document("--sheet", "classic", "--players", "2", "--seed", "boneyard")
    state = Match(SHEETS["mexican-train-classic"], 2, b"boneyard").round.state

    assert told["dealt"] == {"A": HAND_A, "B": HAND_B}
    assert tiles(told["position"]["boneyard"]) == [str(tile_of(code)) for code in list(state.boneyard)[32:]]


def test_deals_thrown_away_are_counted() -> None:
    told = document("--sheet", "satisfy", "--players", "3", "--seed", "", "--switch", "engine=reshuffle")
    page = boneyard(
        "deal", "--sheet", "satisfy", "--players", "3", "--seed", "", "--switch", "engine=reshuffle"
    )

    assert (told["deals_thrown_away"], told["engine_by"], told["starter"]) == (1, "A", "A")
    assert "House rules: engine=reshuffle\nOne deal was thrown away before it.\n" in page.stdout
    assert "The engine 12-12 is laid by A.\nThe first to act is B.\n" in page.stdout


def test_a_search_for_the_engine_is_told() -> None:
    told = document("--sheet", "satisfy", "--players", "3", "--seed", "")
    page = boneyard("deal", "--sheet", "satisfy", "--players", "3", "--seed", "").stdout

    assert len(told["searched"]) == 53
    assert told["searched"][:2] == ["A 8-8", "B 12-3"]
    assert told["searched"][-1] == "B 12-12"
    assert "in search of the engine, 53 tiles\n  A  8-8 3-0" in page
    assert "Boneyard, 2 tiles" in page


def test_the_page_shows_every_hand() -> None:
    page = boneyard("deal", "--sheet", "classic", "--players", "2", "--seed", "boneyard").stdout

    assert page.startswith("Mexican Train (classic): the first deal for 2 players, seed 'boneyard'\n")
    assert f"\n  A  {HAND_A}\n  B  {HAND_B}\n" in page
    assert "The engine 12-12 was set aside before the deal.\nThe first to act is A.\n" in page
    assert "Boneyard, 58 tiles, the next to be drawn first\n  1-0 5-5 3-1" in page


def test_before_the_reveal_there_is_no_engine() -> None:
    page = boneyard("deal", "--sheet", "engine-191", "--players", "2", "--seed", "1").stdout

    assert "The engine is found when everybody shows a tile" in page


def test_without_a_seed_it_takes_a_fresh_one_and_names_it() -> None:
    told = document("--sheet", "super", "--players", "5")

    assert document("--sheet", "super", "--players", "5", "--seed", told["seed"]) == told
    assert document("--sheet", "super", "--players", "5") != told
    assert len(bytes.fromhex(told["seed"])) == 16


# --- Verifiable -------------------------------------------------------------------------------------------

TABLE = ("--sheet", "classic", "--players", "3", "--switch", "game=fast", "--switch", "rounds=1")
# As in docs/notation.md.
SECRET = "b8cc29efddaa8c4607e9b850a134c532e397bbf13efc5997cda720bbe1ebd352"
COMMITMENT = "85f62758932311c4c42cffbe7ad806012ad362fb270326c99f2195f6a238ffd0"
DIGEST = "7487a42a971f1e951349b6bc3e82e47c8ccbdfca95beb48fe1e2726f0fc037dc"
SEED = "43707aaa6977a8dba033f3422826825fa864f956811fe8b3f3d4f74e4e3952ec"
NONCES = {
    "A": "3d70e8483c71b653ecee61a611e745a5",
    "B": "6ca0e962287499aa66253699890901c1",
    "C": "a2ad25d99cc8aa13a4bae3e2c8c4cf16",
}
NAMES = ("--name", "Anna", "--name", "Ben", "--name", "Cleo")
PROMISED = (*TABLE, "--verifiable", *NAMES, "--secret", SECRET)


def nonces(seats: str) -> list[str]:
    return [word for seat in seats for word in ("--nonce", f"{seat}={NONCES[seat]}")]


def test_secret_and_nonces_deal_what_the_record_of_that_match_has() -> None:
    told = document(*PROMISED, *nonces("ABC"))

    assert told["seed"] is None
    assert told["verifiable"] == {
        "edition": 1,
        "digest": DIGEST,
        "names": {"A": "Anna", "B": "Ben", "C": "Cleo"},
        "first": "A",
        "promise": "table",
        "commitment": COMMITMENT,
        "nonces": NONCES,
        "nonces_made_here": [],
        "secret": SECRET,
        "seed": SEED,
    }
    dealt = {line.split()[1][0]: line.split(": ")[1] for line in SUNDAY.splitlines() if "hand " in line}
    assert told["dealt"] == dealt


def test_the_page_says_what_to_publish_before_and_what_after() -> None:
    page = boneyard("deal", *PROMISED, *nonces("CAB")).stdout

    assert page.startswith(
        "Mexican Train (classic): the first deal for 3 players, verifiable\n"
        "House rules: game=fast, rounds=1\n\n"
        "The promise. Publish these lines before anybody gives a nonce; the commitment\n"
        "fixes all the others, and the secret:\n"
        f"  sheet: mexican-train-classic\n  edition: 1\n  digest: {DIGEST}\n"
        "  switches: game=fast, rounds=1\n  players: 3\n"
        "  name A: Anna\n  name B: Ben\n  name C: Cleo\n  first: A\n"
        f"  promise: table\n  commitment: {COMMITMENT}\n\n"
        "The nonces, one from each seat:\n"
    )
    for seat, nonce in NONCES.items():
        assert f"\n  nonce {seat}: {nonce}\n" in page
    assert (
        "\nKeep these to yourself until the match is over, then publish them:\n"
        f"  secret: {SECRET}\n  seed: {SEED}\n" in page
    )
    assert "made here" not in page


def test_the_lines_can_be_put_into_a_record_as_they_are() -> None:
    lines = boneyard("deal", *PROMISED, *nonces("ABC")).stdout.splitlines()
    found = [line.strip() for line in lines if re.match("  [a-z]+(?: [A-C])?: ", line)]
    heading = [line for line in SUNDAY.split("\n\n")[0].splitlines() if not re.match("boneyard|#|date", line)]

    assert found == heading


def test_without_nonces_they_are_made_here_and_it_says_so() -> None:
    told = document(*PROMISED, *nonces("B"))
    page = boneyard("deal", *PROMISED, *nonces("AB")).stdout

    assert told["verifiable"]["nonces_made_here"] == ["A", "C"]
    assert told["verifiable"]["nonces"]["B"] == NONCES["B"]
    assert "Seat C gave none, so its nonce was made here." in page


def test_a_fresh_secret_has_256_bits_and_deals_the_same_again() -> None:
    told = document(*TABLE, "--verifiable")["verifiable"]
    given = [word for seat, nonce in told["nonces"].items() for word in ("--nonce", f"{seat}={nonce}")]
    again = document(*TABLE, "--verifiable", "--secret", told["secret"], *given)["verifiable"]

    assert len(bytes.fromhex(told["secret"])) == 32
    assert again == {**told, "nonces_made_here": []}
    assert document(*TABLE, "--verifiable")["verifiable"] != told


def test_the_command_to_deal_again_can_be_run_as_printed() -> None:
    page = boneyard("deal", *TABLE, "--verifiable").stdout
    (command,) = [line for line in page.splitlines() if line.startswith("  boneyard deal ")]
    again = boneyard(*shlex.split(command)[1:]).stdout

    assert again.partition("To deal")[2] == page.partition("To deal")[2]


def test_the_first_seat_and_the_names_are_promised_and_dealt_by() -> None:
    named = (
        "--sheet",
        "satisfy",
        "--players",
        "3",
        "--first",
        "c",
        "--verifiable",
        "--name",
        "",
        "--name",
        "-x y",
    )
    page = boneyard("deal", *named).stdout
    (command,) = [line for line in page.splitlines() if line.startswith("  boneyard deal ")]
    told = document(*shlex.split(command)[2:])
    match = Match(SHEETS["mexican-train-satisfy"], 3, bytes.fromhex(told["verifiable"]["seed"]), first=2)

    assert "\n  name B: -x y\n  first: C\n" in page
    assert (told["verifiable"]["names"], told["verifiable"]["first"]) == ({"B": "-x y"}, "C")
    assert told["position"] == write_position(match.round)
    assert f"  commitment: {told['verifiable']['commitment']}\n" in page


def test_the_first_seat_may_be_named_without_a_promise() -> None:
    given = ("--sheet", "satisfy", "--players", "3", "--seed", "x")

    assert document(*given, "--first", "A") == document(*given)
    assert any(
        document(*given[:-1], seed, "--first", "B")["starter"] != document(*given[:-1], seed)["starter"]
        for seed in "abcdefgh"
    )


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--name", "Anna"], "--secret, --nonce and --name belong to --verifiable"),
        ([*PROMISED, "--name", "Dora"], "4 names were given, but there are only 3 seats"),
        (["--first", "D"], "with 3 players the seats are A to C, not 'D'"),
        (["--seed", "x", "--verifiable"], "not allowed with argument"),
        (["--secret", SECRET], "--secret, --nonce and --name belong to --verifiable"),
        (nonces("A"), "--secret, --nonce and --name belong to --verifiable"),
        (["--verifiable", *nonces("A")], "--nonce needs --secret"),
        (["--verifiable", "--secret", SECRET[1:]], "is not a secret"),
        (["--verifiable", "--secret", SECRET.upper()], "64 hexadecimal digits"),
        ([*PROMISED, "--nonce", NONCES["A"]], "SEAT=HEX, for example --nonce A="),
        ([*PROMISED, "--nonce", "A=0123"], "'0123' is not a nonce"),
        ([*PROMISED, "--nonce", f"D={NONCES['A']}"], "with 3 players the seats are A to C, not 'D'"),
        ([*PROMISED, *nonces("AA")], "--nonce names seat A twice"),
    ],
)
def test_a_mistake_about_secrets_and_nonces_is_told_in_one_line(arguments: list[str], told: str) -> None:
    said = boneyard("deal", *TABLE, *arguments)

    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.startswith("boneyard: ")
    assert said.stderr.count("\n") == 1
    assert told in said.stderr


def test_at_a_terminal_the_commitment_is_shown_before_the_nonces_are_asked_for() -> None:
    with terminal("deal", *PROMISED, *nonces("B")) as person:
        assert COMMITMENT in person.wait_for(
            "Nonce of seat A, 32 hexadecimal digits (Enter makes one here): "
        )
        person.type("xyz\n")
        assert "'xyz' is not a nonce" in person.wait_for("Nonce of seat A")
        person.type(f"{NONCES['A']}\n")
        person.wait_for("Nonce of seat C")
        person.type(f"{NONCES['C']}\n")
        assert person.end() == 0

    assert f"  seed: {SEED}\n" in person.seen
    assert SECRET not in person.seen.partition("Nonce of seat C")[0]


def test_at_a_terminal_a_nonce_can_be_made_here() -> None:
    with terminal("deal", *PROMISED) as person:
        assert person.type_at_every_prompt("\n") == 0

    assert "Seats A, B, C gave none, so their nonces were made here." in person.seen


def test_who_leaves_before_the_nonces_are_there_gets_no_deal() -> None:
    with terminal("deal", *PROMISED) as person:
        person.wait_for("Nonce of seat A")
        person.insist(lambda: person.type("\x04"), "there is no nonce for seat A, so nothing was dealt")
        assert person.end() == 2

    assert "Hands as dealt" not in person.seen


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "--sheet, --players"),
        (["--sheet", "nonsense", "--players", "2"], "chickenfoot"),
        (["--sheet", "classic", "--players", "1"], "2 to 8 players"),
        (["--sheet", "classic", "--players", "two"], "two"),
        (["--sheet", "classic", "--players", "2", "--switch", "spinner=four-arms"], "after_double"),
        (["--sheet", "classic", "--players", "2", "--round", "2"], "--round"),
    ],
)
def test_a_mistake_is_told_in_one_line(arguments: list[str], told: str) -> None:
    said = boneyard("deal", *arguments)

    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.startswith("boneyard: ")
    assert said.stderr.count("\n") == 1
    assert told in said.stderr


def test_the_help_has_an_example_that_works_and_says_why_only_one_round() -> None:
    said = boneyard("deal", "--help")
    examples = [line for line in said.stdout.splitlines() if line.startswith("  boneyard deal ")]

    assert len(examples) == 2
    for example in examples:
        assert boneyard(*example.split()[1:]).returncode == 0
    assert "Only the first\nround" in said.stdout
