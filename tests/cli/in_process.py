"""The command without a process of its own: quicker, where nothing but its answer is looked at."""

from __future__ import annotations

from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from subprocess import CompletedProcess

import pytest

from boneyard.cli import main


def boneyard(*arguments: str, **environment: str) -> CompletedProcess[str]:
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(StringIO()) as out:
        patch.setenv("COLUMNS", "80")
        for name, value in environment.items():
            patch.setenv(name, value)
        with redirect_stderr(StringIO()) as err:
            code = main(arguments)
    return CompletedProcess(arguments, code, out.getvalue(), err.getvalue())
