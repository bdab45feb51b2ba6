import type { Result, View } from "$messages";
import { beforeAll, expect, test } from "vitest";

import { choose, has, need, t } from "../words/words.svelte";
import { matchTitle, roundStory, roundTitle } from "./telling";

beforeAll(async () => {
  await choose("en");
  await need("play");
});

function ended(fields: Partial<View>) {
  const view = { sheet: "engine-191", hands: { A: ["5-1"], B: [] }, tokens_needed: 3, ...fields } as View;
  const names = { A: "Ben", B: t("web-play-you") };
  return [view, { say: t, knows: has, sheet: view.sheet, names, you: "B" }] as const;
}

test("you are small among those who share a win", () => {
  expect(matchTitle(...ended({ winners: ["A", "B"] }))).toBe("Shared win: Ben and you");
  expect(roundStory(...ended({ over: { reason: "out", winners: ["A", "B"], scores: [6, 6] } }))).toBe(
    "The lowest score, and a win token each: Ben and you.",
  );
  expect(matchTitle(...ended({ winners: ["B"] }))).toBe("You win!");
});

test("in Engine 191 an empty hand ends the round, wherever its last tile went", () => {
  const over: Result = { reason: "out", winners: ["A"], scores: [6, 7] };
  expect(roundTitle(...ended({ over }))).toBe("Your hand is empty");
  expect(roundTitle(...ended({ over, hands: { A: [], B: ["5-1"] } }))).toBe("Ben has an empty hand");
  expect(roundTitle(...ended({ over, sheet: "chickenfoot" }))).toBe("You go out");
});
