"""What a table needs of the hall."""

from typing import TYPE_CHECKING, Protocol

from boneyard.server.fanout import FanOut
from boneyard.server.settings import Settings
from boneyard.server.store import Store
from boneyard.server.table import Table
from boneyard.server.thinkers import Team

if TYPE_CHECKING:
    from boneyard.server.open_table import OpenTable


class House(Protocol):
    settings: Settings
    store: Store
    fanout: FanOut
    team: Team

    async def rematch(self, table: Table) -> str: ...

    def forget(self, table: "OpenTable") -> None: ...

    def counted(self, what: str, detail: str = "") -> None: ...
