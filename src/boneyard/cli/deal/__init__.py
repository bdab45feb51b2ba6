"""`boneyard deal`: the first deal of a match, exactly as its seed gives it."""

import argparse

from boneyard.cli.arguments import SEE_EXIT_CODES, Commands, add_json, add_language, add_table

_DEAL = """\
examples:
  boneyard deal --sheet mexican-train-classic --players 4 --seed friday
  boneyard deal --sheet chickenfoot --players 2 --verifiable --name Anna --name Ben --first B

It is what 'boneyard play' deals first with the same sheet, players, house rules and seed. Only the first
round follows from the seed alone: who begins a later one, and so how it is set up, depends on the play.

With --verifiable nobody can choose the tiles. First comes a secret, and a commitment is published. It fixes
the secret, the sheet, the house rules, the number of players, their names and the first seat. Then every seat
gives a nonce, 32 hexadecimal digits of its own: at a terminal they are asked for, elsewhere deal again with
--secret and --nonce. Secret and nonces make the seed. When the match is over the secret is published, and
everybody can check the deal. A nonce that is not given is made here, and the output says so.

keys of --json:
  {seed: null with --verifiable, deals_thrown_away,
   dealt: {A: "12-8 9-9 ..", B: ..} in the order of the deal,
   searched: ["A 4-1", ..] the tiles drawn in search of the engine, in order,
   engine_by, starter: each a seat or null,
   position: the table before the first action, as the referee reads it,
   verifiable, only with that option: {edition, digest, names: {A: .., B: ..}, first, promise: "table",
    commitment, nonces: {A: .., B: ..}, nonces_made_here: ["A", ..], secret, seed: in hexadecimal digits}}

"""


def add(commands: Commands) -> None:
    deal = commands.add_parser(
        "deal",
        help="show the first deal of a match with a given seed",
        description="Show the first deal of a match with this seed: every hand, the boneyard and the engine.",
        epilog=_DEAL + SEE_EXIT_CODES,
    )
    add_table(deal)
    origin = deal.add_mutually_exclusive_group()
    origin.add_argument("--seed", metavar="TEXT", help="the match's seed (default: a random one)")
    origin.add_argument(
        "--verifiable", action="store_true", help="make the seed from a secret and everybody's nonces"
    )
    deal.add_argument("--first", metavar="LETTER", help="the seat named to begin the match (default: A)")
    deal.add_argument(
        "--name",
        metavar="NAME",
        action="append",
        default=[],
        help="with --verifiable: who sits at A, then at B, and so on; give it once for each",
    )
    deal.add_argument(
        "--nonce",
        metavar="SEAT=HEX",
        action="append",
        default=[],
        help="with --verifiable: what this seat adds; may be given several times",
    )
    deal.add_argument(
        "--secret", metavar="HEX", help="with --verifiable: a secret you have kept (default: a random one)"
    )
    add_json(deal)
    add_language(deal)


def run(chosen: argparse.Namespace) -> int:
    from boneyard.cli.deal import first

    return first.run(chosen)
