import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { Chance, bytesOf, hex, prefix, sha256, shuffled, wholeSet } from "./dealing";
import { prove } from "./proof";
import { NoRecord, readRecord } from "./record";
import { trueRecords } from "./records";

const DOCS = join(import.meta.dirname, "../../../docs");
const RECORDS = trueRecords();
const SUNDAY = /```text\n(boneyard record 1\n# Sunday[^]*?)```/.exec(page("notation.md"))![1]!;

function page(name: string): string {
  return readFileSync(join(DOCS, name), "utf-8");
}

/** Another tile in place of the first one of this line, exchanged with one of the boneyard so that the set stays whole. */
function withTilesSwapped(record: string, name: string): string {
  const hand = new RegExp(`^${name}: (\\S+)`, "m").exec(record)![1]!;
  const drawn = /^boneyard: (\S+)/m.exec(record)![1]!;
  return record
    .replace(`${name}: ${hand}`, `${name}: ${drawn}`)
    .replace(new RegExp(`^boneyard: ${drawn}`, "m"), `boneyard: ${hand}`);
}

/** The last digit of this line is another one. */
function withDigit(record: string, name: string): string {
  return record.replace(new RegExp(`^(${name}: .*)(.)$`, "m"), (_, start: string, digit: string) =>
    digit === "0" ? `${start}1` : `${start}0`,
  );
}

