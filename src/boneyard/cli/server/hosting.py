"""A server in the terminal: where it is, for people and phones, and why it is not."""

import asyncio
import errno
import logging
import shutil
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from io import StringIO

import segno

from boneyard.bots.levels import LADDER
from boneyard.cli.arguments import UsageError
from boneyard.cli.bots import search_note
from boneyard.cli.language import words_here
from boneyard.locales import Words
from boneyard.server.fanout import BadRedisUrl
from boneyard.server.serving import listen, serve
from boneyard.server.settings import Settings
from boneyard.server.store import StoreAway, UnknownDatabase

FAILED = 1
EVERYWHERE = "0.0.0.0"
THIS_MACHINE = "127.0.0.1"
_SOMEWHERE = ("192.0.2.1", 9)
"""An address that is nobody's. Nothing is sent: it shows which of ours would be used."""
_QUIET_ZONE = 2

log = logging.getLogger(__name__)


def nothing_more(_address: str) -> None:
    """The address has been said."""


def host(settings: Settings, then: Callable[[str], None] = nothing_more) -> int:
    """`then` gets the address of this machine's own page once visitors can come."""
    if settings.lan and settings.host == THIS_MACHINE:
        settings = replace(settings, host=EVERYWHERE)
    logging.basicConfig(level=settings.log_level.upper(), format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    if note := search_note(LADDER, words_here()):
        log.warning(note)
    try:
        door = listen(settings.host, settings.port)
    except OSError as problem:
        return _fail(why_not(settings, problem, words_here()))
    with door:
        try:
            _run(settings, door, lambda: then(announce(settings, door, words_here())))
        except (StoreAway, UnknownDatabase) as problem:
            why = problem.by if isinstance(problem, StoreAway) else str(problem)
            return _fail(words_here().text("store-is-away", why=why))
        except BadRedisUrl:
            raise UsageError(words_here().text("serve-bad-redis")) from None
    return 0


def _run(settings: Settings, door: socket.socket, ready: Callable[[], None]) -> None:
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(settings, door, ready))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        from uvloop import new_event_loop
    except ImportError:  # not on this system; it is slower without
        return asyncio.new_event_loop
    return new_event_loop


def _fail(text: str) -> int:
    print(f"boneyard: {text}", file=sys.stderr)
    return FAILED


def why_not(settings: Settings, problem: OSError, words: Words) -> str:
    match problem.errno:
        case errno.EADDRINUSE:
            return words.text("serve-port-taken", port=str(settings.port))
        case errno.EACCES | errno.EPERM:
            return words.text("serve-port-not-allowed", port=str(settings.port))
        case errno.EADDRNOTAVAIL:
            return words.text("serve-no-such-host", host=settings.host)
        case _ if isinstance(problem, socket.gaierror):
            return words.text("serve-no-such-host", host=settings.host)
        case _:
            why = problem.strerror or str(problem)
            return words.text("serve-cannot-listen", host=settings.host, port=str(settings.port), why=why)


def announce(settings: Settings, door: socket.socket, words: Words) -> str:
    """Returns the address by which this machine reaches it."""
    bound: str
    port: int
    bound, port = door.getsockname()[:2]
    here = {EVERYWHERE: THIS_MACHINE, "::": "::1"}.get(bound, bound)
    own = address(here, port)
    print(words.text("serve-running", address=own))
    if settings.lan:
        ours = lan_address()
        if ours is None:
            print(words.text("serve-no-lan"))
        else:
            print(words.text("serve-lan", address=address(ours, port)))
            print(qr_code(address(ours, port)), end="")
    print(words.text("serve-stop"), flush=True)
    return own


def address(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def lan_address() -> str | None:
    """The one by which others on this network reach us."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_SOMEWHERE)
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") else found


def qr_code(text: str) -> str:
    """For a terminal that has room for it; otherwise nothing."""
    if sys.stdout is None or not sys.stdout.isatty():
        return ""
    code = segno.make(text, micro=False)
    width, height = code.symbol_size(border=_QUIET_ZONE)
    room = shutil.get_terminal_size((0, 0))
    drawn = StringIO()
    code.terminal(drawn, border=_QUIET_ZONE, compact=True)
    try:
        drawn.getvalue().encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return ""
    return drawn.getvalue() if width <= room.columns and height // 2 + 4 <= room.lines else ""
