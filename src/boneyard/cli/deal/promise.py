"""A seed that nobody can choose, made of a promised secret and a nonce from every seat: docs/dealing.md."""

import argparse
import sys
from dataclasses import dataclass

from boneyard.cli.arguments import UsageError
from boneyard.cli.options import read_seat
from boneyard.cli.page import Page, terminal_page
from boneyard.locales import Words
from boneyard.record.entries import Record
from boneyard.record.match_record import promising
from boneyard.record.notation import write_seat
from boneyard.record.record_writer import commitment_in, promised_text
from boneyard.record.seeds import NONCE, SECRET, fresh_nonce, fresh_secret, seed_of
from boneyard.rules.arguments import shorten
from boneyard.rules.sheet import Sheet


@dataclass(frozen=True)
class Promise:
    """What was promised, and the nonces given then. `made_here` are the seats that gave none of their own."""

    heading: Record
    nonces: tuple[str, ...]
    made_here: tuple[int, ...]

    @property
    def seed(self) -> bytes:
        return seed_of(self.heading.secret, self.nonces)


def make_promise(chosen: argparse.Namespace, sheet: Sheet, first: int, words: Words) -> Promise:
    """As the command line has it. At a terminal the commitment is shown, then missing nonces are asked for.

    Whoever knows the nonces could try secrets until the tiles suit them, so the secret comes first.
    """
    if chosen.nonce and chosen.secret is None:
        raise UsageError(words.text("deal-nonce-first"))
    secret = fresh_secret() if chosen.secret is None else read_secret(chosen.secret, words)
    if len(chosen.name) > chosen.players:
        names, players = len(chosen.name), chosen.players
        raise UsageError(words.text("deal-too-many-names", names=names, players=players))
    heading = promising(secret, sheet, chosen.players, chosen.name, first)
    given = read_nonces(chosen.nonce, chosen.players, words)
    missing = [seat for seat in range(chosen.players) if seat not in given]
    if missing and not chosen.json and _somebody_can_answer():
        page = terminal_page()
        commitment_lines(heading, words, page)
        print(page)
        given |= {seat: nonce for seat in missing if (nonce := ask_nonce(seat, words))}
        print()
    nonces = tuple([given.get(seat) or fresh_nonce() for seat in range(chosen.players)])
    return Promise(heading, nonces, tuple([seat for seat in range(chosen.players) if seat not in given]))


def read_secret(text: str, words: Words) -> str:
    if SECRET.fullmatch(text) is None:
        raise UsageError(words.text("record-no-secret", word=shorten(text)))
    return text


def read_nonces(texts: list[str], players: int, words: Words) -> dict[int, str]:
    nonces: dict[int, str] = {}
    for text in texts:
        letter, equals, nonce = text.partition("=")
        if not equals:
            raise UsageError(words.text("deal-nonce-form", text=shorten(text)))
        seat = read_seat(letter, players, words)
        if seat in nonces:
            raise UsageError(words.text("deal-nonce-twice", seat=write_seat(seat)))
        if NONCE.fullmatch(nonce) is None:
            raise UsageError(words.text("record-no-nonce", word=shorten(nonce)))
        nonces[seat] = nonce
    return nonces


def _somebody_can_answer() -> bool:
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def ask_nonce(seat: int, words: Words) -> str:
    """What is typed for this seat; nothing where one is to be made here."""
    letter = write_seat(seat)
    while True:
        try:
            typed = input(words.text("deal-ask-nonce", seat=letter)).strip()
        except EOFError:
            print()
            raise UsageError(words.text("deal-nonce-missing", seat=letter)) from None
        if not typed or NONCE.fullmatch(typed):
            return typed
        print(words.text("record-no-nonce", word=shorten(typed)))


# --- What is shown ----------------------------------------------------------------------------------------


def promise_document(promise: Promise) -> dict[str, object]:
    """`boneyard deal --help` lists the keys."""
    heading = promise.heading
    return {
        "edition": heading.sheet.edition,
        "digest": heading.digest,
        "names": {write_seat(seat): name for seat, name in enumerate(heading.names) if name},
        "first": write_seat(heading.first),
        "promise": heading.promise,
        "commitment": commitment_in(heading),
        "nonces": {write_seat(seat): nonce for seat, nonce in enumerate(promise.nonces)},
        "nonces_made_here": [write_seat(seat) for seat in promise.made_here],
        "secret": heading.secret,
        "seed": promise.seed.hex(),
    }


def promise_lines(promise: Promise, again: str, words: Words, page: Page) -> None:
    """What to publish, and when; hashes stand as in a record, never broken.

    `again` is the command that deals the same once more.
    """
    commitment_lines(promise.heading, words, page)
    page.heading(words.text("deal-nonces"))
    page.lines += [f"  nonce {write_seat(seat)}: {nonce}" for seat, nonce in enumerate(promise.nonces)]
    if promise.made_here:
        seats = ", ".join([write_seat(seat) for seat in promise.made_here])
        page.line(words.text("deal-nonces-made", seats=seats, number=len(promise.made_here)))
    page.heading(words.text("deal-secret"))
    page.lines += [f"  secret: {promise.heading.secret}", f"  seed: {promise.seed.hex()}"]
    page.heading(words.text("deal-record"))
    page.heading(words.text("deal-again"))
    page.lines.append(f"  {again}")


def commitment_lines(heading: Record, words: Words, page: Page) -> None:
    page.heading(words.text("deal-commitment"))
    *promised, _secret = promised_text(heading).splitlines()
    page.lines += [f"  {line}" for line in [*promised, f"commitment: {commitment_in(heading)}"]]
