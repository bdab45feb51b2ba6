"""Why a command is not carried out: a reason that programs know, and the clause where a rule is behind it."""

from typing import Final

from boneyard.rules.refusal import IllegalAction


class Refused(Exception):
    """Nothing has changed. `detail` is a name or a text that the sentence speaks of.

    For what is `illegal`: `seats` are the names at the table, each with its bot, and `seat` wanted to do it.
    """

    def __init__(
        self,
        reason: str,
        detail: str = "",
        illegal: IllegalAction | None = None,
        seats: tuple[tuple[str, str], ...] = (),
        seat: int | None = None,
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail
        self.illegal = illegal
        self.seats = seats
        self.seat = seat


REASONS: Final = (
    "bad-message",
    "too-fast",
    "foreign-token",
    "stale",
    "not-an-action",
    "not-your-seat",
    "not-your-turn",
    "not-host",
    "no-such-seat",
    "seat-taken",
    "seat-not-taken",
    "bad-name",
    "bad-terms",
    "bad-order",
    "removed",
    "not-started",
    "already-started",
    "seats-free",
    "paused",
    "not-paused",
    "round-shown",
    "no-round-shown",
    "already-ready",
    "over",
    "not-over",
    "no-hints",
    "no-such-adviser",
    "no-take-backs",
    "nothing-to-take-back",
    "revealed",
    "nobody-asks",
    "already-asked",
    "not-kept",
    "time-up",
    "host-is-there",
    "rematched",
    "nonce-not-wanted",
    "too-many-redeals",
    "busy",
    "store-away",
)
"""Each has its sentence in the catalogue, `server-refused-…`."""
