"""A rating: how likely each bot finishes ahead of another, by the Plackett-Luce model.

It is fitted to all games at once. The usual ratings go from game to game, because people change; bots do not,
and their rating would depend on which games happened to come last.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import fsum, log10
from operator import mul

from boneyard.sim.seated import Played

MEAN = 1500.0
TEN_TO_ONE = 400.0
"""Elo's scale: a bot rated this far above another finishes ahead of it ten times as often as behind it."""
STEPS = 200

Left = tuple[int, ...]
"""How many places of each bot are still to be taken."""


def rated(games: Iterable[tuple[Sequence[str], Played]]) -> dict[str, float]:
    """For games with who sat where: a rating for each name. Names that stand for several seats are one bot.

    A finishing order is a row of choices: who of those left comes next. Ties are chosen from the same ones.
    """
    played = list(games)
    names = list(dict.fromkeys(played[0][0]))
    choices: Counter[Left] = Counter()
    for seats, game in played:
        order = [(seat not in game.winners, score) for seat, score in enumerate(game.scores)]
        for place in order:
            left = [name for name, other in zip(seats, order, strict=True) if other >= place]
            choices[tuple([left.count(name) for name in names])] += 1
    seats_of = [played[0][0].count(name) for name in names]
    choices[tuple(seats_of)] += sum(seats_of)  # one more game, with all level: no rating is without bounds
    chosen = [(len(played) + 1) * number for number in seats_of]
    strengths = fitted(choices, chosen)
    logs = [log10(strength) for strength in strengths]
    middle = fsum(logs) / len(logs)
    return {name: MEAN + TEN_TO_ONE * (log - middle) for name, log in zip(names, logs, strict=True)}


def fitted(choices: Counter[Left], chosen: Sequence[int]) -> list[float]:
    """The strengths that make it likeliest that each bot was chosen so often, step by step.

    D. R. Hunter, MM algorithms for generalized Bradley-Terry models, Annals of Statistics 32 (2004).
    """
    strengths = [1.0] * len(chosen)
    for _ in range(STEPS):
        expected = [0.0] * len(chosen)
        for left, number in choices.items():
            each = number / fsum(map(mul, left, strengths))
            expected = [sum_ + places * each for sum_, places in zip(expected, left, strict=True)]
        strengths = [number / sum_ for number, sum_ in zip(chosen, expected, strict=True)]
        highest = max(strengths)
        strengths = [strength / highest for strength in strengths]
    return strengths
