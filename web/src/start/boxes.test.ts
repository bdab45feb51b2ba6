import { expect, test } from "vitest";

import { titleParts } from "./boxes";

test("what stands in brackets is the second line of a title", () => {
  expect(titleParts("Mexican Train (classic, French)")).toEqual({
    game: "Mexican Train",
    leaflet: "classic, French",
  });
  expect(titleParts("Engine 191")).toEqual({ game: "Engine 191", leaflet: "" });
});
