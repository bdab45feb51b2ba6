"""Every edition of every sheet, so that records of old matches keep replaying.

When the rules of a sheet change, its edition goes up by one and the sheet as it was moves into OLD, as data.
"""

from collections.abc import Mapping
from types import MappingProxyType

from boneyard.rules.sheet import Sheet
from boneyard.sheets import SHEETS

Editions = Mapping[tuple[str, int], Sheet]

OLD: tuple[Sheet, ...] = ()

EDITIONS: Editions = MappingProxyType(
    {(sheet.id, sheet.edition): sheet for sheet in (*OLD, *SHEETS.values())}
)
