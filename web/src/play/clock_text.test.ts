import { expect, test } from "vitest";

import { clockText } from "./clock_text";

test.each([
  [0, "0:00"],
  [65.9, "1:05"],
  [3599, "59:59"],
  [3600, "1 h"],
  [86_400, "24 h"],
])("%d seconds are %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
