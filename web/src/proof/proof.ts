/** Could anybody have chosen the tiles? What `boneyard verify` checks of the deals, done in this browser.
 *
 *  Whether the moves are legal is not looked at here: the server does that before it shows a record, and the command
 *  does it on a machine of your own. */
import type { Promised } from "../wire/commitments";
import { bytesOf, sha256OfText, shuffled, wholeSet } from "./dealing";
import { promisedText, readRecord, SEATS, type Deal, type Flip, type ReadRecord } from "./record";

/** What was found to be untrue: which part of the proof, and where. */
export type Fault =
  | { what: "promise"; expected: string; found: string }
  | { what: "remembered"; expected: string; found: string }
  | { what: "nonce"; seat: string }
  | { what: "seed" }
  | { what: "number"; line: number; round: number; deal: number }
  | { what: "set"; line: number; round: number; deal: number }
  | { what: "deal"; line: number; round: number; deal: number; name: string; expected: string; found: string }
  | { what: "flip"; line: number; round: number; flip: number };

/** Why nothing can be said: there is no promise, the secret is not told yet, or only one seat's knowledge is written. */
export type Lacking = "commitment" | "secret" | "nonces" | "digest" | "whole";

export type Proof = {
  lacking: Lacking | null;
  fault: Fault | null;
  /** "table": the commitment binds the whole table; "secret": it is of the older kind. */
  kind: "table" | "secret";
  commitment: string;
  seed: string;
  seats: string[];
  /** Seats whose nonce nobody chose: it follows from the commitment. */
  derived: string[];
  /** Whether this device remembers the commitment from before the first nonce. */
  remembered: boolean;
  /** Seats of this device whose nonce is the one that was given. */
  own: string[];
  /** How many shuffles were compared, tile by tile. */
  shuffles: number;
  over: boolean;
};

/** `promised` is what this device kept when the match began. Rejects with NoRecord. */
export async function prove(text: string, promised: Promised | null = null): Promise<Proof> {
  const record = readRecord(text);
  const proof = begun(record, promised);
  proof.lacking = lacking(record, proof);
  if (proof.lacking !== null) return proof;
  proof.seed = await sha256OfText(saying(record, "secret") + noncesOf(record, proof.seats).join(""));
  proof.derived = await derivedNonces(record, proof);
  proof.fault =
    (await promiseFault(record, proof, promised)) ??
    seedFault(record, proof) ??
    (await dealsFault(record, proof));
  return proof;
}

