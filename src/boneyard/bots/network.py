"""A small network of two hidden layers, and how it is written down.

The text is base64 of 16-bit floats: for each layer the weights of its first input to all its units, then of
the second and so on, and the units' biases at last.
"""

from base64 import b64decode
from struct import unpack

from librt.vecs import vec
from mypy_extensions import i64


class Weights:
    """`sizes` are the inputs and the units of both hidden layers; there is one output."""

    def __init__(self, sizes: tuple[int, int, int], text: str) -> None:
        inputs, first, second = sizes
        total = (inputs + 1) * first + (first + 1) * second + second + 1
        numbers = [float(number) for number in unpack(f"<{total}e", b64decode(text))]
        self.inputs: i64 = inputs
        self.first: i64 = first
        self.second: i64 = second
        at = inputs * first
        self.weights: vec[float] = vec[float](numbers[:at])
        self.biases: vec[float] = vec[float](numbers[at : at + first])
        at += first
        self.weights_2: vec[float] = vec[float](numbers[at : at + first * second])
        at += first * second
        self.biases_2: vec[float] = vec[float](numbers[at : at + second])
        at += second
        self.weights_3: vec[float] = vec[float](numbers[at : at + second])
        self.bias_3: float = numbers[-1]


class Network:
    """Weights, which may be shared, and rows to work in, which threads do not share."""

    def __init__(self, weights: Weights) -> None:
        self.inputs: i64 = weights.inputs
        self.first: i64 = weights.first
        self.second: i64 = weights.second
        self.weights: vec[float] = weights.weights
        self.biases: vec[float] = weights.biases
        self.weights_2: vec[float] = weights.weights_2
        self.biases_2: vec[float] = weights.biases_2
        self.weights_3: vec[float] = weights.weights_3
        self.bias_3: float = weights.bias_3
        self.known: vec[float] = vec[float]([0.0] * self.inputs)
        """The inputs that `sums` were made of."""
        self.sums: vec[float] = self.biases[:]
        self.sums_2: vec[float] = self.biases_2[:]
        most = max(self.inputs, self.first)
        self.rows: vec[i64] = vec[i64]([0] * most)
        self.times: vec[float] = vec[float]([0.0] * most)

    def of(self, given: list[float]) -> float:
        """What the network makes of these inputs."""
        self.begin()
        return self.value(vec[float](given))

    def value(self, given: vec[float]) -> float:
        """Only what differs from the inputs before is worked out anew in the first layer."""
        self.bring_up_to_date(given)
        sums = self.sums
        rows = self.rows
        times = self.times
        second = self.second
        n: i64 = 0
        i: i64 = 0
        at: i64 = 0
        while i < self.first:
            unit = sums[i]
            if unit > 0.0:
                rows[n] = at
                times[n] = unit
                n += 1
            at += second
            i += 1
        sums_2 = self.sums_2
        i = 0
        while i < second:
            sums_2[i] = self.biases_2[i]
            i += 1
        add_rows(sums_2, self.weights_2, rows, times, n)
        total = self.bias_3
        i = 0
        while i < second:
            if sums_2[i] > 0.0:
                total += sums_2[i] * self.weights_3[i]
            i += 1
        return total

    def bring_up_to_date(self, given: vec[float]) -> None:
        known = self.known
        rows = self.rows
        times = self.times
        first = self.first
        n: i64 = 0
        i: i64 = 0
        at: i64 = 0
        while i < self.inputs:
            more = given[i] - known[i]
            if more != 0.0:
                known[i] = given[i]
                rows[n] = at
                times[n] = more
                n += 1
            at += first
            i += 1
        add_rows(self.sums, self.weights, rows, times, n)

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


def add_rows(sums: vec[float], weights: vec[float], rows: vec[i64], times: vec[float], n: i64) -> None:
    """Add `n` rows of the weights, each so many times; `rows` says where they begin.

    Four sums at once stay where they can be added to fastest, and the last ones are added to one by one.
    """
    width: i64 = len(sums)
    j: i64 = 0
    while j + 4 <= width:
        a = sums[j]
        b = sums[j + 1]
        c = sums[j + 2]
        d = sums[j + 3]
        i: i64 = 0
        while i < n:
            at = rows[i] + j
            by = times[i]
            a += by * weights[at]
            b += by * weights[at + 1]
            c += by * weights[at + 2]
            d += by * weights[at + 3]
            i += 1
        sums[j] = a
        sums[j + 1] = b
        sums[j + 2] = c
        sums[j + 3] = d
        j += 4
    while j < width:
        i = 0
        while i < n:
            sums[j] += times[i] * weights[rows[i] + j]
            i += 1
        j += 1
