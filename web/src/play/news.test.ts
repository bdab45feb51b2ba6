import type { About, Event, SeatInfo, Told } from "$messages";
import { expect, it } from "vitest";

import type { Known } from "../wire/updating";
import { newsOf, spokenTo, tellWithNotes, type Note } from "./news";
import type { Speaker } from "./speech";

const ANN: SeatInfo = { seat: "A", name: "Ann", host: true };
const BEN: SeatInfo = { seat: "B", name: "Ben" };

const about = (ben: Partial<SeatInfo>, state = "playing"): About =>
  ({ state, seats: [ANN, { ...BEN, ...ben }] }) as unknown as About;
const told = (news: string, more: Partial<Told> = {}): Told => ({
  type: "told",
  number: 8,
  news,
  seat: "B",
  ...more,
});
const known = (yours: string[], kept: string[] = []): Known => ({ yours, kept }) as unknown as Known;

it.each([
  [{}, { bot: "brakeman", kept: true }, "handed"],
  [{}, { bot: "brakeman", kept: true, time_up: true }, "time-up"],
  [{}, { bot: "brakeman" }, "removed"],
  [{ name: "" }, { name: "Brakeman", bot: "brakeman" }, "filled"],
])("says why a bot has a seat", (before, after, says) => {
  expect(newsOf(told("handed"), about(before), about(after))).toEqual({ says, seat: "B" });
});

it("says who leads the table", () => {
  const message: Told = { type: "told", number: 8, news: "host" };
  expect(newsOf(message, about({}), about({}))).toEqual({ says: "host", seat: "A" });
});

it("says nothing of moves, nor of sitting down before the match", () => {
  expect(newsOf(told("acted"), about({}), about({}))).toBeNull();
  expect(newsOf(told("sat"), about({}, "open"), about({}, "open"))).toBeNull();
});

it("speaks to whoever it is about, and by name where several share a device", () => {
  const handed = { says: "handed", seat: "B" };
  expect(spokenTo(handed, told("handed"), known(["B"]))).toBe("you");
  expect(spokenTo({ says: "handed-back", seat: "B" }, told("handed-back"), known([], ["B"]))).toBe("you");
  expect(spokenTo(handed, told("handed"), known(["A"]))).toBe("other");
  expect(spokenTo(handed, told("handed"), known(["A", "B"]))).toBe("other");
  expect(spokenTo({ says: "sat", seat: "B" }, told("sat", { id: "mine" }), known([]))).toBe("you");
});

it("tells the host what the host did", () => {
  const removed = { says: "removed", seat: "B" };
  const host = { ...known(["A"]), host: true };
  expect(spokenTo(removed, told("handed"), host)).toBe("host");
  expect(spokenTo(removed, told("handed"), known(["C"]))).toBe("other");
  expect(spokenTo({ says: "handed", seat: "B" }, told("handed"), host)).toBe("other");
});

it("stands among the moves where it happened", () => {
  const speaker: Speaker = {
    say: (id, values = {}) => (id === "told-line" ? `${values["name"]}` : id),
    knows: () => false,
    sheet: "chickenfoot",
    names: { A: "Ann", B: "Ben" },
    you: null,
  };
  const history = ["A", "B", "A"].map((seat): Event => ({ event: "passed", seat }));
  const note: Note = { round: 1, after: 2, line: { seat: "B", text: "a bot plays" } };
  const texts = (from: number): string[] =>
    tellWithNotes(speaker, history, [note], from).map((line) => line.text);
  expect(texts(0)).toEqual(["Ann", "Ben", "a bot plays", "Ann"]);
  expect(texts(2)).toEqual(["a bot plays", "Ann"]);
});
