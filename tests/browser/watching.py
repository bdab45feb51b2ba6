"""What a page must not do, noted while it is looked at."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import ConsoleMessage, Page, Request, Response

COMPLAINTS = ("error", "warning")


class Watch:
    """Errors and warnings in the console, errors that nobody caught, requests that failed."""

    def __init__(self, page: Page, forgiven: Sequence[str] = ()) -> None:
        """What is forgiven is what the test itself has brought about."""
        self._faults: list[str] = []
        self._forgiven = forgiven
        self.requested: list[str] = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._faults.append(f"not caught: {error}"))
        page.on("requestfailed", self._failed)
        page.on("request", lambda request: self.requested.append(request.url))
        page.on("response", self._answered)

    def faults(self) -> list[str]:
        return [fault for fault in self._faults if not any(words in fault for words in self._forgiven)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in COMPLAINTS:
            self._faults.append(f"{message.type} in the console: {message.text}")

    def _failed(self, request: Request) -> None:
        # What was under way when the page was left is nobody's fault.
        if request.failure != "net::ERR_ABORTED":
            self._faults.append(f"failed: {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._faults.append(f"{response.status}: {response.url}")
