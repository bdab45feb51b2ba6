/** The hand beside the own train or line. */
import type { View } from "$messages";

import { asHeld, type Arrangement } from "./arrangement";

/** The number that the own train or line shows; null where there is none. */
export function ownEnd(view: View, seat: string): number | null {
  if (view.table.family === "feet") return null;
  return view.table.ends[seat] ?? view.engine;
}

/** Do these tiles, as they are held, follow one another from that number? */
export function followsFrom(end: number | null, tiles: readonly string[], arrangement: Arrangement): boolean {
  let shows = String(end);
  for (const tile of tiles) {
    const [near, far] = asHeld(arrangement, tile).split("-");
    if (near !== shows) return false;
    shows = far ?? "";
  }
  return end !== null;
}
