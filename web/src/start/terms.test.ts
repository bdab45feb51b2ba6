import { expect, test } from "vitest";

import { complete, fitting, peopleHere, tableFor, withFriends, type Plan } from "./terms";

const PLAN: Plan = {
  sheet: "mexican-train-classic",
  name: "Ann",
  players: 4,
  others: [
    { kind: "bot", bot: "brakeman" },
    { kind: "here", name: "Ben" },
    { kind: "bot", bot: "engineer" },
    { kind: "link" },
  ],
  options: { rounds: "3" },
  manners: { clock: null, pace: null, hints: true, takeBacks: false, public: false },
};

test("we sit at A, and everybody else after us in the order planned", () => {
  expect(tableFor(PLAN)).toEqual({
    name: "Ann",
    terms: {
      sheet: "mexican-train-classic",
      players: 4,
      options: { rounds: "3" },
      bots: { B: "brakeman", D: "engineer" },
      clock: null,
      hints: true,
      take_backs: false,
      public: false,
    },
  });
  expect(peopleHere(PLAN)).toEqual([{ seat: "C", name: "Ben" }]);
});

test("a table can start at once when no seat waits for a friend", () => {
  expect(complete(PLAN)).toBe(true);
  expect(complete({ ...PLAN, players: 5 })).toBe(false);
  expect(complete({ ...PLAN, players: 8 })).toBe(false);
});

test("friends take the seats of the bots if no seat was kept for them", () => {
  expect(tableFor(withFriends(PLAN)).terms.bots).toEqual({});
  expect(peopleHere(withFriends(PLAN))).toEqual([{ seat: "C", name: "Ben" }]);
  expect(tableFor(withFriends({ ...PLAN, players: 5 })).terms.bots).toEqual({ B: "brakeman", D: "engineer" });
});

test("nobody is asked for more players than the box is for", () => {
  expect(fitting(8, [2, 4])).toBe(4);
  expect(fitting(1, [2, 8])).toBe(2);
  expect(fitting(5, [2, 8])).toBe(5);
});

test("the bots' pace is the server's own unless it was chosen", () => {
  expect(tableFor(PLAN).terms).not.toHaveProperty("pace");
  expect(tableFor({ ...PLAN, manners: { ...PLAN.manners, pace: 2.5 } }).terms.pace).toBe(2.5);
});
