"""`boneyard arena`: bots against each other on duplicate deals, and how they compare."""

import argparse

from boneyard.cli.arguments import SEE_EXIT_CODES, Commands, add_jobs, add_json, add_language, add_table

_ARENA = """\
example:
  boneyard arena --sheet mexican-train-classic --players 4 --seats dispatcher,smart,smart,smart --deals 200

bots:
  levels      caboose, brakeman, conductor, fireman, engineer, dispatcher, stationmaster, superintendent,
              baron, or 1 to 9
  yardsticks  random; dispatcher-1, the first level 6; for Mexican Train also greedy, followups,
              longest-path, smart
  programs    run:COMMAND, for example "run:python3 bot.py"; docs/bot-protocol.md says what they are told

Every deal is played once in each rotation of the seats, and once more for control with the last bot in every
seat. A program runs in a process of its own for each seat and game, so that it never meets a deal twice.
Results depend on the seed, not on the number of jobs; but levels 8 and 9 go by the clock, unless --worlds
says how much they try. After Ctrl-C, the same command with the same seed goes on from where it stopped.

keys of --json:
  {sheet, options, players, seed, matches, deals,
   seats: [{bot, win_share, win_interval, relative_points, interval, against_control, control_interval,
            cpu_ms, worlds, rating, faults: {kind: number}}, ..] in the order of --seats}
  a bot named more than once has the same figures in each of its seats: their mean, but all of its faults;
  intervals are [low, high] at 95% over deals, null after a single deal; relative_points are a bot's own
  minus the mean of the others': lower is better; cpu_ms is per decision, not counting those with only one
  choice or the time of an outside program; worlds are the possible deals that were tried per decision, null
  for bots that do not search; faults are late, illegal, unreadable, flooded, crashed.

"""


def add(commands: Commands) -> None:
    arena = commands.add_parser(
        "arena",
        help="measure bots against each other on duplicate deals",
        description="Let bots play the same deals in every seat, and say who plays better and by how much.",
        epilog=_ARENA + SEE_EXIT_CODES,
    )
    add_table(arena)
    arena.add_argument("--seats", metavar="BOT,BOT,..", required=True, help="who plays: one bot per player")
    arena.add_argument(
        "--deals", metavar="N", type=int, default=1000, help="play at most this many deals (default: 1000)"
    )
    arena.add_argument(
        "--precision",
        metavar="POINTS",
        type=float,
        help="stop once all relative points are known to within this many points, after at least 100 deals",
    )
    arena.add_argument("--matches", action="store_true", help="play whole matches instead of single rounds")
    arena.add_argument(
        "--seconds",
        metavar="N",
        type=float,
        help="time for one decision (default: 1; levels 8 and 9 take their own unless you say more or less)",
    )
    arena.add_argument(
        "--worlds",
        metavar="N",
        type=int,
        help="levels 8 and 9 try at most N possible deals for a decision, however long that takes",
    )
    arena.add_argument(
        "--seed", metavar="TEXT", help="the same text gives the same deals (default: a random one)"
    )
    add_jobs(arena)
    add_json(arena)
    add_language(arena)


def run(chosen: argparse.Namespace) -> int:
    from boneyard.cli.arena import contest

    return contest.run(chosen)
