/** The terminal and the browser say the same about the same table: words/speech.py and words/now in Python,
 *  speech.ts and duty.ts here. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { View } from "$messages";
import { describe, expect, it } from "vitest";

import { dutyNow, withoutClause } from "./duty";
import { tell, tellStart, type Speaker } from "./speech";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

const PROGRAM = `
import json, random
from boneyard import SHEETS, Match, view_json
from boneyard.words import what_now, words
from boneyard.words.story import Narration

NAMES = ("Anna", "Ben", "Cleo", "Dora")
RULES = [(name, {}) for name in SHEETS] + [
    ("mexican-train-classic", {"drawn_tile": "may-keep", "marker_removal": "ask", "own_train_first": "yes"}),
    ("mexican-train-super", {"marker_removal": "ask"}),
    ("chickenfoot", {"spinner": "double-chickenfoot"}),
]
for place, (name, options) in enumerate(RULES):
    for seed in range(2):
        players = 2 + seed
        match = Match(SHEETS[name].having(options), players=players, seed=bytes([place, seed]))
        chance = random.Random(seed)
        while match.number < 120 and not match.winners:
            turn = match.round.turn
            if turn is None:
                break
            view = match.view(turn)
            told = Narration(words("en"), match.sheet, NAMES[:players], you=turn)
            print(json.dumps({
                "view": json.loads(view_json(view)),
                "now": what_now(view, told),
                "told": told.tell(view.history),
                "start": told.tell_start(view.history, view.engine),
            }))
            match.play(chance.choice(view.legal))
            if match.round.turn is None:
                break
`;

type Sample = { view: View; now: string; told: string[]; start: string[] };

const samples: Sample[] = execFileSync(`${ROOT}/.venv/bin/python`, ["-c", PROGRAM], {
  cwd: ROOT,
  env: { ...process.env, PYTHONPATH: `${ROOT}/src` },
  encoding: "utf-8",
  maxBuffer: 1 << 28,
})
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Sample);

const bundle = new FluentBundle("en", { useIsolating: false });
for (const file of ["play", "records", "web-play"])
  bundle.addResource(
    new FluentResource(readFileSync(`${ROOT}/src/boneyard/locales/en/${file}.ftl`, "utf-8")),
    { allowOverrides: true },
  );

function speaker(view: View): Speaker {
  return {
    say(id, variables = {}) {
      const pattern = bundle.getMessage(id)?.value;
      if (!pattern) throw new Error(`there is no message ${id}`);
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, variables, errors);
      if (errors[0]) throw new Error(`${id}: ${errors[0].message}`);
      return text;
    },
    knows: (id) => bundle.hasMessage(id),
    sheet: view.sheet,
    names: { A: "Anna", B: "Ben", C: "Cleo", D: "Dora" },
    you: view.seat,
  };
}

describe("the browser says what the terminal says", () => {
  it("about every kind of duty", () => {
    const seen = new Set<string>();
    for (const { view, now } of samples) {
      const duty = dutyNow(view, speaker(view));
      const place = { view: view.sheet, turn: view.turn, number: view.number };
      expect({ ...place, text: duty.text }).toEqual({ ...place, text: withoutClause(now, duty.clause) });
      if (duty.clause !== "") expect(now).toContain(duty.clause);
      else expect(now).not.toMatch(/\([A-Z]+\d/);
      seen.add(duty.title);
    }
    expect(seen.size).toBeGreaterThan(12);
  });

  it("about what has happened", () => {
    for (const { view, told, start } of samples) {
      expect(tell(speaker(view), view.history).map((line) => line.text)).toEqual(told);
      expect(tellStart(speaker(view), view.history, view.engine).map((line) => line.text)).toEqual(start);
    }
  });
});
