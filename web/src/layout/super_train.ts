/** The Super Train lies apart from the hub and grows at both its ends. */

import type { Trains, View } from "$messages";
import { halves, tileKey, turnedRound } from "./tiles";

export type SuperTrain = {
  /** Null until it has begun. */
  first: string | null;
  /** Both from the first tile outwards, as they lie seen from there; null where nothing can be laid. */
  left: string[] | null;
  right: string[];
};

export function isSuper(view: View): boolean {
  return view.sheet === "mexican-train-super";
}

export function superTrain(view: View, table: Trains): SuperTrain {
  const tiles = table.trains["M"] ?? [];
  const bothEnds = "ML" in table.ends || "M" in table.ends;
  if (tiles.length === 0) return { first: null, left: bothEnds ? [] : null, right: [] };
  const at = firstTile(view, tiles);
  const left = tiles.slice(0, at).reverse().map(turnedRound);
  return { first: tiles[at]!, left: "ML" in table.ends ? left : null, right: tiles.slice(at + 1) };
}

/** The train may pass the engine's number again, so the history says which tile was the first. */
function firstTile(view: View, tiles: readonly string[]): number {
  const laid = view.history.find((event) => event.event === "laid" && event.end === "M");
  const told = tiles.findIndex((tile) => laid?.tile != null && tileKey(tile) === tileKey(laid.tile));
  return told >= 0
    ? told
    : Math.max(
        0,
        tiles.findIndex((tile) => halves(tile)[0] === view.engine),
      );
}
