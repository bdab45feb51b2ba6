"""The printed leaflets as data. `SHEETS["mexican-train-classic"]` is one; a house rule is `.having(…)`."""

from collections.abc import Mapping
from types import MappingProxyType

from boneyard.rules.sheet import Sheet
from boneyard.sheets.chickenfoot import CHICKENFOOT
from boneyard.sheets.engine_191 import ENGINE_191
from boneyard.sheets.mexican_train_classic import MEXICAN_TRAIN_CLASSIC, MEXICAN_TRAIN_CLASSIC_FR
from boneyard.sheets.mexican_train_satisfy import MEXICAN_TRAIN_SATISFY
from boneyard.sheets.mexican_train_super import MEXICAN_TRAIN_SUPER

SHEETS: Mapping[str, Sheet] = MappingProxyType(
    {
        sheet.id: sheet
        for sheet in (
            ENGINE_191,
            MEXICAN_TRAIN_CLASSIC,
            MEXICAN_TRAIN_CLASSIC_FR,
            MEXICAN_TRAIN_SUPER,
            MEXICAN_TRAIN_SATISFY,
            CHICKENFOOT,
        )
    }
)
"""Every sheet by its id.

>>> sorted(SHEETS)[:2]
['chickenfoot', 'engine-191']
"""
