"""`boneyard play`: a match at a terminal, and the ways to leave it."""

from __future__ import annotations

import signal

import pytest

from boneyard import SHEETS
from boneyard.locales import words
from tests.cli.command import boneyard, terminal
from tests.cli.seated import Player, first_choice, seated

GOODBYE = words().text("goodbye")


@pytest.mark.parametrize("name", SHEETS)
def test_whoever_takes_the_first_thing_offered_plays_a_match_to_its_end(name: str) -> None:
    player = Player(after=first_choice)
    table = seated(player, SHEETS[name].having(rounds=2))

    table.play()

    assert table.match.over
    assert len(table.match.results) == 2
    assert player.text.count(words().text("prompt-next-round")) == 1
    points = str(min(table.match.totals))
    assert any(points in line and "win" in line for line in player.heard[-10:]), player.heard[-10:]


def test_a_refused_play_names_its_clause_and_the_turn_goes_on() -> None:
    player = Player(["draw"], after=first_choice)
    table = seated(player, SHEETS["mexican-train-classic"].having(rounds=1))

    table.your_turn()

    assert words().clause("A22") in " ".join(player.text.split())
    assert len(table.match.actions) == 1


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_a_key_leaves_while_the_match_is_arranged(key: str) -> None:
    with terminal("play") as seat:
        seat.wait_for(words().text("ask-number", default=1))
        seat.insist(lambda: seat.type(key), GOODBYE)
        assert seat.end() == 0
    assert "Traceback" not in seat.seen


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_the_match_and_tells_how_to_deal_it_again(number: signal.Signals) -> None:
    settled = ("--sheet", "classic", "--players", "2", "--name", "Ann", "--rounds", "1")
    with terminal("play", *settled, "--seed=rain") as seat:
        seat.wait_for("engine 0-0")
        seat.insist(
            lambda: seat.signal(number),
            "boneyard play --sheet mexican-train-classic --players 2 --rounds 1 --seed=rain",
        )
        assert seat.end() == 0
    assert GOODBYE in seat.seen


def test_the_same_seed_shows_the_same_round() -> None:
    shown = [boneyard("play", "--demo", f"--seed={seed}").stdout for seed in ("rain", "rain", "snow")]

    assert shown[0] == shown[1]
    assert shown[0] != shown[2]
