"""Boneyard: train dominoes as the printed leaflets tell them.

`__all__` is what may be relied on here; docs/api.md has an example of each.
"""

__version__ = "0.1.0"

from boneyard import _build

_build.check()

from typing import TYPE_CHECKING  # noqa: E402

from boneyard._late import late  # noqa: E402
from boneyard.record.entries import Record  # noqa: E402
from boneyard.record.fields import BadPosition  # noqa: E402
from boneyard.record.limits import NO_LIMITS, Limits  # noqa: E402
from boneyard.record.match_record import table_commitment, write_record  # noqa: E402
from boneyard.record.notation import NotationError, read_action, write_action  # noqa: E402
from boneyard.record.position import read_position, write_position  # noqa: E402
from boneyard.record.problems import BadRecord, FalseRecord, RecordProblem  # noqa: E402
from boneyard.record.record_reader import read_record  # noqa: E402
from boneyard.record.replay import Replayed, replay  # noqa: E402
from boneyard.record.seeds import commitment_of, seed_of  # noqa: E402
from boneyard.rules.action import Action, Verb  # noqa: E402
from boneyard.rules.event import Event, EventKind  # noqa: E402
from boneyard.rules.match import Match  # noqa: E402
from boneyard.rules.refusal import IllegalAction, Reason, UnknownTile  # noqa: E402
from boneyard.rules.result import Over, Result  # noqa: E402
from boneyard.rules.round import Round  # noqa: E402
from boneyard.rules.sheet import Answer, BadOption, Family, Question, Sheet  # noqa: E402
from boneyard.rules.tile import Tile  # noqa: E402
from boneyard.rules.view import (  # noqa: E402
    FeetLayout,
    LinesLayout,
    Pending,
    Placed,
    Standing,
    Step,
    TrainsLayout,
    View,
)
from boneyard.sheets import SHEETS  # noqa: E402

if TYPE_CHECKING:
    from boneyard.record.views import BadWire, event_json, read_event, read_view, view_json
else:  # msgspec takes as long to import as all the rest
    _VIEWS = ("BadWire", "event_json", "read_event", "read_view", "view_json")
    __getattr__, __dir__ = late(__name__, dict.fromkeys(_VIEWS, "boneyard.record.views"))

__all__ = [
    "NO_LIMITS",
    "SHEETS",
    "Action",
    "Answer",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadWire",
    "Event",
    "EventKind",
    "FalseRecord",
    "Family",
    "FeetLayout",
    "IllegalAction",
    "Limits",
    "LinesLayout",
    "Match",
    "NotationError",
    "Over",
    "Pending",
    "Placed",
    "Question",
    "Reason",
    "Record",
    "RecordProblem",
    "Replayed",
    "Result",
    "Round",
    "Sheet",
    "Standing",
    "Step",
    "Tile",
    "TrainsLayout",
    "UnknownTile",
    "Verb",
    "View",
    "commitment_of",
    "event_json",
    "read_action",
    "read_event",
    "read_position",
    "read_record",
    "read_view",
    "replay",
    "seed_of",
    "table_commitment",
    "view_json",
    "write_action",
    "write_position",
    "write_record",
]
