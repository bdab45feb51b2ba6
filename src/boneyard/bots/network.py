"""A small network of two hidden layers, and how it is written down.

The text is base64 of 16-bit floats: for each layer the weights of its first input to all its units, then of
the second and so on, and the units' biases at last.
"""

from base64 import b64decode
from struct import unpack
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LARGEST: Final = 1024


class Network:
    """`sizes` are the inputs, the units of both hidden layers, and one output."""

    def __init__(self, sizes: tuple[int, int, int], text: str) -> None:
        inputs, first, second = sizes
        total = (inputs + 1) * first + (first + 1) * second + second + 1
        numbers = list(unpack(f"<{total}e", b64decode(text)))
        self.inputs: i64 = inputs
        self.first: i64 = first
        self.second: i64 = second
        cut = inputs * first
        self.weights: vec[float] = vec[float](numbers[:cut])
        self.biases: vec[float] = vec[float](numbers[cut : cut + first])
        cut += first
        self.weights_2: vec[float] = vec[float](numbers[cut : cut + first * second])
        cut += first * second
        self.biases_2: vec[float] = vec[float](numbers[cut : cut + second])
        cut += second
        self.weights_3: vec[float] = vec[float](numbers[cut : cut + second])
        self.bias_3: float = numbers[-1]
        self.known: vec[float] = vec[float]([0.0] * inputs)
        """The inputs that `sums` were made of."""
        self.sums: vec[float] = vec[float](numbers[inputs * first : inputs * first + first])
        self.sums_2: vec[float] = vec[float]([0.0] * second)

    def value(self, given: vec[float]) -> float:
        """Only what differs from the inputs before is worked out anew in the first layer."""
        self.bring_up_to_date(given)
        sums = self.sums
        sums_2 = self.sums_2
        weights = self.weights_2
        second = self.second
        j: i64 = 0
        while j < second:
            sums_2[j] = self.biases_2[j]
            j += 1
        i: i64 = 0
        at: i64 = 0
        while i < self.first:
            unit = sums[i]
            if unit > 0.0:
                j = 0
                while j < second:
                    sums_2[j] += unit * weights[at + j]
                    j += 1
            at += second
            i += 1
        total = self.bias_3
        j = 0
        while j < second:
            if sums_2[j] > 0.0:
                total += sums_2[j] * self.weights_3[j]
            j += 1
        return total

    def bring_up_to_date(self, given: vec[float]) -> None:
        known = self.known
        sums = self.sums
        weights = self.weights
        first = self.first
        i: i64 = 0
        at: i64 = 0
        while i < self.inputs:
            more = given[i] - known[i]
            if more != 0.0:
                known[i] = given[i]
                j: i64 = 0
                while j < first:
                    sums[j] += more * weights[at + j]
                    j += 1
            at += first
            i += 1

    def begin(self) -> None:
        """Forget what was known: sums of sums would drift, and depend on what was asked before."""
        i: i64 = 0
        while i < self.inputs:
            self.known[i] = 0.0
            i += 1
        i = 0
        while i < self.first:
            self.sums[i] = self.biases[i]
            i += 1
