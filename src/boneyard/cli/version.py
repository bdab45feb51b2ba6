"""`boneyard --version`: which version, and whether it runs compiled."""

from boneyard import __version__, _build


def version_line() -> str:
    return f"boneyard {__version__} ({'compiled' if _build.compiled else 'interpreted'})"
