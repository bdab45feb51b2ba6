import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";

import { either, listed, type Speaker } from "../play/speech";
import { choose, has, need, t } from "./words.svelte";

type Row = { parts: string[]; all: string; any: string };

/** The terminal reads the same table, in tests/words/test_lists.py. */
const TABLE = fileURLToPath(new URL("../../../tests/words/lists_in_spanish.json", import.meta.url));
const ROWS = JSON.parse(readFileSync(TABLE, "utf-8")) as Row[];
const speaker: Speaker = { say: t, knows: has, sheet: "chickenfoot", names: {}, you: null };

beforeAll(async () => {
  await choose("es");
  await need("play");
});

test.each(ROWS)("Spanish says $all, and $any", ({ parts, all, any }) => {
  expect(listed(speaker, parts)).toBe(all);
  expect(either(speaker, parts)).toBe(any);
});
