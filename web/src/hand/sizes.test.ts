import { expect, it } from "vitest";

import { tileSize } from "./sizes";

const PHONE = { width: 366, height: 76, most: 36 };

it("shows a small hand as large as it may be", () => {
  expect(tileSize(5, 0, PHONE).u).toBe(36);
});

it("shrinks the tiles until all of them are seen at once", () => {
  for (let tiles = 1; tiles <= 40; tiles++) {
    const { u, gap } = tileSize(tiles, 1, { ...PHONE, height: 130 });
    const inRow = Math.floor((366 - 24 + gap) / (u + gap));
    expect(u === 16 || Math.ceil(tiles / inRow) * (2 * u + gap) - gap <= 130).toBe(true);
  }
});

it("never grows when a tile is drawn", () => {
  const sizes = Array.from({ length: 30 }, (_, tiles) => tileSize(tiles + 1, 1, PHONE).u);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
});
