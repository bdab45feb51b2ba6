/** What a lens shows of a picture, and where something small covers least of it. */

import { around, extentOf, extentOfDisc, type Extent } from "../layout/geometry";
import { boxOf, type Picture, type Stop } from "../layout/picture";
import { clamp } from "../layout/scale";

export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";
type Frame = { x: number; y: number; width: number; height: number };
type Size = { width: number; height: number };

/** What must be seen keeps this far from the edge of the lens: the halo of an end has room. */
const AROUND = 16;
/** Where the whole tree is seen, a finger that aims at an outer end stays inside the lens. */
const OUTSIDE = 10;
/** A lens steps back no further: from there pips, or the numbers of a small phone, can still be read. */
const FURTHEST = 0.8;
/** What stands in a corner keeps this far from the edges, and from what lies beside it. */
const BESIDE = 14;

/** What it costs to cover something. An end that lights up outweighs everything else. */
const LIT = 1000;
const END = 3;
const TILE = 1;

/** The whole tree, if the lens can show all of it, from a step back where need be; `scale` is then below 1. */
export function wholeIn(picture: Picture, lens: Size): { extent: Extent; scale: number } | null {
  const things = weighed(picture, () => false).map(([extent]) => extent);
  if (picture.hub) things.push(extentOfDisc(picture.hub));
  const [first, ...others] = things;
  if (first === undefined) return null;
  const extent = others.reduce(around, first);
  const scale = Math.min(
    1,
    lens.width / (extent.right - extent.left + 2 * OUTSIDE),
    lens.height / (extent.bottom - extent.top + 2 * OUTSIDE),
  );
  return scale < FURTHEST ? null : { extent, scale };
}

/** The middle of a lens that shows all of `wanted`, and as much of the rest as it can. */
export function lookAt(wanted: Extent, lens: Size, whole: Size): { x: number; y: number } {
  return {
    x: middle(wanted.left - AROUND, wanted.right + AROUND, lens.width, whole.width),
    y: middle(wanted.top - AROUND, wanted.bottom + AROUND, lens.height, whole.height),
  };
}

function middle(from: number, to: number, length: number, whole: number): number {
  if (to - from > length) return (from + to) / 2;
  return clamp(to - length / 2, whole / 2, from + length / 2);
}

/** The nearest end that lights up; null where one is seen whole already, or none lights up. */
export function nearestHidden(picture: Picture, seen: Frame, isLit: (stop: Stop) => boolean): Extent | null {
  const lit = picture.stops.filter(isLit);
  if (lit.some((stop) => isInside(extentOfDisc(stop), seen))) return null;
  const far = ({ x, y }: Stop): number =>
    Math.hypot(x - seen.x - seen.width / 2, y - seen.y - seen.height / 2);
  const [nearest] = lit.toSorted((one, other) => far(one) - far(other));
  return nearest === undefined ? null : extentOfDisc(nearest);
}

function isInside(thing: Extent, { x, y, width, height }: Frame): boolean {
  return thing.left >= x && thing.right <= x + width && thing.top >= y && thing.bottom <= y + height;
}

/** Null where every corner covers an end that lights up. */
export function emptiestCorner(
  picture: Picture,
  seen: Frame,
  size: Size,
  isLit: (stop: Stop) => boolean,
): Corner | null {
  return leastCovered(picture, seen, size, isLit)?.corner ?? null;
}

/** The largest of the sizes that covers nothing in some corner, or else the smallest where it covers least. */
export function roomIn<S extends Size>(
  picture: Picture,
  seen: Frame,
  sizes: readonly S[],
  isLit: (stop: Stop) => boolean,
): { corner: Corner; size: S } | null {
  const places = sizes.flatMap((size) => {
    const place = leastCovered(picture, seen, size, isLit);
    return place === null ? [] : [{ ...place, size }];
  });
  return places.find(({ covered }) => covered === 0) ?? places.at(-1) ?? null;
}

function leastCovered(
  picture: Picture,
  seen: Frame,
  { width, height }: Size,
  isLit: (stop: Stop) => boolean,
): { corner: Corner; covered: number } | null {
  const things = weighed(picture, isLit);
  const left = { left: seen.x, right: seen.x + width + BESIDE };
  const right = { left: seen.x + seen.width - width - BESIDE, right: seen.x + seen.width };
  const top = { top: seen.y, bottom: seen.y + height + BESIDE };
  const bottom = { top: seen.y + seen.height - height - BESIDE, bottom: seen.y + seen.height };
  const corners: [Corner, Extent][] = [
    ["top-left", { ...left, ...top }],
    ["top-right", { ...right, ...top }],
    ["bottom-left", { ...left, ...bottom }],
    ["bottom-right", { ...right, ...bottom }],
  ];
  let best: { corner: Corner; covered: number } | null = null;
  for (const [corner, extent] of corners) {
    const covered = things.reduce((sum, [thing, weight]) => sum + (meet(thing, extent) ? weight : 0), 0);
    if (covered < (best?.covered ?? LIT)) best = { corner, covered };
  }
  return best;
}

/** A missing toe is an end with the outline of its tile. */
function weighed(picture: Picture, isLit: (stop: Stop) => boolean): [Extent, number][] {
  const tiles = picture.tiles.map((tile): [Extent, number] => [extentOf(boxOf(tile)), TILE]);
  const ends = picture.stops.flatMap((stop): [Extent, number][] => {
    const weight = isLit(stop) ? LIT : END;
    const ghosts = stop.ghost ? [extentOf(boxOf(stop.ghost))] : [];
    return [extentOfDisc(stop), ...ghosts].map((extent) => [extent, weight]);
  });
  return [...tiles, ...ends];
}

function meet(one: Extent, other: Extent): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
