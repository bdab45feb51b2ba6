"""What can be seen to be wrong with a page by measuring it."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from tools.stamps import ROOT

_WIDER = "document.documentElement.scrollWidth - innerWidth"
_CUT_OFF = """() => {
    const styleOf = (element) => getComputedStyle(element);
    const scrolls = (element) =>
        element !== null &&
        (["auto", "scroll"].includes(styleOf(element).overflowX) || scrolls(element.parentElement));
    const hasWords = (element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
    const isSeen = (element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1 &&
        element.closest("[aria-hidden=true]") === null && styleOf(element).clipPath === "none" &&
        !element.hasAttribute("data-name"); // people's names may be as long as they like
    const faults = (element) => {
        const clips = ["hidden", "clip"];
        const { overflowX, overflowY } = styleOf(element);
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        return [
            clips.includes(overflowX) && scrollWidth > clientWidth + 1 ? "cut off" : "",
            clips.includes(overflowY) && scrollHeight > clientHeight + 3 ? "cut off below" : "",
            element.getBoundingClientRect().right > innerWidth + 1 && !scrolls(element) ? "sticking out" : "",
        ].filter((fault) => fault !== "");
    };
    return [...document.body.querySelectorAll("*")]
        .filter((element) => element instanceof HTMLElement && hasWords(element) && isSeen(element))
        .flatMap((element) => faults(element).map((fault) => `${fault}: ${element.innerText.trim()}`));
}"""
_WORDS = """() => {
    const names = ["aria-label", "title", "placeholder", "alt"];
    const said = [...document.querySelectorAll("*")]
        .flatMap((one) => names.map((name) => one.getAttribute(name) ?? ""));
    return [document.title, document.body.textContent, ...said].join("\\n");
}"""


def too_wide(page: Page) -> int:
    """Pixels by which it would have to be scrolled sideways."""
    pixels: int = page.evaluate(_WIDER)
    return max(0, pixels)


def cut_off(page: Page) -> list[str]:
    """Words that do not fit into their place."""
    found: list[str] = page.evaluate(_CUT_OFF)
    return found


def raw_messages(page: Page) -> list[str]:
    """Names of messages that stand where their words should, and words with a variable left in them."""
    words: str = page.evaluate(_WORDS)
    ids = set(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", words)) & _messages()
    return sorted(ids) + re.findall(r"\{\s*\$.*?\}|\{\$?[a-z-]+\}", words)


@cache
def _messages() -> frozenset[str]:
    files = (ROOT / "src" / "boneyard" / "locales" / "en").glob("*.ftl")
    return frozenset(
        name
        for file in files
        for name in re.findall(r"^([a-z][\w-]*-[\w-]+) =", file.read_text("utf-8"), re.MULTILINE)
    )