describe("dealing", () => {
  test.each([...page("dealing.md").matchAll(/```json\n(\{"seed"[^]*?)```/g)].map((found) => found[1]!))(
    "a deal of the page on dealing comes out as printed there",
    async (text) => {
      const { seed, round, deal, engine, ...printed } = JSON.parse(text) as Printed;
      const which = { round, deal, purpose: "deal" } as const;
      const begin = prefix(bytesOf(seed), which);
      expect(hex(begin)).toBe(printed.prefix);
      expect(hex(await sha256(Uint8Array.from([...begin, ...new Uint8Array(8)])))).toBe(printed.first_block);
      const chance = new Chance(begin);
      for (const [at, number] of printed.first_numbers.entries())
        expect(await chance.below(90 - at)).toBe(number);
      const tiles = wholeSet(12).filter((tile) => tile !== `${engine}-${engine}`);
      expect((await shuffled(tiles, bytesOf(seed), which)).join(" ")).toBe(printed.order.join(" "));
    },
  );

  test.each([
    ...page("dealing.md").matchAll(
      /^seed: (\w+)\nround: (\d)\ndeal: (\d)\npurpose: (\w+)\n([^]*?)\n(?:\n|```)/gm,
    ),
  ])(
    "a set, or discards turned over, come out as printed on the page on dealing",
    async (...found: string[]) => {
      const [, seed, round, deal, purpose, lines] = found;
      const said = (name: string): string[] =>
        lines!
          .split("\n")
          .filter((line) => line.startsWith(`${name}: `))
          .flatMap((line) => line.split(" ").slice(1));
      const which = { round: Number(round), deal: Number(deal), purpose: purpose as "deal" | "flip" };
      expect(await shuffled(said("tiles"), bytesOf(seed!), which)).toEqual(said("order"));
    },
  );
});

type Printed = {
  seed: string;
  round: number;
  deal: number;
  engine: number;
  prefix: string;
  first_block: string;
  first_numbers: number[];
  order: string[];
};

describe("a true record", () => {
  test.each(Object.keys(RECORDS))("of %s is found to be true", async (name) => {
    for (const record of RECORDS[name]!) {
      const proof = await prove(record);
      expect(proof).toMatchObject({ lacking: null, fault: null, kind: "table" });
      expect(proof.shuffles).toBe(record.match(/^(deal|flip): /gm)!.length);
    }
  });

  test("with deals thrown away and discards turned over is among them", () => {
    expect(RECORDS["reshuffled"]!.some((record) => /^deal: 2$/m.test(record))).toBe(true);
    expect(RECORDS["engine-191"]!.some((record) => /^flip: /m.test(record))).toBe(true);
  });

  test("of the older kind, whose commitment binds the secret alone, is true as well", async () => {
    const file = join(DOCS, "../tests/record/promises/secret-alone.txt");
    expect(await prove(readFileSync(file, "utf-8"))).toMatchObject({
      fault: null,
      kind: "secret",
      shuffles: 1,
    });
  });

  test("may be written in another way", async () => {
    const otherwise = SUNDAY.replace(/\n/g, "\r\n")
      .replace("sheet:", "SHEET :")
      .replace("hand A: 8-5 7-6", "hand a: 5-8 # the first tile\r\nhand A: 7-6")
      .replace("game=fast, rounds=1", "game=fast  rounds=1");
    expect(await prove(otherwise)).toMatchObject({ lacking: null, fault: null, shuffles: 1 });
  });

  test("is held against what this device remembers", async () => {
    const { commitment } = await prove(SUNDAY);
    const own = "6ca0e962287499aa66253699890901c1";
    expect(await prove(SUNDAY, { commitment, nonces: { B: own } })).toMatchObject({
      fault: null,
      remembered: true,
      own: ["B"],
    });
    expect((await prove(SUNDAY, { commitment, nonces: { B: own.replace("6", "7") } })).fault).toEqual({
      what: "nonce",
      seat: "B",
    });
    const other = commitment.replace("8", "9");
    expect((await prove(SUNDAY, { commitment: other, nonces: {} })).fault).toEqual({
      what: "remembered",
      expected: other,
      found: commitment,
    });
  });
});

describe("a record with something changed", () => {
  const [engine] = RECORDS["engine-191"]!.filter((record) => /^flip: /m.test(record));

  test.each([
    ["the secret", withDigit(SUNDAY, "secret"), "promise"],
    ["the commitment", withDigit(SUNDAY, "commitment"), "promise"],
    ["a name", SUNDAY.replace("name B: Ben", "name B: Bea"), "promise"],
    ["a house rule", SUNDAY.replace("game=fast", "game=slow"), "promise"],
    ["who begins", SUNDAY.replace("first: A", "first: B"), "promise"],
    ["a nonce", withDigit(SUNDAY, "nonce B"), "seed"],
    ["the seed", withDigit(SUNDAY, "seed"), "seed"],
    ["a nonce, where no seed is written", withDigit(SUNDAY, "nonce C").replace(/^seed: .*\n/m, ""), "deal"],
    ["a tile of a hand", withTilesSwapped(SUNDAY, "hand B"), "deal"],
    ["a tile that is there twice", SUNDAY.replace("hand A: 8-5", "hand A: 7-6"), "set"],
    ["a hand that is left out", SUNDAY.replace(/^hand B: .*\n/m, ""), "set"],
    ["a deal that is skipped", SUNDAY.replace("deal: 1", "deal: 2"), "number"],
    ["a flip", engine!.replace(/^flip: (\S+) (\S+)/m, "flip: $2 $1"), "flip"],
  ])("is found out: %s", async (_, record, what) => {
    expect((await prove(record)).fault?.what).toBe(what);
  });

  test.each(Object.keys(RECORDS))("is found out in every sheet: %s", async (name) => {
    for (const record of RECORDS[name]!)
      expect((await prove(withTilesSwapped(record, "hand A"))).fault).toMatchObject({
        what: "deal",
        name: "hand A",
      });
  });
});

describe("nothing can be said", () => {
  test("about a match whose secret has not been told", async () => {
    expect((await prove(SUNDAY.replace(/^secret: .*\n/m, ""))).lacking).toBe("secret");
  });

  test("about a deal without a promise", async () => {
    expect((await prove(SUNDAY.replace(/^commitment: .*\n/m, ""))).lacking).toBe("commitment");
  });

  test("about what only one seat saw", async () => {
    expect((await prove(SUNDAY.replace("first: A", "first: A\nseen-by: B"))).lacking).toBe("whole");
  });

  test("about a text that is no record, and the line is named", () => {
    expect(() => readRecord("Dear diary")).toThrow(NoRecord);
    const line = SUNDAY.split("\n").findIndex((one) => one.startsWith("hand A")) + 1;
    expect(() => readRecord(SUNDAY.replace("hand A: 8-5", "hand A: eight"))).toThrow(`line ${line} `);
  });
});

test("a nonce that nobody chose is recognised", async () => {
  const { commitment } = await prove(SUNDAY);
  const due = hex(await sha256(new TextEncoder().encode(`${commitment} C`))).slice(0, 32);
  expect((await prove(SUNDAY.replace(/^nonce C: .*/m, `nonce C: ${due}`))).derived).toEqual(["C"]);
});
