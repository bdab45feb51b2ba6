import { expect, test } from "vitest";
import type { About, Lines, Told, Trains, View, Welcome } from "$messages";

import { updated, welcomed, type Known } from "./updating";

const ABOUT = { table: "x", state: "playing", showing: false, seats: [] } as unknown as About;

function view(seat: string | null, more: Partial<View> = {}): View {
  const table: Trains = {
    family: "trains",
    trains: { A: ["12-6"], B: ["12-1"] },
    ends: { A: 6, B: 1 },
    markers: [],
    open_doubles: [],
    first_turns: [],
    placer: null,
    passes: 0,
  };
  const hands = seat === null ? {} : { [seat]: ["6-2", "5-5"] };
  return {
    seat,
    number: 3,
    turn: "A",
    hands,
    table,
    legal: [],
    history: [],
    totals: [0, 0],
    ...more,
  } as unknown as View;
}

function known(more: Partial<Welcome> = {}): Known {
  return welcomed({ type: "welcome", version: 1, server: "1", now: 0, number: 7, about: ABOUT, ...more });
}

function told(more: Partial<Told>): Told {
  return { type: "told", number: 8, news: "acted", ...more };
}

/** What is known after it, which must be neither old nor too new. */
function after(before: Known, message: Partial<Told>): Known {
  const result = updated(before, told(message));
  if (typeof result === "string") throw new Error(result);
  return result;
}

test("a welcome says everything", () => {
  const now = known({ yours: ["A"], host: true, views: [view("A")] });
  expect(now).toEqual({
    number: 7,
    about: ABOUT,
    yours: ["A"],
    host: true,
    views: { A: view("A") },
    kept: [],
    removed: false,
    hostAwaySeconds: 0,
  });
});

test("a spectator's view has no seat", () => {
  expect(Object.keys(known({ views: [view(null)] }).views)).toEqual([""]);
});

test("what was told before is old, and before a gap something is missing", () => {
  expect(updated(known(), told({ number: 7 }))).toBe("old");
  expect(updated(known(), told({ number: 9 }))).toBe("gap");
});

test("changes take the place of what was there, those of the seat after those for all", () => {
  const before = known({ yours: ["A"], views: [view("A")] });
  const now = after(before, {
    changes: { number: 4, turn: "B", pending: null, counts: [1, 2] },
    seen: [{ seat: "A", changes: { hands: { A: ["5-5"] }, legal: ["pass"] } }],
  });
  expect(now.number).toBe(8);
  expect(now.views["A"]).toMatchObject({
    number: 4,
    turn: "B",
    counts: [1, 2],
    hands: { A: ["5-5"] },
    legal: ["pass"],
  });
});

test("what is known is not changed in place", () => {
  const before = known({ yours: ["A"], views: [view("A")] });
  const copy = structuredClone(before);
  after(before, {
    about: { showing: true },
    events: [{ event: "laid" }],
    changes: { hands: { B: ["1-1"] }, table: { trains: { A: ["12-6", "6-2"], B: [] }, ends: { A: 2 } } },
  });
  expect(before).toEqual(copy);
});

test("of trains and hands only the changed ones are told, and an empty train is gone", () => {
  const before = known({ yours: ["A"], views: [view("A")] });
  const now = after(before, { changes: { hands: { B: ["1-1"] }, table: { trains: { B: [] }, passes: 2 } } })
    .views["A"];
  expect(now?.hands).toEqual({ A: ["6-2", "5-5"], B: ["1-1"] });
  expect(now?.table).toMatchObject({ trains: { A: ["12-6"] }, ends: { A: 6, B: 1 }, passes: 2 });
  expect((now?.table as Trains).trains["B"]).toBeUndefined();
});

test("of score yards only the changed ones are told, and an empty one stays", () => {
  const lines = { family: "lines", trains: {}, yards: { A: ["1-0"], B: ["2-0"] } } as unknown as Lines;
  const before = known({ views: [view(null, { table: lines })] });
  const now = after(before, { changes: { table: { yards: { A: [] } } } }).views[""];
  expect((now?.table as Lines).yards).toEqual({ A: [], B: ["2-0"] });
});

test("the history grows by the seat's own events where it has any, and not by those of the match", () => {
  const before = known({ yours: ["A", "B"], views: [view("A"), view("B")] });
  const now = after(before, {
    events: [{ event: "drew", seat: "A" }, { event: "left" }],
    seen: [{ seat: "A", events: [{ event: "drew", seat: "A", tile: "1-0" }, { event: "match-over" }] }],
  });
  expect(now.views["A"]?.history).toEqual([{ event: "drew", seat: "A", tile: "1-0" }]);
  expect(now.views["B"]?.history).toEqual([{ event: "drew", seat: "A" }]);
});

test("a whole view replaces what was there, for each seat its own", () => {
  const own = view("A", { number: 50 });
  const common = view(null, { number: 50 });
  const message = { view: common, seen: [{ seat: "A", view: own }], events: [{ event: "laid" as const }] };
  expect(after(known({ yours: ["A"] }), message).views).toEqual({ A: own });
  expect(after(known(), message).views).toEqual({ "": common });
});

test("what is new about the table is put in place of what was there", () => {
  expect(after(known(), { about: { paused: true, state: "over" } }).about).toEqual({
    ...ABOUT,
    paused: true,
    state: "over",
  });
});
