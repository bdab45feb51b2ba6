/** The table as a picture: the same view, stage, viewer and picture before always give the same. */

import type { View } from "$messages";
import { layFeet } from "./feet";
import { layLanes } from "./lanes";
import { layLineLanes } from "./line_lanes";
import { layLines } from "./lines";
import type { Kept, Picture, Stage } from "./picture";
import { layTrains } from "./trains";

const SMALLEST_MAP = { width: 700, height: 400 };
const SMALLEST_TREE = { width: 860, height: 480 };

/** `before` is the last picture, if there was one. */
export function layOut(view: View, stage: Stage, viewer: string | null, before?: Picture | null): Picture {
  const kept = keptFor(view, stage, before);
  const { table } = view;
  const lanes = stage.shape === "lanes";
  if (table.family === "feet") return layFeet(view, table, stage, kept);
  if (table.family === "lines") {
    return lanes ? layLineLanes(view, table, stage, viewer) : layLines(view, table, stage, viewer, kept);
  }
  return lanes ? layLanes(view, table, stage, viewer) : layTrains(view, table, stage, viewer, kept);
}

/** A new round begins anew. In a window of another size tiles may become larger again, but a tree stays. */
function keptFor(view: View, stage: Stage, before?: Picture | null): Kept | null {
  if (!before || before.kept.round !== view.round) return null;
  const { width, height, shape } = before.kept.stage;
  if (shape !== stage.shape) return null;
  if (width === stage.width && height === stage.height) return before.kept;
  return { ...before.kept, u: Infinity, origin: null };
}

/** Lanes, or a lens, where a map would be too small to read. */
export function shapeFor(family: View["table"]["family"], width: number, height: number): Stage["shape"] {
  const least = family === "feet" ? SMALLEST_TREE : SMALLEST_MAP;
  return width < least.width || height < least.height ? "lanes" : "map";
}
