import { expect, test } from "vitest";

import { faults } from "./faults";
import { emptyPicture, type Picture, type Stop, type TileBox } from "./picture";

function tile(key: string, x: number, angle = 0): TileBox {
  return { key, tile: key, x, y: 100, u: 20, angle, of: null };
}

function stop(x: number, r: number): Stop {
  return { key: "A", kind: "end", end: "A", x, y: 100, r, pips: 1, seat: "A", ghost: null };
}

function picture(changes: Partial<Picture>): Picture {
  return { ...emptyPicture(1, { width: 400, height: 200, shape: "map" }, 20), ...changes };
}

test("tiles side by side are no fault", () => {
  expect(faults(picture({ tiles: [tile("6-2", 100), tile("2-1", 140)] }), 28)).toEqual([]);
});

test("tiles that overlap are found, also at an angle", () => {
  expect(faults(picture({ tiles: [tile("6-2", 100), tile("2-1", 139)] }), 28)).toEqual(["6-2 overlaps 2-1"]);
  expect(faults(picture({ tiles: [tile("6-2", 100), tile("2-1", 132, 45)] }), 28)).toEqual([
    "6-2 overlaps 2-1",
  ]);
});

test("a stop on a tile is found, and one that is too small", () => {
  const stops = [stop(130, 13)];
  const found = faults(picture({ tiles: [tile("6-2", 100)], stops }), 28);
  expect(found).toEqual(["stop A overlaps 6-2", "stop A is only 26 wide"]);
});

test("what lies outside the stage or in the hub is found", () => {
  const hub = { x: 200, y: 100, r: 50, u: 20, engine: 12 };
  const found = faults(picture({ tiles: [tile("6-2", 395), tile("2-1", 200)], hub }), 28);
  expect(found).toEqual(["2-1 lies in the hub", "6-2 lies outside the stage"]);
});
