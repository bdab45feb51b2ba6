"""The client stands: it opens where it should, keeps to its policy, and loads nothing from elsewhere."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Guests
from tests.browser.watching import Watch
from tests.server.live import Live

PATHS = ["/", "/t/x", "/replay", "/matches"]
NOWHERE = "/t/not%20an%20id"


@pytest.mark.parametrize("path", PATHS)
def test_every_page_opens_by_its_address(page: Page, path: str) -> None:
    page.goto(path)

    expect(page.get_by_role("heading").first).to_be_visible()
    assert urlsplit(page.url).path == path


@pytest.mark.parametrize("path", PATHS)
def test_every_page_opens_on_a_phone_and_is_no_wider_than_it(phone: Page, path: str) -> None:
    phone.goto(path)

    expect(phone.get_by_role("heading").first).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_page_keeps_to_a_strict_policy(page: Page) -> None:
    answer = page.goto("/")

    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_a_script_in_the_page_itself_is_not_run(browser: Browser, server: Live) -> None:
    """On a page of its own: the browser complains of it in the console."""
    page = browser.new_page(base_url=server.url)
    page.goto("/")
    page.evaluate(
        """() => {
            addEventListener("securitypolicyviolation", () => (window.violated = true));
            const script = document.createElement("script");
            script.textContent = "document.title = 'taken over'";
            document.body.append(script);
        }"""
    )

    page.wait_for_function("window.violated")
    assert page.title() != "taken over"
    page.close()


def test_everything_comes_from_this_server(page: Page, server: Live) -> None:
    watch = Watch(page)
    page.goto("/", wait_until="networkidle")

    assert {urlsplit(url).netloc for url in watch.requested} == {urlsplit(server.url).netloc}
    kinds = {url.rpartition(".")[2] for url in watch.requested}
    assert {"js", "css", "woff2"} <= kinds


def test_the_letters_are_ours(page: Page) -> None:
    page.goto("/", wait_until="networkidle")

    loaded = page.evaluate("[...document.fonts].flatMap((one) => one.status === 'loaded' ? one.family : [])")
    assert "Overpass Variable" in str(loaded)
    heading = page.get_by_role("heading").first
    assert "Overpass" in heading.evaluate("(element) => getComputedStyle(element).fontFamily")


def test_one_language_is_loaded_and_no_other(page: Page) -> None:
    watch = Watch(page)
    page.goto("/", wait_until="networkidle")
    words = [url for url in watch.requested if "-first-" in url]

    assert len(words) == 1
    assert "/en-first-" in words[0]
    assert page.get_attribute("html", "lang") == "en"


def test_what_was_loaded_once_is_not_loaded_again(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    page.reload(wait_until="networkidle")
    loaded = page.evaluate(
        """() => performance.getEntriesByType("resource")
            .filter((entry) => entry.name.includes("/assets/") && entry.transferSize > 0)
            .map((entry) => entry.name)"""
    )

    assert loaded == []


@pytest.mark.parametrize("path", [NOWHERE, "/nowhere", "/assets/nothing.js"])
def test_an_address_that_means_nothing_says_so_and_leads_back(guests: Guests, path: str) -> None:
    page = guests.come(forgiven=("404",))
    page.goto(path)
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()

    page.get_by_role("link", name="To the start page").click()

    assert urlsplit(page.url).path == "/"


def test_the_back_button_returns_to_the_page_before(page: Page) -> None:
    page.goto(NOWHERE)
    page.get_by_role("link", name="To the start page").click()
    page.wait_for_url("**/")

    page.go_back()

    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    assert urlsplit(page.url).path == NOWHERE


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_is_light_or_dark_as_the_system_is(page: Page, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.goto("/")

    ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert ground == {"light": "rgb(245, 241, 232)", "dark": "rgb(18, 24, 38)"}[scheme]
