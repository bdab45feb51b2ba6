"""What can be seen to be wrong with a page by measuring it."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from tools.stamps import ROOT

_WIDER = "document.documentElement.scrollWidth - innerWidth"
_CUT_OFF = """() => {
    const hidden = (element) => element.closest(".hidden-text, [aria-hidden=true], dialog:not([open]), details:not([open]) > :not(summary)");
    const clips = (style) => style.overflowX !== "visible" && style.overflowX !== "auto" && style.overflowX !== "scroll";
    const scrolls = (element) => element !== null && (["auto", "scroll"].includes(getComputedStyle(element).overflowX)
        ? true : scrolls(element.parentElement));
    const own = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== "");
    const found = [];
    for (const element of document.body.querySelectorAll("*")) {
        if (!(element instanceof HTMLElement) || !own(element) || hidden(element)) continue;
        const box = element.getBoundingClientRect();
        if (box.width === 0 || box.height === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
        const words = `${element.localName} “${element.innerText.trim().slice(0, 60)}”`;
        const style = getComputedStyle(element);
        if (clips(style) && element.scrollWidth > element.clientWidth + 1) found.push(`${words} is cut off`);
        if (style.overflowY === "hidden" && element.scrollHeight > element.clientHeight + 3) found.push(`${words} is cut off below`);
        if (box.right > innerWidth + 1 && !scrolls(element.parentElement)) found.push(`${words} sticks out`);
    }
    return found;
}"""
_WORDS = """() => {
    const said = [...document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")]
        .flatMap((one) => ["aria-label", "title", "placeholder", "alt"].map((name) => one.getAttribute(name) ?? ""));
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
        name for file in files for name in re.findall(r"^([a-z][\w-]*-[\w-]+) =", file.read_text("utf-8"), re.M)
    )
