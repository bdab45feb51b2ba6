"""What holds for every test: the code under test is the code of this tree, and runs can be repeated."""

from __future__ import annotations

import importlib.util
import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.counts import PROVE
from tools.stamps import ROOT, build_module

SOURCES = ROOT / "src" / "boneyard"

settings.register_profile(
    "small",
    max_examples=50,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "prove",
    max_examples=400,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("prove" if PROVE else "small")


def package() -> Path | None:
    """The folder that `import boneyard` would take, without importing it."""
    spec = importlib.util.find_spec("boneyard")
    return Path(spec.origin).parent.resolve() if spec and spec.origin else None


def objection() -> str:
    """Why the package found is not this tree's code; empty if it is."""
    found = package()
    if found is None:
        return "boneyard is not installed: make build, or set PYTHONPATH=src"
    build = build_module()
    if found != SOURCES.resolve():
        stamp = build.read_stamp(str(found))
        if stamp is None or stamp.sources != build.source_hash(str(SOURCES)):
            return f"the package in {found} was not built from the sources in src: make build"
    try:
        build.check(str(found))
    except ImportError as error:
        return str(error)
    return ""


def pytest_configure() -> None:
    if reason := objection():
        pytest.exit(f"boneyard: {reason}", returncode=4)
    os.environ["BONEYARD_LANGUAGE"] = "en"  # what tests read, whatever language this machine speaks
    # A shell lets what runs in the background ignore Ctrl-C, and nohup lets it ignore SIGHUP; so would every
    # command the tests start.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
        signal.signal(signal.SIGHUP, signal.SIG_DFL)


def pytest_report_header() -> str:
    found = package()
    kind = "compiled" if build_module().compiled_modules(str(found)) else "interpreted"
    place = "from src" if found == SOURCES.resolve() else "as installed"
    return f"boneyard: {kind}, {place}"
