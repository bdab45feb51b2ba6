"""The figures of simulated matches, as one value that can be added up and sent between processes."""

from dataclasses import dataclass

from boneyard.rules.simulation import WHOLE, Batch
from boneyard.rules.state import BLOCKED, OUT, YARD_EMPTY


@dataclass(frozen=True)
class Figures:
    """Sums over matches, in whole numbers: their order does not matter. Batch says what they count."""

    matches: int
    rounds: int
    decisions: int
    decisions_squared: int
    fewest_decisions: int
    most_decisions: int
    out: int
    blocked: int
    yard_empty: int
    deals_thrown_away: int
    shared_rounds: int
    shared_matches: int
    starter_parts: int
    match_parts: tuple[int, ...]
    totals: tuple[int, ...]
    totals_squared: tuple[int, ...]
    cpu_seconds: float

    @property
    def starter_wins(self) -> float:
        """Rounds won by the seat that began them; a round won by k seats counts as 1/k."""
        return self.starter_parts / WHOLE

    @property
    def wins(self) -> tuple[float, ...]:
        """Matches won by each seat; a match won by k seats counts as 1/k."""
        return tuple([parts / WHOLE for parts in self.match_parts])

    def __add__(self, other: "Figures") -> "Figures":
        return Figures(
            matches=self.matches + other.matches,
            rounds=self.rounds + other.rounds,
            decisions=self.decisions + other.decisions,
            decisions_squared=self.decisions_squared + other.decisions_squared,
            fewest_decisions=min(self.fewest_decisions, other.fewest_decisions),
            most_decisions=max(self.most_decisions, other.most_decisions),
            out=self.out + other.out,
            blocked=self.blocked + other.blocked,
            yard_empty=self.yard_empty + other.yard_empty,
            deals_thrown_away=self.deals_thrown_away + other.deals_thrown_away,
            shared_rounds=self.shared_rounds + other.shared_rounds,
            shared_matches=self.shared_matches + other.shared_matches,
            starter_parts=self.starter_parts + other.starter_parts,
            match_parts=_sums(self.match_parts, other.match_parts),
            totals=_sums(self.totals, other.totals),
            totals_squared=_sums(self.totals_squared, other.totals_squared),
            cpu_seconds=self.cpu_seconds + other.cpu_seconds,
        )


def _sums(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([x + y for x, y in zip(a, b, strict=True)])


def figures_of(batch: Batch, cpu_seconds: float) -> Figures:
    return Figures(
        matches=batch.matches,
        rounds=batch.rounds,
        decisions=batch.decisions,
        decisions_squared=batch.decisions_squared,
        fewest_decisions=batch.fewest_decisions,
        most_decisions=batch.most_decisions,
        out=batch.endings[OUT],
        blocked=batch.endings[BLOCKED],
        yard_empty=batch.endings[YARD_EMPTY],
        deals_thrown_away=batch.deals_thrown_away,
        shared_rounds=batch.shared_rounds,
        shared_matches=batch.shared_matches,
        starter_parts=batch.starter_parts,
        match_parts=tuple([int(parts) for parts in batch.match_parts]),
        totals=tuple([int(total) for total in batch.totals]),
        totals_squared=tuple([int(squares) for squares in batch.totals_squared]),
        cpu_seconds=cpu_seconds,
    )
