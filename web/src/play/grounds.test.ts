import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, it } from "vitest";

import { answerTo, clauseBehind, letterOf, sectionsOf } from "./grounds";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

it("has the clauses that the sheets name", () => {
  const printed = execFileSync(`${ROOT}/.venv/bin/python`, ["-m", "tools.web_grounds"], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: `${ROOT}/src:${ROOT}` },
    encoding: "utf-8",
  });
  const file = readFileSync(new URL("grounds.json", import.meta.url), "utf-8");
  expect(file.trim(), "run python -m tools.web_grounds > web/src/play/grounds.json").toBe(printed.trim());
});

it("finds the clause of the leaflet, and that of a house rule where one is in force", () => {
  const classic = { sheet: "mexican-train-classic", options: {} };
  expect(clauseBehind(classic, "drawn-tile")).toBe("A23");
  expect(clauseBehind({ ...classic, options: { drawn_tile: "may-keep" } }, "drawn-tile")).toBe("AA5");
  expect(answerTo({ ...classic, options: { drawn_tile: "may-keep" } }, "drawn-tile")).toBe("may-keep");
  expect(clauseBehind(classic, "foot-waits")).toBe("");
});

it("knows what every clause of a sheet is about, each once", () => {
  for (const sheet of ["engine-191", "mexican-train-classic-fr", "mexican-train-super", "chickenfoot"]) {
    const clauses = sectionsOf(sheet).flatMap((section) => section.clauses);
    expect(clauses.length).toBeGreaterThan(20);
    expect(new Set(clauses).size).toBe(clauses.length);
    expect(clauses.every((clause) => clause.startsWith(letterOf(sheet)))).toBe(true);
  }
  expect(sectionsOf("mexican-train-super").map(({ about }) => about)).toContain("super-train");
});
