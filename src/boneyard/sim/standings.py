"""How the bots of an arena stand: shares and points with their intervals over deals, and a rating."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from boneyard.sim.arena import DealPlayed
from boneyard.sim.duplicate import relative, won
from boneyard.sim.estimate import Mean, mean_of


@dataclass(frozen=True)
class Standing:
    """One bot. `relative_points` are its points less the mean of the others': the lower the better.

    `against_control` are its points less what the reference made of the same tiles in the control game.
    `cpu_ms` is for one decision in which there was something to choose.
    """

    win_share: Mean
    relative_points: Mean
    against_control: Mean
    cpu_ms: float
    rating: float
    faults: Mapping[str, int]
    """How often a program outside failed, by kind of fault."""


def standings(deals: Sequence[DealPlayed]) -> list[Standing]:
    """One for each bot, in the order of the arena; the deals in the order of their numbers."""
    ratings = rated(deals)
    return [
        Standing(
            win_share=mean_of([win_share(deal, bot) for deal in deals]),
            relative_points=mean_of([relative_points(deal, bot) for deal in deals]),
            against_control=mean_of([against_control(deal, bot) for deal in deals]),
            cpu_ms=cpu_ms(deals, bot),
            rating=rating,
            faults=sum((Counter(deal.faults[bot]) for deal in deals), Counter()),
        )
        for bot, rating in enumerate(ratings)
    ]


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


def cpu_ms(deals: Sequence[DealPlayed], bot: int) -> float:
    decisions = sum(deal.decisions[bot] for deal in deals)
    return 1000 * sum(deal.cpu_seconds[bot] for deal in deals) / max(decisions, 1)


def widest_margin(deals: Sequence[DealPlayed]) -> float | None:
    """How precisely the least known of the relative points is known; None after a single deal."""
    margins = [
        mean_of([relative_points(deal, bot) for deal in deals]).margin for bot in range(len(deals[0].games))
    ]
    known = [margin for margin in margins if margin is not None]
    return max(known) if known else None


def rated(deals: Sequence[DealPlayed]) -> list[float]:
    """Plackett-Luce ratings after all games in their order; everybody begins at 25."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    players = [model.rating() for _ in deals[0].games]
    for deal in deals:
        for by, game in enumerate(deal.games):
            scores = [float(game.scores[(bot + by) % len(players)]) for bot in range(len(players))]
            teams = model.rate([[player] for player in players], ranks=scores)
            players = [team[0] for team in teams]
    return [player.mu for player in players]
