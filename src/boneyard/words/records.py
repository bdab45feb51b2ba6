"""Records in words: the heading, what is claimed in notation, and what is wrong with one."""

from collections.abc import Sequence

from boneyard.locales import Words
from boneyard.record.entries import Claim, Record
from boneyard.record.notation import write_seat
from boneyard.record.problems import IllegalInRecord, RecordProblem
from boneyard.rules.arguments import needs
from boneyard.words.refusals import explain
from boneyard.words.sheets import house_rules, title


def record_title(record: Record, words: Words) -> str:
    sheet = record.sheet
    name, edition = title(sheet.id, words), str(sheet.edition)
    return words.text("replay-title", title=name, edition=edition, players=record.players)


def circumstances(record: Record, words: Words) -> list[str]:
    """The house rules and the date, as far as there are any."""
    told = []
    if record.sheet.options:
        told.append(house_rules(record.sheet.options, words))
    if record.date:
        told.append(words.text("replay-date", date=record.date))
    return told


def names_in(record: Record) -> tuple[str, ...]:
    """What the seats are called: by their players, or by their letters."""
    names = [*record.names, *[""] * record.players]
    return tuple([names[seat] or write_seat(seat) for seat in range(record.players)])


def claim_text(claim: Claim, names: Sequence[str], words: Words) -> str | None:
    """What everybody at the table would say aloud; the tiles dealt are not."""
    if claim.name == "round":
        return words.text("replay-round", round=claim.words[0])
    if claim.name == "deal" and claim.words[0] != "1":
        return words.text("replay-dealt-anew", deal=claim.words[0])
    if claim.name == "engine":
        by = "" if claim.seat is None else names[claim.seat]
        return words.text("replay-engine", engine=claim.words[0], by=by or "nobody", name=by)
    if claim.name == "flip":
        return words.text("replay-flip", tiles=len(claim.words))
    if claim.name == "over":
        return words.text(f"replay-over-{claim.words[0]}")
    if claim.name in ("scores", "totals"):
        points = [f"{name} {claim.words[2 * seat + 1]}" for seat, name in enumerate(names)]
        return words.text(f"replay-{claim.name}", points=", ".join(points))
    if claim.name == "winners":
        winners = [name for seat, name in enumerate(names) if write_seat(seat) in claim.words]
        return words.text("replay-winners", number=len(winners), names=", ".join(winners))
    return None


def problem_text(problem: RecordProblem, words: Words) -> str:
    """The line and column, and what is wrong there.

    >>> from boneyard.words import problem_text, words
    >>> try:
    ...     read_record("a shopping list")
    ... except BadRecord as problem:
    ...     print(problem_text(problem, words("en")))
    line 1, column 1: a record begins with the line “boneyard record 1”
    """
    needs(problem, RecordProblem, "a RecordProblem")
    needs(words, Words, "Words, as words() gives them")
    if isinstance(problem, IllegalInRecord):
        return problem.explain(words, why=explain(problem.refusal, words))
    return problem.explain(words)
