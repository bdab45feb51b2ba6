import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { View } from "$messages";
import { trueRecords } from "../proof/records";
import { Problem } from "../wire/problem";
import { Served } from "../wire/served";
import { has, need, t } from "../words/words.svelte";
import { Album } from "./album";
import { fetchReplay } from "./fetching";
import { laidIn, linesAt, marksOf, namesOf, viewsOf } from "./film";
import type { Replay } from "./shapes";

const RECORDS = trueRecords();
const STAGE = { width: 1104, height: 648, shape: "map" } as const;
const served = new Served();

beforeAll(async () => {
  await Promise.all([served.start(), need("play", "records")]);
}, 60_000);

afterAll(() => served.stop());

async function replayOf(name: string, seenBy: string | null = null): Promise<Replay> {
  return await fetchReplay({ record: RECORDS[name]![0]!, file: "x" }, 1, seenBy);
}

function tilesOn({ table }: View): number {
  if (table.family === "feet") return table.tiles.length;
  return Object.values(table.trains).reduce((sum, tiles) => sum + tiles.length, 0);
}

describe.each([
  "mexican-train-classic",
  "mexican-train-super",
  "mexican-train-satisfy",
  "chickenfoot",
  "engine-191",
])("a round of %s", (name) => {
  test("is followed to its end, as the result says", async () => {
    const replay = await replayOf(name);
    const views = viewsOf(replay);
    expect(views).toHaveLength(replay.steps.length + 1);
    expect(views.at(-1)!.over).toEqual(replay.results[0]);
    for (const view of views)
      expect(Object.values(view.hands).map((hand) => hand.length)).toEqual(view.counts);
  });

  test("is told in a sentence for every step, and nobody is called you", async () => {
    const replay = await replayOf(name);
    const names = namesOf(replay, { say: t, knows: has });
    const speaker = { say: t, knows: has, sheet: replay.sheet, names, you: null };
    for (let at = 0; at <= replay.steps.length; at += 1) {
      const said = linesAt(replay, speaker, at).map((line) => line.text);
      expect(said.join("")).not.toBe("");
      expect(said.join(" ")).not.toMatch(/\b[Yy]ou\b/);
    }
  });

  test("has a mark wherever a double was laid", async () => {
    const { steps } = await replayOf(name);
    const doubles = steps.filter((step) => laidIn(step).some((tile) => /^(\d+)-\1$/.test(tile)));
    expect(marksOf(steps).map((mark) => mark.seat)).toEqual(doubles.map((step) => step.seat));
    expect(doubles.length).toBeGreaterThan(0);
  });

  test("as one seat saw it has no other hand before the end", async () => {
    const views = viewsOf(await replayOf(name, "B"));
    for (const view of views.slice(0, -1)) expect(Object.keys(view.hands)).toEqual(["B"]);
  });

  test("has the same pictures forwards and backwards, each made once", async () => {
    const views = viewsOf(await replayOf(name));
    const album = new Album(views, STAGE, null);
    const forwards = views.map((_, at) => album.at(at));
    expect(album.fillIn()).toBe(false);
    views.forEach((view, at) => {
      expect(album.at(at)).toBe(forwards[at]);
      const spinner = view.table.family === "feet" && tilesOn(view) > 0 ? 1 : 0;
      expect(album.at(at).tiles).toHaveLength(tilesOn(view) - spinner);
    });
  });
});

test("an album that is opened in the middle fills in the pages before it", async () => {
  const views = viewsOf(await replayOf("chickenfoot"));
  const album = new Album(views, STAGE, null);
  const middle = album.at(20);
  for (let left = views.length - 1; left > 0; left -= 1) expect(album.fillIn()).toBe(true);
  expect(album.fillIn()).toBe(false);
  expect(album.at(20)).toBe(middle);
});

test("a record that is false is refused with its line", async () => {
  const record = RECORDS["chickenfoot"]![0]!;
  const line = record.split("\n").findIndex((one) => one.startsWith("scores:")) + 1;
  const wrong = record.replace(/^scores: A \d+/m, "scores: A 9999");
  const refused = fetchReplay({ record: wrong, file: "x" }, 1, null);
  await expect(refused).rejects.toThrow(Problem);
  await expect(refused).rejects.toThrow(`line ${line}`);
});
