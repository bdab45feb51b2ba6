/** How a table in a list is named. */
import { called } from "../play/names";
import type { Listing } from "../wire/shapes";
import { has, t } from "../words/words.svelte";
import { levelName } from "./levels";

export function gameOf({ terms: { sheet } }: Listing): string {
  return has(`sheet-${sheet}`) ? t(`sheet-${sheet}`) : sheet;
}

/** Bots by the names that they have in the reader's language. */
export function namesOf({ names, terms }: Listing): string {
  const named = names.map((name, at) => called(name, terms.bots?.["ABCDEFGH".charAt(at)] ?? "", levelName));
  return named.filter((name) => name !== "").join(", ");
}
