"""The oracle of a sheet, made to branch: the same counts from the slow reading of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import partial
from itertools import permutations
from typing import Any, Protocol

from tests.oracle.feet import FeetOracle
from tests.oracle.lines import LinesOracle
from tests.oracle.tiles import Tile
from tests.oracle.trains import Oracle

Counted = tuple[int, int, int]
"""Sequences of so many actions, those that ended sooner, and all that were begun."""
LAST: Counted = (1, 0, 0)
"""After the last action there is just the one that has been done."""


class AnyOracle(Protocol):
    highest: int

    def legal(self) -> list[str]: ...
    def do(self, action: str) -> None: ...
    def over(self) -> dict[str, Any] | None: ...


def oracle_of(position: dict[str, Any]) -> AnyOracle:
    if position["sheet"] == "chickenfoot":
        return FeetOracle(position)
    if position["sheet"] == "engine-191":
        return LinesOracle(position)
    return Oracle(position)


def after(oracle: AnyOracle, action: str) -> AnyOracle:
    other = copy(oracle)
    for name, value in vars(oracle).items():
        if isinstance(value, (list, set)):
            setattr(other, name, copy(value))
        elif name in ("hands", "trains", "lines", "yards"):
            setattr(other, name, {key: list(tiles) for key, tiles in value.items()})
        elif name == "shown":
            setattr(other, name, dict(value))
    other.do(action)
    return other


def after_any_shuffle(oracle: AnyOracle, action: str) -> Iterator[AnyOracle]:
    """One oracle for each order in which discards can come that this action turns over."""
    if not isinstance(oracle, LinesOracle):
        yield after(oracle, action)
        return
    turned: list[Tile] = []

    def note(discards: list[Tile]) -> list[Tile]:
        turned.extend(discards)
        return discards

    oracle.shuffle = note
    once = after(oracle, action)
    if not turned:
        yield once
        return
    for order in permutations(turned):
        oracle.shuffle = partial(in_order, order)
        yield after(oracle, action)


def in_order(order: tuple[Tile, ...], discards: list[Tile]) -> list[Tile]:
    assert sorted(order) == sorted(discards)
    return list(order)


def sequences(oracle: AnyOracle, depth: int) -> Counted:
    """Those of so many actions; those that ended sooner; those of one action, of two and so on together."""
    legal = oracle.legal()
    if not legal:
        return 0, 1, 0
    if depth == 1:
        return len(legal), 0, len(legal)
    below = [sequences(after(oracle, action), depth - 1) for action in legal]
    return (
        sum(counted for counted, _, _ in below),
        sum(ended for _, ended, _ in below),
        sum(1 + nodes for _, _, nodes in below),
    )
