"""A line on which the server's words can be held back, as a slow network does."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute


class SlowLine:
    """To a page that is not open yet. Held back is what has `part` in it, until it is released."""

    def __init__(self, page: Page, part: str = "", held: bool = False) -> None:
        self.late: list[str | bytes] = []
        self._part = part
        self._held = held
        page.route_web_socket("**/play", self._connect)

    def hold(self) -> None:
        self._held = True

    def release(self) -> None:
        self._held = False
        for text in self.late:
            self._page.send(text)

    def _connect(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._pass_on)

    def _pass_on(self, text: str | bytes) -> None:
        if self._held and self._part in str(text):
            self.late.append(text)
        else:
            self._page.send(text)
