/** Where the small map covers least of what the lens shows. */

import type { Picture } from "../layout/picture";

export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";
type Frame = { x: number; y: number; width: number; height: number };

const MARGIN = 24;

export function emptiestCorner(picture: Picture, seen: Frame, width: number, height: number): Corner {
  const corners: [Corner, number, number][] = [
    ["top-left", seen.x, seen.y],
    ["top-right", seen.x + seen.width - width, seen.y],
    ["bottom-left", seen.x, seen.y + seen.height - height],
    ["bottom-right", seen.x + seen.width - width, seen.y + seen.height - height],
  ];
  const things = [...picture.tiles, ...picture.stops, ...picture.stops.flatMap((stop) => stop.ghost ?? [])];
  let best: Corner = "top-left";
  let fewest = Infinity;
  for (const [corner, x, y] of corners) {
    const covered = things.filter(
      (thing) =>
        thing.x > x - MARGIN &&
        thing.x < x + width + MARGIN &&
        thing.y > y - MARGIN &&
        thing.y < y + height + MARGIN,
    ).length;
    if (covered < fewest) [best, fewest] = [corner, covered];
  }
  return best;
}
