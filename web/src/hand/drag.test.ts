import { expect, it } from "vitest";

import { nearest, placeAmong, type DropPoint } from "./drag";

const at = (end: string, x: number, usable = true): DropPoint => ({ end, x, y: 0, r: 20, usable });

it("drops a tile on the nearest end within 40 pixels of its ring", () => {
  const ends = [at("A", 0), at("M", 100)];
  expect(nearest(ends, 30, 0)?.end).toBe("A");
  expect(nearest(ends, 58, 0)?.end).toBe("M");
  expect(nearest(ends, 0, 61)).toBeNull();
});

it("prefers an end that can be used to a nearer one that cannot", () => {
  expect(nearest([at("B", 0, false), at("A", 50)], 10, 0)?.end).toBe("A");
  expect(nearest([at("B", 0, false)], 10, 0)).toMatchObject({ end: "B", usable: false });
});

it("finds the place between two tiles, also in a second row", () => {
  const slot = (left: number, top: number) => ({ left, top, width: 40, height: 80 });
  const rows = [slot(0, 0), slot(44, 0), slot(0, 90), slot(44, 90)];
  expect(placeAmong(rows, 5, 40)).toBe(0);
  expect(placeAmong(rows, 30, 40)).toBe(1);
  expect(placeAmong(rows, 200, 130)).toBe(4);
  expect(placeAmong(rows, 5, 130)).toBe(2);
});
