/** What a layout gives to whoever draws it. All lengths are CSS pixels of the stage, its origin at the top left. */

import type { Tree } from "./feet_tree";
import { box, type Box, type Extent } from "./geometry";

/** The middle of a tile, half of which is `u` long. `angle` is the way from its first half to its second, in
 *  degrees clockwise; 0 points to the right. `tile` is written as it lies ("6-2": the 6 is its first half). */
export type TileBox = {
  /** The tile itself, high half first: there is only one of it. */
  key: string;
  tile: string;
  x: number;
  y: number;
  u: number;
  angle: number;
  /** Whose train it belongs to: a seat, "M" or "P", null in Chickenfoot. */
  of: string | null;
};

export function boxOf(tile: Pick<TileBox, "x" | "y" | "u" | "angle">): Box {
  return box(tile.x, tile.y, tile.u, tile.u / 2, tile.angle);
}

/** Where a tile can be laid. `end` is its name in actions ("A", "M", "9"); `pips` the number it shows. */
export type Stop = {
  key: string;
  kind: "end" | "toe" | "arm" | "more";
  end: string;
  x: number;
  y: number;
  r: number;
  /** Of a "more" stop: how many tiles it stands for. Null before the reveal of Engine 191. */
  pips: number | null;
  seat: string | null;
  /** For a missing toe or a free arm: the outline of the tile that would lie there. */
  ghost: TileBox | null;
};

export type Line = { key: string; kind: "seat" | "shared" | "plain"; seat: string | null; d: string };

/** `x` is the side it is anchored to, `y` its top. Two rows of text where it stands beside its lane. */
export type Label = {
  key: string;
  seat: string | null;
  x: number;
  y: number;
  width: number;
  height: number;
  anchor: "start" | "middle" | "end";
  rows: 1 | 2;
};

/** An octagon; `r` is the distance of its sides. The engine lies in it with halves of `u`. */
export type Hub = { x: number; y: number; r: number; u: number; engine: number | null };

/** A row that belongs to one train, for dimming it as a whole on a phone. */
export type Lane = { of: string; ends: string[]; x: number; y: number; width: number; height: number };

/** The score yard of Engine 191, under its line. `more` tiles are not shown; their "+n" stands at `moreAt`. */
export type Shelf = {
  seat: string;
  x: number;
  y: number;
  width: number;
  height: number;
  total: number;
  tiles: TileBox[];
  more: number;
  moreAt: number;
};

export type Picture = {
  /** Higher than the stage where lanes would become too low for a thumb: then the stage scrolls. */
  width: number;
  height: number;
  u: number;
  /** Numbers instead of pips: the tiles are too small for pips. */
  numerals: boolean;
  tiles: TileBox[];
  stops: Stop[];
  lines: Line[];
  labels: Label[];
  hub: Hub | null;
  lanes: Lane[];
  shelves: Shelf[];
  /** Of a tree seen through a lens: what must be seen at first. The picture is then larger than the stage. */
  lens: Extent | null;
  /** What the next picture of the round goes by: the scale never grows, a tree keeps its tiles. */
  kept: Kept;
};

export type Kept = {
  round: number;
  stage: Stage;
  u: number;
  tree: Tree | null;
  origin: { x: number; y: number } | null;
};

export type Stage = { width: number; height: number; shape: "map" | "lanes" };

export function emptyPicture(round: number, stage: Stage, u: number): Picture {
  return {
    width: stage.width,
    height: stage.height,
    u,
    numerals: u < 20,
    tiles: [],
    stops: [],
    lines: [],
    labels: [],
    hub: null,
    lanes: [],
    shelves: [],
    lens: null,
    kept: { round, stage, u, tree: null, origin: null },
  };
}
