/** For tests: true records of every sheet, made by the program itself. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");

const PLAY = `
import json, random
from boneyard import SHEETS, Match, write_record
from boneyard.record.seeds import seed_of

def played(sheet, players, number):
    secret, nonces = f"{number:064x}", [f"{seat:032x}" for seat in range(players)]
    match = Match(sheet, players=players, seed=seed_of(secret, nonces))
    choose = random.Random(number)
    for _ in range(1500):
        if not match.legal():
            break
        match.play(choose.choice(match.legal()))
    names = ["Anna", "Ben # 2", "Cléo", "Dörte"][:players]
    return write_record(match, names, secret=secret, nonces=nonces)

def with_rounds(sheet):
    return sheet.having({"rounds": "2"}) if "rounds" in sheet.switches else sheet

records = {name: [played(with_rounds(SHEETS[name]), 2 + n % 3, n) for n in range(4)] for name in SHEETS}
search = SHEETS["mexican-train-satisfy"].having({"engine": "reshuffle", "rounds": "2"})
records["reshuffled"] = [played(search, 2, n) for n in range(4)]
print(json.dumps(records))
`;

/** By sheet, and "reshuffled": with deals that were thrown away. */
export function trueRecords(): Record<string, string[]> {
  const python = join(ROOT, ".venv/bin/python");
  const options = { cwd: ROOT, encoding: "utf-8", env: { ...process.env, PYTHONUTF8: "1" } } as const;
  const said = execFileSync(python, ["-c", PLAY], { ...options, maxBuffer: 1 << 26 });
  return JSON.parse(said) as Record<string, string[]>;
}
