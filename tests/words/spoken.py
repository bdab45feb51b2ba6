"""Who is spoken to in a test: Mia, whose turn it is."""

from __future__ import annotations

from boneyard import Round
from boneyard.locales import Words, words
from boneyard.words.speech import Speech, seat_names


def speech_at(round_: Round, in_words: Words | None = None) -> Speech:
    spoken = in_words or words()
    names = seat_names(spoken, round_.state.players, {} if round_.turn is None else {round_.turn: "Mia"})
    return Speech(spoken, round_.sheet, names, round_.turn)
