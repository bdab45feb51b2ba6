"""A match told in sentences: what everybody did, in their turns, and how each round ended."""

from __future__ import annotations

import random
import re

import pytest

from boneyard import SHEETS, Match, Sheet
from boneyard.locales import words
from boneyard.rules.event import EventKind
from boneyard.rules.result import Over
from boneyard.words.story import Chapter, Narration, story

CLASSIC = SHEETS["mexican-train-classic"]
NAMES = ("Anna", "Ben", "Cleo", "Dan")


def played(sheet: Sheet, players: int, seed: bytes) -> Match:
    """To its end, by chance."""
    match, chance = Match(sheet, players, seed), random.Random(5)
    while not match.over:
        match.play(chance.choice(match.legal()))
    return match


def told(match: Match, seat: int | None = None) -> list[Chapter]:
    speech = Narration(words(), match.sheet, NAMES[: match.players], seat)
    return story(match.history() if seat is None else match.events(seat), speech)


def text(chapters: list[Chapter]) -> str:
    return "\n".join([line for chapter in chapters for line in (chapter.heading, *chapter.sentences)])


@pytest.mark.parametrize("sheet", SHEETS.values(), ids=lambda sheet: sheet.id)
def test_every_round_is_a_chapter_and_so_is_the_end_of_the_match(sheet: Sheet) -> None:
    few = {"rounds": 2} if "rounds" in sheet.switches else {"tokens": 2}
    match = played(sheet.having(few), 3, b"story")
    chapters = told(match)

    rounds = [f"Round {number + 1}" for number in range(len(match.results))]
    assert [chapter.heading for chapter in chapters] == [*rounds, "The match is over"]
    for chapter, result in zip(chapters, match.results, strict=False):
        scores = ", ".join(f"{name} {score}" for name, score in zip(NAMES, result.scores, strict=False))
        assert f"Scores: {scores}" in chapter.sentences
    assert all(sentence[-1] in ".”" or ": " in sentence for _, lines in chapters for sentence in lines)


def test_points_are_added_up_after_the_first_round() -> None:
    match = played(CLASSIC.having(rounds=3), 3, b"sums")
    first, second, third, end = told(match)

    assert not any(line.startswith("Totals: ") for line in first.sentences)
    sums = [sum(result.scores[0] or 0 for result in match.results[:2]), match.totals[0]]
    for chapter, total in zip((second, third), sums, strict=True):
        assert chapter.sentences[-1].startswith(f"Totals: Anna {total}, Ben ")
    winner = NAMES[match.winners[0]]
    assert end.sentences == [f"{winner} wins the match with {min(match.totals)} points."]


def test_trains_are_called_by_their_owners() -> None:
    everything = text(told(played(CLASSIC.having(rounds=1), 3, b"owners")))

    assert re.search(r"^Anna plays [0-9-]+ on their own train", everything, re.MULTILINE)
    assert re.search(r"^Anna plays [0-9-]+ on (Ben|Cleo)’s train", everything, re.MULTILINE)
    assert re.search(r"^Anna plays [0-9-]+ on the Mexican Train", everything, re.MULTILINE)
    assert "train A" not in everything


def test_your_own_train_is_yours_also_when_others_play_on_it() -> None:
    seen = text(told(played(CLASSIC.having(rounds=1), 3, b"owners"), seat=1))

    assert re.search(r"^You play [0-9-]+ on your train", seen, re.MULTILINE)
    assert re.search(r"^(Anna|Cleo) plays [0-9-]+ on your train", seen, re.MULTILINE)
    assert "Ben’s train" not in seen


def test_a_seat_is_told_of_no_tile_it_could_not_see() -> None:
    match = played(CLASSIC.having(rounds=1), 3, b"hidden")
    whole, seen = text(told(match)), text(told(match, seat=1))

    drawn = [event for events in match.history() for event in events if event.kind is EventKind.DREW]
    assert {event.seat for event in drawn} == {0, 1, 2}
    assert re.search(r"Anna draws [0-9]", whole)
    assert not re.search(r"(Anna|Cleo) (draws [0-9]+-|is dealt)", seen)
    assert re.search(r"^You draw [0-9]", seen, re.MULTILINE)


def test_with_open_hands_everybody_is_told_every_hand() -> None:
    match = Match(CLASSIC.having(hands="open"), 3, b"")

    assert [line.split(" dealt ")[0] for line in told(match, seat=1)[0].sentences[:3]] == [
        "Anna is",
        "You are",
        "Cleo is",
    ]


def test_a_reveal_without_a_double_goes_on_in_the_same_round() -> None:
    match = Match(SHEETS["engine-191"], 2, b"friday 1171")
    while len(match.history()) < 5:
        tracks = [action for action in match.legal() if action.tile is None or not action.tile.is_double]
        match.play((tracks or [*match.legal()])[0])
    overs = [e.result for events in match.history() for e in events if e.kind is EventKind.ROUND_OVER]
    (chapter,) = told(match)

    assert [result.over for result in overs if result is not None] == [Over.REDEAL, Over.REDEAL]
    again = "Nobody showed a double: all tiles are shuffled and dealt again."
    assert chapter.sentences.count(again) == 2
    assert sum(line.startswith("Anna is dealt ") for line in chapter.sentences) == 3


def test_how_the_engine_was_found_is_told_after_the_hands() -> None:
    match = Match(SHEETS["mexican-train-satisfy"], 3, b"")
    (chapter,) = told(match)

    assert chapter.sentences[3:] == [
        "Nobody had 12-12: all drew in turn until it turned up, after 53 tiles.",
        "Ben lays the engine 12-12.",
    ]


def test_tokens_are_counted_where_they_win_the_match() -> None:
    match = played(SHEETS["engine-191"].having(tokens=2), 2, b"tokens")
    *rounds, end = told(match)

    counts = ", ".join(f"{name} {won}" for name, won in zip(NAMES, match.tokens, strict=False))
    assert rounds[-1].sentences[-1] == f"Tokens: {counts}"
    assert end.sentences == [f"{NAMES[match.winners[0]]} wins the match with 2 tokens."]
