/** The player's own order of the hand. Nothing moves by itself: tiles that are drawn join at the end, tiles that
 *  are played leave, and all else stays where the player put it. */

import { tileName } from "../play/choice";

export const DIVIDER = "|";

/** `items` are tiles, high half first, and dividers; a tile in `flipped` is held with its low half up. */
export type Arrangement = { items: string[]; flipped: string[] };

export function arranged(tiles: readonly string[]): Arrangement {
  return { items: [...tiles], flipped: [] };
}

/** The same order for what the hand holds now; the very same where nothing has come or gone. */
export function broughtUpToDate(before: Arrangement, hand: readonly string[]): Arrangement {
  const held = new Set(hand);
  const kept = before.items.filter((item) => item === DIVIDER || held.has(item));
  const known = new Set(kept);
  const drawn = hand.filter((tile) => !known.has(tile));
  if (drawn.length === 0 && kept.length === before.items.length) return before;
  const items = [...kept, ...drawn];
  return { items, flipped: before.flipped.filter((tile) => held.has(tile)) };
}

/** The tiles between the dividers; groups that have become empty are left out. */
export function groups(arrangement: Arrangement): string[][] {
  const found: string[][] = [[]];
  for (const item of arrangement.items) {
    if (item === DIVIDER) found.push([]);
    else found[found.length - 1]?.push(item);
  }
  return found.filter((group) => group.length > 0);
}

/** Moves an item so that it stands before `place`, counted among all items as they were. */
export function moved(arrangement: Arrangement, item: string, place: number): Arrangement {
  const from = arrangement.items.indexOf(item);
  if (from < 0 || place === from || place === from + 1) return arrangement;
  const items = arrangement.items.filter((_, at) => at !== from);
  items.splice(place > from ? place - 1 : place, 0, item);
  return { ...arrangement, items };
}

export function turned(arrangement: Arrangement, tile: string): Arrangement {
  const { flipped } = arrangement;
  const without = flipped.filter((other) => other !== tile);
  return { ...arrangement, flipped: without.length < flipped.length ? without : [...flipped, tile] };
}

/** One divider after the tile, in place of the one that was there; where it stood already, none. */
export function dividedAfter(arrangement: Arrangement, tile: string): Arrangement {
  const at = arrangement.items.indexOf(tile);
  const there = arrangement.items[at + 1] === DIVIDER;
  const items = arrangement.items.filter((item) => item !== DIVIDER);
  if (!there) items.splice(items.indexOf(tile) + 1, 0, DIVIDER);
  return { ...arrangement, items };
}

/** How the tile is held: the half that is up, then the other. */
export function asHeld(arrangement: Arrangement, tile: string): string {
  return arrangement.flipped.includes(tile) ? tile.split("-").reverse().join("-") : tile;
}

// --- Sorting ---------------------------------------------------------------------------------------------------

const halves = (tile: string): [number, number] => {
  const [high = 0, low = 0] = tile.split("-").map(Number);
  return [high, low];
};
const isDouble = (tile: string): boolean => halves(tile)[0] === halves(tile)[1];

export function byNumber(hand: readonly string[]): Arrangement {
  const sorted = [...hand].sort((a, b) => halves(b)[0] - halves(a)[0] || halves(b)[1] - halves(a)[1]);
  return arranged(sorted);
}

export function doublesFirst(hand: readonly string[]): Arrangement {
  const sorted = byNumber(hand).items;
  const doubles = sorted.filter(isDouble);
  const others = sorted.filter((tile) => !isDouble(tile));
  const divider = doubles.length > 0 && others.length > 0 ? [DIVIDER] : [];
  return { items: [...doubles, ...divider, ...others], flipped: [] };
}

/** As the planner would lay them: the train, whose tiles are written as they lie, a divider, then the spare ones. */
export function asPlanned(hand: readonly string[], laid: readonly string[]): Arrangement {
  const train = laid.filter((tile) => hand.includes(tileName(tile)));
  const items = train.map(tileName);
  const spare = byNumber(hand.filter((tile) => !items.includes(tile))).items;
  const divider = items.length > 0 && spare.length > 0 ? [DIVIDER] : [];
  return {
    items: [...items, ...divider, ...spare],
    flipped: train.filter((tile) => tile !== tileName(tile)).map(tileName),
  };
}

// --- Kept on the device ----------------------------------------------------------------------------------------

export type Place = { table: string; seat: string; round: number };
type Kept = Arrangement & { round: number; at: number };
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const PREFIX = "boneyard.hand.";
const DAYS_KEPT = 30;

/** Where this browser keeps things; nowhere, where it allows none. */
export function deviceShelf(): Shelf {
  try {
    return globalThis.localStorage;
  } catch {
    return { length: 0, key: () => null, getItem: () => null, setItem: () => {}, removeItem: () => {} };
  }
}

/** What was kept for this hand; null where there is nothing, or nothing of this round. */
export function keptArrangement(shelf: Shelf, place: Place): Arrangement | null {
  const kept = read(shelf, PREFIX + place.table + "." + place.seat);
  return kept?.round === place.round ? { items: kept.items, flipped: kept.flipped } : null;
}

export function keep(shelf: Shelf, place: Place, arrangement: Arrangement): void {
  const kept: Kept = { ...arrangement, round: place.round, at: Date.now() };
  try {
    shelf.setItem(PREFIX + place.table + "." + place.seat, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage costs the order after a reload, and nothing else.
  }
}

/** Forgets the hands of tables that nobody has come back to. */
export function clearOut(shelf: Shelf): void {
  const old = Date.now() - DAYS_KEPT * 86_400_000;
  const keys = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? "");
  for (const key of keys.filter((name) => name.startsWith(PREFIX))) {
    if ((read(shelf, key)?.at ?? 0) < old) shelf.removeItem(key);
  }
}

function read(shelf: Shelf, key: string): Kept | null {
  try {
    const found: unknown = JSON.parse(shelf.getItem(key) ?? "null");
    return isKept(found) ? found : null;
  } catch {
    return null;
  }
}

function isKept(found: unknown): found is Kept {
  if (typeof found !== "object" || found === null) return false;
  const { items, flipped, round, at } = found as Record<string, unknown>;
  return isTexts(items) && isTexts(flipped) && typeof round === "number" && typeof at === "number";
}

function isTexts(found: unknown): found is string[] {
  return Array.isArray(found) && found.every((item) => typeof item === "string");
}
