import { describe, expect, test } from "vitest";

import { shellFiles, tableWords } from "./gathering";
import { loaded } from "./register";
import { cacheName, isOld, wayOf, withWords, type Way } from "./shell";

const HOME = "https://boneyard.example";

describe("a request", () => {
  test.each<[string, string, Way]>([
    ["navigate", "/", "shell"],
    ["navigate", "/t/dGFibGU", "shell"],
    ["navigate", "/replay", "shell"],
    ["navigate", "/replay/dGFibGU?round=2&move=9", "shell"],
    ["navigate", "/matches", "shell"],
    ["navigate", "/openapi.json", "leave"],
    ["navigate", "/v1/tables/x/record", "leave"],
    ["cors", "/assets/base-abc.js", "asset"],
    ["no-cors", "/icon.svg", "file"],
    ["cors", "/v1/tables", "leave"],
    ["cors", "/v1/tables/x/replay", "leave"],
    ["cors", "/healthz", "leave"],
  ])("of kind %s for %s is a matter of: %s", (mode, path, way) => {
    expect(wayOf({ method: "GET", mode, address: HOME + path }, HOME)).toBe(way);
  });

  test("that changes something is never touched", () => {
    expect(wayOf({ method: "POST", mode: "cors", address: `${HOME}/assets/x.js` }, HOME)).toBe("leave");
  });

  test("to another place is never touched", () => {
    expect(wayOf({ method: "GET", mode: "cors", address: "https://other.example/assets/x.js" }, HOME)).toBe(
      "leave",
    );
  });
});

test("the shell is everything but the words, and the page itself", () => {
  const built = ["index.html", "sw.js", "assets/base-B1.js", "assets/en-first-C2.js", "assets/de-play-D3.js"];
  expect(shellFiles([...built, "assets/overpass-E4.woff2"])).toEqual([
    "/",
    "/assets/base-B1.js",
    "/assets/overpass-E4.woff2",
    "/manifest.webmanifest",
    "/icon.svg",
  ]);
});

test("with a language that is read its words for a table are kept, and no others", () => {
  const words = tableWords([
    "assets/de-play-1.js",
    "assets/en-play-2.js",
    "assets/en-hint-3.js",
    "assets/en-records-4.js",
  ]);
  expect(withWords(["/assets/base-0.js", "/assets/en-first-5.js"], words)).toEqual([
    "/assets/base-0.js",
    "/assets/en-first-5.js",
    "/assets/en-play-2.js",
    "/assets/en-records-4.js",
  ]);
});

test("only our own caches of other versions are old", () => {
  expect(isOld(cacheName("1"), "2")).toBe(true);
  expect(isOld(cacheName("2"), "2")).toBe(false);
  expect(isOld("somebody-else", "2")).toBe(false);
});

test("of what a page has loaded, its own files are named", () => {
  expect(
    loaded([`${HOME}/assets/a.js`, `${HOME}/v1/sheets`, "https://other.example/assets/b.js"], HOME),
  ).toEqual(["/assets/a.js"]);
});
