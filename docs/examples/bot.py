"""A bot. It likes heavy tiles, its own train, and ends it can go on from. See docs/bot-protocol.md."""

import json
import random
import sys

OWN_TRAIN = 15  # worth so many pips
FOLLOWER = 8  # so is each tile in the hand that fits the new end
BARE = ["remove", "pass", "leave", "keep", "stop", "take", "draw", "draw-until", "unmark"]  # best last


def halves(tile):
    return [int(half) for half in tile.split("-")]


def value(action, view):
    """How much the bot likes an action. What lays a tile is above 100, what does not is below."""
    if "@" in action:  # 12-5@A
        tile, end = action.split("@")
        number = view["table"]["ends"][end]
        far = sum(halves(tile)) - number
        hand = view["hands"][view["seat"]]
        followers = sum(far in halves(other) for other in hand if other != tile)
        own = OWN_TRAIN if end == view["seat"] else 0
        return 100 + sum(halves(tile)) + FOLLOWER * followers + own
    verb, _, tile = action.partition(" ")
    if verb == "show":  # Engine 191 begins with a double, and a low one begins first
        high, low = halves(tile)
        return 100 - high if high == low else 0
    return sum(halves(tile)) if tile else BARE.index(verb)


for line in sys.stdin:  # a request a line, until boneyard closes the stream
    request = json.loads(line)
    view, rng = request["view"], random.Random(request["chance"])
    action = max(view["legal"], key=lambda action: (value(action, view), rng.random()))
    print(json.dumps({"id": request["id"], "action": action}), flush=True)
