/** Where a tile that has just been laid comes from. */

import type { View } from "$messages";
import type { Picture, TileBox } from "../layout/picture";

/** More new tiles than this at once are not a move but a table that was away: they are just there. */
const MOST = 2;

export function arrivals(before: Picture | null, now: Picture): Set<string> {
  if (before === null || before.kept.round !== now.kept.round) return new Set();
  const known = new Set(before.tiles.map((box) => box.key));
  const fresh = now.tiles.filter((box) => !known.has(box.key)).map((box) => box.key);
  return new Set(fresh.length <= MOST ? fresh : []);
}

/** Seen from where it lies: one's own tiles come from the hand below, the others' from their names. */
export function originOf(
  box: TileBox,
  picture: Picture,
  view: View,
  viewer: string | null,
): { x: number; y: number } {
  const seat = view.history.findLast((event) => event.event === "laid")?.seat ?? null;
  const label = seat === viewer ? undefined : picture.labels.find((one) => one.seat === seat);
  const middle = picture.width / 2;
  const from = label
    ? { x: label.x, y: label.y }
    : { x: middle, y: seat === viewer ? picture.height + 40 : -40 };
  return { x: from.x - box.x, y: from.y - box.y };
}
