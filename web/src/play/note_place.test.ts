import { describe, expect, it } from "vitest";

import { layOut } from "../layout/layout";
import type { Picture, Stop } from "../layout/picture";
import { rounds } from "../layout/positions";
import { bestSpot, type Box, type Extent, type Spot, type Thing } from "./note_place";

const stage = { width: 1000, height: 600 };
const note = { width: 320, height: 100 };
const end = { left: 480, top: 280, width: 40, height: 40 };

const covers = (spot: Spot, thing: Box): boolean =>
  spot.left < thing.left + thing.width &&
  thing.left < spot.left + note.width &&
  spot.top < thing.top + thing.height &&
  thing.top < spot.top + note.height;

const isOn = (frame: Extent, { left, top }: Spot): boolean =>
  left >= 0 && top >= 0 && left + note.width <= frame.width && top + note.height <= frame.height;

/** From the edge of the note to the edge of the end. */
function distance({ left, top }: Spot, to: Box): number {
  const x = Math.max(left - to.left - to.width, to.left - left - note.width, 0);
  const y = Math.max(top - to.top - to.height, to.top - top - note.height, 0);
  return Math.hypot(x, y);
}

it("stands beside the end that refused and points at it", () => {
  const spot = bestSpot(stage, note, [end], []);
  expect(spot.side).toBe("left");
  expect(spot.left + note.width).toBeLessThanOrEqual(end.left);
  expect(spot.top + spot.tip).toBe(300);
});

it("keeps off the tiles where it can", () => {
  const tile = { left: 300, top: 290, width: 60, height: 30, weight: 1 };
  expect(bestSpot(stage, note, [end], [tile]).side).toBe("right");
});

it("slides along its side where that keeps it off the tiles", () => {
  const under = { left: 100, top: 335, width: 800, height: 60, weight: 1 };
  const over = { left: 100, top: 160, width: 800, height: 50, weight: 1 };
  const spot = bestSpot(stage, note, [end], [under, over]);
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
  const spot = bestSpot(stage, note, [end], [usable, ...tiles, below, above]);
  expect(covers(spot, usable)).toBe(false);
});

it("stands beside its end however much lies around it", () => {
  const everywhere = [0, 100, 200, 300, 400, 500].flatMap((top) =>
    [0, 250, 500, 750].map((left) => ({ left, top, width: 250, height: 100, weight: 10 })),
  );
  const spot = bestSpot(stage, note, [end], everywhere);
  expect(covers(spot, end)).toBe(false);
  expect(distance(spot, end)).toBeLessThan(40);
});

it("chooses among the stops of an end the one beside which it covers least", () => {
  const other = { ...end, left: 900, top: 500 };
  const around = { left: 0, top: 100, width: 800, height: 300, weight: 1 };
  const spot = bestSpot(stage, note, [end, other], [around]);
  expect(distance(spot, other)).toBeLessThan(40);
});

it("points at where an end went that is no longer in sight", () => {
  const spot = bestSpot(stage, note, [{ ...end, left: 1700 }], []);
  expect(isOn(stage, spot)).toBe(true);
  expect(spot.side).toBe("left");
  expect(spot.left + note.width).toBeGreaterThan(900);
});

it("covers something else rather than its end where a stage is small", () => {
  const small = { width: 400, height: 260 };
  const stop = { left: 340, top: 110, width: 40, height: 40 };
  const spot = bestSpot(small, note, [stop], []);
  expect(isOn(small, spot)).toBe(true);
  expect(covers(spot, stop)).toBe(false);
});

it("stays on the stage, with the tip off its corners", () => {
  for (const stop of [
    { left: 0, top: 0, width: 40, height: 40 },
    { left: 960, top: 560, width: 40, height: 40 },
    { left: 480, top: 0, width: 40, height: 40 },
  ]) {
    const spot = bestSpot(stage, note, [stop], []);
    expect(spot.left).toBeGreaterThanOrEqual(0);
    expect(spot.left + note.width).toBeLessThanOrEqual(stage.width);
    expect(spot.top).toBeGreaterThanOrEqual(0);
    expect(spot.top + note.height).toBeLessThanOrEqual(stage.height);
    expect(spot.tip).toBeGreaterThanOrEqual(20);
    expect(spot.tip).toBeLessThanOrEqual(note.width - 20);
  }
});

it("is in the middle where no end is to blame", () => {
  expect(bestSpot(stage, note, [], []).side).toBe("nowhere");
});

describe("on tables as they are", () => {
  const views = rounds().flatMap((round) => round.filter((_, at) => at % 8 === 0 || at === round.length - 1));

  it.each([
    { width: 1104, height: 628 },
    { width: 1024, height: 536 },
  ])("it stands beside every end of a stage of $width × $height and hardly ever covers another", (frame) => {
    let covering = 0;
    let all = 0;
    for (const view of views) {
      const picture = layOut(view, { ...frame, shape: "map" }, view.seat, null);
      const stops = picture.stops.filter(({ kind }) => kind !== "more");
      for (const name of new Set(stops.map(({ end }) => end))) {
        const own = stops.filter(({ end }) => end === name).map(ringOf);
        const spot = bestSpot(frame, note, own, thingsIn(picture));
        expect(isOn(frame, spot)).toBe(true);
        expect(Math.min(...own.map((ring) => distance(spot, ring)))).toBeLessThan(40);
        expect(Math.min(...own.map((ring) => distance(spot, ring)))).toBeGreaterThan(0);
        covering += Number(stops.some((stop) => covers(spot, ringOf(stop))));
        all += 1;
      }
    }
    // A large tree of Chickenfoot has ends everywhere.
    expect(covering / all).toBeLessThan(0.1);
  });

  const ringOf = ({ x, y, r }: Stop): Box => ({ left: x - r, top: y - r, width: 2 * r, height: 2 * r });

  function thingsIn({ tiles, stops }: Picture): Thing[] {
    const lying = tiles.map(({ x, y, u, angle }): Thing => {
      const height = angle % 180 === 0 ? u : 2 * u;
      return { left: x - u, top: y - height / 2, width: 2 * u, height, weight: 1 };
    });
    return [...lying, ...stops.map((stop) => ({ ...ringOf(stop), weight: 10 }))];
  }
});
