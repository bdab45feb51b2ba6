/** What the server promised before a deal, and what we added to it: with these a proof can be checked later. */
import { keep, kept } from "./storage";

const KEY = "boneyard.commitments";
/** Older ones are forgotten. */
const MOST = 200;

export type Promised = { commitment: string; nonces: Record<string, string> };

/** Of a table; null if we were not there when its match began. */
export function promised(table: string): Promised | null {
  return all()[table] ?? null;
}

/** The first commitment that we see counts: one that changes later is what a proof must not agree with. */
export function remember(table: string, commitment: string, seat: string, nonce: string): void {
  const known = all();
  const before = known[table] ?? { commitment, nonces: {} };
  delete known[table];
  known[table] = { commitment: before.commitment, nonces: { ...before.nonces, [seat]: nonce } };
  keep(KEY, JSON.stringify(Object.fromEntries(Object.entries(known).slice(-MOST))));
}

/** 32 hexadecimal digits that nobody could guess. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function all(): Record<string, Promised> {
  try {
    return (JSON.parse(kept(KEY) ?? "{}") ?? {}) as Record<string, Promised>;
  } catch {
    return {};
  }
}