/** Whether this browser can do it: it lends its SHA-256 only to pages that came over a safe connection. */
export function canProve(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

function begun(record: ReadRecord, promised: Promised | null): Proof {
  const seats = SEATS.slice(0, Number(saying(record, "players")));
  return {
    lacking: null,
    fault: null,
    kind: saying(record, "promise") === "table" ? "table" : "secret",
    commitment: saying(record, "commitment").toLowerCase(),
    seed: "",
    seats,
    derived: [],
    remembered: promised !== null,
    own: seats.filter((seat) => promised?.nonces[seat] !== undefined),
    shuffles: 0,
    over: record.over,
  };
}

function saying(record: ReadRecord, name: string): string {
  return record.heading.get(name) ?? "";
}

function noncesOf(record: ReadRecord, seats: readonly string[]): string[] {
  return seats.map((seat) => saying(record, `nonce ${seat}`));
}

function lacking(record: ReadRecord, proof: Proof): Lacking | null {
  if (record.heading.has("seen-by")) return "whole";
  if (proof.commitment === "") return "commitment";
  if (saying(record, "secret") === "") return "secret";
  if (noncesOf(record, proof.seats).includes("")) return "nonces";
  return proof.kind === "table" && promisedText(record.heading) === null ? "digest" : null;
}

// --- The promise, and the seed -----------------------------------------------------------------------------

async function promiseFault(
  record: ReadRecord,
  { commitment, kind, own }: Proof,
  promised: Promised | null,
): Promise<Fault | null> {
  if (promised !== null && promised.commitment !== commitment)
    return { what: "remembered", expected: promised.commitment, found: commitment };
  const bound = kind === "table" ? promisedText(record.heading)! : saying(record, "secret");
  const found = await sha256OfText(bound);
  if (found !== commitment) return { what: "promise", expected: commitment, found };
  const other = own.find((seat) => saying(record, `nonce ${seat}`) !== promised?.nonces[seat]);
  return other === undefined ? null : { what: "nonce", seat: other };
}

/** Of bots, and of people who did not answer in time: docs/dealing.md, section 6. */
async function derivedNonces(record: ReadRecord, { commitment, seats }: Proof): Promise<string[]> {
  const due = await Promise.all(seats.map((seat) => sha256OfText(`${commitment} ${seat}`)));
  return seats.filter((seat, at) => saying(record, `nonce ${seat}`) === due[at]?.slice(0, 32));
}

function seedFault(record: ReadRecord, { seed }: Proof): Fault | null {
  const said = saying(record, "seed").toLowerCase();
  return said === "" || said === seed ? null : { what: "seed" };
}

// --- The deals ---------------------------------------------------------------------------------------------

async function dealsFault(record: ReadRecord, proof: Proof): Promise<Fault | null> {
  const seed = bytesOf(proof.seed);
  const skipped = skippedDeal(record.deals);
  if (skipped !== null) return skipped;
  for (const deal of record.deals) {
    const fault = await dealFault(deal, proof.seats, seed);
    if (fault !== null) return fault;
    proof.shuffles += 1;
  }
  for (const flip of record.flips) {
    const fault = await flipFault(flip, seed);
    if (fault !== null) return fault;
    proof.shuffles += 1;
  }
  return null;
}

/** Whoever could leave out a deal could choose among them. */
function skippedDeal(deals: readonly Deal[]): Fault | null {
  let before = { round: 1, deal: 0 };
  for (const { line, round, deal } of deals) {
    const next = round === before.round ? deal === before.deal + 1 : round === before.round + 1 && deal === 1;
    if (!next) return { what: "number", line, round, deal };
    before = { round, deal };
  }
  return null;
}

async function dealFault(dealt: Deal, seats: readonly string[], seed: Uint8Array): Promise<Fault | null> {
  const { line, round, deal } = dealt;
  const hands = seats.map((seat) => dealt.hands.get(seat) ?? []);
  const found = [...hands.flat(), ...dealt.boneyard];
  const tiles = tilesBefore(found, dealt.engine);
  const each = hands[0]?.length ?? 0;
  if (tiles === null || each === 0 || hands.some((hand) => hand.length !== each))
    return { what: "set", line, round, deal };
  const order = await shuffled(tiles, seed, { round: round - 1, deal: deal - 1, purpose: "deal" });
  const at = order.findIndex((tile, place) => tile !== found[place]);
  if (at < 0) return null;
  const seat = seats[Math.floor(at / each)];
  const name = seat === undefined ? "boneyard" : `hand ${seat}`;
  return { what: "deal", line, round, deal, name, expected: order[at] ?? "", found: found[at] ?? "" };
}

/** The tiles in ascending order: a whole set, with or without the engine. Null if they are no set. */
function tilesBefore(found: readonly string[], engine: string | null): string[] | null {
  const top = Math.max(...found.map((tile) => Number(tile.split("-")[0])));
  // The engine of the highest double is missing from its own set, but not the other tiles with its number.
  const whole = wholeSet(top);
  const tiles = found.length === whole.length ? whole : whole.filter((tile) => tile !== engine);
  const same = new Set(found).size === found.length && found.length === tiles.length;
  return same && tiles.every((tile) => found.includes(tile)) ? tiles : null;
}

async function flipFault(
  { line, round, flip, discards, order }: Flip,
  seed: Uint8Array,
): Promise<Fault | null> {
  const due = await shuffled(discards, seed, { round: round - 1, deal: flip, purpose: "flip" });
  return due.join() === order.join() ? null : { what: "flip", line, round, flip };
}
