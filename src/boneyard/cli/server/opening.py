"""The page of a server that has just started, in the browser of whoever started it."""

import os
import sys
import threading
import webbrowser

from boneyard.cli.language import words_here

_DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


def open_page(address: str) -> None:
    """Where there is no display, say how to play in the terminal; the address has been said before."""
    if has_display():
        # A browser may take its time, and the server is not to wait for it.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    else:
        print(words_here().text("serve-no-display"), flush=True)


def has_display() -> bool:
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in _DISPLAYS)
