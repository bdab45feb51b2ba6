"""The browser client is built before the package and is part of it; without Node all else still works."""

from __future__ import annotations

import sysconfig
from pathlib import Path

import pytest

from boneyard.server.api.pages import PATHS, read_client
from tools import stamps, web
from tools.stamps import ROOT

needs_client = pytest.mark.skipif(not web.built(), reason="the browser client is not built here")


def hashes(folder: Path) -> dict[str, str]:
    """Of every file below the folder."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return {path.relative_to(folder).as_posix(): stamps.digest(path.read_bytes()) for path in files}


@needs_client
def test_the_package_has_the_client_as_it_was_built() -> None:
    installed = Path(sysconfig.get_path("platlib"), "boneyard", "server", "client")

    assert hashes(installed) == hashes(web.DIST)


@needs_client
def test_scripts_and_styles_are_compressed_once_and_for_all() -> None:
    files = read_client(web.DIST)
    large = {
        name: file
        for name, file in files.items()
        if name.endswith((".js", ".css")) and len(file.bodies[""]) > 1000
    }

    assert large
    assert {name for name, file in large.items() if file.bodies.keys() != {"", "gzip", "br"}} == set()


@needs_client
def test_nothing_is_inline_that_the_policy_would_forbid() -> None:
    page = (web.DIST / "index.html").read_text(encoding="utf-8")

    assert page.count("<script") == page.count('<script type="module" crossorigin src="/assets/')
    assert "<style" not in page
    assert " style=" not in page


def test_without_node_one_line_says_so_and_nothing_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(web, "VENV", tmp_path)
    monkeypatch.delenv("CI", raising=False)

    assert web.main("prettier", "--check", ".") == 0
    assert capsys.readouterr().out == f"boneyard: {web.NO_NODE}\n"


def test_where_everything_is_to_be_proved_it_is_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "VENV", tmp_path)
    monkeypatch.setenv("CI", "true")

    with pytest.raises(SystemExit, match="Node cannot be had"):
        web.main("prettier", "--check", ".")


def test_the_client_is_built_anew_when_a_word_or_a_source_of_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stamps, "STAMPS", tmp_path)
    names = {path.relative_to(ROOT).as_posix() for path in web.sources()}

    assert {"web/index.html", "web/src/main.ts", "web/package.json", "web/public/icon.svg"} <= names
    assert {"docs/messages.d.ts", "src/boneyard/locales/en/sheets.ftl", "web/vite.config.ts"} <= names
    assert not any(name.endswith(".test.ts") or "node_modules" in name or "/dist/" in name for name in names)
    assert not web.is_built(), "it has never been built with these stamps"


def test_the_client_and_the_server_agree_on_the_paths() -> None:
    router = (ROOT / "web" / "src" / "router.svelte.ts").read_text(encoding="utf-8")
    first_words = {path.split("/")[1] for path in PATHS}

    assert first_words == {"", "t", "replay", "matches"}
    assert [word for word in first_words if word and f"/{word}" not in router] == []
