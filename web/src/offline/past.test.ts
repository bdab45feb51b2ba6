import { beforeEach, expect, test } from "vitest";

import { forget, keep } from "../wire/storage";
import type { Listing } from "../wire/shapes";
import { forgetGame, keptRecord, pastGames, rememberGames } from "./past";

function game(table: string, made_at: number, state = "over"): Listing {
  return { table, made_at, state, names: ["Anna"], free: 0, terms: { sheet: "chickenfoot", players: 2 } };
}

beforeEach(() => forget("boneyard.past-games"));

test("games are remembered, the newest first", () => {
  rememberGames([game("old", 1)]);
  rememberGames([game("new", 2)]);
  expect(pastGames().map((one) => one.table)).toEqual(["new", "old"]);
});

test("what the server says now counts", () => {
  rememberGames([game("x", 1, "playing")]);
  rememberGames([game("x", 1, "over")]);
  expect(pastGames()).toEqual([game("x", 1, "over")]);
});

test("a game that was deleted is forgotten", async () => {
  rememberGames([game("x", 1), game("y", 2)]);
  await forgetGame("x");
  expect(pastGames().map((one) => one.table)).toEqual(["y"]);
});

test("no more than two hundred are remembered", () => {
  rememberGames(Array.from({ length: 300 }, (_, at) => game(String(at), at)));
  expect(pastGames()).toHaveLength(200);
  expect(pastGames()[0]!.table).toBe("299");
});

test("what cannot be read is as if it were not there", async () => {
  keep("boneyard.past-games", "{");
  expect(pastGames()).toEqual([]);
  expect(await keptRecord("x")).toBeNull();
});
