"""What to do, and why. Facts, not words."""

from typing import TYPE_CHECKING

from boneyard._late import late

if TYPE_CHECKING:
    from boneyard.analysis.hints import Hint, hint
else:
    __getattr__, __dir__ = late(
        __name__, {"Hint": "boneyard.analysis.hints", "hint": "boneyard.analysis.hints"}
    )

__all__ = ["Hint", "hint"]
