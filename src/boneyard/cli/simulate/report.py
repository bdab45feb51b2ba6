"""The figures of a simulation, as a page to read and as a JSON document."""

from dataclasses import asdict

from boneyard.cli.page import Page, columns, fit
from boneyard.locales import Words
from boneyard.record.notation import write_seat
from boneyard.sim.batches import Simulation
from boneyard.sim.estimate import Mean, Share, mean, share
from boneyard.sim.figures import Figures
from boneyard.words.sheets import title

Document = dict[str, object]


def endings(figures: Figures) -> dict[str, int]:
    return {"out": figures.out, "blocked": figures.blocked, "yard-empty": figures.yard_empty}


def decisions_per_round(figures: Figures) -> Mean:
    return mean(figures.rounds, figures.decisions, figures.decisions_squared)


def match_total(figures: Figures, seat: int) -> Mean:
    return mean(figures.matches, figures.totals[seat], figures.totals_squared[seat])


# --- For programs -----------------------------------------------------------------------------------------


def figures_document(simulation: Simulation, seed: str, figures: Figures) -> Document:
    """`boneyard simulate --help` lists the keys."""
    return {
        "sheet": simulation.sheet,
        "options": simulation.options,
        "players": simulation.players,
        "seed": seed,
        "matches": figures.matches,
        "rounds": figures.rounds,
        "decisions": figures.decisions,
        "cpu_seconds": round(figures.cpu_seconds, 6),
        "decisions_per_round": {
            **asdict(decisions_per_round(figures)),
            "fewest": figures.fewest_decisions,
            "most": figures.most_decisions,
        },
        "endings": {
            name: {"rounds": rounds, **asdict(share(rounds, figures.rounds))}
            for name, rounds in endings(figures).items()
        },
        "deals_thrown_away": figures.deals_thrown_away,
        "starter": {
            "won": {"rounds": figures.starter_wins, **asdict(share(figures.starter_wins, figures.rounds))},
            "without_edge": 1 / simulation.players,
        },
        "seats": [
            {
                "seat": write_seat(seat),
                "total": asdict(match_total(figures, seat)),
                "won": {"matches": wins, **asdict(share(wins, figures.matches))},
            }
            for seat, wins in enumerate(figures.wins)
        ],
        "shared": {"rounds": figures.shared_rounds, "matches": figures.shared_matches},
    }


# --- For people -------------------------------------------------------------------------------------------


def figures_page(simulation: Simulation, seed: str, figures: Figures, words: Words, page: Page) -> None:
    page.heading(
        words.text(
            "simulate-head",
            title=title(simulation.sheet, words),
            players=simulation.players,
            matches=figures.matches,
            seed=repr(seed),
        )
    )
    if simulation.options:
        rules = ", ".join(f"{name}={answer}" for name, answer in simulation.options.items())
        page.line(words.text("house-rules-chosen", rules=rules))
    page.heading(words.text("simulate-play"))
    _table(_play_rows(figures, words), page)
    page.heading(words.text("simulate-endings"))
    _table(
        [
            [words.text(f"simulate-ending-{name}"), *_share(share(rounds, figures.rounds), words)]
            for name, rounds in endings(figures).items()
            if rounds or name != "yard-empty"
        ],
        page,
    )
    page.heading(words.text("simulate-starter"))
    starter = share(figures.starter_wins, figures.rounds)
    without_edge = words.text("number-percent", value=1 / simulation.players)
    _table(
        [
            [words.text("simulate-won"), *_share(starter, words)],
            [words.text("simulate-without-edge"), without_edge, ""],
        ],
        page,
    )
    page.heading(words.text("simulate-seats"))
    names = [words.text("simulate-seat"), words.text("simulate-total"), "", words.text("simulate-won"), ""]
    _table([names, *(_seat_row(figures, seat, words) for seat in range(simulation.players))], page)
    page.heading(words.text("simulate-notes", rounds=figures.shared_rounds, matches=figures.shared_matches))


def _play_rows(figures: Figures, words: Words) -> list[list[str]]:
    a_match = words.text("number-one-place", value=figures.rounds / figures.matches)
    speed = words.text("number-two-places", value=figures.decisions / max(figures.cpu_seconds, 1e-9) / 1e6)
    spread = words.text("simulate-range", fewest=figures.fewest_decisions, most=figures.most_decisions)
    decisions, margin = _mean(decisions_per_round(figures), words)
    return [
        [
            words.text("simulate-rounds"),
            words.text("number", value=figures.rounds),
            words.text("simulate-rounds-a-match", number=a_match),
        ],
        [
            words.text("simulate-decisions"),
            words.text("number", value=figures.decisions),
            words.text("simulate-speed", millions=speed),
        ],
        [words.text("simulate-decisions-a-round"), decisions, ", ".join(filter(None, (margin, spread)))],
        [words.text("simulate-thrown-away"), words.text("number", value=figures.deals_thrown_away), ""],
    ]


def _seat_row(figures: Figures, seat: int, words: Words) -> list[str]:
    won = share(figures.wins[seat], figures.matches)
    return [write_seat(seat), *_mean(match_total(figures, seat), words), *_share(won, words)]


def _mean(estimate: Mean, words: Words) -> tuple[str, str]:
    """The mean, and its margin where there is one."""
    value = words.text("number-one-place", value=estimate.value)
    if estimate.margin is None:
        return value, ""
    margin = words.text("number-two-places", value=estimate.margin)
    return value, words.text("simulate-margin", margin=margin)


def _share(estimate: Share, words: Words) -> tuple[str, str]:
    value, low, high = (
        words.text("number-percent", value=number) for number in (estimate.value, estimate.low, estimate.high)
    )
    return value, words.text("simulate-interval", low=low, high=high)


def _table(rows: list[list[str]], page: Page) -> None:
    """The first and last columns are aligned left, those between them right.

    If a row is wider than the page, its last cell, a remark, goes below it.
    """
    rooms = [max(columns(cell) for cell in column) for column in zip(*rows, strict=True)]
    for first, *between, last in rows:
        numbers = [
            " " * (room - columns(cell)) + cell for cell, room in zip(between, rooms[1:], strict=False)
        ]
        figures = "  ".join([fit(first, rooms[0]), *numbers])
        if columns(figures) + 4 + rooms[-1] <= page.width:
            page.line(f"{figures}  {last}".rstrip(), indent=2)
        else:
            page.line(figures.rstrip(), indent=2)
            if last:
                page.line(last, indent=6)
