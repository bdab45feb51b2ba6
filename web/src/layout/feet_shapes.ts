/** Where tiles of Chickenfoot can lie beside each other. Lengths in halves of a tile; eight ways, 0 to the right, on
 *  clockwise by 45° each. */

import { box, type Box, type Disc } from "./geometry";

export type Point = readonly [number, number];

export const GAP = 0.09;
export const STOP = 0.78;
const STOP_GAP = 0.12;
/** The octagon around the spinner. */
export const HUB = 1.75;

const TURN = 45;
const WAYS: readonly Point[] = Array.from({ length: 8 }, (_, way) => {
  const angle = (way * Math.PI) / 4;
  return [rounded(Math.cos(angle)), rounded(Math.sin(angle))];
});

function rounded(length: number): number {
  return Math.round(length * 1e9) / 1e9;
}

export function turned(way: number, by: number): number {
  return (way + by + 8) % 8;
}

export function vector(way: number): Point {
  return WAYS[way]!;
}

export function along([x, y]: Point, way: number, length: number): Point {
  const [dx, dy] = WAYS[way]!;
  return [x + dx * length, y + dy * length];
}

/** To the right of the way. */
function across(way: number): Point {
  const [dx, dy] = WAYS[way]!;
  return [-dy, dx];
}

/** The middle of the near side of a tile that follows an end at `at`, turned by so many times 45°. */
export function joined(at: Point, way: number, turn: number): Point {
  if (turn === 0) return along(at, way, GAP);
  const next = turned(way, turn);
  // A proper domino corner: the new tile lies beside the last half.
  if (Math.abs(turn) === 2) return along(along(at, way, -0.5), next, 0.5 + GAP);
  // The inner corners touch.
  const side = 0.5 * Math.sign(turn);
  const [oldX, oldY] = across(way);
  const [newX, newY] = across(next);
  const [x1, y1] = WAYS[way]!;
  const [x2, y2] = WAYS[next]!;
  const length = Math.hypot(x1 + x2, y1 + y2);
  return [
    at[0] + side * (oldX - newX) + (GAP * (x1 + x2)) / length,
    at[1] + side * (oldY - newY) + (GAP * (y1 + y2)) / length,
  ];
}

/** `near` is the middle of its near side. */
export function tileAt(near: Point, way: number): Box {
  const [x, y] = along(near, way, 1);
  return box(x, y, 1, 0.5, way * TURN);
}

/** Doubles lie crosswise. */
export function doubleAt(near: Point, way: number): Box {
  const [x, y] = along(near, way, 0.5);
  return box(x, y, 1, 0.5, (way + 2) * TURN);
}

export function stopAt(end: Point, way: number): Disc {
  const [x, y] = along(end, way, STOP + STOP_GAP);
  return { x, y, r: STOP };
}

export type Slot = { near: Point; way: number };

/** The three toes of a crosswise double whose far side has its middle at `at`. */
export function toesAt(at: Point, way: number): Slot[] {
  const [dx, dy] = across(way);
  const corner = (turn: number): Slot => {
    const toe = turned(way, turn);
    return { near: along([at[0] + turn * dx, at[1] + turn * dy], toe, GAP), way: toe };
  };
  return [{ near: along(at, way, GAP), way }, corner(-1), corner(1)];
}

/** A toe, or the tile of an arm, with its stop. */
export function slotBox(slot: Slot): Box {
  return tileAt(slot.near, slot.way);
}

export function slotEnd(slot: Slot): Point {
  return along(slot.near, slot.way, 2);
}

export function slotStop(slot: Slot): Disc {
  return stopAt(slotEnd(slot), slot.way);
}
