/** Which of several places leaves a tree of Chickenfoot most room to grow. */

import type { Placed } from "$messages";
import {
  along,
  doubleAt,
  joined,
  slotBox,
  slotEnd,
  slotStop,
  stopAt,
  tileAt,
  toesAt,
  turned,
  type Point,
  type Slot,
} from "./feet_shapes";
import type { End, Growth, Tree } from "./feet_tree";
import { boxesDepth, discDepth, type Box, type Disc } from "./geometry";
import { isDouble, pipsOf } from "./tiles";

/** A place for a tile; `key` is the end that it closes. */
export type Choice = {
  key: string;
  box: Box;
  way: number;
  /** The middle of its far side. */
  end: Point;
  toes: Slot[];
  turn: number;
  connector: { box: Box; from: Point; to: Point } | null;
};

const PER_TURN = 0.25;
const CORNER = 0.4;
const DIAGONAL = 0.22;
/** Filling the arms of the spinner in order looks calmer. */
const PER_ARM = 0.6;
const NO_TILE = 6;
const NO_FOOT = 2.2;
const NEARBY = 10;
const TURNS = [0, 1, -1];
const ALL_TURNS = [0, 1, -1, 2, -2];

export function best(tree: Tree, placed: Placed, choices: readonly Choice[], growth: Growth): Choice {
  const number = tree.lying.length;
  const before = roomBefore(tree);
  let most = -Infinity;
  let chosen = choices[0]!;
  for (const choice of choices) {
    const score = scoreOf(tree, placed, choice, growth, before, number) + growth.noise();
    if (score > most) [most, chosen] = [score, choice];
  }
  return chosen;
}

/** Ends that will have to carry many tiles count more. */
function weightOf(growth: Growth, tile: number): number {
  return 1 + Math.min(4, (growth.need[tile] ?? 0) / 4);
}

function worth(freedom: number): number {
  return Math.log(0.6 + freedom);
}

function scoreOf(
  tree: Tree,
  placed: Placed,
  choice: Choice,
  growth: Growth,
  before: Map<string, HasRoom>,
  number: number,
): number {
  const { ground } = tree;
  const closed = tree.ends.get(choice.key)!;
  const boxes = [choice.box, ...choice.toes.map(slotBox)];
  for (const one of boxes) ground.imagine(one, 1);
  let score = ownWorth(tree, choice) * weightOf(growth, number);
  for (const end of tree.ends.values()) {
    if (end === closed) continue;
    const weight = end.kind === "end" ? weightOf(growth, end.on) : 1;
    score += weight * worth(ground.freedom(end.at, end.way));
    score -= weight * lostRoom(tree, end, boxes, choice, before.get(end.key)!);
  }
  for (const one of boxes) ground.imagine(one, -1);
  return score - ownLack(tree, placed, choice, boxes) - looks(choice);
}

function ownWorth(tree: Tree, choice: Choice): number {
  if (choice.toes.length === 0) return worth(tree.ground.freedom(choice.end, choice.way));
  const toes = choice.toes.map((toe) => worth(tree.ground.freedom(slotEnd(toe), toe.way)));
  return toes.reduce((sum, one) => sum + one, 0) * 0.9;
}

function looks(choice: Choice): number {
  const turns = Math.abs(choice.turn);
  const arm = choice.key.startsWith("arm") ? Number(choice.key.slice(4)) * PER_ARM : 0;
  return PER_TURN * turns + (turns === 2 ? CORNER : 0) + (choice.way % 2 ? DIAGONAL : 0) + arm;
}

// --- Room for the next tile, and for a foot -----------------------------------------------------------------

type HasRoom = { tile: boolean; foot: boolean };

function roomBefore(tree: Tree): Map<string, HasRoom> {
  return new Map(
    [...tree.ends.values()].map((end) => [
      end.key,
      end.kind === "end"
        ? {
            tile: roomForTile(tree, end, [], TURNS),
            foot: needsFoot(tree, end.pips) && roomForFoot(tree, end, []),
          }
        : { tile: false, foot: false },
    ]),
  );
}

/** There is one double of each number. */
function needsFoot(tree: Tree, pips: number): boolean {
  return !tree.doubles.has(pips);
}

/** What an end that had room loses by these boxes. Slots are reserved, so they lose nothing. */
function lostRoom(tree: Tree, end: End, boxes: Box[], choice: Choice, before: HasRoom): number {
  const dx = end.at[0] - choice.box.x;
  const dy = end.at[1] - choice.box.y;
  if (end.kind !== "end" || dx * dx + dy * dy > NEARBY * NEARBY) return 0;
  let lost = 0;
  if (before.tile && !roomForTile(tree, end, boxes, TURNS)) lost += NO_TILE;
  if (before.foot && !roomForFoot(tree, end, boxes)) lost += NO_FOOT;
  return lost;
}

/** What the new ends lack from the beginning. */
function ownLack(tree: Tree, placed: Placed, choice: Choice, boxes: Box[]): number {
  if (!isDouble(placed.tile)) {
    const end = { key: choice.key, at: choice.end, way: choice.way };
    if (!roomForTile(tree, end, [], TURNS)) return NO_TILE;
    const lacks = needsFoot(tree, pipsOf(placed.tile) - placed.near) && !roomForFoot(tree, end, []);
    return lacks ? NO_FOOT : 0;
  }
  const stuck = choice.toes.filter((toe, place) => {
    const others = boxes.filter((_, box) => box !== place + 1);
    return !roomForTile(tree, { key: choice.key, at: slotEnd(toe), way: toe.way }, others, ALL_TURNS);
  });
  return stuck.length * NO_TILE * 0.5;
}

type Open = Pick<End, "key" | "at" | "way">;

function roomForTile(tree: Tree, end: Open, boxes: Box[], turns: readonly number[]): boolean {
  return turns.some((turn) => {
    const way = turned(end.way, turn);
    const near = joined(end.at, end.way, turn);
    return (
      freeBox(tree, tileAt(near, way), end.key, boxes) &&
      freeStop(tree, stopAt(along(near, way, 2), way), end.key, boxes)
    );
  });
}

function roomForFoot(tree: Tree, end: Open, boxes: Box[]): boolean {
  return TURNS.some((turn) => {
    const way = turned(end.way, turn);
    const near = joined(end.at, end.way, turn);
    if (!freeBox(tree, doubleAt(near, way), end.key, boxes)) return false;
    return toesAt(along(near, way, 1), way).every(
      (toe) => freeBox(tree, slotBox(toe), end.key, boxes) && freeStop(tree, slotStop(toe), end.key, boxes),
    );
  });
}

function freeBox(tree: Tree, box: Box, key: string, boxes: Box[]): boolean {
  return !boxes.some((one) => boxesDepth(one, box) > -0.04) && tree.ground.freeForTile(box, key);
}

function freeStop(tree: Tree, disc: Disc, key: string, boxes: Box[]): boolean {
  return !boxes.some((one) => discDepth(disc, one) > -0.02) && tree.ground.freeForStop(disc, key);
}
