"""Why an action of Mexican Train is a good one."""

from boneyard.analysis.laid_tile import about_double, about_pips
from boneyard.analysis.others import about_followers, about_the_end
from boneyard.analysis.own_plan import laid_at_home, used_elsewhere, without
from boneyard.analysis.reason import HintReason, reason
from boneyard.bots.own_train import own_end, own_seat, plays, table
from boneyard.bots.plan import Most, best_train
from boneyard.rules.action import Action, Verb
from boneyard.rules.questions import LastDouble, MarkerComesOff
from boneyard.rules.sheet import Sheet
from boneyard.rules.tile import Tile
from boneyard.rules.view import View
from boneyard.sheets.editions import sheet_of


def trains_reasons(view: View, action: Action) -> list[HintReason]:
    """The most telling first."""
    if action.tile is not None and action.end is not None:
        return Play(view, action.tile, action.end).reasons()
    if action.verb is Verb.UNMARK:
        return [reason("hint-marker-off")]
    if action.verb is Verb.KEEP:
        return about_keeping(view)
    return []


def about_keeping(view: View) -> list[HintReason]:
    pending = view.pending
    assert pending is not None
    assert pending.tile is not None
    plan = best_train(view.hand, own_end(view), Most.TILES)
    if pending.tile in plan.left:
        return []
    return [reason("hint-train-keeps", tiles=plan.tiles, pips=plan.pips)]


class Play:
    """A tile on an end, and what there is to say about it."""

    def __init__(self, view: View, tile: Tile, end: int) -> None:
        self.view = view
        self.tile = tile
        self.seat = own_seat(view)
        self.sheet: Sheet = sheet_of(view)
        self.at_home = end == self.seat
        self.far = tile.pips - table(view).ends[end]
        self.rest = without(view.hand, tile)

    def reasons(self) -> list[HintReason]:
        if self.goes_out():
            return [reason("hint-out")]
        return [
            *self.about_train(),
            *self.about_double(),
            *self.about_marker(),
            *self.about_followers(),
            *about_the_end(self.view),
            *about_pips(self.tile, [action.tile for action in plays(self.view)]),
        ]

    def goes_out(self) -> bool:
        if self.rest:
            return False
        out = self.sheet.answer(LastDouble, LastDouble.OUT) is LastDouble.OUT
        return out or not self.tile.is_double

    def about_train(self) -> list[HintReason]:
        hand, end = self.view.hand, own_end(self.view)
        if self.at_home:
            return [laid_at_home(hand, end, self.tile, Most.TILES)]
        return used_elsewhere(hand, end, self.tile, Most.TILES)

    def about_double(self) -> list[HintReason]:
        return [about_double(self.tile, self.rest)] if self.tile.is_double else []

    def about_marker(self) -> list[HintReason]:
        if self.seat not in table(self.view).markers:
            return []
        comes_off = self.sheet.answer(MarkerComesOff, MarkerComesOff.OWN_TRAIN)
        if self.at_home or comes_off is MarkerComesOff.ANY_PLAY:
            return [reason("hint-marker-off")]
        return [reason("hint-marker-stays")]

    def about_followers(self) -> list[HintReason]:
        """Our own train is closed to the others, unless a double waits there."""
        if self.at_home and not self.tile.is_double:
            return []
        return about_followers(self.view, self.far)
