import { expect, it } from "vitest";

import { bestSpot, type Spot } from "./note_place";

const stage = { width: 1000, height: 600 };
const note = { width: 320, height: 100 };
const end = { left: 480, top: 280, width: 40, height: 40 };

const covers = (spot: Spot, thing: { left: number; top: number; width: number; height: number }): boolean =>
  spot.left < thing.left + thing.width &&
  thing.left < spot.left + note.width &&
  spot.top < thing.top + thing.height &&
  thing.top < spot.top + note.height;

it("stands beside the end that refused and points at it", () => {
  const spot = bestSpot(stage, note, end, []);
  expect(spot.side).toBe("left");
  expect(spot.left + note.width).toBeLessThanOrEqual(end.left);
  expect(spot.top + spot.tip).toBe(300);
});

it("keeps off the tiles where it can", () => {
  const tile = { left: 300, top: 290, width: 60, height: 30, weight: 1 };
  expect(bestSpot(stage, note, end, [tile]).side).toBe("right");
});

it("slides along its side where that keeps it off the tiles", () => {
  const under = { left: 100, top: 335, width: 800, height: 60, weight: 1 };
  const over = { left: 100, top: 160, width: 800, height: 50, weight: 1 };
  const spot = bestSpot(stage, note, end, [under, over]);
  expect(spot.side).toBe("left");
  expect(covers(spot, under) || covers(spot, over)).toBe(false);
  expect(spot.top + spot.tip).toBe(300);
});

it("rather covers tiles than an end that can be used", () => {
  const around = { top: 100, width: 440, height: 400 };
  const usable = { ...around, left: 20, weight: 10 };
  const tiles = [1, 2, 3].map(() => ({ ...around, left: 540, weight: 1 }));
  const below = { left: 100, top: 330, width: 800, height: 60, weight: 10 };
  const above = { left: 100, top: 200, width: 800, height: 60, weight: 10 };
  const spot = bestSpot(stage, note, end, [usable, ...tiles, below, above]);
  expect(covers(spot, usable)).toBe(false);
});

it("rather stands elsewhere than on another end", () => {
  const ends = [20, 540].map((left) => ({ left, top: 100, width: 440, height: 400, weight: 3 }));
  const spot = bestSpot(stage, note, end, [
    ...ends,
    { left: 0, top: 330, width: 1000, height: 150, weight: 3 },
    { left: 0, top: 0, width: 1000, height: 260, weight: 3 },
  ]);
  expect(spot.side).toBe("nowhere");
  expect(spot.top).toBe(600 - 100 - 8);
});

it("stays on the stage, with the tip off its corners", () => {
  for (const stop of [
    { left: 0, top: 0, width: 40, height: 40 },
    { left: 960, top: 560, width: 40, height: 40 },
    { left: 480, top: 0, width: 40, height: 40 },
  ]) {
    const spot = bestSpot(stage, note, stop, []);
    expect(spot.left).toBeGreaterThanOrEqual(0);
    expect(spot.left + note.width).toBeLessThanOrEqual(stage.width);
    expect(spot.top).toBeGreaterThanOrEqual(0);
    expect(spot.top + note.height).toBeLessThanOrEqual(stage.height);
    expect(spot.tip).toBeGreaterThanOrEqual(20);
    expect(spot.tip).toBeLessThanOrEqual(note.width - 20);
  }
});

it("is in the middle where no end is to blame", () => {
  expect(bestSpot(stage, note, null, []).side).toBe("nowhere");
});
