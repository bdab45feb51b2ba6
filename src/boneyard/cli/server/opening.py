"""The page of a server that has just started, in the browser of whoever started it."""

import os
import shutil
import sys
import threading
import webbrowser
from pathlib import Path

from boneyard.cli.language import words_here

_DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")
NAME = "boneyard"


def open_page(address: str) -> None:
    """Where there is no display, say how to play in the terminal; the address has been said before."""
    if has_display():
        # A browser may take its time, and the server is not to wait for it.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    else:
        print(words_here().text("serve-no-display", command=command()), flush=True)


def has_display() -> bool:
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in _DISPLAYS)


def command() -> str:
    """What to type for this very program; in a checkout it is not on the path."""
    started = Path(sys.argv[0])
    found = shutil.which(NAME)
    known = found is not None and started.exists() and started.samefile(found)
    return NAME if known or started.stem != NAME else str(started)
