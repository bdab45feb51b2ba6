/** As much of a record as a proof needs: its heading, and what was dealt. docs/notation.md, "Records". */

/** A deal as it is written down. Rounds and deals count from 1. */
export type Deal = {
  line: number;
  round: number;
  deal: number;
  hands: Map<string, string[]>;
  boneyard: string[];
  /** Of the engine that was set aside; null if somebody laid it, or if this deal was thrown away. */
  engine: string | null;
};

/** Discards turned over in Engine 191. `flip` counts those of the round, from 1. */
export type Flip = { line: number; round: number; flip: number; discards: string[]; order: string[] };

export type ReadRecord = {
  /** By name, in lower case: "sheet", "name A" … */
  heading: ReadonlyMap<string, string>;
  deals: Deal[];
  flips: Flip[];
  /** Whether the match is written down to its end. */
  over: boolean;
};

/** This is no record, or none that can be read. */
export class NoRecord extends Error {
  override name = "NoRecord";

  constructor(readonly line: number) {
    super(`line ${line} is not that of a record`);
  }
}

const TITLE = "boneyard record 1";
const LINE = /^([A-Za-z][A-Za-z-]*)(?: +([A-Ha-h]))? *:(.*)$/;
/** Any text may stand here, so a # begins no comment. */
const FREE_TEXT: ReadonlySet<string> = new Set(["name", "player", "date"]);
const HEADING: ReadonlySet<string> = new Set([
  ...["sheet", "edition", "digest", "switches", "players", "name", "player", "first", "date"],
  ...["promise", "commitment", "nonce", "secret", "seed", "seen-by"],
]);
/** What a commitment to the table binds, in this order. */
const PROMISED = ["sheet", "edition", "digest", "switches", "players"];
export const SEATS = [..."ABCDEFGH"];

export function readRecord(text: string): ReadRecord {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const title = lines.findIndex((line) => line.trim() !== "");
  if (lines[title]?.trim().replace(/ +/g, " ").toLowerCase() !== TITLE)
    throw new NoRecord(Math.max(title, 0) + 1);
  const reader = new Reader();
  lines.forEach((line, at) => {
    if (at > title) reader.read(line, at + 1);
  });
  return reader.record;
}

/** The lines that the commitment binds, as they are usually written; null if one that must be there is not. */
export function promisedText(heading: ReadonlyMap<string, string>): string | null {
  const names = [
    ...PROMISED,
    ...SEATS.map((seat) => `name ${seat}`),
    ...SEATS.map((seat) => `player ${seat}`),
    ...["first", "promise", "secret"],
  ];
  const said = new Map([["first", "A"], ...heading]);
  if (!["sheet", "edition", "digest", "players", "promise", "secret"].every((name) => said.has(name)))
    return null;
  return names
    .filter((name) => said.has(name))
    .map((name) => `${name}: ${usually(name, said.get(name) ?? "")}\n`)
    .join("");
}

function usually(name: string, value: string): string {
  return name === "switches" ? value.split(/[\s,]+/).join(", ") : value;
}

/** The high half first. */
function tileOf(word: string, line: number): string {
  const [, one, other] = /^(\d{1,2})-(\d{1,2})$/.exec(word) ?? [];
  if (one === undefined || other === undefined) throw new NoRecord(line);
  const [high, low] = [Number(one), Number(other)].toSorted((a, b) => b - a);
  return `${high}-${low}`;
}

class Reader {
  readonly #heading = new Map<string, string>();
  readonly record: ReadRecord = { heading: this.#heading, deals: [], flips: [], over: false };
  #round = 0;
  #deal = 0;
  #current: Deal | null = null;
  #flip: Flip | null = null;

  read(whole: string, line: number): void {
    const found = LINE.exec(whole.trim());
    if (found === null) return; // actions, comments and blank lines say nothing about a deal
    const name = (found[1] ?? "").toLowerCase();
    const seat = (found[2] ?? "").toUpperCase();
    const value = FREE_TEXT.has(name) ? found[3]!.trim() : withoutComment(found[3]!);
    if (HEADING.has(name)) this.#heading.set(seat === "" ? name : `${name} ${seat}`, value);
    else this.#body(name, seat, value, line);
  }

  #body(name: string, seat: string, value: string, line: number): void {
    if (name === "round") this.#begin(Number(value), 0);
    else if (name === "deal") this.#begin(this.#round, Number(value));
    else if (name === "hand")
      this.#dealAt(line).hands.set(seat, [...this.#hand(seat, line), ...tiles(value, line)]);
    else if (name === "boneyard") this.#dealAt(line).boneyard.push(...tiles(value, line));
    else if (name === "engine" && this.#current !== null) this.#current.engine = seat === "" ? value : null;
    else if (name === "discards") this.#flipAt(line).discards.push(...tiles(value, line));
    else if (name === "flip") this.#flip?.order.push(...tiles(value, line));
    else if (name === "winners") this.record.over = true;
  }

  #begin(round: number, deal: number): void {
    this.#round = round;
    this.#deal = deal;
    this.#current = null;
    this.#flip = null;
  }

  #hand(seat: string, line: number): string[] {
    return this.#dealAt(line).hands.get(seat) ?? [];
  }

  /** Where the number of a deal is left out, it is the first. */
  #dealAt(line: number): Deal {
    if (this.#current !== null) return this.#current;
    const deal = Math.max(this.#deal, 1);
    this.#current = {
      line,
      round: Math.max(this.#round, 1),
      deal,
      hands: new Map(),
      boneyard: [],
      engine: null,
    };
    this.record.deals.push(this.#current);
    return this.#current;
  }

  /** Discards after a flip are those of the next one. */
  #flipAt(line: number): Flip {
    if (this.#flip !== null && this.#flip.order.length === 0) return this.#flip;
    const flip = this.record.flips.filter((one) => one.round === this.#round).length + 1;
    this.#flip = { line, round: this.#round, flip, discards: [], order: [] };
    this.record.flips.push(this.#flip);
    return this.#flip;
  }
}

function withoutComment(value: string): string {
  return value.replace(/(^|\s)#.*$/, "").trim();
}

/** An empty list is written "". */
function tiles(value: string, line: number): string[] {
  if (value === '""') return [];
  return value
    .split(/[\s,]+/)
    .filter((word) => word !== "")
    .map((word) => tileOf(word, line));
}
