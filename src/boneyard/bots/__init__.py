"""Players. They see a View and nothing else."""

from typing import TYPE_CHECKING

from boneyard._late import late

if TYPE_CHECKING:
    from boneyard.bots.levels import LADDER, LEVELS, UnknownBot, bot_named
    from boneyard.bots.outside import Outside
    from boneyard.bots.player import Choose
    from boneyard.bots.thought import Searcher
    from boneyard.rules.chance import Mwc
else:
    __getattr__, __dir__ = late(
        __name__,
        {
            "LADDER": "boneyard.bots.levels",
            "LEVELS": "boneyard.bots.levels",
            "Choose": "boneyard.bots.player",
            "Mwc": "boneyard.rules.chance",
            "Outside": "boneyard.bots.outside",
            "Searcher": "boneyard.bots.thought",
            "UnknownBot": "boneyard.bots.levels",
            "bot_named": "boneyard.bots.levels",
        },
    )

__all__ = ["LADDER", "LEVELS", "Choose", "Mwc", "Outside", "Searcher", "UnknownBot", "bot_named"]
