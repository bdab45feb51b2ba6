"""A refusal in words: what is in the way, and the clause behind it."""

from boneyard.locales import Words
from boneyard.record.notation import write_end
from boneyard.rules.action import SHOWING
from boneyard.rules.refusal import IllegalAction
from boneyard.rules.round import Round


def explain(refusal: IllegalAction, round_: Round, words: Words) -> str:
    state = round_.state
    end = refusal.action.end
    shows = -1 if end is None or end >= SHOWING else state.end[end]
    double = state.binding_double()
    return words.text(
        f"refused-{refusal.reason.value}",
        tile=str(refusal.action.tile),
        end="" if end is None else write_end(end),
        shows=shows,
        double=-1 if double < 0 else state.end[double],
        drawn=f"{state.drawn >> 4}-{state.drawn & 15}",
        clause=refusal.clause,
    )
