/** What this device remembers between two evenings. What cannot be read is as if it were not there. */
import { keep, kept } from "../wire/storage";
import type { Options } from "./house_rules";

const NAME = "boneyard.name";
const SAVED = "boneyard.house-rules";
const LAST = "boneyard.last-rules";
const MADE = "boneyard.made";
/** Older tables of our own are forgotten. */
const MOST_MADE = 500;

export type SavedRules = { name: string; sheet: string; options: Options };

export function readKept<T>(key: string, otherwise: T, fits: (found: unknown) => boolean): T {
  try {
    const found: unknown = JSON.parse(kept(key) ?? "null");
    return fits(found) ? (found as T) : otherwise;
  } catch {
    return otherwise;
  }
}

const isRecord = (found: unknown): boolean =>
  typeof found === "object" && found !== null && !Array.isArray(found);

export const ownName = (): string => kept(NAME) ?? "";
export const keepName = (name: string): void => keep(NAME, name.trim());

/** House rules that were saved under a name. */
export const savedRules = (): SavedRules[] => readKept<SavedRules[]>(SAVED, [], Array.isArray);

/** A second set of the same name for the same box takes the place of the first. */
export function saveRules(rules: SavedRules): void {
  keep(SAVED, JSON.stringify([...without(rules), rules]));
}

export function forgetRules(rules: SavedRules): void {
  keep(SAVED, JSON.stringify(without(rules)));
}

function without({ name, sheet }: SavedRules): SavedRules[] {
  return savedRules().filter((other) => other.name !== name || other.sheet !== sheet);
}

/** The house rules of the last table with this box at which we sat; null if there was none. */
export function lastRules(sheet: string): Options | null {
  return readKept<Record<string, Options>>(LAST, {}, isRecord)[sheet] ?? null;
}

export function keepLastRules(sheet: string, options: Options): void {
  const all = readKept<Record<string, Options>>(LAST, {}, isRecord);
  keep(LAST, JSON.stringify({ ...all, [sheet]: options }));
}

/** Did we make this table? Only then can we delete it. */
export const madeHere = (table: string): boolean => made().includes(table);

export function keepMade(table: string): void {
  keep(MADE, JSON.stringify([...made().filter((other) => other !== table), table].slice(-MOST_MADE)));
}

function made(): string[] {
  return readKept<string[]>(MADE, [], Array.isArray);
}
