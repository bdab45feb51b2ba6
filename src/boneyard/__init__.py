"""Boneyard: train dominoes as the printed leaflets tell them."""

__version__ = "0.1.0"

from boneyard import _build

_build.check()

from boneyard.record.fields import BadPosition  # noqa: E402
from boneyard.record.match_record import write_record  # noqa: E402
from boneyard.record.notation import NotationError, read_action, write_action  # noqa: E402
from boneyard.record.position import read_position, write_position  # noqa: E402
from boneyard.record.record_reader import read_record  # noqa: E402
from boneyard.rules.action import Action  # noqa: E402
from boneyard.rules.event import Event  # noqa: E402
from boneyard.rules.match import Match  # noqa: E402
from boneyard.rules.refusal import IllegalAction, Reason  # noqa: E402
from boneyard.rules.result import Result  # noqa: E402
from boneyard.rules.round import Round  # noqa: E402
from boneyard.rules.sheet import BadOption, Sheet  # noqa: E402
from boneyard.rules.tile import Tile  # noqa: E402
from boneyard.rules.view import View  # noqa: E402
from boneyard.sheets import SHEETS  # noqa: E402

__all__ = [
    "SHEETS",
    "Action",
    "BadOption",
    "BadPosition",
    "Event",
    "IllegalAction",
    "Match",
    "NotationError",
    "Reason",
    "Result",
    "Round",
    "Sheet",
    "Tile",
    "View",
    "read_action",
    "read_position",
    "read_record",
    "write_action",
    "write_position",
    "write_record",
]
