"""`boneyard sheets`: the rule sheets listed, one shown in full, two compared."""

import argparse

from boneyard.cli.arguments import SEE_EXIT_CODES, Commands, add_json, add_language

_SHEETS_EXAMPLE = """\
example:
  boneyard sheets --diff mexican-train-classic mexican-train-super

"""

_SHEETS_JSON = """\
keys of --json:
  boneyard sheets         a list of {id, title, game, players: [fewest, most], leaflets: [..]}
  boneyard sheets NAME    {id, title, edition, game, leaflets: [..],
                           deals: [{game, clause, tables: [{players, set, tiles}]}],
                           switches: [{name, question, default, answers: [{name, clause, text}],
                                       elsewhere: {switch, answer, default} or null}],
                           settled: [{name, question, answer: {name, clause, text}}],
                           clauses: [{id, leaflet, section, text}],
                           rulings: [{id, about: [..], text}]}
  boneyard sheets --diff  {a, b,
                           different: [{name, question, a: {name, clause, text}, b: {..}}],
                           offered: [{name, question, a: [answers], b: [answers]}],
                           only_a: [{name, question, answer: {name, clause, text}}], only_b: [..],
                           deals: [{game, players, a: {set, tiles} or null, b: {..} or null}]}

"""


def add(commands: Commands) -> None:
    sheets = commands.add_parser(
        "sheets",
        help="list the rule sheets, show one in full, or compare two",
        description="The rule sheets: their questions and answers, house rules, clauses and our rulings.",
        epilog=_SHEETS_EXAMPLE + _SHEETS_JSON + SEE_EXIT_CODES,
    )
    sheets.add_argument("name", metavar="NAME", nargs="?", help="the sheet to show (default: list them all)")
    sheets.add_argument("--diff", nargs=2, metavar=("A", "B"), help="show where two sheets differ")
    add_json(sheets)
    add_language(sheets)


def run(chosen: argparse.Namespace) -> int:
    from boneyard.cli.sheets import shown

    return shown.run(chosen)
