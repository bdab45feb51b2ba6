import { expect, test } from "vitest";

import { apart, plot, stepFor } from "./plot";

const BOX = { width: 400, height: 240 };
const NAMES = 86;

test("heights are marked in steps that people count in", () => {
  expect([3, 40, 165, 999, 1].map((highest) => stepFor(highest))).toEqual([1, 10, 50, 500, 1]);
});

test("names that would touch are moved apart and keep their order", () => {
  expect(apart([100, 102, 20], 17, 10, 200)).toEqual([100, 117, 20]);
});

test("names stay inside, even if all lines end at the bottom", () => {
  expect(apart([200, 200, 200], 17, 10, 200)).toEqual([166, 183, 200]);
});

test("every line begins at nothing and goes through its totals", () => {
  const { lines, bottom, left, right } = plot(
    [
      { round: 1, totals: [0, 50] },
      { round: 2, totals: [100, 50] },
    ],
    2,
    BOX,
    NAMES,
  );

  expect(lines[0]?.path.startsWith(`M${left} ${bottom}L`)).toBe(true);
  expect(lines[0]?.dots.map(({ y }) => y)).toEqual([bottom, 14]);
  expect(lines[1]?.dots.map(({ x }) => x)).toEqual([(left + right) / 2, right]);
});

test("a long match does not number every round", () => {
  const rounds = Array.from({ length: 13 }, (_, at) => ({ round: at + 1, totals: [at * 9] }));

  expect(plot(rounds, 1, BOX, NAMES).rounds.map(({ value }) => value)).toEqual([2, 4, 6, 8, 10, 12]);
});

test("a match without points is drawn too", () => {
  expect(plot([{ round: 1, totals: [0, 0] }], 2, BOX, NAMES).lines.map(({ dots }) => dots[0]?.y)).toEqual([
    214, 214,
  ]);
});
