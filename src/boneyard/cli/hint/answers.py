"""Hints for positions: one given as an argument, or one per line."""

import argparse
import json
import sys
from collections.abc import Iterable

from boneyard.analysis.hints import Hint
from boneyard.cli.arguments import UsageError
from boneyard.cli.bots import search_note
from boneyard.cli.hint.adviser import Adviser, chosen_adviser
from boneyard.cli.hint.argument import read_argument
from boneyard.cli.language import words_for
from boneyard.cli.page import terminal_page
from boneyard.cli.plain import speak_plainly
from boneyard.locales import Words
from boneyard.record.limits import NO_LIMITS
from boneyard.record.notation import write_action, write_seat
from boneyard.record.referee import Unanswerable, read_request, round_asked_about, unanswerable
from boneyard.rules.round import Round
from boneyard.words.hints import behind_text, deed, effort_text, reason_texts
from boneyard.words.refusals import explainer
from boneyard.words.speech import Speech

RUNNERS_UP = 3
"""How many other actions people are shown."""


def run(chosen: argparse.Namespace) -> int:
    words = words_for(chosen)
    speak_plainly(sys.stdout)
    adviser = chosen_adviser(chosen, words)
    if note := search_note([adviser.level], words):
        print(note, file=sys.stderr)
    if chosen.position is not None:
        answer = hint_json if chosen.json else hint_text
        try:
            print(answer(round_to_move(read_argument(chosen.position, words), words), adviser, words))
        except Unanswerable as problem:
            raise UsageError(str(problem)) from None
        return 0
    if sys.stdin is None:  # closed by the caller
        return 0
    if sys.stdin.isatty():
        raise UsageError(words.text("hint-needs-position"))
    # readline: the file's own iterator reads ahead, and whoever waits for an answer would wait for ever
    lines = iter(sys.stdin.buffer.readline, b"")
    (answer_programs if chosen.json else answer_people)(lines, adviser, words)
    return 0


def answer_programs(lines: Iterable[bytes], adviser: Adviser, words: Words) -> None:
    for line in lines:
        if line.strip():
            try:
                answer = hint_json(round_to_move(read_request(line, NO_LIMITS), words), adviser, words)
            except Unanswerable as problem:
                answer = json.dumps(problem.answer)
            print(answer, flush=True)


def answer_people(lines: Iterable[bytes], adviser: Adviser, words: Words) -> None:
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                answer = hint_text(round_to_move(_request(line, words), words), adviser, words)
            except Unanswerable as problem:
                answer = words.text("hint-problem", line=number, problem=str(problem))
            print(answer, flush=True)


def _request(line: bytes, words: Words) -> object:
    """As the referee reads it; people are told what a line should be."""
    try:
        return read_request(line, NO_LIMITS)
    except Unanswerable as problem:
        why = words.text("hint-line-not-json", why=str(problem))
        raise unanswerable("bad-request", why) from None


def round_to_move(request: object, words: Words) -> Round:
    """The table asked about; Unanswerable if nobody is to move, or their hand is not known."""
    if isinstance(request, dict) and "position" not in request:
        request = {"position": request}
    round_ = round_asked_about(request, explainer(words), NO_LIMITS)
    turn = round_.turn
    if turn is None:
        raise unanswerable("bad-position", words.text("hint-round-over"))
    if not round_.state.hand_known(turn):
        raise unanswerable("bad-position", words.text("hint-hand-unknown", seat=write_seat(turn)))
    return round_


def speech_of(round_: Round, words: Words) -> Speech:
    """Players without names are called by the letters of their seats."""
    letters = tuple([write_seat(seat) for seat in range(round_.state.players)])
    return Speech(words, round_.sheet, letters, round_.turn)


# --- For programs -----------------------------------------------------------------------------------------


def hint_json(round_: Round, adviser: Adviser, words: Words) -> str:
    """`boneyard hint --help` lists the keys."""
    assert round_.turn is not None
    advice = adviser.hint(round_, words)
    told: dict[str, object] = {
        "turn": write_seat(round_.turn),
        "action": write_action(advice.action),
        "equity": advice.equity,
        "reasons": reason_texts(advice, speech_of(round_, words)),
        "others": [{"action": write_action(other.action), "equity": other.equity} for other in advice.others],
    }
    thought = advice.thought
    if thought is not None:
        told |= {"level": thought.level, "worlds": thought.worlds, "seconds": round(thought.seconds, 4)}
        told["others"] = [
            {"action": write_action(other.action), "equity": -other.points, "certainty": round(other.sure, 4)}
            for other in thought.others
        ]
    return json.dumps(told)


# --- For people -------------------------------------------------------------------------------------------


def hint_text(round_: Round, adviser: Adviser, words: Words) -> str:
    assert round_.turn is not None
    advice = adviser.hint(round_, words)
    speech = speech_of(round_, words)
    page = terminal_page()
    page.line(
        words.text(
            "hint-for-seat",
            seat=write_seat(round_.turn),
            what=deed(advice.action, speech),
            action=write_action(advice.action),
        )
    )
    for text in reason_texts(advice, speech):
        page.line(text, indent=2)
    if advice.others:
        page.line(words.text("hint-next-best", actions=runners_up(advice, words)), indent=2)
    if advice.thought is not None and advice.others:
        page.line(effort_text(advice.thought, words), indent=2)
    return str(page)


def runners_up(advice: Hint, words: Words) -> str:
    if advice.thought is not None:
        others = advice.thought.others[:RUNNERS_UP]
        return ", ".join([behind_text(other, write_action(other.action), words) for other in others])
    return ", ".join(
        words.text(
            "hint-behind", action=write_action(other.action), points=round(advice.equity - other.equity)
        )
        for other in advice.others[:RUNNERS_UP]
    )
