"""Damaged positions of real rounds: each is refused with a sentence, or its answer can be sent back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from boneyard import SHEETS, Match, write_position
from boneyard.locales import words
from boneyard.record.position import ALL_FIELDS
from boneyard.record.referee import Answer, answer
from boneyard.record.tile_lists import write_tiles
from boneyard.rules.tile import UNKNOWN
from boneyard.words.refusals import explainer
from tests.counts import count
from tests.figures import note
from tests.properties.tables import choose, playable

Position = dict[str, Any]
Leaf = tuple[Position, str]
"""A text or a number of a position: the object it stands in, and its name there."""

TRIES = count(1_000, 100_000)
FROM_EACH_ROUND = 100
EXPLAIN = explainer(words())
NUMBERS = (-1, 0, 1, 2, 3, 4, 6, 7, 9, 12, 13, 999, 1000, 10**9, 10**30)
WORDS = (
    "?",
    "?x2",
    "?x17",
    "?x90",
    "?x9999",
    "?x0",
    "9-9",
    "0-0",
    "12-12",
    "13-1",
    "4",
    "9",
    "A",
    "H",
    "ML",
    "-",
)
FIELDS = tuple(sorted(ALL_FIELDS))


# --- Real positions ---------------------------------------------------------------------------------------


def rounds(chance: Random) -> Iterator[list[Position]]:
    """The turns of one round after another, on every sheet in turn, with any switches and players."""
    while True:
        for sheet, rules in SHEETS.items():
            options = {
                name: chance.choice([answer.name for answer in question.answers])
                for name, question in rules.switches.items()
                if chance.random() < 0.3
            }
            if not playable(sheet, options):
                continue
            chosen = rules.having(options)
            match = Match(chosen, chance.choice(chosen.player_counts), chance.randbytes(8))
            yield list(turns(match, chance))


def turns(match: Match, chance: Random) -> Iterator[Position]:
    """The table at the start of each turn of the first round."""
    while not match.results:
        if match.round.pending is None:
            yield write_position(match.round)
        choose(match, chance.randrange(60))


def seen_by_a_seat(position: Position, chance: Random) -> Position:
    """What a seat knows: of the other hands and the boneyard no more than how many tiles they have."""
    seat = chance.choice(list(position["hands"]))
    hands = {
        other: tiles if other == seat else hidden(tiles)
        for other, tiles in position["hands"].items()
        if other == seat or chance.random() < 0.7
    }
    return {**position, "hands": hands, "boneyard": hidden(position["boneyard"])}


def hidden(tiles: str) -> str:
    return write_tiles([UNKNOWN] * len(tiles.split()))


# --- Damage -----------------------------------------------------------------------------------------------


def damaged(position: Position, chance: Random) -> Position:
    """A copy with one to four faults; some of them turn out to be none."""
    spoilt = copied(seen_by_a_seat(position, chance) if chance.random() < 0.4 else position)
    for _ in range(chance.randint(1, 4)):
        chance.choice(FAULTS)(spoilt, chance)
    return spoilt


def copied(position: Position) -> Position:
    return {name: dict(value) if isinstance(value, dict) else value for name, value in position.items()}


def leaves(position: Position) -> list[Leaf]:
    found: list[Leaf] = []
    for name, value in position.items():
        if isinstance(value, dict) and value:
            found.extend((value, part) for part in value)
        else:
            found.append((position, name))
    return found


def lists(position: Position) -> list[Leaf]:
    """The texts that are lists of tiles, ends or seats."""
    texts = [leaf for leaf in leaves(position) if isinstance(leaf[0][leaf[1]], str)]
    return [leaf for leaf in texts if leaf[1] not in ("sheet", "turn")] or [(position, "markers")]


def read_list(leaf: Leaf) -> list[str]:
    return str(leaf[0].get(leaf[1], "")).split()


def write_list(leaf: Leaf, items: list[str]) -> None:
    leaf[0][leaf[1]] = " ".join(items)


def drop_a_field(position: Position, chance: Random) -> None:
    where, name = chance.choice(leaves(position))
    del where[name]


def drop_hands_and_boneyard(position: Position, chance: Random) -> None:
    hands = position.get("hands")
    if isinstance(hands, dict) and hands:
        del hands[chance.choice(list(hands))]
    if chance.random() < 0.7:
        position.pop("boneyard", None)


def drop_a_word(position: Position, chance: Random) -> None:
    leaf = chance.choice(lists(position))
    items = read_list(leaf)
    if items:
        del items[chance.randrange(len(items))]
    write_list(leaf, items)


def double_a_word(position: Position, chance: Random) -> None:
    leaf = chance.choice(lists(position))
    items = read_list(leaf)
    write_list(leaf, items + [chance.choice(items or ["?"])] * chance.choice((1, 1, 2, 100)))


def put_in_a_word(position: Position, chance: Random) -> None:
    leaf = chance.choice(lists(position))
    items = read_list(leaf)
    items.insert(chance.randint(0, len(items)), chance.choice(WORDS))
    write_list(leaf, items)


def hide_a_word(position: Position, chance: Random) -> None:
    leaf = chance.choice(lists(position))
    items = read_list(leaf)
    write_list(leaf, [*items[:-1], "?"])


def move_a_word(position: Position, chance: Random) -> None:
    leaf, other = chance.choice(lists(position)), chance.choice(lists(position))
    items = read_list(leaf)
    if items:
        moved = items.pop(chance.randrange(len(items)))
        write_list(leaf, items)
        there = read_list(other)
        there.insert(chance.randint(0, len(there)), moved)
        write_list(other, there)


def move_all_words(position: Position, chance: Random) -> None:
    leaf, other = chance.choice(lists(position)), chance.choice(lists(position))
    moved = read_list(leaf)
    write_list(leaf, [])
    write_list(other, read_list(other) + moved)


def swap_two_fields(position: Position, chance: Random) -> None:
    (where, name), (there, other) = chance.choice(leaves(position)), chance.choice(leaves(position))
    where[name], there[other] = there[other], where[name]


def turn_a_list_round(position: Position, chance: Random) -> None:
    leaf = chance.choice(lists(position))
    write_list(leaf, read_list(leaf)[::-1])


def change_a_number(position: Position, chance: Random) -> None:
    numbers = [leaf for leaf in leaves(position) if isinstance(leaf[0][leaf[1]], int)]
    if numbers:
        where, name = chance.choice(numbers)
        where[name] = (
            where[name] + chance.choice((-1, 1)) if chance.random() < 0.5 else chance.choice(NUMBERS)
        )


def add_a_field(position: Position, chance: Random) -> None:
    values: tuple[Any, ...] = ("A", "A B", "9-9", "4 4 4", 1, None, {}, {"A": "3-3"}, {"pips": 4, "toes": 2})
    position[chance.choice(FIELDS)] = chance.choice(values)


def change_the_turn(position: Position, chance: Random) -> None:
    position["turn"] = chance.choice("ABCDEFGH")


def change_a_switch(position: Position, chance: Random) -> None:
    rules = SHEETS.get(str(position.get("sheet")))
    options = position.get("options", {})
    if rules is not None and isinstance(options, dict):
        name, question = chance.choice(list(rules.switches.items()))
        position["options"] = {**options, name: chance.choice([answer.name for answer in question.answers])}


FAULTS: tuple[Callable[[Position, Random], None], ...] = (
    drop_a_field,
    drop_hands_and_boneyard,
    drop_a_word,
    double_a_word,
    put_in_a_word,
    hide_a_word,
    move_a_word,
    move_all_words,
    swap_two_fields,
    turn_a_list_round,
    change_a_number,
    add_a_field,
    change_the_turn,
    change_a_switch,
)


# --- The attack -------------------------------------------------------------------------------------------


def played_on(position: Position, answered: Answer, chance: Random) -> Answer:
    """The answer after up to three legal actions; the last one that was no error."""
    done: list[str] = []
    for _ in range(chance.randrange(4)):
        legal = answered["legal"]
        assert isinstance(legal, list)
        if not legal:
            break
        done.append(chance.choice(legal))
        after = answer({"position": position, "do": done}, EXPLAIN)
        if "error" in after:
            break  # an unknown tile
        answered = after
    return answered


def fault_found(position: Position, chance: Random) -> str | None:
    """What the referee does wrong with this position; None if nothing."""
    answered = answer({"position": position}, EXPLAIN)
    error = answered.get("error")
    if error is not None:
        assert isinstance(error, dict)
        place, _, sentence = str(error["message"]).partition(": ")
        told = error["kind"] == "bad-position" and place and sentence
        return None if told else f"refused without a sentence: {error}"
    answered = played_on(position, answered, chance)
    written = answered["position"]
    assert isinstance(written, dict)
    if written["pending"] is not None or no_position_can_tell(written, answered):
        return None
    again = answer({"position": written}, EXPLAIN)
    return None if again == answered else f"{answered} is answered by {again}"


def no_position_can_tell(written: Position, answered: Answer) -> bool:
    """A round that ended in the middle of a turn, where one that begins would go on."""
    options = written.get("options", {})
    draw_missed = options.get("yard_empty") == "when-draw-due" and "bonus_double" in options
    goes_on = options.get("emptied_by_replacement") == "not-out"
    return answered["over"] is not None and (draw_missed or goes_on)


def test_a_damaged_position_is_refused_or_answered_by_one_that_is_read_again() -> None:
    chance = Random(20)
    tried = 0
    faults = []
    for round_ in rounds(chance):
        for _ in range(FROM_EACH_ROUND):
            position = damaged(chance.choice(round_), chance)
            fault = fault_found(position, chance)
            if fault is not None:
                faults.append(f"{position}: {fault}")
            tried += 1
        if tried >= TRIES:
            break
    note(f"attack: positions: {tried} tries, {len(faults)} failures")
    assert faults == []
