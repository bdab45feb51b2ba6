"""How fast somebody may go: a bucket that fills steadily and is emptied by what one does."""

from collections import OrderedDict


class Pace:
    """`burst` at once, `per_second` in the long run. Begins full."""

    __slots__ = ("at", "burst", "level", "per_second")

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.level = burst
        self.at = 0.0

    def spend(self, now: float, cost: float = 1.0) -> bool:
        """False if that was too fast; it then cost nothing."""
        if now > self.at:
            self.level = min(self.burst, self.level + (now - self.at) * self.per_second)
            self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Paces:
    """A Pace for each of many. Whoever has been quiet long enough for a full bucket is forgotten.

    There are never more than `most`: a newcomer then takes the place of the one who has been quiet longest.
    """

    __slots__ = ("_filled_after", "_paces", "burst", "most", "per_second")

    def __init__(self, per_second: float, burst: float, most: int = 100_000) -> None:
        self.per_second = per_second
        self.burst = burst
        self.most = most
        self._filled_after = burst / per_second if per_second else float("inf")
        self._paces: OrderedDict[str, Pace] = OrderedDict()  # who spent last stands last

    def __len__(self) -> int:
        return len(self._paces)

    def spend(self, who: str, now: float) -> bool:
        pace = self._paces.get(who)
        if pace is None:
            self._make_room(now)
            pace = self._paces[who] = Pace(self.per_second, self.burst)
            pace.at = now
        else:
            self._paces.move_to_end(who)
        return pace.spend(now)

    def _make_room(self, now: float) -> None:
        """Two at most go for one who comes, so that nobody has to wait while thousands are forgotten."""
        for _ in range(2):
            if not self._paces:
                return
            pace = next(iter(self._paces.values()))
            if len(self._paces) < self.most and now - pace.at < self._filled_after:
                return
            self._paces.popitem(last=False)
