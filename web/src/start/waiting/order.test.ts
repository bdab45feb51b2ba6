import { expect, test } from "vitest";

import { botsInFree, botsWith, moved, nearest } from "./order";

const SEATS = [
  { seat: "A", name: "Ann" },
  { seat: "B", name: "Fireman", bot: "fireman" },
  { seat: "C", name: "" },
  { seat: "D", name: "" },
];

test("whoever is moved down lets the others move up", () => {
  expect(moved(SEATS, 0, 2)).toEqual(["B", "C", "A", "D"]);
  expect(moved(SEATS, 3, 0)).toEqual(["D", "A", "B", "C"]);
  expect(moved(SEATS, 1, 1)).toEqual(["A", "B", "C", "D"]);
});

test("a row is dropped where the nearest row is", () => {
  expect(nearest([30, 90, 150], 10)).toBe(0);
  expect(nearest([30, 90, 150], 115)).toBe(1);
  expect(nearest([30, 90, 150], 999)).toBe(2);
});

test("bots take the free seats and leave people where they are", () => {
  expect(botsInFree(SEATS, "brakeman")).toEqual({ B: "fireman", C: "brakeman", D: "brakeman" });
});

test("a bot can be seated, and sent away", () => {
  expect(botsWith(SEATS, "D", "engineer")).toEqual({ B: "fireman", D: "engineer" });
  expect(botsWith(SEATS, "B", null)).toEqual({});
});
