"""Somebody who has docs/dealing.md, a record and fifty lines of Python checks every deal."""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Iterator

import pytest

from boneyard import SHEETS, Match, Sheet
from boneyard.record.match_record import write_record
from tests.house.readme import blocks
from tests.record.examples import SUNDAY, changed
from tools.stamps import ROOT

# --- The outsider. Nothing from here to the next such line knows of the package. --------------------------


def byte_stream(seed: bytes, round_: int, deal: int, purpose: str) -> Iterator[int]:
    prefix = b"boneyard deal 1" + len(seed).to_bytes(4, "big") + seed
    prefix += round_.to_bytes(4, "big") + deal.to_bytes(4, "big")
    prefix += len(purpose).to_bytes(4, "big") + purpose.encode()
    counter = 0
    while True:
        yield from hashlib.sha256(prefix + counter.to_bytes(8, "big")).digest()
        counter += 1


def shuffled(tiles: list[str], seed: bytes, round_: int, deal: int, purpose: str) -> list[str]:
    stream = byte_stream(seed, round_, deal, purpose)
    order = list(tiles)
    for i in range(len(order) - 1, 0, -1):
        j = next(byte for byte in stream if byte < 256 // (i + 1) * (i + 1)) % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def lines_of(text: str) -> list[tuple[str, list[str]]]:
    """Names and words; a name said again at once goes on."""
    lines: list[tuple[str, list[str]]] = []
    for name, value in re.findall(r"^([a-z]+(?: [A-H])?): (.*)$", text, re.MULTILINE):
        if not lines or lines[-1][0] != name:
            lines.append((name, []))
        lines[-1][1].extend(value.split())
    return lines


PROMISED = r"^(?:sheet|edition|digest|switches|players|name [A-H]|player [A-H]|first|promise|secret): .*\n"


def commitment(record: str, secret: str) -> str:
    """Of the table, as grep finds it; of the secret alone in a record without a promise."""
    if "\npromise: table\n" not in record:
        return hashlib.sha256(secret.encode()).hexdigest()
    return hashlib.sha256("".join(re.findall(PROMISED, record, re.MULTILINE)).encode()).hexdigest()


def checked(record: str) -> int:
    """How many shuffles are as they must be; an AssertionError at anything that is not."""
    said = dict(lines_of(record))
    secret, seed = said["secret"][0], bytes.fromhex(said["seed"][0])
    nonces = [words[0] for name, words in said.items() if name.startswith("nonce")]
    assert said["commitment"] == [commitment(record, secret)]
    assert seed == hashlib.sha256("".join([secret, *nonces]).encode()).digest()
    round_ = deal = flips = shuffles = 0
    tiles: list[str] = []
    for name, words in lines_of(record):
        if name == "round":
            round_, flips = int(words[0]) - 1, 0
        elif name == "deal":
            deal, tiles = int(words[0]) - 1, []
        elif name.startswith("hand") or name == "discards":
            tiles = words if name == "discards" else tiles + words
        elif name == "boneyard":
            ascending = sorted(tiles + words, key=lambda tile: [int(half) for half in tile.split("-")])
            assert tiles + words == shuffled(ascending, seed, round_, deal, "deal"), (round_, deal)
            shuffles += 1
        elif name == "flip":
            flips += 1
            assert words == shuffled(tiles, seed, round_, flips, "flip"), (round_, flips)
            shuffles += 1
    return shuffles


# --- What comes out ----------------------------------------------------------------------------------------

PAGE = blocks((ROOT / "docs" / "dealing.md").read_text(encoding="utf-8"))
VECTORS = [
    dict(lines_of(part)) for block in PAGE if block.kind == "text" for part in block.text.split("\n\n")
]
ORDERS = [vector for vector in VECTORS if "order" in vector]
SEEDS = [vector for vector in VECTORS if "secret" in vector]


@pytest.mark.parametrize("vector", ORDERS, ids=lambda vector: " ".join(vector["order"][:3]))
def test_the_shuffles_on_the_page_come_out(vector: dict[str, list[str]]) -> None:
    seed, round_, deal, purpose = (vector[name][0] for name in ("seed", "round", "deal", "purpose"))

    assert shuffled(vector["tiles"], bytes.fromhex(seed), int(round_), int(deal), purpose) == vector["order"]


def test_the_page_has_shuffles_of_all_kinds() -> None:
    assert len(ORDERS) == 4
    assert {vector["purpose"][0] for vector in ORDERS} == {"deal", "flip"}
    assert len(SEEDS) == 1


def test_the_seed_on_the_page_is_that_of_the_record_shown() -> None:
    (vector,) = SEEDS
    record = dict(lines_of(SUNDAY))

    assert {name: record[name] for name in vector} == vector
    assert checked(SUNDAY) == 1


def test_a_record_of_the_older_kind_is_checked_by_its_own_rule() -> None:
    assert checked((ROOT / "tests/record/promises/secret-alone.txt").read_text(encoding="utf-8")) == 1


@pytest.mark.parametrize("sheet", SHEETS.values(), ids=lambda sheet: sheet.id)
def test_every_deal_of_a_match_comes_out(sheet: Sheet) -> None:
    rng = random.Random(sheet.id)
    for players in sheet.deal.tables:
        secret, *nonces = (
            f"{rng.getrandbits(256):064x}",
            *(f"{rng.getrandbits(128):032x}" for _ in range(players)),
        )
        seed = hashlib.sha256("".join([secret, *nonces]).encode()).digest()
        match = Match(
            sheet.having({"rounds": 3} if "rounds" in sheet.switches else {"tokens": 1}),
            players,
            seed,
            rng.randrange(players),
        )
        while not match.over:
            match.play(rng.choice(match.legal()))
        names = [rng.choice(("Anna", "Zoë #1", "first: B", "")) for _ in range(players)]
        text = write_record(match, names, secret=secret, nonces=nonces)
        assert checked(text) == sum(name in ("boneyard", "flip") for name, _ in lines_of(text))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("hand A: 8-5 7-6", "hand A: 7-6 8-5"),
        ("boneyard: 8-0 9-4", "boneyard: 9-4 8-0"),
        ("secret: b", "secret: c"),
        ("commitment: 8", "commitment: 9"),
        ("promise: table\n", ""),
        ("rounds=1", "rounds=2"),
        ("name A: Anna", "name A: Ada"),
        ("first: A", "first: B"),
        ("nonce C: a", "nonce C: b"),
        ("seed: 4", "seed: 5"),
    ],
)
def test_a_forgery_is_found_out_without_us(old: str, new: str) -> None:
    with pytest.raises(AssertionError):
        checked(changed(SUNDAY, old, new))
