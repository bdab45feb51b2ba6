import { describe, expect, it } from "vitest";

import { DIVIDER, atEdge, groupSize, tileSize } from "./sizes";

const PHONE = { width: 366, height: 76, most: 36 };
const DESK = { width: 776, height: 108, most: 52 };

describe("tiles one after another", () => {
  it("shows a small hand as large as it may be", () => {
    expect(tileSize(5, 0, PHONE).u).toBe(36);
  });

  it("shrinks the tiles until all of them are seen at once", () => {
    for (let tiles = 1; tiles <= 40; tiles++) {
      const { u, gap } = tileSize(tiles, 1, { ...PHONE, height: 130 });
      const inRow = Math.floor((366 - DIVIDER.among + gap) / (u + gap));
      expect(u === 16 || Math.ceil(tiles / inRow) * (2 * u + gap) - gap <= 130).toBe(true);
    }
  });

  it("never grows when a tile is drawn", () => {
    const sizes = Array.from({ length: 30 }, (_, tiles) => tileSize(tiles + 1, 1, PHONE).u);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });

  it("divides within a row only", () => {
    const size = { u: 30, gap: 6 }; // ten in a row
    expect(atEdge([4, 3], size, 366)).toEqual([false]);
    expect(atEdge([10, 5], size, 366)).toEqual([true]);
    expect(atEdge([9, 5], size, 366)).toEqual([true]);
    expect(atEdge([12, 3], size, 366)).toEqual([false]);
    expect(atEdge([10, 3, 2], size, 366)).toEqual([true, false]);
    expect(atEdge([7], size, 366)).toEqual([]);
  });
});

describe("groups side by side", () => {
  const groups = (...tiles: number[]) => tiles.map((each) => ({ tiles: each, label: 90 }));

  it("makes the tiles of a full hand smaller before it begins a second row", () => {
    expect(groupSize(groups(4, 2), DESK)).toEqual({ u: 52, gap: 6, rows: 1 });
    const full = groupSize(groups(13, 2), DESK);
    expect(full.rows).toBe(1);
    expect(full.u).toBeGreaterThan(36);
  });

  it("takes a second row where one row would make them smaller still", () => {
    expect(groupSize(groups(13, 2), { ...DESK, width: 400 })).toMatchObject({ rows: 2 });
  });

  it("fits into the room that there is, labels and dividers and all", () => {
    for (let tiles = 1; tiles <= 36; tiles++) {
      const { u, gap, rows } = groupSize(groups(tiles, 3, 1), DESK);
      const wide = [tiles, 3, 1].map((each) => Math.max(90, Math.ceil(each / rows) * (u + gap) - gap));
      expect(wide.reduce((sum, each) => sum + each) + 2 * DIVIDER.between).toBeLessThanOrEqual(DESK.width);
      expect(rows * (2 * u + gap) - gap).toBeLessThanOrEqual(DESK.height);
    }
  });

  it("shows a hand also where there is no room at all", () => {
    expect(groupSize(groups(20, 3), { width: 60, height: 20, most: 50 })).toEqual({ u: 16, gap: 3, rows: 1 });
  });
});
