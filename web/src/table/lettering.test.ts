import { expect, test } from "vitest";

import { fitted, shortened, widthOfWords } from "./lettering";

const BESIDE_A_LANE = 74;

test("what fits stays as it is", () => {
  expect(fitted("Fireman", BESIDE_A_LANE, 14)).toEqual({ words: "Fireman", size: 14 });
});

test.each(["Dispatcher", "Bremsdienst", "Heizdienst 2", "Mex. Bahn", "Régulateur"])(
  "%s is whole in smaller letters",
  (name) => {
    const { words, size } = fitted(name, BESIDE_A_LANE, 14);
    expect(words).toBe(name);
    expect(size).toBeGreaterThanOrEqual(12);
    expect(widthOfWords(words, size)).toBeLessThanOrEqual(BESIDE_A_LANE);
  },
);

test("what is too long even then loses its last letters", () => {
  expect(fitted("Puesto de mando", BESIDE_A_LANE, 14)).toEqual({ words: "Puesto de…", size: 12 });
});

test("a number at the end stays, so that two of one name can be told apart", () => {
  const [one, other] = ["Zugbegleitung 2", "Zugbegleitung 3"].map((name) => shortened(name, 74, 12));
  expect(one).toMatch(/^Zug\p{L}*… 2$/u);
  expect(other).toMatch(/^Zug\p{L}*… 3$/u);
});

test("one letter is left however little room there is", () => {
  expect(shortened("Zugbegleitung 2", 5, 12)).toBe("Z… 2");
});
