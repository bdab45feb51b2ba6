import { beforeAll, describe, expect, test } from "vitest";

import type { View } from "$messages";
import { faults } from "./faults";
import { extentOfDisc } from "./geometry";
import { layOut, shapeFor } from "./layout";
import type { Picture, Stage, Stop, TileBox } from "./picture";
import { PROVES, rounds } from "./positions";
import { isSeat } from "./seats";

type Size = readonly [number, number];

/** What header, hand and side panel leave of a window. */
const STAGES: Record<string, Size> = {
  "1440 × 900": [1104, 628],
  "1024 × 768": [1024, 536],
  "390 × 844": [390, 516],
  "360 × 640": [360, 372],
  "844 × 390": [540, 346],
  "667 × 375": [387, 331],
  "2560 × 1440": [2216, 1160],
  "the smallest map": [700, 400],
};
const DESKTOP = STAGES["1440 × 900"]!;

/** How wide a stop must be at least. In Chickenfoot it has a radius of 0.78 of the scale, which is 16 at least. */
const LEAST_STOP = {
  trains: { map: 28, lanes: 32 },
  lines: { map: 28, lanes: 32 },
  feet: { map: 24.9, lanes: 28 },
};

const ROUNDS = rounds();
const FULL_RUN = 1_800_000;

function stageOf(view: View, [width, height]: Size): Stage {
  return { width, height, shape: shapeFor(view.table.family, width, height) };
}

/** The pictures of a round, each made with the one before. */
function pictures(round: readonly View[], size: Size): Picture[] {
  const stage = stageOf(round[0]!, size);
  let before: Picture | null = null;
  return round.map((view) => (before = layOut(view, stage, view.seat, before)));
}

function told(view: View): string {
  return `${view.sheet} ${JSON.stringify(view.options)}, ${view.players} players, action ${view.number}`;
}

function tilesOn({ table }: View): number {
  if (table.family === "feet") return Math.max(0, table.tiles.length - 1);
  return Object.values(table.trains).reduce((sum, train) => sum + train.length, 0);
}

/** Numbers of tiles shown once and of those behind a "+n". */
function tilesIn(picture: Picture): number {
  const hidden = picture.stops.reduce((sum, stop) => sum + (stop.kind === "more" ? stop.pips! : 0), 0);
  return new Set(picture.tiles.map((box) => box.key)).size + hidden;
}

function endsIn(picture: Picture): Record<string, number | null> {
  const stops = picture.stops.filter((stop) => stop.kind !== "more");
  return Object.fromEntries(stops.map((stop) => [stop.end, stop.pips]));
}

test("there are positions of every family", () => {
  expect(new Set(ROUNDS.map((round) => round[0]!.table.family))).toEqual(
    new Set(["trains", "feet", "lines"]),
  );
});

describe.each(Object.entries(STAGES))("on the stage of %s", (name, size) => {
  const wrong: string[] = [];
  const grew: string[] = [];
  const lost: string[] = [];
  const elsewhere: string[] = [];
  const smallest = { tile: Infinity, stop: Infinity };
  let laid = 0;

  beforeAll(() => {
    for (const round of ROUNDS) {
      pictures(round, size).forEach((picture, at, all) => {
        const view = round[at]!;
        laid += 1;
        smallest.tile = Math.min(smallest.tile, picture.u);
        smallest.stop = Math.min(smallest.stop, ...picture.stops.map(({ r }) => 2 * r));
        const { shape } = stageOf(view, size);
        for (const fault of faults(picture, LEAST_STOP[view.table.family][shape]))
          wrong.push(`${told(view)}: ${fault}`);
        if (at > 0 && picture.u > all[at - 1]!.u) grew.push(told(view));
        if (tilesIn(picture) !== tilesOn(view)) lost.push(told(view));
        const ends = JSON.stringify(sorted(endsIn(picture)));
        if (view.engine !== null && ends !== JSON.stringify(sorted(view.table.ends)))
          elsewhere.push(told(view));
      });
    }
    const { tile, stop } = smallest;
    if (PROVES)
      console.log(
        `${name}: ${laid} positions of ${ROUNDS.length} rounds, ${wrong.length} faults, ` +
          `smallest tile ${2 * tile} × ${tile}, smallest stop ${stop.toFixed(1)}`,
      );
  }, FULL_RUN);

  test("nothing overlaps, nothing lies outside and every stop is large enough", () =>
    expect(wrong).toEqual([]));

  test("within a round tiles only become smaller", () => expect(grew).toEqual([]));

  test("every tile is shown once, or counted where a lane cannot show it", () => expect(lost).toEqual([]));

  test("every end has its stop, and shows its number", () => expect(elsewhere).toEqual([]));
});

