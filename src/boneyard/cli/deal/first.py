"""The first deal of a match, to read or as JSON."""

import argparse
import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass

from boneyard.cli.arguments import UsageError
from boneyard.cli.called import command
from boneyard.cli.deal.promise import Promise, make_promise, promise_document, promise_lines
from boneyard.cli.language import words_for
from boneyard.cli.options import read_seat, read_seed, read_table, seed_bytes
from boneyard.cli.page import Page, terminal_page
from boneyard.cli.plain import speak_plainly
from boneyard.locales import Words
from boneyard.record.notation import write_seat
from boneyard.record.position import write_position
from boneyard.rules.event import Event, EventKind
from boneyard.rules.match import Match
from boneyard.rules.round import Round
from boneyard.rules.sheet import Sheet
from boneyard.rules.state import NOTHING
from boneyard.rules.tile import Tile, tile_of
from boneyard.words.sheets import house_rules, title


@dataclass(frozen=True)
class FirstDeal:
    """A round before its first action. `searched`: who drew which tile to find the engine, in their order."""

    round: Round
    hands: tuple[tuple[Tile, ...], ...]
    searched: tuple[Event, ...]
    engine_by: int | None
    starter: int | None
    boneyard: tuple[Tile, ...]
    deals_thrown_away: int


def run(chosen: argparse.Namespace) -> int:
    words = words_for(chosen)
    sheet = read_table(chosen.sheet, chosen.switch, chosen.players, words)
    first = 0 if chosen.first is None else read_seat(chosen.first, chosen.players, words)
    speak_plainly(sys.stdout)
    if chosen.verifiable:
        run_verifiable(chosen, sheet, first, words)
        return 0
    if chosen.secret is not None or chosen.nonce or chosen.name:
        raise UsageError(words.text("deal-not-verifiable"))
    seed = read_seed(chosen.seed)
    deal = first_deal(Match(sheet, chosen.players, seed_bytes(seed), first))
    if chosen.json:
        print(json.dumps({"seed": seed, **deal_document(deal)}, indent=2))
    else:
        page = terminal_page()
        deal_head(sheet, chosen.players, words.text("deal-seed", seed=repr(seed)), words, page)
        deal_page(deal, words, page)
        print(page)
    return 0


def run_verifiable(chosen: argparse.Namespace, sheet: Sheet, first: int, words: Words) -> None:
    """The same with a seed that nobody can choose; what it was made of is shown too."""
    promise = make_promise(chosen, sheet, first, words)
    deal = first_deal(Match(sheet, chosen.players, promise.seed, first))
    if chosen.json:
        document = {"seed": None, "verifiable": promise_document(promise), **deal_document(deal)}
        print(json.dumps(document, indent=2))
        return
    page = terminal_page()
    deal_head(sheet, chosen.players, words.text("deal-verifiable"), words, page)
    promise_lines(promise, _again(promise), words, page)
    deal_page(deal, words, page)
    print(page)


def _again(promise: Promise) -> str:
    """The command that deals the same once more."""
    heading = promise.heading
    given = ["--sheet", heading.sheet.id, "--players", str(heading.players)]
    for name, answer in heading.sheet.options.items():
        given += ["--switch", f"{name}={answer}"]
    given += ["--first", write_seat(heading.first), "--verifiable"]
    if any(heading.names):
        given += [f"--name={name}" for name in heading.names]
    given += ["--secret", heading.secret]
    for seat, nonce in enumerate(promise.nonces):
        given += ["--nonce", f"{write_seat(seat)}={nonce}"]
    return command("deal", *given)


def first_deal(match: Match) -> FirstDeal:
    """`match` has just begun."""
    players = match.players
    state, history = match.round.state, match.round.history
    deck = [tile_of(code) for code in state.boneyard]
    _, each = match.sheet.table(players)
    return FirstDeal(
        round=match.round,
        hands=tuple([tuple(deck[seat * each : (seat + 1) * each]) for seat in range(players)]),
        searched=tuple([event for event in history if event.kind is EventKind.SEARCHED]),
        engine_by=next((event.seat for event in history if event.kind is EventKind.ENGINE_LAID), None),
        starter=match.starter,
        boneyard=tuple(deck[state.boneyard_next :]),
        deals_thrown_away=[event.kind for event in history].count(EventKind.REDEALT),
    )


# --- For programs -----------------------------------------------------------------------------------------


def deal_document(deal: FirstDeal) -> dict[str, object]:
    """`boneyard deal --help` lists the keys."""
    return {
        "deals_thrown_away": deal.deals_thrown_away,
        "dealt": {write_seat(seat): _tiles(hand) for seat, hand in enumerate(deal.hands)},
        "searched": [f"{_seat(event.seat)} {event.tile}" for event in deal.searched],
        "engine_by": _seat(deal.engine_by),
        "starter": _seat(deal.starter),
        "position": write_position(deal.round),
    }


def _seat(seat: int | None) -> str | None:
    return None if seat is None else write_seat(seat)


# --- For people -------------------------------------------------------------------------------------------


def deal_head(sheet: Sheet, players: int, origin: str, words: Words, page: Page) -> None:
    """`origin` says where the tiles come from."""
    page.heading(words.text("deal-head", title=title(sheet.id, words), players=players, origin=origin))
    if sheet.options:
        page.line(house_rules(sheet.options, words))


def deal_page(deal: FirstDeal, words: Words, page: Page) -> None:
    if deal.deals_thrown_away:
        page.line(words.text("deal-thrown-away", number=deal.deals_thrown_away))
    page.heading(words.text("deal-hands", number=len(deal.hands[0])))
    for seat, hand in enumerate(deal.hands):
        page.entry(write_seat(seat), _tiles(hand))
    if deal.searched:
        page.heading(words.text("deal-searched", number=len(deal.searched)))
        for seat in range(len(deal.hands)):
            drawn = [event.tile for event in deal.searched if event.seat == seat]
            page.entry(write_seat(seat), _tiles(drawn))
    page.heading(_engine_text(deal, words))
    page.line(words.text("deal-turn", seat=write_seat(deal.round.state.turn)))
    page.heading(words.text("deal-boneyard", number=len(deal.boneyard)))
    page.line(_tiles(deal.boneyard), indent=2)


def _engine_text(deal: FirstDeal, words: Words) -> str:
    engine = deal.round.state.engine
    if engine == NOTHING:
        return words.text("deal-engine-revealed")
    tile = str(Tile(engine, engine))
    if deal.engine_by is None:
        return words.text("deal-engine-set-aside", tile=tile)
    return words.text("deal-engine-laid", tile=tile, seat=write_seat(deal.engine_by))


def _tiles(tiles: Iterable[Tile | None]) -> str:
    return " ".join([str(tile) for tile in tiles])
