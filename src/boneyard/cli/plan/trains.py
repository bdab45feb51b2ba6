"""The best train, or two, found and shown."""

import argparse
import json
import sys

from boneyard.bots.plan import Most, Plan, PlanOfTwo, best_train, best_trains, best_two_trains
from boneyard.cli.arguments import UsageError
from boneyard.cli.language import words_for
from boneyard.cli.page import Page, terminal_page
from boneyard.cli.plain import speak_plainly
from boneyard.locales import Words
from boneyard.record.notation import NotationError, read_tile
from boneyard.record.tile_lists import write_laid
from boneyard.rules.arguments import shorten
from boneyard.rules.tile import Tile

MOST_LISTED = 100
HIGHEST = 12


def run(chosen: argparse.Namespace) -> int:
    words = words_for(chosen)
    speak_plainly(sys.stdout)
    hand = read_hand(chosen.tiles, words)
    starts = [read_start(start, words) for start in chosen.start]
    most = Most(chosen.most)
    if len(starts) > 1:
        return plan_two(hand, starts, most, chosen, words)
    (start,) = starts
    plans = best_trains(hand, start, most, MOST_LISTED + 1) if chosen.all else [best_train(hand, start, most)]
    more = len(plans) > MOST_LISTED
    plans = plans[:MOST_LISTED]
    if chosen.json:
        documents = [plan_document(plan) for plan in plans]
        print(json.dumps({"trains": documents, "more": more} if chosen.all else documents[0]))
    else:
        page = terminal_page()
        for plan in plans:
            plan_page(plan, page, words)
        if more:
            page.line(words.text("plan-more", number=MOST_LISTED))
        print(page)
    return 0


def plan_two(
    hand: list[Tile], starts: list[int], most: Most, chosen: argparse.Namespace, words: Words
) -> int:
    if len(starts) > 2 or chosen.all:
        raise UsageError(words.text("plan-two-at-most"))
    plan = best_two_trains(hand, starts[0], starts[1], most)
    if chosen.json:
        print(json.dumps(two_document(plan, starts)))
    else:
        page = terminal_page()
        for start, train in zip(starts, plan.trains, strict=True):
            laid = write_laid(train) or words.text("plan-none")
            page.line(words.text("plan-train-from", start=start, train=laid))
        sum_page(plan, page, words)
        print(page)
    return 0


def read_hand(texts: list[str], words: Words) -> list[Tile]:
    hand: list[Tile] = []
    for text in " ".join(texts).split():
        try:
            tile = read_tile(text)
        except NotationError:
            raise UsageError(words.text("plan-not-a-tile", text=shorten(text), highest=HIGHEST)) from None
        if tile in hand:
            raise UsageError(words.text("plan-tile-twice", tile=str(tile)))
        hand.append(tile)
    return hand


def read_start(start: int, words: Words) -> int:
    if not 0 <= start <= HIGHEST:
        raise UsageError(words.text("not-in-range", option="--from", fewest=0, most=HIGHEST, number=start))
    return start


def plan_document(plan: Plan) -> dict[str, object]:
    return {
        "train": [f"{near}-{far}" for near, far in plan.train],
        "pips": plan.pips,
        "tiles": plan.tiles,
        "left": [str(tile) for tile in plan.left],
    }


def two_document(plan: PlanOfTwo, starts: list[int]) -> dict[str, object]:
    return {
        "trains": [
            {"from": start, "train": [f"{near}-{far}" for near, far in train]}
            for start, train in zip(starts, plan.trains, strict=True)
        ],
        "pips": plan.pips,
        "tiles": plan.tiles,
        "left": [str(tile) for tile in plan.left],
    }


def plan_page(plan: Plan, page: Page, words: Words) -> None:
    page.line(words.text("plan-train", train=write_laid(plan.train) or words.text("plan-none")))
    sum_page(plan, page, words)


def sum_page(plan: Plan | PlanOfTwo, page: Page, words: Words) -> None:
    spare = sum(tile.pips for tile in plan.left)
    page.line(words.text("plan-weight", tiles=plan.tiles, pips=plan.pips), indent=2)
    if plan.left:
        left = " ".join(str(tile) for tile in plan.left)
        page.line(words.text("plan-left", left=left, pips=spare), indent=2)
