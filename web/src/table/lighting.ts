/** Which ends light up. */

import type { View } from "$messages";
import type { Stop } from "../layout/picture";

/** While a foot is open its number is to be laid at its missing toes; elsewhere it has to wait. */
export function lightsUp(stop: Stop, view: View, usable: readonly string[]): boolean {
  if (stop.kind === "more" || !usable.includes(stop.end)) return false;
  const foot = view.table.family === "feet" ? view.table.foot : null;
  return foot === null || stop.kind === "toe";
}
