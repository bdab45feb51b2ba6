import type { About } from "$messages";
import { expect, it } from "vitest";

import { numbered, seatNames } from "./names";

const level = (bot: string): string => `The ${bot}`;
const about = (seats: About["seats"]): About => ({ seats }) as About;

it("calls people by their names and bots by their level in the reader’s language", () => {
  const seats = [
    { seat: "A", name: "Ann" },
    { seat: "B", name: "Fireman", bot: "fireman" },
  ];
  expect(seatNames(about(seats), level)).toEqual({ A: "Ann", B: "The fireman" });
});

it("tells bots of one level apart", () => {
  const seats = ["Fireman", "Fireman 2", "Fireman 3"].map((name, at) => ({
    seat: "ABC"[at]!,
    name,
    bot: "fireman",
  }));
  expect(Object.values(seatNames(about(seats), level))).toEqual([
    "The fireman",
    "The fireman 2",
    "The fireman 3",
  ]);
});

it("keeps the name of somebody for whom a bot plays on", () => {
  expect(seatNames(about([{ seat: "A", name: "Ann", bot: "engineer", kept: true }]), level)).toEqual({
    A: "Ann",
  });
});

it("calls an empty seat by its letter", () => {
  expect(seatNames(about([{ seat: "C" }]), level)).toEqual({ C: "C" });
});

it("finds the number that tells two names apart", () => {
  expect(numbered("Caboose 2")).toEqual(["Caboose", " 2"]);
  expect(numbered("Caboose")).toEqual(["Caboose", ""]);
  expect(numbered("Agent 007")).toEqual(["Agent 007", ""]);
  expect(numbered("42")).toEqual(["42", ""]);
});
