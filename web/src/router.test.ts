// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";

import { pathTo, placeAt, router, type Place } from "./router.svelte";

let stop = (): void => undefined;

beforeEach(() => {
  window.scrollTo = () => undefined; // jsdom has none
  history.replaceState(null, "", "/");
  stop = router.listen();
});

afterEach(() => stop());

test.each<[string, Place]>([
  ["/", { page: "start" }],
  ["/t/abc-DEF_123", { page: "table", table: "abc-DEF_123" }],
  ["/t/abc/", { page: "table", table: "abc" }],
  ["/replay", { page: "replay", table: null }],
  ["/replay/abc", { page: "replay", table: "abc" }],
  ["/matches", { page: "matches" }],
  ["/t/", { page: "not-found" }],
  ["/t/a/b", { page: "not-found" }],
  ["/t/a%20b", { page: "not-found" }],
  ["//evil.example", { page: "not-found" }],
  ["/elsewhere", { page: "not-found" }],
])("%s shows the right page", (path, place) => {
  expect(placeAt(path)).toEqual(place);
});

test("every page is found again at its own path", () => {
  const places: Place[] = [
    { page: "start" },
    { page: "table", table: "x" },
    { page: "replay", table: null },
    { page: "replay", table: "x" },
    { page: "matches" },
  ];
  for (const place of places) expect(placeAt(pathTo(place))).toEqual(place);
});

test("the back button returns to the page before", async () => {
  router.replace({ page: "start" });
  router.go({ page: "matches" });
  router.go({ page: "table", table: "x" });
  const back = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.back();
  await back;
  expect(router.place).toEqual({ page: "matches" });
  expect(location.pathname).toBe("/matches");
});

test("a link to a page of ours is followed without loading anything", () => {
  document.body.innerHTML = '<a href="/t/x"><span>table</span></a>';
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0 });
  document.querySelector("span")?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(router.place).toEqual({ page: "table", table: "x" });
});

test.each([
  ["to another server", '<a href="https://example.org/t/x">x</a>', {}],
  ["to something that is no page", '<a href="/openapi.json">x</a>', {}],
  ["to be saved", '<a href="/t/x" download>x</a>', {}],
  ["in a new window", '<a href="/t/x" target="_blank">x</a>', {}],
  ["with a key held", '<a href="/t/x">x</a>', { ctrlKey: true }],
])("a link %s is left to the browser", (_, html, keys) => {
  document.body.innerHTML = html;
  let ours = true;
  // Registered after the router's own listener, so it sees what that has decided.
  const last = (event: Event): void => {
    ours = event.defaultPrevented;
    event.preventDefault(); // jsdom cannot load pages
  };
  document.addEventListener("click", last, { once: true });
  document
    .querySelector("a")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...keys }));
  expect(ours).toBe(false);
});
