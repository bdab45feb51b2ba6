"""A refusal in words: what is in the way, and the clause or the house rule behind it."""

from collections.abc import Sequence

from boneyard.locales import Words
from boneyard.record.notation import write_end, write_seat
from boneyard.record.referee import Explain
from boneyard.rules.arguments import needs
from boneyard.rules.refusal import IllegalAction, UnknownTile, Value
from boneyard.rules.tile import Tile
from boneyard.words.lists import any_of


def explain(
    refusal: IllegalAction | UnknownTile, words: Words, names: Sequence[str] = (), you: int | None = None
) -> str:
    """Why the action cannot be done, and the clause that says so.

    Trains are called by these names of their owners, or by letters if there are none; `you` is the seat
    spoken to.

    >>> from boneyard.words import explain, words
    >>> match = Match(SHEETS["mexican-train-classic"], players=3, seed=b"friday")
    >>> try:
    ...     match.play(read_action("12-12@A"))
    ... except IllegalAction as refusal:
    ...     print(explain(refusal, words("en")))
    12-12 is on the table, not in your hand (A21).
    """
    needs(refusal, (IllegalAction, UnknownTile), "a refusal")
    needs(words, Words, "Words, as words() gives them")
    if isinstance(refusal, UnknownTile):
        return words.text("unknown-tile")
    action = refusal.action
    values = {name: _text(value, names) for name, value in refusal.values.items()}
    if stations := refusal.values.get("stations"):
        assert isinstance(stations, tuple), stations
        lines = [_station_on(seat, words, names, you) for seat in stations]
        values |= {"stations": any_of(lines, words), "number": len(lines)}
    return words.text(
        f"refused-{refusal.reason.value}",
        tile=str(action.tile),
        end="" if action.end is None else write_end(action.end),
        owner="" if action.end is None else _owner(action.end, names),
        called="name" if names else "letter",
        clause=_grounds(refusal, words),
        **values,
    )


def explainer(words: Words) -> Explain:
    """For the referee, who has no language of its own."""
    return lambda refusal: explain(refusal, words)


def _owner(end: int, names: Sequence[str]) -> str:
    return names[end] if end < len(names) else write_end(end)


def _station_on(seat: int, words: Words, names: Sequence[str], you: int | None) -> str:
    if seat == you:
        return words.text("station-on-own")
    if seat < len(names):
        return words.text("station-on-owned", name=names[seat])
    return words.text("station-on-line", seat=write_seat(seat))


def _grounds(refusal: IllegalAction, words: Words) -> str:
    if refusal.house_rule is None:
        return refusal.clause
    switch, answer = refusal.house_rule
    return words.text("refused-by-house-rule", switch=switch, answer=answer, clause=refusal.clause)


def _text(value: Value, names: Sequence[str]) -> str | int:
    if isinstance(value, Tile):
        return str(value)
    if isinstance(value, tuple):
        return " ".join([_owner(seat, names) for seat in value])
    return value
