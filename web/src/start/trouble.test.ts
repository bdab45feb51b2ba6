import { expect, test } from "vitest";

import { Refused } from "../wire/asking";
import { Problem, UNREACHABLE } from "../wire/problem";
import { troubleOf } from "./trouble";

test("a server that cannot be reached is tried again", () => {
  expect(troubleOf(new Problem(0, UNREACHABLE, ""))).toMatchObject({ cure: "again" });
});

test("whoever has too many tables is led to them", () => {
  const said = "You already have as many tables as one host may have.";

  expect(troubleOf(new Problem(403, "too-many-tables", said))).toEqual({ text: said, cure: "matches" });
});

test("whoever must wait for long is told how long", () => {
  expect(troubleOf(new Problem(429, "too-many", "Try again later.", 610))).toEqual({
    text: "Try again later. It will work again in about 11 minutes.",
    cure: null,
  });
  expect(troubleOf(new Problem(429, "too-many", "", 3601)).text).toContain("60 minutes");
});

test("terms that cannot be played are not tried again as they are", () => {
  expect(troubleOf(new Problem(422, "bad-terms", "No table can be made like this."))).toEqual({
    text: "No table can be made like this.",
    cure: null,
  });
});

test("a refusal at the table says why", () => {
  expect(troubleOf(new Refused("seat-taken", "Seat B is taken."))).toEqual({
    text: "Seat B is taken.",
    cure: null,
  });
});

test("what is no trouble of this kind is not hidden", () => {
  expect(() => troubleOf(new TypeError("a fault of our own"))).toThrow("a fault of our own");
});
