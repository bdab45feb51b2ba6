"""What is said of a match before it and after it."""

from collections.abc import Sequence

from boneyard.cli.called import command
from boneyard.cli.game.players import PERSON
from boneyard.cli.game.setup import Agreed
from boneyard.locales import Words
from boneyard.record.entries import Record
from boneyard.record.notation import write_seat
from boneyard.rules.sheet import Sheet
from boneyard.words.levels import level_text
from boneyard.words.records import names_in
from boneyard.words.speech import Speech


def agreed_in(record: Record) -> Agreed:
    """What was agreed on for the match of this record."""
    people = {seat: record.names[seat] for seat, who in enumerate(record.played_by) if who == PERSON}
    opponents = tuple([who for who in record.played_by if who != PERSON])
    alike = len(set(opponents)) == 1
    return Agreed(record.sheet, record.players, people, opponents[:1] if alike else opponents)


def names_at(record: Record, unnamed: str) -> tuple[str, ...]:
    """What the seats are called while it is played; `unnamed` is somebody alone who gave no name."""
    alone = record.played_by.count(PERSON) == 1
    return tuple(
        [
            unnamed if alone and who == PERSON and not given else name
            for name, given, who in zip(names_in(record), record.names, record.played_by, strict=True)
        ]
    )


def opponents_text(speech: Speech, played_by: Sequence[str]) -> str:
    """All bots, each with the level."""
    each = [
        speech.text("opponent", name=speech.names[seat], level=level_text(who, speech.words))
        for seat, who in enumerate(played_by)
        if who != PERSON
    ]
    people = len(played_by) - len(each)
    message = "players-of-demo" if people == 0 else "opponents" if people == 1 else "opponents-of-all"
    return speech.text(message, each=speech.listed(each), number=len(each))


def engines_text(sheet: Sheet, players: int, speech: Speech) -> str:
    """Which rounds a match has that is shorter than the sheet's own; empty for any other."""
    if "rounds" not in sheet.options:
        return ""
    engines = [f"{engine}-{engine}" for engine in sheet.engines(players)]
    return speech.text("short-match", rounds=len(engines), engines=speech.listed(engines))


def replay_command(agreed: Agreed, seed: str) -> str:
    """What to type for the same deals, and the same bots, once more."""
    options = dict(agreed.sheet.options)
    rounds = options.pop("rounds", None)
    seats = [write_seat(seat) for seat in agreed.people]
    several = len(seats) > 1
    given = ["--sheet", agreed.sheet.id, "--players", str(agreed.players)]
    given += ["--seat", ",".join(seats)] if several or seats not in ([], ["A"]) else []
    for name in agreed.people.values() if several else ():
        given += [f"--name={name}"]
    given += ["--opponents", ",".join(agreed.opponents)] if agreed.opponents else []
    given += ["--rounds", rounds] if rounds else []
    for name, answer in options.items():
        given += ["--switch", f"{name}={answer}"]
    return command("play", *given, f"--seed={seed}")


def same_deals(record: Record, words: Words) -> list[str]:
    """How to play them again; nothing where the seed cannot be typed."""
    seed = record.match_seed or b""
    text = seed.decode("utf-8", "replace")
    if not text.isprintable() or text.encode() != seed:
        return []
    return [words.text("replay"), f"  {replay_command(agreed_in(record), text)}"]
