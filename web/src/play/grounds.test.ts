import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, it } from "vitest";

import { answerTo, clauseBehind } from "./grounds";

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
