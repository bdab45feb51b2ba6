// @vitest-environment jsdom
import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";

import { messagesIn, piece } from "./gathering";
import { LANGUAGES, choose, has, language, need, preferred, t } from "./words.svelte";

beforeEach(async () => {
  await choose("en");
});

test("a message is read in the chosen language", () => {
  expect(t("sheet-engine-191")).toBe("Engine 191");
});

test("a number is counted as the language counts", () => {
  expect(t("answer-rounds", { number: 1, engine: 0 })).toBe("There is 1 round, with engine 0-0.");
  expect(t("answer-rounds", { number: 3, engine: 2 })).toBe(
    "There are 3 rounds, with engines from 2-2 down to 0-0.",
  );
});

test("a large number is written as the language writes it", async () => {
  expect(t("answer-rounds", { number: 1234, engine: 0 })).toContain("1,234 rounds");
  await choose("de");
  expect(t("answer-rounds", { number: 1234, engine: 0 })).toContain("1.234 Runden");
});

test("no invisible marks stand around what is put in", () => {
  expect(t("answer-rounds", { number: 3, engine: 2 })).not.toMatch(/[\u2068\u2069]/);
});

test("a message that is not there is an error before the client is built", () => {
  expect(() => t("no-such-message")).toThrow("no-such-message");
  expect(has("no-such-message")).toBe(false);
});

test("a variable that is not given is an error before the client is built", () => {
  expect(() => t("answer-rounds", { number: 3 })).toThrow("answer-rounds");
});

test("the clauses are loaded when they are needed", async () => {
  expect(has("clause-a34")).toBe(false);
  await need("clauses");
  expect(has("clause-a34")).toBe(true);
});

test("what was asked for in one go is all there in the end", async () => {
  await Promise.all([need("hint"), choose("de"), need("refusals")]);
  expect(language()).toBe("de");
  expect(has("hint-do-remove")).toBe(true);
  expect(has("sheet-engine-191")).toBe(true);
});

test("what has no words in a language yet is read in English", async () => {
  for (const one of LANGUAGES) {
    await choose(one);
    expect(t("sheet-chickenfoot")).not.toBe("");
  }
});

test("what shows a message shows it anew when the language changes", async () => {
  const shown: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      shown.push(language() + t("sheet-engine-191"));
    });
  });
  flushSync();
  await choose("sv");
  flushSync();
  stop();
  expect(shown.map((text) => text.slice(0, 2))).toEqual(["en", "sv"]);
});

test("a piece that comes later is seen by what looked for it, and disturbs nothing else", async () => {
  const shown: (string | boolean)[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      shown.push(t("sheet-engine-191"));
    });
    $effect(() => {
      shown.push(has("plan-train"));
    });
  });
  flushSync();
  await need("plan");
  flushSync();
  stop();
  expect(shown).toEqual(["Engine 191", false, true]);
});

test("the first of the browser's languages that we speak is taken", () => {
  expect(LANGUAGES).toContain(preferred());
});

test("comments stay out of the client, messages come whole", () => {
  const source =
    "# why\na = one\n    more\n\n    and more\n## part\n-b = { $n ->\n   *[x] y\n}\nc =\n    .d = e\n";
  expect([...messagesIn(source)]).toEqual([
    ["a", "a = one\n    more\n\n    and more"],
    ["-b", "-b = { $n ->\n   *[x] y\n}"],
    ["c", "c =\n    .d = e\n"],
  ]);
});

test("English fills in what a language lacks, and nothing else", () => {
  expect(piece(["a = eins\n"], ["a = one\nb = two\n"])).toEqual({ own: "a = eins\n", english: "b = two\n" });
});
