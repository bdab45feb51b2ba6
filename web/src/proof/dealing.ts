/** Every deal follows from the seed: docs/dealing.md, sections 1 to 4, with nothing but SHA-256. */

/** The purpose of a stream: tiles are dealt, or the discards of Engine 191 are turned over. */
export type Purpose = "deal" | "flip";

/** Which shuffle of a match it is. Both count from 0, but for flips, of which the first of a round is 1. */
export type Shuffle = { round: number; deal: number; purpose: Purpose };

const TITLE = "boneyard deal 1";
const encoder = new TextEncoder();

export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(bytes)));
}

export async function sha256OfText(text: string): Promise<string> {
  return hex(await sha256(encoder.encode(text)));
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** A set in ascending order, the high half first: 0-0, 1-0, 1-1, 2-0 … */
export function wholeSet(top: number): string[] {
  const halves = Array.from({ length: top + 1 }, (_, pips) => pips);
  return halves.flatMap((high) => halves.slice(0, high + 1).map((low) => `${high}-${low}`));
}

/** The tiles in the order that the seed gives them. */
export async function shuffled(
  tiles: readonly string[],
  seed: Uint8Array,
  which: Shuffle,
): Promise<string[]> {
  const chance = new Chance(prefix(seed, which));
  const order = [...tiles];
  for (let place = order.length - 1; place > 0; place -= 1) {
    const other = await chance.below(place + 1);
    [order[place], order[other]] = [order[other]!, order[place]!];
  }
  return order;
}

export function prefix(seed: Uint8Array, { round, deal, purpose }: Shuffle): Uint8Array {
  const said = encoder.encode(purpose);
  return joined(
    encoder.encode(TITLE),
    ...[number(seed.length, 4), seed, number(round, 4), number(deal, 4), number(said.length, 4), said],
  );
}

/** The bytes of a stream, one after the other. */
export class Chance {
  #blocks = 0;
  #bytes: number[] = [];

  constructor(private readonly prefix: Uint8Array) {}

  /** Bytes that would make some numbers likelier than others are thrown away. */
  async below(limit: number): Promise<number> {
    const usable = 256 - (256 % limit);
    let byte = await this.#next();
    while (byte >= usable) byte = await this.#next();
    return byte % limit;
  }

  async #next(): Promise<number> {
    if (this.#bytes.length === 0) this.#bytes = [...(await this.#block())];
    return this.#bytes.shift()!;
  }

  async #block(): Promise<Uint8Array> {
    const block = await sha256(joined(this.prefix, number(this.#blocks, 8)));
    this.#blocks += 1;
    return block;
  }
}

/** Unsigned and big-endian. */
function number(value: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  new DataView(bytes.buffer).setUint32(length - 4, value);
  return bytes;
}

function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
