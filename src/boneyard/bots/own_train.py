"""A bot's own train: its end, the plays on it, the plan made for it and kept."""

from collections.abc import Iterable

from boneyard.bots.plan import Most, Train, best_train
from boneyard.rules.action import Action, Verb
from boneyard.rules.event import EventKind
from boneyard.rules.tile import Tile
from boneyard.rules.tile import tile as tile_with
from boneyard.rules.view import TrainsLayout, View


def table(view: View) -> TrainsLayout:
    layout = view.layout
    assert isinstance(layout, TrainsLayout), view.sheet
    return layout


def own_seat(view: View) -> int:
    assert view.seat is not None, "a spectator has no turn"
    return view.seat


def own_end(view: View) -> int:
    return table(view).ends[own_seat(view)]


def is_marked(view: View) -> bool:
    return view.seat in table(view).markers


def plays(view: View) -> list[Action]:
    return [action for action in view.legal if action.verb is Verb.PLAY]


def next_of(train: Train, view: View) -> Action | None:
    """The play that lays the train's first tile, if that is legal now."""
    if not train:
        return None
    action = Action(Verb.PLAY, tile_with(*train[0]), view.seat)
    return action if action in view.legal else None


def off(train: Train, actions: Iterable[Action]) -> list[Action]:
    """The plays of tiles the train does not need."""
    needed = {tile_with(*halves) for halves in train}
    return [action for action in actions if action.tile not in needed]


def elsewhere(actions: Iterable[Action], seat: int) -> list[Action]:
    return [action for action in actions if action.end != seat]


def longest_train_kept(view: View) -> Train:
    """The longest train as it was first planned; planned again only when something broke it."""
    seat = own_seat(view)
    assert view.engine is not None
    hand = hand_dealt(view)
    end = view.engine
    train = best_train(hand, end, Most.TILES).train
    for event in view.history:
        own = event.seat == seat
        tile = event.tile
        if tile is None:
            continue
        if own and event.kind is EventKind.DREW:
            hand.add(tile)
        elif event.kind is EventKind.LAID and (own or event.end == seat):
            hand.discard(tile)
            planned = bool(train) and event.end == seat and tile_with(*train[0]) == tile
            if event.end == seat:
                end = tile.pips - end
            if planned:
                train = train[1:]
            elif event.end == seat or tile in [tile_with(*halves) for halves in train]:
                train = best_train(hand, end, Most.TILES).train
    return train or best_train(hand, end, Most.TILES).train


def hand_dealt(view: View) -> set[Tile]:
    """Our hand when the first turn began: what is held now and what was laid, less what was drawn."""
    hand = set(view.hand)
    for event in view.history:
        if event.seat == view.seat and event.kind is EventKind.LAID and event.tile is not None:
            hand.add(event.tile)
    for event in view.history:
        if event.seat == view.seat and event.kind is EventKind.DREW and event.tile is not None:
            hand.discard(event.tile)
    return hand
