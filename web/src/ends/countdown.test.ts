import { expect, test } from "vitest";

import { secondsUntil, time } from "./countdown";

test.each([
  [42_000, 42],
  [41_001, 42],
  [1, 1],
  [0, 0],
  [-3_000, 0],
])("%d ms are %d whole seconds", (left, seconds) => {
  expect(secondsUntil(5_000 + left, 5_000)).toBe(seconds);
});

test.each([
  [0, "0:00"],
  [9, "0:09"],
  [42, "0:42"],
  [60, "1:00"],
  [125, "2:05"],
])("%d seconds are written %s", (seconds, written) => {
  expect(time(seconds)).toBe(written);
});
