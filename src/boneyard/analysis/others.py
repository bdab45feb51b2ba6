"""What has been seen of the others: who probably has no tile with a number, who is close to going out."""

from boneyard.analysis.reason import HintReason, reason
from boneyard.bots.lacks import drawn_since_lacking
from boneyard.rules.tile import tile
from boneyard.rules.view import FeetLayout, LinesLayout, View
from boneyard.sheets.editions import sheet_of

STILL_BELIEVED = 2
"""Whoever has drawn more tiles than this since may have the number by now."""
FEW = 2
"""With this many tiles left, somebody is close to going out."""


def about_followers(view: View, number: int) -> list[HintReason]:
    """Who cannot follow on this number, as far as can be told."""
    if all_seen(view, number):
        return [reason("hint-nobody-follows", shows=number)]
    others = [seat for seat in range(view.players) if seat != view.seat]
    open_hands = all(view.hands[seat] is not None for seat in others)
    lacks = shows_no if open_hands else probably_lacks
    lacking = tuple([seat for seat in others if lacks(view, seat, number)])
    message = "hint-open-lack" if open_hands else "hint-lack"
    return [reason(message, lacking, shows=number)] if lacking else []


def about_the_end(view: View) -> list[HintReason]:
    """Who is close to going out."""
    close = [seat for seat, count in enumerate(view.counts) if seat != view.seat and 1 <= count <= FEW]
    return [reason("hint-end-is-near", tuple(close))] if close else []


# --- Numbers ------------------------------------------------------------------------------------------------


def shows_no(view: View, seat: int, number: int) -> bool:
    """Its hand lies open, and the number is not in it."""
    return not any(number in tile for tile in view.hands[seat] or ())


def probably_lacks(view: View, seat: int, number: int) -> bool:
    """It had no tile with this number when it drew or passed, and has hardly drawn since."""
    yard = view.layout.score_yards[seat] if isinstance(view.layout, LinesLayout) else ()
    if any(number in tile for tile in yard):
        return False
    return drawn_since_lacking(view)[seat].get(number, STILL_BELIEVED + 1) <= STILL_BELIEVED


def all_seen(view: View, number: int) -> bool:
    """Every tile with this number has been laid or is in our own hand."""
    if isinstance(view.layout, FeetLayout) and not view.layout.tiles:
        return False
    top, _ = sheet_of(view).table(view.players)
    seen = view.laid.union(view.hand)
    return all(tile(number, other) in seen for other in range(top + 1))