function sorted(ends: Record<string, number | null>): [string, number | null][] {
  return Object.entries(ends).sort(([one], [other]) => (one < other ? -1 : 1));
}

describe("Chickenfoot", { timeout: FULL_RUN }, () => {
  const feet = ROUNDS.filter((round) => round[0]!.table.family === "feet");

  test("looks the same when it is loaded again", () => {
    for (const round of feet.slice(0, 40)) {
      const last = round.at(-1)!;
      const then = pictures(round, DESKTOP).at(-1)!;
      const now = layOut(last, stageOf(last, DESKTOP), last.seat, null);
      const places = ({ kept }: Picture) => kept.tree?.lying.map((one) => one.box);
      expect(now.u).toBe(then.u);
      expect(places(now), told(last)).toEqual(places(then));
    }
  });

  test("leaves tiles where they lie, but for the few times when the tree had to be laid again", () => {
    let again = 0;
    let steps = 0;
    for (const round of feet.slice(0, 40)) {
      const trees = pictures(round, DESKTOP).map((picture) => picture.kept.tree?.lying ?? []);
      trees.slice(1).forEach((tree, at) => {
        steps += 1;
        if (trees[at]!.some((one, number) => tree[number]!.box !== one.box)) again += 1;
      });
    }
    expect(again / steps).toBeLessThan(0.03);
  });

  test("through a lens shows the missing toes, or else where the last tile leads", () => {
    const missed: string[] = [];
    let looked = 0;
    for (const round of feet) {
      pictures(round, STAGES["390 × 844"]!).forEach((picture, at) => {
        const { tree } = picture.kept;
        if (!tree) return;
        const open = picture.stops.filter((stop) => stop.kind === "toe");
        const last = picture.stops.filter((stop) => tree.ends.get(stop.key)!.on === tree.lying.length - 1);
        for (const stop of open.length > 0 ? open : last) {
          looked += 1;
          const seen = picture.lens!;
          const { left, top, right, bottom } = extentOfDisc(stop);
          const isSeen = left >= seen.left && top >= seen.top && right <= seen.right && bottom <= seen.bottom;
          if (!isSeen) missed.push(told(round[at]!));
        }
      });
    }
    expect(missed).toEqual([]);
    expect(looked).toBeGreaterThan(50);
  });

  test("keeps its tiles where they lie in a window of another size", () => {
    const last = feet[0]!.at(-1)!;
    const before = layOut(last, stageOf(last, DESKTOP), null, null);
    const after = layOut(last, stageOf(last, [1300, 700]), null, before);
    expect(after.kept.tree!.lying).toEqual(before.kept.tree!.lying);
    expect(after.u).toBeGreaterThanOrEqual(before.u);
    expect(faults(after, LEAST_STOP.feet.map)).toEqual([]);
  });

  test("gets as small as it must where there is no room, and still nothing overlaps", () => {
    const view = feet.flat().find((one) => tilesOn(one) === 24)!;
    const picture = layOut(view, { width: 150, height: 110, shape: "map" }, null, null);
    expect(faults(picture, 0)).toEqual([]);
    expect(tilesIn(picture)).toBe(24);
  });

  test("follows when tiles are taken back", () => {
    const round = feet[0]!;
    const stage = stageOf(round[0]!, DESKTOP);
    const before = layOut(round.at(-1)!, stage, null, null);
    const earlier = layOut(round.at(-3)!, stage, null, before);
    expect(earlier.tiles.map((box) => box.key)).toEqual(
      layOut(round.at(-3)!, stage, null, null).tiles.map((box) => box.key),
    );
    expect(faults(earlier, LEAST_STOP.feet.map)).toEqual([]);
  });

  test("adds a tile to a picture without changing that picture", () => {
    const round = feet[0]!;
    const stage = stageOf(round[0]!, DESKTOP);
    const first = layOut(round.at(-2)!, stage, null, null);
    const once = layOut(round.at(-1)!, stage, null, first);
    const twice = layOut(round.at(-1)!, stage, null, first);
    expect(twice.tiles).toEqual(once.tiles);
  });
});

