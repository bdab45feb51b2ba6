import { expect, it } from "vitest";

import { soundOf } from "./sounds";

it("has one sound for what has just happened, the most telling one", () => {
  expect(soundOf([{ event: "laid", tile: "7-2" }])).toBe("tile");
  expect(soundOf([{ event: "laid", tile: "7-7" }])).toBe("double");
  expect(soundOf([{ event: "drew" }, { event: "marked" }])).toBe("whistle");
  expect(soundOf([{ event: "laid", tile: "7-2" }, { event: "knocked" }])).toBe("knock");
  expect(soundOf([{ event: "laid", tile: "7-2" }, { event: "round-over" }])).toBe("end");
});

it("is silent where nothing can be heard", () => {
  expect(soundOf([{ event: "passed" }])).toBeNull();
  expect(soundOf([])).toBeNull();
});
