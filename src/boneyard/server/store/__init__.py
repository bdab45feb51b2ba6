"""Where tables are kept: the log of each match is the truth, everything else can be made from it."""

from boneyard.server.store.backup import backup
from boneyard.server.store.log import Log
from boneyard.server.store.problems import BackupProblem, StoreAway, Taken, UnknownDatabase
from boneyard.server.store.restore import restore
from boneyard.server.store.rows import Figures, TableRow, TokenRow, Write
from boneyard.server.store.store import Store

__all__ = [
    "BackupProblem",
    "Figures",
    "Log",
    "Store",
    "StoreAway",
    "TableRow",
    "Taken",
    "TokenRow",
    "UnknownDatabase",
    "Write",
    "backup",
    "restore",
]
