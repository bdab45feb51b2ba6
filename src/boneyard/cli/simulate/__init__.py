"""`boneyard simulate`: any number of whole matches with random players, and their figures."""

import argparse

from boneyard.cli.arguments import SEE_EXIT_CODES, Commands, add_jobs, add_json, add_language, add_table

_SIMULATE = """\
example:
  boneyard simulate --sheet mexican-train-classic --players 4 --matches 10000 --seed 1 --jobs 0

The same seed gives the same figures, whatever the number of jobs. Players choose every legal action with
equal chance. A win shared by k seats counts as 1/k for each of them.

keys of --json:
  {sheet, options, players, seed, matches, rounds, decisions, cpu_seconds,
   decisions_per_round: {value, deviation, margin, fewest, most},
   endings: {out: {rounds, value, low, high}, blocked: {..}, yard-empty: {..}},
   deals_thrown_away,
   starter: {won: {rounds, value, low, high}, without_edge},
   seats: [{seat, total: {value, deviation, margin}, won: {matches, value, low, high}}],
   shared: {rounds, matches}}
  value is a mean, or a share from 0 to 1. Its 95% interval is value - margin to value + margin, or low to
  high; deviation is the standard deviation (both null for a single match). starter is the seat that began
  the round; shared counts the rounds and matches that several seats won together.

"""


def add(commands: Commands) -> None:
    simulate = commands.add_parser(
        "simulate",
        help="play many matches with random players and count what happens",
        description="Play whole matches with random players, as fast as possible, and report the figures.",
        epilog=_SIMULATE + SEE_EXIT_CODES,
    )
    add_table(simulate)
    simulate.add_argument(
        "--matches", metavar="N", type=int, default=1000, help="how many matches to play (default: 1000)"
    )
    simulate.add_argument(
        "--seed", metavar="TEXT", help="the same text gives the same matches (default: a random one)"
    )
    add_jobs(simulate)
    add_json(simulate)
    add_language(simulate)


def run(chosen: argparse.Namespace) -> int:
    from boneyard.cli.simulate import matches

    return matches.run(chosen)
