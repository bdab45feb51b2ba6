"""A hint in words."""

from boneyard.analysis.hints import Hint
from boneyard.analysis.reason import HintReason
from boneyard.bots.plan import Plan
from boneyard.bots.thought import Behind, Thought
from boneyard.locales import Words
from boneyard.record.tile_lists import write_laid
from boneyard.rules.action import Action, Verb, encode
from boneyard.rules.arguments import needs
from boneyard.words.speech import Speech

SUREST = 0.99
"""Nobody is surer than that."""
BRIEFEST = 0.01


def deed(action: Action, speech: Speech) -> str:
    """The action as advice.

    >>> from boneyard.words import Speech, deed, words
    >>> speech = Speech(words("en"), SHEETS["mexican-train-classic"], ("Anna", "Ben"), you=0)
    >>> deed(read_action("12-5@A"), speech)
    'play 12-5 on your train'
    """
    encode(action)  # or it is none
    needs(speech, Speech, "a Speech")
    if action.end is not None:
        return speech.text("hint-do-play", tile=str(action.tile), place=speech.place(action.end))
    if action.verb is Verb.REMOVE:
        return speech.text("hint-do-remove")
    return speech.text(f"do-{action.verb.value}", tile=str(action.tile))


def reasons(hint: Hint, speech: Speech) -> list[str]:
    """Why the hint is a good one, a sentence for each reason.

    >>> from boneyard.analysis import hint
    >>> from boneyard.words import Speech, reasons, words
    >>> match = Match(SHEETS["mexican-train-classic"], players=2, seed=b"friday")
    >>> speech = Speech(words("en"), match.sheet, ("Anna", "Ben"), you=0)
    >>> reasons(hint(match.view(0)), speech)[-1]
    'It sheds 16 pips.'
    """
    needs(hint, Hint, "a Hint")
    needs(speech, Speech, "a Speech")
    told = reason_texts(hint, speech)
    return told if hint.thought is None else [*told, *thought_texts(hint.thought, speech)]


def reason_texts(hint: Hint, speech: Speech) -> list[str]:
    """The same without what a search has found."""
    return [reason_text(reason, speech) for reason in hint.reasons]


def thought_texts(thought: Thought, speech: Speech) -> list[str]:
    """What would be next best, what has been tried, and how sure it is."""
    if not thought.others:
        return []
    words, after = speech.words, thought.others[0]
    behind = behind_text(after, deed(after.action, speech), words)
    return [words.text("hint-next-best", actions=behind) + ".", effort_text(thought, words)]


def behind_text(behind: Behind, what: str, words: Words) -> str:
    points = round(behind.points, 1)
    shown = words.text("number-one-place", value=points)
    return words.text("hint-behind-by", what=what, points=points, shown=shown)


def effort_text(thought: Thought, words: Words) -> str:
    sure = words.text("hint-certainty", sure=min(thought.others[0].sure, SUREST))
    if not thought.worlds:
        return sure
    seconds = words.text("number-two-places", value=max(thought.seconds, BRIEFEST))
    choices = len(thought.others) + 1
    tried = words.text("hint-tried", choices=choices, worlds=thought.worlds, seconds=seconds)
    return f"{tried} {sure}"


def plan_text(plan: Plan, speech: Speech) -> str:
    """The tiles in the order they are to be laid, and those that have no place."""
    train = write_laid(plan.train)
    left = " ".join([str(tile) for tile in plan.left])
    message = "hint-plan" if train and left else "hint-plan-whole" if train else "hint-plan-none"
    return speech.text(message, train=train, left=left)


def reason_text(reason: HintReason, speech: Speech) -> str:
    """A number of pips is also there as a weight: `best_pips` 17 as `best_weight` “17 pips”."""
    values = dict(reason.values)
    for name, number in reason.values.items():
        if name.endswith("pips"):
            values[name.removesuffix("pips") + "weight"] = speech.text("hint-weight", pips=number)
    if reason.seats:
        values["names"] = speech.listed([speech.names[seat] for seat in reason.seats])
        values["seats"] = len(reason.seats)
    if reason.message == "hint-fitting" and values["number"] == values["tiles"]:
        return speech.text("hint-fitting-all", **values)
    return speech.text(reason.message, **values)
