"""Least squares, a row at a time."""

from __future__ import annotations

from collections.abc import Sequence

Row = list[float]


class Equations:
    """The normal equations of all rows so far, the right-hand side in the last column."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.number = 0

    def add(self, row: Sequence[float], goal: float) -> None:
        if not self.rows:
            self.rows = [[0.0] * (len(row) + 1) for _ in row]
        self.number += 1
        whole = [*row, goal]
        for i, value in enumerate(row):
            if value:
                line = self.rows[i]
                for j in range(i, len(whole)):
                    line[j] += value * whole[j]

    def __add__(self, other: Equations) -> Equations:
        both = Equations()
        both.number = self.number + other.number
        both.rows = [
            [a + b for a, b in zip(one, two, strict=True)]
            for one, two in zip(self.rows, other.rows, strict=True)
        ]
        return both

    def solved(self) -> Row:
        """By Gauss and Jordan, with the largest pivot first; a column that says nothing gets 0."""
        size = len(self.rows)
        rows = [
            [*(self.rows[min(i, j)][max(i, j)] for j in range(size)), self.rows[i][size]] for i in range(size)
        ]
        for column in range(size):
            best = max(range(column, size), key=lambda i: abs(rows[i][column]))
            rows[column], rows[best] = rows[best], rows[column]
            pivot = rows[column][column]
            if abs(pivot) < 1e-9:
                rows[column] = [0.0] * (size + 1)
                continue
            rows[column] = [value / pivot for value in rows[column]]
            for i in range(size):
                factor = rows[i][column]
                if i != column and factor:
                    rows[i] = [a - factor * b for a, b in zip(rows[i], rows[column], strict=True)]
        return [row[size] for row in rows]
