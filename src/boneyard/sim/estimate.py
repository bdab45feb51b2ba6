"""What a sample shows: means and shares with their 95 % intervals, by the normal distribution."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

Z = 1.959964
"""95 % of a normal distribution lie within this many standard deviations of its mean."""


@dataclass(frozen=True)
class Mean:
    """`deviation` is the sample's standard deviation; the true mean lies within `margin` of `value`.

    A single observation says nothing about either: they are None.
    """

    value: float
    deviation: float | None
    margin: float | None


@dataclass(frozen=True)
class Share:
    """The true share lies from `low` to `high`."""

    value: float
    low: float
    high: float


def mean(number: int, total: int, squares: int) -> Mean:
    """The mean of this many whole numbers, from their sum and the sum of their squares."""
    if number < 2:
        return Mean(total / number, None, None)
    deviation = sqrt((number * squares - total * total) / (number * (number - 1)))
    return Mean(total / number, deviation, Z * deviation / sqrt(number))


def mean_of(values: Sequence[float]) -> Mean:
    if len(values) < 2:
        return Mean(fmean(values), None, None)
    deviation = stdev(values)
    return Mean(fmean(values), deviation, Z * deviation / sqrt(len(values)))


def share(hits: float, number: int) -> Share:
    """Wilson's interval: it stays within 0 and 1, and holds even for few hits.

    Where hits come in parts (a win shared by several seats) it is a little wider than it need be.
    """
    value = hits / number
    middle = value + Z * Z / (2 * number)
    reach = Z * sqrt(value * (1 - value) / number + Z * Z / (4 * number * number))
    whole = 1 + Z * Z / number
    return Share(value, max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole))
