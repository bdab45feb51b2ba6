"""Least squares, block after block of rows, so that many more fit than memory holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Row = Sequence[float]


@dataclass(frozen=True)
class Equations:
    """The normal equations of `number` rows."""

    number: int
    matrix: NDArray[np.float64]
    goals: NDArray[np.float64]

    def __add__(self, other: Equations) -> Equations:
        return Equations(self.number + other.number, self.matrix + other.matrix, self.goals + other.goals)

    def solved(self) -> list[float]:
        """A column that says nothing gets 0."""
        found, *_ = np.linalg.lstsq(self.matrix, self.goals)
        return [float(value) for value in found]


def equations(rows: Sequence[Row], goals: Sequence[float]) -> Equations:
    block = np.array(rows, dtype=np.float64)
    return Equations(len(rows), block.T @ block, block.T @ np.array(goals))


def centred(rows: Sequence[Row], goals: Sequence[float]) -> Equations:
    """Of how far rows and goals are from their means."""
    block, wanted = np.array(rows, dtype=np.float64), np.array(goals)
    return equations(block - block.mean(axis=0), wanted - wanted.mean())
