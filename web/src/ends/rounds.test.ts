import { expect, test } from "vitest";

import type { Result } from "$messages";

import { places, roundsOf } from "./rounds";

const out = (winners: string[], ...scores: number[]): Result => ({ reason: "out", winners, scores });
const REDEAL: Result = { reason: "redeal", winners: [], scores: [null, null] };

test("points are added up round by round", () => {
  const rounds = roundsOf([out(["B"], 12, 0), out(["A"], 0, 7)], { players: 2, tokens_needed: null });

  expect(rounds).toEqual([
    { round: 1, scores: [12, 0], totals: [12, 0] },
    { round: 2, scores: [0, 7], totals: [12, 7] },
  ]);
});

test("where tokens are played for, each round won is one", () => {
  const rounds = roundsOf([out(["B"], 12, 3), out(["A", "B"], 4, 4)], { players: 2, tokens_needed: 3 });

  expect(rounds.map(({ totals }) => totals)).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test("a deal that was thrown away is no round", () => {
  const rounds = roundsOf([REDEAL, out(["A"], 1, 2)], { players: 2, tokens_needed: 3 });

  expect(rounds.map(({ round }) => round)).toEqual([1]);
});

test("the fewest points are first, and equals share a place", () => {
  const standing = { totals: [30, 12, 30, 50], tokens: [0, 0, 0, 0], tokens_needed: null };

  expect(places(standing)).toEqual([
    { at: 1, place: 1 },
    { at: 0, place: 2 },
    { at: 2, place: 2 },
    { at: 3, place: 4 },
  ]);
});

test("where tokens are played for, the most tokens are first", () => {
  expect(places({ totals: [3, 99], tokens: [1, 2], tokens_needed: 3 }).map(({ at }) => at)).toEqual([1, 0]);
});
