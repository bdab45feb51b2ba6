"""How an arena came out, as a page to read and as a JSON document."""

from collections.abc import Mapping, Sequence

from boneyard.bots.outside import PREFIX
from boneyard.cli.page import Page
from boneyard.cli.tabular import tabulate
from boneyard.locales import Words
from boneyard.sim.arena import Arena, DealPlayed
from boneyard.sim.estimate import Mean
from boneyard.sim.standings import Standing
from boneyard.words.sheets import house_rules, title

Document = dict[str, object]


def standings_document(
    arena: Arena, seed: str, deals: Sequence[DealPlayed], standings: Mapping[str, Standing]
) -> Document:
    """`boneyard arena --help` lists the keys."""
    return {
        "sheet": arena.sheet,
        "options": arena.options,
        "players": arena.players,
        "seed": seed,
        "matches": arena.whole_matches,
        "deals": len(deals),
        "seats": [
            {
                "bot": bot,
                "win_share": standing.win_share.value,
                "win_interval": _interval(standing.win_share),
                "relative_points": standing.relative_points.value,
                "interval": _interval(standing.relative_points),
                "against_control": standing.against_control.value,
                "control_interval": _interval(standing.against_control),
                "cpu_ms": round(standing.cpu_ms, 4),
                "worlds": round(standing.worlds, 2) or None,
                "rating": standing.rating,
                "faults": dict(standing.faults),
            }
            for bot, standing in [(bot, standings[bot]) for bot in arena.bots]
        ],
    }


def _interval(mean: Mean) -> list[float] | None:
    return None if mean.margin is None else [mean.value - mean.margin, mean.value + mean.margin]


def standings_page(
    arena: Arena,
    seed: str,
    deals: Sequence[DealPlayed],
    standings: Mapping[str, Standing],
    words: Words,
    page: Page,
) -> None:
    page.heading(
        words.text(
            "arena-head-matches" if arena.whole_matches else "arena-head",
            title=title(arena.sheet, words),
            deals=len(deals),
            players=arena.players,
            seed=repr(seed),
        )
    )
    if arena.options:
        page.line(house_rules(arena.options, words))
    page.heading("")
    names = ["bot", "won", "relative", "control", "cpu", "rating"]
    rows = [
        [
            words.text("arena-bot-seated", bot=bot, seats=standing.places),
            _percent(standing.win_share, words),
            _points(standing.relative_points, words),
            _points(standing.against_control, words),
            words.text("number-two-places", value=standing.cpu_ms),
            words.text("arena-rated", rating=round(standing.rating)),
        ]
        for bot, standing in standings.items()
    ]
    tabulate([words.text(f"arena-{name}") for name in names], rows, page)
    for bot, standing in standings.items():
        if bot.startswith(PREFIX):
            page.heading(_faults(bot, standing, words))
        if standing.worlds:
            tried = words.text("number-one-place", value=standing.worlds)
            page.heading(words.text("arena-tried", bot=bot, worlds=tried))
    page.heading(words.text("arena-notes", reference=arena.bots[-1]))


def _faults(bot: str, standing: Standing, words: Words) -> str:
    if not standing.faults:
        return words.text("arena-no-faults", bot=bot)
    kinds = [words.text("arena-fault", number=n, kind=kind) for kind, n in sorted(standing.faults.items())]
    return words.text("arena-faults", bot=bot, faults=", ".join(kinds))


def _points(mean: Mean, words: Words) -> str:
    value = words.text("number-two-places", value=mean.value)
    signed = value if mean.value < 0 else f"+{value}"
    return _with_margin(signed, mean.margin, "number-two-places", words)


def _percent(mean: Mean, words: Words) -> str:
    value = words.text("number-tenth-percent", value=mean.value)
    return _with_margin(value, mean.margin, "number-tenth-percent", words)


def _with_margin(value: str, margin: float | None, number: str, words: Words) -> str:
    if margin is None:
        return value
    return f"{value} {words.text('simulate-margin', margin=words.text(number, value=margin))}"
