"""Boneyard: train dominoes as the printed leaflets tell them."""

from boneyard import _build

_build.check()

from boneyard.record.notation import NotationError, read_action, read_tile, write_action  # noqa: E402
from boneyard.record.position import BadPosition, read_position, write_position  # noqa: E402
from boneyard.rules.action import Action, Verb  # noqa: E402
from boneyard.rules.event import Event, EventKind  # noqa: E402
from boneyard.rules.match import Match  # noqa: E402
from boneyard.rules.refusal import IllegalAction, Reason  # noqa: E402
from boneyard.rules.round import Round  # noqa: E402
from boneyard.rules.sheet import BadOption, Sheet  # noqa: E402
from boneyard.rules.tile import Tile  # noqa: E402
from boneyard.rules.view import Result, View  # noqa: E402
from boneyard.sheets import SHEETS  # noqa: E402

__all__ = [
    "SHEETS",
    "Action",
    "BadOption",
    "BadPosition",
    "Event",
    "EventKind",
    "IllegalAction",
    "Match",
    "NotationError",
    "Reason",
    "Result",
    "Round",
    "Sheet",
    "Tile",
    "Verb",
    "View",
    "read_action",
    "read_position",
    "read_tile",
    "write_action",
    "write_position",
]
