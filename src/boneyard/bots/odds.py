"""How likely tiles that nobody has seen are without a number, counted once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_TILES: Final = 92
"""One more than the largest set has."""
MOST_HELD: Final = 32
LACKING: Final = vec[float]([0.0] * (MOST_TILES << 9))
"""That n tiles are without a number: at `tiles unseen << 9 | those with the number << 5 | n`."""
LACKING_KNOWN: Final = vec[i64]([0] * MOST_TILES)
"""1 where `know_lacking` has been asked for so many unseen tiles."""


def know_lacking(tiles: i64) -> None:
    unseen = int(tiles)
    for fitting in range(16):
        chance = 1 - min(fitting / unseen, 1.0)
        for n in range(MOST_HELD):
            LACKING[tiles << 9 | fitting << 5 | n] = float(chance**n)
    LACKING_KNOWN[tiles] = 1


def ones(bits: i64) -> i64:
    """How many of 16 bits are set."""
    bits -= bits >> 1 & 0x5555
    bits = (bits & 0x3333) + (bits >> 2 & 0x3333)
    bits = bits + (bits >> 4) & 0x0F0F
    return bits + (bits >> 8) & 31
