import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { View } from "$messages";
import { rounds } from "../layout/positions";
import { forget } from "../wire/storage";
import { has, t } from "../words/words.svelte";
import { beginLessons, lessonsAt, lessonsDone } from "./first_game.svelte";
import { afterSeeing, BEGINNING, isOver, pointsIn, POINTS, sayingOf, type Progress } from "./lesson";

/** A table of the classic sheet as seat A sees it, with nothing special about it. */
function seen(changes: Partial<View> & { markers?: string[] } = {}): View {
  const { markers = [], ...others } = changes;
  const table = {
    family: "trains",
    trains: {},
    ends: { A: 9, B: 9, M: 9 },
    markers,
    open_doubles: [],
    first_turns: [],
    placer: null,
    passes: 0,
  } as const;
  const view = {
    sheet: "mexican-train-classic",
    seat: "A",
    number: 1,
    binding: [],
    pending: null,
    legal: [],
    over: null,
  };
  return { ...view, table, ...others } as unknown as View;
}

describe("what is explained", () => {
  test.each([
    ["the own train, where a tile fits there", seen({ legal: ["9-4@A"] }), ["own"]],
    ["the shared train too", seen({ legal: ["9-4@A", "9-4@M"] }), ["own", "shared"]],
    ["drawing, when nothing fits", seen({ legal: ["draw"] }), ["draw"]],
    ["the own marker", seen({ legal: ["9-4@M"], markers: ["A"] }), ["marker", "shared"]],
    ["an open train of somebody else", seen({ legal: ["9-4@B"], markers: ["B"] }), ["others"]],
    ["no open train where only a double waits", seen({ legal: ["9-4@B"], binding: ["B"] }), ["double"]],
    ["a double that can be played", seen({ legal: ["9-9@A"] }), ["double", "own"]],
    ["a double that waits", seen({ legal: ["draw"], binding: ["M"] }), ["double", "draw"]],
    ["nothing while others play", seen(), []],
    ["nothing to a spectator", seen({ seat: null, legal: ["9-4@A"] }), []],
  ])("is %s", (_, view, points) => {
    expect(pointsIn(view)).toEqual(points);
  });
});

describe("progress", () => {
  test("a point is learned once its turn is played, and is not explained again", () => {
    const first = afterSeeing(BEGINNING, seen({ number: 3, legal: ["9-4@A", "9-4@M"] }));
    expect(first).toEqual({ learned: [], shown: "own", at: 3 });
    expect(afterSeeing(first, seen({ number: 3, legal: ["9-4@A", "9-4@M"] }))).toBe(first);
    const waiting = afterSeeing(first, seen({ number: 4 }));
    expect(waiting).toMatchObject({ learned: ["own"], shown: null });
    expect(afterSeeing(waiting, seen({ number: 5 }))).toBe(waiting);
    const second = afterSeeing(waiting, seen({ number: 6, legal: ["9-4@A", "9-4@M"] }));
    expect(second).toMatchObject({ learned: ["own"], shown: "shared" });
  });

  test("a second tile in the same turn is another lesson", () => {
    const double = afterSeeing(BEGINNING, seen({ number: 3, legal: ["9-9@A"] }));
    const follow = afterSeeing(double, seen({ number: 4, legal: ["9-4@A"] }));
    expect(follow).toMatchObject({ learned: ["double"], shown: "own" });
  });

  test("it is over when every point is learned", () => {
    expect(isOver({ ...BEGINNING, learned: POINTS })).toBe(true);
    expect(isOver({ ...BEGINNING, learned: POINTS.slice(1) })).toBe(false);
  });
});

describe("real rounds", () => {
  let views: View[][] = [];
  beforeAll(() => {
    views = rounds().filter((round) => round[0]?.table.family === "trains");
  }, 60_000);

  test("teach in words that are there, for every point that they have", () => {
    const taught = new Set<string>();
    for (const round of views) {
      let progress: Progress = BEGINNING;
      for (const view of round) {
        const mine = { ...view, seat: view.turn };
        progress = afterSeeing(progress, mine);
        for (const point of pointsIn(mine)) {
          const { message, values } = sayingOf(point, mine, { A: "Anna", B: "Ben" });
          taught.add(message);
          expect(has(`web-lesson-${message}`)).toBe(true);
          expect(t(`web-lesson-${message}-why`, values)).not.toMatch(/undefined|\{/);
        }
      }
      expect(new Set(progress.learned).size).toBe(progress.learned.length);
    }
    expect([...taught]).toEqual(
      expect.arrayContaining(["own", "own-on", "shared", "draw", "double", "others"]),
    );
  });
});

describe("this device", () => {
  beforeEach(() => forget("boneyard.first-game"));

  test("knows at which table the first game is played, and how far it has come", () => {
    expect(lessonsAt("x")).toBeNull();
    beginLessons("x");
    lessonsAt("x")!.see(seen({ number: 1, legal: ["9-4@A"] }));
    lessonsAt("x")!.see(seen({ number: 2 }));
    expect(lessonsAt("y")).toBeNull(); // forgets what it had in hand
    expect(lessonsAt("x")!.progress.learned).toEqual(["own"]);
    expect(lessonsDone()).toBe(false);
  });

  test("has played its first game when the match is over, whatever it has learned", () => {
    beginLessons("x");
    lessonsAt("x")!.see(seen({ over: { reason: "out", winners: ["B"], scores: [9, 0] } }));
    expect(lessonsDone()).toBe(true);
  });

  test("does not begin again once the lessons are ended", () => {
    beginLessons("x");
    lessonsAt("x")!.end();
    expect(lessonsDone()).toBe(true);
    expect(lessonsAt("y")).toBeNull();
    expect(lessonsAt("x")).toBeNull();
  });
});
