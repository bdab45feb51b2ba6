"""Many games at once."""

from typing import TYPE_CHECKING

from boneyard._late import late

if TYPE_CHECKING:
    from boneyard.sim.duplicate import Deals
    from boneyard.sim.seated import Bots, Played
else:
    __getattr__, __dir__ = late(
        __name__,
        {
            "Bots": "boneyard.sim.seated",
            "Deals": "boneyard.sim.duplicate",
            "Played": "boneyard.sim.seated",
        },
    )

__all__ = ["Bots", "Deals", "Played"]
