import { expect, it } from "vitest";

import { bestSpot } from "./note_place";

const stage = { width: 1000, height: 600 };
const end = { left: 480, top: 280, width: 40, height: 40 };

it("stands beside the end that refused and points at it", () => {
  const spot = bestSpot(stage, end, []);
  expect(spot.side).toBe("left");
  expect(spot.left + 320).toBeLessThanOrEqual(end.left);
  expect(spot.top + spot.tip).toBe(300);
});

it("keeps off the tiles where it can", () => {
  const tile = { left: 300, top: 290, width: 60, height: 30 };
  expect(bestSpot(stage, end, [tile]).side).toBe("right");
});

it("stays on the stage, also on a phone", () => {
  const phone = { width: 390, height: 500 };
  const stop = { left: 330, top: 60, width: 48, height: 48 };
  const spot = bestSpot(phone, stop, []);
  expect(spot.side).toBe("below");
  expect(spot.left).toBeGreaterThanOrEqual(0);
  expect(spot.left + 320).toBeLessThanOrEqual(390);
});

it("is in the middle where no end is to blame", () => {
  expect(bestSpot(stage, null, []).side).toBe("nowhere");
});
