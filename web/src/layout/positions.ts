/** Views of positions out of whole rounds, for the tests of the layouts: those of the file in BONEYARD_VIEWS, or fresh
 *  ones from tools/table_views. */

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import type { View } from "$messages";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..");
const FEW = "500";
const MANY = "20000";
/** As for the tests in Python: are there to be as many as it takes to be sure? */
export const PROVES = !["", "0"].includes(process.env["BONEYARD_PROVE"] ?? "");

/** In the order they were played, round by round. */
export function rounds(): View[][] {
  const views = text()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as View);
  const rounds: View[][] = [];
  for (const view of views) {
    if (view.number === 0) rounds.push([]);
    rounds.at(-1)!.push(view);
  }
  return rounds;
}

function text(): string {
  const file = process.env["BONEYARD_VIEWS"];
  if (file) return readFileSync(file, "utf-8");
  const own = join(ROOT, ".venv", "bin", "python");
  const count = PROVES ? MANY : FEW;
  return execFileSync(existsSync(own) ? own : "python3", ["-m", "tools.table_views", "--count", count], {
    cwd: ROOT,
    encoding: "utf-8",
    maxBuffer: 1 << 30,
  });
}