describe("a map of trains", () => {
  const trains = ROUNDS.filter((round) => round[0]!.table.family === "trains");

  /** The tiles of the train that the end belongs to, and lie in its row. */
  function besideEnd({ tiles }: Picture, { end, y }: Stop): TileBox[] {
    return tiles.filter(({ of, y: row }) => end.startsWith(of!) && Math.abs(row - y) < 1);
  }

  test("has no stop alone in a row", () => {
    for (const view of trains.flat()) {
      const picture = layOut(view, stageOf(view, DESKTOP), view.seat, null);
      for (const stop of picture.stops) {
        const alone = besideEnd(picture, stop).length === 0;
        expect(alone && picture.tiles.some(({ of }) => of === stop.end), told(view)).toBe(false);
      }
    }
  });

  test("has the shared train near the others, and as much room above as below", () => {
    for (const [view] of trains) {
      const { labels, tiles, stops, height } = layOut(view!, stageOf(view!, DESKTOP), view!.seat, null);
      const bottomOf = (wanted: (of: string) => boolean): number =>
        Math.max(
          ...stops.filter(({ end }) => wanted(end)).map(({ y, r }) => y + r),
          ...tiles.filter(({ of }) => wanted(of!)).map(({ y, u }) => y + u),
        );
      const shared = labels.find(({ seat }) => seat === null)!;
      const above = Math.min(...labels.map(({ y }) => y));
      expect(shared.y - bottomOf(isSeat), told(view!)).toBeLessThan(100);
      expect(Math.abs(height - bottomOf(() => true) - above), told(view!)).toBeLessThan(50);
    }
  });

  test("has the name of a Super Train above its first tile", () => {
    const view = trains.find(([first]) => first!.sheet === "mexican-train-super")!.at(-1)!;
    if (view.table.family !== "trains") throw new Error("a table of trains was asked for");
    const table = { ...view.table, ends: { ...view.table.ends, ML: 5, MR: 7 } };
    const { labels, hub } = layOut({ ...view, table }, stageOf(view, DESKTOP), view.seat, null);
    const label = labels.find(({ key }) => key === "M")!;
    expect(Math.abs(label.x - hub!.x)).toBeLessThan(40);
  });
});

describe("lanes", () => {
  test.each(["844 × 390", "667 × 375"])("all fit on a phone of %s, whoever plays", (phone) => {
    for (const view of ROUNDS.map((round) => round.at(-1)!)) {
      if (view.table.family === "feet") continue;
      const [width, height] = STAGES[phone]!;
      expect(layOut(view, stageOf(view, [width, height]), null, null).height, told(view)).toBe(height);
    }
  });
});

describe("whoever looks at it", () => {
  const view = ROUNDS.find((round) => round[0]!.table.family === "trains" && round[0]!.players >= 4)!.at(-1)!;

  test("has their own train at the bottom right", () => {
    const { labels } = layOut(view, stageOf(view, DESKTOP), "C", null);
    const seats = labels.filter((label) => label.seat !== null && label.anchor === "start");
    expect(seats.at(-1)!.seat).toBe("C");
  });

  test("has their own lane at the bottom", () => {
    const { lanes } = layOut(view, stageOf(view, [390, 516]), "C", null);
    expect(lanes.at(-1)!.of).toBe("C");
  });

  test("sees the same as A if they only watch", () => {
    const stage = stageOf(view, DESKTOP);
    expect(layOut(view, stage, null, null).tiles).toEqual(layOut(view, stage, "A", null).tiles);
  });
});
