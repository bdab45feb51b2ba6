import { expect, test } from "vitest";

import type { SheetPage, Switch } from "../wire/shapes";
import { answerIn, changed, choosing, differences, sideBySide } from "./house_rules";

const asking = (name: string, ...answers: string[]): Switch => ({
  name,
  question: `${name}?`,
  answers: answers.map((answer) => ({ name: answer, clause: "X1", text: `${name} ${answer}` })),
});
const page = (id: string, ...switches: Switch[]): SheetPage => ({
  id,
  edition: 1,
  title: id,
  about: "",
  players: [2, 8],
  switches,
});

const CLASSIC = page(
  "mexican-train-classic",
  asking("rounds", "all", "1", "2"),
  asking("after_double", "anywhere", "on-the-double"),
);
const FRENCH = page("mexican-train-classic-fr", asking("after_double", "on-the-double", "anywhere"));
const FEET = page(
  "chickenfoot",
  asking("spinner", "four-arms", "double-chickenfoot"),
  asking("spinner_first", "free", "fill-first"),
);

test("without house rules the leaflet answers", () => {
  expect(CLASSIC.switches.map((asked) => answerIn(CLASSIC, asked, {}))).toEqual(["all", "anywhere"]);
  expect(differences(CLASSIC, {})).toEqual([]);
});

test("an answer of one's own is a difference, and the leaflet's chosen again is none", () => {
  const options = choosing(CLASSIC, {}, "after_double", "on-the-double");

  expect(options).toEqual({ after_double: "on-the-double" });
  expect(differences(CLASSIC, options).map(({ answer }) => answer.text)).toEqual([
    "after_double on-the-double",
  ]);
  expect(choosing(CLASSIC, options, "after_double", "anywhere")).toEqual({});
});

test("a double chickenfoot is filled first unless somebody says otherwise", () => {
  const doubled = choosing(FEET, {}, "spinner", "double-chickenfoot");
  const first = FEET.switches[1]!;

  expect(answerIn(FEET, first, doubled)).toBe("fill-first");
  expect(choosing(FEET, doubled, "spinner_first", "fill-first")).toEqual(doubled);
  const freed = choosing(FEET, doubled, "spinner_first", "free");
  expect(freed).toEqual({ spinner: "double-chickenfoot", spinner_first: "free" });
  expect(differences(FEET, freed)).toHaveLength(2);
});

test("what has changed since last time is what is answered differently now", () => {
  const now = { rounds: "2", after_double: "on-the-double" };

  expect(changed(CLASSIC, { rounds: "2" }, now).map(({ name }) => name)).toEqual(["after_double"]);
  expect(changed(CLASSIC, now, {}).map(({ answer }) => answer.name)).toEqual(["all", "anywhere"]);
});

test("side by side stand the questions that the sheets answer differently", () => {
  const rows = sideBySide([CLASSIC, FRENCH, FEET], () => null);

  expect(rows.map(({ question }) => question)).toEqual(["after_double?"]);
  expect(rows[0]?.cells.map((cell) => cell?.name ?? null)).toEqual(["anywhere", "on-the-double", null]);
});

test("a sheet without a switch still answers, if its leaflet does", () => {
  const printed = { name: "holder", clause: "C6", text: "whoever holds it" };
  const rows = sideBySide([CLASSIC, FEET], (sheet, question) =>
    sheet === "chickenfoot" && question === "after-double" ? printed : null,
  );

  expect(rows.map(({ cells }) => cells.map((cell) => cell?.text))).toEqual([
    ["after_double anywhere", "whoever holds it"],
  ]);
});
