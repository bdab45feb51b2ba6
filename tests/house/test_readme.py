"""The README's code blocks run; what makes and installs runs in test_makefile.py and test_install.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.readme import Block, blocks, commands, fits, run_python, run_shell
from tools.stamps import ROOT

README = blocks((ROOT / "README.md").read_text(encoding="utf-8"))
RUNS = {"python": run_python, "sh": run_shell, "console": run_shell}

SAMPLE = """\
# A sample

```sh
make play   # in the terminal
# a remark
echo one \\
  two > file
```

```python
for i in range(9):
    print(i)
```

```text
0
…
8
```

```console
$ cat file
one two
$ echo 1; echo 2; echo 3
...
3
$ true
```

Words between.

```text
not an output
```
"""


@pytest.mark.parametrize("block", README, ids=lambda block: f"line-{block.line}-{block.kind}")
def test_the_readme_runs(block: Block, tmp_path: Path) -> None:
    assert block.kind in {*RUNS, "text"}, f"line {block.line}: nobody knows how to run {block.kind!r}"
    if block.kind in RUNS:
        RUNS[block.kind](block, tmp_path)


def test_the_readme_has_a_program_to_run() -> None:
    assert "python" in {block.kind for block in README}


def test_a_sample_is_taken_apart() -> None:
    shell, program, output, console, words = blocks(SAMPLE)

    assert [block.kind for block in (shell, program, output, console, words)] == [
        "sh", "python", "text", "console", "text",
    ]  # fmt: skip
    assert (program.line, program.output) == (10, "0\n…\n8\n")
    assert console.output is None
    assert [command.text for command in commands(shell)] == [
        "make play   # in the terminal",
        "echo one    two > file",
    ]
    assert [command.output for command in commands(console)] == [["one two"], ["...", "3"], []]


def test_a_sample_runs(tmp_path: Path) -> None:
    shell, program, _, console, _ = blocks(SAMPLE)

    run_shell(shell, tmp_path)
    run_python(program, tmp_path)
    run_shell(console, tmp_path)

    assert (tmp_path / "file").read_text(encoding="utf-8") == "one two\n"


@pytest.mark.parametrize("text", ["```python\nprint(2)\n```\n```text\n1\n```\n", "```python\n1 / 0\n```\n"])
def test_a_program_that_lies_is_caught(text: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="line 1"):
        run_python(blocks(text)[0], tmp_path)


@pytest.mark.parametrize("text", ["```sh\nfalse\n```\n", "```console\n$ echo 2\n1\n```\n"])
def test_a_command_that_lies_is_caught(text: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        run_shell(blocks(text)[0], tmp_path)


def test_three_dots_stand_for_any_number_of_lines() -> None:
    assert fits("a\nb\nc\n", ["a", "…", "c"])
    assert fits("a\nc\n", ["a", "…", "c"])
    assert fits("a\n", ["a", "..."])
    assert not fits("a\nb\n", ["a"])
