/** Finished games that this device can show without a network: the list, and the rounds that were looked at. */
import type { Replay } from "../replay/shapes";
import { keep, kept } from "../wire/storage";
import type { Listing } from "../wire/shapes";

const LIST = "boneyard.past-games";
/** Older ones are forgotten. */
const MOST_GAMES = 200;
const MOST_ROUNDS = 60;
const BASE = "boneyard";
const STORES = ["rounds", "records"] as const;
type Store = (typeof STORES)[number];

/** The games that the server named last; the newest first. */
export function pastGames(): Listing[] {
  try {
    const found: unknown = JSON.parse(kept(LIST) ?? "[]");
    return Array.isArray(found) ? (found as Listing[]) : [];
  } catch {
    return [];
  }
}

/** What the server has said takes the place of what we knew; games that it did not name stay. */
export function rememberGames(games: readonly Listing[]): void {
  const named = new Set(games.map((game) => game.table));
  const all = [...games, ...pastGames().filter((game) => !named.has(game.table))];
  const newest = all.toSorted((one, other) => other.made_at - one.made_at).slice(0, MOST_GAMES);
  keep(LIST, JSON.stringify(newest));
}

export async function forgetGame(table: string): Promise<void> {
  keep(LIST, JSON.stringify(pastGames().filter((game) => game.table !== table)));
  await quietly(async (base) => {
    for (const store of STORES) {
      const keys = await answer(base.transaction(store).objectStore(store).getAllKeys());
      const own = keys.filter((key) => key === table || String(key).startsWith(`${table} `));
      const writing = base.transaction(store, "readwrite").objectStore(store);
      await Promise.all(own.map((key) => answer(writing.delete(key))));
    }
  });
}

// --- What was looked at ------------------------------------------------------------------------------------

export const keepRound = (table: string, replay: Replay): Promise<void> =>
  put("rounds", roundKey(table, replay.round, replay.seen_by), replay);

export const keptRound = (table: string, round: number, seenBy: string | null): Promise<Replay | null> =>
  get<Replay>("rounds", roundKey(table, round, seenBy));

export const keepRecord = (table: string, record: string): Promise<void> => put("records", table, record);

export const keptRecord = (table: string): Promise<string | null> => get<string>("records", table);

function roundKey(table: string, round: number, seenBy: string | null): string {
  return `${table} ${round} ${seenBy ?? ""}`;
}

type Kept = { at: number; value: unknown };

async function put(store: Store, key: string, value: unknown): Promise<void> {
  await quietly(async (base) => {
    const entry: Kept = { at: Date.now(), value };
    await answer(base.transaction(store, "readwrite").objectStore(store).put(entry, key));
    await makeRoom(base, store);
  });
}

async function get<T>(store: Store, key: string): Promise<T | null> {
  const found = await quietly<Kept | undefined>((base) =>
    answer(base.transaction(store).objectStore(store).get(key)),
  );
  return (found?.value as T | undefined) ?? null;
}

/** The oldest go first. */
async function makeRoom(base: IDBDatabase, store: Store): Promise<void> {
  const objects = base.transaction(store, "readwrite").objectStore(store);
  const many = await answer(objects.count());
  if (many <= MOST_ROUNDS) return;
  const keys = await answer(objects.index("at").getAllKeys(null, many - MOST_ROUNDS));
  await Promise.all(keys.map((key) => answer(objects.delete(key))));
}

/** A private window, a full disk: then nothing is kept, and nothing else is lost. */
async function quietly<T>(work: (base: IDBDatabase) => Promise<T>): Promise<T | undefined> {
  if (typeof indexedDB === "undefined") return undefined;
  try {
    const base = await opened();
    try {
      return await work(base);
    } finally {
      base.close();
    }
  } catch {
    return undefined;
  }
}

async function opened(): Promise<IDBDatabase> {
  const asked = indexedDB.open(BASE, 1);
  asked.onupgradeneeded = () => {
    for (const store of STORES) asked.result.createObjectStore(store).createIndex("at", "at");
  };
  return await answer(asked);
}

function answer<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("the browser keeps nothing"));
  });
}
