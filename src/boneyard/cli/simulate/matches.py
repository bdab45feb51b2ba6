"""A simulation played, batch after batch, and reported."""

import argparse
import json
import sys
from contextlib import closing

from boneyard.cli.interruptible import interruptible
from boneyard.cli.language import words_for
from boneyard.cli.options import cores, read_number, read_seed, read_table, seed_bytes
from boneyard.cli.page import terminal_page
from boneyard.cli.plain import speak_plainly
from boneyard.cli.progress import Progress
from boneyard.cli.simulate.report import figures_document, figures_page
from boneyard.locales import Words
from boneyard.sim.batches import Simulation
from boneyard.sim.figures import Figures

MOST_MATCHES = 1_000_000_000
MOST_JOBS = 512


def run(chosen: argparse.Namespace) -> int:
    words = words_for(chosen)
    sheet = read_table(chosen.sheet, chosen.switch, chosen.players, words)
    matches = read_number("--matches", chosen.matches, 1, MOST_MATCHES, words)
    jobs = read_number("--jobs", chosen.jobs, 0, MOST_JOBS, words) or cores()
    seed = read_seed(chosen.seed)
    simulation = Simulation(sheet.id, dict(sheet.options), chosen.players, seed_bytes(seed), matches)
    with interruptible():
        figures = played(simulation, jobs, words)
    speak_plainly(sys.stdout)
    if chosen.json:
        print(json.dumps(figures_document(simulation, seed, figures), indent=2))
    else:
        page = terminal_page()
        figures_page(simulation, seed, figures, words, page)
        print(page)
    return 0


def played(simulation: Simulation, jobs: int, words: Words) -> Figures:
    figures: Figures | None = None
    with (
        Progress(simulation.matches, words, "progress-matches") as progress,
        closing(simulation.batches(jobs)) as batches,
    ):
        for batch in batches:
            figures = batch if figures is None else figures + batch
            progress.show(figures.matches)
    assert figures is not None, simulation
    return figures
