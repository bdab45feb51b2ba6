"""How the bots of an arena compare: shares and points with their intervals over deals, and a rating."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from boneyard.sim.arena import DealPlayed
from boneyard.sim.duplicate import relative, rotated, won
from boneyard.sim.estimate import Mean, mean_of
from boneyard.sim.rating import rated
from boneyard.sim.seated import Played


@dataclass(frozen=True)
class Standing:
    """One bot, over all its places in the arena.

    `relative_points` are its points less the mean of the others': lower is better.
    `against_control` are its points less what the reference made of the same tiles in the control game.
    `cpu_ms` and `worlds` are for one decision in which there was something to choose.
    """

    places: int
    win_share: Mean
    """Of one place."""
    relative_points: Mean
    against_control: Mean
    cpu_ms: float
    worlds: float
    """0 for bots that do not search."""
    rating: float
    faults: Mapping[str, int]
    """How often an outside program failed, by kind of fault."""


def standings(bots: Sequence[str], deals: Sequence[DealPlayed]) -> dict[str, Standing]:
    """By name, in the order of the arena's bots; the deals in the order of their numbers."""
    ratings = rated(seated(bots, deals))
    return {
        name: Standing(
            places=len(places),
            win_share=mean_of(means(win_share, deals, places)),
            relative_points=mean_of(means(relative_points, deals, places)),
            against_control=mean_of(means(against_control, deals, places)),
            cpu_ms=1000 * per_decision([deal.cpu_seconds for deal in deals], deals, places),
            worlds=per_decision([deal.worlds for deal in deals], deals, places),
            rating=ratings[name],
            faults=sum((Counter(deal.faults[bot]) for deal in deals for bot in places), Counter()),
        )
        for name, places in places_of(bots).items()
    }


def seated(bots: Sequence[str], deals: Sequence[DealPlayed]) -> Iterator[tuple[Sequence[str], Played]]:
    """All games, with the names in the order of the seats."""
    for deal in deals:
        for by, game in enumerate(deal.games):
            yield rotated(bots, by), game


def places_of(bots: Sequence[str]) -> dict[str, list[int]]:
    """Where each name stands: whoever is named several times is one bot."""
    return {name: [place for place, other in enumerate(bots) if other == name] for name in bots}


def means(
    figure: Callable[[DealPlayed, int], float], deals: Sequence[DealPlayed], places: Sequence[int]
) -> list[float]:
    """On each deal, the mean over the places of one bot."""
    return [fmean([figure(deal, place) for place in places]) for deal in deals]


def seats_of(deal: DealPlayed, bot: int) -> list[int]:
    """Where the bot sat in each of the games."""
    return [(bot + by) % len(deal.games) for by in range(len(deal.games))]


def win_share(deal: DealPlayed, bot: int) -> float:
    shares = [won(game, seat) for game, seat in zip(deal.games, seats_of(deal, bot), strict=True)]
    return sum(shares) / len(shares)


def relative_points(deal: DealPlayed, bot: int) -> float:
    points = [relative(game.scores, seat) for game, seat in zip(deal.games, seats_of(deal, bot), strict=True)]
    return sum(points) / len(points)


def against_control(deal: DealPlayed, bot: int) -> float:
    points = [
        game.scores[seat] - deal.control.scores[seat]
        for game, seat in zip(deal.games, seats_of(deal, bot), strict=True)
    ]
    return sum(points) / len(points)


def per_decision(
    spent: Sequence[Sequence[float]], deals: Sequence[DealPlayed], places: Sequence[int]
) -> float:
    """What was spent in each deal, by place."""
    decisions = sum(deal.decisions[place] for deal in deals for place in places)
    return sum(each[place] for each in spent for place in places) / max(decisions, 1)


def widest_margin(bots: Sequence[str], deals: Sequence[DealPlayed]) -> float | None:
    """The margin of the least certain of the relative points; None after a single deal."""
    margins = [mean_of(means(relative_points, deals, places)).margin for places in places_of(bots).values()]
    known = [margin for margin in margins if margin is not None]
    return max(known) if known else None
